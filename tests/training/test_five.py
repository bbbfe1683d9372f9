"""Reading proof: the five cards that play, picked before the hand is named, are an answer."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from dealer_trainer.rules.cards import Card, parse_card
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.report import mark_json, report_json
from dealer_trainer.storage.codec.round_fields import read_report
from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.codec.sheet_fields import read_sheet
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.intents import (
    Choose,
    Clear,
    Confirm,
    Intent,
    Next,
    Painted,
    Pick,
    Rub,
    Undo,
)
from dealer_trainer.training.drill.state import DrillState, Stage, sheet_of, start_layout
from dealer_trainer.training.drill.step import replay, step
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.grading import Mark, grade
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    ORDER,
    Scope,
    asked_places,
    box_category,
    box_five,
    parse_place,
    with_five,
)
from dealer_trainer.training.sheet import five_of
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA, layout_in

ASKED = with_five(asked_places(EXAMPLE, LATVIA), EXAMPLE, LATVIA)


def cards(text: str) -> tuple[Card, ...]:
    found = [parse_card(word) for word in text.split()]
    assert None not in found
    return tuple(card for card in found if card is not None)


def picked(text: str) -> list[Intent]:
    return [*map(Pick, cards(text)), Confirm()]


def after(state: DrillState, intents: Iterable[Intent]) -> DrillState:
    for intent in intents:
        state = step(state, intent, 0)
    return state


def fresh() -> DrillState:
    return step(start_layout(EXAMPLE, ASKED), Painted(), 0)


def mark_of(state: DrillState, name: str) -> Mark:
    place = parse_place(name)
    assert place is not None
    report = grade(state.layout, LATVIA, settle(state.layout, LATVIA), sheet_of(state), state.asked)
    found = report.mark(place)
    assert found is not None
    return found


def test_the_five_come_before_the_name_of_dealer_and_of_each_open_hand() -> None:
    assert ASKED[:2] == (DEALER_FIVE, DEALER_CATEGORY)
    at = ASKED.index(box_five(5))
    assert ASKED[at + 1] == box_category(5)
    assert box_five(3) not in ASKED  # folded, and lies face down
    assert ASKED[-1] == ORDER
    assert [place for place in ASKED if place.part.value != "five"] == list(
        asked_places(EXAMPLE, LATVIA)
    )


@pytest.mark.parametrize("scope", Scope)
@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_each_hand_of_which_something_is_asked_is_asked_once(house: House, scope: Scope) -> None:
    box = {"box": 1, "cards": "Ah 3h", "ante": 10}
    layout = layout_in(house, "Kc 9d 7h 4s 2c", "Qs Jd", box)
    places = with_five(asked_places(layout, house, scope), layout, house)
    assert len(set(places)) == len(places)
    fives = [place for place in places if place.part.value == "five" and place.box is not None]
    assert not fives or hand_is_asked(layout.boxes[0], house)


def test_picking_confirms_with_five_cards_and_goes_on_to_the_name() -> None:
    state = fresh()
    assert (state.focus, state.stage) == (DEALER_FIVE, Stage.PICK_FIVE)
    assert state.seven == cards("Kc 9d 7h 4s 2c Qs Jd")
    state = after(state, picked("Jd Qs Kc 9d 7h"))
    assert state.answer(DEALER_FIVE) == five_of(cards("Kc Qs Jd 9d 7h"))
    assert state.focus == DEALER_CATEGORY
    assert mark_of(state, "dealer.five").right


def test_cards_are_put_back_and_a_sixth_is_refused() -> None:
    state = after(fresh(), map(Pick, cards("Kc 9d 7h 4s 2c")))
    refused = step(state, Pick(cards("Qs")[0]), 0)
    assert refused.hint is Hint.FIVE_PICKED
    assert refused.picked == cards("Kc 9d 7h 4s 2c")
    state = after(state, [Pick(cards("4s")[0]), Pick(cards("Qs")[0])])
    assert state.picked == cards("Kc 9d 7h 2c Qs")
    assert step(state, Rub(), 0).picked == cards("Kc 9d 7h 2c")
    assert step(state, Clear(), 0).picked == ()
    assert step(state, Pick(cards("Ah")[0]), 0).picked == state.picked  # not of this hand


def test_fewer_than_five_are_no_answer_yet() -> None:
    state = after(fresh(), [Pick(cards("Kc")[0]), Confirm()])
    assert (state.hint, state.focus) == (Hint.PICK_FIVE, DEALER_FIVE)
    assert step(state, Next(), 0).focus == DEALER_FIVE
    assert after(fresh(), [Confirm()]).hint is Hint.NEEDS_ANSWER


def test_any_five_that_are_equal_to_the_best_are_right() -> None:
    wheel = layout_in(
        LATVIA, "5c 4d 3d 2h Ac", "5s Kd", {"box": 1, "cards": "Qd Qh", "ante": 10, "play": 10}
    )
    asked = with_five(asked_places(wheel, LATVIA), wheel, LATVIA)
    state = step(start_layout(wheel, asked), Painted(), 0)
    assert mark_of(after(state, picked("5s 4d 3d 2h Ac")), "dealer.five").right
    assert mark_of(after(state, picked("5c 4d 3d 2h Ac")), "dealer.five").right
    assert not mark_of(after(state, picked("5c 5s 3d 2h Ac")), "dealer.five").right


def test_wrong_cards_under_a_right_name_are_a_misread_hand() -> None:
    state = after(fresh(), [*picked("Kc Qs Jd 9d 4s"), Choose(DEALER_CATEGORY, Category.HIGH_CARD)])
    mark = mark_of(after(state, [Confirm()]), "dealer.five")
    assert mark.slips == (Slip.DEALER_HAND_MISREAD,)
    assert mark.expected == five_of(settle(EXAMPLE, LATVIA).dealer.cards)
    assert mark_of(after(state, [Confirm()]), "dealer.category").right


def test_picked_cards_are_kept_replayed_and_taken_back() -> None:
    state = after(fresh(), picked("Kc Qs Jd 9d 7h"))
    again = replay(start_layout(EXAMPLE, ASKED), state.changes)
    assert again.answers == state.answers
    assert step(state, Undo(), 0).answer(DEALER_FIVE) is None


def test_sheet_and_marks_are_read_back_as_they_were_kept() -> None:
    state = after(fresh(), picked("Kc Qs Jd 9d 4s"))
    sheet = sheet_of(state)
    assert read_sheet(written_json(sheet_json(sheet))) == sheet
    report = grade(EXAMPLE, LATVIA, settle(EXAMPLE, LATVIA), sheet, ASKED)
    assert read_report(json.loads(written_json(report_json(report)))) == report
    written = mark_json(report.marks[0])
    assert (written["place"], written["given"]) == ("dealer.five", "Kc Qs Jd 9d 4s")
