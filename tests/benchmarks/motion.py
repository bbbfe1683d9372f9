"""Each motion of the table in the real window: how many frames a second, and the work of a frame.

    python -m tests.benchmarks.motion [--runs 20]

Without a screen (offscreen) and on an X server of its own where there is an Xvfb, both of them
painted by the processor, at two sizes of the window. A frame's time is that from one painting to
the next while a motion runs by itself; Qt moves it on every 16 ms. Its work is that from a step of
the motion until the step is painted, one after another without waiting: it must stay below 16.7 ms
for sixty frames a second.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any, Final, Protocol

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.presentation.sheet import BetsState, SheetState
from dealer_trainer.rules.money import Action
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.table.page import DrillPage
from tests.benchmarks.measuring import percentile, report
from tests.benchmarks.start import ROOT, surroundings, x_server
from tests.ui.felt.tables import marked, table, with_spot
from tests.ui.long_sitting import LongSitting

SIZES: Final = ("1366x768", "1920x1080")
FRAME: Final = 1_000 / 60
STEP: Final = 16
"""Milliseconds between two steps of a motion."""


class Moving(Protocol):
    """What is measured: it can be set off, and be put at any moment of its way."""

    @property
    def painted_on(self) -> QWidget: ...
    @property
    def lasts(self) -> int: ...
    def set_off(self) -> None: ...
    def runs(self) -> bool: ...
    def put(self, elapsed: int) -> None: ...


class OnFelt:
    """A motion between two states of the felt."""

    def __init__(self, page: DrillPage, before: FeltState, after: FeltState) -> None:
        self._felt, self._before, self._after = page.felt, before, after
        self.painted_on: QWidget = page.felt.viewport()

    @property
    def lasts(self) -> int:
        """Milliseconds."""
        return self._felt.motion().clock.duration()

    def set_off(self) -> None:
        """From the first state to the second."""
        self._felt.set_state(self._before)
        QApplication.processEvents()
        self._felt.set_state(self._after, moves=True)

    def runs(self) -> bool:
        """Whether it is on its way."""
        return self._felt.moves

    def put(self, elapsed: int) -> None:
        """Where it is after so many milliseconds."""
        self._felt.motion().clock.pause()
        self._felt.motion().clock.setCurrentTime(elapsed)


class OnSheet:
    """The change of the stage in the sheet, from naming a hand to the bets of its box."""

    def __init__(self, sitting: LongSitting, page: DrillPage) -> None:
        self._sheet = page.sheet
        self._page = page
        self._before = self._after = _sheet_of(page)
        while not isinstance(self._after.body, BetsState):
            sitting.answer_place()
            self._before, self._after = self._after, _sheet_of(page)
        self.set_off()
        self._sheet.end_motion()
        self.painted_on: QWidget = self._sheet.fade()

    @property
    def lasts(self) -> int:
        """Milliseconds."""
        return self._sheet.fade().clock.duration()

    def set_off(self) -> None:
        """From the first stage to the second."""
        self._sheet.show_state(self._before)
        self._page.settle()
        QApplication.processEvents()
        self._sheet.show_state(self._after, moves=True)
        self._page.settle()

    def runs(self) -> bool:
        """Whether it is on its way."""
        return self._sheet.moves

    def put(self, elapsed: int) -> None:
        """Where it is after so many milliseconds."""
        self._sheet.fade().clock.pause()
        self._sheet.fade().clock.setCurrentTime(elapsed)


def _sheet_of(page: DrillPage) -> SheetState:
    assert page.state is not None
    return page.state.sheet


class Frames(QObject):
    """When a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.at: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take down a painting."""
        if event.type() is QEvent.Type.Paint:
            self.at.append(time.perf_counter())
        return super().eventFilter(watched, event)


def motions(sitting: LongSitting, page: DrillPage) -> Iterator[tuple[str, Moving]]:
    """Each that there is, and those of the felt together."""
    plain = table(6, active=4)
    paid = with_spot(plain, 4, "play", outcome=Action.PAY, payout=12_250, payout_label="+122.50")
    yield "payout appears", OnFelt(page, plain, paid)
    taken = with_spot(plain, 4, "play", outcome=Action.TAKE)
    yield "taken chips leave", OnFelt(page, plain, taken)
    yield "frame moves", OnFelt(page, table(6, active=5), plain)
    looked = marked(table(6, active=1))
    flat = replace(looked, board=table(6).board)
    yield "five cards rise", OnFelt(page, flat, looked)
    yield "all of the felt", OnFelt(page, plain, looked)
    yield "stage fades", OnSheet(sitting, page)


def figures_of(moving: Moving, runs: int) -> dict[str, float]:
    """Frame times and the work of a frame, in milliseconds."""
    between: list[float] = []
    work: list[float] = []
    moving.set_off()
    for _run in range(runs):
        between += _by_itself(moving)
        work += _step_by_step(moving)
    return {
        "frames_per_second": round(1_000 / mean(between), 1),
        "frame_p50_ms": round(percentile(between, 50), 2),
        "frame_p99_ms": round(percentile(between, 99), 2),
        "work_p50_ms": round(percentile(work, 50), 2),
        "work_p99_ms": round(percentile(work, 99), 2),
    }


def _by_itself(moving: Moving) -> list[float]:
    moving.set_off()
    frames = Frames(moving.painted_on)
    while moving.runs():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    moving.painted_on.removeEventFilter(frames)
    at, frames.at = frames.at, []
    delete_later(frames)
    return [(b - a) * 1_000 for a, b in pairwise(at)]


def _step_by_step(moving: Moving) -> list[float]:
    moving.set_off()
    work = []
    for elapsed in range(0, moving.lasts, STEP):
        work.append(_milliseconds(lambda at=elapsed: moving.put(at)))  # type: ignore[misc]
    moving.put(moving.lasts)
    return work


def _milliseconds(step: Callable[[], None]) -> float:
    began = time.perf_counter()
    step()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1_000


def measure(size: str, runs: int) -> dict[str, Any]:
    """All motions in a window of a size, in this process."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        sitting = LongSitting(Path(folder), motion=True)
        sitting.window.resize(width, height)
        QApplication.processEvents()
        assert sitting.program.drill is not None
        page = sitting.program.drill.table.page
        assert isinstance(page, DrillPage)
        found = {name: figures_of(moving, runs) for name, moving in motions(sitting, page)}
        sitting.close()
    return found


