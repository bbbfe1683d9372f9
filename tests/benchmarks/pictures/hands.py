"""Hands at the window: what is pressed, typed and clicked, by what a widget is called.

Nothing of the program is imported. Widgets are found by their object names, which are the same in
every commit, and by nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QWidget

from tests.benchmarks.pictures.still_world import StillWorld

_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
_real_clock: Final = time.perf_counter
_SOON: Final = 1_000
"""Milliseconds: what a timer does once within that is waited for."""
_STEP: Final = 50
"""Milliseconds: a timer that ticks more often is at work, one that ticks less often is a clock."""
_PATIENCE: Final = 5.0
_MOST_SCREENS: Final = 4


class Missing(Exception):
    """No visible widget of a name; carries the name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no {name}")


class Hands:
    """Somebody at the window."""

    def __init__(self, world: StillWorld, start: Callable[[], object]) -> None:
        self._world = world
        self.start_again = start
        """Start the program once more, while it runs."""

    @property
    def window(self) -> QWidget:
        """The main window. Raises ``Missing``."""
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget.objectName() == "window":
                return widget
        raise Missing("window")

    @property
    def dialog(self) -> QWidget | None:
        """The dialog that lies on the window."""
        shown = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()]
        others = [w for w in shown if w.objectName() != "window" and w.objectName()]
        return others[0] if others else None

    def focus(self) -> str:
        """The name of what has the keys."""
        widget = QApplication.focusWidget()
        return "" if widget is None else widget.objectName()

    def named(self, name: str) -> list[QWidget]:
        """The visible widgets of a name."""
        return [w for w in self.window.findChildren(QWidget, name) if w.isVisible()]

    def names(self) -> list[str]:
        """The names of all visible widgets, in their order."""
        found = (w.objectName() for w in self.window.findChildren(QWidget) if w.isVisible())
        return [name for name in found if name and not name.startswith("qt_")]

    def widget(self, name: str) -> QWidget:
        """The first visible widget of a name. Raises ``Missing``."""
        found = self.named(name)
        if not found:
            raise Missing(name)
        return found[0]

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NO_MODIFIER) -> None:
        """A key, wherever the focus is."""
        self._world.begin_chance_anew()
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        self.settle()

    def enter(self) -> None:
        """Enter."""
        self.press(Qt.Key.Key_Return)

    def escape(self) -> None:
        """Esc."""
        self.press(Qt.Key.Key_Escape)

    def type(self, text: str) -> None:
        """Characters, one after the other, wherever the focus is then."""
        for character in text:
            self._world.begin_chance_anew()
            QTest.keyClicks(QApplication.focusWidget() or self.window, character)
            self.settle()

    def answer(self, text: str, seconds: float = 0) -> None:
        """Characters and Enter, after some time."""
        self._world.pass_time(seconds)
        self.type(text)
        self.enter()

    def click(self, name: str) -> None:
        """A click in the middle of a widget, which is scrolled to first. Raises ``Missing``."""
        widget = self.widget(name)
        self._reveal(widget)
        self._world.begin_chance_anew()
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
        self.settle()

    def _reveal(self, widget: QWidget) -> None:
        above = widget.parentWidget()
        while above is not None:
            ensure = getattr(above, "ensureWidgetVisible", None)
            if ensure is not None:
                ensure(widget)
            above = above.parentWidget()
        self.settle()

    def fill(self, name: str, text: str) -> None:
        """Write into a field, in place of what stands there. Raises ``Missing``."""
        field = self.widget(name)
        self._reveal(field)
        field.setFocus()
        if isinstance(field, QLineEdit):
            field.selectAll()
        self.press(Qt.Key.Key_Delete)
        self.type(text)

    def do_later(self, do: Callable[[], None]) -> None:
        """Do something in a turn of Qt's own loop, as a slot is run."""
        QTimer.singleShot(0, do)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves, loads or is about to be done; every clock ticks once."""
        until = _real_clock() + _PATIENCE
        while True:
            for _turn in range(3):
                QApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if not any(_is_busy(thing) for thing in _things()) or _real_clock() > until:
                break
            time.sleep(0.001)
        for timer in [t for t in _things() if isinstance(t, QTimer)]:
            if timer.isActive() and not timer.isSingleShot() and timer.interval() > _STEP:
                timer.timeout.emit()
        QApplication.processEvents()

    def scrolled(self) -> Iterator[int]:
        """The page at its top, then screen by screen to its end; the number of the screen."""
        areas = [
            area
            for area in self.window.findChildren(QAbstractScrollArea)
            if area.isVisible() and area.verticalScrollBar().maximum() > 0
        ]
        if not areas:
            yield 0
            return
        bar = max(areas, key=lambda area: area.width() * area.height()).verticalScrollBar()
        bar.setValue(0)
        self.settle()
        yield 0
        number = 0
        while bar.value() < bar.maximum() and number < _MOST_SCREENS:
            number += 1
            bar.setValue(bar.value() + bar.pageStep())
            self.settle()
            yield number

    def picture(self) -> QImage:
        """The window, or the dialog that lies on it."""
        return picture_of(self.dialog or self.window)


def picture_of(widget: QWidget) -> QImage:
    """What a widget looks like, with all that lies on it."""
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _things() -> list[QObject]:
    roots: list[QObject] = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    application = QApplication.instance()
    if application is not None:
        roots.append(application)
    return [
        thing
        for root in roots
        for kind in (QTimer, QAbstractAnimation)
        for thing in root.findChildren(kind)
    ]


def _is_busy(thing: QObject) -> bool:
    if isinstance(thing, QAbstractAnimation):
        return thing.state() is QAbstractAnimation.State.Running
    assert isinstance(thing, QTimer)
    longest = _SOON if thing.isSingleShot() else _STEP
    return thing.isActive() and thing.interval() <= longest
