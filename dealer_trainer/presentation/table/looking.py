"""Looking at a marked layout: which box, which answer, whose cards, and step by step."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.rules.working import HandStep
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Part,
    Place,
    box_bet,
    box_category,
)
from dealer_trainer.training.walkthrough import (
    Stop,
    Walkthrough,
    at_owner,
    back,
    forward,
    next_owner,
    owner_before,
    walk_through,
)

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.grading import Mark, Report
    from dealer_trainer.training.marked import MarkedLayout


class Raised(Enum):
    """Whose five cards are raised."""

    PLAYER = auto()
    DEALER = auto()
    PLAIN = auto()


@dataclass(frozen=True, slots=True)
class Selection:
    """The box looked at (nothing: the dealer), the answer in question, the cards raised."""

    box: int | None
    place: Place | None
    raised: Raised


def _first_wrong(marks: tuple[Mark, ...]) -> Place | None:
    return next((mark.place for mark in marks if not mark.right), None)


def _at_box(report: Report, box: int) -> Selection:
    marks = report.of_box(box)
    first = marks[0].place if marks else None
    return Selection(box, _first_wrong(marks) or first, Raised.PLAYER)


def _of_dealer(report: Report) -> tuple[Mark, ...]:
    return tuple(m for m in report.marks if m.place.box is None and m.place.part is not Part.ORDER)


def _at_dealer(report: Report) -> Selection:
    return Selection(None, _first_wrong(_of_dealer(report)), Raised.DEALER)


def open_feedback(report: Report, layout: Layout) -> Selection:
    """Where the look falls first: a false call of the dealer's hand, from which bets may follow,
    else a wrong box, else the first one asked.
    """
    if _first_wrong(_of_dealer(report)) is not None:
        return _at_dealer(report)
    order = [box.number for box in layout.settlement_order if report.of_box(box.number)]
    wrong = [n for n in order if not all(mark.right for mark in report.of_box(n))]
    first = next(iter(wrong or order), None)
    return _at_dealer(report) if first is None else _at_box(report, first)


def look_at_place(looking: Selection, report: Report, place: Place) -> Selection:
    """Straight to an answer; the order of boxes belongs to none of them."""
    if place.part is Part.ORDER or report.mark(place) is None:
        return looking
    if place.box is None:
        return Selection(None, place, Raised.DEALER)
    raised = looking.raised if looking.box == place.box else Raised.PLAYER
    return Selection(place.box, place, raised)


def move_box(looking: Selection, report: Report, layout: Layout, step: int) -> Selection:
    """To the next occupied box at the right (+1) or the left (−1), where it stands on the felt."""
    numbers = [box.number for box in layout.boxes]
    if looking.box is None:
        return _at_box(report, numbers[-1] if step < 0 else numbers[0])
    at = numbers.index(looking.box) + step
    return _at_box(report, numbers[at]) if 0 <= at < len(numbers) else looking


def move_bet(looking: Selection, report: Report, step: int) -> Selection:
    """To the next (+1) or the previous (−1) answer of the box, or of the dealer's hand; up from a
    box's first one to the dealer.
    """
    marks = _of_dealer(report) if looking.box is None else report.of_box(looking.box)
    places = [mark.place for mark in marks]
    if looking.place not in places:
        return replace(looking, place=places[0]) if places and looking.place is None else looking
    if looking.box is not None and looking.place == places[0] and step < 0 and _of_dealer(report):
        return _at_dealer(report)
    at = min(max(0, places.index(looking.place) + step), len(places) - 1)
    return replace(looking, place=places[at])


def moved(looking: Selection, command: Command, report: Report, layout: Layout) -> Selection:
    """Where a key moves the look."""
    match command:
        case Command.BOX_LEFT:
            return move_box(looking, report, layout, -1)
        case Command.BOX_RIGHT:
            return move_box(looking, report, layout, 1)
        case Command.PREVIOUS_BET:
            return move_bet(looking, report, -1)
        case Command.NEXT_BET:
            return move_bet(looking, report, 1)
        case Command.FIVE_CARDS:
            return raise_next(looking)
        case _:
            return looking


def raise_next(looking: Selection) -> Selection:
    """Space: the player's five, the dealer's five, the cards as they lie."""
    cycle = list(Raised) if looking.box is not None else [Raised.DEALER, Raised.PLAIN]
    at = cycle.index(looking.raised)
    return replace(looking, raised=cycle[(at + 1) % len(cycle)])


@dataclass(frozen=True, slots=True)
class Feedback:
    """A marked layout as it is looked at; ``walk`` is there while it is gone through."""

    marked: MarkedLayout
    looking: Selection
    walk: Walkthrough | None = None

    def at_box(self, box: int) -> Feedback:
        """Straight to a box."""
        if self.walk is not None:
            return self._walked(at_owner(self.walk, box))
        return replace(self, looking=_at_box(self.marked.report, box))

    def at_place(self, place: Place) -> Feedback:
        """Straight to an answer; on the way to its box, or to the dealer."""
        if self.walk is not None:
            return self._walked(at_owner(self.walk, place.box))
        return replace(self, looking=look_at_place(self.looking, self.marked.report, place))

    def after(self, command: Command, house: House) -> Feedback:
        """What a key does; while the layout is gone through it moves along the way."""
        marked = self.marked
        if self.walk is not None:
            return self._walked(_stepped(self.walk, command))
        if command is Command.SHOW_ME:
            return self._walked(walk_through(marked.layout, marked.settlement, house))
        return replace(self, looking=moved(self.looking, command, marked.report, marked.layout))

    def without_walk(self) -> Feedback:
        """The marks again, where the walk stood."""
        return replace(self, walk=None)

    def _walked(self, walk: Walkthrough | None) -> Feedback:
        if walk is None:
            return self.without_walk()
        stop = walk.stop
        raised = Raised.DEALER if stop.box is None else Raised.PLAYER
        return Feedback(self.marked, Selection(stop.box, _place(stop), raised), walk)


def look_at_marks(marked: MarkedLayout) -> Feedback:
    """A layout that was just marked; of a settled one, what was found or accused first."""
    report, spotted = marked.report, marked.spotted
    looking = open_feedback(report, marked.layout)
    if spotted is not None:
        places = (*(each.cause.place for each in spotted.findings), *spotted.accused)
        for place in places[:1]:
            looking = look_at_place(looking, report, place)
    return Feedback(marked, looking)


def _stepped(walk: Walkthrough, command: Command) -> Walkthrough | None:
    """Where a key leads on the way; nothing where it ends, as Enter does at the last step."""
    match command:
        case Command.NEXT_LAYOUT | Command.FIVE_CARDS if walk.is_last:
            return None
        case Command.NEXT_LAYOUT | Command.FIVE_CARDS | Command.NEXT_BET:
            return forward(walk)
        case Command.PREVIOUS_BET:
            return back(walk)
        case Command.BOX_LEFT:
            return next_owner(walk)
        case Command.BOX_RIGHT:
            return owner_before(walk)
        case _:
            return None


def _place(stop: Stop) -> Place:
    """The answer that a step is about; a comparison is about none of its own."""
    if stop.box is None:
        return DEALER_CATEGORY if isinstance(stop.step, HandStep) else DEALER_QUALIFIES
    return box_category(stop.box) if stop.bet is None else box_bet(stop.box, stop.bet)
