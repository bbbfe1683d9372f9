"""Grading: every answer against the right one, and what the wrong ones cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.training.slips import Slip

Given: TypeAlias = Category | bool | Answer | tuple[int, ...]
"""An answer: a category, whether the dealer qualifies, what is done with a bet, or box numbers in
order.
"""


@dataclass(frozen=True, slots=True)
class Mark:
    """One answer against the right one; ``given`` is nothing where it was not answered."""

    place: Place
    given: Given | None
    expected: Given
    slips: tuple[Slip, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.given == self.expected


@dataclass(frozen=True, slots=True)
class Report:
    """All marks of a layout, in the order asked."""

    marks: tuple[Mark, ...]

    @property
    def right(self) -> int:
        """How many answers are right."""
        return sum(mark.right for mark in self.marks)

    @property
    def asked(self) -> int:
        """How many were asked."""
        return len(self.marks)

    def mark(self, place: Place) -> Mark | None:
        """The mark of a place, or nothing if it was not asked."""
        return next((mark for mark in self.marks if mark.place == place), None)

    def of_box(self, number: int) -> tuple[Mark, ...]:
        """The marks of a box."""
        return tuple(mark for mark in self.marks if mark.place.box == number)


@dataclass(frozen=True, slots=True)
class MoneyErrors:
    """What wrong wagers gave away and held back, in minor units, both at least 0."""

    overpaid: int = 0
    underpaid: int = 0

    def __add__(self, other: MoneyErrors) -> MoneyErrors:
        return MoneyErrors(self.overpaid + other.overpaid, self.underpaid + other.underpaid)


def given_answer(sheet: Sheet, place: Place) -> Given | None:
    """What a sheet answers at a place, or nothing."""
    if place.part is Part.ORDER:
        numbers = tuple(box.number for box in sheet.boxes)
        return numbers if len(numbers) > 1 else None
    if place.box is None:
        return sheet.dealer.category if place.part is Part.CATEGORY else sheet.dealer.qualifies
    box = sheet.box(place.box)
    if box is None:
        return None
    return box.category if place.bet is None else box.answer(place.bet)


def expected_answer(settlement: Settlement, sheet: Sheet, place: Place) -> Given:
    """The right answer at a place; the order asked for is that of the boxes that the sheet
    holds.
    """
    if place.part is Part.ORDER:
        return tuple(sorted((box.number for box in sheet.boxes), reverse=True))
    if place.box is None:
        return settlement.dealer.category if place.part is Part.CATEGORY else settlement.opens
    box = settlement.box(place.box)
    return box.hand.category if place.bet is None else box.bet(place.bet).answer


def grade(settlement: Settlement, sheet: Sheet, asked: Iterable[Place]) -> Report:
    """Mark a sheet at the places asked, in their order."""
    return Report(
        tuple(
            Mark(place, given_answer(sheet, place), expected_answer(settlement, sheet, place))
            for place in asked
        )
    )


def _worth(answer: Answer, stake: int) -> int:
    """What an answer moves to the player, in minor units; a taken bet moves its stake to the
    house.
    """
    return -stake if answer.action is Action.TAKE else answer.amount


def mark_money(mark: Mark, stake: int) -> MoneyErrors:
    """What one wager's mark gave away or held back; an unanswered bet moves nothing."""
    if not isinstance(mark.given, Answer) or not isinstance(mark.expected, Answer):
        return MoneyErrors()
    moved = _worth(mark.given, stake) - _worth(mark.expected, stake)
    return MoneyErrors(overpaid=max(0, moved), underpaid=max(0, -moved))


def money_errors(report: Report, settlement: Settlement) -> MoneyErrors:
    """What the wrong wagers of a layout gave away and held back."""
    total = MoneyErrors()
    for mark in report.marks:
        if mark.place.bet is not None and mark.place.box is not None:
            stake = settlement.box(mark.place.box).bet(mark.place.bet).stake
            total += mark_money(mark, stake)
    return total
