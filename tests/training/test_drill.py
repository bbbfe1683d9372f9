"""The drill machine: what is asked next, what Enter does, undo, time, and that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, TAKE, Answer, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.training.drill.intents import (
    Back,
    Choose,
    Clear,
    Confirm,
    Focus,
    FocusBox,
    Intent,
    Next,
    Painted,
    Pause,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import (
    DrillState,
    Phase,
    Stage,
    sheet_of,
    start_layout,
)
from dealer_trainer.training.drill.step import replay, step
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.grading import expected_answer
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    ORDER,
    Scope,
    asked_places,
    box_bet,
    box_category,
)
from dealer_trainer.training.sheet import Five
from tests.training.layouts import EXAMPLE, LATVIA

ASKED = asked_places(EXAMPLE, LATVIA)
FIELDS = tuple(place for place in ASKED if place != ORDER)


def fresh() -> DrillState:
    return step(start_layout(EXAMPLE, ASKED), Painted(), 0)


def after(state: DrillState, intents: Iterable[Intent], now: int = 0) -> DrillState:
    for intent in intents:
        state = step(state, intent, now)
    return state


def typed(text: str) -> list[Intent]:
    return [*map(Type, text), Confirm()]


def chosen(state: DrillState, value: Category | bool | Answer) -> list[Intent]:
    assert state.focus is not None
    return [Choose(state.focus, value), Confirm()]


def settled_perfectly(state: DrillState) -> DrillState:
    settlement = settle(EXAMPLE, LATVIA)
    while state.focus is not None:
        right = expected_answer(settlement, sheet_of(state), state.focus)
        assert not isinstance(right, tuple | Five)
        state = after(state, chosen(state, right))
    return state


def test_the_example_asks_fifteen_things_dealer_first_then_boxes_from_right_to_left() -> None:
    assert [place.name for place in ASKED] == [
        "dealer.category",
        "dealer.qualifies",
        "box5.category",
        "box5.ante",
        "box5.blind",
        "box5.play",
        "box5.trips",
        "box3.ante",
        "box3.blind",
        "box3.trips",
        "box2.category",
        "box2.ante",
        "box2.blind",
        "box2.play",
        "order",
    ]


def test_a_drill_may_ask_less() -> None:
    asked = {scope: asked_places(EXAMPLE, LATVIA, scope) for scope in Scope}
    assert {place.name for place in asked[Scope.NAMING]} == {
        "dealer.category",
        "box5.category",
        "box2.category",
    }
    assert asked[Scope.QUALIFICATION] == (DEALER_QUALIFIES,)
    assert {place.name for place in asked[Scope.SIDE_BETS]} == {"box5.trips", "box3.trips"}
    assert box_bet(5, Bet.TRIPS) not in asked[Scope.MAIN_BETS]
    assert asked[Scope.MAIN_BETS][-1] == ORDER


def test_enter_walks_through_every_question_and_then_submits() -> None:
    state = settled_perfectly(fresh())
    assert state.stage is Stage.SUBMIT
    assert state.gaps == ()
    assert step(state, Confirm(), 5).phase is Phase.SUBMITTED


def test_enter_on_an_empty_field_stays_and_says_so() -> None:
    state = step(fresh(), Confirm(), 0)
    assert (state.focus, state.hint) == (DEALER_CATEGORY, Hint.NEEDS_ANSWER)


def test_amounts_are_the_same_with_a_point_or_a_comma_and_nought_stays() -> None:
    for text, answer in (("37.5", pay(3750)), ("37,50", pay(3750)), ("0", PUSH)):
        state = after(fresh(), [Focus(box_bet(5, Bet.ANTE)), *typed(text)])
        assert state.answer(box_bet(5, Bet.ANTE)) == answer


def test_an_amount_that_is_none_keeps_the_focus_with_a_hint_however_one_leaves() -> None:
    ante = box_bet(5, Bet.ANTE)
    leaving: list[Intent] = [
        Confirm(),
        Next(),
        Back(),
        FocusBox(2),
        Focus(DEALER_CATEGORY),
        Submit(),
    ]
    leaving.append(Choose(DEALER_QUALIFIES, True))
    for leave in leaving:
        state = after(fresh(), [Focus(ante), *map(Type, "1.000"), leave])
        assert (state.focus, state.hint, state.draft) == (ante, Hint.THREE_DECIMALS, "1.000")


def test_what_was_typed_is_kept_when_the_focus_moves_and_going_back_clears_nothing() -> None:
    ante, blind = box_bet(5, Bet.ANTE), box_bet(5, Bet.BLIND)
    state = after(fresh(), [Focus(ante), Type("7"), Focus(blind), Back(), Back()])
    assert state.answer(ante) == pay(700)
    assert state.focus == box_category(5)


def test_after_an_answer_the_next_open_question_to_the_left_comes_then_what_was_passed_over() -> (
    None
):
    state = after(fresh(), [FocusBox(3), Choose(box_bet(3, Bet.ANTE), TAKE), Confirm()])
    assert state.focus == box_bet(3, Bet.BLIND)
    state = after(state, [Choose(box_bet(3, Bet.BLIND), TAKE), Confirm()])
    state = after(state, [Choose(box_bet(3, Bet.TRIPS), TAKE), Confirm()])
    assert state.focus == box_category(2)
    for place, value in (
        (box_category(2), Category.PAIR),
        (box_bet(2, Bet.ANTE), PUSH),
        (box_bet(2, Bet.BLIND), PUSH),
        (box_bet(2, Bet.PLAY), pay(10000)),
    ):
        state = after(state, [Choose(place, value), Confirm()])
    assert state.focus == DEALER_CATEGORY


def test_a_box_stands_in_the_order_by_its_first_bet() -> None:
    state = after(
        fresh(),
        [
            Choose(box_category(5), Category.PAIR),
            Choose(box_bet(2, Bet.ANTE), PUSH),
            Choose(box_bet(5, Bet.ANTE), PUSH),
            Confirm(),
        ],
    )
    assert [box.number for box in sheet_of(state).boxes] == [2, 5]


def test_undo_takes_back_one_confirmed_change_and_returns_to_its_question() -> None:
    ante = box_bet(5, Bet.ANTE)
    state = after(fresh(), [Focus(ante), *typed("10"), Focus(ante), *typed("25")])
    state = step(state, Undo(), 0)
    assert (state.answer(ante), state.focus) == (pay(1000), ante)
    state = step(state, Undo(), 0)
    assert state.answer(ante) is None
    assert step(state, Undo(), 0).answers == ()


def test_undo_first_drops_what_is_only_being_typed() -> None:
    state = after(fresh(), [Focus(box_bet(5, Bet.ANTE)), Type("9"), Undo()])
    assert state.draft is None
    assert state.focus == box_bet(5, Bet.ANTE)


def test_backspace_and_del_clear_an_answer_and_only_it() -> None:
    ante = box_bet(5, Bet.ANTE)
    state = after(fresh(), [Focus(ante), *typed("25"), Focus(ante)])
    assert step(state, Rub(), 0).draft == "2"
    assert after(state, [Rub(), Rub()]).answer(ante) is None
    assert step(state, Clear(), 0).answer(ante) is None


def test_submit_with_a_gap_goes_to_the_first_gap() -> None:
    state = after(fresh(), [Choose(DEALER_CATEGORY, Category.PAIR), Submit()])
    assert (state.phase, state.focus, state.hint) == (
        Phase.ANSWERING,
        DEALER_QUALIFIES,
        Hint.GAP_LEFT,
    )


def test_a_submitted_layout_never_changes() -> None:
    done = step(settled_perfectly(fresh()), Submit(), 9)
    for intent in (Type("1"), Undo(), Confirm(), Clear(), Pause(), Painted(), FocusBox(5)):
        assert step(done, intent, 99) == done


def test_time_goes_to_the_box_in_focus_and_none_passes_in_a_pause_or_before_painting() -> None:
    state = step(start_layout(EXAMPLE, ASKED), Painted(), 50_000)
    state = step(state, FocusBox(5), 53_000)
    state = step(state, FocusBox(2), 60_000)
    state = step(state, Pause(), 61_000)
    assert step(state, Type("1"), 70_000).draft is None
    state = step(state, Painted(), 500_000)
    state = step(state, Next(), 502_000)
    sheet = sheet_of(after(state, [Choose(box_bet(2, Bet.ANTE), PUSH), Confirm()], 502_000))
    assert sheet.dealer.milliseconds == 3_000
    assert state.owner_time(5) == 7_000
    assert sheet.boxes[0].milliseconds == 1_000 + 2_000
    assert sheet.milliseconds == 13_000


places = st.sampled_from(FIELDS)
intents = st.one_of(
    st.builds(Type, st.sampled_from("0123456789.,")),
    st.builds(Choose, places, st.sampled_from([*Category, True, False, TAKE, PUSH, pay(1250)])),
    st.builds(Focus, places),
    st.builds(FocusBox, st.integers(0, 7)),
    st.sampled_from(
        [Confirm(), Next(), Back(), Rub(), Clear(), Undo(), Submit(), Pause(), Painted()]
    ),
)


@given(st.lists(st.tuples(intents, st.integers(0, 5_000)), max_size=60))
def test_kept_changes_replayed_give_every_confirmed_answer_and_time_back(
    run: list[tuple[Intent, int]],
) -> None:
    state, now = fresh(), 0
    for intent, passed in run:
        now += passed
        state = step(state, intent, now)
        assert state.focus is None or state.focus in FIELDS
        assert len(dict(state.answers)) == len(state.answers)
    again = replay(start_layout(EXAMPLE, ASKED), state.changes)
    assert again.answers == state.answers
    assert again.changes == state.changes
    assert again.milliseconds <= state.milliseconds
    last = state.changes[-1] if state.changes else None
    assert again.milliseconds == (last.milliseconds if last else 0)
