"""The trainees of this machine, kept in the database."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from dealer_trainer.storage.codec.stored import moment_text
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.training.errors import NameTaken
from dealer_trainer.training.ports import Holdings, Trainee
from dealer_trainer.training.trainee_names import clean_name, name_key


class TraineeRepository:
    """``TraineeStore`` on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def trainees(self) -> tuple[Trainee, ...]:
        """All of them, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, name FROM trainees ORDER BY name_key, id"
            ).fetchall()
            return tuple(Trainee(number, name) for number, name in rows)

    def add_trainee(self, name: str, at: datetime) -> Trainee:
        """A new one. Raises ``NameTaken``, or ``NameRefused`` with the reason."""
        name = clean_name(name)
        with self._database.writing() as connection:
            _refuse_taken(connection, name)
            return _add(connection, name, at)

    def last_trainee(self) -> Trainee | None:
        """The one who was chosen last, or nothing."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT id, name FROM trainees WHERE chosen > 0 ORDER BY chosen DESC LIMIT 1"
            ).fetchone()
        return None if row is None else Trainee(*row)

    def choose_trainee(self, trainee: Trainee, at: datetime) -> None:
        """A trainee trains now."""
        with self._database.writing() as connection:
            connection.execute(
                "UPDATE trainees SET chosen_at = ?,"
                " chosen = (SELECT max(chosen) + 1 FROM trainees) WHERE id = ?",
                (moment_text(at), trainee.id),
            )

    def holdings(self, trainee: Trainee) -> Holdings:
        """What would go with a trainee."""
        with self._database.reading() as connection:
            return _holdings(connection, trainee)

    def delete_trainee(self, trainee: Trainee) -> Holdings:
        """A trainee, their drills, rounds and answers go; what went."""
        with self._database.writing() as connection:
            gone = _holdings(connection, trainee)
            connection.execute("DELETE FROM trainees WHERE id = ?", (trainee.id,))
        return gone


def trainee_found_or_made(connection: sqlite3.Connection, name: str, at: datetime) -> Trainee:
    """The trainee of a name, made within the caller's transaction if there is none.

    Raises ``NameRefused``.
    """
    row = connection.execute(
        "SELECT id, name FROM trainees WHERE name_key = ?", (name_key(name),)
    ).fetchone()
    return _add(connection, clean_name(name), at) if row is None else Trainee(*row)


def _add(connection: sqlite3.Connection, name: str, at: datetime) -> Trainee:
    row = connection.execute(
        "INSERT INTO trainees (name, name_key, created_at) VALUES (?, ?, ?)",
        (name, name_key(name), moment_text(at)),
    )
    return Trainee(_number(row), name)


def _number(row: sqlite3.Cursor) -> int:
    if row.lastrowid is None:
        raise AssertionError("SQLite numbers every row that it takes in")
    return row.lastrowid


def _refuse_taken(connection: sqlite3.Connection, name: str) -> None:
    row = connection.execute(
        "SELECT name FROM trainees WHERE name_key = ?", (name_key(name),)
    ).fetchone()
    if row is not None:
        raise NameTaken(name, row[0])


def _holdings(connection: sqlite3.Connection, trainee: Trainee) -> Holdings:
    (drills,) = connection.execute(
        "SELECT count(*) FROM drills WHERE trainee = ?", (trainee.id,)
    ).fetchone()
    rounds, answers = connection.execute(
        "SELECT count(*), coalesce(sum(asked_count), 0) FROM rounds"
        " WHERE trainee = ? AND submitted_at IS NOT NULL",
        (trainee.id,),
    ).fetchone()
    mistakes, sprints, quizzes = (
        connection.execute(
            f"SELECT count(*) FROM {table} WHERE trainee = ?", (trainee.id,)
        ).fetchone()[0]
        for table in ("mistakes", "sprints", "quizzes")
    )
    return Holdings(drills, rounds, answers, mistakes, sprints, quizzes)
