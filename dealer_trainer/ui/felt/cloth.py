"""The cloth and the rail of the table, behind everything; the view keeps them as a picture."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from dealer_trainer.ui.colour import faded
from dealer_trainer.ui.felt import geometry
from dealer_trainer.ui.theme import Tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

RAIL_WIDTH: Final = 14.0
HAIRLINE_INSIDE: Final = 9.0
LIGHT_CENTRE: Final = QPointF(483, 400)
LIGHT_RADIUS: Final = 720.0
FAR: Final = 40.0
"""Beyond the scene the rail runs on straight, this many times its first step."""


@lru_cache(maxsize=1)
def rail_path() -> QPainterPath:
    """The edge of the cloth from left to right, running on beyond both sides of the scene."""
    last = geometry.WIDTH
    path = QPainterPath(QPointF(-40 - 110 * FAR, 138 + 126 * FAR))
    path.lineTo(-40, 138)
    path.cubicTo(70, 12, 300, 8, geometry.CENTRE, 8)
    path.cubicTo(last - 300, 8, last - 70, 12, last + 40, 138)
    path.lineTo(last + 40 + 110 * FAR, 138 + 126 * FAR)
    return path


@lru_cache(maxsize=1)
def _hairline() -> QPolygonF:
    """The edge again, a little inside; only the curved part, which is what shows."""
    curve = QPainterPath(QPointF(-40, 138))
    curve.cubicTo(70, 12, 300, 8, geometry.CENTRE, 8)
    curve.cubicTo(geometry.WIDTH - 300, 8, geometry.WIDTH - 70, 12, geometry.WIDTH + 40, 138)
    points = []
    for i in range(121):
        share = i / 120
        turn = radians(curve.angleAtPercent(share))
        inwards = QPointF(sin(turn), cos(turn)) * HAIRLINE_INSIDE
        points.append(curve.pointAtPercent(share) + inwards)
    return QPolygonF(points)


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
