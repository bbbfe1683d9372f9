"""Sprints, kept in the database: the score, what was wrong or slow, what the skills learn of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.storage.codec.background import offset_minutes
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.storage.sqlite.cases import sprint_answer_text
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.outcomes import Source, read_limits, write_mistakes, write_skills
from dealer_trainer.training.box_records import BoxRecord
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Failing, Origin
from dealer_trainer.training.skills.counting import Counted, count_answer, count_traps
from dealer_trainer.training.sprint.questions import (
    SprintAnswer,
    SprintKind,
    question_situations,
    skill_question,
    turn_kind,
)
from dealer_trainer.training.sprint.step import SprintResult, SprintState, sprint_result
from dealer_trainer.training.statistics.days import local_moment


class SprintRepository:
    """``SprintStore`` on the disk."""

    def __init__(
        self, database: Database, local: Callable[[datetime], datetime] = local_moment
    ) -> None:
        """``local`` gives a moment the zone of this machine."""
        self._database = database
        self._local = local

    def keep_sprint(self, trainee: Trainee, state: SprintState, at: datetime) -> SprintResult:
        """A sprint that is over, its mistakes, and what it adds to the skills.

        Raises ``KeyError`` for a trainee who was deleted meanwhile.
        """
        at = self._local(at)
        house = state.house
        with self._database.writing() as connection:
            there = connection.execute(
                "SELECT 1 FROM trainees WHERE id = ?", (trainee.id,)
            ).fetchone()
            if there is None:
                raise KeyError(trainee.id)
            (record,) = connection.execute(
                "SELECT max(score) FROM sprints WHERE trainee = ? AND house = ? AND kind = ?",
                (trainee.id, house.id, state.kind.value),
            ).fetchone()
            result = sprint_result(state, record)
            row = connection.execute(
                "INSERT INTO sprints (trainee, kind, house, at, utc_offset, score, asked)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    trainee.id,
                    state.kind.value,
                    house.id,
                    moment_text(at),
                    offset_minutes(at),
                    result.score,
                    result.asked,
                ),
            )
            limits = read_limits(connection, trainee.id)
            for number, answer in enumerate(state.answers):
                write_skills(connection, trainee.id, house.game, _counted(answer, house))
                turn = _turn(answer)
                if answer.right and not limits.is_slow(turn.kind, turn.milliseconds):
                    continue
                source = Source(
                    Origin.SPRINT,
                    house.id,
                    fingerprint(house),
                    at,
                    f"sprint-{row.lastrowid}-{number}",
                    answered=sprint_answer_text(answer),
                )
                failed = (Failing(turn, wrong=not answer.right),)
                write_mistakes(connection, trainee.id, failed, source)
        return result

    def record(self, trainee: Trainee, house: str, kind: SprintKind) -> int | None:
        """The best score of a kind under a house, or nothing before the first."""
        with self._database.reading() as connection:
            (best,) = connection.execute(
                "SELECT max(score) FROM sprints WHERE trainee = ? AND house = ? AND kind = ?",
                (trainee.id, house, kind.value),
            ).fetchone()
        return None if best is None else int(best)


def _turn(answer: SprintAnswer) -> BoxRecord:
    question = answer.question
    situations = question_situations(question)
    return BoxRecord(1, turn_kind(question), situations, (), answer.milliseconds)


def _counted(answer: SprintAnswer, house: House) -> Counted:
    answers = count_answer(
        skill_question(answer.question),
        question_situations(answer.question),
        house.game,
        answer.right,
        answer.milliseconds,
    )
    return Counted(answers, count_traps(answers))
