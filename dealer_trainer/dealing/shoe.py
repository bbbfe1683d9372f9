"""Chance and the shoe. The same text gives the same cards on every machine and every Python."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from dealer_trainer.rules.cards import DECK, Card

T = TypeVar("T")


class Chance:
    """A stream of chance made from a text.

    Of ``random.Random`` only a whole-number seed and ``random()`` are used: their values are
    promised to stay, those of ``shuffle``, ``sample`` and ``choice`` are not.
    """

    __slots__ = ("roll",)

    def __init__(self, text: str) -> None:
        seed = int.from_bytes(sha256(text.encode()).digest(), "big")
        self.roll: Final = random.Random(seed).random
        """A number from 0 up to 1."""

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, ``bound``."""
        return int(self.roll() * bound)

    def happens(self, share: float) -> bool:
        """Whether something happens that happens in a share (0–1) of all cases."""
        return self.roll() < share

    def pick(self, items: Sequence[T]) -> T:
        """One of several, each as likely."""
        return items[int(self.roll() * len(items))]

    def weighted(self, items: Sequence[tuple[T, int]]) -> T:
        """One of several, each as likely as its weight says."""
        mark = self.below(sum(weight for _, weight in items))
        for item, weight in items:
            mark -= weight
            if mark < 0:
                return item
        return items[-1][0]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """``count`` of several, none twice, in the order in which they were drawn."""
        left = list(items)
        for place in range(count):
            other = place + int(self.roll() * (len(left) - place))
            left[place], left[other] = left[other], left[place]
        return left[:count]


class Shoe:
    """The cards that are not yet on the table."""

    __slots__ = ("_cards", "_roll")

    def __init__(self, chance: Chance, without: Collection[Card] = ()) -> None:
        self._roll = chance.roll
        self._cards = [card for card in DECK if card not in without] if without else list(DECK)

    def draw(self) -> Card:
        """The next card."""
        cards = self._cards
        place = int(self._roll() * len(cards))
        card = cards[place]
        cards[place] = cards[-1]
        cards.pop()
        return card

    def draw_some(self, count: int) -> tuple[Card, ...]:
        """The next cards."""
        return tuple([self.draw() for _ in range(count)])
