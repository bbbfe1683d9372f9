"""Where things lie: assets and translations of the program, and the data folder of its user."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""Where the package lies."""


def _program_folder(name: str) -> Path:
    # A wheel and a frozen build carry the folder inside the package, a source tree beside it.
    homes = [PACKAGE, PACKAGE.parent]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        homes = [Path(frozen) / "dealer_trainer", Path(frozen), *homes]
    places = [home / name for home in homes]
    return next((place for place in places if place.is_dir()), places[-1])


def assets() -> Path:
    """Folder of the program's own houses, quizzes, icons and fonts."""
    return _program_folder("assets")


def translations() -> Path:
    """Folder of the compiled translations, `L/LC_MESSAGES/dealer_trainer.mo` in it."""
    return _program_folder("translations")


def program() -> Path | None:
    """Folder of the installed program; none where it runs from its sources or in a Python."""
    return Path(sys.executable).resolve().parent if getattr(sys, "frozen", False) else None


class NoHome(Exception):
    """The system knows no home of whoever runs the program, and no folder was asked for."""


def user_data(
    asked: Path | None = None,
    *,
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
) -> Path:
    """Folder of the trainees' rounds and their own houses; it need not exist yet.

    The folder asked for, else `$DEALER_TRAINER_DATA`, else the system's local place for data.
    Raises ``NoHome``.
    """
    if asked is not None:
        return asked
    if named := environ.get("DEALER_TRAINER_DATA"):
        return Path(named)
    return _local_data(environ, platform) / "dealer-trainer"


def home() -> Path:
    """Folder of whoever runs the program. Raises ``NoHome``, as in a container."""
    try:
        return Path.home()
    except RuntimeError as unknown:
        raise NoHome from unknown


def _local_data(environ: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return Path(local) if local else home() / "AppData" / "Local"
    if platform == "darwin":
        return home() / "Library" / "Application Support"
    # The XDG base directory specification: a relative path counts as none.
    xdg = environ.get("XDG_DATA_HOME", "")
    return Path(xdg) if xdg.startswith("/") else home() / ".local" / "share"
