"""Dated copies of the database: made once a day, at most ten, put back when they are needed."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dealer_trainer.storage.errors import told
from dealer_trainer.storage.files import put_in_place, temporary_beside
from dealer_trainer.storage.sqlite.connection import Database, check_database
from dealer_trainer.storage.sqlite.copying import COPIES, copy_into, link_aside, move_aside, stamp
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.training.statistics.days import FORWARD

MOST: Final = 10
"""Daily copies that are kept; those made before a migration stay besides."""

_NAME: Final = re.compile(r"(daily|before-\d+)-(\d{8}T\d{6}Z)(?:-\d+)?\.db", re.ASCII)


def kept_copies(database: Path, now: datetime | None = None) -> tuple[KeptCopy, ...]:
    """The copies of a database, newest first. Raises ``StoreError``.

    Seen from ``now``, those dated ahead of it come last: a clock that was wrong dated them, and
    none of them may pass for the newest.
    """
    folder = database.parent / COPIES
    with told(folder):
        if not folder.is_dir():
            return ()
        found = []
        for path in folder.iterdir():
            match = _NAME.fullmatch(path.name)
            if match is not None and (made_at := _moment(match[2])) is not None:
                found.append(KeptCopy(path.name, made_at, path.stat().st_size))
    latest = datetime.max.replace(tzinfo=UTC) if now is None else now + FORWARD
    found.sort(key=lambda copy: (copy.made_at <= latest, copy.made_at, copy.name), reverse=True)
    return tuple(found)


def set_aside(database: Path, at: datetime) -> Path | None:
    """Put a damaged, closed database aside: its new path, or nothing if there is none.

    The next opening makes a new one, or a copy is put in its place with ``put_back``.
    """
    with told(database):
        return move_aside(database, "damaged", at)


def put_back(database: Path, copy: KeptCopy, at: datetime) -> None:
    """Put a copy in place of a closed database, which is set aside as ``replaced-…``.

    Raises ``StoreError``, with the database as it was, if the copy is damaged or newer.
    """
    source = database.parent / COPIES / copy.name
    check_database(source)
    with told(database), temporary_beside(database) as arrived:
        # First under a name of its own: with a full disk the database is still there.
        with closing(sqlite3.connect(_reader(source), uri=True)) as opened:
            copy_into(opened, arrived)
        link_aside(database, "replaced", at)
        put_in_place(arrived, database)


class Copies:
    """``CopyStore`` on the disk: the copies of an open database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def copies(self, now: datetime | None = None) -> tuple[KeptCopy, ...]:
        """The copies, newest first; those dated ahead of ``now`` last."""
        return kept_copies(self._database.path, now)

    def make_daily(self, at: datetime) -> KeptCopy | None:
        """Today's copy (a day of UTC), or nothing where it is there or nobody trains yet.

        The database is read through first: damage never takes a good copy's place. Raises
        ``StoreError``, of the database or of the copy.
        """
        today = at.astimezone(UTC).date()
        if not self._is_used() or any(
            copy.made_at.date() == today and copy.name.startswith("daily-")
            for copy in self.copies()
        ):
            return None
        self._database.check()
        folder = self._database.path.parent / COPIES
        made = folder / f"daily-{stamp(at)}.db"
        self._database.copy_to(made)
        daily = [copy for copy in self.copies(at) if copy.name.startswith("daily-")]
        with told(folder):
            # After a clock was set back the new one may look old: it stays nevertheless.
            for copy in [copy for copy in daily if copy.name != made.name][MOST - 1 :]:
                (folder / copy.name).unlink(missing_ok=True)
        return next(copy for copy in daily if copy.name == made.name)

    def restore(self, copy: KeptCopy, at: datetime) -> None:
        """The store is now as the copy; what it was is set aside.

        Raises ``StoreError``, with the store as it was.
        """
        with self._database.reading():
            pass  # else what it was could not be opened again
        self._database.close()
        try:
            put_back(self._database.path, copy, at)
        except StoreError:
            self._database.reopen(at)
            raise
        self._database.reopen(at)

    def _is_used(self) -> bool:
        with self._database.reading() as connection:
            return connection.execute("SELECT 1 FROM trainees LIMIT 1").fetchone() is not None


def _reader(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)  # strptime loads a module of its own, at every start
    except ValueError:
        return None
    return moment if stamp(moment) == text else None
