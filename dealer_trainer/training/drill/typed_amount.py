"""Amounts as a person types them: the same in every language and under every system locale."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from dealer_trainer.rules.money import MINOR, PAYMENT_DIGITS


class Hint(Enum):
    """Why what was typed is no answer yet; the sentence is `text`'s."""

    NEEDS_ANSWER = "needs-answer"
    GAP_LEFT = "gap-left"
    NO_AMOUNT = "no-amount"
    THREE_DECIMALS = "three-decimals"
    OTHER_CHARACTERS = "other-characters"
    TOO_LONG = "too-long"
    PICK_FIVE = "pick-five"
    FIVE_PICKED = "five-picked"


LONGEST: Final = PAYMENT_DIGITS + 5
"""Characters that a field takes: the digits, a mark, two digits, and a slip or two to tell of."""

_AMOUNT: Final = re.compile(rf"([0-9]{{0,{PAYMENT_DIGITS}}})(?:[.,]([0-9]{{0,2}}))?", re.ASCII)
_DIGITS: Final = re.compile(r"[0-9.,]*", re.ASCII)
_THREE_DECIMALS: Final = re.compile(r"[0-9]*[.,][0-9]{3,}", re.ASCII)


def parse_typed_amount(text: str) -> int | Hint:
    """Minor units of what was typed, or why it is none.

    ``37.5`` and ``37,5`` are the same, spaces of any kind are dropped; ``1.000`` is refused, since
    it is a thousand to one reader and one to another.
    """
    typed = "".join(character for character in text if not character.isspace())
    if not _DIGITS.fullmatch(typed):
        return Hint.OTHER_CHARACTERS
    if _THREE_DECIMALS.fullmatch(typed):
        return Hint.THREE_DECIMALS
    match = _AMOUNT.fullmatch(typed)
    if match is None:
        return Hint.TOO_LONG if typed.isdigit() else Hint.NO_AMOUNT
    whole, part = match.groups()
    if not whole and not part:
        return Hint.NO_AMOUNT
    return int(whole or 0) * MINOR + int((part or "").ljust(2, "0"))
