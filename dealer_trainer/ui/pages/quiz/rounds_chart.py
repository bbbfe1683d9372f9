"""Seconds a box, round by round: a bar each, a cross where something was wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_trainer.presentation.pages.quiz_result import RoundLine
from dealer_trainer.text.amounts import decimal_mark
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_HEIGHT = 150
_WIDEST_BAR = 22
_GRID = (5, 10, 15, 20, 30, 60, 120, 300, 600)


class RoundsChart(QWidget):
    """The bars; the same figures are told to screen readers and by the buttons below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._rounds: tuple[RoundLine, ...] = ()
        self._target: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rounds(self, rounds: tuple[RoundLine, ...], target: int | None) -> None:
        """Show them; ``target`` is the most seconds that are wanted."""
        self._rounds, self._target = rounds, target
        self.setAccessibleDescription("; ".join(each.told for each in rounds))
        self.update()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(self._look.px(320), self._look.tall(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines, bars, crosses and numbers."""
        del event
        if not self._rounds:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(11, 500))
        metrics = QFontMetrics(painter.font())
        top = self._top()
        lines = {seconds: grid_figure(seconds) for seconds in (0, top / 2, top)}
        widest = max(map(metrics.horizontalAdvance, lines.values()))
        room = QRectF(self.rect()).adjusted(widest + 10, look.tall(18), -4, -look.tall(20))
        for seconds, figure in lines.items():
            y = room.bottom() - room.height() * seconds / top
            painter.setPen(QColor(tokens.line))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(tokens.text2))
            place = QRectF(0, y - 10, room.left() - 6, 20)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure
            )
        self._paint_bars(painter, room, top)
        if self._target is not None:
            y = room.bottom() - room.height() * self._target / top
            painter.setPen(QPen(QColor(tokens.text), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))

    def _paint_bars(self, painter: QPainter, room: QRectF, top: float) -> None:
        look, tokens = self._look, self._look.tokens
        pitch = room.width() / len(self._rounds)
        width = min(look.px(_WIDEST_BAR), pitch * 0.7)
        for number, each in enumerate(self._rounds):
            x = room.left() + pitch * (number + 0.5)
            height = room.height() * min((each.seconds or 0) / top, 1)
            slow = self._target is not None and (each.seconds or 0) > self._target
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.accent if slow else tokens.text3))
            bar = QRectF(x - width / 2, room.bottom() - height, width, height)
            painter.drawRoundedRect(bar, 2, 2)
            if not each.right:
                painter.save()
                size = look.px(12)
                painter.translate(x - size / 2, bar.top() - size - 3)
                draw_icon(painter, Icon.CROSS, size, QColor(tokens.wrong), 2)
                painter.restore()
            painter.setPen(QColor(tokens.text2))
            place = QRectF(x - pitch / 2, room.bottom() + 3, pitch, look.tall(16))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(each.number))

    def _top(self) -> float:
        most = max([each.seconds or 0 for each in self._rounds] + [self._target or 0, 1])
        return next((step for step in _GRID if step >= most), most)


def grid_figure(seconds: float) -> str:
    """Seconds on a line of the grid: 5, 2.5, in the language in use 2,5."""
    return f"{seconds:g}".replace(".", decimal_mark())
