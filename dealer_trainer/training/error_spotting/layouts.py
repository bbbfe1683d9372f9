"""Layouts that someone else has settled, with none, one or two slips made on purpose.

What an inspector goes over. The slips are those of the list, each dealt where it changes an answer;
the order of boxes and answers that are missing do not show on a settled table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from types import MappingProxyType
from typing import Final

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.request import CannotDeal, DealRequest
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import MINOR, PUSH, TAKE, Action, Answer, pay
from dealer_trainer.rules.settlement import SettledBet, SettledBox, Settlement, settle
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.diagnosis.causes import find_causes
from dealer_trainer.training.diagnosis.hypotheses import opens_as_named
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slip_situations import (
    MISNAMING_SLIPS,
    SLIP_SITUATIONS,
    TOGETHER,
    slips_possible,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import grade
from dealer_trainer.training.places import ORDER, Place, asked_places
from dealer_trainer.training.sheet import DealerAnswer, Sheet
from dealer_trainer.training.simulation import BoxSlips, simulate

UNEXPLAINED_SLIPS: Final = (Slip.LOSS_LEFT, Slip.ARITHMETIC, Slip.WRONG_ACTION)
"""Mistakes without a misconception or a slip of the list behind them."""

_HOW_MANY: Final = ((0, 25), (1, 45), (2, 30))
_TRIES: Final = 60
_NEAR: Final = 2
"""So many categories beside the right one a hand is misread at most."""


@dataclass(frozen=True, slots=True)
class SettledLayout:
    """A layout and the sheet of whoever settled it; ``slips`` are those made on purpose."""

    layout: Layout
    sheet: Sheet
    slips: tuple[Slip, ...]


def visible_slips(house: House) -> tuple[Slip, ...]:
    """The slips that can be seen on a settled table of a house, in the order of the list."""
    seen = {*slips_possible(house), *UNEXPLAINED_SLIPS}
    return tuple(slip for slip in Slip if slip in seen)


def spotting_places(layout: Layout, house: House) -> tuple[Place, ...]:
    """What stands on a settled sheet to be gone over."""
    return tuple(place for place in asked_places(layout, house) if place != ORDER)


def settled_layout(house: House, seed: int, index: int, boxes: int | None = None) -> SettledLayout:
    """The ``index``-th layout (from 0) to be gone over: the same request gives the same one.

    Raises ``CannotDeal`` where the house can deal nothing.
    """
    chance = Chance(f"spot/{house.id}/{seed}/{index}/{boxes or 'any'}")
    count = chance.weighted(_HOW_MANY)
    return deal_settled(house, tuple(chance.some(visible_slips(house), count)), chance, boxes)


def deal_settled(
    house: House, slips: tuple[Slip, ...], chance: Chance, boxes: int | None = None
) -> SettledLayout:
    """A layout settled with these slips; with fewer where they cannot be made together.

    Raises ``CannotDeal`` where the house can deal nothing.
    """
    best: SettledLayout | None = None
    for layout in _layouts(house, slips, chance, boxes):
        desk = _SlipMaker(layout, house, settle(layout, house), chance)
        made = desk.make(slips)
        sheet = desk.sheet(made)
        if sheet is not None and (best is None or len(made.slips) > len(best.slips)):
            best = SettledLayout(layout, sheet, made.slips)
        if best is not None and len(best.slips) == len(slips):
            break
    if best is None:
        raise LookupError(house.id)
    return best


def _layouts(
    house: House, slips: tuple[Slip, ...], chance: Chance, boxes: int | None
) -> Iterator[Layout]:
    """Layouts in which the first of some slips is likely, at last plain ones."""
    known = possible_situations(house)
    there = [each for each in SLIP_SITUATIONS.get(slips[0], ()) if each in known] if slips else []
    for _ in range(_TRIES):
        wanted: tuple[Situation, ...] = ()
        if there:
            wanted = tuple(there) if slips[0] in TOGETHER else (chance.pick(there),)
        try:
            yield next(Dealer(DealRequest(house, chance.below(1 << 48), boxes, wanted))).layout
        except CannotDeal:
            yield next(Dealer(DealRequest(house, chance.below(1 << 48), boxes))).layout


@dataclass(frozen=True, slots=True)
class _MadeSlips:
    """What was done wrong so far."""

    slips: tuple[Slip, ...] = ()
    boxes: Mapping[int, BoxSlips] = field(default_factory=lambda: MappingProxyType({}))
    dealer: DealerAnswer | None = None
    typed: tuple[tuple[int, Bet, Answer], ...] = ()


@dataclass(frozen=True, slots=True)
class _SlipMaker:
    """A layout being settled wrongly."""

    layout: Layout
    house: House
    settlement: Settlement
    chance: Chance

    def make(self, slips: tuple[Slip, ...]) -> _MadeSlips:
        """As many of the slips as go together: each shows as one mistake more."""
        made = _MadeSlips()
        for slip in slips:
            made = next(self._ways(made, slip), made)
        return made

    def _ways(self, made: _MadeSlips, slip: Slip) -> Iterator[_MadeSlips]:
        boxes = self.chance.some(self.settlement.boxes, len(self.settlement.boxes))
        spoilt = {*made.boxes, *(number for number, _, _ in made.typed)}
        # A second mistake goes to another box where it can.
        for box in sorted(boxes, key=lambda box: box.box.number in spoilt):
            yield from filter(self._shows, self._in_box(made, slip, box))

    def _in_box(self, made: _MadeSlips, slip: Slip, box: SettledBox) -> Iterator[_MadeSlips]:
        """Ways to make a slip in a box, or at the dealer's hand."""
        number, slips = box.box.number, (*made.slips, slip)
        own = made.boxes.get(number, BoxSlips())
        if slip in (Slip.DEALER_HAND_MISREAD, Slip.DEALER_MISJUDGED):
            if made.dealer is None:
                yield replace(made, slips=slips, dealer=self._dealer(slip))
        elif slip in UNEXPLAINED_SLIPS:
            for settled in self.chance.some(box.bets, len(box.bets)):
                for answer in self._typed(slip, settled):
                    typed = (*made.typed, (number, settled.bet, answer))
                    yield replace(made, slips=slips, typed=typed)
        elif slip in MONEY_SLIPS:
            for settled in self.chance.some(box.bets, len(box.bets)):
                if settled.bet not in dict(own.money):
                    more = replace(own, money=(*own.money, (settled.bet, slip)))
                    yield replace(made, slips=slips, boxes={**made.boxes, number: more})
        elif slip in MISNAMING_SLIPS:
            if own.category is None and hand_is_asked(box.box, self.house):
                more = replace(own, category=self._misread(box.hand.category))
                yield replace(made, slips=slips, boxes={**made.boxes, number: more})
        else:
            more = replace(own, misconceptions=own.misconceptions | {slip})
            yield replace(made, slips=slips, boxes={**made.boxes, number: more})

    def _misread(self, right: Category) -> Category:
        low, high = max(right - _NEAR, Category.HIGH_CARD), min(right + _NEAR, Category.ROYAL_FLUSH)
        near = [each for each in Category if low <= each <= high and each is not right]
        return self.chance.pick(near)

    def _dealer(self, slip: Slip) -> DealerAnswer:
        right = self.settlement.dealer.category
        if slip is Slip.DEALER_MISJUDGED:
            return DealerAnswer(right, not self.settlement.opens)
        named = self._misread(right)
        return DealerAnswer(named, self.chance.pick(opens_as_named(named, self.house.qualifies)))

    def _typed(self, slip: Slip, settled: SettledBet) -> Iterator[Answer]:
        """What may be typed on a bet without any story behind it."""
        right, stake = settled.answer, settled.stake
        if slip is Slip.LOSS_LEFT and right == TAKE:
            yield PUSH
        elif slip is Slip.ARITHMETIC and right.action is Action.PAY:
            unit = max(MINOR, stake // 5 // MINOR * MINOR)
            for off in self.chance.some((unit, -unit, 2 * unit, -2 * unit), 4):
                if right.amount + off > 0:
                    yield pay(right.amount + off)
        elif slip is Slip.WRONG_ACTION:
            yield from (TAKE, pay(stake)) if right.action is Action.PUSH else (TAKE, PUSH)

    def sheet(self, made: _MadeSlips) -> Sheet | None:
        """The sheet with what was done wrong; nothing for what cannot happen."""
        sheet = simulate(self.layout, self.house, self.settlement, made.boxes, made.dealer)
        if sheet is None or not made.typed:
            return sheet
        typed = {(number, bet): answer for number, bet, answer in made.typed}
        boxes = tuple(
            replace(
                box,
                bets=tuple((bet, typed.get((box.number, bet), right)) for bet, right in box.bets),
            )
            for box in sheet.boxes
        )
        return replace(sheet, boxes=boxes)

    def _shows(self, made: _MadeSlips) -> bool:
        """Whether each slip so far is one mistake, named as itself or as one with the same
        answers.
        """
        sheet = self.sheet(made)
        if sheet is None:
            return False
        places = spotting_places(self.layout, self.house)
        report = grade(self.layout, self.house, self.settlement, sheet, places)
        named = [cause.slip for cause in find_causes(report)]
        stories = {slip for slip in made.slips if slip in UNEXPLAINED_SLIPS}
        return len(named) == len(made.slips) and stories == set(named) & set(UNEXPLAINED_SLIPS)
