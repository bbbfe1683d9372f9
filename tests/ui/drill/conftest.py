"""A drill page with its presenter at a desk in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer.paths import assets
from dealer_trainer.presentation.table.drill import drill_screen
from dealer_trainer.presentation.table.looking import Selection
from dealer_trainer.presentation.table.presenter import TablePresenter
from dealer_trainer.presentation.table.state import KeyRow, PageState
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.training.drill.exercise import DrillExercise, DrillServices
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.places import Scope
from dealer_trainer.training.ports import Trainee, Unfinished
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.walkthrough import Walkthrough
from dealer_trainer.ui.keys import intent_for
from dealer_trainer.ui.table.glue import TableGlue
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.theme.fonts import load_fonts
from dealer_trainer.ui.theme.tokens import DARK
from tests.patience import PATIENCE
from tests.training.tables import HandClock, Shelf, house, two_boxes

_KEYS = {
    "enter": Qt.Key.Key_Return,
    "tab": Qt.Key.Key_Tab,
    "esc": Qt.Key.Key_Escape,
    "space": Qt.Key.Key_Space,
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
    "back": Qt.Key.Key_Backspace,
    "f1": Qt.Key.Key_F1,
    "f2": Qt.Key.Key_F2,
    "f3": Qt.Key.Key_F3,
    "f4": Qt.Key.Key_F4,
    "f5": Qt.Key.Key_F5,
    "f7": Qt.Key.Key_F7,
}


class HeldPreferences:
    """Preferences that nobody keeps."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    def change(self, **changes: Any) -> None:
        """Change some of them."""
        self.preferences = replace(self.preferences, **changes)


@dataclass
class Desk:
    """A page in use: what is typed and clicked, and what comes of it."""

    page: DrillPage
    glue: TableGlue
    presenter: TablePresenter[PageState]
    session: LayoutSession
    preferences: HeldPreferences
    shelf: Shelf
    clock: HandClock
    seed: int = 1
    summaries: list[object] = field(default_factory=list)

    def type(self, words: str) -> None:
        """Words of ``_KEYS``, or characters to be typed, wherever the focus is."""
        for word in words.split():
            target = QApplication.focusWidget() or self.page
            if word in _KEYS:
                QTest.keyClick(target, _KEYS[word])
            else:
                QTest.keyClicks(target, word)

    def undo(self) -> None:
        """Ctrl+Backspace."""
        target = QApplication.focusWidget() or self.page
        QTest.keyClick(target, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)

    def widget(self, name: str) -> QWidget:
        """The one visible widget of a name."""
        found = [w for w in self.page.findChildren(QWidget, name) if w.isVisible()]
        assert len(found) == 1, (name, found)
        return found[0]

    def is_shown(self, name: str) -> bool:
        """Whether a widget of a name is visible."""
        return any(w.isVisible() for w in self.page.findChildren(QWidget, name))

    def click(self, *names: str) -> None:
        """A click in the middle of each."""
        for name in names:
            widget = self.widget(name)
            middle = QPoint(widget.width() // 2, widget.height() // 2)
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)

    def is_marked(self) -> bool:
        """Whether the layout is submitted and marked."""
        return self.session.marked is not None

    def look(self) -> Selection:
        """Where the trainee looks in the marks."""
        assert self.presenter.feedback is not None
        return self.presenter.feedback.looking

    def walk(self) -> Walkthrough | None:
        """Where the walk through the layout stands, while there is one."""
        assert self.presenter.feedback is not None
        return self.presenter.feedback.walk

    def keys_shown(self) -> KeyRow | None:
        """Which keys the bar at the foot tells of."""
        return self.page.keys.row

    def answers(self) -> dict[str, object]:
        """What is confirmed, by place."""
        return {place.name: value for place, value in self.session.state.answers}


MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(qtbot: QtBot) -> MakeDesk:
    """A desk with its first layout painted, or the one that was left."""
    load_fonts(assets() / "fonts")

    def make(
        layout: Layout | None = None,
        of: House | None = None,
        scope: Scope = Scope.EVERYTHING,
        layouts: int | None = 2,
        preferences: Preferences = Preferences(),  # noqa: B008 -- a frozen value
        size: tuple[int, int] = (1366, 768),
        *,
        task: Task = Task.SETTLE,
        seed: int = 1,
        shelf: Shelf | None = None,
        left: Unfinished | None = None,
    ) -> Desk:
        dealt, deals = layout or two_boxes(), of or house()
        page = DrillPage(DARK)
        qtbot.addWidget(page)
        page.resize(*size)
        shelf, clock = shelf or Shelf(), HandClock()
        plan = DrillPlan(deals.id, seed, scope, layouts, task=task)
        trainee = Trainee(1, "Anna")
        services = DrillServices(deals, trainee, plan, lambda index: dealt, lambda: shelf, clock)
        exercise = DrillExercise(services)
        first = exercise.next_layout() if left is None else exercise.resume(left)
        session = LayoutSession(exercise, clock, first)
        held = HeldPreferences(preferences)
        glue = TableGlue(
            page,
            session,
            drill_screen(session, exercise),
            held,
            lambda press: intent_for(press, session.drill),
        )
        desk = Desk(page, glue, glue.presenter, session, held, shelf, clock, seed)
        glue.finished.connect(lambda: desk.summaries.append(exercise.summary))
        page.show()
        page.activateWindow()
        assert QTest.qWaitForWindowExposed(page, 1_000 * PATIENCE)
        with qtbot.waitSignal(page.painted):
            glue.presenter.start()
        return desk

    return make
