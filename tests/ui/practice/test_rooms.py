from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

from dealer_trainer.text.language import Language
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.progress.page import ProgressPage
from tests.patience import PATIENCE
from tests.ui.fitting import clipped_texts, overlapping
from tests.ui.languages import in_rooms
from tests.ui.practice.conftest import HOUSE, OpenYear, list_all, review_page
from tests.ui.shell.conftest import OpenWindow, Person
from tests.ui.shell.test_pages import names_shown, too_narrow

PAGES = (PageName.START, PageName.REVIEW, PageName.PROGRESS, PageName.PEOPLE, PageName.SETTINGS)
SIZES = [(1366, 768, 100), (1280, 680, 130), (1920, 1080, 110)]


def misfits(person: Person) -> list[str]:
    for _turn in range(4):
        QApplication.processEvents()
    names = names_shown(person)
    clipped = [
        told
        for told in clipped_texts(person.window)
        if not any(told.startswith(repr(word.text())) for word in names)
    ]
    return [*clipped, *too_narrow(person.window), *overlapping(person.window)]


@in_rooms(SIZES)
def test_a_year_of_practice_has_room_for_its_words(
    open_year: OpenYear, language: Language, size: tuple[int, int, int]
) -> None:
    width, height, text_size = size
    person = open_year(language, (width, height), text_size)
    for name in PAGES:
        person.program.turn_to(name)
        assert misfits(person) == [], name
    page = review_page(person)
    for row in range(0, min(40, len(list_all(page))), 8):
        page.list.setCurrentIndex(page.list.model().index(row, 0))
        assert misfits(person) == [], row
    person.program.turn_to(PageName.PROGRESS)
    progress = person.page
    assert isinstance(progress, ProgressPage)
    person.click("progress.view.1")
    assert misfits(person) == []


@in_rooms(SIZES)
def test_before_the_first_round_there_is_room_for_all_words_too(
    open_for: OpenWindow, language: Language, size: tuple[int, int, int]
) -> None:
    width, height, text_size = size
    person = open_for("Elena", language=language, size=(width, height))
    person.program.state.change(text_size=text_size)
    for name in PAGES:
        person.program.turn_to(name)
        assert misfits(person) == [], name


@in_rooms(SIZES)
@pytest.mark.parametrize("kind", list(SprintKind))
def test_a_sprint_has_room_for_its_words(
    open_for: OpenWindow, language: Language, size: tuple[int, int, int], kind: SprintKind
) -> None:
    width, height, text_size = size
    person = open_for("Elena", language=language, size=(width, height))
    person.program.state.change(house=HOUSE, text_size=text_size)
    person.program.turn_to(PageName.START)
    person.click(f"start.sprint.{kind.value}")
    assert misfits(person) == []


def test_whatever_takes_keys_has_a_name_for_screen_readers(open_year: OpenYear) -> None:
    person = open_year()
    for name in PAGES:
        person.program.turn_to(name)
        QApplication.processEvents()
        for widget in person.page.findChildren(QWidget):
            if isinstance(widget, QAbstractButton | QComboBox) and widget.isVisible():
                assert widget.accessibleName(), (name, widget.objectName())


def test_charts_are_loaded_with_the_progress_page_alone() -> None:
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from dealer_trainer.ui.app import pages, practice_controller\n"
        "from dealer_trainer.ui.pages.progress import page\n"
        "assert 'pyqtgraph' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=PATIENCE)
