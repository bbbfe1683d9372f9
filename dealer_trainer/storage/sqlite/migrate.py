"""Bringing a database up to date: numbered steps of SQL, each done whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from dealer_trainer.frozen import dataclass
from dealer_trainer.storage.errors import UnreadableRow


@dataclass(frozen=True, slots=True)
class MigrationStep:
    """A migration: the version that it leads to, and its SQL."""

    number: int
    sql: str


@cache
def all_steps() -> tuple[MigrationStep, ...]:
    """The program's own steps, in order, from 1 without a gap; read once."""
    folder = Path(__file__).with_name("migrations")
    steps = [
        MigrationStep(int(file.name.split("_")[0]), file.read_text(encoding="utf-8"))
        for file in folder.glob("*.sql")
    ]
    steps.sort(key=lambda step: step.number)
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        raise AssertionError("the migrations are not numbered from 1 without a gap")
    return tuple(steps)


def version_of(connection: sqlite3.Connection) -> int:
    """The step that a database has come to."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[MigrationStep]) -> None:
    """Do the steps still to be done, one transaction each: cut short, it goes on from there."""
    # A step that makes a table anew would else delete what hangs on the old one.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for step in steps:
            _take(connection, step)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _take(connection: sqlite3.Connection, step: MigrationStep) -> None:
    connection.execute("BEGIN EXCLUSIVE")
    try:
        # Another process may have taken the step while this one waited for the lock.
        if version_of(connection) < step.number:
            for statement in _statements(step.sql):
                connection.execute(statement)
            if connection.execute("PRAGMA foreign_key_check").fetchone():
                raise UnreadableRow(f"step {step.number} found rows that hang on nothing")
            connection.execute(f"PRAGMA user_version = {step.number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(sql: str) -> Iterator[str]:
    # ``executescript`` would commit before it begins: a step could be done by halves.
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
