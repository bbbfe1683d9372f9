"""What all table pages share: a bar, a banner, the table with its sheet, the keys at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from dealer_trainer.presentation.table.announcements import as_sentences
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.sheet.lines import HintLine
from dealer_trainer.ui.table.key_bar import KeyBar
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import LOW_WINDOW, Ink, Look
from dealer_trainer.ui.theme.tokens import Tokens, page_factor
from dealer_trainer.ui.widgets.boxes import column
from dealer_trainer.ui.widgets.parts import Container

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent

    from dealer_trainer.training.preferences import Preferences
    from dealer_trainer.ui.table.bar import TableBar

_HEARD_AFTER = 50
"""Milliseconds after which a listener is told what stands there: nobody waits for it to paint."""


class TableFrame(Container, QWidget):
    """A table page. Its signals say what the person did; what follows is the presenter's.

    Kinds of pages put their parts in with ``_fill`` and say in ``_press_key`` which keys theirs
    are; what they tell somebody who hears them is ``_told``.
    """

    key_pressed = Signal(object)
    button_clicked = Signal(str)
    painted = Signal()
    retranslated = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._text = 1.0
        self._look: Look | None = None
        self._shows = False
        self._canvas: QWidget | None = None
        self._awaits_paint = False
        self._heard: tuple[str, ...] = ()
        self._telling = later(self, self.painted)
        self._announcing = later(self, self._tell_listeners, _HEARD_AFTER)
        self.banner = HintLine(self, Icon.WARNING, Ink.WRONG)
        self.banner.setObjectName("banner")
        self.keys = KeyBar(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _fill(self, bar: TableBar, middle: QWidget, canvas: QWidget) -> None:
        """Lay out; ``canvas`` is what must be painted before time runs."""
        self._canvas = canvas
        lines = column(bar, self.banner, (middle, 1), self.keys, within=self, spacing=0)
        # The window says how small it may be; what does not fit in the sheet scrolls.
        lines.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        bar.pressed.connect(self.button_clicked)
        canvas.installEventFilter(self)
        self.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        self._tokens = tokens
        # A new sheet of the application has undone what the labels say of themselves.
        self._look = None
        self._apply_look()

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes, sides and cards that a trainee likes."""
        self._text = preferences.text_size / 100
        self._apply_look()

    def await_paint(self) -> None:
        """Say ``painted`` when the canvas has been painted next."""
        self._awaits_paint = True
        if self._canvas is not None:
            self._canvas.update()

    def _told(self) -> tuple[str, ...]:
        """What the page tells somebody who hears it, part by part."""
        raise NotImplementedError

    def _tell_listeners(self) -> None:
        """Have a screen reader, where there is one, say what has come since it last did."""
        from PySide6.QtGui import (  # noqa: PLC0415 -- dear classes, and no first paint waits for them
            QAccessible,
            QAccessibleAnnouncementEvent,
        )

        if not QAccessible.isActive():
            return
        before, self._heard = self._heard, self._told()
        if new := [part for part in self._heard if part not in before]:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, as_sentences(new)))

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Keys come through whatever has the focus; nothing else is listened to."""
        if new is not None and self.isAncestorOf(new):
            # A filter put in twice counts once.
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys go to the table whichever child has the focus; the first painting is told."""
        kind = event.type()
        if kind is QEvent.Type.Paint and watched is self._canvas and self._awaits_paint:
            self._awaits_paint = False
            self._telling.start()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press_key(event)
        return super().eventFilter(watched, event)

    def _press_key(self, event: QKeyEvent) -> bool:
        """Whether the key is done with."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows draw bars and sheet larger, low ones draw rows together."""
        super().resizeEvent(event)
        self._apply_look()

    def _apply_look(self) -> None:
        low = self.height() < LOW_WINDOW
        look = Look(self._tokens, page_factor(self.width()), self._text, low)
        # Before there is something to show, neither size nor preferences are settled.
        if look == self._look or not self._shows:
            return
        self._look = look
        self.apply_look(look)
