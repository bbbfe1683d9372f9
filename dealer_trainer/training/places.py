"""Places: what one answer answers. A mark, a field in the window and a stored answer bear a
place's name.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet


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
