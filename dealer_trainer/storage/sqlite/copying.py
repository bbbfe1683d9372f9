"""Copying a database whole, and putting a file aside under a dated name."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dealer_trainer.storage.files import (
    create_empty,
    put_in_place,
    sync_file,
    sync_folder,
    temporary_beside,
)

COPIES: Final = "copies"
"""The folder of copies, beside the database."""

_COMPANIONS: Final = ("", "-wal", "-shm", "-journal")


def stamp(at: datetime) -> str:
    """A moment (aware) as file names bear it, in UTC: ``20261130T021500Z``."""
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def copy_out(connection: sqlite3.Connection, target: Path) -> None:
    """Copy an open database into one file, which appears whole and on the disk, or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with temporary_beside(target) as made:
        copy_into(connection, made)
        put_in_place(made, target)


def copy_into(connection: sqlite3.Connection, made: Path) -> None:
    """Copy an open database into a file that is not there yet, and onto the disk."""
    create_empty(made)
    with closing(sqlite3.connect(made, isolation_level=None)) as copy:
        connection.backup(copy)
        # One file alone: a copy is carried about without its log.
        copy.execute("PRAGMA journal_mode = DELETE")
    sync_file(made)


def copy_aside(connection: sqlite3.Connection, folder: Path, step: int, at: datetime) -> Path:
    """The copy made before a migration; it does not count among the daily ones."""
    target = _free(folder / COPIES / f"before-{step}-{stamp(at)}.db")
    copy_out(connection, target)
    return target


def move_aside(path: Path, reason: str, at: datetime) -> Path | None:
    """Rename a closed database with its log: ``damaged-20261130T021500Z.db``.

    Its new path, or nothing if there is none.
    """
    if not any(path.with_name(path.name + end).exists() for end in _COMPANIONS):
        return None
    aside = _free(path.with_name(f"{reason}-{stamp(at)}.db"))
    # The log goes first: left alone it would be played into the next database of that name.
    for end in reversed(_COMPANIONS):
        companion = path.with_name(path.name + end)
        if companion.exists():
            os.replace(companion, aside.with_name(aside.name + end))
    sync_folder(path.parent)
    return aside


def link_aside(path: Path, reason: str, at: datetime) -> Path | None:
    """As ``move_aside``, but the database itself stays until another is put in its place."""
    aside = _free(path.with_name(f"{reason}-{stamp(at)}.db"))
    if path.exists():
        # First, and the log after it: a disk that is full leaves the two together.
        try:
            os.link(path, aside)
        except OSError:
            # A disk without links, such as a memory stick's.
            shutil.copy2(path, aside)
    for end in _COMPANIONS[1:]:
        companion = path.with_name(path.name + end)
        if companion.exists():
            os.replace(companion, aside.with_name(aside.name + end))
    sync_folder(path.parent)
    return aside if aside.exists() else None


def keep_log_aside(path: Path) -> None:
    """The log of a database that is still open is kept under another name, and emptied."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        shutil.copy2(log, _free(path.with_name(f"orphaned-{path.name}")).with_suffix(".db-wal"))
        os.truncate(log, 0)


def _free(path: Path) -> Path:
    """The path, or the same with a number where files of that name are there."""
    candidate, number = path, 1
    while any(candidate.with_name(candidate.name + end).exists() for end in _COMPANIONS):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
