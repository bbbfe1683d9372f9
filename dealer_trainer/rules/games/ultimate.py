"""Ultimate Texas Hold'em: ante and blind, play, trips."""

from __future__ import annotations

from dealer_trainer.rules.bets import Bet
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
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.layout import Box, Layout


def _ante(facts: BoxFacts, house: House) -> Ruling:
    """Stays where the dealer fails, whoever is higher."""
    if not facts.opens and facts.result in (Result.WIN, Result.LOSE):
        return push(Reason.DEALER_FAILS)
    return compared(facts)


def _blind(facts: BoxFacts, house: House) -> Ruling:
    """A win is paid by the table, and stays below it."""
    if facts.result is not Result.WIN:
        return compared(facts)
    paid = pay_row(house, Bet.BLIND, facts.category, Reason.WON_BY_TABLE)
    return paid or push(Reason.WON_BELOW_TABLE)


def _play(facts: BoxFacts, house: House) -> Ruling:
    return compared(facts)


def _own_best_five(layout: Layout, box: Box, hand: Hand, house: House) -> Category | None:
    return hand.category


ULTIMATE = Game(
    GameName.ULTIMATE,
    bets=(
        BetRule(Bet.ANTE, _ante, SpotPlace.ANTE, limit_key="ante"),
        BetRule(Bet.BLIND, _blind, SpotPlace.BLIND, has_table=True, other_table=Bet.TRIPS),
        BetRule(Bet.PLAY, _play, SpotPlace.PLAY),
        side_bet(
            Bet.TRIPS,
            _own_best_five,
            limit_key="side",
            other_table=Bet.BLIND,
        ),
    ),
    compares_anyway=True,
)
