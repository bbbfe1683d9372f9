"""A monkey at the window: it clicks, types, turns and resizes by chance, always the same chance."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from dealer_trainer.training.drill.state import Phase
from dealer_trainer.training.ports import Trainee
from tests.ui.shell.conftest import Person
from tests.ui.shell.looking import turn_the_wheel

KEYS = (
    [Qt.Key.Key_Return] * 8
    + [Qt.Key.Key_Tab] * 4
    + [Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Backspace]
    + [Qt.Key.Key_Delete, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right]
    + [Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown]
    + [getattr(Qt.Key, f"Key_F{number}") for number in (1, 2, 3, 4, 5, 6, 7)]
)
LETTERS = "0123456789+-=.,aZ <&'\"%"
SIZES = ((1366, 768), (1280, 680), (960, 560), (1920, 1080))
# Whoever puts an old copy back means to lose what came after it.
NOT_TOUCHED = {"settings.put_back_confirm"}
_HELD = [Qt.KeyboardModifier.NoModifier] * 6 + [
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
]
_CHECKED_EVERY = 10


def refuse_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own dialogs, which nobody could close here, are cancelled."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_words: ("", ""))


class Monkey:
    """One monkey with its chance. Raises ``AssertionError`` where a round is lost."""

    def __init__(self, person: Person, seed: int) -> None:
        self._person = person
        self._chance = random.Random(seed)
        self._rounds: dict[Trainee, int] = {}
        self.pages: set[str] = set()
        self.done = 0

    def go_on(self, steps: int) -> None:
        """So many steps more."""
        for _ in range(steps):
            self._step()
            self.done += 1
            if self.done % _CHECKED_EVERY == 0:
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                self._check()

    def _step(self) -> None:
        deeds = (self._click, self._click, self._click, self._type, self._press, self._other)
        self._chance.choice(deeds)()
        QApplication.processEvents()
        page = self._person.page
        self.pages.add(page.objectName() or type(page).__name__)

    def _root(self) -> QWidget:
        """What lies on top: a list that has dropped down, a dialog, the window."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        return popup or modal or self._person.window

    def _click(self) -> None:
        root = self._root()
        widgets = [
            widget
            for widget in root.findChildren(QWidget)
            if widget.isVisible()
            and widget.isEnabled()
            and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
            and widget.objectName() not in NOT_TOUCHED
        ]
        widget = self._chance.choice(widgets or [root])
        spot = QPoint(
            self._chance.randrange(max(1, widget.width())),
            self._chance.randrange(max(1, widget.height())),
        )
        button = Qt.MouseButton.LeftButton
        if self._chance.random() < 0.1:
            QTest.mouseDClick(widget, button, pos=spot)
        else:
            QTest.mouseClick(widget, button, pos=spot)

    def _type(self) -> None:
        target = QApplication.focusWidget() or self._root()
        for _ in range(self._chance.randrange(1, 5)):
            QTest.keyClicks(target, self._chance.choice(LETTERS))

    def _press(self) -> None:
        target = QApplication.focusWidget() or self._root()
        QTest.keyClick(target, self._chance.choice(KEYS), self._chance.choice(_HELD))

    def _other(self) -> None:
        window = self._person.window
        match self._chance.randrange(4):
            case 0:
                window.resize(*self._chance.choice(SIZES))
            case 1:
                turn_the_wheel(QApplication.focusWidget() or self._root())
            case 2:
                QTest.mouseMove(window, QPoint(self._chance.randrange(900), 300))
            case _:
                spot = QPoint(
                    self._chance.randrange(window.width()), self._chance.randrange(window.height())
                )
                QTest.mouseClick(self._root(), Qt.MouseButton.LeftButton, pos=spot)

    def _check(self) -> None:
        """No round is lost, and what is confirmed on the table is in the store."""
        person = self._person
        store, known = person.store, person.store.trainees.trainees()
        for each in known:
            rounds = store.trainees.holdings(each).rounds
            assert rounds >= self._rounds.get(each, 0), (each, self.done)
            self._rounds[each] = rounds
        drill, trainee = person.program.drill, person.program.trainee
        if drill is None or trainee not in known or drill.session.marked is not None:
            return
        state, left = drill.session.state, store.drills.unfinished(trainee)
        if state.phase is Phase.WAITING:
            return  # a layout is kept when it has been painted; until then an earlier one is left
        if left is not None and left.open_round is not None and not drill.session.again:
            assert left.open_round.changes == state.changes, self.done
