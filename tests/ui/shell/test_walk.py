from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Action, Answer, amount_text
from dealer_trainer.rules.settlement import settle
from dealer_trainer.text.language import Language
from dealer_trainer.training.drill.state import Phase, sheet_of
from dealer_trainer.training.grading import expected_answer
from dealer_trainer.training.preferences import SheetSide
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.houses.blocks import Tag, TagKind
from dealer_trainer.ui.table.page import DrillPage
from tests.ui.languages import in_languages
from tests.ui.shell.conftest import OpenWindow, Person


def settle_by_keyboard(person: Person) -> None:
    """Answer the layout rightly, key by key, and have it marked."""
    drill = person.program.drill
    assert drill is not None
    settlement = settle(drill.session.state.layout, drill.exercise.house)
    while drill.session.state.focus is not None:
        state = drill.session.state
        assert state.focus is not None
        answer = expected_answer(settlement, sheet_of(state), state.focus)
        before = state.focus
        person.type(typed(answer))
        person.enter()
        assert drill.session.state.focus != before
    person.enter()
    assert drill.session.state.phase is Phase.SUBMITTED
    assert drill.session.marked is not None


def typed(answer: object) -> str:
    if isinstance(answer, Category):
        return "1234567890"[answer]
    if isinstance(answer, bool):
        return "+" if answer else "-"
    assert isinstance(answer, Answer)
    match answer.action:
        case Action.TAKE:
            return "-"
        case Action.PUSH:
            return "0"
        case Action.PAY:
            return amount_text(answer.amount)


def begin_new_drill(person: Person) -> None:
    """Tab goes on to the button of the new drill; Enter presses it."""
    for _step in range(80):
        focused = QApplication.focusWidget()
        if focused is not None and focused.objectName() == "start.start":
            break
        person.press(Qt.Key.Key_Tab)
    person.enter()


@in_languages
def test_a_trainee_goes_from_name_to_summary_and_home_by_keyboard_alone(
    open_for: OpenWindow, qtbot: QtBot, language: Language
) -> None:
    person = open_for(language=language)
    assert person.page.objectName() == "people"
    person.type("Elena Petrova")
    person.enter()
    assert person.page.objectName() == "start"
    person.program.state.change(layouts=5, boxes=1)
    person.program.turn_to(PageName.START)
    begin_new_drill(person)
    for _layout in range(5):
        assert isinstance(person.page, DrillPage)
        settle_by_keyboard(person)
        person.enter()
    assert person.page.objectName() == "summary"
    finished = person.program.finished
    assert finished is not None
    assert finished[0].rounds == 5
    assert finished[0].right == finished[0].asked > 0
    person.press(Qt.Key.Key_Tab)
    person.enter()
    assert person.page.objectName() == "start"
    assert not person.is_shown("start.left")


def test_a_layout_that_was_left_is_offered_with_what_was_answered(
    open_for: OpenWindow, qtbot: QtBot
) -> None:
    person = open_for("Elena")
    person.program.state.change(layouts=10)
    begin_new_drill(person)
    drill = person.program.drill
    assert drill is not None
    person.type("1")
    person.enter()
    layout, answers = drill.session.state.layout, drill.session.state.answers
    assert len(answers) == 1
    person = open_for("Elena")
    assert person.is_shown("start.left")
    person.enter()
    resumed = person.program.drill
    assert resumed is not None
    assert resumed.session.state.layout == layout
    assert resumed.session.state.answers == answers


def wait_until_kept(person: Person, qtbot: QtBot) -> None:
    """A layout is kept when it is first seen."""
    trainee = person.program.trainee
    assert trainee is not None
    qtbot.waitUntil(lambda: person.store.drills.unfinished(trainee) is not None)


def test_what_was_left_can_be_dropped(open_for: OpenWindow, qtbot: QtBot) -> None:
    person = open_for("Elena")
    begin_new_drill(person)
    wait_until_kept(person, qtbot)
    person = open_for("Elena")
    person.click("start.drop")
    assert not person.is_shown("start.left")
    person = open_for("Elena")
    assert not person.is_shown("start.left")


