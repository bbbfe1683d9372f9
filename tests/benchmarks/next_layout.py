"""From "next" to the next layout painted, and the memory that many layouts take.

    QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.next_layout [--layouts 500]

A trainee settles layout after layout in the real window, over a store on the disk. The time runs
from the key that asks for the next layout until the felt has been painted with it; dealing, keeping
the new round and the first painting are all in it.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.measuring import percentile, report
from tests.ui.long_sitting import LongSitting, sweep

_MIB = 1024 * 1024
SIZE = (1366, 768)
_PATIENCE = 10.0


def resident() -> float:
    """Mebibytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / _MIB


class Waiting:
    """When the next layout was painted: by the clock, and of the processor; nothing before."""

    def __init__(self) -> None:
        self.ended: tuple[float, float] | None = None

    def end(self) -> None:
        """Now it is."""
        self.ended = time.perf_counter(), time.process_time()


def time_next(sitting: LongSitting) -> tuple[float, float]:
    """Milliseconds from the key to the painting: by the clock, and of the processor."""
    waiting = Waiting()
    sitting.program.painted.connect(waiting.end)
    target = QApplication.focusWidget() or sitting.window
    began, worked = time.perf_counter(), time.process_time()
    QTest.keyClick(target, Qt.Key.Key_Return)
    while waiting.ended is None and time.perf_counter() - began < _PATIENCE:
        QApplication.processEvents()
    sitting.program.painted.disconnect(waiting.end)
    if waiting.ended is None:
        raise SystemExit("the next layout was not painted")
    clock, processor = waiting.ended
    return (clock - began) * 1_000, (processor - worked) * 1_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layouts", type=int, default=500)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sitting = LongSitting(Path(folder))
        sitting.window.resize(*SIZE)
        QApplication.processEvents()
        at_first = resident()
        times, worked = [], []
        for _ in range(asked.layouts):
            sitting.answer_layout()
            QApplication.processEvents()
            clock, processor = time_next(sitting)
            times.append(clock)
            worked.append(processor)
        sweep()
        at_last = resident()
        sitting.close()
    figures = {
        "p50_ms": round(percentile(times, 50), 2),
        "p99_ms": round(percentile(times, 99), 2),
        "p50_processor_ms": round(percentile(worked, 50), 2),
        "p99_processor_ms": round(percentile(worked, 99), 2),
        "resident_at_first_mib": round(at_first, 1),
        "resident_at_last_mib": round(at_last, 1),
    }
    rows = [
        ("next to painted", f"{figures['p50_ms']:.1f} ms median, {figures['p99_ms']:.1f} ms p99"),
        (
            "of the processor",
            f"{percentile(worked, 50):.1f} ms median, {percentile(worked, 99):.1f} ms p99",
        ),
        ("memory at first", f"{at_first:.1f} MiB"),
        (f"memory after {asked.layouts} layouts", f"{at_last:.1f} MiB"),
    ]
    report("next layout", rows, {"layouts": asked.layouts, **figures})


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
