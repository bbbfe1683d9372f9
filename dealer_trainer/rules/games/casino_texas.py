"""Casino Texas Poker: ante, bet, and a bonus that looks at the two hole cards and the flop."""

from __future__ import annotations

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, rank_of
from dealer_trainer.rules.facts import BoxFacts, Result
from dealer_trainer.rules.game import Game, Reason, Ruling, own_hand, pay_even, pay_row, push, take
from dealer_trainer.rules.hands import Category, Hand, best_hand
from dealer_trainer.rules.house import FoldSide, GameName, House, QuadsOneCard
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


def _side_row(layout: Layout, box: Box, hand: Hand, house: House) -> Category | None:
    """The bonus row: two own cards must be in the combination, in three of a kind one."""
    first = first_five(layout, box)
    if is_flop_only(first, box.cards):
        return None
    if is_quads_with_one_own_card(first, box.cards):
        match house.bonus_quads_one_card:
            case QuadsOneCard.FOUR_OF_A_KIND:
                return Category.FOUR_OF_A_KIND
            case QuadsOneCard.THREE_OF_A_KIND:
                return Category.THREE_OF_A_KIND
            case QuadsOneCard.NOTHING | None:
                return None
    return first.category


def _rule(bet: Bet, facts: BoxFacts, house: House) -> Ruling:
    if bet is Bet.BONUS:
        if facts.result is Result.FOLD and house.fold_side is FoldSide.LOST:
            return take(Reason.SIDE_LOST_ON_FOLD)
        return own_hand(house, Bet.BONUS, facts.side)
    if facts.result is Result.FOLD:
        return take(Reason.FOLDED)
    if not facts.opens:
        return _not_compared(bet, facts, house)
    match facts.result:
        case Result.TIE:
            return push(Reason.TIE)
        case Result.LOSE:
            return take(Reason.LOST)
        case Result.WIN:
            if bet is Bet.ANTE:
                paid = pay_row(house, Bet.ANTE, facts.category, Reason.WON_BY_TABLE)
                return paid or push(Reason.WON_BELOW_TABLE)
            return pay_even()


def _not_compared(bet: Bet, facts: BoxFacts, house: House) -> Ruling:
    """The dealer's hand does not play: the ante is paid on the box's own hand, the bet stays."""
    if bet is Bet.ANTE:
        paid = pay_row(house, Bet.ANTE, facts.category, Reason.NOT_COMPARED)
        return paid or push(Reason.NOT_COMPARED)
    return push(Reason.DEALER_FAILS)


CASINO_TEXAS = Game(
    name=GameName.CASINO_TEXAS,
    bets=(Bet.BONUS, Bet.ANTE, Bet.BET),
    play_bet=Bet.BET,
    side_bet=Bet.BONUS,
    tables={Bet.ANTE: Category.HIGH_CARD, Bet.BONUS: None},
    other_table={Bet.ANTE: Bet.BONUS, Bet.BONUS: Bet.ANTE},
    side_on_flop=True,
    compares_anyway=False,
    side_row=_side_row,
    rule=_rule,
)
