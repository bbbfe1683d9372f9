"""Hands as a dealer announces them: “Full house, aces over kings”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.text.language import NC_, Words, _, pgettext
from dealer_trainer.text.ranks import (
    high_card_rank,
    rank_of_kind,
    rank_of_pair,
    ranks_side_by_side,
    three_of_rank,
    top_rank,
    two_of_rank,
)

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
