"""The bets of both games, by the names printed on the felt."""

from __future__ import annotations

from enum import Enum


class Bet(Enum):
    """A stake in a box; the values are the words of the file formats."""

    ANTE = "ante"
    BLIND = "blind"
    PLAY = "play"
    TRIPS = "trips"
    BET = "bet"
    BONUS = "bonus"
