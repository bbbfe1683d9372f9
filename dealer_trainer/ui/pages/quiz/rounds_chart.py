"""Seconds a box, round by round: a bar each, a cross where something was wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPen

from dealer_trainer.text.amounts import decimal_mark
from dealer_trainer.ui.theme.colour import paint_in
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.widgets.charts import Drawing

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.pages.quiz_result import RoundLine

_GRID = (5, 10, 15, 20, 30, 60, 120, 300, 600)
"""Seconds that the highest line may stand for."""
_WIDEST_BAR = 22


class RoundsChart(Drawing):
    """Seconds a box, round by round: a bar each, a cross where something was wrong."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rounds: tuple[RoundLine, ...] = ()
        self._target: int | None = None

    def show_rounds(self, rounds: tuple[RoundLine, ...], target: int | None) -> None:
        """Show them; ``target`` is the most seconds that are wanted."""
        self._rounds, self._target = rounds, target
        self.setAccessibleDescription("; ".join(each.told for each in rounds))
        self.update()

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(self.look.px(320), self.look.tall(150))

    def paint(self, painter: QPainter) -> None:
        """Paint lines, bars, crosses and numbers."""
        if not self._rounds:
            return
        look, tokens = self.look, self.look.tokens
        painter.setFont(look.font(11, 500))
        most = max(self._target or 0, 1, *(each.seconds or 0 for each in self._rounds))
        top = next((step for step in _GRID if step >= most), most)
        lines = {seconds: grid_figure(seconds) for seconds in (0, top / 2, top)}
        widest = max(map(QFontMetrics(painter.font()).horizontalAdvance, lines.values()))
        room = QRectF(self.rect()).adjusted(widest + 10, look.tall(18), -4, -look.tall(20))
        for seconds, figure in lines.items():
            painter.setPen(QColor(tokens.line))
            y = self._line(painter, room, seconds / top)
            painter.setPen(QColor(tokens.text2))
            place = QRectF(0, y - 10, room.left() - 6, 20)
            beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, beside, figure)
        self._paint_bars(painter, room, top)
        if self._target is not None:
            painter.setPen(QPen(QColor(tokens.text), 1.4, Qt.PenStyle.DashLine))
            self._line(painter, room, self._target / top)

    @staticmethod
    def _line(painter: QPainter, room: QRectF, share: float) -> float:
        y = room.bottom() - room.height() * share
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        return y

    def _paint_bars(self, painter: QPainter, room: QRectF, top: float) -> None:
        look, tokens = self.look, self.look.tokens
        pitch, size = room.width() / len(self._rounds), look.px(12)
        width = min(look.px(_WIDEST_BAR), pitch * 0.7)
        for number, each in enumerate(self._rounds):
            x, seconds = room.left() + pitch * (number + 0.5), each.seconds or 0
            height = room.height() * min(seconds / top, 1)
            slow = self._target is not None and seconds > self._target
            paint_in(painter, tokens.accent if slow else tokens.text3)
            rect = QRectF(x - width / 2, room.bottom() - height, width, height)
            painter.drawRoundedRect(rect, 2, 2)
            if not each.right:
                at = QPointF(x - size / 2, rect.top() - size - 3)
                draw_icon(painter, Icon.CROSS, size, QColor(tokens.wrong), 2, at)
            painter.setPen(QColor(tokens.text2))
            place = QRectF(x - pitch / 2, room.bottom() + 3, pitch, look.tall(16))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(each.number))


def grid_figure(seconds: float) -> str:
    """Seconds on a line of the grid: 5, 2.5, in the language in use 2,5."""
    return f"{seconds:g}".replace(".", decimal_mark())
