"""From the start of the process to the first layout painted, beside a bare PySide6 window.

    python -m tests.benchmarks.start [--runs 15] [--parts]

Both programs start in turn, so that what else the machine does falls on both; the time of a run is
that until it says "painted", the processor's time that of the whole process. Medians are compared;
the first run of each, which fills the disk's cache and writes the compiled modules, is not counted.
Without a screen (offscreen), and on an X server of its own where there is an Xvfb. ``--parts`` adds
the modules that took longest to import, least of five starts, with those that the bare window
imports too left out.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import Any, Final

from tests.benchmarks.measuring import report

ROOT: Final = Path(__file__).parents[2]
BARE: Final = (str(Path(__file__).with_name("bare_window.py")),)
_IMPORTED: Final = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s*(\S+)")
_LONGEST_PARTS: Final = 30
_PART_STARTS: Final = 5


@dataclass(frozen=True, slots=True)
class Start:
    """One start: seconds until it was painted, and of the processor, to the end."""

    painted: float
    processor: float


def trainer(folder: str) -> tuple[str, ...]:
    """What is asked of the trainer."""
    house, seed = ("--house", "bg-ultimate"), ("--seed", "1")
    return ("-m", "dealer_trainer", "drill", *house, *seed, "--data", folder, "--exit-when-painted")


def surroundings(platform: str, display: str = "") -> dict[str, str]:
    """The environment of both; compiled modules are kept, as in daily use."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": platform} | ({"DISPLAY": display} if display else {})


def start(program: Sequence[str], environment: dict[str, str]) -> Start:
    """Start a program once. Raises ``SystemExit`` if it does not paint."""
    before = getrusage(RUSAGE_CHILDREN)
    began = time.perf_counter()
    command = [sys.executable, *program]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env=environment, cwd=ROOT, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        painted = time.perf_counter() - began
        process.wait()
    after = getrusage(RUSAGE_CHILDREN)
    if line != "painted\n" or process.returncode:
        raise SystemExit(f"not painted: {' '.join(program)}")
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return Start(painted, spent)


def compare(environment: dict[str, str], runs: int) -> dict[str, Any]:
    """Both programs in turn: medians in milliseconds, and the trainer's times the bare window's."""
    with tempfile.TemporaryDirectory() as folder:
        programs = {"bare": BARE, "trainer": trainer(folder)}
        starts: dict[str, list[Start]] = {name: [] for name in programs}
        for run in range(runs + 1):
            for name, program in programs.items():
                one = start(program, environment)
                if run:
                    starts[name].append(one)
    figures: dict[str, Any] = {}
    for what in ("painted", "processor"):
        medians = {n: median(getattr(s, what) for s in each) for n, each in starts.items()}
        figures[what] = {name: round(value * 1_000, 1) for name, value in medians.items()}
        figures[what]["times"] = round(medians["trainer"] / medians["bare"], 2)
    return figures


@contextmanager
def x_server(size: str = "1366x768") -> Iterator[str]:
    """A display of our own."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        f"{size}x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def import_times(program: Sequence[str], environment: dict[str, str]) -> dict[str, int]:
    """Microseconds that each module takes by itself, the least of some starts."""
    least: dict[str, int] = {}
    for _ in range(_PART_STARTS):
        told = subprocess.run(
            [sys.executable, "-X", "importtime", *program],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stderr
        for spent, name in _IMPORTED.findall(told):
            least[name] = min(int(spent), least.get(name, int(spent)))
    return least


def report_parts() -> None:
    """The modules of the trainer alone, longest first."""
    environment = surroundings("offscreen")
    with tempfile.TemporaryDirectory() as folder:
        bare, own = (import_times(p, environment) for p in (BARE, trainer(folder)))
    alone = {name: spent for name, spent in own.items() if name not in bare}
    longest = sorted(alone, key=lambda name: -alone[name])[:_LONGEST_PARTS]
    rows = [(name, f"{alone[name] / 1_000:6.2f} ms") for name in longest]
    rows.append((f"all {len(alone)}", f"{sum(alone.values()) / 1_000:6.2f} ms"))
    report("start, part by part", rows, {"microseconds": {n: alone[n] for n in longest}})


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--parts", action="store_true", help="import times, module by module")
    asked = parser.parse_args()
    figures = {"offscreen": compare(surroundings("offscreen"), asked.runs)}
    if shutil.which("Xvfb") is not None:
        with x_server() as display:
            figures["xcb"] = compare(surroundings("xcb", display), asked.runs)
    rows = []
    for screen, measured in figures.items():
        for what, each in measured.items():
            told = f"bare {each['bare']:.0f} ms, trainer {each['trainer']:.0f} ms"
            rows.append((f"{screen}, {what}", f"{told}: {each['times']:.2f} times"))
    report("start", rows, {"runs": asked.runs, "milliseconds": figures})
    if asked.parts:
        report_parts()


if __name__ == "__main__":
    main()
