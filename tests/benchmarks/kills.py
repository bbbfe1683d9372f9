"""Two hundred kills (SIGKILL) at random moments of rounds, of quizzes, and of the window itself.

``python -m tests.benchmarks.kills [KILLS]``: each time the store opens, and no confirmed answer is
missing; the exit status is 1 where one is.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

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
    for name, answering, reading in (
        ("rounds", answer_rounds, rounds_kept),
        ("quizzes", answer_quizzes, quizzes_kept),
    ):
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            prepare(Path(folder))
            reached = kill_again_and_again(Path(folder), kills, answering, reading)
        seconds = time.perf_counter() - began
        print(f"{name}: {kills} kills, nothing missing; came to {reached} in {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
