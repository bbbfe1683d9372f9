"""The cloth: that of the table, and pictures on it of cards in rows and words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from operator import mul
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy

from dealer_trainer.presentation.felt import CardView
from dealer_trainer.ui.felt import geometry
from dealer_trainer.ui.felt.cards import lay_card
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_text
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.tokens import Tokens
from dealer_trainer.ui.widgets.parts import PaintedPart, Panel

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtWidgets import QWidget


RAIL_WIDTH: Final = 14.0
HAIRLINE_INSIDE: Final = 9.0
LIGHT_CENTRE: Final = QPointF(483, 400)
LIGHT_RADIUS: Final = 720.0
_LEFT_HALF: Final = ((-40.0, 138.0), (70.0, 12.0), (300.0, 8.0), (geometry.CENTRE, 8.0))
"""The curve of the edge's left half; the right one is its mirror image."""

_STEPS: Final = 60
FAR: Final = 40.0
"""Beyond the scene the rail runs on straight, this many times its first step."""


@lru_cache(maxsize=1)
def rail_path() -> QPainterPath:
    """The edge of the cloth from left to right, running on beyond both sides of the scene."""
    last = geometry.WIDTH
    start, pulled, pulling, top = (QPointF(*point) for point in _LEFT_HALF)
    path = QPainterPath(start + QPointF(-110, 126) * FAR)
    path.lineTo(start)
    path.cubicTo(pulled, pulling, top)
    mirrored = [QPointF(last - point.x(), point.y()) for point in (pulling, pulled, start)]
    path.cubicTo(*mirrored)
    path.lineTo(mirrored[-1] + QPointF(110, 126) * FAR)
    return path


@lru_cache(maxsize=1)
def _hairline() -> QPolygonF:
    """The edge again, a little inside; only the curved part, which is what shows."""
    left = [_inside(i / _STEPS) for i in range(_STEPS + 1)]
    right = [QPointF(geometry.WIDTH - point.x(), point.y()) for point in reversed(left)]
    return QPolygonF(left + right)


def _inside(share: float) -> QPointF:
    """A point of the hairline's left half, 0 to 1 of the way along the curve."""
    rest = 1 - share
    weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
    x, y = (sum(map(mul, weights, along)) for along in zip(*_LEFT_HALF, strict=True))
    slopes = (-3 * rest**2, 3 * rest * (1 - 3 * share), 3 * share * (2 - 3 * share), 3 * share**2)
    run, rise = (sum(map(mul, slopes, along)) for along in zip(*_LEFT_HALF, strict=True))
    length = hypot(run, rise) / HAIRLINE_INSIDE
    return QPointF(x - rise / length, y + run / length)


def paint_cloth(painter: QPainter, exposed: QRectF, tokens: Tokens) -> None:
    """Paint the room, the cloth and the rail over an area of the scene."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(exposed, QColor(tokens.bg))
    edge = rail_path()
    wood = QLinearGradient(0, -10, 0, 140)
    wood.setColorAt(0, QColor(tokens.rail))
    wood.setColorAt(1, QColor(tokens.rail2))
    pen = QPen(wood, 2 * RAIL_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(edge, pen)
    light = QRadialGradient(LIGHT_CENTRE, LIGHT_RADIUS)
    light.setColorAt(0, QColor(tokens.felt))
    light.setColorAt(1, QColor(tokens.felt2))
    cloth = QPainterPath(edge)
    cloth.closeSubpath()
    painter.fillPath(cloth, light)
    painter.strokePath(edge, QPen(faded("#000000", 0.28), 2.5))
    painter.setPen(QPen(faded(tokens.feltline, 0.18), 1.5))
    painter.drawPolyline(_hairline())


class ClothPicture(PaintedPart, Panel):
    """A picture that takes no keys and is drawn as large as its room allows. Kinds of it paint
    with ``_lay_row`` and ``_write`` in units of their own; letters do not grow with the window's.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sprites = Sprites()
        self._four_colours = False
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_four_colours(self, four: bool) -> None:
        """Each suit in a colour of its own, or black and red."""
        self._four_colours = four
        self.update()

    def _cloth(self, height: float, radius: float) -> QRadialGradient:
        """The cloth's light, its middle and its reach as shares of height and width."""
        centre = QPointF(self.width() / 2, self.height() * height)
        cloth = QRadialGradient(centre, self.width() * radius)
        cloth.setColorAt(0, QColor(self.look.tokens.felt))
        cloth.setColorAt(1, QColor(self.look.tokens.felt2))
        return cloth

    def _lay_row(
        self, painter: QPainter, cards: Iterable[CardView], top: QPointF, size: QSizeF, gap: float
    ) -> None:
        """Cards side by side; ``top`` is the middle of their upper edge."""
        laid = tuple(cards)
        pitch = size.width() + gap
        left = top.x() - (len(laid) * pitch - gap) / 2
        for number, card in enumerate(laid):
            rect = QRectF(QPointF(left + number * pitch, top.y()), size)
            lay_card(painter, rect, card, self.look.tokens, self._four_colours, self._sprites)

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        size: float,
        ink: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        *,
        wraps: bool = True,
    ) -> None:
        """A text in bold letters, wrapped where it is long unless it is said to be one line."""
        placed = align | Qt.TextFlag.TextWordWrap if wraps else align
        paint_text(painter, area, text, Look(self.look.tokens).font(size, 700), ink, placed)
