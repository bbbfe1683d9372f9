"""Recipes for the blind, trips and the bonus."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.players import Table, Wish
from dealer_trainer.dealing.recipes.cards import (
    Cards,
    filled,
    five_of,
    of_ranks,
    of_shape,
    pair_where,
    seven_of,
    shuffled,
    tied_pair,
)
from dealer_trainer.dealing.recipes.scene import (
    FOLDS,
    STAYS,
    Recipe,
    Scene,
    against,
    box_scene,
    having,
    rival,
    some_dealer,
)
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.dealing.stakes import THREE_TO_TWO
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import RANKS, rank_of
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category, strength, strength_of_seven
from dealer_trainer.rules.house import House

_WEIGHTS: Final = {
    Category.HIGH_CARD: 60,
    Category.PAIR: 140,
    Category.TWO_PAIR: 80,
    Category.THREE_OF_A_KIND: 40,
    Category.STRAIGHT: 26,
    Category.FLUSH: 18,
    Category.FULL_HOUSE: 12,
    Category.FOUR_OF_A_KIND: 3,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 1,
}
"""Common hands commonest, but the rare ones far oftener than by chance."""
_AT_LEAST_STRAIGHT: Final = tuple(c for c in Category if c >= Category.STRAIGHT)
_AT_LEAST_TRIPS: Final = tuple(c for c in Category if c >= Category.THREE_OF_A_KIND)


def _one_of(categories: Collection[Category], chance: Chance) -> Category:
    return chance.weighted([(category, _WEIGHTS[category]) for category in categories])


def _paid(house: House, bet: Bet) -> tuple[Category, ...]:
    return tuple(category for category, _ in house.tables[bet].rows)


def _decided(
    categories: Callable[[House], Collection[Category]], result: Result, stance: Wish
) -> Recipe:
    """A box with one of some categories that wins, or loses."""

    def recipe(chance: Chance, table: Table) -> Scene | None:
        seven = seven_of(_one_of(categories(table.house), chance), chance)
        return against(seven, rival(seven[:5], seven[5:], result, chance), stance)

    return recipe


blind_paid: Final = _decided(lambda house: _paid(house, Bet.BLIND), Result.WIN, STAYS)
blind_pushes_on_win: Final = _decided(
    lambda house: [c for c in Category if c < house.tables[Bet.BLIND].lowest], Result.WIN, STAYS
)
blind_lost_with_straight: Final = _decided(
    lambda _house: _AT_LEAST_STRAIGHT[:-1], Result.LOSE, STAYS
)
trips_paid_on_loss: Final = _decided(
    lambda house: [c for c in _paid(house, Bet.TRIPS) if c is not Category.ROYAL_FLUSH],
    Result.LOSE,
    having(Bet.TRIPS, STAYS),
)


def odd_flush(chance: Chance, table: Table) -> Scene | None:
    """A winning blind paid 3:2 on an odd ante; where it can be, one that people like."""
    rows = table.house.tables[Bet.BLIND].rows
    category = _one_of([row for row, pay in rows if pay == THREE_TO_TWO], chance)
    seven = seven_of(category, chance)
    liked = tuple(ante for ante, _ in table.antes.round_sums if ante in table.odd_antes)
    antes = liked if liked and chance.happens(0.7) else table.odd_antes
    stance = replace(STAYS, antes=antes)
    return against(seven, rival(seven[:5], seven[5:], Result.WIN, chance), stance)


def trips_paid_on_tie(chance: Chance, table: Table) -> Scene | None:
    """Trips pays though the hands are equal."""
    seven = seven_of(_one_of(_paid(table.house, Bet.TRIPS), chance), chance)
    return against(seven, tied_pair(seven[:5], seven[5:], chance), having(Bet.TRIPS, STAYS))


def trips_after_fold(chance: Chance, table: Table) -> Scene | None:
    """Three of a kind or better lies on the board alone, and a player with low cards folds it."""
    board = five_of(_one_of(_AT_LEAST_TRIPS, chance), chance)
    category = strength(board) >> 20

    def folds(pair: Cards) -> bool:
        low = max(map(rank_of, pair)) <= 11
        return low and strength_of_seven((*board, *pair)) >> 20 == category

    cards = pair_where(board, folds, chance)
    if cards is None:
        return None
    dealer = some_dealer(board, cards, chance)
    return Scene(board, dealer, replace(having(Bet.TRIPS, FOLDS), cards=cards))


def _bonus(stance: Wish) -> Recipe:
    def recipe(chance: Chance, table: Table) -> Scene:
        five = five_of(_one_of(_paid(table.house, Bet.BONUS), chance), chance)
        seven = filled(five, 7, chance)
        return box_scene(seven[:3] + seven[5:] + seven[3:5], stance, chance)

    return recipe


bonus_paid: Final = _bonus(having(Bet.BONUS, STAYS))
bonus_after_fold: Final = _bonus(having(Bet.BONUS, FOLDS))


def bonus_flop_only(chance: Chance, table: Table) -> Scene:
    """Three of a kind on the flop, two other ranks in the box."""
    rank = chance.pick(RANKS)
    cards = of_shape((1, 1), chance, (rank,))
    nine = filled(of_ranks((rank,), (3,), chance) + cards, 7, chance)
    return box_scene(nine[:3] + nine[5:] + cards, having(Bet.BONUS, STAYS), chance)


def bonus_not_final(chance: Chance, table: Table) -> Scene | None:
    """Three of a kind or better that only the turn or the river makes."""
    cards = seven_of(_one_of(_AT_LEAST_TRIPS, chance), chance)
    for _ in range(20):
        seven = shuffled(cards, chance)
        if strength(seven[:3] + seven[5:]) >> 20 < Category.THREE_OF_A_KIND:
            return box_scene(seven, having(Bet.BONUS, STAYS), chance)
    return None


def bonus_quads_one_card(chance: Chance, table: Table) -> Scene:
    """Three of a rank on the flop, the fourth in the box."""
    four = of_ranks((chance.pick(RANKS),), (4,), chance)
    seven = filled(four, 7, chance)
    cards = shuffled(seven[3:5], chance)
    return box_scene(seven[:3] + seven[5:] + cards, having(Bet.BONUS, STAYS), chance)
