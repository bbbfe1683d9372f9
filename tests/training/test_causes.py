"""Causes and consequences: one false call is one mistake, and every wrong bet stays wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import PUSH, TAKE, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.slips import cause_text, money_text, tally_text
from dealer_trainer.training.diagnosis.causes import (
    MistakeTally,
    cause_money,
    cause_of,
    count_causes,
    find_causes,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import MoneyErrors, Report, grade, money_errors
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_QUALIFIES, asked_places, box_bet
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.simulation import BoxSlips, simulate
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA
from tests.training.slipping import boxes_with_two

SETTLEMENT = settle(EXAMPLE, LATVIA)


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language(Language.EN)


def graded(sheet: Sheet | None) -> Report:
    assert sheet is not None
    return grade(EXAMPLE, LATVIA, SETTLEMENT, sheet, asked_places(EXAMPLE, LATVIA))


def test_one_false_call_that_spoils_bets_is_one_mistake_with_consequences() -> None:
    dealer = DealerAnswer(Category.PAIR, True)
    report = graded(simulate(EXAMPLE, LATVIA, SETTLEMENT, {}, dealer))
    wrong = [mark.place for mark in report.marks if not mark.right]
    (cause,) = find_causes(report)
    assert cause.slip is Slip.DEALER_HAND_MISREAD
    assert cause.place == DEALER_CATEGORY
    assert DEALER_QUALIFIES in cause.consequences
    assert set(cause.places) == set(wrong)
    assert count_causes(report) == MistakeTally(1, len(wrong) - 1)
    assert cause.followed == tuple(place for place in wrong if place.is_wager)
    assert cause_money(cause, report, SETTLEMENT) == money_errors(report, SETTLEMENT)
    followed = len(cause.followed)
    assert cause_text(cause) == f"Dealer's hand misread: {followed} bets followed from it"


def test_a_false_word_on_opening_alone_is_the_mistake() -> None:
    dealer = DealerAnswer(Category.HIGH_CARD, True)
    report = graded(simulate(EXAMPLE, LATVIA, SETTLEMENT, {}, dealer))
    (cause,) = find_causes(report)
    assert (cause.slip, cause.place) == (Slip.DEALER_MISJUDGED, DEALER_QUALIFIES)
    assert cause.consequences == cause.followed


def test_a_belief_is_one_mistake_for_its_box_and_again_for_another() -> None:
    beliefs = BoxSlips(frozenset({Slip.WIN_AS_LOSS}))
    report = graded(simulate(EXAMPLE, LATVIA, SETTLEMENT, {5: beliefs, 2: beliefs}))
    causes = find_causes(report)
    assert [cause.slip for cause in causes] == [Slip.WIN_AS_LOSS] * 2
    assert [cause.place.box for cause in causes] == [5, 2]
    wrong = [mark for mark in report.marks if not mark.right]
    tally = count_causes(report)
    assert tally.mistakes + tally.consequences == len(wrong)
    assert cause_of(causes, wrong[-1]) == causes[-1]


def test_slips_of_the_pen_and_missing_answers_are_one_mistake_each() -> None:
    right = simulate(EXAMPLE, LATVIA, SETTLEMENT, {})
    assert right is not None
    emptied = tuple(replace(box, bets=box.bets[1:]) for box in right.boxes)
    report = graded(replace(right, boxes=emptied))
    assert count_causes(report) == MistakeTally(3, 0)
    assert {cause.slip for cause in find_causes(report)} == {Slip.UNANSWERED}


def test_a_right_layout_has_no_causes() -> None:
    report = graded(simulate(EXAMPLE, LATVIA, SETTLEMENT, {}))
    assert find_causes(report) == ()
    assert tally_text(count_causes(report)) == ""


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_causes_cover_every_wrong_answer_once_and_come_to_the_layouts_money(house: House) -> None:
    possible = (Slip.WIN_AS_TIE, Slip.LOSS_AS_WIN, Slip.STAKE_ADDED, Slip.PAY_LEFT)
    made = boxes_with_two(house, possible, seed=4)
    for _ in range(60):
        slipped = next(made)
        report = slipped.report
        causes = find_causes(report)
        wrong = {mark.place for mark in report.marks if not mark.right}
        assert {place for cause in causes for place in cause.places} == wrong
        tally = count_causes(report)
        assert len({cause.place for cause in causes}) + tally.consequences == len(wrong)
        sums = [cause_money(cause, report, slipped.settlement) for cause in causes]
        assert sum(sums, MoneyErrors()) == money_errors(report, slipped.settlement)


def test_money_says_in_whose_favour_it_is() -> None:
    assert money_text(MoneyErrors(), "EUR") == ""
    assert money_text(MoneyErrors(overpaid=2500), "EUR") == "Overpaid €25, in the player's favour"
    assert money_text(MoneyErrors(underpaid=50), "EUR") == "Underpaid €0.50, in the house's favour"
    both = money_text(MoneyErrors(1000, 2500), "EUR")
    assert both == "Overpaid €10, underpaid €25: €15 in the house's favour"
    assert money_text(MoneyErrors(100, 100), "EUR").endswith("in nobody's favour")


def test_a_bet_taken_that_stays_is_in_the_houses_favour() -> None:
    box = BoxAnswer(
        5,
        Category.HIGH_CARD,
        ((Bet.ANTE, TAKE), (Bet.BLIND, PUSH), (Bet.PLAY, pay(1000)), (Bet.TRIPS, TAKE)),
    )
    right = simulate(EXAMPLE, LATVIA, SETTLEMENT, {})
    assert right is not None
    report = graded(replace(right, boxes=(box, *right.boxes[1:])))
    assert [cause.place for cause in find_causes(report)] == [box_bet(5, Bet.ANTE)]
    assert money_errors(report, SETTLEMENT) == MoneyErrors(underpaid=1000)
