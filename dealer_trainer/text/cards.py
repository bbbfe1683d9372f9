"""Cards as they are read aloud and as they are shown: ace of spades, A♠."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from dealer_trainer.rules.cards import RANK_LETTERS, TEN, Card, Suit, rank_of, suit_of
from dealer_trainer.text.language import NC_, Language, current_language

_LOWEST: Final = 2

# Each card is a phrase of its own: in Czech the suit's word agrees with the rank.
_NAMES: Final = {
    Suit.CLUBS: (
        NC_("card", "two of clubs"),
        NC_("card", "three of clubs"),
        NC_("card", "four of clubs"),
        NC_("card", "five of clubs"),
        NC_("card", "six of clubs"),
        NC_("card", "seven of clubs"),
        NC_("card", "eight of clubs"),
        NC_("card", "nine of clubs"),
        NC_("card", "ten of clubs"),
        NC_("card", "jack of clubs"),
        NC_("card", "queen of clubs"),
        NC_("card", "king of clubs"),
        NC_("card", "ace of clubs"),
    ),
    Suit.DIAMONDS: (
        NC_("card", "two of diamonds"),
        NC_("card", "three of diamonds"),
        NC_("card", "four of diamonds"),
        NC_("card", "five of diamonds"),
        NC_("card", "six of diamonds"),
        NC_("card", "seven of diamonds"),
        NC_("card", "eight of diamonds"),
        NC_("card", "nine of diamonds"),
        NC_("card", "ten of diamonds"),
        NC_("card", "jack of diamonds"),
        NC_("card", "queen of diamonds"),
        NC_("card", "king of diamonds"),
        NC_("card", "ace of diamonds"),
    ),
    Suit.HEARTS: (
        NC_("card", "two of hearts"),
        NC_("card", "three of hearts"),
        NC_("card", "four of hearts"),
        NC_("card", "five of hearts"),
        NC_("card", "six of hearts"),
        NC_("card", "seven of hearts"),
        NC_("card", "eight of hearts"),
        NC_("card", "nine of hearts"),
        NC_("card", "ten of hearts"),
        NC_("card", "jack of hearts"),
        NC_("card", "queen of hearts"),
        NC_("card", "king of hearts"),
        NC_("card", "ace of hearts"),
    ),
    Suit.SPADES: (
        NC_("card", "two of spades"),
        NC_("card", "three of spades"),
        NC_("card", "four of spades"),
        NC_("card", "five of spades"),
        NC_("card", "six of spades"),
        NC_("card", "seven of spades"),
        NC_("card", "eight of spades"),
        NC_("card", "nine of spades"),
        NC_("card", "ten of spades"),
        NC_("card", "jack of spades"),
        NC_("card", "queen of spades"),
        NC_("card", "king of spades"),
        NC_("card", "ace of spades"),
    ),
}
_SYMBOLS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def card_name(card: Card) -> str:
    """The card as a screen reader says it: ace of spades."""
    return _names(suit_of(card), current_language())[rank_of(card) - _LOWEST]


@cache
def _names(suit: Suit, in_use: Language) -> tuple[str, ...]:
    """The cards of a suit from the two on, kept by the language in use: they are
    read aloud for every layout.
    """
    return tuple(name() for name in _NAMES[suit])


def suit_symbol(suit: Suit) -> str:
    """The suit's sign, without a colour of its own: ♠."""
    return _SYMBOLS[suit]


def rank_label(rank: int) -> str:
    """The rank as it is printed on cards, in every language: A, K, 10."""
    return "10" if rank == TEN else RANK_LETTERS[rank - _LOWEST]


def card_label(card: Card) -> str:
    """The card in short: K♠, 10♥."""
    return rank_label(rank_of(card)) + suit_symbol(suit_of(card))


def cards_label(cards: Iterable[Card]) -> str:
    """Cards in short, in their order: K♠ 10♥."""
    return " ".join(map(card_label, cards))
