"""Say why, in the window: the walk, five cards picked first, a settled layout gone over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from dealer_trainer.presentation.felt import CardLook
from dealer_trainer.presentation.table.state import KeyRow
from dealer_trainer.rules.money import PUSH, TAKE, Answer, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.working import CompareStep
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.training.error_spotting.layouts import settled_layout
from dealer_trainer.training.error_spotting.session import corrections
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_FIVE, parse_place
from dealer_trainer.training.sheet import five_of, given_answer
from dealer_trainer.ui.felt import geometry
from tests.training.tables import house, two_boxes
from tests.ui.drill.conftest import Desk, MakeDesk

# The dealer fails; box 2 wins with a straight, its ante was paid; box 1 is right.
_ANSWERS = "1 enter - enter 5 enter 25 enter 25 enter 100 enter 20 enter"
_BOX_1 = "1 enter = enter - enter - enter"


def marked(desk: Desk) -> Desk:
    desk.type(f"{_ANSWERS} {_BOX_1} enter")
    assert desk.is_marked()
    return desk


def texts(desk: Desk) -> set[str]:
    return {label.text() for label in desk.page.findChildren(QLabel) if label.isVisible()}


def board_looks(desk: Desk) -> list[CardLook]:
    state = desk.page.felt.state
    assert state is not None
    return [card.look for card in state.board]


def test_a_slip_is_told_with_its_rule_and_in_whose_favour_it_is(make_desk: MakeDesk) -> None:
    shown = texts(marked(make_desk()))
    assert "Ante paid although the dealer does not qualify" in shown
    assert "When the dealer does not qualify, Ante stays even if the box is higher" in shown
    assert "Overpaid €25, in the player's favour" in shown
    assert "1 mistake · Overpaid €25, in the player's favour" in shown


def test_one_false_call_is_looked_at_first_and_counts_what_followed(make_desk: MakeDesk) -> None:
    desk = make_desk()
    # A pair named, so he opens; every bet is settled by that.
    desk.type("2 enter + enter 5 enter 25 enter 25 enter 100 enter 20 enter")
    desk.type("1 enter - enter - enter - enter enter")
    assert desk.look().box is None
    shown = texts(desk)
    assert "Dealer's hand misread: 2 bets followed from it" in shown
    desk.type("left")
    desk.click("box2.ante")
    assert "Followed from: Dealer's hand misread" in texts(desk)
    desk.type("up up up")
    assert desk.look().box is None


def test_show_me_goes_through_the_layout_by_keys(make_desk: MakeDesk) -> None:
    desk = marked(make_desk())
    desk.type("f7")
    walk = desk.walk()
    assert walk is not None
    assert (walk.at, walk.stop.box) == (0, None)
    assert desk.keys_shown() is KeyRow.WALKING
    assert f"Step 1 of {len(walk.stops)}" in texts(desk)
    desk.type("enter enter down")
    walk = desk.walk()
    assert walk is not None
    assert (walk.at, walk.stop.box) == (3, 2)
    assert isinstance(walk.stop.step, CompareStep)
    desk.type("up left")
    walk = desk.walk()
    assert walk is not None
    assert walk.stop.box == 1
    desk.type("esc")
    assert desk.walk() is None
    assert desk.is_marked()


def test_show_me_ends_with_its_last_step_and_enter_is_the_next_layout_again(
    make_desk: MakeDesk,
) -> None:
    desk = marked(make_desk())
    desk.click("show")
    walk = desk.walk()
    assert walk is not None
    for _ in walk.stops[1:]:
        desk.click("step")
    last = desk.walk()
    assert last is not None
    assert last.is_last
    assert not desk.is_shown("end")
    desk.type("enter")
    assert desk.walk() is None
    assert desk.is_shown("next")
    desk.type("enter")
    assert not desk.is_marked()


def test_a_click_on_a_box_goes_to_it_and_the_end_button_ends_the_walk(make_desk: MakeDesk) -> None:
    desk = marked(make_desk())
    desk.click("show", "box1")
    walk = desk.walk()
    assert walk is not None
    assert walk.stop.box == 1
    desk.click("end")
    assert desk.walk() is None


def test_the_card_that_decides_is_marked_on_the_table(make_desk: MakeDesk) -> None:
    desk = marked(make_desk())
    desk.type("left")
    state = desk.page.felt.state
    assert state is not None
    assert desk.look().box == 1
    # Ace against king, both high card: the dealer's ace decides.
    assert [card.look for card in state.dealer] == [CardLook.DECIDES, CardLook.LEFT_OUT]
    desk.type("space space")
    assert CardLook.DECIDES not in board_looks(desk)


def test_five_cards_are_picked_by_keys_before_the_hand_is_named(make_desk: MakeDesk) -> None:
    desk = make_desk(task=Task.FIVE_FIRST)
    assert desk.session.state.focus == DEALER_FIVE
    desk.type("1 2 3 4 enter")
    assert "Pick exactly five cards" in texts(desk)
    desk.type("6 7")
    assert "Five are picked: put one back first" in texts(desk)
    assert board_looks(desk) == [CardLook.PLAYS] * 4 + [CardLook.PLAIN]
    desk.type("enter")
    assert desk.answers()["dealer.five"] == five_of(settle(two_boxes(), house()).dealer.cards)
    assert desk.session.state.focus == DEALER_CATEGORY


def test_five_cards_are_picked_on_the_felt_and_in_the_sheet(make_desk: MakeDesk) -> None:
    desk = make_desk(task=Task.FIVE_FIRST)
    for rect in (*geometry.board_rects(False)[:4], geometry.dealer_rects()[0]):
        click_felt(desk, rect.center())
    assert picked(desk) == 5
    desk.click("dealer.five.1")
    assert picked(desk) == 4
    desk.click("dealer.five.1", "confirm")
    assert "dealer.five" in desk.answers()
    desk.type("1 enter - enter")
    place = geometry.place_of(2, 6)
    click_felt(desk, QPointF(place.x - 20, place.y - 100))
    assert desk.session.state.picked == (two_boxes().box(2).cards[0],)


def picked(desk: Desk) -> int:
    return len(desk.session.state.picked)


def click_felt(desk: Desk, at: QPointF) -> None:
    view = desk.page.felt
    point = view.mapFromScene(at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))


def answered_with_five(desk: Desk, five: str) -> None:
    desk.type(f"{five} enter 1 enter - enter")
    desk.type("1 2 3 6 7 enter 5 enter = enter 25 enter 100 enter 20 enter")
    desk.type(f"1 2 3 4 6 enter {_BOX_1} enter")


def test_wrong_five_cards_are_their_own_mistake(make_desk: MakeDesk) -> None:
    desk = make_desk(task=Task.FIVE_FIRST)
    answered_with_five(desk, "1 2 3 5 6")
    assert desk.session.marked is not None
    wrong = [mark.place.name for mark in desk.session.marked.report.marks if not mark.right]
    assert wrong == ["dealer.five"]
    assert desk.look().box is None
    assert "Right category, wrong cards" in texts(desk)
    assert desk.is_shown("dealer.five")


def spot_desk(make_desk: MakeDesk, wanted: Callable[[int], bool]) -> Desk:
    """A desk whose first settled layout has as many mistakes as wanted."""
    seed = next(n for n in range(1, 200) if wanted(len(settled_layout(house(), n, 0).slips)))
    return make_desk(task=Task.SPOT, seed=seed)


def test_a_layout_is_gone_over_by_keys_and_declared_clean(make_desk: MakeDesk) -> None:
    desk = spot_desk(make_desk, lambda count: count == 0)
    assert "Declare it clean" in texts(desk)
    for _ in desk.session.state.fields:
        desk.type("enter")
    assert desk.session.state.focus is None
    desk.type("enter")
    assert desk.is_marked()
    assert "Clean, and declared clean" in texts(desk)
    (played,) = desk.shelf.played.values()
    assert played.asked == ()
    assert played.sheet.shown is not None


def test_a_mistake_is_found_by_its_correction(make_desk: MakeDesk) -> None:
    desk = spot_desk(make_desk, lambda count: count == 1)
    state = desk.session.state
    settlement = settle(state.layout, house())
    for place in state.fields:
        if place.is_wager and place.box is not None and place.bet is not None:
            right = settlement.box(place.box).bet(place.bet).answer
        else:
            continue
        if state.answer(place) != right:
            desk.click(f"box{place.box}")
            desk.presenter.click_place(place.name)
            desk.type(typed(right))
            desk.type("enter")
    desk.presenter.click_place("dealer.category")
    put_right = {"dealer.category": settlement.dealer.category}
    put_right |= {f"box{box.box.number}.category": box.hand.category for box in settlement.boxes}
    for name, category in put_right.items():
        named = parse_place(name)
        if named in state.fields and state.answer(named) is not category:
            desk.presenter.click_place(name)
            desk.type(f"{(category.value + 1) % 10} enter")
    calls = parse_place("dealer.qualifies")
    assert calls is not None
    if state.answer(calls) is not settlement.opens:
        desk.presenter.click_place("dealer.qualifies")
        desk.type("+ enter" if settlement.opens else "- enter")
    assert corrections(desk.session.state)
    desk.click("submit")
    assert desk.is_marked()
    assert "1 of 1 mistake found" in texts(desk)
    assert "found" in texts(desk)


def typed(answer: Answer) -> str:
    if answer == TAKE:
        return "-"
    return "=" if answer == PUSH else answer.text


def test_what_was_right_and_is_changed_is_told(make_desk: MakeDesk) -> None:
    desk = spot_desk(make_desk, lambda count: count == 0)
    state = desk.session.state
    sheet = settled_layout(house(), desk.seed, 0).sheet
    place = next(place for place in state.fields if place.is_wager)
    desk.presenter.click_place(place.name)
    desk.type("7" if given_answer(sheet, place) != pay(700) else "9")
    assert "Hand in 1 correction" in texts(desk)
    desk.type("enter")
    QTest.keyClick(desk.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert desk.is_marked()
    assert {"The layout was clean", "was right"} <= texts(desk)
    assert any(text.startswith("1 right answer changed · ") for text in texts(desk))
    (played,) = desk.shelf.played.values()
    assert [mark.place for mark in played.report.marks] == [place]
    desk.type("f5")
    assert desk.session.state.shown == state.shown


def test_boxes_settled_out_of_order_are_told_where_nothing_else_is_wrong(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk()
    desk.type("1 enter - enter")
    desk.click("box1")
    desk.type("1 enter = enter - enter - enter 5 enter = enter 25 enter 100 enter 20 enter enter")
    assert desk.is_marked()
    shown = texts(desk)
    assert "Settled out of order" in shown
    assert "Boxes are settled from right to left, from the last occupied box to the first" in shown
