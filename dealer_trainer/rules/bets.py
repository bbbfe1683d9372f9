"""The bets of all games, by the names printed on the felt, and what each is for."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Role(IntEnum):
    """What a bet is for, in the order in which files write bets."""

    ANTE = 0
    """Every box has it."""
    FOLLOWS = 1
    """As high as the ante, and never written."""
    RAISE = 2
    """A multiple of the ante; a box without one has folded."""
    SIDE = 3
    """A wager of its own on the box's own hand; a box may have it or not."""


_MAIN_BETS: Final = {
    "ante": Role.ANTE,
    "blind": Role.FOLLOWS,
    "play": Role.RAISE,
    "bet": Role.RAISE,
}
"""All others are side bets."""


class Bet(Enum):
    """A stake in a box; the values are the words of the file formats.

    The role is the same in every game: a stored box of a house that is gone still tells whether it
    folded.
    """

    ANTE = "ante"
    BLIND = "blind"
    PLAY = "play"
    TRIPS = "trips"
    BET = "bet"
    BONUS = "bonus"

    def __init__(self, word: str) -> None:
        self.role: Final = _MAIN_BETS.get(word, Role.SIDE)
        self.is_side: Final = self.role is Role.SIDE

    # There is one object of each: Python's own would look at its name, in every look-up of a stake.
    __hash__ = object.__hash__

    @property
    def staked_as(self) -> Bet:
        """The bet under which its stake is written."""
        return Bet.ANTE if self.role is Role.FOLLOWS else self
