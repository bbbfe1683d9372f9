"""The file that a database was opened from: whether it still lies at its path, and is the same."""

from __future__ import annotations

import os
import stat
import time
from enum import Enum, auto
from pathlib import Path
from typing import Final

HEADER: Final = 100
"""Bytes at the beginning of SQLite's file format."""

TRAILING: Final = 10.0
"""Seconds in which what another connection has committed arrives in the file from its log."""

_COUNTER: Final = slice(24, 28)
_PAGES: Final = slice(28, 32)
_FREE: Final = slice(36, 40)


class FileChange(Enum):
    """What has become of the file."""

    MOVED = auto()
    """It lies elsewhere, and nothing or another file at its path."""
    DELETED = auto()
    """It has no name any more; nothing lies at its path."""
    OVERWRITTEN = auto()
    """Another program has written other bytes into it."""


class OpenedFile:
    """Holds the file open beside SQLite's own connection.

    It is opened before the connection and closed after it: on POSIX, closing any descriptor of a
    file gives up the locks that the process has on it, SQLite's among them. Raises ``OSError``.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._header = self._read()
        self._version: int | None = None
        self._changed_at = time.monotonic()

    def change(self) -> FileChange | None:
        """What has become of its name since; nothing where it lies at its path as before."""
        own = os.fstat(self._opened)
        try:
            there = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return FileChange.MOVED if own.st_nlink else FileChange.DELETED
        same = os.path.samestat(own, there) and stat.S_ISREG(there.st_mode)
        return None if same else FileChange.MOVED

    def is_overwritten(self, version: int, pages: int, free: int) -> bool:
        """Whether its header changed though no connection of SQLite has changed it.

        ``version`` is SQLite's ``data_version``, which another connection's commit changes;
        ``pages`` and ``free`` are its counts of pages and of free ones.
        """
        header = self._read()
        now = time.monotonic()
        if version != self._version:
            self._version, self._changed_at = version, now
        elif header != self._header and not (
            now - self._changed_at < TRAILING and self._is_later(header, pages, free)
        ):
            return True
        self._header = header
        return False

    def _is_later(self, header: bytes, pages: int, free: int) -> bool:
        """Whether a header may be what another connection's commit brings into the file."""
        known, found = (int.from_bytes(each[_COUNTER], "big") for each in (self._header, header))
        counts = int.from_bytes(header[_PAGES], "big"), int.from_bytes(header[_FREE], "big")
        return found > known and counts == (pages, free)

    def note_writing(self) -> None:
        """The process's own connection has written: how the header is now is right."""
        self._header = self._read()

    def close(self) -> None:
        """Let go of it; only after the connection."""
        os.close(self._opened)

    def _read(self) -> bytes:
        os.lseek(self._opened, 0, os.SEEK_SET)
        return os.read(self._opened, HEADER)
