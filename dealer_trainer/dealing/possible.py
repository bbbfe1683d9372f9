"""Which situations a house can deal at all, and which hang on a rule that nobody has confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dealer_trainer.dealing.players import Table, table_of
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, RuleStanding
from dealer_trainer.rules.situations import FOURS_GAMES, Situation

_NEEDED_BET: Final = {
    Situation.BLIND_PAID: Bet.BLIND,
    Situation.BLIND_PUSHES_ON_WIN: Bet.BLIND,
    Situation.BLIND_LOST_WITH_STRAIGHT: Bet.BLIND,
    Situation.ODD_FLUSH: Bet.BLIND,
    Situation.TRIPS_PAID_ON_LOSS: Bet.TRIPS,
    Situation.TRIPS_PAID_ON_TIE: Bet.TRIPS,
    Situation.TRIPS_AFTER_FOLD: Bet.TRIPS,
    Situation.BONUS_PAID: Bet.BONUS,
    Situation.BONUS_FLOP_ONLY: Bet.BONUS,
    Situation.BONUS_NOT_FINAL: Bet.BONUS,
    Situation.BONUS_QUADS_ONE_CARD: Bet.BONUS,
    Situation.BONUS_AFTER_FOLD: Bet.BONUS,
}
_DEALER_OF_FOURS: Final = (
    Situation.DEALER_PAIR_OF_FOURS,
    Situation.DEALER_PAIR_BELOW_FOURS,
    Situation.DEALER_THREES_AND_TWOS,
)


def _can_lie(bet: Bet, table: Table) -> bool:
    if bet.is_side:
        return table.sides.get(bet) is not None
    return any(rule.bet is bet for rule in game_of(table.house).bets)


def possible_at(situation: Situation, table: Table) -> bool:
    """Whether a situation can be dealt at a table: the *where* of the list, for any house."""
    house = table.house
    if situation in _DEALER_OF_FOURS:
        return house.game in FOURS_GAMES
    bet = _NEEDED_BET.get(situation)
    if bet is not None and not _can_lie(bet, table):
        return False
    match situation:
        case Situation.DARK:
            return table.has_dark
        case Situation.ODD_FLUSH:
            return bool(table.odd_antes)
        case Situation.BLIND_PUSHES_ON_WIN:
            return house.tables[Bet.BLIND].lowest is not Category.HIGH_CARD
        case Situation.TRIPS_PAID_ON_LOSS:
            return house.tables[Bet.TRIPS].lowest is not Category.ROYAL_FLUSH
        case _:
            return True


def possible(situation: Situation, house: House) -> bool:
    """Whether a house can deal a situation.

    Raises ``CannotDeal`` if no ante can be staked there.
    """
    return possible_at(situation, table_of(house))


def possible_situations(house: House) -> tuple[Situation, ...]:
    """All that a house can deal, in the order of the list."""
    table = table_of(house)
    return tuple(situation for situation in Situation if possible_at(situation, table))


def unconfirmed_situations(house: House) -> frozenset[Situation]:
    """The situations that hang on a rule of the house that can be read in two ways."""
    return frozenset(
        Situation(name)
        for rule in house.provenance.values()
        if rule.standing is RuleStanding.UNCONFIRMED
        for name in rule.hangs
    )


def hangs_on_unconfirmed(situations: Iterable[Situation], house: House) -> bool:
    """Whether a layout of these situations has an answer that a house has not confirmed."""
    return not unconfirmed_situations(house).isdisjoint(situations)
