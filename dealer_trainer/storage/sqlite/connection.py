"""The database of trainees and rounds: opened only if it is whole and ours, written safely."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from dealer_trainer.storage.errors import UnreadableRow, told
from dealer_trainer.storage.file_systems import is_local
from dealer_trainer.storage.files import create_empty, read_own, sync_folder, temporary_beside
from dealer_trainer.storage.sqlite.copying import copy_aside, copy_out, keep_log_aside, move_aside
from dealer_trainer.storage.sqlite.migrate import MigrationStep, all_steps, migrate, version_of
from dealer_trainer.storage.sqlite.opened_file import HEADER, FileChange, OpenedFile
from dealer_trainer.training.errors import StoreError, StoreFault

APPLICATION: Final = 0x44545231
"""``DTR1`` in the file's header: a database of this program."""

WAIT: Final = 4.0
"""Seconds for which another process's writing is waited for; the window stands still meanwhile."""

_MAGIC: Final = b"SQLite format 3\0"
_COUNTS: Final = ("data_version", "page_count", "freelist_count")
_CHECKED_ALWAYS: Final = 64 * 1024 * 1024
"""Bytes of a database that is read through at each start; a larger one is when it is copied."""


class Database:
    """An open database. One thread's; closed by its owner.

    Nothing is read or written unless the file at its path is still the one that was opened: SQLite
    itself would go on with a file that was moved away, and play its log into one that came in its
    place. Until the right file is back, all raises ``StoreError`` with ``StoreFault.MOVED``.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, file: OpenedFile) -> None:
        self.path = path
        self._connection = connection
        self._file = file

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Queries. Raises ``StoreError``."""
        with told(self.path):
            self._be_the_same()
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: on the disk when this ends, or nothing of it. Raises ``StoreError``."""
        with told(self.path):
            self._be_the_same()
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # SQLite has rolled back by itself where the disk is full.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            finally:
                self._file.note_writing()

    def _be_the_same(self) -> None:
        """Raises ``StoreError`` while another file, or none, lies at the path."""
        change = self._change()
        if change is FileChange.DELETED and self.path.parent.is_dir():
            # Only this connection has the file's bytes now: they are written out again.
            copy_out(self._connection, self.path)
            self._close()
            self._take(_reached(self.path, WAIT))
            _set_journal(self._connection, self.path)
            self._file.note_writing()
        elif change is not None:
            self._empty_log(change)
            raise StoreError(StoreFault.MOVED, self.path)

    def _change(self) -> FileChange | None:
        change = self._file.change()
        if change is not None:
            return change
        counts = (_number(self._connection, name) for name in _COUNTS)
        return FileChange.OVERWRITTEN if self._file.is_overwritten(*counts) else None

    def _empty_log(self, change: FileChange) -> None:
        """What is in the log goes into the file that it belongs to, wherever that lies now: no
        other file that lies at the path gets any of it.
        """
        if change is not FileChange.OVERWRITTEN:
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                self._file.note_writing()

    def check(self) -> None:
        """Read it through. Raises ``StoreError`` where it is damaged."""
        with self.reading() as connection:
            _check_pages(connection)

    def copy_to(self, target: Path) -> None:
        """A copy as it is now, put in place whole. Raises ``StoreError`` of the copy."""
        with told(self.path):
            self._be_the_same()
        with told(target):
            copy_out(self._connection, target)

    def reopen(self, at: datetime) -> None:
        """Open again what now lies at the path. Raises ``StoreError`` as ``open_database``."""
        self._take(open_database(self.path, at))

    def close(self) -> None:
        """Close it; what was kept is in the one file then."""
        with suppress(sqlite3.Error, OSError):
            change = self._change()
            if change is FileChange.OVERWRITTEN:
                # Closing would write the log into another file. What is in it stays beside.
                keep_log_aside(self.path)
            elif change is not None:
                self._empty_log(change)
        self._close()

    def _close(self) -> None:
        self._connection.close()
        self._file.close()

    def _take(self, other: Database) -> None:
        self._connection, self._file = other._connection, other._file


def open_database(
    path: Path, at: datetime, steps: Sequence[MigrationStep] | None = None, wait: float = WAIT
) -> Database:
    """The database of a path, made if there is none, migrated if it is of an older version.

    Before a migration it is copied to the folder ``copies`` beside it. Raises ``StoreError``:
    a damaged file, a newer version's and one that cannot be written are left as they are.
    """
    steps = all_steps() if steps is None else steps
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_unwritable(path)
        if not path.exists():
            _create(path, at, steps)
        _check_header(path, len(steps))
        opened = _reached(path, wait)
        connection = opened._connection
        try:
            if path.stat().st_size <= _CHECKED_ALWAYS:
                _check_pages(connection)
            version = version_of(connection)
            _set_journal(connection, path)
            opened._file.note_writing()
            if version < len(steps):
                copy_aside(connection, path.parent, version + 1, at)
                migrate(connection, steps)
                opened._file.note_writing()
        except BaseException:
            opened._close()
            raise
    return opened


def _reached(path: Path, wait: float) -> Database:
    """A connection to a file that is there, not looked at yet."""
    file = OpenedFile(path)
    try:
        connection = _connect(path, wait)
    except BaseException:
        file.close()
        raise
    opened = Database(path, connection, file)
    try:
        _set_safety(connection)
    except BaseException:
        opened._close()
        raise
    return opened


def check_database(path: Path, newest: int | None = None) -> None:
    """Whether a closed file could be opened. Raises ``StoreError`` if it is damaged or newer."""
    with told(path):
        _check_header(path, len(all_steps()) if newest is None else newest)
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            _check_pages(opened)


def _connect(path: Path, wait: float) -> sqlite3.Connection:
    # Of an existing file only: one that vanished meanwhile is not made anew without its tables.
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, timeout=wait, isolation_level=None, uri=True)


def _set_safety(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    # Half a mebibyte of pages is enough for what is looked up; the system keeps the file besides.
    connection.execute("PRAGMA cache_size = -512")


def _set_journal(connection: sqlite3.Connection, path: Path) -> None:
    """The write-ahead log; the rollback journal on a network's disk or where the log fails."""
    mode = "WAL" if is_local(path.parent) else "DELETE"
    (answer,) = connection.execute(f"PRAGMA journal_mode = {mode}").fetchone()
    if answer != "wal":
        connection.execute("PRAGMA journal_mode = DELETE")
        # FULL does not wait for the journal's removal: a round just kept could be undone by it.
        connection.execute("PRAGMA synchronous = EXTRA")


