"""SQLite's and the system's errors as the faults that a person can be told."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from dealer_trainer.training.errors import NotPlainFile, StoreError, StoreFault

_BY_RESULT: Final = {
    sqlite3.SQLITE_BUSY: StoreFault.LOCKED,
    sqlite3.SQLITE_LOCKED: StoreFault.LOCKED,
    sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
    sqlite3.SQLITE_READONLY: StoreFault.READ_ONLY,
    sqlite3.SQLITE_PERM: StoreFault.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: StoreFault.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
    sqlite3.SQLITE_IOERR: StoreFault.DISK_FAILED,
    sqlite3.SQLITE_PROTOCOL: StoreFault.LOCKED,
}
_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_REFUSED: Final = {
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.EEXIST,
}
_ROOM: Final = 64 * 1024
"""Bytes without which a disk counts as full: SQLite takes as much for its log at once."""

_AWAY: Final = ("no such table", "no such column")
"""How SQLite tells of what another program has taken out of a database of ours."""

_OF_WINDOWS: Final = {
    21: StoreFault.DISK_FAILED,  # the device is not ready
    32: StoreFault.LOCKED,  # another process has the file open
    33: StoreFault.LOCKED,  # or a part of it
    39: StoreFault.DISK_FULL,
}
"""What Windows says that no error of POSIX does."""


class UnreadableRow(Exception):
    """A row that no version of the program has written: the file was damaged from outside."""


def fault_of(error: Exception) -> StoreFault | None:
    """The fault behind an error, or nothing where it is none that is known: a bug."""
    if isinstance(error, UnreadableRow):
        return StoreFault.DAMAGED
    if isinstance(error, sqlite3.Error):
        result: int | None = getattr(error, "sqlite_errorcode", None)
        if result is None:
            # The module's own error for a text whose bytes are not UTF-8 has no number.
            return StoreFault.DAMAGED if "decode to UTF-8" in str(error) else None
        if result == sqlite3.SQLITE_ERROR and str(error).startswith(_AWAY):
            return StoreFault.DAMAGED
        if result == sqlite3.SQLITE_READONLY_DBMOVED:
            return StoreFault.MOVED
        return _BY_RESULT.get(result & 0xFF)
    if isinstance(error, NotPlainFile):
        return StoreFault.NOT_PLAIN
    if isinstance(error, OSError):
        if (known := _OF_WINDOWS.get(getattr(error, "winerror", None) or 0)) is not None:
            return known
        if error.errno in _FULL:
            return StoreFault.DISK_FULL
        if error.errno == errno.ENOENT:
            return StoreFault.NO_FOLDER
        return StoreFault.READ_ONLY if error.errno in _REFUSED else StoreFault.DISK_FAILED
    return None


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What is done with a file here raises ``StoreError`` where its fault is known."""
    try:
        yield
    except (sqlite3.Error, OSError, UnreadableRow) as error:
        fault = fault_of(error)
        if fault is None:
            raise
        if fault is StoreFault.DISK_FAILED and _is_full(path.parent):
            # SQLite has no word for it where its log or the memory beside the log finds no room.
            fault = StoreFault.DISK_FULL
        raise StoreError(fault, path, str(error)) from error


def refuse_missing(folder: Path) -> None:
    """The data folder was there when the window opened: nothing makes it anew in place of the right
    one. Raises ``StoreError``.
    """
    if not folder.is_dir():
        raise StoreError(StoreFault.MOVED, folder)


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False
