"""The window is closed at any moment: nothing confirmed is missing, nothing is left over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.pages import PageName
from tests.patience import PATIENCE
from tests.ui.long_sitting import (
    LongSitting,
    living,
    repeating_timers,
    running_timers,
    sweep,
)
from tests.ui.shell.conftest import OpenWindow
from tests.ui.shell.everywhere import views

ROOT = Path(__file__).resolve().parents[3]

# The program itself, with somebody who types and closes the window: at once, or so many
# milliseconds after the first layout was painted, however long that took.
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from dealer_trainer.__main__ import main
import dealer_trainer.ui.app.application as application
from dealer_trainer.ui.app.drill_controller import DrillController

after, quiz = int(sys.argv[1]), sys.argv[2] == "quiz"
opened = application.open_window

def open_and_close(*arguments):
    window, navigator = opened(*arguments)
    def answer():
        QTest.keyClicks(QApplication.focusWidget() or window, "2\\r")
    typing = QTimer(window)
    typing.timeout.connect(answer)
    typing.start(7)
    if quiz:
        from dealer_trainer.ui.app.pages import PageName
        from dealer_trainer.ui.app.quiz_controller import QuizController
        def begin():
            navigator.open(PageName.START)
            navigator.open(PageName.QUIZZES)
            quizzes = navigator.get(QuizController)
            quizzes.choose("short")
            quizzes.start()
        QTimer.singleShot(0, begin)
    def close():
        QTimer.singleShot(after, window.close)
    if quiz or not after:
        close()
    else:
        navigator.get(DrillController).painted.connect(close)
    return window, navigator

application.open_window = open_and_close
sys.exit(main(sys.argv[3:]))
"""


@pytest.mark.parametrize("moment", [0, 40, 300])
@pytest.mark.parametrize("work", ["round", "quiz"])
def test_closed_at_any_moment_the_program_ends_well(tmp_path: Path, moment: int, work: str) -> None:
    store = open_store(tmp_path, SystemClock().now())
    trainee = store.trainees.add_trainee("Anna", SystemClock().now())
    store.trainees.choose_trainee(trainee, SystemClock().now())
    store.close()
    words = ["drill", "--house", "lv-ultimate", "--seed", "7"] if work == "round" else []
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(moment), work, *words, "--data", str(tmp_path)],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    store = open_store(tmp_path, SystemClock().now())
    # A layout is kept when it is first seen, and at once it was not.
    if work == "round" and moment > 0:
        assert store.drills.unfinished(trainee) is not None
    store.close()


def test_closed_in_any_view_the_window_leaves_neither_widget_nor_timer(
    open_for: OpenWindow,
) -> None:
    person = open_for("Elena")
    sweep()
    timers = len(repeating_timers())
    for _view in views(person):
        pass
    person.program.turn_to(PageName.START)
    sweep()
    # What belongs to a table goes with it.
    assert len(repeating_timers()) <= timers
    # Opened again, the old window is gone with all that belonged to it.
    again = open_for("Elena")
    sweep()
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    assert windows == [again.window]
    assert len(repeating_timers()) <= timers


def test_layout_after_layout_leaves_no_widget_and_no_timer_over(tmp_path: Path) -> None:
    sitting = LongSitting(tmp_path)
    for _ in range(8):
        sitting.settle_layout()
    sweep()
    objects, timers = living(), len(repeating_timers())
    for _ in range(12):
        sitting.settle_layout()
    sweep()
    assert living() - objects == {}
    assert len(repeating_timers()) == timers
    sitting.close()
    assert running_timers() == []
