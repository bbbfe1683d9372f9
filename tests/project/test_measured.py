"""The README's figures are those of the newest file of the benchmarks, no better and no older."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "tests" / "benchmarks" / "results"


def _newest() -> dict[str, Any]:
    """Of each benchmark its first line of figures."""
    files = sorted(RESULTS.glob("*.json"))
    assert files, "no benchmark was ever kept"
    kept = json.loads(files[-1].read_text(encoding="utf-8"))
    failed = [each["name"] for each in kept["benchmarks"] if each["status"] != 0]
    assert not failed, f"{files[-1].name}: failed"
    return {each["name"]: (each["figures"] or [{}])[0] for each in kept["benchmarks"]}


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
    motions = [
        motion["frames_per_second"]
        for sizes in figures["motion"]["motions"].values()
        for each in sizes.values()
        for motion in each.values()
    ]
    yield f"| slowest motion | {min(motions):.0f} frames a second |"
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
