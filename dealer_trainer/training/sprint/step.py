"""The sprint: two minutes, one question at a time, as a pure machine."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.training.drill.typed_amount import LONGEST, Hint, parse_typed_amount
from dealer_trainer.training.sprint.questions import (
    PayQuestion,
    SprintAnswer,
    SprintKind,
    SprintQuestion,
    SprintValue,
    ask_question,
)

SPRINT: Final = 120_000
"""Milliseconds that a sprint lasts."""


class SprintPhase(Enum):
    """Where a sprint stands."""

    READY = "ready"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Begin:
    """The first question has been painted: the two minutes begin."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has gone by: whether the two minutes are over is looked at."""


@dataclass(frozen=True, slots=True)
class Give:
    """A hand or who wins, picked with one key: it is the answer."""

    value: Category | Result


@dataclass(frozen=True, slots=True)
class TypeDigit:
    """A digit or a decimal mark of an amount."""

    character: str


@dataclass(frozen=True, slots=True)
class RubDigit:
    """The last character typed goes."""


@dataclass(frozen=True, slots=True)
class Enter:
    """The amount typed is the answer."""


@dataclass(frozen=True, slots=True)
class Again:
    """Another sprint of the same kind, at once; of a running one nothing."""


SprintIntent: TypeAlias = Begin | Tick | Give | TypeDigit | RubDigit | Enter | Again


@dataclass(frozen=True, slots=True)
class SprintState:
    """A sprint: what is asked, what was answered, and when it ends (clock readings in
    milliseconds).
    """

    kind: SprintKind
    house: House
    seed: int
    question: SprintQuestion
    phase: SprintPhase = SprintPhase.READY
    answers: tuple[SprintAnswer, ...] = ()
    typed: str = ""
    hint: Hint | None = None
    asked_at: int = 0
    ends_at: int = 0
    left: int = SPRINT

    @property
    def score(self) -> int:
        """How many answers were right."""
        return sum(answer.right for answer in self.answers)

    @property
    def last(self) -> SprintAnswer | None:
        """The answer before: whether it was right is shown while the next is asked."""
        return self.answers[-1] if self.answers else None


def ready_sprint(kind: SprintKind, house: House, seed: int) -> SprintState:
    """A sprint that waits for its first question to be painted."""
    return SprintState(kind, house, seed, ask_question(kind, house, seed, 0))


def step_sprint(state: SprintState, intent: SprintIntent, now: int) -> SprintState:
    """The state after an intent at a clock reading (milliseconds).

    It ends by its deadline: what comes at or after it is not counted, what was being typed is
    dropped.
    """
    if state.phase is SprintPhase.RUNNING:
        state = replace(state, left=max(0, state.ends_at - now))
        if not state.left:
            # The key that was meant for the last question starts no new sprint.
            return replace(state, phase=SprintPhase.OVER, typed="", hint=None)
    match intent:
        case Begin() if state.phase is SprintPhase.READY:
            return replace(
                state, phase=SprintPhase.RUNNING, asked_at=now, ends_at=now + SPRINT, left=SPRINT
            )
        case Again() if state.phase is SprintPhase.OVER:
            return ready_sprint(state.kind, state.house, state.seed + 1)
        case _ if state.phase is not SprintPhase.RUNNING:
            return state
        case Give(value):
            return (
                state if isinstance(state.question, PayQuestion) else _answered(state, value, now)
            )
        case TypeDigit(character):
            return _typed(state, character)
        case RubDigit():
            return replace(state, typed=state.typed[:-1], hint=None)
        case Enter():
            return _entered(state, now)
        case _:
            return state


def _typed(state: SprintState, character: str) -> SprintState:
    if not isinstance(state.question, PayQuestion):
        return state
    if len(state.typed) >= LONGEST:
        return replace(state, hint=Hint.TOO_LONG)
    return replace(state, typed=state.typed + character, hint=None)


def _entered(state: SprintState, now: int) -> SprintState:
    if not isinstance(state.question, PayQuestion):
        return state
    if not state.typed:
        return replace(state, hint=Hint.NEEDS_ANSWER)
    amount = parse_typed_amount(state.typed)
    if isinstance(amount, Hint):
        return replace(state, hint=amount)
    return _answered(state, amount, now)


def _answered(state: SprintState, value: SprintValue, now: int) -> SprintState:
    answer = SprintAnswer(state.question, value, max(0, now - state.asked_at))
    answers = (*state.answers, answer)
    return replace(
        state,
        answers=answers,
        question=ask_question(state.kind, state.house, state.seed, len(answers)),
        typed="",
        hint=None,
        asked_at=now,
    )


@dataclass(frozen=True, slots=True)
class SprintResult:
    """A sprint that is over, as it is kept; ``is_record`` against those before under the house."""

    kind: SprintKind
    house: str
    score: int
    asked: int
    record: int | None

    @property
    def is_record(self) -> bool:
        """Whether none of this kind was better here before; nought is no record."""
        return self.score > (self.record or 0)


def sprint_result(state: SprintState, record: int | None) -> SprintResult:
    """What a sprint came to, beside the best before it (nothing: the first here)."""
    return SprintResult(state.kind, state.house.id, state.score, len(state.answers), record)
