"""All benchmarks, one after another, and what they came to.

    python -m tests.benchmarks [--only NAME …] [--quick]

Each runs in a process of its own, from the root of the source tree. What they print is shown as it
comes; after each the figures so far, with the machine, the versions of the peers and each exit
status, are written to ``tests/benchmarks/results/DATE-MACHINE.json``, and at the end a table is
printed. A benchmark that failed, or that told no figure (``measuring.report``), stands there as
failed. What is measured in milliseconds comes first, while the machine is cool. A benchmark that is
run again, with ``--only``, takes the place of its older figures; those of the others stay, if
machine and versions are still the same. ``--quick`` runs them with few samples, to try them:
nothing is written then.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.measuring import machine

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = Path(__file__).with_name("results")
NO_FIGURE: Final = -1
"""The exit status that stands for a benchmark that ended well and told nothing to keep."""

PEERS: Final = ("phevaluator", "treys", "pokerkit", "PySide6-Essentials", "PyYAML")


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A module of this folder, and what it is given when there is little time."""

    name: str
    quick: tuple[str, ...] | None = ()
    """Nothing: it has no short form, and is left out."""


BENCHMARKS: Final = (
    Benchmark("start", ("--runs", "3")),
    Benchmark("next_layout", ("--layouts", "20")),
    Benchmark("motion", ("--runs", "2")),
    Benchmark("evaluation"),
    Benchmark("census", None),
    Benchmark("diagnosis", None),
    Benchmark("working", ("20",)),
    Benchmark("million_marks", ("20000",)),
    Benchmark("monkey", ("500",)),
    Benchmark("long_sitting", ("200",)),
    Benchmark("kills", None),
    Benchmark("fuzzing", ("20",)),
    Benchmark("dealing", ("--layouts", "50", "--boxes-per-mix", "0")),
    Benchmark("papers", ("3",)),
    Benchmark("simulated_trainees", ("1",)),
)


@dataclass(slots=True)
class Outcome:
    """What a benchmark came to: its figures, other lines, exit status, and the machine's load."""

    name: str
    began_at: str = ""
    status: int = 0
    seconds: float = 0.0
    load: list[float] = field(default_factory=list)
    """The machine's when it ended, over one, five and fifteen minutes: what else it had to do."""
    figures: list[dict[str, Any]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """Take in a line that it printed."""
        if line.startswith('{"benchmark"'):
            self.figures.append(json.loads(line))
        elif line.strip():
            self.told.append(line.rstrip())


def run(benchmark: Benchmark, quick: bool) -> Outcome:
    """Run one in a process of its own, its lines shown as they come."""
    outcome = Outcome(benchmark.name, datetime.now(UTC).isoformat(timespec="seconds"))
    arguments = (benchmark.quick or ()) if quick else ()
    command = [sys.executable, "-m", f"tests.benchmarks.{benchmark.name}", *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, cwd=ROOT, env=environment, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            outcome.hear(line)
    outcome.status, outcome.seconds = process.returncode, round(time.perf_counter() - began, 1)
    outcome.load = [round(each, 1) for each in load()]
    if outcome.status == 0 and not outcome.figures:
        outcome.status = NO_FIGURE
    return outcome


def load() -> tuple[float, ...]:
    """How busy the machine was; Windows keeps no such count."""
    return os.getloadavg() if hasattr(os, "getloadavg") else ()


def installed(package: str) -> str | None:
    """The version of a package here."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def write(outcomes: list[Outcome], at: datetime, folder: Path = RESULTS) -> Path:
    """Keep it all in one file, with what was measured last, under the same, and not again."""
    folder.mkdir(exist_ok=True)
    kind = f"{platform.system()}-{platform.machine()}-{os.cpu_count()}-cores".lower()
    path = folder / f"{at:%Y-%m-%d}-{kind}.json"
    under = {
        "machine": machine(),
        "versions": {package: installed(package) for package in PEERS},
    }
    by_name = {each["name"]: each for each in _measured_before(folder, kind, under)}
    by_name |= {each.name: asdict(each) for each in outcomes}
    kept = {
        **under,
        "benchmarks": [by_name[each.name] for each in BENCHMARKS if each.name in by_name],
    }
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def _measured_before(folder: Path, kind: str, under: dict[str, Any]) -> list[dict[str, Any]]:
    """What the newest file of this kind of machine holds, if it was the same in all that counts."""
    files = sorted(folder.glob(f"*-{kind}.json"))
    newest: dict[str, Any] = json.loads(files[-1].read_text(encoding="utf-8")) if files else {}
    if any(newest.get(name) != value for name, value in under.items()):
        return []
    found: list[dict[str, Any]] = newest["benchmarks"]
    return found


def main() -> int:
    """Run what is asked for; the exit status is 1 if any failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    names = [each.name for each in BENCHMARKS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME")
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    at = datetime.now(UTC)
    # A fresh source tree has no catalogues yet, and would measure English alone.
    compile_words = [sys.executable, str(ROOT / "packaging" / "translate.py"), "compile"]
    subprocess.run(compile_words, check=True, stdout=subprocess.DEVNULL)
    outcomes: list[Outcome] = []
    for benchmark in BENCHMARKS:
        if benchmark.name in asked.only and not (asked.quick and benchmark.quick is None):
            outcomes.append(run(benchmark, asked.quick))
            if not asked.quick:
                write(outcomes, at)
    print()
    for each in outcomes:
        state = "done" if each.status == 0 else f"FAILED ({each.status})"
        print(f"{each.name:<20} {each.seconds:8.1f} s  {state}")
    return int(any(each.status for each in outcomes))


if __name__ == "__main__":
    sys.exit(main())
