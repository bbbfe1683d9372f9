"""Several wanted situations in one layout: the rarest is built, the others are sought around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.errors import CannotDeal, Refusal
from dealer_trainer.dealing.players import Table, Wish, lay
from dealer_trainer.dealing.recipes.cards import two_more
from dealer_trainer.dealing.recipes.registry import RECIPES, boxes_for, force, needed_boxes
from dealer_trainer.dealing.recipes.scene import FOLDS, STAYS, Scene, having
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import (
    DEALER_SITUATIONS,
    Situation,
    box_situations,
    layout_situations,
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
