from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
TESTS: Final = Path(__file__).resolve().parents[1]
HASTE: Final = {"sleep", "qWait", "perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns"}
BY_THE_CLOCK: Final = {
    "patience.py": "the one place that waits for signs, and gives up at last",
    "storage/killing.py": "kills at moments by chance, each of which is as good as another",
    "ui/fitting.py": "looks again and again, and waits at most where a text is cut",
    "keyboards/record.py": "records by hand, at a real X server",
}


def timed_calls(source: str) -> Iterator[int]:
    """The lines where a test waits for a while, or looks at a clock that goes on without it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in HASTE:
                yield node.lineno


def test_no_test_depends_on_how_fast_the_machine_is() -> None:
    """What takes long is measured by the processor's time; what comes is waited for by its sign."""
    found = [
        f"{name}:{line}"
        for file in sorted(TESTS.rglob("*.py"))
        if (name := file.relative_to(TESTS).as_posix()) not in BY_THE_CLOCK
        and not name.startswith("benchmarks/")
        for line in timed_calls(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("import time\ntime.sleep(2)", [2]),
        ("QTest.qWait(50)", [1]),
        ("start = perf_counter()", [1]),
        ("start = time.process_time()", []),
        ("code = 'time.sleep(60)'", []),
    ],
)
def test_waiting_for_a_while_is_found(source: str, lines: list[int]) -> None:
    assert list(timed_calls(source)) == lines


EXCUSED: Final = "# private: "
"""What a comment begins with that says why a test uses a private name of the code."""
BY_NAME: Final = {"setattr", "getattr", "delattr", "hasattr"}


def is_private(name: str) -> bool:
    return re.fullmatch(r"_[a-zA-Z]\w*", name) is not None


def defined(source: str) -> Iterator[str]:
    """The private names that a file of the code gives to something."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                pass
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                pass
            case _:
                continue
        if is_private(name):
            yield name


@cache
def private_names() -> frozenset[str]:
    sources = (ROOT / "dealer_trainer").rglob("*.py")
    return frozenset(name for path in sources for name in defined(path.read_text(encoding="utf-8")))


def borrowed(source: str, private: frozenset[str]) -> Iterator[int]:
    """The lines on which a test uses a private name of the code without saying why.

    What a test's own class keeps in ``self`` is its own.
    """
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        names: list[object] = []
        match node:
            case ast.ImportFrom(module=str() as module) if module.startswith("dealer_trainer"):
                names += [alias.name for alias in node.names]
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                pass
            case ast.Attribute(attr=name):
                names = [name]
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
                if called in BY_NAME:
                    names = [a.value for a in node.args if isinstance(a, ast.Constant)]
            case ast.Compare(left=ast.Constant(value=name), comparators=[ast.Call()]):
                names = [name]
            case _:
                pass
        if private.intersection(name for name in names if isinstance(name, str)):
            assert isinstance(node, ast.stmt | ast.expr)
            if not any(EXCUSED in line for line in lines[node.lineno - 2 : node.end_lineno]):
                yield node.lineno


def test_no_test_uses_a_private_name_of_the_code() -> None:
    found = [
        f"{path.relative_to(TESTS).as_posix()}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for line in borrowed(path.read_text(encoding="utf-8"), private_names())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("from dealer_trainer.text.faults import _SENTENCES", [1]),
        ("page._state.text()", [1]),
        ("x = 1\nassert page._state", [2]),
        ("monkeypatch.setattr(module, '_state', 1)", [1]),
        ("assert '_state' not in vars(felt)", [1]),
        ("class Fake:\n    def f(self):\n        self._state = 1", []),
        ("os._exit(1)", []),
        ("# private: Qt shows no other sign of it\npage._state.text()", []),
        ("page.state.text()", []),
    ],
)
def test_a_private_name_in_a_test_is_found(source: str, lines: list[int]) -> None:
    assert list(borrowed(source, frozenset({"_state", "_SENTENCES"}))) == lines


def test_private_names_of_the_code_are_those_that_it_gives() -> None:
    source = "class A:\n    def _b(self):\n        self._c, _ = 1, sys._other\n_D = '_meant'"
    assert set(defined(source)) == {"_b", "_c", "_D"}
