"""The two commands of the README: open the trainer from its sources, or run every check.

    python3 packaging/start.py [what dealer-trainer takes]
    python3 packaging/start.py --test [the heading of a check …]
    python3 packaging/start.py --test --oldest-qt      # the tests, under the oldest Qt

Needs nothing but Python: makes the environment in `.venv` once, and installs the trainer in it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import system_packages
from environment import Environment

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = (3, 11), (3, 14)
WINDOWED = ("drill",)
FAILED, REFUSED, INTERRUPTED = 1, 2, 130


def wants_window(arguments: list[str]) -> bool:
    """Whether dealer-trainer will open a window with these arguments."""
    if "--help" in arguments or "-h" in arguments or "--version" in arguments:
        return False
    words = iter(arguments)
    for word in words:
        if word in ("--data", "--language"):
            next(words, None)
        elif not word.startswith("-"):
            return word in WINDOWED
    return True


def main(arguments: list[str]) -> int:
    """Prepare what is missing, then hand over to the trainer or to the checks."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return _refuse(
            "Dealer Trainer needs Python {}.{} to {}.{}, and this is Python {}.{}.".format(
                *OLDEST, *NEWEST, *sys.version_info[:2]
            )
        )
    checks = arguments[:1] == ["--test"]
    oldest_qt = arguments[:2] == ["--test", "--oldest-qt"]
    window = not checks and wants_window(arguments)
    machine = system_packages.Machine()
    fault = system_packages.provide(machine, window or checks)
    if fault:
        return _refuse(fault)
    if checks:
        system_packages.provide_wanted(machine, system_packages.FOR_TESTS)
    environment = Environment(ROOT, oldest_qt=oldest_qt)
    fault = environment.prepare(checks) or environment.compile_translations()
    if fault:
        print(fault, file=sys.stderr)
        return FAILED
    if window and not _has_display():
        return _refuse(
            "There is no display to open the window on. The commands without a window work:"
            " python3 packaging/start.py --help"
        )
    python = str(environment.python)
    if checks:
        wanted = arguments[2:] or ["Tests"] if oldest_qt else arguments[1:]
        return _become(python, str(ROOT / "packaging" / "checks.py"), *wanted)
    # -P: a file in the folder of the caller must not stand in for a module of the trainer.
    return _become(python, "-P", "-m", "dealer_trainer", *arguments)


def _has_display() -> bool:
    sys.path.insert(0, str(ROOT))
    from dealer_trainer.display import has_display  # noqa: PLC0415 -- not installed in this Python

    return has_display()


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return REFUSED


def _become(*command: str) -> int:
    if os.name == "posix":
        sys.stderr.flush()
        os.execv(command[0], command)
    # Windows has no exec that waits.
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        print(f"The environment could not be made: {error}", file=sys.stderr)
        sys.exit(FAILED)
