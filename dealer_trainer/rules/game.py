"""The shape that every game fits: its bets in order, its tables, its rule for each bet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import BoxFacts
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import Action
from dealer_trainer.rules.pay_schedule import EVEN, Odds


class Reason(Enum):
    """Why a bet is ruled as it is; working is told from it."""

    FOLDED = "folded"
    SIDE_LOST_ON_FOLD = "side-lost-on-fold"
    DEALER_FAILS = "dealer-fails"
    TIE = "tie"
    LOST = "lost"
    WON_EVEN = "won-even"
    WON_BY_TABLE = "won-by-table"
    WON_BELOW_TABLE = "won-below-table"
    NOT_COMPARED = "not-compared"
    OWN_HAND_BY_TABLE = "own-hand-by-table"
    OWN_HAND_BELOW_TABLE = "own-hand-below-table"


@dataclass(frozen=True, slots=True)
class Ruling:
    """Settlement, second step: what becomes of a bet, and by which row of which table."""

    action: Action
    reason: Reason
    odds: Odds | None = None
    table: Bet | None = None
    row: Category | None = None


def take(reason: Reason) -> Ruling:
    """The bet is lost."""
    return Ruling(Action.TAKE, reason)


def push(reason: Reason) -> Ruling:
    """The bet stays."""
    return Ruling(Action.PUSH, reason)


def pay_even(reason: Reason = Reason.WON_EVEN) -> Ruling:
    """The bet is paid 1:1."""
    return Ruling(Action.PAY, reason, EVEN)


def pay_row(house: House, table: Bet, row: Category, reason: Reason) -> Ruling | None:
    """The bet is paid by a category's row of a table; nothing where the table has no such row."""
    odds = house.tables[table].odds(row)
    return None if odds is None else Ruling(Action.PAY, reason, odds, table, row)


def own_hand(house: House, table: Bet, row: Category | None) -> Ruling:
    """A side bet looks at the box's own hand alone: paid by its row, else lost."""
    paid = None if row is None else pay_row(house, table, row, Reason.OWN_HAND_BY_TABLE)
    return paid or take(Reason.OWN_HAND_BELOW_TABLE)


@dataclass(frozen=True, slots=True)
class Game:
    """A game: how its boxes are settled. ``tables`` gives, for each table, the weakest row it must
    have; ``side_on_flop`` tells of a side bet that looks at the hole cards and the flop alone,
    ``compares_anyway`` whether a dealer who fails is compared with all the same.
    """

    name: GameName
    bets: tuple[Bet, ...]
    play_bet: Bet
    side_bet: Bet
    tables: Mapping[Bet, Category | None]
    other_table: Mapping[Bet, Bet]
    side_on_flop: bool
    compares_anyway: bool
    side_row: Callable[[Layout, Box, Hand, House], Category | None]
    rule: Callable[[Bet, BoxFacts, House], Ruling]

    def stakes(self, box: Box) -> tuple[tuple[Bet, int], ...]:
        """The bets on a box in the order of settlement, with their stakes in minor units."""
        staked = {
            Bet.ANTE: box.ante,
            Bet.BLIND: box.ante,
            self.play_bet: box.play,
            self.side_bet: box.side,
        }
        return tuple((bet, stake) for bet in self.bets if (stake := staked[bet]) is not None)