def test_a_layout_of_a_house_with_other_rules_now_is_not_gone_on_with(
    open_for: OpenWindow, qtbot: QtBot
) -> None:
    person = open_for("Elena")
    folder = person.services.data_folder / "houses"
    folder.mkdir()
    built_in = (person.services.assets / "houses" / "lv-ultimate.yaml").read_text("utf-8")
    mine = built_in.replace("id: lv-ultimate", "id: mine")
    (folder / "mine.yaml").write_text(mine, encoding="utf-8")
    person = open_for("Elena")
    person.program.state.change(house="mine")
    person.program.turn_to(PageName.START)
    begin_new_drill(person)
    wait_until_kept(person, qtbot)
    (folder / "mine.yaml").write_text(
        mine.replace("fold_side: lost", "fold_side: plays"), encoding="utf-8"
    )
    person = open_for("Elena")
    assert person.is_shown("start.left")
    assert not person.is_shown("start.continue")
    (folder / "mine.yaml").unlink()
    person = open_for("Elena")
    assert person.is_shown("start.left")
    assert not person.is_shown("start.continue")


def test_the_drill_command_opens_a_drill_and_asks_nothing(open_for: OpenWindow) -> None:
    person = open_for("Elena", house="lv-ultimate", seed=11)
    assert isinstance(person.page, DrillPage)
    drill = person.program.drill
    assert drill is not None
    assert drill.exercise.plan.layouts is None
    person.click("leave")
    assert person.page.objectName() == "start"
    assert person.is_shown("start.left")


def test_several_trainees_are_asked_and_the_last_one_is_offered_first(
    open_for: OpenWindow,
) -> None:
    person = open_for("Anna", "Boris", "Clara")
    assert person.page.objectName() == "people"
    person.press(Qt.Key.Key_Down)
    person.enter()
    assert person.program.trainee is not None
    assert person.program.trainee.name == "Boris"
    person = open_for()
    person.enter()
    assert person.program.trainee is not None
    assert person.program.trainee.name == "Boris"


def test_a_click_switches_the_trainee(open_for: OpenWindow) -> None:
    person = open_for("Anna")
    person.click("nav.people")
    name = person.widget("people.name")
    assert isinstance(name, QLineEdit)
    name.setFocus()
    person.type("Boris")
    person.enter()
    assert person.program.trainee is not None
    assert person.program.trainee.name == "Boris"


@pytest.mark.parametrize("name", ["   ", "anna", "x" * 81])
def test_a_name_that_is_none_is_refused_in_a_sentence(open_for: OpenWindow, name: str) -> None:
    person = open_for("Anna", "Boris")
    field = person.widget("people.name")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    person.type(name)
    person.click("people.add")
    assert person.page.objectName() == "people"
    assert person.program.trainee is None
    assert person.is_shown("people.refusal")


def test_whoever_leaves_no_name_trains_as_a_guest(open_for: OpenWindow) -> None:
    person = open_for(language=Language.LV)
    person.click("people.guest")
    assert person.program.trainee is not None
    assert person.program.trainee.name == "Viesis"
    person = open_for(language=Language.LV)
    assert person.page.objectName() == "start"


def test_a_setting_holds_at_once_and_at_the_next_start(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.click("nav.settings")
    for name in ("text_size.3", "four_colours.1", "sheet_side.1", "clock_shown.1", "motion.1"):
        person.click(f"settings.{name}")
    assert person.window.appearance.look.text == 1.3
    preferences = open_for("Elena").program.state.preferences
    assert preferences.text_size == 130
    assert preferences.four_colours
    assert preferences.sheet_side is SheetSide.LEFT
    assert not preferences.clock_shown
    assert not preferences.motion


def test_two_houses_side_by_side_are_marked_where_they_differ(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.click("nav.houses")
    other = person.widget("houses.other")
    assert isinstance(other, QComboBox)
    other.setCurrentIndex(4)
    other.activated.emit(4)
    QApplication.processEvents()
    marks = [w for w in person.page.findChildren(Tag) if w.kind is TagKind.DIFFERS]
    assert len([mark for mark in marks if mark.isVisible()]) == 4


def test_every_control_can_be_reached_by_tab(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    seen = set()
    for _step in range(30):
        person.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.add(focused.objectName().rpartition(".")[0] or focused.objectName())
        seen.add(focused.objectName())
    wanted = {"start.house", "start.language", "start.scope", "start.boxes", "start.layouts"}
    assert wanted | {"start.start", "nav.houses", "nav.settings", "nav.people"} <= seen


def test_f11_fills_the_screen_and_gives_it_back(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.press(Qt.Key.Key_F11)
    assert person.window.isFullScreen()
    person.press(Qt.Key.Key_F11)
    assert not person.window.isFullScreen()