def measured(environment: dict[str, str], size: str, runs: int) -> dict[str, Any]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.motion", "--runs", str(runs)]
    told = subprocess.run(
        [*command, "--here", size],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--here", metavar="SIZE", help="in this process, for the benchmark itself")
    asked = parser.parse_args()
    if asked.here:
        print(json.dumps(measure(asked.here, asked.runs)))
        return
    figures: dict[str, Any] = {"offscreen": {}}
    for size in SIZES:
        figures["offscreen"][size] = measured(surroundings("offscreen"), size, asked.runs)
    if shutil.which("Xvfb") is not None:
        figures["xcb"] = {}
        for size in SIZES:
            with x_server(size) as display:
                there = surroundings("xcb", display)
                figures["xcb"][size] = measured(there, size, asked.runs)
    rows = [
        (
            f"{screen}, {size}, {name}",
            f"{each['frames_per_second']:.0f} frames a second; frame {each['frame_p50_ms']:.1f} ms "
            f"median, {each['frame_p99_ms']:.1f} ms p99; work {each['work_p50_ms']:.1f} ms median, "
            f"{each['work_p99_ms']:.1f} ms p99",
        )
        for screen, sizes in figures.items()
        for size, found in sizes.items()
        for name, each in found.items()
    ]
    report("motion", rows, {"runs": asked.runs, "frame_ms": round(FRAME, 1), "motions": figures})


if __name__ == "__main__":
    main()
