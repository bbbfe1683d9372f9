"""A marked answer in a row: what was answered, struck out where it is wrong, and what is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from dealer_trainer.presentation.sheet import MarkState
from dealer_trainer.ui.theme.colour import paint_in
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, column, row
from dealer_trainer.ui.widgets.label import Label, Sign, StruckLabel, paint_panel
from dealer_trainer.ui.widgets.parts import PaintedPart
from dealer_trainer.ui.widgets.pressable import Pressable
from dealer_trainer.ui.widgets.words import show_text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QResizeEvent


class MarkDisc(PaintedPart, QWidget):
    """A tick or a cross on a disc."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._right = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _adapt(self, look: Look) -> None:
        size = look.tall(18)
        self.setFixedSize(size, size)

    def show_mark(self, right: bool) -> None:
        """Right or wrong."""
        self._right = right
        self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint disc and sign."""
        tokens = self.look.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_in(painter, tokens.right if self._right else tokens.wrong)
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        size = self.width() * 0.78
        corner = QPointF((self.width() - size) / 2, (self.height() - size) / 2)
        icon = Icon.CHECK if self._right else Icon.CROSS
        draw_icon(painter, icon, size, QColor(tokens.surface), 1.9, corner)


def _widest_word(label: Label) -> int:
    metrics = label.fontMetrics()
    return max(map(metrics.horizontalAdvance, label.text().split() or [""]))


class MarkRow(Pressable):
    """One marked answer; a click looks at its working."""

    def __init__(self, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._state: MarkState | None = None
        self._compact = compact
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._disc = MarkDisc(self)
        size = 13.0 if compact else 15.0
        self._label = Label(size, 600, Ink.TEXT, self)
        self._word = Label(12.5, 500, Ink.RIGHT, self)
        self._given = StruckLabel(size - 0.5, 600, Ink.WRONG, self, wrap=True)
        self._arrow = Sign(12, Ink.SECOND, self, Icon.FORWARD)
        self._expected = Label(size, 600, Ink.TEXT, self, wrap=True)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._given.setAlignment(right)
        self._expected.setAlignment(right)
        words = column(REST, self._label, self._word, REST, spacing=0)
        given, expected = (self._given, 100), (self._expected, 100)
        self._answers = row(REST, given, self._arrow, expected, gap=4)
        self._parts = row(words, (self._answers, 1), spacing=6)
        row(self._disc, (self._parts, 1), within=self, margins=(12, 1, 8, 1), spacing=10)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall(26 if self._compact else (42, 38)))

    def show_state(self, state: MarkState) -> None:
        """Show a mark."""
        self._state = state
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.label)
        self._disc.show_mark(state.right)
        self._label.setText(state.label)
        self._word.setText(state.word)
        self._word.set_ink(Ink.RIGHT if state.right else Ink.WRONG)
        self._word.setVisible(bool(state.word) and not self._compact)
        show_text(self._given, state.given)
        self._arrow.setVisible(bool(state.given))
        self._expected.setText(state.expected)
        for label in (self._given, self._expected):
            # As wide as its line, so that both stand together at the right.
            label.ensurePolished()
            label.setMaximumWidth(label.fontMetrics().horizontalAdvance(label.text()) + 3)
            # Where both lines are too long, each has room for its longest word.
            self._answers.setStretchFactor(label, 100 + _widest_word(label))
        self._turn()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Narrow: the answers go below the name where both do not stand side by side."""
        return QSize(self.look.px(120), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another direction."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        shown = [self._expected]
        if self._state is not None and self._state.given:
            shown.append(self._given)
        both = sum(map(_widest_word, shown)) + self._arrow.width() + 12
        need = both + self._disc.width() + self.look.px(20 + 10)
        stacked = need + self._label.sizeHint().width() + self.look.px(6) > self.width()
        way = QBoxLayout.Direction
        self._parts.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        # Two very long words go below each other too.
        self._answers.setDirection(way.TopToBottom if need > self.width() else way.LeftToRight)

    def show_or_release(self, state: MarkState | None) -> None:
        """Show a mark; without one the row is gone and nameless."""
        self.setVisible(state is not None)
        if state is None:
            self.setObjectName("")
        else:
            self.show_state(state)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Red under a wrong answer; a frame round the one that is looked at."""
        tokens, state = self.look.tokens, self._state
        if state is None:
            return
        ground = tokens.wrongbg if not state.right else tokens.raised if self.underMouse() else None
        edge = None
        if state.active:
            edge = tokens.wrong if not state.right else tokens.fieldline
        paint_panel(painter, rect, ground, edge, 1.0, self.look.px(8))
