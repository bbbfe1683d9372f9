"""Diagnosis against the cases of independent programs, and under every slip that can be dealt."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import TAKE, Action, Answer, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.training.diagnosis.money_slips import MONEY_SLIPS
from dealer_trainer.training.diagnosis.slip_situations import (
    MISNAMING_SLIPS,
    SLIP_SITUATIONS,
    slips_possible,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import grade
from dealer_trainer.training.places import Scope, asked_places
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from dealer_trainer.training.simulation import BoxSlips, simulate
from tests.lines import parse_layout, parse_sheet
from tests.training.layouts import HOUSES, LATVIA, LITHUANIA, layout_in
from tests.training.slipping import (
    EXPLAINS_NOTHING,
    boxes_with,
    boxes_with_two,
    dealt,
    explained_by_two,
    slips_of,
)

CASES = Path(__file__).parents[1] / "data" / "cases" / "slips.jsonl"
BULGARIA = HOUSES["bg-ultimate"]
POSSIBLE = [(house, slip) for house in HOUSES.values() for slip in slips_possible(house)]


def wrong_marks(
    layout: Layout, house: House, sheet: Sheet, scope: Scope = Scope.EVERYTHING
) -> dict[str, list[str]]:
    report = grade(layout, house, settle(layout, house), sheet, asked_places(layout, house, scope))
    assert all(mark.right is not bool(mark.slips) for mark in report.marks)
    return {
        mark.place.name: [slip.value for slip in mark.slips]
        for mark in report.marks
        if not mark.right
    }


def diagnosed(layout: Layout, **written: Any) -> dict[str, list[str]]:
    house = HOUSES[layout.house]
    return wrong_marks(layout, house, parse_sheet(json.dumps(written), layout, house))


def test_every_sheet_of_the_cases_is_diagnosed_as_they_say() -> None:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        layout = parse_layout(json.dumps(case["layout"]), HOUSES)
        house = HOUSES[layout.house]
        sheet = parse_sheet(json.dumps(case["sheet"]), layout, house)
        assert wrong_marks(layout, house, sheet) == case["wrong"], case["id"]


@pytest.mark.parametrize(
    "house, slip", POSSIBLE, ids=[f"{house.id}-{slip.value}" for house, slip in POSSIBLE]
)
def test_a_slip_alone_is_found_or_one_before_it_that_gives_the_same_answers(
    house: House, slip: Slip
) -> None:
    for slipped in islice(boxes_with(house, slip, seed=4), 8):
        (found,) = slips_of(slipped)
        if found is slip:
            continue
        listed = list(Slip)
        assert listed.index(found) < listed.index(slip)
        bets = {mark.place.bet for mark in slipped.wrong if mark.place.bet is not None}
        money = tuple((bet, found) for bet in bets if found in MONEY_SLIPS)
        again = BoxSlips(frozenset() if money else frozenset({found}), money)
        sheet = simulate(
            slipped.layout, house, slipped.settlement, {slipped.number: again}, slipped.dealer
        )
        assert sheet == slipped.sheet


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_two_slips_at_once_are_explained_by_two_at_most(house: House) -> None:
    boxes = list(islice(boxes_with_two(house, slips_possible(house), seed=4), 150))
    explained = sum(map(explained_by_two, boxes))
    assert explained >= 0.9 * len(boxes)


def random_bet(right: Answer, stake: int, chance: random.Random) -> Answer:
    """Another amount where a bet pays."""
    return pay(chance.randrange(1, stake * 20)) if right.action is Action.PAY else right


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_random_amounts_are_arithmetic_and_get_no_story(house: House) -> None:
    chance = random.Random(house.id)
    named: list[Slip] = []
    for layout, settlement in islice(dealt(house, None, seed=4), 60):
        boxes = tuple(
            BoxAnswer(
                box.box.number,
                box.hand.category,
                tuple((bet.bet, random_bet(bet.answer, bet.stake, chance)) for bet in box.bets),
            )
            for box in settlement.boxes
        )
        sheet = Sheet(DealerAnswer(settlement.dealer.category, settlement.opens), boxes)
        report = grade(layout, house, settlement, sheet, asked_places(layout, house))
        named += [slip for mark in report.marks for slip in mark.slips]
    assert named.count(Slip.ARITHMETIC) >= 0.98 * len(named)


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_a_sheet_of_chance_gives_every_wrong_answer_a_slip(house: House) -> None:
    chance = random.Random(house.id)
    categories = [None, *Category]
    for layout, settlement in islice(dealt(house, None, seed=5), 40):
        boxes = [
            BoxAnswer(
                box.box.number,
                chance.choice(categories),
                tuple(
                    (bet.bet, chance.choice((TAKE, pay(0), pay(chance.randrange(1, 10**6)))))
                    for bet in box.bets
                    if chance.random() < 0.9
                ),
            )
            for box in settlement.boxes
            if chance.random() < 0.9
        ]
        chance.shuffle(boxes)
        dealer = DealerAnswer(chance.choice(categories), chance.choice((None, True, False)))
        for scope in Scope:
            wrong_marks(layout, house, Sheet(dealer, tuple(boxes)), scope)


def test_what_can_be_dealt_is_known_for_every_house() -> None:
    # The houses whose rules are known from outside; a new one may stand beside them.
    known = ("bg-ultimate", "ru-ultimate", "cz-ultimate", "lv-ultimate", "lt-casino-texas")

    def houses_of(slip: Slip) -> set[str]:
        return {each for each in known if slip in slips_possible(HOUSES[each])}

    assert houses_of(Slip.HALF_DROPPED) == {"bg-ultimate", "lv-ultimate"}
    assert houses_of(Slip.TRIPS_TAKEN_ON_FOLD) == {"bg-ultimate", "ru-ultimate", "cz-ultimate"}
    assert houses_of(Slip.TRIPS_PAID_ON_FOLD) == {"lv-ultimate"}
    assert houses_of(Slip.BONUS_PAID_ON_FOLD) == {"lt-casino-texas"}
    assert houses_of(Slip.BONUS_TAKEN_ON_FOLD) == set()
    assert set(SLIP_SITUATIONS) == set(Slip) - EXPLAINS_NOTHING - {Slip.OUT_OF_ORDER}
    for house in HOUSES.values():
        assert set(MISNAMING_SLIPS) <= set(slips_possible(house))


# The dealer holds a pair of queens with the board's, box 2 a pair of kings, box 1 a pair of nines.
PAIRS = layout_in(
    BULGARIA,
    "Qc 9d 7h 4s 2c",
    "Qs Jd",
    {"box": 2, "cards": "Kh Kd", "ante": 10, "play": 40, "trips": 5},
    {"box": 1, "cards": "9s 3h", "ante": 20, "play": 20},
)
RIGHT_2 = {
    "box": 2,
    "category": "pair",
    "bets": {"ante": 10, "blind": 0, "play": 40, "trips": "take"},
}
RIGHT_1 = {"box": 1, "category": "pair", "bets": dict.fromkeys(("ante", "blind", "play"), "take")}
LOST = {"ante": "take", "blind": "take", "play": "take", "trips": "take"}
LEFT = {"ante": 0, "blind": 0, "play": 0}
OPENS = {"category": "pair", "qualifies": True}


def test_one_false_word_on_opening_spoils_every_box_and_stays_one_slip() -> None:
    two = {**RIGHT_2, "bets": {"ante": 0, "blind": 0, "play": 40, "trips": "take"}}
    one = {**RIGHT_1, "bets": {"ante": 0, "blind": "take", "play": "take"}}
    dealer = {"category": "pair", "qualifies": False}
    assert diagnosed(PAIRS, dealer=dealer, boxes=[two, one]) == {
        "dealer.qualifies": ["dealer-misjudged"],
        "box2.ante": ["dealer-misjudged"],
        "box1.ante": ["dealer-misjudged"],
    }


def test_a_misread_dealer_flows_on_to_opening_and_to_the_bets() -> None:
    two = {**RIGHT_2, "bets": {"ante": 0, "blind": 0, "play": 40, "trips": "take"}}
    one = {**RIGHT_1, "bets": {"ante": 0, "blind": 0, "play": 20}}
    dealer = {"category": "high-card", "qualifies": False}
    assert diagnosed(PAIRS, dealer=dealer, boxes=[two, one]) == {
        "dealer.category": ["dealer-hand-misread"],
        "dealer.qualifies": ["dealer-hand-misread"],
        "box2.ante": ["dealer-hand-misread"],
        "box1.ante": ["dealer-hand-misread"],
        "box1.blind": ["dealer-hand-misread"],
        "box1.play": ["dealer-hand-misread"],
    }


def test_a_word_on_opening_that_the_false_name_does_not_bear_out_is_misjudged() -> None:
    two = {**RIGHT_2, "bets": {"ante": 0, "blind": 0, "play": 40, "trips": "take"}}
    dealer = {"category": "straight", "qualifies": False}
    assert diagnosed(PAIRS, dealer=dealer, boxes=[two, RIGHT_1]) == {
        "dealer.category": ["dealer-hand-misread"],
        "dealer.qualifies": ["dealer-misjudged"],
        "box2.ante": ["dealer-misjudged"],
    }


def test_a_misread_hand_is_settled_by_its_name() -> None:
    named = {**RIGHT_1, "category": "flush", "bets": {"ante": 20, "blind": 30, "play": 20}}
    assert diagnosed(PAIRS, dealer=OPENS, boxes=[RIGHT_2, named]) == {
        "box1.category": ["hand-misread"],
        "box1.ante": ["hand-misread"],
        "box1.blind": ["hand-misread"],
        "box1.play": ["hand-misread"],
    }


def test_a_misread_hand_settled_by_the_true_one_is_one_wrong_name() -> None:
    named = {**RIGHT_1, "category": "flush"}
    assert diagnosed(PAIRS, dealer=OPENS, boxes=[RIGHT_2, named]) == {
        "box1.category": ["hand-misread"]
    }


def test_two_misread_hands_of_one_name_may_be_compared_either_way() -> None:
    dealer = {"category": "two-pair", "qualifies": True}
    box = {"box": 1, "category": "two-pair"}
    tied = diagnosed(PAIRS, dealer=dealer, boxes=[RIGHT_2 | {"bets": LOST}, box | {"bets": LEFT}])
    assert set(map(tuple, tied.values())) == {
        ("dealer-hand-misread",),
        ("hand-misread",),
        ("dealer-hand-misread", "hand-misread"),
    }
    won = diagnosed(
        PAIRS,
        dealer=dealer,
        boxes=[RIGHT_2 | {"bets": LOST}, box | {"bets": {"ante": 20, "blind": 0, "play": 20}}],
    )
    assert won["box1.play"] == ["hand-misread"]


def test_two_slips_stand_on_the_mark_that_needs_both() -> None:
    one = {**RIGHT_1, "bets": {"ante": 20, "blind": 0, "play": 40}}
    assert diagnosed(PAIRS, dealer=OPENS, boxes=[RIGHT_2, one]) == {
        "box1.ante": ["loss-as-win"],
        "box1.blind": ["loss-as-win"],
        "box1.play": ["loss-as-win", "stake-added"],
    }


def test_a_bet_that_was_not_answered_does_not_hide_the_others() -> None:
    one = {"box": 1, "bets": {"ante": 20, "play": 20}}
    assert diagnosed(PAIRS, dealer=OPENS, boxes=[RIGHT_2, one]) == {
        "box1.category": ["unanswered"],
        "box1.ante": ["loss-as-win"],
        "box1.blind": ["unanswered"],
        "box1.play": ["loss-as-win"],
    }


def test_what_nothing_explains_is_named_by_what_was_done() -> None:
    two = {**RIGHT_2, "bets": {"ante": 13, "blind": "take", "play": "take", "trips": 0}}
    found = diagnosed(PAIRS, dealer=OPENS, boxes=[two, RIGHT_1])
    assert found["box2.ante"] == ["arithmetic"]
    assert found["box2.trips"] == ["loss-left"]


def test_boxes_out_of_order_and_an_empty_sheet() -> None:
    assert diagnosed(PAIRS, dealer=OPENS, boxes=[RIGHT_1, RIGHT_2]) == {"order": ["out-of-order"]}
    assert set(map(tuple, diagnosed(PAIRS).values())) == {("unanswered",)}


def test_a_folded_blind_that_is_left_is_no_lost_comparison() -> None:
    layout = layout_in(
        BULGARIA, "Kc 9d 7h 4s 2c", "Qs Jd", {"box": 1, "cards": "Jh 6h", "ante": 10}
    )
    boxes = [{"box": 1, "bets": {"ante": 0, "blind": 0}}]
    dealer = {"category": "high-card", "qualifies": False}
    assert diagnosed(layout, dealer=dealer, boxes=boxes) == {
        "box1.ante": ["fold-pushed"],
        "box1.blind": ["loss-left"],
    }


def test_a_pair_named_wrongly_in_casino_texas_may_open_or_not() -> None:
    layout = layout_in(
        LITHUANIA,
        "Qc 9d 7h 4s 2c",
        "Qs 9h",
        {"box": 1, "cards": "Ks 3h", "ante": 10, "bet": 20},
    )
    for ante, bet in ((10, 0), (10, "take")):
        boxes = [{"box": 1, "category": "high-card", "bets": {"ante": ante, "bet": bet}}]
        found = diagnosed(layout, dealer={"category": "pair"}, boxes=boxes)
        assert found["dealer.category"] == ["dealer-hand-misread"]
        assert found["box1.ante"] == ["dealer-hand-misread"]
        assert found["dealer.qualifies"] == ["unanswered"]


def test_the_cap_of_a_house_leaves_slips_findable() -> None:
    house = replace(LATVIA, max_payout=3000)
    layout = layout_in(
        LATVIA,
        "Kc 9d 7h 4s 2c",
        "Qs Jd",
        {"box": 1, "cards": "Ah 9s", "ante": 20, "play": 40, "trips": 5},
    )
    settlement = settle(layout, house)
    assert settlement.box(1).bet(Bet.PLAY).answer == pay(3000)
    sheet = simulate(
        layout, house, settlement, {1: BoxSlips(frozenset({Slip.ANTE_PAID_DEALER_FAILS}))}
    )
    assert sheet is not None
    assert wrong_marks(layout, house, sheet) == {
        "box1.ante": ["ante-paid-dealer-fails"],
        "box1.play": ["ante-paid-dealer-fails"],
    }
