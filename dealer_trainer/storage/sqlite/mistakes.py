"""Mistakes and their repetitions, kept in the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.codec.stored import (
    moment_text,
    offset_minutes,
    quarter_of,
    read_local,
    read_moment,
    read_situations,
    read_slips,
    written_json,
)
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.sqlite.cases import (
    marked_case_text,
    read_case,
    read_drill_case,
    sprint_answer_text,
)
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.due_dates import due_column, seen_from
from dealer_trainer.storage.sqlite.outcomes import read_limits, write_mistakes
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import KeptAnswer
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.recording import quiz_mistakes
from dealer_trainer.training.review.mistakes import Limits, Mistake, Origin
from dealer_trainer.training.review.repetition import Recall, Repetition, prospect_of
from dealer_trainer.training.review.session import Case, ReviewOutcome
from dealer_trainer.training.statistics.days import local_moment

_COLUMNS: Final = (
    "id, origin, owner, kind, house, house_fingerprint, failed_at, utc_offset, milliseconds, wrong,"
    " situations, slips, repaired_at, repaired_offset, "
)


_READABLE: Final = """
(SELECT * FROM mistakes WHERE answered IS NOT NULL OR EXISTS (
    SELECT 1 FROM rounds WHERE rounds.id = mistakes.round
    AND CASE WHEN json_valid(layout) THEN json_type(layout, '$.board') END = 'text'
    AND CASE WHEN json_valid(sheet) THEN json_type(sheet, '$.dealer') END = 'object'
    AND CASE WHEN json_valid(asked) THEN json_type(asked) END = 'array'
))
"""
"""The mistakes whose case is there to be shown."""


class MistakeRepository:
    """``MistakeStore`` on the disk."""

    def __init__(
        self, database: Database, local: Callable[[datetime], datetime] = local_moment
    ) -> None:
        """``local`` gives a moment the zone of this machine."""
        self._database = database
        self._local = local

    def mistakes(self, trainee: Trainee, now: datetime | None = None) -> tuple[Mistake, ...]:
        """All of them, newest first; without ``now`` with the dates as they are kept."""
        where = "WHERE trainee = :trainee ORDER BY failed_at DESC, id DESC"
        return self._select(where, now, trainee=trainee.id)

    def due(self, trainee: Trainee, now: datetime) -> tuple[Mistake, ...]:
        """Those that are due, the longest due first."""
        where = "WHERE trainee = :trainee AND due <= :now ORDER BY due, id"
        return self._select(where, now, trainee=trainee.id)

    def count_due(self, trainee: Trainee, now: datetime) -> int:
        """How many are due."""
        with self._database.reading() as connection:
            (count,) = connection.execute(
                "SELECT count(*) FROM mistakes"
                f" WHERE trainee = :trainee AND {due_column(now)} <= :now",
                {"trainee": trainee.id, **seen_from(now)},
            ).fetchone()
        return int(count)

    def next_due(self, trainee: Trainee, now: datetime | None = None) -> datetime | None:
        """When the next one is due (or was), or nothing where there are none."""
        with self._database.reading() as connection:
            (due,) = connection.execute(
                f"SELECT min({due_column(now)}) FROM mistakes WHERE trainee = :trainee",
                {"trainee": trainee.id, **seen_from(now)},
            ).fetchone()
            return None if due is None else read_moment(due)

    def cases(self, mistakes: Sequence[Mistake]) -> tuple[Case, ...]:
        """The case of each mistake, in order. Raises ``KeyError`` for one that is gone."""
        with self._database.reading() as connection:
            return tuple(_read_case(connection, mistake.id) for mistake in mistakes)

    def keep_outcomes(
        self, outcomes: Sequence[ReviewOutcome], at: datetime, sibling: bool = False
    ) -> tuple[Mistake, ...]:
        """How mistakes went this time; the mistakes as they are now. One deleted meanwhile is left
        out.
        """
        at = self._local(at)
        with self._database.writing() as connection:
            kept = [
                outcome.mistake.id
                for outcome in outcomes
                if _write_outcome(connection, outcome, at, sibling)
            ]
        return tuple(m for number in kept for m in self._select("WHERE id = :id", at, id=number))

    def repetitions(self, mistake: Mistake) -> tuple[KeptAnswer, ...]:
        """How a mistake went each time, old to new."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT at, utc_offset, recall, sibling, milliseconds FROM repetitions"
                " WHERE mistake = ? ORDER BY number",
                (mistake.id,),
            )
            return tuple(
                KeptAnswer(read_local(at, offset), Recall(recall), bool(sibling), milliseconds)
                for at, offset, recall, sibling, milliseconds in rows
            )

    def limits(self, trainee: Trainee) -> Limits:
        """What is slow for a trainee."""
        with self._database.reading() as connection:
            return read_limits(connection, trainee.id)

    def set_limits(self, trainee: Trainee, limits: Limits) -> None:
        """What is slow from now on; mistakes that stand in the list stay."""
        with self._database.writing() as connection:
            connection.executemany(
                "INSERT OR REPLACE INTO slow_limits VALUES (?, ?, ?)",
                [(trainee.id, kind.value, limit) for kind, limit in limits.by_kind.items()],
            )

    def keep_quiz(self, trainee: Trainee, number: int, result: QuizResult) -> int:
        """The mistakes of a finished quiz; how many they are. A second time keeps nothing. No
        figure of practice is touched.
        """
        at = self._local(result.record.finished)
        with self._database.writing() as connection:
            if _known(connection, trainee.id, f"quiz-{number}-%"):
                return 0
            limits = read_limits(connection, trainee.id)
            kept = 0
            for place, (marked, new) in enumerate(quiz_mistakes(result, at, limits)):
                if new is not None:
                    case, answered = f"quiz-{number}-{place}", marked_case_text(marked)
                    write_mistakes(connection, trainee.id, new, case, answered=answered)
                    kept += len(new.failed)
            return kept

    def _select(self, where: str, now: datetime | None, **values: Any) -> tuple[Mistake, ...]:
        columns = f"{_COLUMNS} {due_column(now)} AS due"
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {columns} FROM {_READABLE} AS mistakes {where}",
                {**values, **seen_from(now)},
            )
            read = map(_read_mistake, rows)
            return tuple(mistake for mistake in read if mistake is not None)


