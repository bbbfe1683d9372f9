"""A card with a chart: what it is, the figure of the whole, the line, and the drill for it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.progress import CHARTED, Aim
from dealer_trainer.text.amounts import day_text
from dealer_trainer.text.figures import chart_begins_text, drill_of_text, drill_this_text
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.pages.progress.charts import LineChart

_DATES = 4


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
        super().__init__(parent, titled=False)
        self._aim = aim
        self._look = Look()
        self._state: ChartState | None = None
        self._chart: LineChart | None = None
        self._caption = TextLabel("bet", self)
        self._about = TextLabel("meta", self)
        self._figure = TextLabel("hero", self, wrap=False)
        self._drill = PageButton(f"progress.{aim.value}", self, "link")
        head, texts = QHBoxLayout(), QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self._caption)
        texts.addWidget(self._about)
        nest(head, texts, 1)
        head.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignTop)
        self._stack = QStackedWidget(self)
        self._words = TextLabel("meta", self._stack)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self._words)
        nest(self.rows, head)
        self.rows.addWidget(self._stack, 1)
        self.rows.addWidget(self._drill, 0, Qt.AlignmentFlag.AlignRight)
        self._drill.clicked.connect(self._tell)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._look = look
        self._stack.setMinimumHeight(look.px(150))
        if self._chart is not None:
            self._chart.apply_look(look)

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
        self._drill.say(drill_this_text())
        self._drill.setAccessibleName(drill_of_text(state.title))
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
            self._chart.apply_look(self._look)
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

    def _tell(self) -> None:
        self.drilled.emit(self._aim)


def dated(points: Sequence[tuple[date, float]]) -> tuple[tuple[date, str], ...]:
    """A few days evenly between the first and the last, each with its label; none at the edges,
    where it would have no room.
    """
    first, last = points[0][0].toordinal(), points[-1][0].toordinal()
    count = max(1, min(_DATES, last - first - 1))
    days = {first + round((number + 0.5) * (last - first) / count) for number in range(count)}
    return tuple((date.fromordinal(day), day_text(date.fromordinal(day))) for day in sorted(days))
