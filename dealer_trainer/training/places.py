"""Places: what one answer answers, and every place that a layout asks, in the order of work.

A mark, a field in the window and a stored answer bear a place's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import game_of, hand_is_asked
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout


class Part(Enum):
    """What is asked at a place."""

    FIVE = "five"
    CATEGORY = "category"
    QUALIFIES = "qualifies"
    BET = "bet"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Place:
    """One question: of the dealer (``box`` is nothing), of a box, or of the order of boxes."""

    part: Part
    box: int | None = None
    bet: Bet | None = None

    @property
    def name(self) -> str:
        """As files and widgets write it: ``dealer.qualifies``, ``box5.ante``, ``order``."""
        if self.part is Part.ORDER:
            return "order"
        owner = "dealer" if self.box is None else f"box{self.box}"
        what: str = self.part.value if self.bet is None else self.bet.value
        return f"{owner}.{what}"

    @property
    def is_wager(self) -> bool:
        """Whether it is a bet on a box: money."""
        return self.part is Part.BET


DEALER_FIVE: Final = Place(Part.FIVE)
DEALER_CATEGORY: Final = Place(Part.CATEGORY)
DEALER_QUALIFIES: Final = Place(Part.QUALIFIES)
ORDER: Final = Place(Part.ORDER)
DEALER_PLACES: Final = (DEALER_FIVE, DEALER_CATEGORY, DEALER_QUALIFIES)


@lru_cache(maxsize=256)
def box_five(box: int) -> Place:
    """The picking of the five cards that play for a box; one place for each, made once."""
    return Place(Part.FIVE, box)


@lru_cache(maxsize=256)
def box_category(box: int) -> Place:
    """The naming of a box's hand."""
    return Place(Part.CATEGORY, box)


@lru_cache(maxsize=256)
def box_bet(box: int, bet: Bet) -> Place:
    """A bet on a box."""
    return Place(Part.BET, box, bet)


def parse_place(name: str) -> Place | None:
    """The place of a name, or nothing if it is none."""
    owner, _, what = name.partition(".")
    if name == ORDER.name:
        return ORDER
    if owner == "dealer":
        return {p.name: p for p in DEALER_PLACES}.get(name)
    digits = owner.removeprefix("box")
    if not owner.startswith("box") or not (digits.isascii() and digits.isdigit()):
        return None
    if what == Part.FIVE.value:
        return box_five(int(digits))
    if what == Part.CATEGORY.value:
        return box_category(int(digits))
    bet = next((bet for bet in Bet if bet.value == what), None)
    return None if bet is None else box_bet(int(digits), bet)


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
