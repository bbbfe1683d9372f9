"""Recipes for the dealer's own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.dealing.players import Table
from dealer_trainer.dealing.recipes.cards import Cards, of_ranks, of_shape, shuffled
from dealer_trainer.dealing.recipes.scene import Recipe, Scene
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.facts import qualifies
from dealer_trainer.rules.hands import Category, best_hand, strength_of_seven
from dealer_trainer.rules.house import House, Qualifier

_FAILS_WITH_A_PAIR: Final = 0.28
"""Of the hands with which a dealer who needs a pair of fours fails: 17.4 of 24.2 are high cards."""


def failing_dealer(chance: Chance, house: House) -> Cards | None:
    """Five board cards and the dealer's two with which he does not open."""
    if house.qualifies is Qualifier.PAIR_OF_FOURS and chance.happens(_FAILS_WITH_A_PAIR):
        rank = 2 + chance.below(2)
        cards = of_ranks((rank,), (2,), chance) + of_shape((1,) * 5, chance, (rank,))
    else:
        cards = of_shape((1,) * 7, chance)
    seven = shuffled(cards, chance)
    return None if qualifies(best_hand(seven[:5], seven[5:]), house.qualifies) else seven


def dealer_fails(chance: Chance, table: Table) -> Scene | None:
    """A dealer who does not open."""
    seven = failing_dealer(chance, table.house)
    return None if seven is None else Scene(seven[:5], seven[5:])


def opens_on_board_pair(chance: Chance, table: Table) -> Scene | None:
    """The dealer's only pair lies on the board, and he opens with it."""
    least = 4 if table.house.qualifies is Qualifier.PAIR_OF_FOURS else 2
    rank = least + chance.below(15 - least)
    others = of_shape((1,) * 5, chance, (rank,))
    board = shuffled(of_ranks((rank,), (2,), chance) + others[:3], chance)
    hand = best_hand(board, others[3:])
    return Scene(board, others[3:]) if hand.category is Category.PAIR else None


def _dealer_with(draw: Callable[[Chance], Cards], wanted: Category) -> Recipe:
    def recipe(chance: Chance, table: Table) -> Scene | None:
        seven = shuffled(draw(chance), chance)
        if strength_of_seven(seven) >> 20 != wanted:
            return None
        return Scene(seven[:5], seven[5:])

    return recipe


def _pair_of(chance: Chance, rank: int) -> Cards:
    return of_ranks((rank,), (2,), chance) + of_shape((1,) * 5, chance, (rank,))


pair_of_fours: Final = _dealer_with(lambda chance: _pair_of(chance, 4), Category.PAIR)
pair_below_fours: Final = _dealer_with(
    lambda chance: _pair_of(chance, 2 + chance.below(2)), Category.PAIR
)
threes_and_twos: Final = _dealer_with(
    lambda chance: of_ranks((3, 2), (2, 2), chance) + of_shape((1,) * 3, chance, (2, 3)),
    Category.TWO_PAIR,
)
