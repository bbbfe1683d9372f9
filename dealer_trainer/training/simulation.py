"""Simulation: a sheet as someone fills it in who holds misconceptions and lets the pen slip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Answer
from dealer_trainer.rules.settlement import SettledBox, Settlement
from dealer_trainer.training.diagnosis.diagnose import answers_of_slip
from dealer_trainer.training.diagnosis.hypotheses import (
    BoxCase,
    Hypothesis,
    box_case,
    hypotheses_of,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet


@dataclass(frozen=True, slots=True)
class BoxSlips:
    """What goes wrong with one box.

    ``misconceptions`` are those of the list but for the misreadings: these follow from the hand
    named, here and for the dealer. ``result`` chooses where misread hands of one name leave the
    comparison open. ``money`` holds one slip for a bet.
    """

    misconceptions: frozenset[Slip] = frozenset()
    money: tuple[tuple[Bet, Slip], ...] = ()
    category: Category | None = None
    result: Result | None = None


def simulate(
    layout: Layout,
    house: House,
    settlement: Settlement,
    boxes: Mapping[int, BoxSlips],
    dealer: DealerAnswer | None = None,
) -> Sheet | None:
    """The sheet under slips in the boxes of these numbers, all other boxes settled rightly.

    A wrong ``dealer`` is followed by every box. Nothing where a misconception has nothing to say of
    its box, or a money slip cannot happen to its bet. Raises ``KeyError`` if a place is empty.
    """
    right = DealerAnswer(settlement.dealer.category, settlement.opens)
    named = {number: slips.category for number, slips in boxes.items()}
    sheet = Sheet(
        dealer or right,
        tuple(_named(box, house, named.get(box.box.number)) for box in settlement.boxes),
    )
    asked = asked_places(layout, house)
    answered = []
    for box in settlement.boxes:
        number = box.box.number
        case = box_case(layout, house, settlement, number, sheet, asked)
        answers = _answers(case, boxes.get(number, BoxSlips()))
        if answers is None:
            return None
        answered.append(replace(_named(box, house, named.get(number)), bets=answers))
    return replace(sheet, boxes=tuple(answered))


def _named(box: SettledBox, house: House, category: Category | None) -> BoxAnswer:
    if not hand_is_asked(box.box, house):
        return BoxAnswer(box.box.number)
    return BoxAnswer(box.box.number, box.hand.category if category is None else category)


def _answers(case: BoxCase, slips: BoxSlips) -> tuple[tuple[Bet, Answer], ...] | None:
    hypothesis = _hypothesis(case, slips)
    if hypothesis is None:
        return None
    money, answers = dict(slips.money), []
    for index, settled in enumerate(hypothesis.bets):
        answer: Answer | None = settled.answer
        if settled.bet in money:
            possible = answers_of_slip(case, hypothesis, index, money[settled.bet])
            answer = next((each for each in possible if each != settled.answer), None)
        if answer is None:
            return None
        answers.append((settled.bet, answer))
    return tuple(answers)


def _hypothesis(case: BoxCase, slips: BoxSlips) -> Hypothesis | None:
    possible = hypotheses_of(case, slips.misconceptions | set(case.misnaming_slips))
    return next(
        (hypothesis for hypothesis in possible if slips.result in (None, hypothesis.facts.result)),
        None,
    )
