"""The field of a bet, which takes no key and edits nothing, and the keys on the screen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from dealer_trainer.presentation.sheet import BetState, PadKey
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import Grid, row
from dealer_trainer.ui.widgets.label import Label, paint_panel
from dealer_trainer.ui.widgets.parts import PaintedPart, Panel
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QFont, QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget


_HALO = 3
_LEFT, _RIGHT, _CARET, _APART = 12, 10, 5, 8
"""Room beside sign and amount, for the caret, and at least between the two."""


class AmountField(PaintedPart, QLineEdit):
    """A read-only line for a screen reader, painted from the state of the drill."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: BetState | None = None
        self.setReadOnly(True)
        self.setFrame(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _adapt(self, look: Look) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Field and halo; it grows to the left where sign and amount want more room."""
        grown = 1 + (self.look.text - 1) * 0.7
        width = max(self.look.px(142 * grown), self._needed()) + 2 * _HALO
        return QSize(width, self.look.tall((42, 38)) + 2 * _HALO)

    def _needed(self) -> int:
        state = self._state
        if state is None or not state.lead:
            return 0
        lead = QFontMetrics(self._lead_font(state)).horizontalAdvance(state.lead)
        shown = QFontMetrics(self._shown_font(state)).horizontalAdvance(state.shown)
        caret = _CARET if state.typing else 0
        return _LEFT + lead + _APART + shown + caret + _RIGHT

    def _lead_font(self, state: BetState) -> QFont:
        return self.look.font(13 if state.typing else 15, 500 if state.typing else 700)

    def _shown_font(self, state: BetState) -> QFont:
        return self.look.font(20 if state.typing else 15, 600)

    def show_state(self, state: BetState) -> None:
        """Show a bet's answer; the widget bears the place's name."""
        if state == self._state and self.objectName():
            return
        self._state = state
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.value)
        self.deselect()
        self._adapt(self.look)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click asks for the focus."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is selected by dragging."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing is pasted by the middle button."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is one click."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel never changes an answer."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """No menu: there is nothing to cut or paste."""
        event.accept()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint border, halo and answer."""
        state = self._state
        if state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, radius = self.look.tokens, self.look.px(8)
        halo, rect = rect, rect.adjusted(_HALO, _HALO, -_HALO, -_HALO)
        if state.active:
            paint_panel(painter, halo, None, faded(tokens.accent, 0.35), _HALO, radius + _HALO)
            paint_panel(painter, rect, tokens.surface, tokens.accent, 2.0, radius)
        else:
            paint_panel(painter, rect, tokens.surface, tokens.fieldline, 1.0, radius)
        self._paint_answer(painter, rect.adjusted(_LEFT, 0, -_RIGHT, 0), state)

    def _paint_answer(self, painter: QPainter, rect: QRectF, state: BetState) -> None:
        tokens = self.look.tokens
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._lead_font(state))
        painter.setPen(QColor(tokens.text2 if state.typing else tokens.text))
        painter.drawText(rect, middle | Qt.AlignmentFlag.AlignLeft, state.lead)
        painter.setFont(self._shown_font(state))
        ink = tokens.text if state.shown else tokens.text3
        painter.setPen(QColor(tokens.pay if state.pays else ink))
        right = rect.adjusted(0, 0, -_CARET, 0) if state.active and state.typing else rect
        painter.drawText(
            right,
            middle | Qt.AlignmentFlag.AlignRight,
            state.shown or ("" if state.typing else "—"),
        )
        if state.active and state.typing:
            caret = QRectF(rect.right() - 1, rect.center().y() - 11, 1.5, 22)
            painter.fillRect(caret, QColor(tokens.accent))


_ROWS: Final[tuple[tuple[str | PadKey, ...], ...]] = (
    ("1", "2", "3", "4", "5", PadKey.RUB, PadKey.TAKE),
    ("6", "7", "8", "9", "0", ".", PadKey.STAYS),
)
_ANSWERS: Final = frozenset({PadKey.TAKE, PadKey.STAYS})
_NAMES: Final = {".": "pad.mark"}


class PadButton(Pressable):
    """A key of the pad; two quick clicks are two digits."""

    def __init__(self, key: str | PadKey, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        value = key.value if isinstance(key, PadKey) else key
        self.setObjectName(_NAMES.get(value, f"pad.{value}"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._label = Label(14, 600, Ink.TEXT, self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row(self._label, within=self, margins=(2, 0, 2, 0))

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.tall(34))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two."""
        self.mousePressEvent(event)

    def show_label(self, label: str, spoken: str) -> None:
        """What stands on the key."""
        self._label.setText(label)
        self.setText(label)
        self.setAccessibleName(spoken)


class NumberPad(Panel):
    """Two rows of keys under the bets: digits, decimal mark, rub out, take and stays."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows = [[PadButton(key, self) for key in keys] for keys in _ROWS]
        self._buttons = [button for line in rows for button in line]
        for button in self._buttons:
            button.clicked.connect(self._report)
        self._grid = Grid(rows, within=self, across=5, down=5)
        self._grid.setColumnStretch(6, 1)
        self.retranslate()

    def _adapt(self, look: Look) -> None:
        for column in range(6):
            self._grid.setColumnMinimumWidth(column, look.px(34))

    def show_amounts_only(self) -> None:
        """Without take and stays: the other keys are as wide as the pad has room."""
        for button in self._buttons:
            button.setVisible(button.key not in _ANSWERS)
        for column in range(6):
            self._grid.setColumnStretch(column, 1)
        self._grid.setColumnStretch(6, 0)

    def retranslate(self) -> None:
        """Speak the language in use."""
        for button in self._buttons:
            match button.key:
                case PadKey.RUB:
                    button.show_label("⌫", _("Delete the last character"))
                case PadKey.TAKE:
                    button.show_label(pgettext("key", "− take"), pgettext("answer", "take"))
                case PadKey.STAYS:
                    button.show_label(pgettext("key", "= stays"), pgettext("answer", "stays"))
                case ".":
                    button.show_label(pgettext("decimal mark", "."), _("Decimal mark"))
                case digit:
                    button.show_label(digit, digit)

    def _report(self) -> None:
        button = self.sender()
        if isinstance(button, PadButton):
            self.pressed.emit(button.key)
