"""The bar at the foot: which keys do what at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from dealer_trainer.presentation.table.state import KeyRow, Manner
from dealer_trainer.text.language import pgettext
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import KeyLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

MARGIN = 20


def keys_in(row: KeyRow, manner: Manner) -> tuple[tuple[str, str], ...]:
    """Keys and what they do, as the page is used at present."""
    escape = pgettext("key", "Esc")
    if row in (KeyRow.PAUSED, KeyRow.WALKING):
        return keys_of(row)
    match manner:
        case Manner.DRILL:
            return keys_of(row)
        case Manner.QUIZ | Manner.OPEN_QUIZ:
            left = (escape, pgettext("what a key does", "leave"))
            kept = [hint for hint in keys_of(row) if hint[0] != escape]
            kept = [hint for hint in kept if hint[0] != "F1" or manner.tables]
            return (*kept, left)
        case Manner.REVIEW:
            enter, again = pgettext("key", "Enter"), "F5"
            onward = (enter, pgettext("what a key does", "next round"))
            kept = [hint for hint in keys_of(row) if hint[0] not in (enter, again)]
            return (*kept, onward, (escape, pgettext("what a key does", "to the result")))
        case _:
            assert_never(manner)


def keys_of(row: KeyRow) -> tuple[tuple[str, str], ...]:
    """Keys and what they do in a drill, the most needed first."""
    enter, shift_tab = pgettext("key", "Enter"), pgettext("key", "Shift+Tab")
    back = (shift_tab, pgettext("what a key does", "back"))
    tables = ("F1", pgettext("what a key does", "pay tables"))
    pause = (pgettext("key", "Esc"), pgettext("what a key does", "pause"))
    undo = (pgettext("key", "Ctrl+Backspace"), pgettext("what a key does", "undo"))
    match row:
        case KeyRow.PICKING:
            return (
                ("1–7", pgettext("what a key does", "pick a card or put it back")),
                (enter, pgettext("what a key does", "confirm")),
                back,
                undo,
                tables,
                pause,
            )
        case KeyRow.NAMING:
            return (
                ("1–9, 0", pgettext("what a key does", "name the hand")),
                (enter, pgettext("what a key does", "confirm")),
                back,
                undo,
                tables,
                pause,
            )
        case KeyRow.CALLING:
            return (
                ("+", pgettext("what a key does", "qualifies")),
                ("−", pgettext("what a key does", "does not qualify")),
                (enter, pgettext("what a key does", "confirm")),
                back,
                undo,
                tables,
                pause,
            )
        case KeyRow.BETS:
            return (
                ("0–9", pgettext("what a key does", "pay that amount")),
                ("−", pgettext("what a key does", "take")),
                ("=", pgettext("what a key does", "stays")),
                (enter, pgettext("what a key does", "next bet")),
                back,
                undo,
                tables,
                pause,
            )
        case KeyRow.SUBMIT:
            return ((enter, pgettext("what a key does", "submit")), back, undo, tables, pause)
        case KeyRow.FEEDBACK:
            return (
                ("← →", pgettext("what a key does", "box")),
                ("↑ ↓", pgettext("what a key does", "bet")),
                (pgettext("key", "Space"), pgettext("what a key does", "show the five cards")),
                ("F7", pgettext("what a key does", "show me")),
                (enter, pgettext("what a key does", "next layout")),
                ("F5", pgettext("what a key does", "same layout again")),
                tables,
            )
        case KeyRow.WALKING:
            return (
                (enter, pgettext("what a key does", "next step")),
                ("↑ ↓", pgettext("what a key does", "step")),
                ("← →", pgettext("what a key does", "box")),
                (pgettext("key", "Esc"), pgettext("what a key does", "end")),
                tables,
            )
        case KeyRow.PAUSED:
            return ((enter, pgettext("what a key does", "go on")),)
        case _:
            assert_never(row)


class KeyHint(KeyLabel):
    """A key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(12.5, 400, Ink.SECOND, parent)


class HintBar(QWidget):
    """As many keys as there is room for; those at the right go first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._hints: list[KeyHint] = []
        self._shown = 0
        self._row = QHBoxLayout(self)
        # The window may be narrower than all keys together: some are hidden then.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addStretch(1)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.tall(34))
        self._row.setContentsMargins(look.px(MARGIN), 1, look.px(MARGIN), 0)
        self._row.setSpacing(look.px(20))
        for hint in self._hints:
            hint.apply_look(look)
        self._fit()

    def show_hints(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Show keys, each with what it does, the most wanted first."""
        while len(self._hints) < len(keys):
            hint = KeyHint(self)
            hint.apply_look(self._look)
            self._row.insertWidget(len(self._hints), hint)
            self._hints.append(hint)
        self._shown = len(keys)
        for hint, (key, text) in zip(self._hints, keys, strict=False):
            hint.show_key(key, text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width holds more or fewer keys."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        left = self.width() - 2 * self._look.px(MARGIN)
        for i, hint in enumerate(self._hints):
            left -= hint.sizeHint().width()
            hint.setVisible(i < self._shown and left >= 0)
            left -= self._row.spacing()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line above."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.tokens.surface))
        painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(self._look.tokens.line))


class KeyBar(HintBar):
    """The keys of a drill's or a quiz's stage."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: KeyRow | None = None
        self._manner = Manner.DRILL

    def retranslate(self) -> None:
        """Speak the language in use."""
        if self._keys is not None:
            self.show_keys(self._keys, self._manner)

    @property
    def row(self) -> KeyRow | None:
        """Which keys are shown."""
        return self._keys

    def show_keys(self, row: KeyRow, manner: Manner = Manner.DRILL) -> None:
        """Show the keys of a stage."""
        self._keys, self._manner = row, manner
        self.show_hints(keys_in(row, manner))
