"""The field of a bet. What stands in it is the drill's: it takes no key and edits nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from dealer_trainer.presentation.sheet import BetState
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.parts import Part

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QContextMenuEvent,
        QFont,
        QMouseEvent,
        QPaintEvent,
        QWheelEvent,
    )
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.theme.look import Look

_HALO = 3
_LEFT, _RIGHT, _CARET, _APART = 12, 10, 5, 8
"""Room beside sign and amount, for the caret, and at least between the two."""


class AmountField(Part, QLineEdit):
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
        if state == self._state:
            return
        self._state = state
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.value)
        self.deselect()
        self._adapt(self.look)

    def release(self) -> None:
        """Another stage bears the name now."""
        self.setObjectName("")
        self._state = None

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint border, halo and answer."""
        del event
        state = self._state
        if state is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, radius = self.look.tokens, self.look.px(8)
        rect = QRectF(self.rect()).adjusted(_HALO, _HALO, -_HALO, -_HALO)
        if state.active:
            halo = QRectF(self.rect())
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
