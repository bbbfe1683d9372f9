"""A line over days, drawn by pyqtgraph in the colours of the look; loaded with progress alone."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPen
from PySide6.QtWidgets import QFrame

from dealer_trainer.frozen import dataclass
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.parts import KitPart

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from PySide6.QtGui import QResizeEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

_BESIDE, _GAP = 70, 12
"""The room beside the line for figures and margin, and between two dates."""


@dataclass(frozen=True, slots=True)
class Line:
    """Points of a chart: a day and its figure; ``ticks`` are heights with their labels, the first
    and the last of them the bounds. ``target`` is drawn dashed with its words.
    """

    points: tuple[tuple[date, float], ...]
    ticks: tuple[tuple[float, str], ...]
    target: float
    target_words: str
    dates: tuple[tuple[date, str], ...]


def even_ticks(values: Sequence[float], step: float, *, most: float | None = None) -> list[float]:
    """Three to five heights on whole steps that hold all values, from below; none over ``most``."""
    low = floor(min(values) / step) * step
    high = max(ceil(max(values) / step) * step, low + 2 * step)
    if most is not None and high > most:
        low, high = min(low, most - 2 * step), most
    count = round((high - low) / step)
    stride = max(1, ceil(count / 4))
    return [high - number * step for number in range(0, count + stride, stride)][::-1]


def clear_place(heights: Sequence[float], target: float) -> tuple[bool, bool]:
    """Where the words of a target meet no line: whether at its end, and whether below it."""
    # A third of the line leaves air around the words; a fifth just holds them.
    for near in (ceil(len(heights) / 3), ceil(len(heights) / 5)):
        for at_end, beside in ((False, heights[:near]), (True, heights[-near:])):
            if all(height <= target for height in beside):
                return at_end, False
            if all(height >= target for height in beside):
                return at_end, True
    return False, False


class LineChart(KitPart, pyqtgraph.PlotWidget):  # type: ignore[misc]
    """The chart: it takes neither keys nor wheel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, enableMenu=False)
        self.line: Line | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAntialiasing(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        item = self.getPlotItem()
        item.hideButtons()
        item.setMouseEnabled(False, False)
        item.layout.setContentsMargins(0, 8, 22, 0)
        self._item = item

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.px(150))
        self._draw()

    def show_line(self, line: Line) -> None:
        """Show points."""
        self.line = line
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many dates as there is room for."""
        super().resizeEvent(event)
        # pyqtgraph sizes itself before it is made.
        if getattr(self, "line", None) is not None:
            self._draw()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page."""
        event.ignore()

    def _draw(self) -> None:
        line, tokens, item = self.line, self.look.tokens, self._item
        self.setBackground(QColor(tokens.surface))
        item.clear()
        if line is None:
            return
        first = line.points[0][0].toordinal()
        days = [day.toordinal() - first for day, _ in line.points]
        heights = [height for _, height in line.points]
        low, high = line.ticks[0][0], line.ticks[-1][0]
        self._axes(line, first, days[-1])
        for height, _label in line.ticks:
            item.addItem(pyqtgraph.InfiniteLine(height, 0, QPen(QColor(tokens.line), 0)))
        ground = faded(tokens.accent, 0.12)
        item.plot(
            days,
            heights,
            pen=pyqtgraph.mkPen(tokens.accent, width=2.2),
            fillLevel=low,
            brush=ground,
            antialias=True,
        )
        if low <= line.target <= high:
            self._target(line)
        item.plot(
            days[-1:],
            heights[-1:],
            pen=None,
            symbol="o",
            symbolSize=self.look.px(10),
            symbolPen=pyqtgraph.mkPen(tokens.accent, width=2.2),
            symbolBrush=QColor(tokens.surface),
        )
        item.setXRange(0, max(1, days[-1]), padding=0.02)
        item.setYRange(low, high, padding=0.05)

    def _axes(self, line: Line, first: int, last: int) -> None:
        tokens, font = self.look.tokens, QFont(self.look.font(12, 500))
        ticks = (
            ("left", [[(height, label) for height, label in line.ticks]]),
            ("bottom", [self._apart(line, first, last)]),
        )
        for side, labels in ticks:
            axis = self._item.getAxis(side)
            axis.setTicks(labels)
            axis.setStyle(
                tickLength=0,
                tickAlpha=0,
                tickFont=font,
                tickTextOffset=self.look.px(6),
                hideOverlappingLabels=False,
            )
            axis.setTextPen(QColor(tokens.text2))
            axis.setPen(QPen(Qt.PenStyle.NoPen))

    def _apart(self, line: Line, first: int, last: int) -> list[tuple[int, str]]:
        """The dates that stand clear of each other; the latest has its place first."""
        metrics = QFontMetrics(self.look.font(12, 500))
        day_width = (self.width() - self.look.px(_BESIDE)) / max(1, last)
        kept: list[tuple[int, str]] = []
        free = float(self.width())
        for day, label in reversed(line.dates):
            at, half = (day.toordinal() - first) * day_width, metrics.horizontalAdvance(label) / 2
            if at + half <= free:
                kept.append((day.toordinal() - first, label))
                free = at - half - self.look.px(_GAP)
        return kept[::-1]

    def _target(self, line: Line) -> None:
        tokens = self.look.tokens
        pen = pyqtgraph.mkPen(tokens.text2, width=1.4, style=Qt.PenStyle.DashLine)
        self._item.addItem(pyqtgraph.InfiniteLine(line.target, 0, pen))
        at_end, below = clear_place([height for _, height in line.points], line.target)
        words = pyqtgraph.TextItem(
            line.target_words, QColor(tokens.text2), anchor=(int(at_end), int(not below))
        )
        words.setFont(QFont(self.look.font(12, 500)))
        last = (line.points[-1][0] - line.points[0][0]).days
        words.setPos(last if at_end else 0, line.target)
        self._item.addItem(words)
