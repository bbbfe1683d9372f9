"""A store of quizzes in memory, which keeps only what it is handed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath

from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.clock import Elapsed
from dealer_trainer.training.quiz.record import Chain, QuizRecord, Sitting
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.quiz.session import OpenQuiz, QuizProgress, TakenQuiz
from dealer_trainer.training.quiz.step import ClosedRound, QuizState

ANNA = Trainee(1, "Anna")


class KeptQuizzes:
    """``QuizStore`` for one quiz; ``full`` lets every call fail."""

    def __init__(self) -> None:
        self.full = False
        self._sitting: Sitting | None = None
        self._state: QuizState | None = None
        self._closed: dict[int, ClosedRound] = {}
        self._changes: dict[tuple[int, int], Change] = {}
        self._result: QuizResult | None = None

    def start_quiz(self, trainee: Trainee, sitting: Sitting, state: QuizState) -> int:
        assert trainee == ANNA
        self._sitting, self._state = sitting, replace(state, drill=None)
        return 1

    def keep_progress(self, quiz: int, progress: QuizProgress) -> None:
        self._refuse_if_full()
        self._closed |= dict(enumerate(progress.closed, progress.round))
        for number, change in enumerate(progress.changes, progress.first):
            self._changes[progress.round, number] = change
        self._state = replace(progress.state, drill=None, closed=())

    def keep_time(self, quiz: int, elapsed: Elapsed) -> None:
        self._refuse_if_full()
        assert self._state is not None
        self._state = replace(self._state, elapsed=elapsed)

    def finish_quiz(self, quiz: int, result: QuizResult) -> None:
        self._refuse_if_full()
        self._result = result

    def unfinished_quiz(self, trainee: Trainee | None = None) -> OpenQuiz | None:
        if self._state is None or self._sitting is None or self._result is not None:
            return None
        closed = tuple(self._closed[number] for number in sorted(self._closed))
        keys = sorted(key for key in self._changes if key[0] == len(closed))
        changes = tuple(self._changes[key] for key in keys)
        state = replace(self._state, closed=closed)
        return OpenQuiz(1, ANNA, self._sitting, state, changes)

    def taken(self, trainee: Trainee) -> tuple[TakenQuiz, ...]:
        return ()

    def chain(self, quiz: int) -> Chain:
        return Chain.WHOLE

    def record(self, quiz: int) -> QuizRecord:
        if self._result is None:
            raise KeyError(quiz)
        return self._result.record

    def _refuse_if_full(self) -> None:
        if self.full:
            raise StoreError(StoreFault.DISK_FULL, PurePath("rounds.sqlite"))
