"""Small line icons in any colour, painted once for each size, colour and device ratio."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPixmap

from dealer_trainer.ui.theme.icon_strokes import SOLID, Icon, icon_outline

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QIcon

SQUARE: Final = 24.0
STROKE: Final = 1.5
"""Logical pixels, at whatever size the icon is drawn."""

_ORIGIN: Final = QPointF()

__all__ = ["Icon", "draw_icon", "icon", "icon_pixmap"]


def draw_icon(
    painter: QPainter,
    which: Icon,
    size: float,
    colour: QColor,
    stroke: float = STROKE,
    at: QPointF | QPoint = _ORIGIN,
) -> None:
    """Draw an icon into the square of this size whose upper left corner is named."""
    painter.save()
    painter.translate(at)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / SQUARE, size / SQUARE)
    pen = QPen(colour, stroke * SQUARE / size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(Qt.PenStyle.NoPen if which in SOLID else pen)
    painter.setBrush(colour if which in SOLID else Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_outline(which))
    painter.restore()


@lru_cache(maxsize=512)
def icon_pixmap(which: Icon, size: int, colour: str, ratio: float = 0.0) -> QPixmap:
    """An icon of a size in logical pixels and a colour ``#rrggbb``; ratio 0 is the screen's."""
    device = ratio or QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(size * device), round(size * device))
    pixmap.setDevicePixelRatio(device)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, which, size, QColor(colour))
    painter.end()
    # A copy leaves behind the ten kilobytes that Qt keeps with a picture for who paints on it.
    return pixmap.copy()


@lru_cache(maxsize=256)
def icon(which: Icon, colour: str, faint: str = "", size: int = 20) -> QIcon:
    """An icon for a button; ``faint`` is its colour while the button is disabled."""
    # The felt and its sheet have none of them: no start waits for the class.
    from PySide6.QtGui import QIcon  # noqa: PLC0415 -- see above

    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(icon_pixmap(which, size, colour, ratio))
        if faint:
            result.addPixmap(icon_pixmap(which, size, faint, ratio), QIcon.Mode.Disabled)
    return result
