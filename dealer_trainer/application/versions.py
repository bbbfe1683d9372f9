"""What `dealer-trainer --version` says: the versions that run, and where the data lies."""

from __future__ import annotations

import platform
from contextlib import suppress
from importlib import metadata
from pathlib import Path

from dealer_trainer import __version__
from dealer_trainer.text.language import _


def versions_text(program: str, data_folder: Path) -> str:
    """Versions of the program, of Python and of Qt, and the data folder: a line each."""
    lines = [f"{program} {__version__}", f"Python {platform.python_version()}"]
    # The package's data name it: no Qt is loaded for a number.
    with suppress(metadata.PackageNotFoundError):
        lines.append(f"Qt {metadata.version('PySide6-Essentials')}")
    lines.append(_("Data folder: {folder}").format(folder=data_folder))
    return "\n".join(lines)
