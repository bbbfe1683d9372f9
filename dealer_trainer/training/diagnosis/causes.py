"""Causes and consequences: one mistake, and the wrong answers that followed from it.

A hand misnamed, a false word on opening, one misconception about a box or one slip of the pen is a
cause. It shows first on one wrong answer, its own; the others that carry it followed. The dealer's
hand is one cause for the whole layout, a misconception one for each box, a money slip one for each
bet. Every wrong answer stays wrong: it is some cause's own or a consequence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Mark, MoneyErrors, Report, mark_money
from dealer_trainer.training.places import Place

_OF_THE_LAYOUT: Final = frozenset(
    {Slip.DEALER_HAND_MISREAD, Slip.DEALER_MISJUDGED, Slip.OUT_OF_ORDER}
)
_OF_ONE_ANSWER: Final = frozenset(
    {*MONEY_SLIPS, Slip.LOSS_LEFT, Slip.ARITHMETIC, Slip.WRONG_ACTION, Slip.UNANSWERED}
)


@dataclass(frozen=True, slots=True)
class Cause:
    """One mistake: its slip, the answer where it shows first, and those that followed from it."""

    slip: Slip
    place: Place
    consequences: tuple[Place, ...] = ()

    @property
    def places(self) -> tuple[Place, ...]:
        """Every wrong answer that carries it, its own first."""
        return (self.place, *self.consequences)

    @property
    def followed(self) -> tuple[Place, ...]:
        """The bets among what followed."""
        return tuple(place for place in self.consequences if place.is_wager)


@dataclass(frozen=True, slots=True)
class MistakeTally:
    """How many mistakes were made, and how many wrong answers followed from them."""

    mistakes: int = 0
    consequences: int = 0

    def __add__(self, other: MistakeTally) -> MistakeTally:
        return MistakeTally(self.mistakes + other.mistakes, self.consequences + other.consequences)


NO_MISTAKES: Final = MistakeTally()

_Key = tuple[Slip, int | None, Place | None]


def _key(slip: Slip, place: Place) -> _Key:
    """What makes two wrong answers with one slip one mistake."""
    if slip in _OF_THE_LAYOUT:
        return slip, None, None
    if slip in _OF_ONE_ANSWER:
        return slip, place.box, place
    return slip, place.box, None


def find_causes(report: Report) -> tuple[Cause, ...]:
    """The mistakes behind a report's wrong answers, in the order in which they show first."""
    carried: dict[_Key, list[Place]] = {}
    for mark in report.marks:
        for slip in mark.slips:
            carried.setdefault(_key(slip, mark.place), []).append(mark.place)
    return tuple(Cause(key[0], own, tuple(rest)) for key, (own, *rest) in carried.items())


def count_causes(report: Report) -> MistakeTally:
    """How many mistakes a report has, and how many wrong answers that are no cause's own."""
    causes = find_causes(report)
    own = {cause.place for cause in causes}
    wrong = {mark.place for mark in report.marks if not mark.right}
    return MistakeTally(len(causes), len(wrong - own))


def cause_of(causes: Iterable[Cause], mark: Mark) -> Cause | None:
    """The mistake that a wrong answer is first of all; nothing where it names none."""
    if not mark.slips:
        return None
    first = mark.slips[0]
    return next((each for each in causes if each.slip is first and mark.place in each.places), None)


def cause_money(cause: Cause, report: Report, settlement: Settlement) -> MoneyErrors:
    """What a mistake gave away and held back, in minor units.

    A bet that two mistakes together made wrong counts for the first of them, so that all causes
    come to the layout's sum.
    """
    money = MoneyErrors()
    for mark in report.marks:
        place = mark.place
        if place in cause.places and mark.slips[0] is cause.slip and place.bet is not None:
            stake = settlement.box(place.box or 0).bet(place.bet).stake
            money += mark_money(mark, stake)
    return money