_ORIGINS: Final = {origin.value: origin for origin in Origin}
_KINDS: Final = {kind.value: kind for kind in TurnKind}


def _read_mistake(row: tuple[Any, ...]) -> Mistake | None:
    """The mistake of a row; nothing where the program cannot have written it."""
    try:
        return Mistake(
            row[0],
            _ORIGINS[row[1]],
            row[2],
            _KINDS[row[3]],
            row[4],
            row[5],
            read_local(row[6], row[7]),
            row[8],
            bool(row[9]),
            read_situations(row[10]),
            read_slips(row[11]),
            None if row[12] is None else read_local(row[12], row[13]),
            read_moment(row[14]),
        )
    except (KeyError, UnreadableRow):
        return None


def _known(connection: sqlite3.Connection, trainee: int, cases: str) -> bool:
    row = connection.execute(
        "SELECT 1 FROM mistakes WHERE trainee = ? AND case_name LIKE ? LIMIT 1", (trainee, cases)
    ).fetchone()
    return row is not None


def _read_case(connection: sqlite3.Connection, mistake: int) -> Case:
    row = connection.execute(
        "SELECT round, answered, case_name, house_fingerprint FROM mistakes WHERE id = ?",
        (mistake,),
    ).fetchone()
    if row is None:
        raise KeyError(mistake)
    round_id, answered, name, house = row
    if answered is not None:
        return read_case(answered, name, house)
    return read_drill_case(connection, round_id, name)


def _write_outcome(
    connection: sqlite3.Connection, outcome: ReviewOutcome, at: datetime, sibling: bool
) -> bool:
    """A repetition is kept and the mistake's dates follow from its log; whether it is still
    there.
    """
    number = outcome.mistake.id
    row = connection.execute(
        "SELECT trainee, failed_at, utc_offset FROM mistakes WHERE id = ?", (number,)
    ).fetchone()
    if row is None:
        return False
    trainee, failed_at, offset = row
    log = _read_log(connection, number)
    connection.execute(
        "INSERT INTO repetitions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            len(log),
            moment_text(at),
            offset_minutes(at),
            outcome.recall.value,
            sibling,
            outcome.milliseconds,
            _answer_text(outcome),
        ),
    )
    prospect = prospect_of(
        read_local(failed_at, offset), (*log, Repetition(at, outcome.recall, sibling))
    )
    repaired = prospect.repaired_at
    connection.execute(
        "UPDATE mistakes SET due_at = ?, repaired_at = ?, repaired_offset = ? WHERE id = ?",
        (
            moment_text(prospect.due_at),
            None if repaired is None else moment_text(repaired),
            None if repaired is None else offset_minutes(repaired),
            number,
        ),
    )
    connection.execute(
        "INSERT INTO reviews VALUES (?, ?, ?, 1, ?) ON CONFLICT DO UPDATE SET"
        " answered = answered + 1, milliseconds = milliseconds + excluded.milliseconds",
        (trainee, quarter_of(at), offset_minutes(at), outcome.milliseconds or 0),
    )
    return True


def _read_log(connection: sqlite3.Connection, mistake: int) -> tuple[Repetition, ...]:
    rows = connection.execute(
        "SELECT at, utc_offset, recall, sibling FROM repetitions WHERE mistake = ? ORDER BY number",
        (mistake,),
    )
    return tuple(
        Repetition(read_local(at, offset), Recall(recall), bool(sibling))
        for at, offset, recall, sibling in rows
    )


def _answer_text(outcome: ReviewOutcome) -> str | None:
    if outcome.answer_now is not None:
        return sprint_answer_text(outcome.answer_now)
    return None if outcome.sheet_now is None else written_json(sheet_json(outcome.sheet_now))