def _refuse_unwritable(path: Path) -> None:
    effective = os.access in os.supports_effective_ids
    for place in (path.parent, path):
        if place.exists() and not os.access(place, os.R_OK | os.W_OK, effective_ids=effective):
            raise StoreError(StoreFault.READ_ONLY, place)
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        raise StoreError(StoreFault.NOT_PLAIN, path)


def _create(path: Path, at: datetime, steps: Sequence[MigrationStep]) -> None:
    """A new database appears whole: a file that is empty is never one just being made."""
    # A log whose database is gone would be played into the new one.
    move_aside(path, "orphaned", at)
    with temporary_beside(path) as made:
        create_empty(made)
        with closing(sqlite3.connect(made, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            migrate(connection, steps)
        try:
            os.link(made, path)
        except FileExistsError:
            pass  # another process made it first
        except OSError:
            # A disk without links, such as a memory stick's.
            if not path.exists():
                os.replace(made, path)
    sync_folder(path.parent)


def _check_header(path: Path, newest: int) -> None:
    """Look at the file before SQLite does: a newer version's is not touched at all."""
    header = read_own(path, HEADER)
    if len(header) < HEADER or not header.startswith(_MAGIC):
        raise UnreadableRow("not a database")
    version = int.from_bytes(header[60:64], "big")
    log = path.with_name(path.name + "-wal")
    if version <= newest and log.exists() and log.stat().st_size:
        # The newest page may be in the log. A reader that may not write leaves both as they are.
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, timeout=WAIT, uri=True)) as reader:
            version = version_of(reader)
    if version > newest:
        raise StoreError(StoreFault.NEWER_VERSION, path, str(version))
    if int.from_bytes(header[68:72], "big") != APPLICATION:
        raise UnreadableRow("a database of another program")


def _number(connection: sqlite3.Connection, name: str) -> int:
    (number,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(number)


def _check_pages(connection: sqlite3.Connection) -> None:
    (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise UnreadableRow(said)
