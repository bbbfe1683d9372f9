"""Money as whole minor units (cents), and the three answers that a bet can get. No binary
floats.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from dealer_trainer.frozen import dataclass

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
