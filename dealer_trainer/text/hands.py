"""Hands as a dealer announces them: “Full house, aces over kings”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dealer_trainer.rules.cards import RANKS
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.text.language import NC_, Phrase, Words, _, pgettext


def _by_rank(*phrases: Phrase) -> Words[int]:
    """The forms of the ranks from two to ace."""
    return Words(zip(RANKS, phrases, strict=True))


# The ranks in the forms that announcements need: every language bends them in its own way.
#
# A rank is 2 to 14, the ace is 14. Each form is a word of its own for the translator, so that no
# grammar of any language is left to the program.
high_card_rank: Final = _by_rank(
    NC_("high card", "two"),
    NC_("high card", "three"),
    NC_("high card", "four"),
    NC_("high card", "five"),
    NC_("high card", "six"),
    NC_("high card", "seven"),
    NC_("high card", "eight"),
    NC_("high card", "nine"),
    NC_("high card", "ten"),
    NC_("high card", "jack"),
    NC_("high card", "queen"),
    NC_("high card", "king"),
    NC_("high card", "ace"),
)
"""The one card that names a high card: “High card, ace”."""


top_rank: Final = _by_rank(
    NC_("up to the top card", "two"),
    NC_("up to the top card", "three"),
    NC_("up to the top card", "four"),
    NC_("up to the top card", "five"),
    NC_("up to the top card", "six"),
    NC_("up to the top card", "seven"),
    NC_("up to the top card", "eight"),
    NC_("up to the top card", "nine"),
    NC_("up to the top card", "ten"),
    NC_("up to the top card", "jack"),
    NC_("up to the top card", "queen"),
    NC_("up to the top card", "king"),
    NC_("up to the top card", "ace"),
)
"""The top card of a straight or a flush: “Straight, ace high”."""


rank_of_pair: Final = _by_rank(
    NC_("pair of", "twos"),
    NC_("pair of", "threes"),
    NC_("pair of", "fours"),
    NC_("pair of", "fives"),
    NC_("pair of", "sixes"),
    NC_("pair of", "sevens"),
    NC_("pair of", "eights"),
    NC_("pair of", "nines"),
    NC_("pair of", "tens"),
    NC_("pair of", "jacks"),
    NC_("pair of", "queens"),
    NC_("pair of", "kings"),
    NC_("pair of", "aces"),
)
"""The rank of a pair, which stands first in Latvian: “Pair of aces”."""


rank_of_kind: Final = _by_rank(
    NC_("three or four of a kind", "twos"),
    NC_("three or four of a kind", "threes"),
    NC_("three or four of a kind", "fours"),
    NC_("three or four of a kind", "fives"),
    NC_("three or four of a kind", "sixes"),
    NC_("three or four of a kind", "sevens"),
    NC_("three or four of a kind", "eights"),
    NC_("three or four of a kind", "nines"),
    NC_("three or four of a kind", "tens"),
    NC_("three or four of a kind", "jacks"),
    NC_("three or four of a kind", "queens"),
    NC_("three or four of a kind", "kings"),
    NC_("three or four of a kind", "aces"),
)
"""The rank of three or four of a kind: “Four of a kind, aces”."""


ranks_side_by_side: Final = _by_rank(
    NC_("two pair", "twos"),
    NC_("two pair", "threes"),
    NC_("two pair", "fours"),
    NC_("two pair", "fives"),
    NC_("two pair", "sixes"),
    NC_("two pair", "sevens"),
    NC_("two pair", "eights"),
    NC_("two pair", "nines"),
    NC_("two pair", "tens"),
    NC_("two pair", "jacks"),
    NC_("two pair", "queens"),
    NC_("two pair", "kings"),
    NC_("two pair", "aces"),
)
"""The rank of one of two pairs: “Two pair, aces and kings”."""


three_of_rank: Final = _by_rank(
    NC_("three in a full house", "twos"),
    NC_("three in a full house", "threes"),
    NC_("three in a full house", "fours"),
    NC_("three in a full house", "fives"),
    NC_("three in a full house", "sixes"),
    NC_("three in a full house", "sevens"),
    NC_("three in a full house", "eights"),
    NC_("three in a full house", "nines"),
    NC_("three in a full house", "tens"),
    NC_("three in a full house", "jacks"),
    NC_("three in a full house", "queens"),
    NC_("three in a full house", "kings"),
    NC_("three in a full house", "aces"),
)
"""The three of a full house, counted where the language counts: “три туза”."""


two_of_rank: Final = _by_rank(
    NC_("two in a full house", "twos"),
    NC_("two in a full house", "threes"),
    NC_("two in a full house", "fours"),
    NC_("two in a full house", "fives"),
    NC_("two in a full house", "sixes"),
    NC_("two in a full house", "sevens"),
    NC_("two in a full house", "eights"),
    NC_("two in a full house", "nines"),
    NC_("two in a full house", "tens"),
    NC_("two in a full house", "jacks"),
    NC_("two in a full house", "queens"),
    NC_("two in a full house", "kings"),
    NC_("two in a full house", "aces"),
)
"""The pair of a full house, counted where the language counts: “два короля”."""


category_name: Final = Words(
    {
        Category.HIGH_CARD: NC_("hand", "High card"),
        Category.PAIR: NC_("hand", "Pair"),
        Category.TWO_PAIR: NC_("hand", "Two pair"),
        Category.THREE_OF_A_KIND: NC_("hand", "Three of a kind"),
        Category.STRAIGHT: NC_("hand", "Straight"),
        Category.FLUSH: NC_("hand", "Flush"),
        Category.FULL_HOUSE: NC_("hand", "Full house"),
        Category.FOUR_OF_A_KIND: NC_("hand", "Four of a kind"),
        Category.STRAIGHT_FLUSH: NC_("hand", "Straight flush"),
        Category.ROYAL_FLUSH: NC_("hand", "Royal flush"),
    }
)
"""The category alone: Full house."""


def hand_phrase(hand: Hand) -> str:
    """The announcement of a hand; kickers are not announced."""
    return announcement(hand.category, hand.ranks)


def announcement(category: Category, ranks: Sequence[int]) -> str:
    """The announcement of a category with its deciding ranks (2–14), as a hand holds them."""
    top = ranks[0]
    match category:
        case Category.HIGH_CARD:
            return _("High card, {rank}").format(rank=high_card_rank(top))
        case Category.PAIR:
            return _("Pair of {ranks}").format(ranks=rank_of_pair(top))
        case Category.TWO_PAIR:
            return _("Two pair, {higher} and {lower}").format(
                higher=ranks_side_by_side(top), lower=ranks_side_by_side(ranks[1])
            )
        case Category.THREE_OF_A_KIND:
            return _("Three of a kind, {ranks}").format(ranks=rank_of_kind(top))
        case Category.STRAIGHT:
            return _("Straight, {rank} high").format(rank=top_rank(top))
        case Category.FLUSH:
            return _("Flush, {rank} high").format(rank=top_rank(top))
        case Category.FULL_HOUSE:
            return _("Full house, {three} over {two}").format(
                three=three_of_rank(top), two=two_of_rank(ranks[1])
            )
        case Category.FOUR_OF_A_KIND:
            return _("Four of a kind, {ranks}").format(ranks=rank_of_kind(top))
        case Category.STRAIGHT_FLUSH:
            return _("Straight flush, {rank} high").format(rank=top_rank(top))
        case Category.ROYAL_FLUSH:
            return pgettext("hand", "Royal flush")
