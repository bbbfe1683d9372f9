from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

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
