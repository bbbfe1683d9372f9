"""Boxes of either game by the stakes that most of them have."""

from __future__ import annotations

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.layout import Box


def ultimate_box(
    number: int,
    cards: tuple[Card, ...],
    ante: int,
    play: int | None = None,
    trips: int | None = None,
    dark: bool = False,
) -> Box:
    """A box of Ultimate, stakes in minor units; what is nothing does not lie on it."""
    staked = {Bet.ANTE: ante, Bet.PLAY: play, Bet.TRIPS: trips}
    wagers = {bet: stake for bet, stake in staked.items() if stake is not None}
    return Box(number, cards, wagers, dark)


def casino_texas_box(box: Box, play: int | None) -> Box:
    """The same box of Casino Texas Poker, with this bet (minor units), or given up."""
    wagers = {Bet.ANTE: box.ante}
    if play is not None:
        wagers[Bet.BET] = play
    if Bet.TRIPS in box.wagers:
        wagers[Bet.BONUS] = box.wagers[Bet.TRIPS]
    return Box(box.number, box.cards, wagers, box.dark)
