"""The heat table: the nine skills, and within each its situations, the weaker the stronger."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.text.figures import (
    drill_of_text,
    flag_text,
    level_and_trend_text,
    measured_text,
    standing_text,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.progress import no_figure, share_shown, tries_text
from dealer_trainer.training.levels import Level, Trend
from dealer_trainer.ui.colour import faded, mixed, readable
from dealer_trainer.ui.icons import Icon, draw_icon
from dealer_trainer.ui.pages.progress.presenter import FLAGGED, HeatCell, SkillRow
from dealer_trainer.ui.sheet.label import Sign, paint_panel
from dealer_trainer.ui.sheet.look import Ink, Look
from dealer_trainer.ui.shell.page import Card, dress_all
from dealer_trainer.ui.shell.words import Words, rule

_COLUMNS = 6
_CELL = 126
"""A cell has so much room at least, or there are fewer columns."""
_LOW, _LINE, _FOOT = 58, 14, 19
"""How high a cell is with a name of two lines, each line more, and the figures at its foot."""
_FAINTEST, _STRONGEST = 0.07, 0.87
_TRENDS = {Trend.RISING: (Icon.UP, Ink.RIGHT), Trend.FALLING: (Icon.DOWN, Ink.WRONG)}


def heat(share: float) -> float:
    """How strong the ground of a share is: half right and less as strong as can be."""
    weak = min(1.0, max(0.0, (1 - share) / 0.5))
    return _FAINTEST + (_STRONGEST - _FAINTEST) * weak


class HeatButton(QAbstractButton):
    """A situation: its name and its share; a click drills it."""

    def __init__(self, cell: HeatCell, parent: QWidget) -> None:
        super().__init__(parent)
        self.cell = cell
        self._look = Look()
        self.setObjectName(f"heat.{cell.trap.skill.value}.{cell.trap.situation.value}")
        self.setProperty("halo", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(cell.spoken)
        self.setToolTip(cell.spoken)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._rise()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines of name, one of figures."""
        return QSize(self._look.px(120), self._look.tall(_LOW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name of more than two lines is given their room."""
        super().resizeEvent(event)
        self._rise()

    def _rise(self) -> None:
        metrics = QFontMetrics(self._look.font(11.5, 500))
        wraps = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        room = self._name_room(QRectF(0, 0, self.width(), 1000)).toRect()
        high = metrics.boundingRect(room, wraps, self.cell.name).height()
        more = max(0, round(high / metrics.lineSpacing()) - 2)
        self.setMinimumHeight(self._look.tall(_LOW + more * _LINE))

    def minimumSizeHint(self) -> QSize:
        """A name is cut before the page grows over its edge."""
        return QSize(self._look.px(84), self._look.tall(_LOW))

    def shown_name(self) -> str:
        """As much of the name as the cell has room for; the whole stands in the tooltip."""
        metrics = QFontMetrics(self._look.font(11.5, 500))
        return _held(self.cell.name, metrics, self._name_room(QRectF(self.rect())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, name, figure, and the flag below three quarters."""
        del event
        painter, tokens, cell = QPainter(self), self._look.tokens, self.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, share = QRectF(self.rect()), cell.share
        edge = tokens.fieldline if self.underMouse() else None
        ink, strong = tokens.text2, tokens.text3
        if share is not None:
            ground = mixed(tokens.surface, tokens.accent, heat(share))
            ink = strong = readable(ground, tokens.text, tokens.onaccent)
            paint_panel(painter, rect, ground, edge, 1.0, self._look.px(6))
        elif cell.tries:
            paint_panel(painter, rect, tokens.raised, tokens.line, 1.0, self._look.px(6))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(faded(tokens.text3, 0.28), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
            strong = tokens.text2
        else:
            paint_panel(painter, rect, None, edge or tokens.line, 1.0, self._look.px(6), True)
        self._letters(painter, rect, ink, strong)
        if share is not None and share < FLAGGED:
            painter.translate(rect.right() - self._look.px(19), self._look.px(5))
            draw_icon(painter, Icon.FLAG, self._look.px(13), QColor(ink))

    def _letters(self, painter: QPainter, rect: QRectF, ink: str, strong: str) -> None:
        look, cell = self._look, self.cell
        inner = self._inner(rect)
        foot = look.tall(_FOOT)
        painter.setFont(look.font(11.5, 500))
        painter.setPen(QColor(ink))
        wraps = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(self._name_room(rect), wraps, self.shown_name())
        painter.setFont(look.font(13.5 if cell.share is not None else 12, 700))
        painter.setPen(QColor(strong))
        figure = QRectF(inner.x(), inner.bottom() - foot, inner.width(), foot)
        words = no_figure()
        if cell.share is not None:
            words = share_shown(cell.share)
        elif cell.tries:
            words = tries_text(cell.tries)
        right = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
        painter.drawText(figure, right, words)

    def _inner(self, rect: QRectF) -> QRectF:
        look = self._look
        return rect.adjusted(look.px(8), look.px(4), -look.px(8), -look.px(4))

    def _name_room(self, rect: QRectF) -> QRectF:
        name = self._inner(rect).adjusted(0, 0, 0, -self._look.tall(_FOOT))
        if self.cell.share is not None and self.cell.share < FLAGGED:
            name.setRight(name.right() - self._look.px(16))
        return name


def _held(text: str, metrics: QFontMetrics, room: QRectF) -> str:
    """As much of a text as the room holds."""
    cut, width = Qt.TextElideMode.ElideRight, int(room.width())
    text = " ".join(metrics.elidedText(word, cut, width) for word in text.split())
    wraps = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    while text and metrics.boundingRect(room.toRect(), wraps, text).height() > room.height() + 1:
        text = text.rstrip("… ")[:-1].rstrip() + "…"
    return text


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
        self._look = Look()
        self._columns = 0
        for button in self._buttons:
            button.clicked.connect(self._tell_cell)
        self._set_out(_COLUMNS)
        if not row.cells:
            self._grid.addWidget(Words("meta", self, text=measure_of_whole()), 0, 0, 1, _COLUMNS)
        line.addLayout(self._grid, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
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
        self._parts: list[QWidget] = [Words("strong", self, text=row.name)]
        head.addWidget(self._parts[0], 1)
        sign, ink = _TRENDS.get(standing.trend, (None, Ink.SECOND))
        if standing.reached is Level.MASTERED and sign is None:
            sign, ink = Icon.CHECK, Ink.RIGHT
        if sign is not None:
            head.addWidget(Sign(14, ink, self, sign), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._parts += [Words("meta", self, text=told), Words("hint", self, text=level)]
        for part in self._parts[1:]:
            column.addWidget(part)
        for part in self._parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def dress(self, look: Look) -> None:
        """Take on a look."""
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
        self._strong = Words("hint", self, wrap=False)
        self._scale = QWidget(self)
        self._weak = Words("hint", self, wrap=False)
        self._flag = Words("hint", self, wrap=False)
        row.addWidget(self._strong)
        row.addWidget(self._scale)
        row.addWidget(self._weak)
        row.addSpacing(24)
        row.addWidget(Sign(14, Ink.ACCENT, self, Icon.FLAG))
        row.addWidget(self._flag)
        row.addStretch(1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
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
        self._measured = Words("meta", self)
        self.rows.addWidget(self._measured)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        self.rows.addLayout(self._column)
        self._legend = Legend(self)
        self.rows.addWidget(self._legend)
        self._shown: list[QWidget] = []
        self._rows: tuple[SkillRow, ...] = ()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        super().dress(look)
        self._look = look

    def show_rows(self, rows: tuple[SkillRow, ...]) -> None:
        """Show them; what is the same is left as it is."""
        if rows == self._rows:
            return
        self._rows = rows
        for widget in self._shown:
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._shown = []
        for number, row in enumerate(rows):
            if number:
                self._put(rule(self))
            block = SkillBlock(row, self)
            block.drilled.connect(self.drilled)
            self._put(block)
        for widget in self._shown:
            dress_all(widget, self._look)

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
