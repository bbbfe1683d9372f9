"""The heat table: the nine skills, and within each its situations, the weaker the stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.pages.progress import SkillRow
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.progress import (
    drill_of_text,
    flag_text,
    level_and_trend_text,
    measured_text,
    standing_text,
)
from dealer_trainer.training.skills.levels import Level, Trend
from dealer_trainer.ui.pages.progress.heat_button import HeatButton, heat
from dealer_trainer.ui.theme.colour import mixed
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, TOP, StateParts, column, grid, row
from dealer_trainer.ui.widgets.charts import CardButton, Drawing
from dealer_trainer.ui.widgets.label import Sign, paint_panel
from dealer_trainer.ui.widgets.page import Card, Translated
from dealer_trainer.ui.widgets.parts import Container
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

    from dealer_trainer.presentation.pages.progress import HeatCell, SkillRow
    from dealer_trainer.ui.widgets.boxes import Placed

_COLUMNS = 6
_CELL = 126
"""A cell has so much room at least, or there are fewer columns."""
_TRENDS = {Trend.RISING: (Icon.UP, Ink.RIGHT), Trend.FALLING: (Icon.DOWN, Ink.WRONG)}


class SkillBlock(Container, QWidget):
    """A skill: how it stands, its drill, its situations."""

    drilled = Signal(object)

    def __init__(self, skill: SkillRow, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = SkillButton(skill, self)
        self._side.clicked.connect(lambda: self.drilled.emit(skill.standing.skill))
        self._grid = grid(6, 6)
        self._grid.setAlignment(TOP)
        self._buttons = [self._cell(cell) for cell in skill.cells]
        # A grid keeps no gap beside a column without a cell: those of all skills would not align.
        self._fillers = [QWidget(self) for _column in range(_COLUMNS)]
        self._columns = 0
        self._set_out(_COLUMNS)
        if not skill.cells:
            words = TextLabel(
                "meta",
                self,
                text=_("Every answer of a layout right: the whole layout counts as one"),
            )
            self._grid.addWidget(words, 0, 0, 1, _COLUMNS)
        row((self._side, TOP), (self._grid, 1), gap=16, within=self)

    def _cell(self, cell: HeatCell) -> HeatButton:
        button = HeatButton(cell, self)
        button.clicked.connect(lambda: self.drilled.emit(cell.trap))
        return button

    def _adapt(self, look: Look) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fewer columns where room is short."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self._side.width()
        self._set_out(max(2, min(_COLUMNS, room // max(1, self.look.tall(_CELL)))))

    def _set_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for at in range(_COLUMNS):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
            filler = self._fillers[at]
            filler.setVisible(0 < len(self._buttons) <= at < columns)
            self._grid.addWidget(filler, 0, at)
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns)


class SkillButton(CardButton):
    """The name of a skill, its share and time, its level and trend; a click drills it."""

    def __init__(self, skill: SkillRow, parent: QWidget) -> None:
        standing = skill.standing
        super().__init__(f"skill.{standing.skill.value}", parent)
        told, level = standing_text(standing), level_and_trend_text(standing)
        self.setAccessibleName(drill_of_text(f"{skill.name}, {told}, {level}"))
        sign, ink = _TRENDS.get(standing.trend, (None, Ink.SECOND))
        if standing.reached is Level.MASTERED and sign is None:
            sign, ink = Icon.CHECK, Ink.RIGHT
        name = TextLabel("strong", self, text=skill.name)
        head: list[Placed] = [(name, 1)]
        if sign is not None:
            head.append((Sign(14, ink, self, sign), TOP))
        figures, reached = TextLabel("meta", self, text=told), TextLabel("hint", self, text=level)
        lines = column(row(*head, gap=6), figures, reached, gap=2, within=self)
        lines.setContentsMargins(10, 8, 10, 8)
        self.let_through(name, figures, reached)

    def _adapt(self, look: Look) -> None:
        self.setFixedWidth(look.px(210 + (look.text - 1) * 150))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        self.paint_ground(self.look.tokens.raised, 8)


class Scale(Drawing):
    """Six steps from strong to weak."""

    smooth = False

    def _adapt(self, look: Look) -> None:
        self.setFixedSize(look.px(160), look.px(12))

    def paint(self, painter: QPainter) -> None:
        """Paint the steps."""
        tokens, width = self.look.tokens, self.width() / 6
        for step in range(6):
            ground = mixed(tokens.surface, tokens.accent, heat(1 - step / 10))
            paint_panel(
                painter, QRectF(step * width, 0, width - 2, self.height()), ground, None, 0, 3
            )


class Legend(Translated, QWidget):
    """From strong to weak, and what the flag means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        strong, weak, flag = (TextLabel("hint", self, wrap=False) for _each in range(3))
        sign = Sign(14, Ink.ACCENT, self, Icon.FLAG)
        row(strong, Scale(self), weak, 24, sign, flag, REST, gap=8, within=self)
        self.translate(
            (strong.setText, lambda: pgettext("heat", "stronger")),
            (weak.setText, lambda: pgettext("heat", "weaker")),
            (flag.setText, flag_text),
        )


class SkillsCard(Card):
    """All nine skills."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Skills, and where the mistakes are"))
        measured, skills = TextLabel("meta", self), column(gap=10)
        self.add(measured, skills, Legend(self))
        self.translate((measured.setText, measured_text))
        self._parts = StateParts(skills)
        self._rows: tuple[SkillRow, ...] = ()

    def show_rows(self, rows: tuple[SkillRow, ...]) -> None:
        """Show them; what is the same is left as it is."""
        if rows == self._rows:
            return
        self._rows = rows
        parts: list[QWidget] = []
        for skill in rows:
            parts += [rule(self)] if parts else []
            block = SkillBlock(skill, self)
            block.drilled.connect(self.drilled)
            parts.append(block)
        self._parts.show(parts, self.look)

    def retranslate(self) -> None:
        """Say everything anew; the skills come with the state."""
        super().retranslate()
        self._rows = ()
