"""What is looked at in a marked layout: which box, which answer, whose five cards are raised."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.training.places import Part, Place

if TYPE_CHECKING:
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.grading import Mark, Report


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


def look_at_box(report: Report, box: int) -> Selection:
    """Straight to a box."""
    return _at_box(report, box)


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
