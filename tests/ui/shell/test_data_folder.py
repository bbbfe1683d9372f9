"""The data folder is taken away, exchanged, made read-only or filled while a layout is answered."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.places import Part
from dealer_trainer.training.preferences import Theme
from dealer_trainer.ui.app.pages import PageName
from tests.disks import fill_up, small_disk
from tests.ui.shell.conftest import OpenWindow, Person

pytestmark = [
    pytest.mark.qt_log_ignore("propagateSizeHints"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody move open files"),
]

Deed = Callable[[Path], None]
_NOBODY = 65534
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
    moved(folder)
    other_people(folder)


def exchanged_back(folder: Path) -> None:
    # What lay there meanwhile is as it was: not a word of the window's came into it.
    other = open_store(folder, SystemClock().now())
    names = [trainee.name for trainee in other.trainees.trainees()]
    other.close()
    assert len(names) == 60
    assert all(name.startswith("Somebody else") for name in names)
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


def shown(person: Person) -> str:
    return " ".join(w.text() for w in person.page.findChildren(QLabel) if w.isVisible())


def answers(person: Person) -> tuple[Change, ...]:
    """What was answered in the window."""
    assert person.course.drill is not None
    return person.course.drill.session.state.changes


def kept(person: Person) -> tuple[Change, ...]:
    """What is kept of it."""
    assert person.course.trainee is not None
    left = person.store.drills.unfinished(person.course.trainee)
    return () if left is None or left.open_round is None else left.open_round.changes


def answer(person: Person) -> bool:
    """Answer what is asked for, whatever it is; false where nothing is."""
    assert person.course.drill is not None
    focus = person.course.drill.session.state.focus
    if focus is None:
        return False
    person.type("2" if focus.is_wager or focus.part is Part.CATEGORY else "+")
    person.enter()
    QApplication.processEvents()
    return True


def is_marked(person: Person) -> bool:
    assert person.course.drill is not None
    return person.course.drill.session.marked is not None


def notices(person: Person) -> str:
    """What dialogs tell; they are closed."""
    told = ""
    for dialog in person.window.findChildren(QDialog, "notice"):
        if dialog.isVisible():
            told += " ".join(w.text() for w in dialog.findChildren(QLabel))
            dialog.accept()
    QApplication.processEvents()
    return told


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
    accident(tmp_path)
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
    trainee = person.course.trainee
    assert trainee is not None
    accident(tmp_path)
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
    person.course.turn_to(PageName.QUIZZES)
    person.course.quizzes.choose("certification")
    person.course.quizzes.start()
    QApplication.processEvents()
    session = person.course.quizzes.session
    assert session is not None
    run = session.run
    person.type("2")
    person.enter()
    accident(tmp_path)
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
    kept = person.store.quizzes.unfinished_quiz(person.course.trainee)
    assert kept is not None
    assert kept.changes == run.state.drill.changes


@pytest.mark.parametrize("accident", [moved, exchanged, overwritten, deleted])
def test_who_leaves_twice_leaves_and_every_page_tells_that_the_folder_is_gone(
    open_for: OpenWindow, tmp_path: Path, accident: Deed
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    accident(tmp_path)
    before = sorted(tmp_path.iterdir()) if tmp_path.exists() else None
    answer(person)
    person.click("leave")
    person.click("leave")
    for page in (PageName.START, PageName.PROGRESS, PageName.REVIEW, PageName.PEOPLE):
        person.course.turn_to(page)
        assert MOVED in notices(person)
    person.course.wishes.change(theme=Theme.LIGHT)
    assert person.window.close()
    if before is None:
        assert not tmp_path.exists()
    elif accident is exchanged:
        assert {each.name for each in tmp_path.iterdir()} >= {each.name for each in before}


SOURCES = Path(__file__)


class TestReadOnly:
    """As somebody without root's rights, who may write everywhere."""

    @pytest.fixture
    def tmp_path(self) -> Iterator[Path]:
        """A folder that is nobody's; pytest's own are closed to others."""
        with tempfile.TemporaryDirectory() as made:
            if os.geteuid():
                yield Path(made)
                return
            os.chown(made, _NOBODY, _NOBODY)
            os.seteuid(_NOBODY)
            try:
                if not os.access(made, os.W_OK, effective_ids=True):
                    pytest.skip("the system's folder for temporary files is closed to others")
                if not os.access(SOURCES, os.R_OK, effective_ids=True):
                    pytest.skip("the sources lie in a folder that is closed to others")
                yield Path(made)
            finally:
                os.seteuid(0)

    def test_in_a_folder_made_read_only_each_answer_is_kept_or_told(
        self, open_for: OpenWindow, tmp_path: Path
    ) -> None:
        person = open_for("Elena", house="lv-ultimate")
        answer(person)
        files = [*tmp_path.iterdir()]
        for path in (*files, tmp_path):
            path.chmod(0o555 if path.is_dir() else 0o444)
        answer(person)
        assert "cannot be written" in shown(person) or kept(person) == answers(person)
        for path in (tmp_path, *files):
            path.chmod(0o755 if path.is_dir() else 0o644)
        answer(person)
        assert "cannot be written" not in shown(person)
        assert kept(person) == answers(person)
        assert len(answers(person)) == 3


@pytest.fixture
def on_small_disk(tmp_path: Path) -> Iterator[None]:
    """The data folder on a small disk, before the window opens and until it is closed."""
    with small_disk(tmp_path):
        yield


def answer_until_told(person: Person, sentence: str) -> None:
    while answer(person):
        if sentence in shown(person):
            return
    raise AssertionError(shown(person))


def test_on_a_disk_that_is_full_the_answers_stay_until_there_is_room(
    on_small_disk: None, open_for: OpenWindow, tmp_path: Path
) -> None:
    del on_small_disk
    person = open_for("Elena", house="lv-ultimate")
    filling = fill_up(tmp_path)
    answer_until_told(person, "The disk is full")
    assert kept(person) != answers(person)
    filling.unlink()
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    answer(person)
    assert "The disk is full" not in shown(person)
    assert kept(person) == answers(person)


def test_where_no_file_may_grow_the_answers_stay_until_one_may(
    open_for: OpenWindow, tmp_path: Path
) -> None:
    import resource  # noqa: PLC0415 -- POSIX alone has it

    person = open_for("Elena", house="lv-ultimate")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (tmp_path / "trainer.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        answer_until_told(person, str(database_path(tmp_path)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    answer(person)
    assert str(database_path(tmp_path)) not in shown(person)
    assert kept(person) == answers(person)


def test_pipes_in_place_of_the_settings_and_the_windows_place_are_told_and_not_waited_for(
    open_for: OpenWindow, tmp_path: Path
) -> None:
    for name in ("settings.json", "window.ini"):
        os.mkfifo(tmp_path / name)
    person = open_for("Elena")
    assert f"{tmp_path / 'settings.json'} is a folder, a link, a pipe or a device" in notices(
        person
    )
    person.course.wishes.change(theme=Theme.LIGHT)
    QApplication.processEvents()
    assert "a pipe or a device" in notices(person)
    assert person.window.close()
    for name in ("settings.json", "window.ini"):
        assert (tmp_path / name).is_fifo()
