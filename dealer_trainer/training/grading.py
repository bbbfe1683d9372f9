"""Grading: every answer against the right one, and what the wrong ones cost."""

from __future__ import annotations

from collections.abc import Iterable

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.diagnosis.diagnose import diagnose
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Given, Sheet, expected_answer, given_answer

__all__ = [
    "Given",
    "Mark",
    "MoneyErrors",
    "Report",
    "expected_answer",
    "given_answer",
    "grade",
    "mark_money",
    "money_errors",
]


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


def grade(
    layout: Layout, house: House, settlement: Settlement, sheet: Sheet, asked: Iterable[Place]
) -> Report:
    """Mark a sheet at the places asked, in their order, and name the slip behind each wrong
    answer.
    """
    marks = tuple(
        Mark(place, given_answer(sheet, place), expected_answer(settlement, sheet, place))
        for place in asked
    )
    if all(mark.right for mark in marks):
        return Report(marks)
    slips = diagnose(layout, house, settlement, sheet, tuple(mark.place for mark in marks))
    return Report(
        tuple(
            Mark(mark.place, mark.given, mark.expected, slips.get(mark.place, ())) for mark in marks
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
        if mark.place.bet is not None and mark.place.box is not None and not mark.right:
            stake = settlement.box(mark.place.box).bet(mark.place.bet).stake
            total += mark_money(mark, stake)
    return total
