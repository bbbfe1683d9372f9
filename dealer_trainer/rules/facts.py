"""Settlement, first step: the facts of a round. Who holds what, who opens, who folded, who won, and
how two hands compare, down to the card that decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import SHAPES, Category, Hand, best_hand
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


class Decider(Enum):
    """What decides between two hands."""

    CATEGORY = "category"
    COMBINATION = "combination"
    KICKER = "kicker"
    NOTHING = "nothing"


# How many of the deciding ranks belong to the combination; the ranks behind them are kickers.
COMBINATION_RANKS: Final = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.STRAIGHT: 1,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 1,
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """A box's hand against the dealer's. The cards that decide are there unless the category does,
    or nothing.
    """

    box: Hand
    dealer: Hand
    result: Result
    decider: Decider
    box_card: Card | None = None
    dealer_card: Card | None = None

    @property
    def deciding_cards(self) -> tuple[Card, ...]:
        """The cards that decide, the box's and the dealer's, if cards do."""
        return tuple(card for card in (self.box_card, self.dealer_card) if card is not None)


def compare_hands(box: Hand, dealer: Hand) -> Comparison:
    """The comparison of two hands, for the box."""
    result = compare(box.strength, dealer.strength)
    if result is Result.TIE:
        return Comparison(box, dealer, result, Decider.NOTHING)
    if box.category is not dealer.category:
        return Comparison(box, dealer, result, Decider.CATEGORY)
    pairs = zip(box.ranks, dealer.ranks, strict=True)
    at = next(index for index, (mine, theirs) in enumerate(pairs) if mine != theirs)
    kicker = at >= COMBINATION_RANKS[box.category]
    first = sum(SHAPES.get(box.category, (1,) * 5)[:at])
    return Comparison(
        box,
        dealer,
        result,
        Decider.KICKER if kicker else Decider.COMBINATION,
        box.cards[first],
        dealer.cards[first],
    )
