"""The 52 cards: plain integers, so that a million hands can be looked at in a second.

A card's id is ``(rank - 2) * 4 + suit``: ``2c`` is 0, ``As`` is 51. Ranks run from 2 to 14 (the
ace), suits are clubs, diamonds, hearts, spades in that order. Suits never decide anything; they
have an order only so that cards can be listed.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NewType

Card = NewType("Card", int)


class Suit(IntEnum):
    """The four suits; the values are part of a card's id."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


ACE: Final = 14
TEN: Final = 10
RANKS: Final = range(2, 15)

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "cdhs"

DECK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))
_TEXTS: Final = tuple(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS)
_BY_TEXT: Final = dict(zip(_TEXTS, DECK, strict=True))


def make_card(rank: int, suit: int) -> Card:
    """The card of a rank (2–14) and a suit (0–3)."""
    return Card((rank - 2) * 4 + suit)


def rank_of(card: Card) -> int:
    """2–14, the ace is 14."""
    return (card >> 2) + 2


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return Suit(card & 3)


def card_text(card: Card) -> str:
    """The card as files write it: ``Kc``, ``Th``."""
    return _TEXTS[card]


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards as files write them, with spaces: ``Kc 9d 7h``."""
    return " ".join(map(card_text, cards))


def parse_card(text: str) -> Card | None:
    """The card that a text names (``Kc``, ``10h``, ``TH``: either case), or nothing."""
    card = _BY_TEXT.get(text)
    if card is not None or len(text) < 2:
        return card
    rank, suit = text[:-1].upper(), text[-1].lower()
    return _BY_TEXT.get(("T" if rank == "10" else rank) + suit)
