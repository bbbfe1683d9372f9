"""Sprints, kept in the database: the score, what was wrong or slow, what the skills learn of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from dealer_trainer.storage.codec.stored import moment_text, offset_minutes
from dealer_trainer.storage.sqlite.cases import sprint_answer_text
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.outcomes import read_known, write_learnt, write_mistakes
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.recording import sprint_outcome
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.step import SprintResult, SprintState
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
            (best,) = connection.execute(
                "SELECT max(score) FROM sprints WHERE trainee = ? AND house = ? AND kind = ?",
                (trainee.id, house.id, state.kind.value),
            ).fetchone()
            known = read_known(connection, trainee.id, house.game)
            outcome = sprint_outcome(state, best, at, known)
            row = connection.execute(
                "INSERT INTO sprints (trainee, kind, house, at, utc_offset, score, asked)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    trainee.id,
                    state.kind.value,
                    house.id,
                    moment_text(at),
                    offset_minutes(at),
                    outcome.result.score,
                    outcome.result.asked,
                ),
            )
            write_learnt(connection, trainee.id, house.game, outcome.learnt)
            for number, new in outcome.mistakes.items():
                case = f"sprint-{row.lastrowid}-{number}"
                answered = sprint_answer_text(state.answers[number])
                write_mistakes(connection, trainee.id, new, case, answered=answered)
        return outcome.result

    def record(self, trainee: Trainee, house: str, kind: SprintKind) -> int | None:
        """The best score of a kind under a house, or nothing before the first."""
        with self._database.reading() as connection:
            (best,) = connection.execute(
                "SELECT max(score) FROM sprints WHERE trainee = ? AND house = ? AND kind = ?",
                (trainee.id, house, kind.value),
            ).fetchone()
        return None if best is None else int(best)
