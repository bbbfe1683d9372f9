"""The cards of today: the work with its one button, the days in a row, a row of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.pages.today import (
    DayMark,
    TodayState,
)
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class TodayCard(Card):
    """What today will be, and the button that begins it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.today")
        self._caption = TextLabel("meta", self)
        self._heading = TextLabel("hero", self)
        self._lines = TextLabel("meta", self)
        self.start = PrimaryButton("start.today.start", self)
        texts, row = QVBoxLayout(), QHBoxLayout()
        texts.setSpacing(4)
        for words in (self._caption, self._heading, self._lines):
            texts.addWidget(words)
        texts.addStretch(1)
        row.setSpacing(16)
        nest(row, texts, 1)
        row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignVCenter)
        nest(self.rows, row)

    def show_state(self, state: TodayState) -> None:
        """Show it."""
        self._heading.setText(state.heading)
        self._lines.setText("\n".join(state.lines))

    def retranslate(self) -> None:
        """Say everything anew."""
        self._caption.setText(_("Today"))
        self.start.say(_("Start today's work"))


class WeekMarks(QWidget):
    """The days of this week: a tick where there was practice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._days: tuple[DayMark, ...] = ()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(24) + look.tall(20))
        self.update()

    def show_days(self, days: tuple[DayMark, ...]) -> None:
        """Show them."""
        self._days = days
        self.update()

    def sizeHint(self) -> QSize:
        """Seven discs."""
        return QSize(self._look.px(290), self._look.px(24) + self._look.tall(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint discs and letters."""
        del event
        if not self._days:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch, size = self.width() / 7, look.px(20)
        for number, day in enumerate(self._days):
            x = number * pitch + (pitch - size) / 2
            disc = QRectF(x, 1, size, size)
            if day.practised:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.accent))
                painter.drawEllipse(disc)
                painter.save()
                painter.translate(x + size * 0.2, 1 + size * 0.2)
                draw_icon(painter, Icon.CHECK, size * 0.6, QColor(tokens.onaccent), 2)
                painter.restore()
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.line if day.ahead else tokens.fieldline), 1.6))
                painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setFont(look.font(12, 600))
            painter.setPen(QColor(tokens.text2))
            letter = QRectF(number * pitch, look.px(24), pitch, look.tall(20))
            painter.drawText(letter, Qt.AlignmentFlag.AlignCenter, day.letter)


class RowCard(Card):
    """Days in a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.row")
        self._sign = Sign(22, Ink.ACCENT, self, Icon.FLAME)
        self._words = TextLabel("section", self)
        self._marks = WeekMarks(self)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        self.rows.addStretch(1)
        nest(self.rows, row)
        self.rows.addWidget(self._marks)
        self.rows.addStretch(1)

    def show_state(self, state: TodayState) -> None:
        """Show them."""
        self._words.setText(state.row)
        self._marks.show_days(state.days)
        self._marks.setAccessibleName(state.row)
