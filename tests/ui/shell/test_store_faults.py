"""A store that takes nothing for a while: told in a sentence, the answers stay, nothing is lost."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dealer_trainer.storage.sqlite.store import Store, database_path
from dealer_trainer.training.preferences import Theme
from tests.ui.shell.conftest import OpenWindow, Person

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


Fault = Callable[[Store, Path], AbstractContextManager[None]]


@contextmanager
def locked(store: Store, folder: Path) -> Iterator[None]:
    """Another process writes, and goes on writing."""
    with store.database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(database_path(folder), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(store: Store, folder: Path) -> Iterator[None]:
    """The file may no longer be written."""
    del folder
    with store.database.reading() as connection:
        connection.execute("PRAGMA query_only = ON")
    yield
    with store.database.reading() as connection:
        connection.execute("PRAGMA query_only = OFF")


def shown(person: Person) -> str:
    return " ".join(w.text() for w in person.page.findChildren(QLabel) if w.isVisible())


@pytest.mark.parametrize(
    ("fault", "told"), [(locked, "in use by another program"), (read_only, "cannot be written")]
)
def test_answers_stay_on_the_screen_while_the_store_takes_none_and_are_kept_later(
    open_for: OpenWindow, tmp_path: Path, fault: Fault, told: str
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    drill, trainee = person.program.drill, person.program.trainee
    assert drill is not None
    assert trainee is not None
    with fault(person.store, tmp_path):
        person.type("2")
        person.enter()
        person.type("+")
        person.enter()
        QApplication.processEvents()
        assert told in shown(person)
        assert len(drill.session.state.answers) == 2
        left = person.store.drills.unfinished(trainee)
        assert left is None or left.open_round is None or left.open_round.changes == ()
    person.type("2")
    person.enter()
    assert told not in shown(person)
    left = person.store.drills.unfinished(trainee)
    assert left is not None
    assert left.open_round is not None
    assert left.open_round.changes == drill.session.state.changes


# Another program, which holds the database until it is told to let go.
HOLDER = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
other.execute("ROLLBACK")
"""


def test_a_database_held_by_another_process_loses_no_answer(
    open_for: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    person = open_for("Elena", house="lv-ultimate")
    drill, trainee = person.program.drill, person.program.trainee
    assert drill is not None
    assert trainee is not None
    qtbot.waitUntil(lambda: person.store.drills.unfinished(trainee) is not None)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(database_path(tmp_path))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdin is not None
        assert holder.stdout.readline().split() == [b"held"]
        person.type("2")
        person.enter()
        QApplication.processEvents()
        # The program has waited as long as it does, four seconds, and gone on.
        assert "in use by another program" in shown(person)
        assert len(drill.session.state.answers) == 1
        holder.stdin.close()
        holder.wait()
    person.type("+")
    person.enter()
    assert "in use by another program" not in shown(person)
    left = person.store.drills.unfinished(trainee)
    assert left is not None
    assert left.open_round is not None
    assert left.open_round.changes == drill.session.state.changes
    assert len(left.open_round.changes) == 2


def test_a_setting_that_cannot_be_kept_holds_and_is_told(
    open_for: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = open_for("Elena")

    def fails(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    person.program.state.change(theme=Theme.LIGHT)
    monkeypatch.undo()
    qtbot.waitUntil(lambda: person.is_shown("notice"))
    assert person.program.state.preferences.theme is Theme.LIGHT
    person.click("notice.close")
    assert open_for("Elena").program.state.preferences.theme is not Theme.LIGHT
