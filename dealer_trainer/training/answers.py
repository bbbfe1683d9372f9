"""Answers: what a sheet says at a place, and what is right there."""

from __future__ import annotations

from typing import TypeAlias

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Answer
from dealer_trainer.rules.settlement import Settlement
from dealer_trainer.training.five import Five, five_of, plays
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.sheet import Sheet

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
