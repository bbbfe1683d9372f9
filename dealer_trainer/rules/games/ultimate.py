"""Ultimate Texas Hold'em: ante and blind, play, trips."""

from __future__ import annotations

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import BoxFacts, Result
from dealer_trainer.rules.game import Game, Reason, Ruling, own_hand, pay_even, pay_row, push, take
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Box, Layout


def _side_row(layout: Layout, box: Box, hand: Hand, house: House) -> Category | None:
    """Trips is read from the box's own best five."""
    return hand.category


def _rule(bet: Bet, facts: BoxFacts, house: House) -> Ruling:
    if bet is Bet.TRIPS:
        if facts.result is Result.FOLD and house.fold_side is FoldSide.LOST:
            return take(Reason.SIDE_LOST_ON_FOLD)
        return own_hand(house, Bet.TRIPS, facts.side)
    match facts.result:
        case Result.FOLD:
            return take(Reason.FOLDED)
        case Result.TIE:
            return push(Reason.TIE)
        case Result.LOSE:
            fails = bet is Bet.ANTE and not facts.opens
            return push(Reason.DEALER_FAILS) if fails else take(Reason.LOST)
        case Result.WIN:
            return _won(bet, facts, house)


def _won(bet: Bet, facts: BoxFacts, house: House) -> Ruling:
    if bet is Bet.ANTE and not facts.opens:
        return push(Reason.DEALER_FAILS)
    if bet is Bet.BLIND:
        paid = pay_row(house, Bet.BLIND, facts.category, Reason.WON_BY_TABLE)
        return paid or push(Reason.WON_BELOW_TABLE)
    return pay_even()


ULTIMATE = Game(
    name=GameName.ULTIMATE,
    bets=(Bet.ANTE, Bet.BLIND, Bet.PLAY, Bet.TRIPS),
    play_bet=Bet.PLAY,
    side_bet=Bet.TRIPS,
    tables={Bet.BLIND: None, Bet.TRIPS: None},
    other_table={Bet.BLIND: Bet.TRIPS, Bet.TRIPS: Bet.BLIND},
    side_on_flop=False,
    compares_anyway=True,
    side_row=_side_row,
    rule=_rule,
)
