"""Recipes for what a box holds, and for what makes it hard to read."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.players import NO_WISH, Table
from dealer_trainer.dealing.recipes.cards import (
    Cards,
    filled,
    five_of,
    of_ranks,
    of_shape,
    of_suit,
    pair_where,
    seven_of,
    shuffled,
)
from dealer_trainer.dealing.recipes.scene import STAYS, Recipe, Scene, box_scene
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.cards import RANKS, make_card
from dealer_trainer.rules.hands import (
    Category,
    category_of,
    ranks_of,
    run_ranks,
    strength,
    strength_of_seven,
)

_ONE_SUIT: Final = 0.08
_SEVEN_SUITED: Final = 0.08
_BOARDS: Final = (
    (Category.HIGH_CARD, 6),
    (Category.PAIR, 8),
    (Category.TWO_PAIR, 22),
    (Category.THREE_OF_A_KIND, 10),
    (Category.STRAIGHT, 22),
    (Category.FLUSH, 12),
    (Category.FULL_HOUSE, 12),
    (Category.FOUR_OF_A_KIND, 5),
    (Category.STRAIGHT_FLUSH, 2),
    (Category.ROYAL_FLUSH, 1),
)
"""The boards that are played, with weights."""


def category(wanted: Category) -> Recipe:
    """A box with a category; whoever holds it plays it as he likes."""

    def recipe(chance: Chance, table: Table) -> Scene:
        return box_scene(seven_of(wanted, chance), NO_WISH, chance)

    return recipe


def wheel(chance: Chance, table: Table) -> Scene | None:
    """5-4-3-2-A, now and then of one suit."""
    if chance.happens(_ONE_SUIT):
        five = of_suit(chance.below(4), run_ranks(5))
    else:
        five = of_ranks(run_ranks(5), (1,) * 5, chance)
    seven = filled(five, 7, chance)
    value = strength_of_seven(seven)
    if category_of(value) not in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        return None
    return box_scene(shuffled(seven, chance), STAYS, chance) if ranks_of(value) == (5,) else None


def _flush_scene(seven: Cards, chance: Chance) -> Scene | None:
    if strength_of_seven(seven) >> 20 != Category.FLUSH:
        return None
    return box_scene(shuffled(seven, chance), STAYS, chance)


def six_card_flush(chance: Chance, table: Table) -> Scene | None:
    """Six cards of a suit, seldom seven, and no straight flush among them."""
    suit = chance.below(4)
    count = 7 if chance.happens(_SEVEN_SUITED) else 6
    return _flush_scene(filled(of_suit(suit, chance.some(RANKS, count)), 7, chance), chance)


def straight_and_flush_apart(chance: Chance, table: Table) -> Scene | None:
    """A straight with three or four cards of the flush, and the rest of the flush beside it."""
    suit = chance.below(4)
    run = chance.some(run_ranks(5 + chance.below(10)), 5)
    inside = 3 + chance.below(2)
    cards = [make_card(rank, suit) for rank in run[:inside]]
    cards += [make_card(rank, (suit + 1 + chance.below(3)) & 3) for rank in run[inside:]]
    spare = [rank for rank in RANKS if make_card(rank, suit) not in cards]
    cards += [make_card(rank, suit) for rank in chance.some(spare, 5 - inside)]
    return _flush_scene(filled(cards, 7, chance), chance)


def rank_shape(*counts: int) -> Recipe:
    """Seven ranks of a shape, such as three pairs or two trips."""

    def recipe(chance: Chance, table: Table) -> Scene:
        return box_scene(shuffled(of_shape(counts, chance), chance), STAYS, chance)

    return recipe


def counterfeited(chance: Chance, table: Table) -> Scene:
    """A pocket pair below both pairs of the board."""
    low, *pairs = sorted(chance.some(RANKS, 3))
    kicker = of_shape((1,), chance, (low, *pairs))
    board = shuffled(of_ranks(pairs, (2, 2), chance) + kicker, chance)
    return box_scene(board + of_ranks((low,), (2,), chance), STAYS, chance)


def playing_board(chance: Chance) -> tuple[Cards, Cards] | None:
    """A board and two cards that do not better it."""
    board = five_of(chance.weighted(_BOARDS), chance)
    value = strength(board)
    cards = pair_where(board, lambda pair: strength_of_seven((*board, *pair)) == value, chance)
    return None if cards is None else (board, cards)


def plays_the_board(chance: Chance, table: Table) -> Scene | None:
    """A box as strong as the board alone."""
    found = playing_board(chance)
    return None if found is None else box_scene(found[0] + found[1], STAYS, chance)
