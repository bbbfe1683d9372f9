from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.presentation.felt import CardLook
from dealer_trainer.presentation.table.looking import Raised
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import fingerprint
from dealer_trainer.rules.money import PUSH, TAKE, pay
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.state import Phase
from dealer_trainer.training.drill.summary import Summary
from dealer_trainer.training.places import Scope, asked_places, parse_place
from dealer_trainer.training.ports import OpenRound, Unfinished
from dealer_trainer.training.preferences import Preferences
from tests.boxes import casino_texas_box
from tests.training.tables import Shelf, house, spec_layout, two_boxes
from tests.ui.drill.conftest import Desk, MakeDesk
from tests.ui.fitting import faults_at_rest
from tests.ui.languages import in_rooms

BOX_2 = "5 enter = enter 25 enter 100 enter 20 enter"
BOX_1 = "1 enter = enter - enter - enter"
DEALER = "1 enter - enter"
ALL_RIGHT = f"{DEALER} {BOX_2} {BOX_1} enter"


def test_a_whole_layout_is_settled_by_keyboard_alone(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} {BOX_2} {BOX_1}")
    assert desk.answers() == {
        "dealer.category": Category.HIGH_CARD,
        "dealer.qualifies": False,
        "box2.category": Category.STRAIGHT,
        "box2.ante": PUSH,
        "box2.blind": pay(2500),
        "box2.play": pay(10000),
        "box2.trips": pay(2000),
        "box1.category": Category.HIGH_CARD,
        "box1.ante": PUSH,
        "box1.blind": TAKE,
        "box1.play": TAKE,
    }
    assert desk.widget("submit").isVisible()
    desk.type("enter")
    assert desk.session.marked is not None
    assert desk.session.marked.report.right == desk.session.marked.report.asked == 12


