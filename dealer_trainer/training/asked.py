"""What a layout asks: every place to be answered, in the order in which a dealer works."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from dealer_trainer.rules.games.registry import game_of, hand_is_asked
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_QUALIFIES,
    ORDER,
    Part,
    Place,
    box_bet,
    box_category,
    box_five,
)


class Scope(Enum):
    """How much of a layout a drill asks; the values are stored and never change."""

    EVERYTHING = "everything"
    NAMING = "naming"
    QUALIFICATION = "qualification"
    MAIN_BETS = "main-bets"
    SIDE_BETS = "side-bets"


_ASKED: Final[Mapping[Scope, Callable[[Place], bool]]] = {
    Scope.EVERYTHING: lambda _place: True,
    Scope.NAMING: lambda place: place.part is Part.CATEGORY,
    Scope.QUALIFICATION: lambda place: place.part is Part.QUALIFIES,
    Scope.MAIN_BETS: lambda place: place is ORDER if place.bet is None else not place.bet.is_side,
    Scope.SIDE_BETS: lambda place: place.bet is not None and place.bet.is_side,
}
"""Which places each scope asks."""


def _all(layout: Layout, house: House) -> list[Place]:
    game = game_of(house)
    places = [DEALER_CATEGORY, DEALER_QUALIFIES]
    for box in layout.settlement_order:
        if hand_is_asked(box, house):
            places.append(box_category(box.number))
        places += [box_bet(box.number, bet) for bet, _ in game.stakes(box)]
    if len(layout.boxes) > 1:
        places.append(ORDER)
    return places


def with_five(places: tuple[Place, ...], layout: Layout, house: House) -> tuple[Place, ...]:
    """The same places, each hand's five cards to be picked before anything else of it is asked.

    Cards that lie face down are not asked for.
    """
    down = {box.number for box in layout.boxes if not hand_is_asked(box, house)}
    asked: dict[Place, None] = {}
    for place in places:
        if place.part is not Part.ORDER and place.box not in down:
            asked[DEALER_FIVE if place.box is None else box_five(place.box)] = None
        asked[place] = None
    return tuple(asked)


def asked_places(
    layout: Layout, house: House, scope: Scope = Scope.EVERYTHING
) -> tuple[Place, ...]:
    """The places that a scope asks of a layout, dealer first, then boxes from right to left, order
    last.
    """
    return tuple(filter(_ASKED[scope], _all(layout, house)))
