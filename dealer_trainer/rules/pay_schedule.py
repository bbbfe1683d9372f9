"""Odds and pay tables: which hand is paid how many times the stake."""

from __future__ import annotations

import re
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.hands import Category

_ODDS: Final = re.compile(r"([1-9][0-9]{0,5}):([12])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Odds:
    """``pays`` to ``per``: 3 to 2 is written 3:2."""

    pays: int
    per: int = 1

    def of(self, stake: int) -> int:
        """What a stake in minor units is paid, in minor units; exact for every stake a layout may
        hold.
        """
        return stake * self.pays // self.per

    def __str__(self) -> str:
        return f"{self.pays}:{self.per}"

    def __lt__(self, other: Odds) -> bool:
        return self.pays * other.per < other.pays * self.per


EVEN: Final = Odds(1)


def parse_odds(text: str) -> Odds | None:
    """The odds that a text names (``3:2``: N to M, M 1 or 2), or nothing if it is none."""
    match = _ODDS.fullmatch(text)
    return Odds(int(match[1]), int(match[2])) if match else None


@dataclass(frozen=True, slots=True)
class PayTable:
    """The rows of a table from the royal flush down to its lowest, without a gap."""

    rows: tuple[tuple[Category, Odds], ...]

    def odds(self, category: Category) -> Odds | None:
        """The odds of a category's row, or nothing below the table's lowest."""
        for row, odds in self.rows:
            if row is category:
                return odds
        return None

    @property
    def lowest(self) -> Category:
        """The weakest category that is paid."""
        return self.rows[-1][0]

    @property
    def halves(self) -> bool:
        """Whether a row pays N to 2, so that an odd number of cents could not be paid."""
        return any(odds.per == 2 for _, odds in self.rows)
