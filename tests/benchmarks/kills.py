"""Two hundred kills (SIGKILL) at random moments of rounds, of quizzes, and of the window itself.

``python -m tests.benchmarks.kills [KILLS]``: each time the store opens, and no confirmed answer is
missing; the exit status is 1 where one is.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.benchmarks.measuring import report
from tests.storage.killing import (
    answer_quizzes,
    answer_rounds,
    kill_again_and_again,
    prepare,
    quizzes_kept,
    rounds_kept,
)


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rows: list[tuple[str, str]] = []
    figures: dict[str, dict[str, Any]] = {}
    for name, answering, reading in (
        ("rounds", answer_rounds, rounds_kept),
        ("quizzes", answer_quizzes, quizzes_kept),
    ):
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            prepare(Path(folder))
            reached = kill_again_and_again(Path(folder), kills, answering, reading)
        seconds = time.perf_counter() - began
        rows.append((name, f"{kills} kills, nothing missing; to {reached} in {seconds:.0f} s"))
        # The first answer that is missing ends it, with a traceback.
        figures[name] = {"kills": kills, "missing": 0, "reached": reached, "seconds": seconds}
    report("kills", rows, figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
