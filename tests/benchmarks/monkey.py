"""Ten thousand steps of a monkey at the window: ``python -m tests.benchmarks.monkey [STEPS]``.

It is the suite's own test with more steps: an exception, a warning of Qt or a lost round ends it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

TEST = Path(__file__).resolve().parents[1] / "ui" / "shell" / "test_monkey.py"


def main() -> int:
    os.environ["MONKEY_STEPS"] = sys.argv[1] if len(sys.argv) > 1 else "10000"
    return int(pytest.main([str(TEST), "-p", "no:xdist", "--durations=1"]))


if __name__ == "__main__":
    sys.exit(main())
