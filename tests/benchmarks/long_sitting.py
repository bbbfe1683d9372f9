"""Five thousand layouts settled in the window: memory, widgets and timers must not grow.

``QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.long_sitting [LAYOUTS]``; the exit status is
1 where memory grows by more than 10 MiB after the first 200, or anything is left over.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from tests.benchmarks.measuring import report
from tests.ui.long_sitting import LongSitting, living, running_timers, sweep

SETTLED = 200
MOST = 10.0
_MIB = 1024 * 1024


def resident() -> float:
    """Mebibytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / _MIB


def main() -> int:
    layouts = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    with tempfile.TemporaryDirectory() as folder:
        sitting = LongSitting(Path(folder))
        began = time.perf_counter()
        at_first, objects, highest = 0.0, living(), 0.0
        for number in range(1, layouts + 1):
            sitting.settle_layout()
            if number == SETTLED:
                sweep()
                at_first, objects = resident(), living()
            if number % 500 == 0 or number in (SETTLED, layouts):
                sweep()
                highest = max(highest, resident())
                seconds = time.perf_counter() - began
                print(f"{number:5} layouts, {resident():6.1f} MiB, {seconds:5.0f} s", flush=True)
        grown, left = highest - at_first, living() - objects
        kept = sitting.store.trainees.holdings(sitting.store.trainees.trainees()[0]).rounds
        sitting.close()
        timers = running_timers()
        took = time.perf_counter() - began
    report(
        "long sitting",
        [
            ("layouts", f"{layouts:,} in {took:.0f} s, {kept:,} kept"),
            (f"memory after {SETTLED}", f"{at_first:.1f} MiB"),
            ("memory at most after that", f"{highest:.1f} MiB, {grown:.1f} more"),
            ("left over", f"{dict(left)}, {len(timers)} timers"),
        ],
        {
            "layouts": layouts,
            "kept": kept,
            "resident_at_first_mib": round(at_first, 1),
            "resident_at_most_mib": round(highest, 1),
            "left_over": dict(left),
            "timers": len(timers),
            "seconds": round(took, 1),
        },
    )
    return 0 if grown <= MOST and not left and not timers and kept == layouts else 1


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
