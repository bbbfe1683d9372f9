"""The files of a package and what each imports, read from the sources.

``import-linter`` sees imports between modules too, but not where a file of a package imports back
from another: a circle of files is what this looks for. Imports inside functions and under
``TYPE_CHECKING`` count: who reads one file of a circle has to read all of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    """The names of all modules that may be meant: ``from a import b`` names ``a`` and ``a.b``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def import_graph(package: Path) -> dict[str, set[str]]:
    """The modules of a package by name, each with those of the package that its file imports."""
    files = {
        ".".join((package.name, *path.relative_to(package).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): path
        for path in sorted(package.rglob("*.py"))
    }
    return {
        name: {other for other in imported(parsed(path)) if other in files and other != name}
        for name, path in files.items()
    }


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules of which each leads to every other, and so back to itself."""
    left = {name: set(others) for name, others in graph.items()}
    found: list[list[str]] = []
    while left:
        start = next(iter(left))
        group = _reached(left, start) & _reached(_turned(left), start)
        if len(group) > 1:
            found.append(sorted(group))
        left = {name: others - group for name, others in left.items() if name not in group}
    return sorted(found)


def _reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """What can be reached from a module, itself among it."""
    seen, waiting = {start}, [start]
    while waiting:
        for other in graph[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


def _turned(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    turned: dict[str, set[str]] = {name: set() for name in graph}
    for name, others in graph.items():
        for other in others:
            turned[other].add(name)
    return turned
