"""Pay schedules: which hand is paid how many times the stake, or which fixed sum."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import amount_text, parse_amount

_ODDS: Final = re.compile(r"([1-9][0-9]{0,5}):([12])", re.ASCII)
_SUM: Final = "sum "


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

    def is_exact(self, stake: int) -> bool:
        """Whether a stake is paid without a part of a minor unit left over."""
        return stake * self.pays % self.per == 0

    def __str__(self) -> str:
        return f"{self.pays}:{self.per}"

    def __lt__(self, other: Odds) -> bool:
        return self.pays * other.per < other.pays * self.per


@dataclass(frozen=True, slots=True)
class FixedSum:
    """An amount in minor units, whatever is staked: ``sum 500``."""

    amount: int

    def of(self, stake: int) -> int:
        """What a stake in minor units is paid: the sum."""
        return self.amount

    def is_exact(self, stake: int) -> bool:
        """Whether a stake is paid without a part of a minor unit left over: always."""
        return True

    def __str__(self) -> str:
        return f"{_SUM}{amount_text(self.amount)}"


Pay: TypeAlias = Odds | FixedSum
"""How a row pays."""

EVEN: Final = Odds(1)


def parse_odds(text: str) -> Odds | None:
    """The odds that a text names (``3:2``: N to M, M 1 or 2), or nothing if it is none."""
    match = _ODDS.fullmatch(text)
    return Odds(int(match[1]), int(match[2])) if match else None


def parse_pay(text: str) -> Pay | None:
    """The odds or the fixed sum (``sum 500``, more than nothing) that a text names, or nothing."""
    if not text.startswith(_SUM):
        return parse_odds(text)
    amount = parse_amount(text.removeprefix(_SUM))
    return FixedSum(amount) if amount else None


def pays_more(lower: Pay, higher: Pay) -> bool:
    """Whether a row certainly pays more than the row of a better hand. A fixed sum and odds are
    not compared: which is more hangs on the stake.
    """
    match lower, higher:
        case Odds(), Odds():
            return higher < lower
        case FixedSum(), FixedSum():
            return higher.amount < lower.amount
    return False


@dataclass(frozen=True, slots=True)
class PaySchedule:
    """The rows of a table from the royal flush down to its lowest, without a gap."""

    rows: tuple[tuple[Category, Pay], ...]

    def pay(self, category: Category) -> Pay | None:
        """How a category's row pays, or nothing below the table's lowest."""
        for row, pay in self.rows:
            if row is category:
                return pay
        return None

    @property
    def lowest(self) -> Category:
        """The weakest category that is paid."""
        return self.rows[-1][0]

    @property
    def halves(self) -> bool:
        """Whether a row pays N to 2, so that an odd number of cents could not be paid."""
        return any(isinstance(pay, Odds) and pay.per == 2 for _, pay in self.rows)
