"""Taking a quiz: the drill's machine under other rules. No pause, no way back, no right answers,
and a deadline that is looked at before anything else.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.drill.intents import Intent, Painted, Pause
from dealer_trainer.training.drill.state import (
    Change,
    Draft,
    DrillState,
    Phase,
    sheet_of,
    start_layout,
)
from dealer_trainer.training.drill.step import replay, step
from dealer_trainer.training.places import Place, asked_places
from dealer_trainer.training.quiz.clock import ClockReading, Elapsed, go_on, run_on, same_boot
from dealer_trainer.training.quiz.definition import Timing
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.training.sheet import Sheet

LAST_MINUTE: Final = 60_000
"""Milliseconds before a deadline from which the trainee is warned."""


class RoundEnding(Enum):
    """How a round of a quiz came to its end; the values are stored and never change."""

    SUBMITTED = "submitted"
    TIMED_OUT = "timed-out"
    LEFT = "left"
    NOT_REACHED = "not-reached"


class QuizEnding(Enum):
    """How a quiz came to its end; the values are stored and never change."""

    FINISHED = "finished"
    TIMED_OUT = "timed-out"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Unconfirmed:
    """What was being answered when the time ran out: shown, never counted."""

    place: Place
    draft: Draft


@dataclass(frozen=True, slots=True)
class ClosedRound:
    """A round that nobody can go back to. Times are milliseconds since the quiz began.

    ``sheet`` holds what was confirmed, ``changes`` how it came about.
    """

    opened: int
    closed: int
    ending: RoundEnding
    sheet: Sheet
    changes: tuple[Change, ...] = ()
    unconfirmed: Unconfirmed | None = None


@dataclass(frozen=True, slots=True)
class QuizState:
    """A quiz being taken: the rounds closed, and the one in work (nothing when it is over).

    ``answered`` is when the last change was confirmed, or the round was opened. ``resumed`` counts
    how often it was gone on with after the program had ended, ``by_wall_clock`` whether the
    machine was restarted meanwhile, so that only the wall clock could tell the time.
    """

    paper: Paper
    elapsed: Elapsed
    drill: DrillState | None
    closed: tuple[ClosedRound, ...] = ()
    opened: int = 0
    answered: int = 0
    asks_to_leave: bool = False
    ending: QuizEnding | None = None
    resumed: int = 0
    by_wall_clock: bool = False

    @property
    def number(self) -> int:
        """The round in work, from 0; the number of rounds when it is over."""
        return len(self.closed)

    @property
    def deadline(self) -> int:
        """When the round, or the whole, is over: milliseconds since the quiz began."""
        limit = self.paper.definition.time
        return limit.milliseconds + (self.opened if limit.timing is Timing.ROUND else 0)

    @property
    def remaining(self) -> int:
        """Milliseconds up to the deadline, by the last reading."""
        return max(0, self.deadline - self.elapsed.milliseconds)

    @property
    def warns(self) -> bool:
        """Whether the last minute runs; of a limit of a minute or less, the last quarter."""
        limit = self.paper.definition.time.milliseconds
        last = LAST_MINUTE if limit > LAST_MINUTE else limit // 4
        return self.ending is None and self.remaining <= last


@dataclass(frozen=True, slots=True)
class QuizTick:
    """Nothing was done: whether the time has run out is looked at."""


@dataclass(frozen=True, slots=True)
class AskToLeave:
    """The trainee would leave, and is asked once. The clock runs on."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The trainee does not leave."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Asked, the trainee leaves: the quiz is over."""


QuizIntent: TypeAlias = Intent | QuizTick | AskToLeave | Stay | Leave


def start_quiz(paper: Paper, reading: ClockReading) -> QuizState:
    """A quiz that begins now with its first round."""
    return QuizState(paper, Elapsed(0, reading), _layout(paper, 0))


def resume_quiz(kept: QuizState, changes: tuple[Change, ...], reading: ClockReading) -> QuizState:
    """A quiz gone on with in another process: the clock has run on meanwhile.

    ``kept`` is as it was stored, ``changes`` those of the round in work. Rounds whose deadline
    has passed are closed.
    """
    if kept.ending is not None:
        return kept
    state = replace(
        kept,
        elapsed=go_on(kept.elapsed, reading),
        drill=_as_left(kept, changes),
        asks_to_leave=False,
        resumed=kept.resumed + 1,
        by_wall_clock=kept.by_wall_clock or not same_boot(kept.elapsed, reading),
    )
    return _past_deadlines(state)


def _as_left(kept: QuizState, changes: tuple[Change, ...]) -> DrillState:
    """The layout in work; in a quiz the time during which it lay uncovered nowhere counts too."""
    drill = replay(_layout(kept.paper, kept.number), changes)
    return replace(drill, phase=Phase.ANSWERING, read_at=kept.answered)


def step_quiz(state: QuizState, intent: QuizIntent, reading: ClockReading) -> QuizState:
    """The state after an intent at a reading of the same process.

    An intent that comes after a deadline was meant for the round before and does nothing. A quiz
    that is over stays as it is.
    """
    if state.ending is not None:
        return state
    state = replace(state, elapsed=run_on(state.elapsed, reading))
    in_time = _past_deadlines(state)
    if in_time.ending is not None or in_time.number != state.number:
        return in_time
    match intent:
        case QuizTick():
            return state
        case AskToLeave() | Pause():
            return replace(state, asks_to_leave=True)
        case Stay():
            return replace(state, asks_to_leave=False)
        case Leave():
            return _left(state) if state.asks_to_leave else state
        case Painted():
            return _answering(state, intent)
        case _:
            return state if state.asks_to_leave else _answering(state, intent)


def _layout(paper: Paper, number: int) -> DrillState:
    layout = paper.layouts[number]
    return start_layout(layout, asked_places(layout, paper.house, paper.definition.scope))


def _answering(state: QuizState, intent: Intent) -> QuizState:
    if state.drill is None:
        return state
    now = state.elapsed.milliseconds
    drill = step(state.drill, intent, now)
    confirmed = len(drill.changes) > len(state.drill.changes)
    state = replace(state, drill=drill, answered=now if confirmed else state.answered)
    if drill.phase is Phase.SUBMITTED:
        return _next(_closed(state, now, RoundEnding.SUBMITTED), now)
    return state


def _past_deadlines(state: QuizState) -> QuizState:
    """Rounds whose time has run out are closed one after another, each at its own deadline."""
    while state.ending is None and state.elapsed.milliseconds >= state.deadline:
        at = state.deadline
        state = _closed(state, at, RoundEnding.TIMED_OUT)
        if state.paper.definition.time.timing is Timing.WHOLE:
            return _over(state, at, QuizEnding.TIMED_OUT)
        state = _next(state, at)
    return state


def _closed(state: QuizState, at: int, ending: RoundEnding) -> QuizState:
    """The round in work is closed with what was confirmed; nothing comes after it yet."""
    drill = state.drill
    if drill is None:
        return state
    if drill.phase is Phase.ANSWERING:
        # Painting again changes nothing but the time, which runs up to this moment.
        drill = step(drill, Painted(), at)
    closed = ClosedRound(
        state.opened, at, ending, sheet_of(drill), drill.changes, _unconfirmed(drill)
    )
    return replace(state, closed=(*state.closed, closed), drill=None)


def _unconfirmed(drill: DrillState) -> Unconfirmed | None:
    if drill.draft is None or drill.focus is None:
        return None
    return Unconfirmed(drill.focus, drill.draft)


def _next(state: QuizState, at: int) -> QuizState:
    """The next round is open, its time running; after the last the quiz is finished."""
    if state.number == len(state.paper.layouts):
        return _over(state, at, QuizEnding.FINISHED)
    drill = _layout(state.paper, state.number)
    return replace(state, drill=drill, opened=at, answered=at)


def _over(state: QuizState, at: int, ending: QuizEnding) -> QuizState:
    """Nothing more is asked: rounds that were not reached are empty."""
    missing = len(state.paper.layouts) - state.number
    empty = ClosedRound(at, at, RoundEnding.NOT_REACHED, Sheet())
    return replace(
        state, closed=(*state.closed, *[empty] * missing), ending=ending, asks_to_leave=False
    )


def _left(state: QuizState) -> QuizState:
    now = state.elapsed.milliseconds
    return _over(_closed(state, now, RoundEnding.LEFT), now, QuizEnding.LEFT)
