"""The sprint: two minutes, one question at a time, as a pure machine."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.training.drill.intents import Confirm, Intent, Painted, Rub, Type
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
class SprintTick:
    """Time has gone by: whether the two minutes are over is looked at."""


@dataclass(frozen=True, slots=True)
class Give:
    """A hand or who wins, picked with one key: it is the answer."""

    value: Category | Result


@dataclass(frozen=True, slots=True)
class Again:
    """Another sprint of the same kind, at once; of a running one nothing."""


SprintIntent: TypeAlias = Intent | SprintTick | Give | Again


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
        case Painted() if state.phase is SprintPhase.READY:
            return replace(
                state, phase=SprintPhase.RUNNING, asked_at=now, ends_at=now + SPRINT, left=SPRINT
            )
        case Again() if state.phase is SprintPhase.OVER:
            return ready_sprint(state.kind, state.house, state.seed + 1)
        case _ if state.phase is not SprintPhase.RUNNING:
            return state
    entry = enter(state.question, Entry(state.typed, state.hint), intent)
    if isinstance(entry, Entry):
        return replace(state, typed=entry.typed, hint=entry.hint)
    return _answered(state, entry, now)


@dataclass(frozen=True, slots=True)
class Entry:
    """What has been typed to a question, and why it is no amount."""

    typed: str = ""
    hint: Hint | None = None


def enter(question: SprintQuestion, entry: Entry, intent: SprintIntent) -> Entry | SprintValue:
    """The answer that an intent gives, or what is typed after it."""
    paid = isinstance(question, PayQuestion)
    match intent:
        case Give(value) if not paid:
            return value
        case Type(character) if paid and len(entry.typed) >= LONGEST:
            return Entry(entry.typed, Hint.TOO_LONG)
        case Type(character) if paid:
            return Entry(entry.typed + character)
        case Rub():
            return Entry(entry.typed[:-1])
        case Confirm() if paid:
            amount = parse_typed_amount(entry.typed) if entry.typed else Hint.NEEDS_ANSWER
            return Entry(entry.typed, amount) if isinstance(amount, Hint) else amount
        case _:
            return entry


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
