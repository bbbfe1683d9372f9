"""A card with a chart: what it is, the figure of the whole, the line, and the drill for it."""

from __future__ import annotations

import importlib
import sys
from datetime import date
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.progress import CHARTED
from dealer_trainer.text.amounts import day_text
from dealer_trainer.text.progress import chart_begins_text
from dealer_trainer.ui.pages.progress.figure_cards import DrillButton
from dealer_trainer.ui.widgets.boxes import RIGHT, TOP, column, row
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.pages.progress import Aim
    from dealer_trainer.ui.pages.progress.charts import LineChart

_DATES = 4
_CHARTS = "pyqtgraph"
_LOOK = 25


@dataclass(frozen=True, slots=True)
class ChartState:
    """What a chart card shows. ``step`` is the distance of its lines, ``most`` the highest."""

    title: str
    about: str
    figure: str
    points: tuple[tuple[date, float], ...]
    target: float
    target_words: str
    step: float
    most: float | None
    labels: tuple[str, str]
    """Before and after the number of a line of the grid."""


class ChartCard(Card):
    """The card; its line comes when charts are loaded."""

    drilled = Signal(object)

    def __init__(self, aim: Aim, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: ChartState | None = None
        self._chart: LineChart | None = None
        self._caption, self._about = TextLabel("bet", self), TextLabel("meta", self)
        self._figure = TextLabel("hero", self, wrap=False)
        self._drill = DrillButton(aim.value, self)
        self._stack = QStackedWidget(self)
        self._words = TextLabel("meta", self._stack)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self._words)
        texts = column(self._caption, self._about, gap=2)
        head = row((texts, 1), (self._figure, TOP))
        self.add(head, (self._stack, 1), (self._drill, RIGHT))
        self.fit(lambda look: self._stack.setMinimumHeight(look.px(150)))
        self._drill.clicked.connect(lambda: self.drilled.emit(aim))

    @property
    def wants_chart(self) -> bool:
        """Whether there are days enough for a line."""
        return self._state is not None and len(self._state.points) >= CHARTED

    def show_state(self, state: ChartState) -> None:
        """Show it; the line only where charts are loaded."""
        self._state = state
        self._caption.setText(state.title)
        self._about.setText(state.about)
        self._figure.setText(state.figure)
        self._drill.say_of(state.title)
        self._words.setText("" if self.wants_chart else chart_begins_text(len(state.points)))
        self._stack.setAccessibleName(f"{state.title}: {state.figure}")
        if self._chart is not None:
            self.draw()

    def draw(self) -> None:
        """Draw the line; charts are loaded by now."""
        state = self._state
        if state is None or not self.wants_chart:
            self._stack.setCurrentWidget(self._words)
            return
        # Loaded with this page alone, and behind it.
        from dealer_trainer.ui.pages.progress import charts  # noqa: PLC0415 -- see above

        if self._chart is None:
            self._chart = charts.LineChart(self._stack)
            self._chart.apply_look(self.look)
            self._stack.addWidget(self._chart)
        heights = charts.even_ticks(
            [height for _, height in state.points], state.step, most=state.most
        )
        before, after = state.labels
        self._chart.setAccessibleName(f"{state.title}: {state.figure}")
        self._chart.show_line(
            charts.Line(
                state.points,
                tuple((height, f"{before}{height:g}{after}") for height in heights),
                state.target,
                state.target_words,
                dated(state.points),
            )
        )
        self._stack.setCurrentWidget(self._chart)


def dated(points: Sequence[tuple[date, float]]) -> tuple[tuple[date, str], ...]:
    """A few days evenly between the first and the last, each with its label; none at the edges,
    where it would have no room.
    """
    first, last = points[0][0].toordinal(), points[-1][0].toordinal()
    count = max(1, min(_DATES, last - first - 1))
    days = {first + round((number + 0.5) * (last - first) / count) for number in range(count)}
    return tuple((date.fromordinal(day), day_text(date.fromordinal(day))) for day in sorted(days))


class ChartLoader(QObject):
    """Imports the chart library beside the window's own work; ``ready`` comes once.

    It is half a second of reading modules: long enough to be felt, were the window to wait.
    """

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_loaded(self) -> bool:
        """Whether charts can be made at once."""
        return self._thread is None and _CHARTS in sys.modules

    def load(self) -> None:
        """Begin, unless it has begun."""
        if self._thread is None and not self._timer.isActive():
            self._thread = Thread(target=importlib.import_module, args=(_CHARTS,), daemon=True)
            self._thread.start()
            self._timer.start()

    def _look(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        self._timer.stop()
        self._thread = None
        self.ready.emit()
