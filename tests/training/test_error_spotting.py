"""Spot the mistake: every slip is dealt, what is found, missed and accused is told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.money import PUSH, TAKE, Answer
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.codec.sheet_fields import read_sheet
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.training.diagnosis.causes import find_causes
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.intents import (
    Choose,
    Confirm,
    Focus,
    Intent,
    Painted,
    Submit,
    Undo,
)
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.drill.state import DrillState, Phase, sheet_of
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.drill.summary import summarise
from dealer_trainer.training.error_spotting.layouts import (
    SettledLayout,
    deal_settled,
    settled_layout,
    spotting_places,
    visible_slips,
)
from dealer_trainer.training.error_spotting.session import (
    corrections,
    resume_spotting,
    start_spotting,
)
from dealer_trainer.training.error_spotting.verdict import (
    SpottingResult,
    SpottingTally,
    judge_corrections,
    marks_to_keep,
    spotting_tally,
)
from dealer_trainer.training.grading import grade, money_errors
from dealer_trainer.training.places import ORDER, Place, box_bet
from dealer_trainer.training.sheet import Five, Given, expected_answer, given_answer
from tests.training.layouts import HOUSES, LATVIA

DEALT = [(house, slip) for house in HOUSES.values() for slip in visible_slips(house)]
HOUSE_LIST = pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)


def started(settled: SettledLayout, house: House = LATVIA) -> DrillState:
    asked = spotting_places(settled.layout, house)
    return step(start_spotting(settled.layout, asked, settled.sheet), Painted(), 0)


def after(state: DrillState, intents: Iterable[Intent]) -> DrillState:
    for intent in intents:
        state = step(state, intent, 0)
    return state


def put_right(state: DrillState, place: Place, house: House = LATVIA) -> DrillState:
    right = expected_answer(settle(state.layout, house), sheet_of(state), place)
    return answered(state, place, right)


def answered(state: DrillState, place: Place, value: Given) -> DrillState:
    assert not isinstance(value, tuple | Five)
    return after(state, [Focus(place), Choose(place, value), Confirm()])


def judged(state: DrillState, house: House = LATVIA) -> SpottingResult:
    settlement, sheet = settle(state.layout, house), sheet_of(state)
    assert sheet.shown is not None
    before = grade(state.layout, house, settlement, sheet.shown, state.asked)
    return judge_corrections(before, grade(state.layout, house, settlement, sheet, state.asked))


def one_with(slip: Slip, house: House = LATVIA) -> SettledLayout:
    return deal_settled(house, (slip,), Chance(f"test/{slip.value}"))


@pytest.mark.parametrize(("house", "slip"), DEALT, ids=lambda each: getattr(each, "id", each))
def test_every_slip_can_be_dealt_and_is_one_mistake(house: House, slip: Slip) -> None:
    settled = one_with(slip, house)
    assert settled.slips == (slip,)
    settlement, places = settle(settled.layout, house), spotting_places(settled.layout, house)
    report = grade(settled.layout, house, settlement, settled.sheet, places)
    (cause,) = find_causes(report)
    # It may go by another name that stands before it and gives the very same answers.
    assert list(Slip).index(cause.slip) <= list(Slip).index(slip)
    assert all(mark.given is not None for mark in report.marks)


@HOUSE_LIST
def test_the_same_seed_gives_the_same_layouts_with_none_one_or_two_mistakes(house: House) -> None:
    first = [settled_layout(house, 3, index) for index in range(60)]
    assert first[:12] == [settled_layout(house, 3, index) for index in range(12)]
    assert settled_layout(house, 4, 0) != first[0]
    counted = Counter(len(each.slips) for each in first)
    assert set(counted) == {0, 1, 2}
    for each in first:
        report = grade(
            each.layout,
            house,
            settle(each.layout, house),
            each.sheet,
            spotting_places(each.layout, house),
        )
        assert len(find_causes(report)) == len(each.slips)


def test_as_many_boxes_are_dealt_as_are_wanted() -> None:
    for index in range(8):
        assert len(settled_layout(LATVIA, 1, index, boxes=2).layout.boxes) == 2


def test_the_sheet_lies_there_filled_in_and_enter_goes_over_it_place_by_place() -> None:
    state = started(one_with(Slip.HAND_MISREAD))
    assert not state.gaps
    assert ORDER not in state.asked
    seen = []
    while state.focus is not None:
        seen.append(state.focus)
        state = step(state, Confirm(), 0)
    assert tuple(seen) == state.fields
    assert corrections(state) == ()
    assert step(state, Confirm(), 0).phase is Phase.SUBMITTED


def test_what_is_put_right_is_found_and_what_is_left_is_missed() -> None:
    settled = one_with(Slip.ANTE_PAID_DEALER_FAILS)
    state = started(settled)
    left = judged(state)
    assert [finding.found for finding in left.findings] == [False]
    place = left.findings[0].cause.place
    done = judged(put_right(state, place))
    assert (done.found, len(done.findings), done.accused) == (1, 1, ())
    assert place in done.findings[0].cause.places


def test_a_mistake_is_found_only_when_all_that_followed_is_put_right() -> None:
    state = started(one_with(Slip.WIN_AS_LOSS))
    (finding,) = judged(state).findings
    first, *rest = finding.cause.places
    assert rest
    state = put_right(state, first)
    assert judged(state).findings[0].left == tuple(rest)
    for place in rest:
        state = put_right(state, place)
    done = judged(state)
    assert (done.found, done.accused) == (1, ())


def test_a_right_answer_that_is_changed_is_wrongly_accused() -> None:
    settled = deal_settled(LATVIA, (), Chance("clean"))
    state = started(settled)
    assert judged(state).clean
    assert judged(state).accused == ()
    place = next(place for place in state.fields if place.is_wager)
    other = TAKE if given_answer(settled.sheet, place) != TAKE else PUSH
    changed = answered(state, place, other)
    assert corrections(changed) == (place,)
    found = judged(changed)
    assert found.accused == (place,)
    assert corrections(step(changed, Undo(), 0)) == ()
    back = given_answer(settled.sheet, place)
    assert back is not None
    assert corrections(answered(changed, place, back)) == ()


def test_only_what_was_to_be_found_or_was_accused_counts() -> None:
    state = started(one_with(Slip.LOSS_LEFT))
    spotted = judged(state)
    sheet, settlement = sheet_of(state), settle(state.layout, LATVIA)
    report = grade(state.layout, LATVIA, settlement, sheet, state.asked)
    kept = marks_to_keep(spotted, report)
    assert [mark.place for mark in kept.marks] == list(spotted.findings[0].cause.places)
    assert spotting_tally(sheet, kept) == SpottingTally(missed=1)


def test_a_layout_that_was_left_is_gone_on_with_as_it_was_shown_and_corrected() -> None:
    settled = one_with(Slip.STAKE_ADDED)
    state = started(settled)
    place = judged(state).findings[0].cause.place
    state = put_right(state, place)
    again = resume_spotting(state.layout, state.asked, state.changes)
    assert (again.answers, again.shown, again.changes) == (
        state.answers,
        state.shown,
        state.changes,
    )
    assert again.focus == state.fields[0]
    assert corrections(again) == (place,)


def test_what_was_shown_is_kept_with_the_round() -> None:
    state = started(one_with(Slip.EVEN_MONEY))
    sheet = sheet_of(put_right(state, judged(state).findings[0].cause.place))
    assert sheet.shown is not None
    assert read_sheet(written_json(sheet_json(sheet))) == sheet


def played(state: DrillState, index: int) -> Round:
    state = after(state, [Submit()])
    sheet, settlement = sheet_of(state), settle(state.layout, LATVIA)
    report = grade(state.layout, LATVIA, settlement, sheet, state.asked)
    kept = marks_to_keep(judged(state), report)
    places = tuple(mark.place for mark in kept.marks)
    money = money_errors(report, settlement)
    return Round(index, state.layout, fingerprint(LATVIA), places, sheet, kept, money)


def test_a_drill_counts_found_missed_accused_and_clean() -> None:
    paid = one_with(Slip.STAKE_ADDED)
    found = started(paid)
    found = put_right(found, judged(found).findings[0].cause.place)
    missed = started(one_with(Slip.PAY_LEFT))
    clean = deal_settled(LATVIA, (), Chance("clean"))
    accused = started(clean)
    box = clean.layout.settlement_order[0].number
    ante = box_bet(box, Bet.ANTE)
    was = given_answer(clean.sheet, ante)
    assert isinstance(was, Answer)
    accused = answered(accused, ante, TAKE if was != TAKE else PUSH)
    states = (found, missed, started(clean), accused)
    rounds = [played(state, index) for index, state in enumerate(states)]
    summary = summarise(rounds, LATVIA)
    assert summary.spotted == SpottingTally(found=1, missed=1, accused=1, declared_clean=1, clean=2)
    assert (summary.right, summary.asked) == (1, 3)
    assert summary.tally.mistakes == 2
    assert summarise((), LATVIA).spotted is None
