"""The environment of a checkout, `.venv`: made once, found whole or half-made by its stamp. Another
one beside it has the oldest Qt, for the tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path

OLDEST_QT = "6.9.3"
"""The oldest PySide6 that the tests pass with, and that of the Windows builds: the newest that runs
under Wine 10, which has no ICU of its own.
"""


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from; written last, so that a half-made one has none."""

    python: str
    project: str
    checks: bool


class Work(Enum):
    """What there is to do before an environment can be used."""

    NOTHING = "nothing"
    INSTALL = "install"
    MAKE = "make"


def wanted_stamp(root: Path, checks: bool) -> Stamp:
    """The stamp of the environment that this checkout needs under this Python."""
    project = hashlib.sha256()
    for name in ("pyproject.toml", "hatch_build.py"):
        project.update((root / name).read_bytes())
    version = "{}.{}".format(*sys.version_info[:2])
    # The folder too: an environment that was moved points to where it was.
    return Stamp(f"{version} {_base_python()} {root}", project.hexdigest(), checks)


def work_for(found: Stamp | None, wanted: Stamp) -> Work:
    """A half-made environment or one of another Python is made again, an older one brought up."""
    if found is None or found.python != wanted.python:
        return Work.MAKE
    if found.project != wanted.project or (wanted.checks and not found.checks):
        return Work.INSTALL
    return Work.NOTHING


class Environment:
    """The `.venv` of a checkout, or its `.venv-oldest-qt`."""

    def __init__(self, root: Path, *, oldest_qt: bool = False) -> None:
        self.root = root
        self.folder = root / (".venv-oldest-qt" if oldest_qt else ".venv")
        self._pinned = [f"PySide6-Essentials=={OLDEST_QT}"] if oldest_qt else []
        self.python = self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.stamp_file = self.folder / "dealer-trainer.json"

    def found_stamp(self) -> Stamp | None:
        """The stamp of a whole environment, None of a missing or half-made one."""
        try:
            stamp = Stamp(**json.loads(self.stamp_file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return stamp if self.python.exists() else None

    def prepare(self, checks: bool) -> str:
        """Bring the environment to what the checkout needs; a sentence if that failed."""
        wanted = wanted_stamp(self.root, checks)
        found = self.found_stamp()
        work = work_for(found, wanted)
        if work is Work.NOTHING:
            return ""
        if work is Work.MAKE:
            name = self.folder.name
            _say(f"Making the environment in {name}; this is done once and needs a network.")
            if not _run(_base_python(), "-m", "venv", "--clear", str(self.folder)):
                return f"The environment could not be made in {self.folder} (see above)."
        else:
            _say(f"Bringing the environment in {self.folder.name} up to date.")
            self.stamp_file.unlink()
        # Once there, the tools of the checks are kept up to date with the rest.
        checks = checks or (work is Work.INSTALL and found is not None and found.checks)
        extra = "dev" if checks else "translate"
        pip = (str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input")
        if not _run(*pip, "install", "--editable", f"{self.root}[{extra}]", *self._pinned):
            return (
                "The packages that the trainer needs could not be installed (see above)."
                " With a network, run the same command again."
            )
        made = Stamp(wanted.python, wanted.project, checks)
        self.stamp_file.write_text(json.dumps(asdict(made)), encoding="utf-8")
        return ""

    def compile_translations(self) -> str:
        """Compile what a translator has changed since; a sentence if that failed."""
        if not stale_translations(self.root):
            return ""
        if not _run(str(self.python), str(self.root / "packaging" / "translate.py"), "compile"):
            return "The translations could not be compiled (see above)."
        return ""


def stale_translations(root: Path) -> bool:
    """Whether a `.po` file is newer than what was compiled from it, or was never compiled."""
    for source in (root / "translations").glob("*.po"):
        compiled = source.parent / source.stem / "LC_MESSAGES" / "dealer_trainer.mo"
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            return True
    return False


def _base_python() -> str:
    # Run from inside .venv, the start must not build on the environment that it may clear.
    return os.path.realpath(getattr(sys, "_base_executable", sys.executable))


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _run(*command: str) -> bool:
    # Standard output belongs to the trainer's own results.
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0
