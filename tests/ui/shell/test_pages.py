from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

import smoke_window
from dealer_trainer.storage.houses import BUILT_IN
from dealer_trainer.text.language import Language
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.summary import Kind, Summary
from dealer_trainer.training.grading import MoneyErrors
from dealer_trainer.training.preferences import Theme
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.widgets.words import NameWords
from tests.ui.fitting import clipped_texts, overlapping
from tests.ui.languages import in_rooms
from tests.ui.shell.conftest import OpenWindow, Person

SIZES = [(1366, 768, 100), (1280, 680, 130), (1920, 1080, 110)]
SUMMARY = Summary(
    10,
    ((Kind.NAMING, 52, 58), (Kind.QUALIFICATION, 9, 10), (Kind.MAIN_BETS, 131, 150)),
    MoneyErrors(26_000, 15_550),
    13_640,
)


def open_page(person: Person, name: PageName) -> None:
    plan = DrillPlan("lv-ultimate", 7)
    house = person.services.house(plan.house)
    assert house is not None
    person.program.show_summary_of(SUMMARY, plan, house)
    if name in (PageName.QUIZ_RULES, PageName.QUIZ_RESULT):
        open_quiz(person, name)
    person.program.turn_to(name)
    QApplication.processEvents()


def open_quiz(person: Person, name: PageName) -> None:
    person.program.turn_to(PageName.QUIZZES)
    quizzes = person.program.quizzes
    quizzes.choose("certification")
    QApplication.processEvents()
    if name is PageName.QUIZ_RESULT:
        quizzes.start()
        person.press(Qt.Key.Key_Escape)
        person.click("leave_now")
        assert person.page.objectName() == "quiz_result"
        QApplication.processEvents()


def too_narrow(window: QWidget) -> list[str]:
    """The buttons whose words have less room than they need."""
    found = []
    for button in window.findChildren(QAbstractButton):
        words = button.text().replace("&&", "&").strip()
        if not button.isVisible() or not words or button.objectName() == "nav.people":
            continue
        if button.fontMetrics().horizontalAdvance(words) > button.width():
            found.append(f"{button.objectName()}: {words}")
        if "…" in words:
            found.append(f"{button.objectName()}: {words} is cut")
    return found


@in_rooms(SIZES)
def test_every_page_has_room_for_its_words(
    open_for: OpenWindow, language: Language, size: tuple[int, int, int]
) -> None:
    width, height, text_size = size
    person = open_for("Elena", language=language, size=(width, height))
    person.program.state.change(text_size=text_size)
    for name in PageName:
        open_page(person, name)
        found = [
            told
            for told in clipped_texts(person.window)
            if not any(told.startswith(repr(w.text())) for w in names_shown(person))
        ]
        assert found == [], name
        assert too_narrow(person.window) == [], name
        assert overlapping(person.window) == [], name


def names_shown(person: Person) -> list[QLabel]:
    """Headings that hold a person's name may be cut where room is short."""
    return [w for w in person.window.findChildren(NameWords) if w.isVisible()]


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
def test_the_theme_holds_at_once_on_the_page_that_is_shown(
    open_for: OpenWindow, theme: Theme
) -> None:
    person = open_for("Elena")
    person.program.state.change(theme=theme)
    QApplication.processEvents()
    corner = person.window.grab().toImage().pixelColor(person.window.width() - 4, 760)
    assert corner.name().upper() == person.window.appearance.look.tokens.bg


def test_everything_that_takes_keys_has_a_name_for_screen_readers(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    for name in PageName:
        open_page(person, name)
        for widget in person.shell_page.findChildren(QWidget):
            if isinstance(widget, QAbstractButton | QComboBox) and widget.isVisible():
                assert widget.accessibleName(), (name, widget.objectName())


def test_the_language_switches_every_word_at_once(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    for name in PageName:
        open_page(person, name)
    person.program.turn_to(PageName.SETTINGS)
    person.click(f"settings.language.{list(Language).index(Language.RU)}")
    assert person.shell_page.heading.text() == "Настройки"
    # The end of a work-through is shown after one alone.
    for name in set(PageName) - {PageName.REVIEWED}:
        page = person.window.page(name)
        assert page is not None
        assert any("а" <= letter.lower() <= "я" for letter in page.heading.text()), name
    start = person.window.page(PageName.START)
    assert start is not None
    assert start.primary is not None
    assert start.primary.accessibleName().startswith("Начать")


def test_the_start_page_itself_leaves_no_word_of_the_language_before(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    person.program.state.change(language="ru")
    switched = [label.text() for label in person.shell_page.findChildren(QLabel)]
    person.program.turn_to(PageName.START)
    assert switched == [label.text() for label in person.shell_page.findChildren(QLabel)]


def test_qts_own_buttons_speak_the_language_too(open_for: OpenWindow) -> None:
    person = open_for("Elena")
    said = {}
    for language in Language:
        person.program.state.change(language=language.value)
        said[language] = QApplication.translate("QPlatformTheme", "Cancel")
    assert said[Language.EN] == "Cancel"
    assert said[Language.RU] == "Отмена"
    assert len(set(said.values())) == len(Language)


def test_a_name_is_shown_as_it_was_typed_and_never_read_as_markup(open_for: OpenWindow) -> None:
    person = open_for('<b>Anna</b> & "Co"')
    assert '<b>Anna</b> & "Co"' in person.shell_page.heading.text()
    entry = person.widget("nav.people")
    assert isinstance(entry, QAbstractButton)
    assert "<b>Anna</b> && " in entry.text()


def test_a_name_of_eighty_characters_is_cut_and_whole_in_the_tooltip(
    open_for: OpenWindow, qtbot: QtBot
) -> None:
    person = open_for("<Х>" + "Щ" * 77)
    entry = person.widget("nav.people")
    assert isinstance(entry, QAbstractButton)
    assert "…" in entry.text()
    assert "&lt;Х&gt;" in entry.toolTip()


def test_a_broken_house_file_is_told_with_its_line_and_the_others_stay(
    open_for: OpenWindow, tmp_path: object
) -> None:
    person = open_for("Elena")
    folder = person.services.data_folder / "houses"
    folder.mkdir()
    (folder / "mine.yaml").write_text("id: mine\nqualifies: nothing\n", encoding="utf-8")
    person = open_for("Elena")
    assert person.is_shown("start.faults")
    shown = " ".join(label.text() for label in person.widget("start.faults").findChildren(QLabel))
    assert "mine.yaml:" in shown
    assert len(person.services.houses) == len(BUILT_IN)


@pytest.mark.parametrize("page", smoke_window.RAIL)
def test_the_smoke_test_of_a_build_clicks_on_the_page_that_it_means(
    open_for: OpenWindow, page: PageName
) -> None:
    person = open_for("Elena")
    clicked = person.window.childAt(*smoke_window.RAIL[page])
    assert clicked is person.widget(f"nav.{page.value}")
