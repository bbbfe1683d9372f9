"""The data folder lies on a disk that is really full."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.disks import fill_up, small_disk
from tests.ui.shell.answering import answer, answer_until_told, answers, kept, shown
from tests.ui.shell.conftest import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def on_small_disk(tmp_path: Path) -> Iterator[None]:
    """The data folder on a small disk, before the window opens and until it is closed."""
    with small_disk(tmp_path):
        yield


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
