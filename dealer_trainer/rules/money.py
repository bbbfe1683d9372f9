"""Money as whole minor units (cents), the three answers that a bet can get, and what a table pays.
No binary floats.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.hands import Category

MINOR: Final = 100
"""Minor units in a currency unit."""

_STAKE: Final = re.compile(r"([0-9]{1,7})(?:\.([0-9]{1,2}))?", re.ASCII)
# The greatest stake at the best odds, 1000:1, has three digits more.
PAYMENT_DIGITS: Final = 10
_PAYMENT: Final = re.compile(rf"([0-9]{{1,{PAYMENT_DIGITS}}})(?:\.([0-9]{{1,2}}))?", re.ASCII)


def parse_amount(text: str) -> int | None:
    """Minor units of an amount as files write it (``"2.50"``, ``"10"``), or nothing if it is none.

    Nought is an amount; whether it may stand is for the reader to say.
    """
    return _minor(_STAKE.fullmatch(text))


def _minor(match: re.Match[str] | None) -> int | None:
    if match is None:
        return None
    whole, part = match.groups()
    return int(whole) * MINOR + int((part or "").ljust(2, "0"))


def amount_text(amount: int) -> str:
    """An amount in minor units as files write it, without needless zeros: ``10``, ``37.5``,
    ``2.25``.
    """
    whole, part = divmod(amount, MINOR)
    return f"{whole}.{part:02d}".rstrip("0") if part else str(whole)


class Action(Enum):
    """What the dealer does with a bet."""

    TAKE = "take"
    PUSH = "push"
    PAY = "pay"


@dataclass(frozen=True, slots=True)
class Answer:
    """What becomes of one bet: taken, left, or paid an amount (minor units, on top of the
    stake).
    """

    action: Action
    amount: int = 0

    @property
    def text(self) -> str:
        """As files write it: ``take``, ``push`` or the amount."""
        return amount_text(self.amount) if self.action is Action.PAY else self.action.value


TAKE: Final = Answer(Action.TAKE)
PUSH: Final = Answer(Action.PUSH)


def pay(amount: int) -> Answer:
    """A payment in minor units; paying nothing is the same as leaving the bet."""
    return Answer(Action.PAY, amount) if amount else PUSH


def parse_answer(text: str) -> Answer | None:
    """The answer that files write (``take``, ``push``, ``37.5``), or nothing if it is none."""
    if text == Action.TAKE.value:
        return TAKE
    if text == Action.PUSH.value:
        return PUSH
    amount = _minor(_PAYMENT.fullmatch(text))
    return None if amount is None else pay(amount)


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
