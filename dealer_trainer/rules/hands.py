"""Poker hands: how strong seven cards are, and which five of them play.

A strength is one integer: the category, then up to five ranks that decide, each in four bits.
Higher is better, equal is a tie, and it can be read back: ``category_of`` and ``ranks_of`` need no
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import ACE, Card


class Category(IntEnum):
    """The ten categories, weakest first; the values are stored and never change."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9

    @property
    def key(self) -> str:
        """The word of the file formats: ``three-of-a-kind``."""
        return _KEYS[self]


_KEYS: Final = tuple(name.lower().replace("_", "-") for name in Category.__members__)
CATEGORY_BY_KEY: Final = {category.key: category for category in Category}
_CATEGORIES: Final = tuple(Category)


@dataclass(frozen=True, slots=True)
class Hand:
    """The best five cards: the combination first, then kickers, high to low."""

    strength: int
    cards: tuple[Card, ...]

    @property
    def category(self) -> Category:
        """What the hand is called."""
        return _CATEGORIES[self.strength >> 20]

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks that decide, most important first: a pair of kings begins with 13."""
        return ranks_of(self.strength)


def category_of(strength: int) -> Category:
    """The category in a strength."""
    return _CATEGORIES[strength >> 20]


def ranks_of(strength: int) -> tuple[int, ...]:
    """The deciding ranks (2–14) in a strength; a five-high straight is (5,)."""
    ranks = (strength >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return tuple(rank for rank in ranks if rank)


# A tally has one octal digit a rank (how many cards of it) and above them one a suit: adding the
# tallies of up to seven cards never carries, so the sum says everything a hand can be made of.
_SUIT_SHIFT: Final = 39
_RANK_MASK: Final = (1 << _SUIT_SHIFT) - 1
_TALLY: Final = tuple(
    (1 << 3 * (card >> 2)) + (1 << _SUIT_SHIFT + 3 * (card & 3)) for card in range(52)
)


def _flush_suits() -> bytes:
    """For each sum of suit digits the suit that five cards or more share, plus one; else 0."""
    suits = bytearray(1 << 12)
    for digits in range(1 << 12):
        for suit in range(4):
            if digits >> 3 * suit & 7 >= 5:
                suits[digits] = suit + 1
    return bytes(suits)


_FLUSH_SUIT: Final = _flush_suits()


# A set of ranks is one bit a rank at the foot of its octal digit, as a tally has it.
_DIGIT_FEET: Final = 0o1111111111111
_WHEEL_ACE: Final = 1 << 3 * (ACE - 2)


def _top(ranks: int) -> int:
    """The highest rank (2–14) of a set."""
    return (ranks.bit_length() + 5) // 3


def _highest(ranks: int, count: int) -> int:
    """The highest ranks of a set, four bits each, highest first."""
    packed = 0
    for _ in range(count):
        length = ranks.bit_length()
        packed = packed << 4 | (length + 5) // 3
        ranks ^= 1 << length - 1
    return packed


def _straight_top(ranks: int) -> int:
    """The top rank of the best straight in a set of ranks, or 0."""
    # An ace is low too: one digit further down, all digits moved up by one.
    low = ranks << 3 | 1 if ranks & _WHEEL_ACE else ranks << 3
    run = low & low >> 3 & low >> 6 & low >> 9 & low >> 12
    return (run.bit_length() + 5) // 3 + 3 if run else 0


# Both caches fill as hands are met (49,205 and at most 4,719 entries): a start pays for nothing it
# does not use.
_by_ranks: dict[int, int] = {}
_by_flush: dict[int, int] = {}


def _strength_of_ranks(tally: int) -> int:
    """The strength of a tally of ranks whose suits make nothing; remembered."""
    odd = tally & _DIGIT_FEET
    two = tally >> 1 & _DIGIT_FEET
    fours = tally >> 2 & _DIGIT_FEET
    trips, pairs, held = odd & two, two & ~odd, odd | two | fours
    if fours:
        quads = _top(fours)
        strength = Category.FOUR_OF_A_KIND << 20 | quads << 16 | _top(held ^ fours) << 12
    elif trips and (pairs or trips & trips - 1):
        three = 1 << trips.bit_length() - 1
        strength = Category.FULL_HOUSE << 20 | _top(three) << 16 | _top(trips ^ three | pairs) << 12
    elif top := _straight_top(held):
        strength = Category.STRAIGHT << 20 | top << 16
    elif trips:
        strength = (
            Category.THREE_OF_A_KIND << 20 | _top(trips) << 16 | _highest(held ^ trips, 2) << 8
        )
    elif pairs & pairs - 1:
        strength = _strength_of_pairs(pairs, held)
    elif pairs:
        strength = Category.PAIR << 20 | _top(pairs) << 16 | _highest(held ^ pairs, 3) << 4
    else:
        strength = Category.HIGH_CARD << 20 | _highest(held, 5)
    _by_ranks[tally] = strength
    return strength


def _strength_of_pairs(pairs: int, held: int) -> int:
    """The strength of two pairs or three: a third pair is at most the kicker."""
    higher = 1 << pairs.bit_length() - 1
    lower = 1 << (pairs ^ higher).bit_length() - 1
    kicker = _top(held ^ higher ^ lower)
    return Category.TWO_PAIR << 20 | _top(higher) << 16 | _top(lower) << 12 | kicker << 8


def _strength_of_flush(ranks: int) -> int:
    """The strength of five or more ranks of one suit; remembered."""
    top = _straight_top(ranks)
    if top:
        category = Category.ROYAL_FLUSH if top == ACE else Category.STRAIGHT_FLUSH
        strength = category << 20 | top << 16
    else:
        strength = Category.FLUSH << 20 | _highest(ranks, 5)
    _by_flush[ranks] = strength
    return strength


def _strength_of_tally(tally: int, cards: Sequence[Card]) -> int:
    suit = _FLUSH_SUIT[tally >> _SUIT_SHIFT]
    if suit:
        suit -= 1
        ranks = 0
        for card in cards:
            if card & 3 == suit:
                ranks |= 1 << 3 * (card >> 2)
        # With seven cards of which five share a suit, quads and full houses cannot be.
        return _by_flush.get(ranks) or _strength_of_flush(ranks)
    ranks = tally & _RANK_MASK
    return _by_ranks.get(ranks) or _strength_of_ranks(ranks)


def strength(cards: Sequence[Card]) -> int:
    """How strong the best five of five to seven different cards are: higher wins, equal ties."""
    tally = 0
    for card in cards:
        tally += _TALLY[card]
    return _strength_of_tally(tally, cards)


def strength_of_seven(cards: Sequence[Card], tally_table: Sequence[int] = _TALLY) -> int:
    """``strength`` of exactly seven cards, the loop written out: the hot path of dealing.

    Raises ``ValueError`` if there are not seven.
    """
    a, b, c, d, e, f, g = cards
    t = tally_table
    tally = t[a] + t[b] + t[c] + t[d] + t[e] + t[f] + t[g]
    if _FLUSH_SUIT[tally >> 39]:
        return _strength_of_tally(tally, cards)
    ranks = tally & 0x7FFFFFFFFF
    return _by_ranks.get(ranks) or _strength_of_ranks(ranks)


SHAPES: Final = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
}
"""How many cards of each deciding rank five cards hold, where ranks alone make the category."""
_SINGLE: Final = SHAPES[Category.HIGH_CARD]
_FLUSHES: Final = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
_STRAIGHTS: Final = (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def run_ranks(top: int) -> tuple[int, ...]:
    """The five ranks of a straight; of the five-high one the ace is the last."""
    return tuple(rank if rank > 1 else ACE for rank in range(top, top - 5, -1))


@cache
def _pattern(strength_value: int) -> tuple[tuple[int, int], ...]:
    """The (rank, how many) that a hand is made of, in the order in which it is laid out;
    remembered, as there are no more than some thousands of strengths.
    """
    category, ranks = category_of(strength_value), ranks_of(strength_value)
    if category in _STRAIGHTS:
        ranks = run_ranks(ranks[0])
    return tuple(zip(ranks, SHAPES.get(category, _SINGLE), strict=False))


def best_hand(board: Sequence[Card], hole: Sequence[Card]) -> Hand:
    """The best five of a board and hole cards (five to seven in all).

    Of equal fives it is the one with more board cards; equal ranks lie board cards first.
    """
    cards = (*board, *hole)
    value = strength_of_seven(cards) if len(cards) == 7 else strength(cards)
    if category_of(value) in _FLUSHES:
        suits = [card & 3 for card in cards]
        cards = tuple(card for card in cards if suits.count(card & 3) >= 5)
    held: dict[int, list[Card]] = {}
    for card in cards:
        held.setdefault(card >> 2, []).append(card)
    five: list[Card] = []
    for rank, count in _pattern(value):
        five += held[rank - 2][:count]
    return Hand(value, tuple(five))
