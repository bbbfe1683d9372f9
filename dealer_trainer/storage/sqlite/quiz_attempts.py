"""Quizzes in the database: each confirmed answer of one in work, and the results of the taken."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.codec.json_lines import load_once
from dealer_trainer.storage.codec.quiz_record import (
    change_json,
    paper_text,
    read_change,
    read_or_refuse,
    read_paper,
    read_round,
    read_sitting,
    round_json,
    sitting_json,
)
from dealer_trainer.storage.codec.stored import moment_text, read_moment, written_json
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.results import (
    ResultFile,
    parse_result,
    result_json,
    result_text,
)
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.quiz_chain import begin_chain, next_link, read_chain
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.clock import ClockReading, Elapsed
from dealer_trainer.training.quiz.record import Chain, QuizRecord, Sitting
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.quiz.session import OpenQuiz, QuizProgress, TakenQuiz
from dealer_trainer.training.quiz.step import QuizEnding, QuizState

_SOURCE = "trainer.db"


@contextmanager
def _trusted() -> Iterator[None]:
    """What this program wrote reads well; else the database was damaged from outside."""
    try:
        yield
    except BadInput as bad:
        raise UnreadableRow(f"a quiz: {bad.faults[0].kind.name}") from bad


class QuizAttemptRepository:
    """``QuizStore`` on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def start_quiz(self, trainee: Trainee, sitting: Sitting, state: QuizState) -> int:
        """A quiz that begins; its number."""
        paper = state.paper
        with self._database.writing() as connection:
            row = connection.execute(
                "INSERT INTO quizzes (trainee, quiz, house, code, paper, sitting, started_at,"
                " elapsed, clock_at, clock_milliseconds, clock_boot, opened, answered)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    trainee.id,
                    paper.definition.id,
                    paper.house.id,
                    paper.code,
                    paper_text(paper),
                    written_json(sitting_json(sitting)),
                    moment_text(sitting.started),
                    *_clock_row(state.elapsed),
                    state.opened,
                    state.answered,
                ),
            )
            quiz = int(row.lastrowid or 0)
            begin_chain(connection, quiz)
            return quiz

    def keep_progress(self, quiz: int, progress: QuizProgress) -> None:
        """What has come about; keeping it again changes nothing."""
        state = progress.state
        with self._step(quiz) as connection:
            _write_time(connection, quiz, state.elapsed)
            connection.execute(
                "UPDATE quizzes SET opened = ?, answered = ?, resumed = ?, by_wall_clock = ?,"
                " ending = ? WHERE id = ?",
                (
                    state.opened,
                    state.answered,
                    state.resumed,
                    state.by_wall_clock,
                    None if state.ending is None else state.ending.value,
                    quiz,
                ),
            )
            connection.executemany(
                "INSERT OR REPLACE INTO quiz_changes VALUES (?, ?, ?, ?)",
                (
                    (quiz, progress.round, number, written_json(change_json(change)))
                    for number, change in enumerate(progress.changes, progress.first)
                ),
            )
            connection.executemany(
                "INSERT OR REPLACE INTO quiz_rounds VALUES (?, ?, ?)",
                (
                    (quiz, number, written_json(round_json(closed)))
                    for number, closed in enumerate(progress.closed, progress.round)
                ),
            )

    def keep_time(self, quiz: int, elapsed: Elapsed) -> None:
        """How long the quiz has been going on."""
        with self._step(quiz) as connection:
            _write_time(connection, quiz, elapsed)

    def finish_quiz(self, quiz: int, result: QuizResult) -> None:
        """The quiz is closed, with its result; a second time changes nothing."""
        with self._step(quiz) as connection:
            row = connection.execute(
                "UPDATE quizzes SET finished_at = ?, ending = ?, passed = ?, result = ?"
                " WHERE id = ? AND finished_at IS NULL",
                (
                    moment_text(result.record.finished),
                    result.record.ending.value,
                    result.passed,
                    result_text(result_json(result)),
                    quiz,
                ),
            )
            if row.rowcount:
                # The result holds them all.
                connection.execute("DELETE FROM quiz_changes WHERE quiz = ?", (quiz,))
                connection.execute("DELETE FROM quiz_rounds WHERE quiz = ?", (quiz,))

    def keep_signed(self, quiz: int, signed: Mapping[str, Any]) -> None:
        """The same result, signed. Raises ``KeyError`` if the quiz is not finished."""
        with self._step(quiz) as connection:
            row = connection.execute(
                "UPDATE quizzes SET result = ?, signed_by = ?"
                " WHERE id = ? AND finished_at IS NOT NULL",
                (result_text(signed), signed["sitting"]["examiner"], quiz),
            )
            if not row.rowcount:
                raise KeyError(quiz)

    @contextmanager
    def _step(self, quiz: int) -> Iterator[sqlite3.Connection]:
        """One transaction: the next step of a quiz, chained to the one before."""
        with self._database.writing() as connection, next_link(connection, quiz):
            yield connection

    def chain(self, quiz: int) -> Chain:
        """Whether what is kept of a quiz is what was written, step by step."""
        with self._database.reading() as connection:
            return read_chain(connection, quiz)

    def unfinished_quiz(self, trainee: Trainee | None = None) -> OpenQuiz | None:
        """The quiz begun last and not finished: of a trainee, or of anybody."""
        with self._database.reading() as connection, _trusted():
            row = connection.execute(
                "SELECT quizzes.id, trainees.id, trainees.name, sitting, paper FROM quizzes"
                " JOIN trainees ON trainees.id = trainee WHERE finished_at IS NULL"
                " AND (? IS NULL OR trainee = ?) ORDER BY quizzes.id DESC LIMIT 1",
                (trainee and trainee.id, trainee and trainee.id),
            ).fetchone()
            if row is None:
                return None
            number, trainee_id, name, sitting, paper = row
            state = _read_state(connection, number, load_once(paper, _SOURCE))
            return OpenQuiz(
                number,
                Trainee(trainee_id, name),
                read_sitting(load_once(sitting, _SOURCE), _SOURCE),
                state,
                _read_changes(connection, number, state.number),
            )

    def taken(self, trainee: Trainee) -> tuple[TakenQuiz, ...]:
        """A trainee's finished quizzes, the newest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, quiz, house, code, started_at, finished_at, passed, signed_by"
                " FROM quizzes WHERE trainee = ? AND finished_at IS NOT NULL ORDER BY id DESC",
                (trainee.id,),
            ).fetchall()
            return tuple(map(_taken, rows))

    def record(self, quiz: int) -> QuizRecord:
        """A finished quiz as it was taken. Raises ``KeyError`` if there is none."""
        return self.result(quiz).record

    def result(self, quiz: int) -> ResultFile:
        """A finished quiz's result file. Raises ``KeyError`` if there is none."""
        with self._database.reading() as connection, _trusted():
            row = connection.execute(
                "SELECT result FROM quizzes WHERE id = ? AND result IS NOT NULL", (quiz,)
            ).fetchone()
            if row is None:
                raise KeyError(quiz)
            return parse_result(row[0], _SOURCE)

    def examiner_named(self, quiz: int) -> str | None:
        """Who was to sign a quiz when it began. Raises ``KeyError`` if there is none."""
        with self._database.reading() as connection, _trusted():
            row = connection.execute("SELECT sitting FROM quizzes WHERE id = ?", (quiz,)).fetchone()
            if row is None:
                raise KeyError(quiz)
            return read_sitting(load_once(row[0], _SOURCE), _SOURCE).examiner


