"""Five cards picked as those that play: an answer of its own, asked before the hand is named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Hand, strength

FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class Five:
    """Five cards of a hand's seven. The order in which they were picked counts for nothing."""

    cards: tuple[Card, ...]


def five_of(cards: Iterable[Card]) -> Five:
    """Five cards, highest first. Raises ``ValueError`` if they are not five different ones."""
    ordered = tuple(sorted(set(cards), reverse=True))
    if len(ordered) != FIVE:
        raise ValueError(ordered)
    return Five(ordered)


def plays(five: Five, hand: Hand) -> bool:
    """Whether five of a hand's cards are the best five, or any other that are equal to them."""
    return strength(five.cards) == hand.strength
