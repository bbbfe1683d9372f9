"""Wanted situations: each has a recipe that builds it; the rest of the table is dealt around it.
Of several the rarest is built, and the others are sought around it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.players import Table, Wish, lay, occupied_boxes
from dealer_trainer.dealing.recipes import bets as bet_recipes
from dealer_trainer.dealing.recipes import comparison as comparing_recipes
from dealer_trainer.dealing.recipes import reading as reading_recipes
from dealer_trainer.dealing.recipes.cards import two_more
from dealer_trainer.dealing.recipes.scene import FOLDS, STAYS, Recipe, Scene, having
from dealer_trainer.dealing.request import CannotDeal, Refusal
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import (
    DEALER_SITUATIONS,
    Situation,
    box_situations,
    layout_situations,
)

_TRIES: Final = 500

RECIPES: Final[Mapping[Situation, Recipe]] = {
    Situation.ROYAL_FLUSH: reading_recipes.category(Category.ROYAL_FLUSH),
    Situation.BONUS_QUADS_ONE_CARD: bet_recipes.bonus_quads_one_card,
    Situation.STRAIGHT_FLUSH: reading_recipes.category(Category.STRAIGHT_FLUSH),
    Situation.TWO_TRIPS: reading_recipes.rank_shape(3, 3, 1),
    Situation.DEALER_THREES_AND_TWOS: comparing_recipes.threes_and_twos,
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
    Situation.DEALER_PAIR_OF_FOURS: comparing_recipes.pair_of_fours,
    Situation.STRAIGHT: reading_recipes.category(Category.STRAIGHT),
    Situation.THREE_OF_A_KIND: reading_recipes.category(Category.THREE_OF_A_KIND),
    Situation.DEALER_PAIR_BELOW_FOURS: comparing_recipes.pair_below_fours,
    Situation.BLIND_PAID: bet_recipes.blind_paid,
    Situation.KICKER_DECIDES: comparing_recipes.kicker_decides,
    Situation.WIN_DEALER_FAILS: comparing_recipes.while_dealer_fails(Result.WIN),
    Situation.DEALER_FAILS: comparing_recipes.dealer_fails,
    Situation.DEALER_OPENS_ON_BOARD_PAIR: comparing_recipes.opens_on_board_pair,
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


_ROUNDS: Final = 1_500
_LOOKS: Final = 12_000
"""How many scenes are tried, and boxes around them looked at, before it is given up."""
_PAIRS: Final = 24

_STANCES: Final = {
    Situation.FOLD: FOLDS,
    Situation.DARK: Wish(dark=True),
    Situation.TRIPS_AFTER_FOLD: having(Bet.TRIPS, FOLDS),
    Situation.BONUS_AFTER_FOLD: having(Bet.BONUS, FOLDS),
    Situation.TRIPS_PAID_ON_LOSS: having(Bet.TRIPS, STAYS),
    Situation.TRIPS_PAID_ON_TIE: having(Bet.TRIPS, STAYS),
    Situation.BONUS_PAID: having(Bet.BONUS, STAYS),
    Situation.BONUS_FLOP_ONLY: having(Bet.BONUS, STAYS),
    Situation.BONUS_NOT_FINAL: having(Bet.BONUS, STAYS),
    Situation.BONUS_QUADS_ONE_CARD: having(Bet.BONUS, STAYS),
}


def stance_for(situation: Situation, table: Table) -> Wish:
    """What a box must do so that a situation can hold in it."""
    if situation is Situation.ODD_FLUSH:
        return replace(STAYS, antes=table.odd_antes)
    return _STANCES.get(situation, STAYS)


def _both(one: Wish, other: Wish) -> Wish | None:
    """Two wishes in one, or nothing where they contradict each other."""
    stays = one.stays if other.stays is None else other.stays
    dark = one.dark if other.dark is None else other.dark
    contrary = (one.stays is not None and one.stays is not stays) or (
        one.dark is not None and one.dark is not dark
    )
    if contrary or (dark and stays is False):
        return None
    sides = {**one.sides, **other.sides}
    return Wish(one.cards or other.cards, stays, dark, sides, one.antes or other.antes)


def shown_by(table: Table, scene: Scene, number: int, wish: Wish) -> frozenset[Situation]:
    """What a box alone, played as wished, and the dealer of a scene would be examples of."""
    house = table.house
    ante = wish.antes[0] if wish.antes else table.antes.first
    sides = {
        bet: stakes.first for bet, stakes in table.sides.items() if stakes and wish.sides.get(bet)
    }
    dark = bool(wish.dark)
    multiples = house.dark_multiples if dark else house.play_multiples
    multiple = None if wish.stays is False else min(multiples)
    box = Box(number, wish.cards or (), table.wagers(ante, multiple, sides), dark)
    layout = Layout(house.id, scene.board, scene.dealer, (box,))
    settlement = settle(layout, house)
    found = box_situations(layout, settlement.boxes[0], settlement.dealer, house)
    return frozenset(found)


class _Search:
    """One search: how much has been looked at, and what is on the table so far."""

    def __init__(self, table: Table, boxes: int | None, chance: Chance) -> None:
        self.table = table
        self.boxes = boxes
        self.chance = chance
        self.looks = 0

    def attempt(self, base: Situation, wanted: Sequence[Situation]) -> Layout | None:
        """One layout built on one of the situations; nothing where the others were not found."""
        scene = RECIPES[base](self.chance, self.table)
        if scene is None:
            return None
        others = [s for s in wanted if s is not base and s not in DEALER_SITUATIONS]
        most = self.boxes or self.table.house.boxes
        needed = min(most, max(needed_boxes(tuple(wanted)), len(others)))
        numbers = boxes_for(self.table, self.boxes, needed, self.chance)
        wishes: dict[int, Wish] = {}
        if base not in DEALER_SITUATIONS:
            wishes[self.chance.pick(numbers)] = scene.wish
        for situation in others:
            if not self._placed(situation, scene, numbers, wishes):
                return None
        self.looks += 1
        layout = lay(self.table, scene.board, scene.dealer, numbers, wishes, self.chance)
        house = self.table.house
        found = layout_situations(layout, settle(layout, house), house)
        return layout if found.issuperset(wanted) else None

    def _placed(
        self,
        situation: Situation,
        scene: Scene,
        numbers: Sequence[int],
        wishes: dict[int, Wish],
    ) -> bool:
        """Find a box for a situation: one that shows it already, an empty one, or any that may."""
        stance = stance_for(situation, self.table)
        for number, wish in wishes.items():
            both = _both(wish, stance)
            if both is not None and both.cards and self._shows(situation, scene, number, both):
                wishes[number] = both
                return True
        free = [number for number in numbers if number not in wishes]
        if not free:
            return False
        number = self.chance.pick(free)
        taken = {*scene.board, *scene.dealer}
        taken.update(card for wish in wishes.values() for card in wish.cards or ())
        for _ in range(_PAIRS):
            wish = replace(stance, cards=two_more(taken, self.chance))
            if self._shows(situation, scene, number, wish):
                wishes[number] = wish
                return True
        return False

    def _shows(self, situation: Situation, scene: Scene, number: int, wish: Wish) -> bool:
        self.looks += 1
        return situation in shown_by(self.table, scene, number, wish)


def deal_wanted(
    table: Table, wanted: Sequence[Situation], boxes: int | None, chance: Chance
) -> Layout:
    """A layout in which all wanted situations (rarest first) hold, in one box or in several.

    Raises ``CannotDeal`` if none is found within the bound.
    """
    if len(wanted) == 1:
        return force(table, wanted[0], boxes, chance)
    search = _Search(table, boxes, chance)
    rounds = 0
    while rounds < _ROUNDS and search.looks < _LOOKS:
        # Now and then from another end: what is rare by itself may be common beside the others.
        base = wanted[0] if rounds % 3 else chance.pick(wanted)
        rounds += 1
        layout = search.attempt(base, wanted)
        if layout is not None:
            return layout
    raise CannotDeal(
        Refusal.NOT_TOGETHER,
        {"situations": tuple(wanted), "boxes": boxes or 0, "tries": search.looks},
    )
