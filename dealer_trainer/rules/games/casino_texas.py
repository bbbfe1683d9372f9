"""Casino Texas Poker: ante, bet, and a bonus that looks at the two hole cards and the flop."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, rank_of
from dealer_trainer.rules.facts import BoxFacts, Result
from dealer_trainer.rules.game import (
    BetRule,
    Game,
    Reason,
    Ruling,
    SpotPlace,
    compared,
    pay_row,
    push,
    side_bet,
)
from dealer_trainer.rules.hands import Category, Hand, best_hand
from dealer_trainer.rules.house import GameName, House, QuadsOneCard
from dealer_trainer.rules.layout import Box, Layout


def first_five(layout: Layout, box: Box) -> Hand:
    """The five cards that the bonus looks at."""
    return best_hand(layout.flop, box.cards)


def own_cards_of_a_kind(hand: Hand, cards: tuple[Card, ...]) -> int:
    """How many of a box's two own cards are of the rank that its hand counts first (0–2)."""
    return sum(rank_of(card) == hand.ranks[0] for card in cards)


def is_quads_with_one_own_card(hand: Hand, cards: tuple[Card, ...]) -> bool:
    """Whether the first five are quads made of three flop cards and one own card."""
    return hand.category is Category.FOUR_OF_A_KIND and own_cards_of_a_kind(hand, cards) == 1


def is_flop_only(hand: Hand, cards: tuple[Card, ...]) -> bool:
    """Whether the first five are three of a kind that lies on the flop alone."""
    return hand.category is Category.THREE_OF_A_KIND and own_cards_of_a_kind(hand, cards) == 0


_QUADS_ONE_CARD: Final[dict[QuadsOneCard | None, Category]] = {
    QuadsOneCard.FOUR_OF_A_KIND: Category.FOUR_OF_A_KIND,
    QuadsOneCard.THREE_OF_A_KIND: Category.THREE_OF_A_KIND,
}
"""The row of quads with one own card, where the house pays them at all."""


def _bonus_row(layout: Layout, box: Box, hand: Hand, house: House) -> Category | None:
    """Two own cards must be in the combination, in three of a kind one."""
    first = first_five(layout, box)
    if is_flop_only(first, box.cards):
        return None
    if is_quads_with_one_own_card(first, box.cards):
        return _QUADS_ONE_CARD.get(house.bonus_quads_one_card)
    return first.category


def _ante(facts: BoxFacts, house: House) -> Ruling:
    """A win is paid by the table; where the dealer's hand does not play, the box's own hand is."""
    if facts.result is Result.FOLD:
        return compared(facts)
    if not facts.opens:
        paid = pay_row(house, Bet.ANTE, facts.category, Reason.NOT_COMPARED)
        return paid or push(Reason.NOT_COMPARED)
    if facts.result is Result.WIN:
        paid = pay_row(house, Bet.ANTE, facts.category, Reason.WON_BY_TABLE)
        return paid or push(Reason.WON_BELOW_TABLE)
    return compared(facts)


def _bet(facts: BoxFacts, house: House) -> Ruling:
    """Stays where the dealer's hand does not play."""
    if not facts.opens and facts.result is not Result.FOLD:
        return push(Reason.DEALER_FAILS)
    return compared(facts)


CASINO_TEXAS = Game(
    GameName.CASINO_TEXAS,
    bets=(
        side_bet(
            Bet.BONUS,
            _bonus_row,
            limit_key="side",
            on_flop=True,
            other_table=Bet.ANTE,
        ),
        BetRule(
            Bet.ANTE,
            _ante,
            SpotPlace.MIDDLE_ANTE,
            has_table=True,
            lowest=Category.HIGH_CARD,
            other_table=Bet.BONUS,
            limit_key="ante",
        ),
        BetRule(Bet.BET, _bet, SpotPlace.PLAY),
    ),
    compares_anyway=False,
)
