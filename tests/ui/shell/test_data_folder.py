"""The data folder is taken away or exchanged while a layout is answered.

Windows lets nobody move or delete what is open: there it is shown that it refuses, and that all
goes on as if nobody had tried.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.preferences import Theme
from dealer_trainer.ui.app.pages import PageName
from tests.storage.not_plain import NOT_READ, Lay
from tests.ui.shell.answering import answer, answers, is_marked, kept, notices, shown
from tests.ui.shell.conftest import OpenWindow, Person

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Deed = Callable[[Path], None]
MOVED = "is not where it was"


def away(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}-away")


def moved(folder: Path) -> None:
    folder.rename(away(folder))


def back(folder: Path) -> None:
    away(folder).rename(folder)


def other_people(folder: Path) -> None:
    """Somebody else's data folder."""
    store = open_store(folder, SystemClock().now())
    for number in range(60):
        store.trainees.add_trainee(f"Somebody else {number:060}", SystemClock().now())
    store.close()


def exchanged(folder: Path) -> None:
    other = folder.with_name(f"{folder.name}-other")
    other_people(other)
    moved(folder)
    other.rename(folder)


# In a process of its own, as another person's window is.
NAMES = """
import sqlite3, sys
for (name,) in sqlite3.connect(sys.argv[1]).execute("SELECT name FROM trainees"):
    print(name)
"""