def _clock_row(elapsed: Elapsed) -> tuple[int, str, int, str | None]:
    at = elapsed.at
    return (elapsed.milliseconds, moment_text(at.wall), at.milliseconds, at.boot)


def _write_time(connection: sqlite3.Connection, quiz: int, elapsed: Elapsed) -> None:
    connection.execute(
        "UPDATE quizzes SET elapsed = ?, clock_at = ?, clock_milliseconds = ?, clock_boot = ?"
        " WHERE id = ? AND finished_at IS NULL",
        (*_clock_row(elapsed), quiz),
    )


def _read_state(connection: sqlite3.Connection, quiz: int, paper_written: Any) -> QuizState:
    """A quiz in work as it was kept, without its layout in work."""
    paper = read_paper(paper_written, _SOURCE)
    elapsed, wall, milliseconds, boot, opened, answered, resumed, by_wall, ending = (
        connection.execute(
            "SELECT elapsed, clock_at, clock_milliseconds, clock_boot, opened, answered, resumed,"
            " by_wall_clock, ending FROM quizzes WHERE id = ?",
            (quiz,),
        ).fetchone()
    )
    rows = connection.execute(
        "SELECT number, round FROM quiz_rounds WHERE quiz = ? ORDER BY number", (quiz,)
    ).fetchall()
    closed = tuple(
        read_round(load_once(text, _SOURCE), paper.layouts[number], paper.house, "round", _SOURCE)
        for number, text in rows
    )
    if [number for number, _ in rows] != list(range(len(rows))):
        raise UnreadableRow("rounds of a quiz are missing")
    at = ClockReading(read_moment(wall), milliseconds, boot)
    return QuizState(
        paper,
        Elapsed(elapsed, at),
        None,
        closed,
        opened,
        answered,
        ending=None if ending is None else QuizEnding(ending),
        resumed=resumed,
        by_wall_clock=bool(by_wall),
    )


def _read_changes(connection: sqlite3.Connection, quiz: int, number: int) -> tuple[Change, ...]:
    rows = connection.execute(
        "SELECT change FROM quiz_changes WHERE quiz = ? AND round = ? ORDER BY number",
        (quiz, number),
    ).fetchall()
    return read_or_refuse(
        lambda: tuple(read_change(load_once(text, _SOURCE)) for (text,) in rows), "change", _SOURCE
    )


def _taken(row: tuple[Any, ...]) -> TakenQuiz:
    number, quiz, house, code, started, finished, passed, signed_by = row
    return TakenQuiz(
        number,
        quiz,
        house,
        code,
        read_moment(started),
        read_moment(finished),
        bool(passed),
        signed_by,
    )
