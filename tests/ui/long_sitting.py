"""A trainee who settles layout after layout in the real window, under a clock that is handed in."""

from __future__ import annotations

import gc
import io
import random
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dealer_trainer import bootstrap, paths
from dealer_trainer.application.context import Context
from dealer_trainer.application.streams import Printed, Streams
from dealer_trainer.presentation.services import Opening
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Action, Answer, amount_text
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.settings import SETTINGS, SettingsFile
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.drill.state import Phase, sheet_of
from dealer_trainer.training.grading import Given, expected_answer
from dealer_trainer.ui.app.application import make_application, open_window
from dealer_trainer.ui.qt.lifetime import delete_later
from tests.patience import PATIENCE
from tests.ui.running_program import RunningProgram

SECONDS_AN_ANSWER = 3


class HandedClock(SystemClock):
    """A clock that goes on with every answer, whatever the machine takes for it."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 30, 9, tzinfo=UTC)

    def now(self) -> datetime:
        """The moment that it was moved to."""
        return self.at

    def milliseconds(self) -> int:
        """The same as a count."""
        return int(self.at.timestamp() * 1000)

    def go_on(self) -> None:
        """The time of an answer."""
        self.at += timedelta(seconds=SECONDS_AN_ANSWER)


class LongSitting:
    """The program as it is joined by ``app``, in a drill without end."""

    def __init__(
        self, folder: Path, house: str = "lv-ultimate", seed: int = 7, motion: bool = False
    ) -> None:
        self.clock = HandedClock()
        self._chance = random.Random(seed)
        nowhere = Printed(None)
        context = Context(Streams(io.BytesIO(), nowhere, nowhere), folder)
        shelf = context.open_shelf()
        self.store = open_store(folder, self.clock.now())
        trainee = self.store.trainees.add_trainee("Anna", self.clock.now())
        file = SettingsFile(folder / SETTINGS)
        file.save(replace(file.load(), motion=motion))
        services = bootstrap.make_services(context, shelf, self.store, file, self.clock)
        opening = Opening(shelf.house(house), seed, trainee)
        application = make_application(paths.assets())
        self.window, navigator = open_window(application, services, opening)
        self.program = RunningProgram(navigator)
        self.window.activateWindow()
        assert QTest.qWaitForWindowExposed(self.window, 1_000 * PATIENCE)

    def settle_layout(self) -> None:
        """Answer the layout that is shown, and go to the next."""
        self.answer_layout()
        self._type("\r")
        QApplication.processEvents()

    def answer_layout(self) -> None:
        """Answer the layout that is shown, about one answer in ten wrong, and have it marked."""
        drill = self.program.drill
        assert drill is not None
        while drill.session.state.focus is not None:
            self.answer_place()
        self._type("\r")
        assert drill.session.state.phase is Phase.SUBMITTED

    def answer_place(self) -> None:
        """Answer the place that is asked."""
        drill = self.program.drill
        assert drill is not None
        state = drill.session.state
        assert state.focus is not None
        settlement = settle(state.layout, drill.exercise.house)
        right = expected_answer(settlement, sheet_of(state), state.focus)
        keys = _keys(right) if self._chance.random() < 0.9 else _wrong_keys(right)
        self.clock.go_on()
        self._type(keys)

    def _type(self, keys: str) -> None:
        for key in keys:
            target = QApplication.focusWidget() or self.window
            if key == "\r":
                QTest.keyClick(target, Qt.Key.Key_Return)
            else:
                QTest.keyClicks(target, key)

    def close(self) -> None:
        """Close the window and the store, as leaving the program does."""
        self.window.close()
        delete_later(self.window)
        sweep()
        self.store.close()


def _keys(answer: Given) -> str:
    if isinstance(answer, Category):
        return "1234567890"[answer] + "\r"
    if isinstance(answer, bool):
        return ("+" if answer else "-") + "\r"
    assert isinstance(answer, Answer)
    if answer.action is Action.PAY:
        return amount_text(answer.amount) + "\r"
    return ("-" if answer.action is Action.TAKE else "0") + "\r"


def _wrong_keys(answer: Given) -> str:
    if isinstance(answer, Category):
        return ("1" if answer else "2") + "\r"
    if isinstance(answer, bool):
        return _keys(not answer)
    return "7\r"


def sweep() -> None:
    """What is to be deleted is deleted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    gc.collect()


def living() -> Counter[str]:
    """The widgets, timers and other objects of Qt that live, by kind."""
    found: Counter[str] = Counter()
    for widget in QApplication.allWidgets():
        found[type(widget).__name__] += 1
    owners: list[QObject] = list(QApplication.topLevelWidgets())
    application = QApplication.instance()
    if application is not None:
        owners.append(application)
    seen: set[int] = set()
    for owner in owners:
        for each in (owner, *owner.findChildren(QObject)):
            if id(each) not in seen and not isinstance(each, QWidget):
                seen.add(id(each))
                found[type(each).__name__] += 1
    return found


def running_timers() -> list[QTimer]:
    """The timers of the windows and of the application that run."""
    owners: list[QObject] = list(QApplication.topLevelWidgets())
    application = QApplication.instance()
    if application is not None:
        owners.append(application)
    return [t for owner in owners for t in owner.findChildren(QTimer) if t.isActive()]


def repeating_timers() -> list[QTimer]:
    """Those of them that do not end by themselves: only these can be left over."""
    return [timer for timer in running_timers() if not timer.isSingleShot()]
