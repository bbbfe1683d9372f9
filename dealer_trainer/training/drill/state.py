"""The state of one layout being settled: what is asked, answered, being typed, and how long it
took.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Answer
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_QUALIFIES,
    Part,
    Place,
    box_category,
    box_five,
)
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Five, Sheet

if TYPE_CHECKING:
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.drill.typed_amount import Hint
    from dealer_trainer.training.grading import Given

Draft: TypeAlias = str | Category | bool | Answer | tuple[Card, ...]
"""What is being answered: an amount as typed so far, what was picked, or the cards so far."""


class Phase(Enum):
    """Where a layout stands."""

    WAITING = "waiting"
    ANSWERING = "answering"
    PAUSED = "paused"
    SUBMITTED = "submitted"


class Stage(Enum):
    """What the sheet asks for at the moment."""

    PICK_FIVE = "pick-five"
    NAME_DEALER = "name-dealer"
    QUALIFY = "qualify"
    NAME_BOX = "name-box"
    BETS = "bets"
    SUBMIT = "submit"


@dataclass(frozen=True, slots=True)
class Change:
    """A confirmed change: what the store keeps, and a resumed layout replays.

    ``value`` is nothing where an answer was cleared, ``place`` is nothing where a change was taken
    back. ``owner_milliseconds`` is the time spent so far on the place's dealer or box,
    ``milliseconds`` on the whole.
    """

    place: Place | None
    value: Given | None
    owner: int | None
    owner_milliseconds: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class DrillState:
    """One layout in work. Answers stand in the order in which they were first given; ``shown`` are
    those that someone else gave, where they are to be corrected.
    """

    layout: Layout
    asked: tuple[Place, ...]
    answers: tuple[tuple[Place, Given], ...] = ()
    focus: Place | None = None
    draft: Draft | None = None
    hint: Hint | None = None
    phase: Phase = Phase.WAITING
    changes: tuple[Change, ...] = ()
    undoable: tuple[tuple[tuple[Place, Given], ...], ...] = ()
    times: tuple[tuple[int | None, int], ...] = ()
    milliseconds: int = 0
    read_at: int = 0
    shown: tuple[tuple[Place, Given], ...] = ()

    @property
    def fields(self) -> tuple[Place, ...]:
        """The places with a field of their own, in the order of work."""
        return tuple(place for place in self.asked if place.part is not Part.ORDER)

    @property
    def stage(self) -> Stage:
        """What is asked for now."""
        if self.focus is None:
            return Stage.SUBMIT
        if self.focus.part is Part.FIVE:
            return Stage.PICK_FIVE
        if self.focus == DEALER_CATEGORY:
            return Stage.NAME_DEALER
        if self.focus == DEALER_QUALIFIES:
            return Stage.QUALIFY
        return Stage.NAME_BOX if self.focus.part is Part.CATEGORY else Stage.BETS

    def answer(self, place: Place) -> Given | None:
        """The confirmed answer at a place, or nothing."""
        return next((value for answered, value in self.answers if answered == place), None)

    @property
    def seven(self) -> tuple[Card, ...]:
        """The cards of the hand in focus: the board's five, then its own two; none without one."""
        if self.focus is None:
            return ()
        number = self.focus.box
        own = self.layout.dealer if number is None else self.layout.box(number).cards
        return (*self.layout.board, *own)

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards picked as those that play, at the hand in focus."""
        if self.focus is None or self.focus.part is not Part.FIVE:
            return ()
        if isinstance(self.draft, tuple):
            return self.draft
        answer = self.answer(self.focus)
        return answer.cards if isinstance(answer, Five) else ()

    @property
    def gaps(self) -> tuple[Place, ...]:
        """The questions without a confirmed answer, in the order of work."""
        answered = {place for place, _ in self.answers}
        return tuple(place for place in self.fields if place not in answered)

    def is_done(self, box: int | None) -> bool:
        """Whether all that is asked of a box (or of the dealer) is answered."""
        return all(place.box != box for place in self.gaps)

    def owner_time(self, box: int | None) -> int:
        """Milliseconds for which a box (or the dealer) was the active one."""
        return dict(self.times).get(box, 0)


def start_layout(layout: Layout, asked: tuple[Place, ...]) -> DrillState:
    """A layout that waits to be painted; the first question has the focus."""
    state = DrillState(layout, asked)
    return DrillState(layout, asked, focus=state.fields[0] if state.fields else None)


def _box_order(answers: Iterable[tuple[Place, Given]]) -> tuple[int, ...]:
    """Boxes by when their first bet was answered; one without any by its naming."""
    bets = [place.box for place, _ in answers if place.is_wager]
    named = [place.box for place, _ in answers if not place.is_wager]
    return tuple(dict.fromkeys(box for box in (*bets, *named) if box is not None))


def _category(state: DrillState, place: Place) -> Category | None:
    answer = state.answer(place)
    return answer if isinstance(answer, Category) else None


def _five(state: DrillState, place: Place) -> Five | None:
    answer = state.answer(place)
    return answer if isinstance(answer, Five) else None


def sheet_of(state: DrillState) -> Sheet:
    """The sheet as it is filled in so far, with its times."""
    boxes = []
    for number in _box_order(state.answers):
        named = _category(state, box_category(number))
        bets = tuple(
            (place.bet, value)
            for place, value in state.answers
            if place.box == number and place.bet is not None and isinstance(value, Answer)
        )
        five = _five(state, box_five(number))
        boxes.append(BoxAnswer(number, named, bets, state.owner_time(number), five))
    opens = state.answer(DEALER_QUALIFIES)
    dealer = DealerAnswer(
        _category(state, DEALER_CATEGORY),
        opens if isinstance(opens, bool) else None,
        state.owner_time(None),
        _five(state, DEALER_FIVE),
    )
    shown = None
    if state.shown:
        shown = sheet_of(DrillState(state.layout, state.asked, state.shown))
    return Sheet(dealer, tuple(boxes), state.milliseconds, shown)
