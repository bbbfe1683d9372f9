"""A slip's last weeks as bars: the one of now at the right."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_trainer.presentation.pages.progress import WEEKS_SHOWN
from dealer_trainer.text.figures import times_text, week_text
from dealer_trainer.training.statistics.days import week_of
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.label import paint_panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class WeekBars(QWidget):
    """Twelve weeks; a week without the slip is a thin line. The numbers stand in the table view."""

    def __init__(
        self, weeks: tuple[tuple[date, int], ...], most: int, today: date, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = Look()
        self._most = max(1, most)
        counted = dict(weeks)
        this_week = week_of(today)
        mondays = [this_week - timedelta(weeks=back) for back in reversed(range(WEEKS_SHOWN))]
        self._bars = tuple(counted.get(monday, 0) for monday in mondays)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = [f"{week_text(m)}: {times_text(counted[m])}" for m in mondays if m in counted]
        self.setToolTip("\n".join(told))

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line of letters and a half."""
        return QSize(self._look.px(200), self._look.tall(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars."""
        del event
        painter, tokens = QPainter(self), self._look.tokens
        gap = self._look.px(4)
        width = (self.width() - gap * (len(self._bars) - 1)) / len(self._bars)
        for number, times in enumerate(self._bars):
            x, high = number * (width + gap), self.height() - 2
            if not times:
                painter.fillRect(QRectF(x, high, width, 2), QColor(tokens.line))
                continue
            height = max(4.0, high * times / self._most)
            rect = QRectF(x, self.height() - height, width, height)
            paint_panel(painter, rect, tokens.accent, None, 0, 2)
