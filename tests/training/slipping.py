"""Boxes in which slips were made, from dealt layouts: for tests and measurements of diagnosis."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import SettledBox, Settlement, settle
from dealer_trainer.training.diagnosis.diagnose import answers_of_slip, explain_bets
from dealer_trainer.training.diagnosis.hypotheses import (
    box_case,
    hypotheses,
    hypotheses_of,
    opens_as_named,
)
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slip_situations import (
    MISNAMING_SLIPS,
    SLIP_SITUATIONS,
    TOGETHER,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Mark, Report, grade
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.sheet import DealerAnswer, Sheet
from dealer_trainer.training.simulation import BoxSlips, simulate

EXPLAINS_NOTHING = {Slip.LOSS_LEFT, Slip.ARITHMETIC, Slip.WRONG_ACTION, Slip.UNANSWERED}


@dataclass(frozen=True)
class Slipped:
    """A layout with slips in one box (a dealer's slip is followed by all), and its sheet."""

    layout: Layout
    house: House
    settlement: Settlement
    number: int
    box_slips: BoxSlips
    dealer: DealerAnswer | None
    sheet: Sheet

    @property
    def report(self) -> Report:
        asked = asked_places(self.layout, self.house)
        return grade(self.layout, self.house, self.settlement, self.sheet, asked)

    @property
    def wrong(self) -> tuple[Mark, ...]:
        """The wrong marks of the dealer and of the box."""
        return tuple(
            mark
            for mark in self.report.marks
            if not mark.right and mark.place.box in (None, self.number)
        )


def dealt(house: House, slip: Slip | None, seed: int) -> Iterator[tuple[Layout, Settlement]]:
    """Layouts in which a slip is likely; without one a plain shuffle."""
    known = [
        each
        for each in (() if slip is None else SLIP_SITUATIONS[slip])
        if each in possible_situations(house)
    ]
    wanted = [tuple(known)] if slip in TOGETHER else [(each,) for each in known]
    dealers = [Dealer(DealRequest(house, seed, situations=each)) for each in wanted or [()]]
    for turn in count():
        layout = next(dealers[turn % len(dealers)]).layout
        yield layout, settle(layout, house)


def slip_once(
    layout: Layout,
    house: House,
    settlement: Settlement,
    box: SettledBox,
    slips: tuple[Slip, ...],
    chance: random.Random,
) -> Slipped | None:
    """Slips made in one box, or nothing where one of them cannot happen or changes no answer."""
    dealer = _dealer_named(settlement, house, slips, chance)
    category = None
    if Slip.HAND_MISREAD in slips:
        if not hand_is_asked(box.box, house):
            return None
        category = chance.choice([each for each in Category if each is not box.hand.category])
    money: list[tuple[Bet, Slip]] = []
    for slip in slips:
        if slip in MONEY_SLIPS:
            bet = chance.choice(box.bets).bet
            if bet in dict(money):
                return None
            money.append((bet, slip))
    misconceptions = frozenset(slips) - set(MONEY_SLIPS) - set(MISNAMING_SLIPS)
    box_slips = BoxSlips(misconceptions, tuple(money), category)
    boxes = {box.box.number: box_slips}
    sheet = simulate(layout, house, settlement, boxes, dealer)
    if sheet is None:
        return None
    slipped = Slipped(layout, house, settlement, box.box.number, box_slips, dealer, sheet)
    return slipped if slipped.wrong else None


def _dealer_named(
    settlement: Settlement, house: House, slips: tuple[Slip, ...], chance: random.Random
) -> DealerAnswer | None:
    right = settlement.dealer.category
    if Slip.DEALER_HAND_MISREAD in slips:
        named = chance.choice([each for each in Category if each is not right])
        return DealerAnswer(named, chance.choice(opens_as_named(named, house.qualifies)))
    if Slip.DEALER_MISJUDGED in slips:
        return DealerAnswer(right, not settlement.opens)
    return None


def boxes_with(house: House, slip: Slip, seed: int) -> Iterator[Slipped]:
    """Dealt boxes in which one slip alone changes the answers."""
    chance = random.Random(f"{house.id}/{slip.value}/{seed}")
    for layout, settlement in dealt(house, slip, seed):
        for box in settlement.boxes:
            slipped = slip_once(layout, house, settlement, box, (slip,), chance)
            if slipped is not None:
                yield slipped


def boxes_with_two(house: House, possible: tuple[Slip, ...], seed: int) -> Iterator[Slipped]:
    """Random boxes with two slips at once: both can happen there, and an answer goes wrong."""
    chance = random.Random(f"{house.id}/{seed}")
    for layout, settlement in dealt(house, None, seed):
        for box in settlement.boxes:
            pairs = (tuple(chance.sample(possible, 2)) for _ in range(40))
            made = (slip_once(layout, house, settlement, box, pair, chance) for pair in pairs)
            slipped = next((each for each in made if each is not None), None)
            if slipped is not None:
                yield slipped


def slips_of(slipped: Slipped) -> set[Slip]:
    """Every slip that a diagnosis names on the dealer and the box."""
    return {slip for mark in slipped.wrong for slip in mark.slips}


def explained_by_two(slipped: Slipped) -> bool:
    """Whether a set of two slips at most gives the box exactly as typed."""
    layout, house, sheet = slipped.layout, slipped.house, slipped.sheet
    answered = sheet.box(slipped.number)
    assert answered is not None
    asked = asked_places(layout, house)
    case = box_case(layout, house, slipped.settlement, slipped.number, sheet, asked)
    found = explain_bets(case, tuple(hypotheses(case)), dict(answered.bets))
    given = dict(answered.bets)
    money = dict(found.money)
    for index, settled in enumerate(found.hypothesis.bets):
        slip = money.get(settled.bet)
        possible = (
            (settled.answer,)
            if slip is None
            else answers_of_slip(case, found.hypothesis, index, slip)
        )
        if given[settled.bet] not in possible:
            return False
    # The misconceptions stand for themselves once more: the hypothesis is what the rules make of
    # them.
    made = {hypothesis.bets for hypothesis in hypotheses_of(case, found.hypothesis.misconceptions)}
    return (
        found.hypothesis.bets in made
        and len(found.hypothesis.misconceptions) + len(found.money) <= 2
        and not slips_of(slipped) & EXPLAINS_NOTHING
    )
