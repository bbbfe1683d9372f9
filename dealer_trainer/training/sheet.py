"""A sheet: what the trainee answered, its five cards among them, and what is right at a place.

Boxes stand in the order in which they were settled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Category, Hand, strength
from dealer_trainer.rules.money import Answer
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.places import Part, Place

FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class Five:
    """Five cards of a hand's seven. The order in which they were picked counts for nothing."""

    cards: tuple[Card, ...]


def five_of(cards: Iterable[Card]) -> Five:
    """Five cards, highest first. Raises ``ValueError`` if they are not five different ones."""
    ordered = tuple(sorted(set(cards), reverse=True))
    if len(ordered) != FIVE:
        raise ValueError(ordered)
    return Five(ordered)


def plays(five: Five, hand: Hand) -> bool:
    """Whether five of a hand's cards are the best five, or any other that are equal to them."""
    return strength(five.cards) == hand.strength


@dataclass(frozen=True, slots=True)
class DealerAnswer:
    """What was said of the dealer's hand; nothing where it was not answered. Times are
    milliseconds.
    """

    category: Category | None = None
    qualifies: bool | None = None
    milliseconds: int | None = None
    five: Five | None = None


@dataclass(frozen=True, slots=True)
class BoxAnswer:
    """What was done with a box: the hand named, and each bet that was answered."""

    number: int
    category: Category | None = None
    bets: tuple[tuple[Bet, Answer], ...] = ()
    milliseconds: int | None = None
    five: Five | None = None

    def answer(self, bet: Bet) -> Answer | None:
        """The answer to a bet, or nothing."""
        return next((answer for answered, answer in self.bets if answered is bet), None)


@dataclass(frozen=True, slots=True)
class Sheet:
    """All answers to one layout. ``shown`` is the sheet that was laid out to be corrected, if the
    trainee did not settle the layout himself.
    """

    dealer: DealerAnswer = DealerAnswer()
    boxes: tuple[BoxAnswer, ...] = ()
    milliseconds: int | None = None
    shown: Sheet | None = None

    def box(self, number: int) -> BoxAnswer | None:
        """The answers to a box, or nothing if the sheet does not hold it."""
        return next((box for box in self.boxes if box.number == number), None)


Given: TypeAlias = Five | Category | bool | Answer | tuple[int, ...]
"""An answer: the five cards that play, a category, whether the dealer qualifies, what is done with
a bet, or box numbers in order.
"""


def given_answer(sheet: Sheet, place: Place) -> Given | None:
    """What a sheet answers at a place, or nothing."""
    if place.part is Part.ORDER:
        numbers = tuple(box.number for box in sheet.boxes)
        return numbers if len(numbers) > 1 else None
    if place.part is Part.FIVE:
        return _given_five(sheet, place.box)
    if place.box is None:
        return sheet.dealer.category if place.part is Part.CATEGORY else sheet.dealer.qualifies
    box = sheet.box(place.box)
    if box is None:
        return None
    return box.category if place.bet is None else box.answer(place.bet)


def expected_answer(settlement: Settlement, sheet: Sheet, place: Place) -> Given:
    """The right answer at a place; the order asked for is that of the boxes that the sheet
    holds.

    Of the fives that are equal to the best one the sheet's own is as right as any.
    """
    if place.part is Part.ORDER:
        return tuple(sorted((box.number for box in sheet.boxes), reverse=True))
    if place.part is Part.FIVE:
        hand = settlement.dealer if place.box is None else settlement.box(place.box).hand
        given = _given_five(sheet, place.box)
        return given if given is not None and plays(given, hand) else five_of(hand.cards)
    if place.box is None:
        return settlement.dealer.category if place.part is Part.CATEGORY else settlement.opens
    box = settlement.box(place.box)
    return box.hand.category if place.bet is None else box.bet(place.bet).answer


def _given_five(sheet: Sheet, number: int | None) -> Five | None:
    if number is None:
        return sheet.dealer.five
    box = sheet.box(number)
    return None if box is None else box.five