def test_a_whole_layout_is_settled_by_mouse_alone(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.click("dealer.category.high-card", "confirm", "dealer.qualifies.false", "confirm")
    desk.click("box2.category.straight", "confirm", "pad.stays", "confirm")
    for digits in ("25", "100", "20"):
        desk.click(*(f"pad.{digit}" for digit in digits), "confirm")
    desk.click("box1.category.high-card", "confirm", "pad.stays", "confirm")
    desk.click("pad.take", "confirm", "pad.take", "confirm", "submit")
    marked = desk.session.marked
    assert marked is not None
    assert marked.report.right == marked.report.asked
    desk.click("next")
    assert desk.session.state.phase in (Phase.WAITING, Phase.ANSWERING)
    assert not desk.is_marked()


def test_keys_on_the_screen_show_for_the_mouse_and_go_when_one_types(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type("1 enter - enter 5 enter")
    assert not desk.is_shown("pad.5")
    desk.click("box2.blind")
    assert desk.is_shown("pad.5")
    desk.click("pad.2", "pad.5", "pad.rub")
    assert desk.session.state.draft == "2"
    desk.type("7")
    assert desk.session.state.draft == "27"
    assert not desk.is_shown("pad.5")


def test_a_click_on_the_felt_takes_the_focus_to_its_field(make_desk: MakeDesk) -> None:
    desk = make_desk(spec_layout())
    desk.page.felt.spot_clicked.emit(4, "trips")
    assert desk.session.state.focus is not None
    assert desk.session.state.focus.name == "box4.trips"
    assert desk.widget("box4.trips").hasFocus()
    desk.page.felt.box_clicked.emit(1)
    assert desk.session.state.focus.name == "box1.category"
    desk.page.felt.dealer_clicked.emit()
    assert desk.session.state.focus.name == "dealer.category"


def test_only_the_active_box_bears_the_names(make_desk: MakeDesk) -> None:
    desk = make_desk(spec_layout())
    desk.type(f"{DEALER} 5 enter")
    assert isinstance(desk.widget("box5.ante"), QLineEdit)
    assert desk.widget("box5.category").text() == "Straight"  # type: ignore[attr-defined]
    desk.click("box4")
    assert not desk.is_shown("box5.ante")
    assert isinstance(desk.widget("box4.category.flush"), QPushButton)
    assert not desk.is_shown("dealer.category.flush")


def test_a_field_tells_its_name_and_value(make_desk: MakeDesk) -> None:
    desk = make_desk(spec_layout())
    desk.type(f"{DEALER} 5 enter")
    field = desk.widget("box5.ante")
    assert isinstance(field, QLineEdit)
    assert field.accessibleName() == "Box 5, Ante, stake 25, pay, take or stays"
    assert field.text() == "empty"
    desk.type("25 enter")
    assert field.text() == "pays 25"
    assert desk.widget("box5").accessibleName() == "Box 5, active"
    assert "queen of diamonds" in desk.page.felt.accessibleDescription()


def test_undo_takes_the_last_confirmed_answer_back(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} 5 enter = enter 25 enter")
    desk.undo()
    assert "box2.blind" not in desk.answers()
    assert desk.session.state.focus is not None
    assert desk.session.state.focus.name == "box2.blind"
    desk.click("undo")
    assert "box2.ante" not in desk.answers()


def test_boxes_settled_out_of_order_are_marked_in_words(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(DEALER)
    desk.click("box1")
    desk.type(f"{BOX_1} {BOX_2} enter")
    assert desk.is_marked()
    row = desk.widget("order")
    assert row.accessibleName() == "Order of boxes, wrong, your answer: 1 2, right: 2 1"


def test_the_primary_button_says_what_enter_will_do(make_desk: MakeDesk) -> None:
    desk = make_desk()
    said = []
    for word in f"{DEALER} {BOX_2} {BOX_1}".split():
        if word == "enter":
            said.append(desk.widget("confirm").accessibleName())
        desk.type(word)
    assert said == [
        "Confirm the hand",
        "Continue to box 2",
        "Confirm the hand",
        "Next: Blind",
        "Next: Play",
        "Next: Trips",
        "Continue to box 1",
        "Confirm the hand",
        "Next: Blind",
        "Next: Play",
        "Next: look over and submit",
    ]


def test_what_is_no_amount_yet_is_told_under_its_field(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} 5 enter 1.000 enter")
    labels = [label.text() for label in desk.page.sheet.findChildren(QLabel)]
    assert "Thousands are typed without a point or comma: 1000" in labels
    assert "box2.ante" not in desk.answers()


def test_each_confirmed_change_is_kept_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} 5 enter 25")
    assert [c.place.name for c in desk.shelf.changes[1] if c.place] == [
        "dealer.category",
        "dealer.qualifies",
        "box2.category",
    ]
    desk.undo()
    desk.undo()
    assert desk.shelf.changes[1][-1].place is None


def test_a_round_is_kept_before_its_marks_show(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(ALL_RIGHT)
    played = desk.shelf.played[1]
    assert played.report.right == 12
    assert played.house_fingerprint == fingerprint(house())
    assert desk.is_shown("next")


def test_a_full_disk_is_told_and_the_answers_stay(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} {BOX_2} {BOX_1}")
    desk.shelf.full = True
    desk.type("enter")
    assert not desk.is_marked()
    assert desk.page.banner.isVisible()
    assert "disk is full" in desk.page.banner.accessibleName()
    assert len(desk.answers()) == 11
    desk.shelf.full = False
    desk.type("enter")
    assert desk.is_marked()
    assert not desk.page.banner.isVisible()


def test_what_a_full_disk_refused_is_kept_with_the_next_change(make_desk: MakeDesk) -> None:
    shelf = Shelf()
    shelf.full = True
    desk = make_desk(shelf=shelf)
    desk.type("1 enter")
    assert desk.shelf.changes == {}
    desk.shelf.full = False
    desk.type("- enter")
    assert len(desk.shelf.changes[1]) == 2
    assert not desk.page.banner.isVisible()


def test_a_layout_that_was_left_goes_on_where_it_was(make_desk: MakeDesk, qtbot: QtBot) -> None:
    first = make_desk()
    first.clock.at = 5000
    first.type(f"{DEALER} 5 enter 25 enter")
    first.page.hide()
    kept = tuple(first.shelf.changes[1])
    asked = asked_places(two_boxes(), house())
    opened = OpenRound(1, 1, 0, two_boxes(), fingerprint(house()), asked, kept)
    plan = DrillPlan("bg-ultimate", 1, layouts=2)
    shelf = Shelf()
    shelf.changes[1] = list(kept)
    second = make_desk(shelf=shelf, left=Unfinished(1, plan, 0, opened))
    assert second.answers() == first.answers()
    assert second.widget("box2.blind").hasFocus()
    assert second.session.state.milliseconds == first.session.state.milliseconds == 5000
    second.type("25 enter")
    assert len(second.shelf.changes[1]) == len(kept) + 1


def test_feedback_opens_on_the_first_wrong_box(make_desk: MakeDesk) -> None:
    desk = make_desk(spec_layout())
    wrong = "5 enter 25 enter 25 enter 100 enter 20 enter"
    rest = "4 enter = enter = enter 60 enter 30 enter - enter - enter"
    last = "1 enter = enter - enter - enter 2 enter = enter - enter - enter - enter"
    desk.type(f"{DEALER} {wrong} {rest} {last} enter")
    marked = desk.session.marked
    assert marked is not None
    assert desk.look().box == 5
    row = desk.widget("box5.ante")
    assert row.accessibleName() == "Box 5, Ante, wrong, your answer: pay 25, right: stays"
    assert desk.widget("box5").accessibleName() == "Box 5, wrong"
    felt = desk.page.felt.state
    assert felt is not None
    assert felt.boxes[4].mark is False
    assert {card.look for card in felt.boxes[4].cards} == {CardLook.PLAYS}
    assert [card.look for card in felt.dealer] == [CardLook.LEFT_OUT] * 2


def test_arrows_and_space_move_the_look(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type(ALL_RIGHT)
    assert desk.look().box == 2
    desk.type("left")
    assert desk.look().box == 1
    desk.type("down")
    assert desk.look().place is not None
    assert desk.look().place == parse_place("box1.ante")
    desk.type("space")
    assert desk.look().raised is Raised.DEALER
    desk.type("space space")
    assert desk.look().raised is Raised.PLAYER


def test_the_next_layout_is_there_at_once_and_the_last_one_ends_the_drill(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk()
    desk.type(ALL_RIGHT)
    assert desk.is_shown("next")
    desk.type("enter")
    assert not desk.is_marked()
    assert desk.answers() == {}
    desk.type(ALL_RIGHT)
    assert desk.is_shown("finish")
    desk.type("enter")
    assert desk.shelf.finished == [1]
    (summary,) = desk.summaries
    assert isinstance(summary, Summary)
    assert (summary.rounds, summary.right, summary.asked) == (2, 24, 24)


def test_the_same_layout_again_is_marked_but_not_kept(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk()
    desk.type(ALL_RIGHT)
    desk.type("f5")
    assert not desk.is_marked()
    assert desk.page.sheet.note.accessibleName().startswith("The same layout again")
    desk.type(ALL_RIGHT)
    assert desk.is_marked()
    assert len(desk.shelf.played) == 1
    assert len(desk.shelf.changes) == 1
    with qtbot.waitSignal(desk.page.painted):
        desk.type("enter")
    assert len(desk.shelf.changes) == 2


def test_a_drill_without_end_can_be_finished_after_any_layout(make_desk: MakeDesk) -> None:
    desk = make_desk(layouts=None)
    desk.type(ALL_RIGHT)
    desk.click("finish")
    (summary,) = desk.summaries
    assert isinstance(summary, Summary)
    assert summary.rounds == 1


def test_a_pause_covers_the_table_and_stops_the_clock(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.clock.at = 2000
    desk.type("esc")
    assert desk.session.state.phase is Phase.PAUSED
    assert not desk.page.felt.isVisible()
    assert not desk.page.sheet.isVisible()
    desk.clock.at = 9000
    desk.type("enter")
    desk.clock.at = 9500
    desk.type("1 enter")
    assert desk.session.state.milliseconds == 2500
    assert desk.page.felt.isVisible()


def test_pay_tables_open_over_the_sheet_and_close_with_f1_and_esc(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type("f1")
    assert desk.page.pay_tables.isVisible()
    assert desk.page.felt.isVisible()
    desk.type("esc")
    assert desk.page.sheet.isVisible()
    assert desk.session.state.phase is Phase.ANSWERING
    desk.type("f1 f1")
    assert desk.page.sheet.isVisible()


def test_clock_and_four_colours_are_preferences(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.type("f4")
    assert desk.preferences.preferences == replace(Preferences(), four_colours=True)
    desk.click("clock")
    wished = replace(Preferences(), four_colours=True, clock_shown=False)
    assert desk.preferences.preferences == wished


def test_tab_leads_from_submit_to_the_bar_and_enter_presses_there(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk()
    desk.type(f"{DEALER} {BOX_2} {BOX_1}")
    assert desk.widget("submit").hasFocus()
    desk.type("tab")
    focused = QApplication.focusWidget()
    assert focused is not None
    for _ in range(8):
        if focused.objectName() == "leave":
            break
        desk.type("tab")
        focused = QApplication.focusWidget()
        assert focused is not None
    with qtbot.waitSignal(desk.glue.left):
        desk.type("enter")


def test_a_double_click_acts_once(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.click("dealer.category.high-card")
    button = desk.widget("confirm")
    middle = QPoint(button.width() // 2, button.height() // 2)
    desk.click("confirm")
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton, pos=middle)
    assert list(desk.answers()) == ["dealer.category"]


@pytest.mark.parametrize("scope", list(Scope))
def test_a_scope_asks_only_its_own(make_desk: MakeDesk, scope: Scope) -> None:
    desk = make_desk(spec_layout(), scope=scope)
    for _ in range(30):
        if desk.session.state.focus is None:
            break
        match desk.session.state.focus.part.value:
            case "qualifies":
                desk.type("- enter")
            case "category":
                desk.type("1 enter")
            case _:
                desk.type("= enter")
    desk.type("enter")
    assert desk.session.marked is not None
    asked = asked_places(spec_layout(), house(), scope)
    assert tuple(mark.place for mark in desk.session.marked.report.marks) == asked


def test_an_unconfirmed_rule_is_told_with_its_reason(make_desk: MakeDesk) -> None:
    layout = spec_layout("ru-ultimate")
    paid_after_fold = replace(layout.box(4), wagers={Bet.ANTE: 1500, Bet.TRIPS: 1000})
    boxes = tuple(paid_after_fold if box.number == 4 else box for box in layout.boxes)
    desk = make_desk(replace(layout, boxes=boxes), of=house("ru-ultimate"))
    why = house("ru-ultimate").provenance["fold_side"].why["en"]
    note = desk.page.sheet.note
    assert note.accessibleName() == "This layout hangs on an unconfirmed rule"
    assert why in note.toolTip()
    _answer_all(desk)
    desk.type("enter")
    assert desk.is_marked()
    assert why in note.accessibleName()


def _answer_all(desk: Desk) -> None:
    for _ in range(40):
        if desk.session.state.focus is None:
            return
        desk.type("- enter" if desk.session.state.focus.part.value != "category" else "1 enter")


SIZES = [(1366, 768, 100), (1280, 680, 100), (1920, 1080, 100), (1366, 768, 130)]


@in_rooms(SIZES)
@pytest.mark.parametrize("house_id", ["lv-ultimate", "lt-casino-texas"])
def test_no_text_is_clipped(
    make_desk: MakeDesk, language: Language, size: tuple[int, int, int], house_id: str
) -> None:
    width, height, text = size
    set_language(language)
    layout = spec_layout(house_id, dark=True)
    if house_id == "lt-casino-texas":
        boxes = tuple(casino_texas_box(b, b.play and 2 * b.ante) for b in layout.boxes)
        layout = replace(layout, boxes=boxes)
    else:
        layout = replace(layout, boxes=layout.boxes)
    desk = make_desk(
        layout, of=house(house_id), preferences=Preferences(text_size=text), size=(width, height)
    )
    faults: list[str] = []

    def look(stage: str) -> None:
        faults.extend(f"{stage}: {told}" for told in faults_at_rest(desk.page))

    look("dealer")
    desk.type("1 enter")
    look("qualify")
    desk.type("- enter")
    look("naming")
    desk.type("enter 1 enter")
    look("bets")
    desk.click("box4")
    desk.type("1 enter 1.000 enter")
    look("hint")
    desk.type("back back back back back")
    desk.type("f1")
    look("pay tables")
    desk.type("f1 esc")
    look("pause")
    desk.type("enter")
    _answer_all(desk)
    look("check")
    desk.type("enter")
    assert desk.is_marked()
    for _ in range(5):
        look("feedback")
        desk.type("left")
    assert faults == []


def test_the_language_switches_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk()
    set_language(Language.RU)
    desk.page.retranslate()
    assert desk.widget("confirm").accessibleName() == "Подтвердить комбинацию"
    assert desk.page.felt.accessibleName() == "Стол"
    desk.type(DEALER)
    assert desk.widget("box2.category.royal-flush").accessibleName().startswith("Роял-флеш")
