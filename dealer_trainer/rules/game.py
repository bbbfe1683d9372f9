"""The shape that every game fits: its bets in order, each with its rule, its table and its place
on the felt.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum, auto
from functools import cache
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet, Role
from dealer_trainer.rules.facts import BoxFacts, Result
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import EVEN, Action, Pay


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
    pay: Pay | None = None
    table: Bet | None = None
    row: Category | None = None


@cache
def take(reason: Reason) -> Ruling:
    """The bet is lost."""
    return Ruling(Action.TAKE, reason)


@cache
def push(reason: Reason) -> Ruling:
    """The bet stays."""
    return Ruling(Action.PUSH, reason)


@cache
def pay_even(reason: Reason = Reason.WON_EVEN) -> Ruling:
    """The bet is paid 1:1."""
    return Ruling(Action.PAY, reason, EVEN)


def pay_row(house: House, table: Bet, row: Category, reason: Reason) -> Ruling | None:
    """The bet is paid by a category's row of a table; nothing where the table has no such row."""
    pay = house.tables[table].pay(row)
    return None if pay is None else Ruling(Action.PAY, reason, pay, table, row)


_FOLDED: Final = take(Reason.FOLDED)
_TIE: Final = push(Reason.TIE)
_LOST: Final = take(Reason.LOST)
_WON_EVEN: Final = pay_even()


def compared(facts: BoxFacts) -> Ruling:
    """A bet that goes by the comparison alone, paid 1:1 on a win."""
    match facts.result:
        case Result.FOLD:
            return _FOLDED
        case Result.TIE:
            return _TIE
        case Result.LOSE:
            return _LOST
        case Result.WIN:
            return _WON_EVEN


def own_hand(house: House, table: Bet, row: Category | None) -> Ruling:
    """A side bet looks at the box's own hand alone: paid by its row, else lost."""
    paid = None if row is None else pay_row(house, table, row, Reason.OWN_HAND_BY_TABLE)
    return paid or take(Reason.OWN_HAND_BELOW_TABLE)


class SpotPlace(IntEnum):
    """Where in its box a bet is printed on the felt, in the order in which spots are painted."""

    PLAY = auto()
    ANTE = auto()
    BLIND = auto()
    MIDDLE_ANTE = auto()
    """The single Ante of a game without a Blind."""
    SIDE = auto()
    """The diamond of the only side bet: Trips, or Bonus."""
    LEFT_SIDE = auto()
    RIGHT_SIDE = auto()
    """The diamonds where there are two."""


Rule: TypeAlias = Callable[[BoxFacts, House], Ruling]
"""What becomes of a bet."""

RowFinder: TypeAlias = Callable[[Layout, Box, Hand, House], Category | None]
"""The row by which a side bet on a box with this best hand is read; nothing where no combination
counts for it.
"""


@dataclass(frozen=True, slots=True)
class BetRule:
    """One bet of a game: its rule, its place on the felt, and its table if it has one.

    ``lowest`` is the weakest row that its table must have; ``other_table`` the one that is taken
    for it by mistake. ``row`` is of side bets, and ``on_flop`` of those that look at the hole cards
    and the flop alone. ``limit_key`` is the word for its limits in house files, nothing for a bet
    that is staked by the ante. An ``optional`` bet is offered by the houses that have its table.
    """

    bet: Bet
    rule: Rule
    spot: SpotPlace
    has_table: bool = False
    lowest: Category | None = None
    other_table: Bet | None = None
    limit_key: str | None = None
    row: RowFinder | None = None
    on_flop: bool = False
    optional: bool = False


def side_bet(
    bet: Bet,
    row: RowFinder,
    *,
    limit_key: str,
    on_flop: bool = False,
    other_table: Bet | None = None,
    optional: bool = False,
) -> BetRule:
    """A bet that is read from the box's own hand, and lost or played on after a fold as the house
    has it.
    """

    def rule(facts: BoxFacts, house: House) -> Ruling:
        if facts.result is Result.FOLD and house.fold_side is FoldSide.LOST:
            return take(Reason.SIDE_LOST_ON_FOLD)
        return own_hand(house, bet, facts.sides[bet])

    return BetRule(
        bet,
        rule,
        SpotPlace.SIDE,
        has_table=True,
        other_table=other_table,
        limit_key=limit_key,
        row=row,
        on_flop=on_flop,
        optional=optional,
    )


def _role(rule: BetRule) -> int:
    return rule.bet.role


@dataclass(frozen=True, slots=True)
class Game:
    """A game: how its boxes are settled, its bets in the order of settlement.

    ``compares_anyway`` tells whether a dealer who fails is compared with all the same.
    """

    name: GameName
    bets: tuple[BetRule, ...]
    compares_anyway: bool

    def rule(self, bet: Bet) -> BetRule:
        """The rule of a bet. Raises ``KeyError`` if the game does not have it."""
        for rule in self.bets:
            if rule.bet is bet:
                return rule
        raise KeyError(bet)

    @property
    def with_table(self) -> tuple[BetRule, ...]:
        """The bets that have tables: main bets first, in the order of files."""
        return tuple(sorted([rule for rule in self.bets if rule.has_table], key=_role))

    @property
    def raise_bet(self) -> Bet:
        """The bet with which a player stays in."""
        return next(rule.bet for rule in self.bets if rule.bet.role is Role.RAISE)

    def staked(self, box: Box) -> tuple[tuple[BetRule, int], ...]:
        """The rules of the bets on a box in the order of settlement, with their stakes in minor
        units.
        """
        staked = []
        for rule in self.bets:
            stake = box.stake(rule.bet)
            if stake is not None:
                staked.append((rule, stake))
        return tuple(staked)

    def stakes(self, box: Box) -> tuple[tuple[Bet, int], ...]:
        """The bets on a box in the order of settlement, with their stakes in minor units."""
        return tuple([(rule.bet, stake) for rule, stake in self.staked(box)])
