"""One sprint after another at the table, each kept when its two minutes are over."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.drill.intents import Intent, Painted
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import MistakeStore, SprintStore
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.training.sprint.questions import SprintKind, SprintQuestion, turn_kind
from dealer_trainer.training.sprint.step import (
    Again,
    Give,
    SprintIntent,
    SprintPhase,
    SprintResult,
    SprintState,
    SprintTick,
    ready_sprint,
    step_sprint,
)
from dealer_trainer.training.table_session import TableSession

_DEAF = 600
"""Milliseconds after the end in which no key goes on: it was meant for the last question."""


@dataclass(frozen=True, slots=True)
class SprintServices:
    """All that a sprint is done with."""

    trainee: Trainee
    house: House
    kind: SprintKind
    seed: int
    sprints: SprintStore
    mistakes: MistakeStore
    clock: Clock


class SprintSession(TableSession):
    """Two minutes of a kind, and again if the trainee likes. ``result`` is there once one is over
    and kept; one that is left before counts for nothing.
    """

    def __init__(self, services: SprintServices) -> None:
        self._services = services
        self.state: SprintState = ready_sprint(services.kind, services.house, services.seed)
        self.result: SprintResult | None = None
        self._limits = Limits()
        self._ended_at = 0
        try:
            self._limits = services.mistakes.limits(services.trainee)
        except StoreError as error:
            self.fault = error

    @property
    def house(self) -> House:
        """The house whose tables and limits are asked."""
        return self.state.house

    @property
    def question(self) -> SprintQuestion | None:
        """The question that waits for an answer."""
        return None if self.state.phase is SprintPhase.OVER else self.state.question

    @property
    def waits(self) -> bool:
        """Whether the first question has not been painted yet."""
        return self.state.phase is SprintPhase.READY

    @property
    def runs(self) -> bool:
        """Whether the two minutes run."""
        return self.state.phase is SprintPhase.RUNNING

    @property
    def wrong(self) -> int:
        """How many answers were wrong."""
        return sum(not answer.right for answer in self.state.answers)

    @property
    def slow(self) -> int:
        """How many were right, but slow."""
        return sum(
            answer.right and self._limits.is_slow(turn_kind(answer.question), answer.milliseconds)
            for answer in self.state.answers
        )

    def paint(self) -> None:
        """The first question has been painted: the two minutes begin."""
        self._do(Painted())

    def intend(self, intent: Intent) -> None:
        """Type an amount, rub out, pay."""
        self._do(intent)

    def give(self, value: Category | Result) -> None:
        """Name the hand or say who wins: that is the answer."""
        self._do(Give(value))

    def tick(self) -> bool:
        """Look at the time; whether the sprint is over by it."""
        self._do(SprintTick())
        return not self.runs

    def go_on(self) -> None:
        """Away from a sprint that is over and kept; one that was refused is handed over again."""
        if self.question is None and not self._is_deaf:
            if self.result is None:
                self._keep()
            else:
                self.finish()

    def try_again(self) -> None:
        """Another one of the same kind, at once."""
        if self.result is not None and not self._is_deaf:
            self._do(Again())
            self.result = None

    @property
    def _is_deaf(self) -> bool:
        return self._services.clock.milliseconds() - self._ended_at < _DEAF

    def _do(self, intent: SprintIntent) -> None:
        now, ran = self._services.clock.milliseconds(), self.runs
        self.state = step_sprint(self.state, intent, now)
        if ran and not self.runs:
            self._ended_at = now
            self._keep()

    def _keep(self) -> None:
        services = self._services
        try:
            self.result = services.sprints.keep_sprint(
                services.trainee, self.state, services.clock.now()
            )
        except StoreError as error:
            self.fault = error
        except KeyError:
            # The trainee was deleted meanwhile: there is nothing to keep it for, and no result.
            self.finish()
        else:
            self.fault = None
