"""The ranks in the forms that announcements need: every language bends them in its own way.

A rank is 2 to 14, the ace is 14. Each form is a word of its own for the translator, so that no
grammar of any language is left to the program.
"""

from __future__ import annotations

from typing import Final

from dealer_trainer.text.language import pgettext

_LOWEST: Final = 2


def high_card_rank(rank: int) -> str:
    """The one card that names a high card: “High card, ace”."""
    return (
        pgettext("high card", "two"),
        pgettext("high card", "three"),
        pgettext("high card", "four"),
        pgettext("high card", "five"),
        pgettext("high card", "six"),
        pgettext("high card", "seven"),
        pgettext("high card", "eight"),
        pgettext("high card", "nine"),
        pgettext("high card", "ten"),
        pgettext("high card", "jack"),
        pgettext("high card", "queen"),
        pgettext("high card", "king"),
        pgettext("high card", "ace"),
    )[rank - _LOWEST]


def top_rank(rank: int) -> str:
    """The top card of a straight or a flush: “Straight, ace high”."""
    return (
        pgettext("up to the top card", "two"),
        pgettext("up to the top card", "three"),
        pgettext("up to the top card", "four"),
        pgettext("up to the top card", "five"),
        pgettext("up to the top card", "six"),
        pgettext("up to the top card", "seven"),
        pgettext("up to the top card", "eight"),
        pgettext("up to the top card", "nine"),
        pgettext("up to the top card", "ten"),
        pgettext("up to the top card", "jack"),
        pgettext("up to the top card", "queen"),
        pgettext("up to the top card", "king"),
        pgettext("up to the top card", "ace"),
    )[rank - _LOWEST]


def rank_of_pair(rank: int) -> str:
    """The rank of a pair, which stands first in Latvian: “Pair of aces”."""
    return (
        pgettext("pair of", "twos"),
        pgettext("pair of", "threes"),
        pgettext("pair of", "fours"),
        pgettext("pair of", "fives"),
        pgettext("pair of", "sixes"),
        pgettext("pair of", "sevens"),
        pgettext("pair of", "eights"),
        pgettext("pair of", "nines"),
        pgettext("pair of", "tens"),
        pgettext("pair of", "jacks"),
        pgettext("pair of", "queens"),
        pgettext("pair of", "kings"),
        pgettext("pair of", "aces"),
    )[rank - _LOWEST]


def rank_of_kind(rank: int) -> str:
    """The rank of three or four of a kind: “Four of a kind, aces”."""
    return (
        pgettext("three or four of a kind", "twos"),
        pgettext("three or four of a kind", "threes"),
        pgettext("three or four of a kind", "fours"),
        pgettext("three or four of a kind", "fives"),
        pgettext("three or four of a kind", "sixes"),
        pgettext("three or four of a kind", "sevens"),
        pgettext("three or four of a kind", "eights"),
        pgettext("three or four of a kind", "nines"),
        pgettext("three or four of a kind", "tens"),
        pgettext("three or four of a kind", "jacks"),
        pgettext("three or four of a kind", "queens"),
        pgettext("three or four of a kind", "kings"),
        pgettext("three or four of a kind", "aces"),
    )[rank - _LOWEST]


def ranks_side_by_side(rank: int) -> str:
    """The rank of one of two pairs: “Two pair, aces and kings”."""
    return (
        pgettext("two pair", "twos"),
        pgettext("two pair", "threes"),
        pgettext("two pair", "fours"),
        pgettext("two pair", "fives"),
        pgettext("two pair", "sixes"),
        pgettext("two pair", "sevens"),
        pgettext("two pair", "eights"),
        pgettext("two pair", "nines"),
        pgettext("two pair", "tens"),
        pgettext("two pair", "jacks"),
        pgettext("two pair", "queens"),
        pgettext("two pair", "kings"),
        pgettext("two pair", "aces"),
    )[rank - _LOWEST]


def three_of_rank(rank: int) -> str:
    """The three of a full house, counted where the language counts: “три туза”."""
    return (
        pgettext("three in a full house", "twos"),
        pgettext("three in a full house", "threes"),
        pgettext("three in a full house", "fours"),
        pgettext("three in a full house", "fives"),
        pgettext("three in a full house", "sixes"),
        pgettext("three in a full house", "sevens"),
        pgettext("three in a full house", "eights"),
        pgettext("three in a full house", "nines"),
        pgettext("three in a full house", "tens"),
        pgettext("three in a full house", "jacks"),
        pgettext("three in a full house", "queens"),
        pgettext("three in a full house", "kings"),
        pgettext("three in a full house", "aces"),
    )[rank - _LOWEST]


def two_of_rank(rank: int) -> str:
    """The pair of a full house, counted where the language counts: “два короля”."""
    return (
        pgettext("two in a full house", "twos"),
        pgettext("two in a full house", "threes"),
        pgettext("two in a full house", "fours"),
        pgettext("two in a full house", "fives"),
        pgettext("two in a full house", "sixes"),
        pgettext("two in a full house", "sevens"),
        pgettext("two in a full house", "eights"),
        pgettext("two in a full house", "nines"),
        pgettext("two in a full house", "tens"),
        pgettext("two in a full house", "jacks"),
        pgettext("two in a full house", "queens"),
        pgettext("two in a full house", "kings"),
        pgettext("two in a full house", "aces"),
    )[rank - _LOWEST]
