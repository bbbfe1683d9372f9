"""Cards as they are read aloud and as they are shown: ace of spades, A♠."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from dealer_trainer.rules.cards import RANK_LETTERS, TEN, Card, Suit, rank_of, suit_of
from dealer_trainer.text.language import Language, current_language, pgettext

_LOWEST: Final = 2

_SYMBOLS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def card_name(card: Card) -> str:
    """The card as a screen reader says it: ace of spades."""
    return _names(suit_of(card), current_language())[rank_of(card) - _LOWEST]


@cache
def _names(suit: Suit, in_use: Language) -> tuple[str, ...]:
    """The cards of a suit from the two on, in the language in use; said for every layout."""
    del in_use  # what they are kept by
    match suit:
        case Suit.CLUBS:
            return _clubs()
        case Suit.DIAMONDS:
            return _diamonds()
        case Suit.HEARTS:
            return _hearts()
        case Suit.SPADES:
            return _spades()


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


# Each card is a phrase of its own: in Czech the suit's word agrees with the rank.
def _clubs() -> tuple[str, ...]:
    return (
        pgettext("card", "two of clubs"),
        pgettext("card", "three of clubs"),
        pgettext("card", "four of clubs"),
        pgettext("card", "five of clubs"),
        pgettext("card", "six of clubs"),
        pgettext("card", "seven of clubs"),
        pgettext("card", "eight of clubs"),
        pgettext("card", "nine of clubs"),
        pgettext("card", "ten of clubs"),
        pgettext("card", "jack of clubs"),
        pgettext("card", "queen of clubs"),
        pgettext("card", "king of clubs"),
        pgettext("card", "ace of clubs"),
    )


def _diamonds() -> tuple[str, ...]:
    return (
        pgettext("card", "two of diamonds"),
        pgettext("card", "three of diamonds"),
        pgettext("card", "four of diamonds"),
        pgettext("card", "five of diamonds"),
        pgettext("card", "six of diamonds"),
        pgettext("card", "seven of diamonds"),
        pgettext("card", "eight of diamonds"),
        pgettext("card", "nine of diamonds"),
        pgettext("card", "ten of diamonds"),
        pgettext("card", "jack of diamonds"),
        pgettext("card", "queen of diamonds"),
        pgettext("card", "king of diamonds"),
        pgettext("card", "ace of diamonds"),
    )


def _hearts() -> tuple[str, ...]:
    return (
        pgettext("card", "two of hearts"),
        pgettext("card", "three of hearts"),
        pgettext("card", "four of hearts"),
        pgettext("card", "five of hearts"),
        pgettext("card", "six of hearts"),
        pgettext("card", "seven of hearts"),
        pgettext("card", "eight of hearts"),
        pgettext("card", "nine of hearts"),
        pgettext("card", "ten of hearts"),
        pgettext("card", "jack of hearts"),
        pgettext("card", "queen of hearts"),
        pgettext("card", "king of hearts"),
        pgettext("card", "ace of hearts"),
    )


def _spades() -> tuple[str, ...]:
    return (
        pgettext("card", "two of spades"),
        pgettext("card", "three of spades"),
        pgettext("card", "four of spades"),
        pgettext("card", "five of spades"),
        pgettext("card", "six of spades"),
        pgettext("card", "seven of spades"),
        pgettext("card", "eight of spades"),
        pgettext("card", "nine of spades"),
        pgettext("card", "ten of spades"),
        pgettext("card", "jack of spades"),
        pgettext("card", "queen of spades"),
        pgettext("card", "king of spades"),
        pgettext("card", "ace of spades"),
    )
