"""The heat table: the nine skills, and within each its situations, the weaker the stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QPainter,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.pages.progress import SkillRow
from dealer_trainer.text.figures import (
    drill_of_text,
    flag_text,
    level_and_trend_text,
    measured_text,
    standing_text,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.skills.levels import Level, Trend
from dealer_trainer.ui.pages.progress.heat_button import HeatButton, heat
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.colour import mixed
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Sign, paint_panel
from dealer_trainer.ui.widgets.page import Card, apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
    )

_COLUMNS = 6
_CELL = 126
"""A cell has so much room at least, or there are fewer columns."""
_TRENDS = {Trend.RISING: (Icon.UP, Ink.RIGHT), Trend.FALLING: (Icon.DOWN, Ink.WRONG)}


class SkillBlock(QWidget):
    """A skill: how it stands, its drill, its situations."""

    drilled = Signal(object)

    def __init__(self, row: SkillRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        self._side = SkillButton(row, self)
        self._side.clicked.connect(self._tell_skill)
        line.addWidget(self._side, 0, Qt.AlignmentFlag.AlignTop)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._buttons = [HeatButton(cell, self) for cell in row.cells]
        # A grid keeps no gap beside a column without a cell: those of all skills would not align.
        self._fillers = [QWidget(self) for _column in range(_COLUMNS)]
        self._look = Look()
        self._columns = 0
        for button in self._buttons:
            button.clicked.connect(self._tell_cell)
        self._set_out(_COLUMNS)
        if not row.cells:
            self._grid.addWidget(
                TextLabel("meta", self, text=measure_of_whole()), 0, 0, 1, _COLUMNS
            )
        nest(line, self._grid, 1)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fewer columns where room is short."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self._side.width()
        self._set_out(max(2, min(_COLUMNS, room // max(1, self._look.tall(_CELL)))))

    def _set_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
            filler = self._fillers[column]
            filler.setVisible(0 < len(self._buttons) <= column < columns)
            self._grid.addWidget(filler, 0, column)
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns)

    def _tell_skill(self) -> None:
        self.drilled.emit(self.row.standing.skill)

    def _tell_cell(self) -> None:
        button = self.sender()
        if isinstance(button, HeatButton):
            self.drilled.emit(button.cell.trap)


class SkillButton(QAbstractButton):
    """The name of a skill, its share and time, its level and trend; a click drills it."""

    def __init__(self, row: SkillRow, parent: QWidget) -> None:
        super().__init__(parent)
        standing = row.standing
        self.setObjectName(f"skill.{standing.skill.value}")
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._look = Look()
        told, level = standing_text(standing), level_and_trend_text(standing)
        self.setAccessibleName(drill_of_text(f"{row.name}, {told}, {level}"))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(6)
        self._parts: list[QWidget] = [TextLabel("strong", self, text=row.name)]
        head.addWidget(self._parts[0], 1)
        sign, ink = _TRENDS.get(standing.trend, (None, Ink.SECOND))
        if standing.reached is Level.MASTERED and sign is None:
            sign, ink = Icon.CHECK, Ink.RIGHT
        if sign is not None:
            head.addWidget(Sign(14, ink, self, sign), 0, Qt.AlignmentFlag.AlignTop)
        nest(column, head)
        self._parts += [TextLabel("meta", self, text=told), TextLabel("hint", self, text=level)]
        for part in self._parts[1:]:
            column.addWidget(part)
        for part in self._parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedWidth(look.px(210 + (look.text - 1) * 150))
        self.update()

    def sizeHint(self) -> QSize:
        """What its words need."""
        layout = self.layout()
        return QSize() if layout is None else layout.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Its words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height with the words wrapped."""
        layout = self.layout()
        return -1 if layout is None else layout.heightForWidth(width)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        tokens = self._look.tokens
        edge = tokens.fieldline if self.underMouse() else tokens.line
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()), tokens.raised, edge, 1.0, self._look.px(8))


class Legend(QWidget):
    """From strong to weak, and what the flag means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._strong = TextLabel("hint", self, wrap=False)
        self._scale = QWidget(self)
        self._weak = TextLabel("hint", self, wrap=False)
        self._flag = TextLabel("hint", self, wrap=False)
        row.addWidget(self._strong)
        row.addWidget(self._scale)
        row.addWidget(self._weak)
        row.addSpacing(24)
        row.addWidget(Sign(14, Ink.ACCENT, self, Icon.FLAG))
        row.addWidget(self._flag)
        row.addStretch(1)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._scale.setFixedSize(look.px(160), look.px(12))
        self.update()

    def retranslate(self) -> None:
        """Say everything anew."""
        self._strong.setText(pgettext("heat", "stronger"))
        self._weak.setText(pgettext("heat", "weaker"))
        self._flag.setText(flag_text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint six steps."""
        del event
        painter, tokens = QPainter(self), self._look.tokens
        area = QRectF(self._scale.geometry())
        width = area.width() / 6
        for step in range(6):
            ground = mixed(tokens.surface, tokens.accent, heat(1 - step / 10))
            rect = QRectF(area.x() + step * width, area.y(), width - 2, area.height())
            paint_panel(painter, rect, ground, None, 0, 3)


class SkillsCard(Card):
    """All nine skills."""

    drilled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._measured = TextLabel("meta", self)
        self.rows.addWidget(self._measured)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        nest(self.rows, self._column)
        self._legend = Legend(self)
        self.rows.addWidget(self._legend)
        self._shown: list[QWidget] = []
        self._rows: tuple[SkillRow, ...] = ()

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._look = look

    def show_rows(self, rows: tuple[SkillRow, ...]) -> None:
        """Show them; what is the same is left as it is."""
        if rows == self._rows:
            return
        self._rows = rows
        for widget in self._shown:
            self._column.removeWidget(widget)
            widget.hide()
            delete_later(widget)
        self._shown = []
        for number, row in enumerate(rows):
            if number:
                self._put(rule(self))
            block = SkillBlock(row, self)
            block.drilled.connect(self.drilled)
            self._put(block)
        for widget in self._shown:
            apply_look_below(widget, self._look)

    def retranslate(self) -> None:
        """Say everything anew; the skills come with the state."""
        self.title.setText(_("Skills, and where the mistakes are"))
        self._measured.setText(measured_text())
        self._legend.retranslate()
        self._rows = ()

    def _put(self, widget: QWidget) -> None:
        self._column.addWidget(widget)
        self._shown.append(widget)


def measure_of_whole() -> str:
    """What stands where a skill has no situations of its own."""
    return _("Every answer of a layout right: the whole layout counts as one")
