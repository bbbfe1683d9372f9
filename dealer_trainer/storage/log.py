"""The log: reports of bugs beside the rounds, at most two files of a quarter of a mebibyte."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from dealer_trainer.storage.files import open_own

LOG: Final = "trainer.log"
"""The file's name in the data folder."""

LARGEST: Final = 256 * 1024
"""Bytes after which a new file is begun; the one before is kept, older ones are not."""


def write_log(folder: Path, at: datetime, text: str) -> None:
    """One more entry. A disk that does not take it is no second fault."""
    path = folder / LOG
    try:
        if path.exists() and path.stat().st_size + len(text) > LARGEST:
            path.replace(path.with_suffix(".log.1"))
        line = f"{at.isoformat(timespec='seconds')} {text[:LARGEST]}\n"
        with open_own(path, "ab") as file:
            file.write(line.encode(errors="backslashreplace"))
    except OSError:
        return
