"""A quiz in the hands of a trainee: each intent is done, kept on the disk, and only then shown."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.clock import Elapsed, read_clock
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.training.quiz.record import Chain, QuizRecord, Sitting
from dealer_trainer.training.quiz.result import QuizResult, result_of
from dealer_trainer.training.quiz.step import (
    ClosedRound,
    QuizIntent,
    QuizState,
    QuizTick,
    resume_quiz,
    start_quiz,
    step_quiz,
)

KEPT_EVERY: Final = 5_000
"""Milliseconds after which the time alone is kept: a restart with the clock set back gains no
more.
"""


@dataclass(frozen=True, slots=True)
class QuizProgress:
    """What has come about since a quiz was kept last.

    ``round`` is the number of the round that ``changes`` belong to, ``first`` the number of the
    first of them; ``closed`` are the rounds closed since, from that round on. ``state`` is as it is
    now.
    """

    state: QuizState
    round: int
    first: int
    changes: tuple[Change, ...]
    closed: tuple[ClosedRound, ...]


@dataclass(frozen=True, slots=True)
class OpenQuiz:
    """A quiz that was begun and not yet finished, as it is stored: ``state`` without its layout
    in work, whose ``changes`` stand beside it.
    """

    number: int
    trainee: Trainee
    sitting: Sitting
    state: QuizState
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class TakenQuiz:
    """A finished quiz in a trainee's history; ``signed_by`` is nothing for practice."""

    number: int
    quiz: str
    house: str
    code: str
    started: datetime
    finished: datetime
    passed: bool
    signed_by: str | None


class QuizStore(Protocol):
    """Quizzes; every call is on disk when it returns and may raise ``StoreError``."""

    def start_quiz(self, trainee: Trainee, sitting: Sitting, state: QuizState) -> int:
        """A quiz that begins; its number. Paper, house and definition are kept as they are."""

    def keep_progress(self, quiz: int, progress: QuizProgress) -> None:
        """What has come about; keeping it again changes nothing."""

    def keep_time(self, quiz: int, elapsed: Elapsed) -> None:
        """How long the quiz has been going on."""

    def finish_quiz(self, quiz: int, result: QuizResult) -> None:
        """The quiz is closed, with its result; a second time changes nothing."""

    def unfinished_quiz(self, trainee: Trainee | None = None) -> OpenQuiz | None:
        """The quiz begun last and not finished: of a trainee, or of anybody."""

    def taken(self, trainee: Trainee) -> tuple[TakenQuiz, ...]:
        """A trainee's finished quizzes, the newest first."""

    def chain(self, quiz: int) -> Chain:
        """Whether what is kept of a quiz is what was written, step by step."""

    def record(self, quiz: int) -> QuizRecord:
        """A finished quiz as it was taken. Raises ``KeyError`` if there is none."""


def progress_between(before: QuizState, after: QuizState) -> QuizProgress | None:
    """What is to be kept of a step; nothing where only the time went by."""
    if before.drill is None:
        return None
    closed = after.closed[before.number :]
    now = closed[0].changes if closed else (after.drill.changes if after.drill else ())
    first = len(before.drill.changes)
    if not closed and len(now) == first:
        return None
    return QuizProgress(after, before.number, first, now[first:], closed)


class QuizRun:
    """One quiz being taken. One thread's; the store must be held by this process alone."""

    def __init__(
        self, store: QuizStore, clock: Clock, number: int, sitting: Sitting, state: QuizState
    ) -> None:
        self._store = store
        self.clock: Final = clock
        self._kept_at = state.elapsed.milliseconds
        self.number: Final = number
        self.sitting: Final = sitting
        self.state = state
        self.result: QuizResult | None = None

    def do(self, intent: QuizIntent) -> QuizState:
        """The state after an intent: what was confirmed is on the disk when this returns.

        After a ``StoreError`` the state is as before, and the intent can be done again.
        """
        before = self.state
        after = step_quiz(before, intent, read_clock(self.clock))
        self._keep(before, after)
        self.state = after
        if after.ending is not None and self.result is None:
            self._finish(after)
        return after

    def tick(self) -> QuizState:
        """The state now: to be asked for a few times a second."""
        return self.do(QuizTick())

    def _keep(self, before: QuizState, after: QuizState) -> None:
        progress = progress_between(before, after)
        if progress is not None:
            self._store.keep_progress(self.number, progress)
        elif after.elapsed.milliseconds - self._kept_at >= KEPT_EVERY:
            self._store.keep_time(self.number, after.elapsed)
        else:
            return
        self._kept_at = after.elapsed.milliseconds

    def _finish(self, state: QuizState) -> None:
        if state.ending is None:
            return
        record = QuizRecord(
            state.paper,
            # Whoever signs it puts the examiner's name in: unsigned, it is practice.
            replace(self.sitting, examiner=None),
            # A clock that was set back meanwhile ends no quiz before it began.
            max(self.clock.now(), self.sitting.started + _gone(state)),
            state.ending,
            state.closed,
            state.resumed,
            state.by_wall_clock,
            self._store.chain(self.number),
        )
        result = result_of(record)
        self._store.finish_quiz(self.number, result)
        self.result = result


def _gone(state: QuizState) -> timedelta:
    return timedelta(milliseconds=state.elapsed.milliseconds)


def begin_quiz(
    store: QuizStore, clock: Clock, trainee: Trainee, paper: Paper, sitting: Sitting
) -> QuizRun:
    """A quiz begins now. Raises ``StoreError``."""
    state = start_quiz(paper, read_clock(clock))
    return QuizRun(store, clock, store.start_quiz(trainee, sitting, state), sitting, state)


def take_up_quiz(store: QuizStore, clock: Clock, kept: OpenQuiz) -> QuizRun:
    """A quiz is gone on with where it was left, the clock having run meanwhile.

    Past the deadline it is closed and scored: ``result`` is there at once. Raises ``StoreError``.
    """
    state = resume_quiz(kept.state, kept.changes, read_clock(clock))
    run = QuizRun(store, clock, kept.number, kept.sitting, state)
    before = kept.state.closed
    changes = kept.changes
    store.keep_progress(
        kept.number,
        QuizProgress(state, len(before), len(changes), (), state.closed[len(before) :]),
    )
    run.tick()
    return run
