"""What each fault carries where it is raised: read from the sources, for no run meets them all.

A sentence may name nothing else: with a fault that answered every name, none could be wrong.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parents[2] / "dealer_trainer"
_ADDED_LATER: Final = {"StakeFault": {"place"}}
"""What whoever hands such a fault on adds to it: the reader knows where the stake stands."""


def carried(kinds: type[Enum]) -> dict[str, set[frozenset[str]]]:
    """Of each kind by its name, the names that its data have, at each place where it is raised."""
    found: dict[str, set[frozenset[str]]] = {}
    for kind, names in _raised(kinds.__name__):
        found.setdefault(kind, set()).add(names)
    return found


@cache
def _functions() -> tuple[ast.FunctionDef, ...]:
    return tuple(
        node
        for path in sorted(_PACKAGE.rglob("*.py"))
        if path.relative_to(_PACKAGE).parts[0] != "text"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )


def _raised(enum: str) -> Iterator[tuple[str, frozenset[str]]]:
    for function in _functions():
        assigned = _assigned(function)
        for call in ast.walk(function):
            if not isinstance(call, ast.Call):
                continue
            given = [each for argument in call.args for each in _meant(argument, assigned)]
            names = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            names |= {
                str(key.value)
                for each in given
                if isinstance(each, ast.Dict)
                for key in each.keys
                if isinstance(key, ast.Constant)
            }
            if isinstance(call.func, ast.Name):
                names |= _ADDED_LATER.get(call.func.id, set())
            for each in given:
                if isinstance(each, ast.Attribute) and ast.unparse(each.value) == enum:
                    yield each.attr, frozenset(names)


def _assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What each local name of a function may stand for."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _meant(argument: ast.expr, assigned: dict[str, list[ast.expr]]) -> Iterator[ast.expr]:
    """What an argument may be: itself, each branch of a choice, what its local name stands for."""
    values = assigned.get(argument.id, ()) if isinstance(argument, ast.Name) else (argument,)
    for value in values:
        yield from (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)