def exchanged_back(folder: Path) -> None:
    # What lay there meanwhile is as it was: not a word of the window's came into it.
    command = [sys.executable, "-c", NAMES, str(database_path(folder))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 60
    assert all(name.startswith("Somebody else") for name in done.stdout.splitlines())
    shutil.rmtree(folder)
    back(folder)


def overwritten(folder: Path) -> None:
    other = folder.with_name(f"{folder.name}-other")
    other_people(other)
    shutil.copy(folder / "trainer.db", folder / "right.db")
    shutil.copy(other / "trainer.db", folder / "trainer.db")


def overwritten_back(folder: Path) -> None:
    shutil.copy(folder / "right.db", folder / "trainer.db")


def deleted(folder: Path) -> None:
    shutil.rmtree(folder)


def made_again(folder: Path) -> None:
    folder.mkdir()


def happens(accident: Deed, folder: Path) -> bool:
    """Do it; whether the system lets it happen, as any system but Windows must."""
    try:
        accident(folder)
    except PermissionError:
        assert sys.platform == "win32"
        return False
    return True


def assert_goes_on(person: Person) -> None:
    """What is answered is kept, and nothing is told."""
    assert answer(person)
    assert MOVED not in shown(person)
    assert answers(person)
    assert kept(person) == answers(person)


ACCIDENTS = pytest.mark.parametrize(
    ("accident", "mended"),
    [
        (moved, back),
        (exchanged, exchanged_back),
        (overwritten, overwritten_back),
        (deleted, made_again),
    ],
)


@ACCIDENTS
def test_nothing_answered_is_missing_when_the_data_folder_comes_back(
    open_for: OpenWindow, tmp_path: Path, accident: Deed, mended: Deed
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    answer(person)
    assert kept(person) == answers(person)
    if not happens(accident, tmp_path):
        assert_goes_on(person)
        return
    for _ in range(2):
        assert answer(person)
        assert MOVED in shown(person)
        assert str(database_path(tmp_path)) in shown(person)
    assert len(answers(person)) == 3

    # Whoever leaves, or closes the window, is told first; the answers stay.
    person.click("leave")
    assert "not kept yet" in shown(person)
    person.page.setFocus()
    assert answer(person)
    assert "not kept yet" not in shown(person)
    assert not person.window.close()
    assert person.window.isVisible()
    assert len(answers(person)) == 4

    mended(tmp_path)
    assert answer(person)
    assert MOVED not in shown(person)
    assert len(answers(person)) == 5
    assert kept(person) == answers(person)

    # And after a new start.
    given = answers(person)
    person = open_for("Elena")
    assert person.is_shown("start.left")
    person.enter()
    assert answers(person) == given


@ACCIDENTS
def test_a_layout_is_submitted_when_the_data_folder_is_back(
    open_for: OpenWindow, tmp_path: Path, accident: Deed, mended: Deed
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    trainee = person.program.trainee
    assert trainee is not None
    if not happens(accident, tmp_path):
        assert_goes_on(person)
        return
    while answer(person):
        assert MOVED in shown(person)
    given = answers(person)
    person.enter()
    assert MOVED in shown(person)
    assert not is_marked(person)
    assert answers(person) == given
    mended(tmp_path)
    person.enter()
    assert MOVED not in shown(person)
    assert is_marked(person)
    left = person.store.drills.unfinished(trainee)
    assert left is not None
    assert left.submitted == 1


@ACCIDENTS
def test_a_quiz_takes_no_answer_while_the_data_folder_is_away_and_goes_on_when_it_is_back(
    open_for: OpenWindow, tmp_path: Path, accident: Deed, mended: Deed
) -> None:
    person = open_for("Elena")
    person.program.turn_to(PageName.QUIZZES)
    person.program.quizzes.choose("certification")
    person.program.quizzes.start()
    QApplication.processEvents()
    session = person.program.quizzes.session
    assert session is not None
    run = session.run
    person.type("2")
    person.enter()
    if not happens(accident, tmp_path):
        assert MOVED not in shown(person)
        assert run.state.drill is not None
        unfinished = person.store.quizzes.unfinished_quiz(person.program.trainee)
        assert unfinished is not None
        assert unfinished.changes == run.state.drill.changes
        return
    person.type("+")
    for _ in range(2):
        person.enter()
        QApplication.processEvents()
        assert MOVED in shown(person)
        assert run.state.drill is not None
        assert len(run.state.drill.changes) == 1
    mended(tmp_path)
    # What was typed is still there.
    person.enter()
    QApplication.processEvents()
    assert MOVED not in shown(person)
    assert run.state.drill is not None
    assert len(run.state.drill.changes) == 2
    kept = person.store.quizzes.unfinished_quiz(person.program.trainee)
    assert kept is not None
    assert kept.changes == run.state.drill.changes


@pytest.mark.parametrize("accident", [moved, exchanged, overwritten, deleted])
def test_who_leaves_twice_leaves_and_every_page_tells_that_the_folder_is_gone(
    open_for: OpenWindow, tmp_path: Path, accident: Deed
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    if not happens(accident, tmp_path):
        assert_goes_on(person)
        return
    before = sorted(tmp_path.iterdir()) if tmp_path.exists() else None
    answer(person)
    person.click("leave")
    person.click("leave")
    for page in (PageName.START, PageName.PROGRESS, PageName.REVIEW, PageName.PEOPLE):
        person.program.turn_to(page)
        assert MOVED in notices(person)
    person.program.state.change(theme=Theme.LIGHT)
    assert person.window.close()
    if before is None:
        assert not tmp_path.exists()
    elif accident is exchanged:
        assert {each.name for each in tmp_path.iterdir()} >= {each.name for each in before}


@pytest.mark.parametrize("lay", NOT_READ[:2])
def test_what_lies_in_place_of_the_settings_and_the_windows_place_is_told_and_not_waited_for(
    open_for: OpenWindow, tmp_path: Path, lay: Lay
) -> None:
    names = ("settings.json", "window.ini")
    for name in names:
        lay(tmp_path / name)
    modes = [(tmp_path / name).stat().st_mode for name in names]
    person = open_for("Elena")
    assert f"{tmp_path / 'settings.json'} is a folder, a link, a pipe or a device" in notices(
        person
    )
    person.program.state.change(theme=Theme.LIGHT)
    QApplication.processEvents()
    assert "a pipe or a device" in notices(person)
    assert person.window.close()
    assert [(tmp_path / name).stat().st_mode for name in names] == modes
