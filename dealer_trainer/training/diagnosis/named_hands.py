"""Namings: what a sheet says of the hands, and the slips that a wrong naming itself is."""

from __future__ import annotations

from collections.abc import Container

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, Qualifier
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    Place,
    box_category,
)
from dealer_trainer.training.sheet import Sheet


def opens_as_named(category: Category, qualifier: Qualifier) -> tuple[bool, ...]:
    """Whether a dealer's hand of a category opens; both where the name alone leaves it open."""
    match qualifier:
        case Qualifier.PAIR:
            return (category >= Category.PAIR,)
        case Qualifier.PAIR_OF_FOURS:
            return (False, True) if category is Category.PAIR else (category > Category.PAIR,)


@dataclass(frozen=True, slots=True)
class DealerNaming:
    """What was said of the dealer's hand.

    ``category`` is the hand named wrongly, nothing where it is right, not answered or not asked.
    ``opens`` is each way in which the dealer may open if that name is believed; ``misjudged`` is
    the wrong word on opening that does not follow from it, nothing where there is none.
    """

    category: Category | None = None
    opens: tuple[bool, ...] = ()
    misjudged: bool | None = None

    @property
    def slips(self) -> tuple[Slip, ...]:
        """The false beliefs about the dealer's hand that bets may follow."""
        misread = (Slip.DEALER_HAND_MISREAD,) if self.category is not None else ()
        return misread if self.misjudged is None else (*misread, Slip.DEALER_MISJUDGED)


def dealer_naming(
    sheet: Sheet, settlement: Settlement, house: House, asked: Container[Place]
) -> DealerNaming:
    """What a sheet says of the dealer's hand, as far as it was asked."""
    category = sheet.dealer.category if DEALER_CATEGORY in asked else None
    if category is settlement.dealer.category:
        category = None
    said = sheet.dealer.qualifies if DEALER_QUALIFIES in asked else None
    named = () if category is None else opens_as_named(category, house.qualifies)
    if said is None:
        return DealerNaming(category, named)
    if said is settlement.opens or said in named:
        return DealerNaming(category, (said,))
    # The name, if there is a wrong one, speaks for the truth here: the dealer was misjudged.
    return DealerNaming(category, (settlement.opens,), misjudged=said)


def box_naming(
    sheet: Sheet, settlement: Settlement, number: int, asked: Container[Place]
) -> Category | None:
    """The hand that a box was named wrongly; nothing where it is right, not answered or not
    asked.
    """
    answered = sheet.box(number)
    if answered is None or box_category(number) not in asked:
        return None
    right = answered.category is settlement.box(number).hand.category
    return None if right else answered.category
