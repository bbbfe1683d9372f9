"""One situation in the heat table: pressed, it is drilled; the weaker, the stronger its ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QPainter,
)
from PySide6.QtWidgets import (
    QSizePolicy,
)

from dealer_trainer.presentation.pages.progress import FLAGGED
from dealer_trainer.text.progress import no_figure, share_shown, tries_text
from dealer_trainer.ui.theme.colour import faded, mixed, paint_text, readable
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.widgets.charts import CardButton
from dealer_trainer.ui.widgets.label import paint_panel

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QPaintEvent,
        QResizeEvent,
    )
    from PySide6.QtWidgets import (
        QWidget,
    )

    from dealer_trainer.presentation.pages.progress import HeatCell
    from dealer_trainer.ui.theme.look import Look

_LOW, _LINE, _FOOT = 58, 14, 19
"""How high a cell is with a name of two lines, each line more, and the figures at its foot."""
_FAINTEST, _STRONGEST = 0.07, 0.87


def heat(share: float) -> float:
    """How strong the ground of a share is: half right and less as strong as can be."""
    weak = min(1.0, max(0.0, (1 - share) / 0.5))
    return _FAINTEST + (_STRONGEST - _FAINTEST) * weak


class HeatButton(CardButton):
    """A situation: its name and its share; a click drills it."""

    def __init__(self, cell: HeatCell, parent: QWidget) -> None:
        super().__init__(f"heat.{cell.trap.skill.value}.{cell.trap.situation.value}", parent)
        self.cell = cell
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(cell.spoken)
        self.setToolTip(cell.spoken)

    def _adapt(self, look: Look) -> None:
        self._rise()

    def sizeHint(self) -> QSize:
        """Two lines of name, one of figures."""
        return QSize(self.look.px(120), self.look.tall(_LOW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name of more than two lines is given their room."""
        super().resizeEvent(event)
        self._rise()

    def _rise(self) -> None:
        metrics = QFontMetrics(self.look.font(11.5, 500))
        wraps = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        room = self._name_room(QRectF(0, 0, self.width(), 1000)).toRect()
        high = metrics.boundingRect(room, wraps, self.cell.name).height()
        more = max(0, round(high / metrics.lineSpacing()) - 2)
        self.setMinimumHeight(self.look.tall(_LOW + more * _LINE))

    def minimumSizeHint(self) -> QSize:
        """A name is cut before the page grows over its edge."""
        return QSize(self.look.px(84), self.look.tall(_LOW))

    def shown_name(self) -> str:
        """As much of the name as the cell has room for; the whole stands in the tooltip."""
        metrics = QFontMetrics(self.look.font(11.5, 500))
        return _held(self.cell.name, metrics, self._name_room(QRectF(self.rect())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, name, figure, and the flag below three quarters."""
        painter, tokens, cell = QPainter(self), self.look.tokens, self.cell
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, share = QRectF(self.rect()), cell.share
        edge = tokens.fieldline if self.underMouse() else None
        ink, strong = tokens.text2, tokens.text3
        if share is not None:
            ground = mixed(tokens.surface, tokens.accent, heat(share))
            ink = strong = readable(ground, tokens.text, tokens.onaccent)
            paint_panel(painter, rect, ground, edge, 1.0, self.look.px(6))
        elif cell.tries:
            paint_panel(painter, rect, tokens.raised, tokens.line, 1.0, self.look.px(6))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(faded(tokens.text3, 0.28), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
            strong = tokens.text2
        else:
            paint_panel(painter, rect, None, edge or tokens.line, 1.0, self.look.px(6), True)
        self._letters(painter, rect, ink, strong)
        if share is not None and share < FLAGGED:
            painter.translate(rect.right() - self.look.px(19), self.look.px(5))
            draw_icon(painter, Icon.FLAG, self.look.px(13), QColor(ink))

    def _letters(self, painter: QPainter, rect: QRectF, ink: str, strong: str) -> None:
        look, cell = self.look, self.cell
        inner = self._inner(rect)
        foot = look.tall(_FOOT)
        wraps = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        room = self._name_room(rect)
        paint_text(painter, room, self.shown_name(), look.font(11.5, 500), ink, wraps)
        figure = QRectF(inner.x(), inner.bottom() - foot, inner.width(), foot)
        words = no_figure()
        if cell.share is not None:
            words = share_shown(cell.share)
        elif cell.tries:
            words = tries_text(cell.tries)
        right = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
        font = look.font(13.5 if cell.share is not None else 12, 700)
        paint_text(painter, figure, words, font, strong, right)

    def _inner(self, rect: QRectF) -> QRectF:
        look = self.look
        return rect.adjusted(look.px(8), look.px(4), -look.px(8), -look.px(4))

    def _name_room(self, rect: QRectF) -> QRectF:
        name = self._inner(rect).adjusted(0, 0, 0, -self.look.tall(_FOOT))
        if self.cell.share is not None and self.cell.share < FLAGGED:
            name.setRight(name.right() - self.look.px(16))
        return name


def _held(text: str, metrics: QFontMetrics, room: QRectF) -> str:
    """As much of a text as the room holds."""
    cut, width = Qt.TextElideMode.ElideRight, int(room.width())
    text = " ".join(metrics.elidedText(word, cut, width) for word in text.split())
    wraps = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    while text and metrics.boundingRect(room.toRect(), wraps, text).height() > room.height() + 1:
        text = text.rstrip("… ")[:-1].rstrip() + "…"
    return text
