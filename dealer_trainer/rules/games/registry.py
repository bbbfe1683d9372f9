"""The games that the program knows, and what a house offers and allows of their bets.

A new game is a module of ``Game``'s shape and a line here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import itemgetter
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.rules.game import BetRule, Game, SpotPlace
from dealer_trainer.rules.games.casino_texas import CASINO_TEXAS
from dealer_trainer.rules.games.ultimate import ULTIMATE
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Box
from dealer_trainer.rules.money import amount_text

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


@dataclass(frozen=True, slots=True)
class StakeFault:
    """A stake that the house does not allow, by the key under which files write it."""

    key: str
    kind: FaultKind
    data: dict[str, FaultValue]


def stake_faults(
    wagers: Mapping[Bet, int], dark: bool | None, folded: bool, house: House
) -> Iterator[StakeFault]:
    """What the house's rules do not allow of a box's stakes. Limits bind dealing only.

    ``wagers`` holds those that could be read; ``folded`` says that no raise was written. ``dark``
    is nothing where it could not be read.
    """
    raise_bet = game_of(house).raise_bet
    if dark and not house.dark_boxes:
        yield StakeFault("dark", FaultKind.NO_DARK_BOXES, {"house": house.id})
        return
    if dark and folded:
        yield StakeFault("dark", FaultKind.DARK_FOLD, {"bet": raise_bet.value})
    ante, raised = wagers.get(Bet.ANTE), wagers.get(raise_bet)
    if dark is not None and ante and raised:
        multiples = house.dark_multiples if dark else house.play_multiples
        allowed = [multiple * ante for multiple in multiples]
        if raised not in allowed:
            data: dict[str, FaultValue] = {
                "bet": raise_bet.value,
                "stake": amount_text(raised),
                "ante": amount_text(ante),
                "allowed": tuple(map(amount_text, allowed)),
            }
            yield StakeFault(raise_bet.value, FaultKind.NOT_A_MULTIPLE, data)
    # Half a cent cannot be paid.
    for bet, table in house.tables.items():
        stake = wagers.get(bet.staked_as)
        if stake and stake % 2 and table.halves:
            data = {"bet": bet.value, "stake": amount_text(stake)}
            yield StakeFault(bet.staked_as.value, FaultKind.ODD_CENTS, data)
