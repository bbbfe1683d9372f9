"""Files of many layouts settled and graded by the commands, beside another version of the program.

    python -m tests.benchmarks.bulk FOLDER [--layouts 20000] [--runs 3]

``FOLDER`` holds the other version's source tree. Both read the same five-box layouts and their
right sheets, turn about in processes of their own; what they print must be the same. Told are the
least processor seconds of each, and how many times as fast this version is: on a busy machine the
ratio says more than the seconds.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.benchmarks.measuring import report

ROOT: Final = Path(__file__).parents[2]
HOUSE: Final = "bg-ultimate"

# In the process that is measured: all that it has worked, the start of Python too.
_MEASURED: Final = """
import sys, time
from dealer_trainer.__main__ import main
status = main()
sys.stdout.flush()
print(time.process_time(), file=sys.stderr)
sys.exit(status)
"""


def run(tree: Path, data: Path, *words: str) -> tuple[bytes, float]:
    """What a command of a source tree prints, and the processor seconds that it takes."""
    done = subprocess.run(
        [sys.executable, "-c", _MEASURED, "--data", str(data), *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        check=True,
    )
    return done.stdout, float(done.stderr.split()[-1])


def compare(name: str, other: Path, data: Path, runs: int, *words: str) -> None:
    """Run a command of both versions turn about, and tell the ratio."""
    printed: set[str] = set()
    seconds: dict[Path, list[float]] = {ROOT: [], other: []}
    for _ in range(runs):
        for tree, taken in seconds.items():
            out, spent = run(tree, data, *words)
            printed.add(hashlib.sha256(out).hexdigest())
            taken.append(spent)
    if len(printed) > 1:
        raise SystemExit(f"{name}: the two versions print different things")
    now, then = min(seconds[ROOT]), min(seconds[other])
    ratio = round(then / now, 2)
    rows = [("this version", f"{now:.2f} s"), ("the other", f"{then:.2f} s")]
    report(f"bulk {name}", [*rows, ("times as fast", str(ratio))], {"times_as_fast": ratio})


def main() -> None:
    """Make the files, and compare both commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--layouts", type=int, default=20_000)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    other = arguments.folder.resolve()
    with tempfile.TemporaryDirectory() as folder:
        data, layouts = Path(folder), Path(folder, "layouts.jsonl")
        sheets = Path(folder, "sheets.jsonl")
        wanted = ("--boxes", "5", "--seed", "7", "--count", str(arguments.layouts))
        layouts.write_bytes(run(ROOT, data, "deal", "--house", HOUSE, *wanted)[0])
        sheets.write_bytes(run(ROOT, data, "settle", "--json", str(layouts))[0])
        grade = ("grade", str(layouts), str(sheets))
        compare("grade", other, data, arguments.runs, *grade)
        compare("settle", other, data, arguments.runs, "settle", "--json", str(layouts))


if __name__ == "__main__":
    main()
