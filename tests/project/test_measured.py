"""The README's figures are those of the newest file of the benchmarks, no better and no older; and
they keep what is promised of them.

Only what is measured beside something else on the same machine has a budget here: milliseconds
alone say nothing of another machine. What a start costs by count is held by ``test_budgets``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from tests.benchmarks import __main__ as benchmarks
from tests.benchmarks.__main__ import BENCHMARKS, NO_FIGURE, Benchmark, Outcome

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "tests" / "benchmarks" / "results"


TIMES_A_BARE_WINDOW: Final = 2.4
FRAMES_A_SECOND: Final = 55
TIMES_TREYS: Final = 10
TIMES_PHEVALUATOR: Final = 1
GROWTH: Final = 0.5
"""Of the memory, from the first layout to the last of some hundred."""

PARTS: Final = {"__main__", "bare_window", "bulk", "measuring"}
"""Modules beside the benchmarks that measure nothing themselves, or need another version's tree."""


def _kept() -> list[dict[str, Any]]:
    """What the newest file says of each benchmark."""
    files = sorted(RESULTS.glob("*.json"))
    assert files, "no benchmark was ever kept"
    kept: list[dict[str, Any]] = json.loads(files[-1].read_text(encoding="utf-8"))["benchmarks"]
    return kept


def _newest() -> dict[str, Any]:
    """Of each benchmark its first line of figures."""
    return {each["name"]: each["figures"][0] for each in _kept()}


def _slowest_motion(figures: dict[str, Any]) -> float:
    """In frames a second."""
    motions = figures["motion"]["motions"].values()
    return min(
        float(motion["frames_per_second"])
        for sizes in motions
        for each in sizes.values()
        for motion in each.values()
    )


def broken_promises(figures: dict[str, Any]) -> Iterator[str]:
    """The figures that are worse than promised."""
    for platform, measured in figures["start"]["milliseconds"].items():
        for what, each in measured.items():
            if each["times"] > TIMES_A_BARE_WINDOW:
                yield f"start, {platform}, {what}: {each['times']} times a bare window"
    following = figures["next_layout"]
    if following["resident_at_last_mib"] > following["resident_at_first_mib"] * (1 + GROWTH):
        yield f"memory after {following['layouts']} layouts"
    if _slowest_motion(figures) < FRAMES_A_SECOND:
        yield f"slowest motion: {_slowest_motion(figures)} frames a second"
    speed = figures["evaluation"]
    for peer, times in (("treys", TIMES_TREYS), ("phevaluator", TIMES_PHEVALUATOR)):
        if speed["first"] < speed[peer] * times:
            yield f"hands evaluated: less than {times} times {peer}"


def rows(figures: dict[str, Any]) -> Iterator[str]:
    """The README's table, a row each."""
    for platform, words in (("offscreen", "without a screen"), ("xcb", "on X11")):
        for what, of in (
            ("painted", "by the clock"),
            ("processor", "of the processor, to the end"),
        ):
            each = figures["start"]["milliseconds"][platform][what]
            yield (
                f"| start to first layout painted, {words}, {of} | {each['trainer']:.0f} ms, "
                f"{each['times']:.2f} times an empty PySide6 window |"
            )
    following = figures["next_layout"]
    yield (
        f"| “next” to painted, median and 99th percentile of {following['layouts']} | "
        f"{following['p50_ms']:.1f} ms, {following['p99_ms']:.1f} ms |"
    )
    yield (
        f"| memory after {following['layouts']} layouts | "
        f"{following['resident_at_last_mib']:.0f} MiB |"
    )
    yield f"| slowest motion | {_slowest_motion(figures):.0f} frames a second |"
    speed = figures["evaluation"]
    yield (
        f"| hands evaluated, seven cards, first pass | {speed['first'] / 1e6:.1f} million a second:"
        f" {speed['first'] / speed['treys']:.1f} times treys,"
        f" {speed['first'] / speed['phevaluator']:.1f} times phevaluator |"
    )
    census = figures["census"]
    assert census["right"]
    yield f"| all 133,784,560 hands counted, and both qualifications | {census['seconds']:.0f} s |"
    yield f"| five boxes diagnosed, 99th percentile | {figures['diagnosis']['p99_ms']:.1f} ms |"


def test_the_readmes_figures_were_measured() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = list(rows(_newest()))
    missing = [row for row in table if row not in readme]
    assert not missing, "the README should say:\n" + "\n".join(table)


def test_every_benchmark_is_one_of_those_that_are_run_together() -> None:
    modules = {file.stem for file in RESULTS.parent.glob("*.py")} - PARTS
    assert {each.name for each in BENCHMARKS} == modules


def test_every_benchmark_was_measured_and_kept_its_figures() -> None:
    kept = _kept()
    assert [each["name"] for each in kept] == [each.name for each in BENCHMARKS]
    failed = [each["name"] for each in kept if each["status"] != 0]
    silent = [each["name"] for each in kept if not each["figures"]]
    assert (failed, silent) == ([], [])


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("print('so fast')", NO_FIGURE),
        ("raise SystemExit(1)", 1),
        ("from tests.benchmarks.measuring import report; report('x', [], {'faults': 0})", 0),
    ],
)
def test_a_benchmark_that_tells_no_figure_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, status: int
) -> None:
    package = tmp_path / "tests" / "benchmarks"
    package.mkdir(parents=True)
    (package / "x.py").write_text(body, encoding="utf-8")
    (package / "measuring.py").write_bytes((RESULTS.parent / "measuring.py").read_bytes())
    monkeypatch.setattr(benchmarks, "ROOT", tmp_path)
    outcome = benchmarks.run(Benchmark("x"), quick=False)
    assert outcome.status == status
    assert bool(outcome.figures) is (status == 0)


def test_what_is_measured_again_keeps_the_others_of_an_earlier_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def names(day: int, *outcomes: Outcome) -> dict[str, float]:
        path = benchmarks.write(list(outcomes), datetime(2026, 12, day, tzinfo=UTC), tmp_path)
        kept = json.loads(path.read_text(encoding="utf-8"))["benchmarks"]
        return {each["name"]: each["seconds"] for each in kept}

    assert names(1, Outcome("kills", seconds=1), Outcome("papers", seconds=2)) == {
        "kills": 1,
        "papers": 2,
    }
    assert names(2, Outcome("papers", seconds=3)) == {"kills": 1, "papers": 3}
    # Under another version of a peer nothing can be compared.
    monkeypatch.setattr(benchmarks, "installed", lambda _package: "0")
    assert names(3, Outcome("papers", seconds=4)) == {"papers": 4}


def test_what_was_measured_keeps_what_is_promised() -> None:
    assert list(broken_promises(_newest())) == []
