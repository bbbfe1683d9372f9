"""Ten thousand steps of a monkey at the window: ``python -m tests.benchmarks.monkey [STEPS]``.

It is the suite's own test with more steps: an exception, a warning of Qt or a lost round ends it.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tests.benchmarks.measuring import report

TEST = Path(__file__).resolve().parents[1] / "ui" / "shell" / "test_monkey.py"


def main() -> int:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    os.environ["MONKEY_STEPS"] = str(steps)
    began = time.perf_counter()
    status = int(pytest.main([str(TEST), "-p", "no:xdist"]))
    took = time.perf_counter() - began
    outcome = "nothing found" if status == 0 else "see above"
    rows = [("steps", f"{steps:,}"), ("outcome", outcome), ("took", f"{took:.0f} s")]
    report("monkey", rows, {"steps": steps, "clean": status == 0, "seconds": round(took, 1)})
    return status


if __name__ == "__main__":
    sys.exit(main())
