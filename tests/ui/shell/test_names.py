from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QWidget,
)

from dealer_trainer.ui.app.pages import PageName
from tests.ui.shell.conftest import OpenWindow, Person

MARKUP = "<b>Anna</b> <img src='x'> &amp; <a href='file:///'>"
LONGEST = "Щ" * 80


def type_name(person: Person, name: str) -> None:
    field = person.widget("people.name")
    assert isinstance(field, QLineEdit)
    field.clear()
    field.setFocus()
    # QTest types Latin letters only.
    for letter in name:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(field, event)
    QApplication.processEvents()


def warning(person: Person) -> str:
    if not person.is_shown("people.warning"):
        return ""
    label = person.widget("people.warning")
    assert isinstance(label, QLabel)
    return label.text()


def test_a_name_that_looks_like_another_is_warned_of_while_it_is_typed(
    open_for: OpenWindow,
) -> None:
    person = open_for("Роман", "Anna")
    type_name(person, "Poman")
    assert warning(person) == ""
    type_name(person, "Poмaн")
    assert "Роман" in warning(person)
    person.type("a")
    assert warning(person) == ""


def test_whoever_means_a_look_alike_name_may_have_it(open_for: OpenWindow) -> None:
    person = open_for("Роман", "Anna")
    type_name(person, "Poмaн")
    person.click("people.add")
    assert person.program.trainee is not None
    assert person.program.trainee.name == "Poмaн"
    assert len(person.store.trainees.trainees()) == 3


@pytest.mark.parametrize("twin", ["АННА", "анна", " Анна "])
def test_a_twin_that_differs_in_case_alone_is_refused_with_the_name_it_is(
    open_for: OpenWindow, twin: str
) -> None:
    person = open_for("Анна", "Boris")
    type_name(person, twin)
    person.click("people.add")
    refusal = person.widget("people.refusal")
    assert isinstance(refusal, QLabel)
    assert "Анна" in refusal.text()
    assert len(person.store.trainees.trainees()) == 2


NAMES = [MARKUP, LONGEST, "שרה", "محمد", "王小明", "می‌خواهم", "& && &a"]


@pytest.mark.parametrize("number", range(len(NAMES)))
def test_no_page_reads_a_name_as_markup_or_grows_by_it(open_for: OpenWindow, number: int) -> None:
    person = open_for(NAMES[number])
    for page in PageName:
        person.program.turn_to(page)
        QApplication.processEvents()
        # The painting that cuts a text sets the tooltip that has it whole.
        person.window.grab()
        assert person.window.width() == 1366
        assert_plain(person)


def assert_plain(person: Person) -> None:
    """Every text and tooltip that is shown is read as plain text."""
    for widget in person.window.findChildren(QWidget):
        tip = widget.toolTip()
        assert "<" not in tip.removeprefix("<span>").removesuffix("</span>"), (
            tip,
            widget.objectName(),
        )
        if isinstance(widget, QLabel) and widget.isVisible() and widget.text():
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
            assert not widget.openExternalLinks()
        if isinstance(widget, QAbstractButton) and widget.isVisible():
            # An ampersand of a name would become the mark of a key and vanish.
            assert widget.shortcut().isEmpty(), widget.text()


def test_the_list_of_people_shows_names_as_they_were_typed(open_for: OpenWindow) -> None:
    names = {MARKUP, LONGEST, "Boris"}
    person = open_for(*names)
    people = person.widget("people.list")
    assert isinstance(people, QListWidget)
    assert {people.item(row).text() for row in range(people.count())} == names
