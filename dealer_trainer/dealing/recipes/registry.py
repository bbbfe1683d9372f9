"""Wanted situations: each has a recipe that builds it; the rest of the table is dealt around it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer_trainer.dealing.errors import CannotDeal, Refusal
from dealer_trainer.dealing.players import Table, lay, occupied_boxes
from dealer_trainer.dealing.recipes import bets as bet_recipes
from dealer_trainer.dealing.recipes import comparison as comparing_recipes
from dealer_trainer.dealing.recipes import dealer_hand as dealer_recipes
from dealer_trainer.dealing.recipes import reading as reading_recipes
from dealer_trainer.dealing.recipes.scene import Recipe
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import Situation, layout_situations

_TRIES: Final = 500

RECIPES: Final[Mapping[Situation, Recipe]] = {
    Situation.ROYAL_FLUSH: reading_recipes.category(Category.ROYAL_FLUSH),
    Situation.BONUS_QUADS_ONE_CARD: bet_recipes.bonus_quads_one_card,
    Situation.STRAIGHT_FLUSH: reading_recipes.category(Category.STRAIGHT_FLUSH),
    Situation.TWO_TRIPS: reading_recipes.rank_shape(3, 3, 1),
    Situation.DEALER_THREES_AND_TWOS: dealer_recipes.threes_and_twos,
    Situation.COUNTERFEITED: reading_recipes.counterfeited,
    Situation.TRIPS_AND_TWO_PAIRS: reading_recipes.rank_shape(3, 2, 2),
    Situation.BONUS_FLOP_ONLY: bet_recipes.bonus_flop_only,
    Situation.STRAIGHT_AND_FLUSH_APART: reading_recipes.straight_and_flush_apart,
    Situation.TIE_DEALER_FAILS: comparing_recipes.while_dealer_fails(Result.TIE),
    Situation.SIX_CARD_FLUSH: reading_recipes.six_card_flush,
    Situation.FOUR_OF_A_KIND: reading_recipes.category(Category.FOUR_OF_A_KIND),
    Situation.BONUS_AFTER_FOLD: bet_recipes.bonus_after_fold,
    Situation.TRIPS_AFTER_FOLD: bet_recipes.trips_after_fold,
    Situation.TRIPS_PAID_ON_TIE: bet_recipes.trips_paid_on_tie,
    Situation.WHEEL: reading_recipes.wheel,
    Situation.TRIPS_PAID_ON_LOSS: bet_recipes.trips_paid_on_loss,
    Situation.BLIND_LOST_WITH_STRAIGHT: bet_recipes.blind_lost_with_straight,
    Situation.ODD_FLUSH: bet_recipes.odd_flush,
    Situation.BONUS_PAID: bet_recipes.bonus_paid,
    Situation.LOSE_DEALER_FAILS: comparing_recipes.while_dealer_fails(Result.LOSE),
    Situation.THREE_PAIRS: reading_recipes.rank_shape(2, 2, 2, 1),
    Situation.TIE_SIXTH_CARD: comparing_recipes.tie_sixth_card,
    Situation.FULL_HOUSE: reading_recipes.category(Category.FULL_HOUSE),
    Situation.FLUSH: reading_recipes.category(Category.FLUSH),
    Situation.PLAYS_THE_BOARD: reading_recipes.plays_the_board,
    Situation.TIE: comparing_recipes.tie,
    Situation.BONUS_NOT_FINAL: bet_recipes.bonus_not_final,
    Situation.DEALER_PAIR_OF_FOURS: dealer_recipes.pair_of_fours,
    Situation.STRAIGHT: reading_recipes.category(Category.STRAIGHT),
    Situation.THREE_OF_A_KIND: reading_recipes.category(Category.THREE_OF_A_KIND),
    Situation.DEALER_PAIR_BELOW_FOURS: dealer_recipes.pair_below_fours,
    Situation.BLIND_PAID: bet_recipes.blind_paid,
    Situation.KICKER_DECIDES: comparing_recipes.kicker_decides,
    Situation.WIN_DEALER_FAILS: comparing_recipes.while_dealer_fails(Result.WIN),
    Situation.DEALER_FAILS: dealer_recipes.dealer_fails,
    Situation.DEALER_OPENS_ON_BOARD_PAIR: dealer_recipes.opens_on_board_pair,
    Situation.HIGH_CARD: reading_recipes.category(Category.HIGH_CARD),
    Situation.TWO_PAIR: reading_recipes.category(Category.TWO_PAIR),
    Situation.SAME_CATEGORY: comparing_recipes.same_category,
    Situation.BLIND_PUSHES_ON_WIN: bet_recipes.blind_pushes_on_win,
    Situation.PAIR: reading_recipes.category(Category.PAIR),
    Situation.LOSE: comparing_recipes.win_or_lose(Result.LOSE),
    Situation.WIN: comparing_recipes.win_or_lose(Result.WIN),
    Situation.DARK: comparing_recipes.dark,
    Situation.FOLD: comparing_recipes.fold,
}
"""By how seldom a plain shuffle brings them, the rarest first."""

RAREST_FIRST: Final = tuple(RECIPES)


def boxes_for(table: Table, boxes: int | None, needed: int, chance: Chance) -> tuple[int, ...]:
    """The occupied boxes, ``needed`` of them at least."""
    while len(numbers := occupied_boxes(table.house, boxes, chance)) < needed:
        pass
    return numbers


def needed_boxes(situations: tuple[Situation, ...]) -> int:
    """How many boxes must stand: beside a dark box an open one."""
    return 2 if Situation.DARK in situations else 1


def force(table: Table, situation: Situation, boxes: int | None, chance: Chance) -> Layout:
    """A layout in which one situation holds somewhere.

    Raises ``CannotDeal`` where no draw comes off, which a possible situation does not do.
    """
    recipe = RECIPES[situation]
    for _ in range(_TRIES):
        scene = recipe(chance, table)
        if scene is None:
            continue
        numbers = boxes_for(table, boxes, needed_boxes((situation,)), chance)
        wishes = {chance.pick(numbers): scene.wish}
        layout = lay(table, scene.board, scene.dealer, numbers, wishes, chance)
        if situation in layout_situations(layout, settle(layout, table.house), table.house):
            return layout
    raise CannotDeal(
        Refusal.NOT_TOGETHER, {"situations": (situation,), "boxes": boxes or 0, "tries": _TRIES}
    )
