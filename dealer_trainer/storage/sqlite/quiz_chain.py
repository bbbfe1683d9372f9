"""The chain of a quiz: a digest of all that is kept of it, made anew at every step together with
the digest of the step before.

What is changed in the database by other means breaks it, and a broken chain stays broken. It holds
no secret: whoever reckons the digests as this program does can mend it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

from dealer_trainer.training.quiz.record import Chain

_KEPT: Final = (
    "SELECT trainee, quiz, house, code, paper, sitting, started_at, elapsed, clock_at,"
    " clock_milliseconds, clock_boot, opened, answered, resumed, by_wall_clock, ending,"
    " finished_at, passed, result, signed_by FROM quizzes WHERE id = ?",
    "SELECT number, round FROM quiz_rounds WHERE quiz = ? ORDER BY number",
    "SELECT round, number, change FROM quiz_changes WHERE quiz = ? ORDER BY round, number",
)


def begin_chain(connection: sqlite3.Connection, quiz: int) -> None:
    """Chain a quiz that was just begun."""
    _link(connection, quiz, Chain.WHOLE, "")


@contextmanager
def next_link(connection: sqlite3.Connection, quiz: int) -> Iterator[None]:
    """What is written of a quiz in this block is its next step. The caller's transaction."""
    chain, digest = _read(connection, quiz)
    yield
    _link(connection, quiz, chain, digest)


def read_chain(connection: sqlite3.Connection, quiz: int) -> Chain:
    """Whether what is kept of a quiz is what its last step left."""
    return _read(connection, quiz)[0]


def _read(connection: sqlite3.Connection, quiz: int) -> tuple[Chain, str]:
    """How the chain stands, and its last digest."""
    row = connection.execute(
        "SELECT standing, before, digest FROM quiz_chains WHERE quiz = ?", (quiz,)
    ).fetchone()
    if row is None:
        return Chain.BROKEN, ""
    standing, before, digest = row
    if digest is None and standing == Chain.LATE.value:
        return Chain.LATE, ""
    if digest != _digest(connection, quiz, standing, before):
        return Chain.BROKEN, str(digest)
    return Chain(standing), digest


def _link(connection: sqlite3.Connection, quiz: int, chain: Chain, before: str) -> None:
    digest = _digest(connection, quiz, chain.value, before)
    connection.execute(
        "INSERT OR REPLACE INTO quiz_chains VALUES (?, ?, ?, ?)",
        (quiz, chain.value, before, digest),
    )


def _digest(connection: sqlite3.Connection, quiz: int, standing: object, before: object) -> str:
    kept = [connection.execute(statement, (quiz,)).fetchall() for statement in _KEPT]
    # Another program may have put bytes or half characters where a text was.
    text = json.dumps([standing, before, kept], separators=(",", ":"), default=repr)
    return sha256(text.encode()).hexdigest()
