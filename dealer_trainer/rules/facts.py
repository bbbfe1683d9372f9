"""Settlement, first step: the facts of a round. Who holds what, who opens, who won, who folded."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category, Hand, best_hand
from dealer_trainer.rules.house import Qualifier
from dealer_trainer.rules.layout import Box, Layout

FOUR = 4


class Result(Enum):
    """How a box stands against the dealer's hand; a box that folded is not compared."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    FOLD = "fold"


@dataclass(frozen=True, slots=True)
class BoxFacts:
    """All that the rules look at when they settle a box.

    ``category`` is what the tables are read by; ``sides`` has for each side bet on the box the row
    that it is read by, nothing where no combination counts for it (a bonus whose three of a kind
    lies on the flop alone).
    """

    box: Box
    category: Category
    result: Result
    opens: bool
    sides: Mapping[Bet, Category | None]


def compare(box: int, dealer: int) -> Result:
    """The result of two strengths, for the box."""
    if box == dealer:
        return Result.TIE
    return Result.WIN if box > dealer else Result.LOSE


def qualifies(hand: Hand, qualifier: Qualifier) -> bool:
    """Whether the dealer opens with a hand."""
    match qualifier:
        case Qualifier.PAIR:
            return hand.category >= Category.PAIR
        case Qualifier.PAIR_OF_FOURS:
            return hand.category > Category.PAIR or (
                hand.category is Category.PAIR and hand.ranks[0] >= FOUR
            )


def box_hand(layout: Layout, box: Box) -> Hand:
    """The best five of a box."""
    return best_hand(layout.board, box.cards)


def dealer_hand(layout: Layout) -> Hand:
    """The best five of the dealer."""
    return best_hand(layout.board, layout.dealer)
