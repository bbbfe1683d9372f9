"""The games that the program knows. A new one is a module of ``Game``'s shape and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.game import BetRule, Game, SpotPlace
from dealer_trainer.rules.games.casino_texas import CASINO_TEXAS
from dealer_trainer.rules.games.ultimate import ULTIMATE
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Box

GAMES: Final[Mapping[GameName, Game]] = {
    GameName.ULTIMATE: ULTIMATE,
    GameName.CASINO_TEXAS: CASINO_TEXAS,
}


def game_of(house: House) -> Game:
    """The game that a house deals."""
    return GAMES[house.game]


def bets_of(house: House) -> tuple[BetRule, ...]:
    """The bets that a house offers, in the order of settlement."""
    tables = house.tables
    return tuple([rule for rule in game_of(house).bets if not rule.optional or rule.bet in tables])


def side_bets(house: House) -> tuple[Bet, ...]:
    """The side bets that a house offers."""
    return tuple([rule.bet for rule in bets_of(house) if rule.bet.is_side])


def felt_spots(house: House) -> tuple[tuple[Bet, SpotPlace], ...]:
    """Which bet lies where on a house's felt, in the order in which they are painted."""
    sides = side_bets(house)
    beside = dict(zip(sides, (SpotPlace.LEFT_SIDE, SpotPlace.RIGHT_SIDE), strict=False))
    spots = [
        (rule.bet, beside.get(rule.bet, rule.spot) if len(sides) > 1 else rule.spot)
        for rule in bets_of(house)
    ]
    return tuple(sorted(spots, key=itemgetter(1)))


def hand_is_asked(box: Box, house: House) -> bool:
    """Whether the dealer names a box's hand: always, but for a fold only where a side bet plays
    on.
    """
    return not box.folded or (box.has_side_bet and house.fold_side is FoldSide.PLAYS)
