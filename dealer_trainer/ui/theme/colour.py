"""Colours as numbers: contrast after WCAG 2.1, mixing, and which ink reads on which ground."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QFont, QPainter


@lru_cache(maxsize=1024)
def luminance(colour: str) -> float:
    """Relative luminance 0–1 of ``#rrggbb`` (WCAG 2.1, definition of relative luminance)."""
    shown = QColor(colour)
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (shown.redF(), shown.greenF(), shown.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio 1–21 of two opaque colours."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable(ground: str, *inks: str) -> str:
    """The ink that stands out most on a ground."""
    return max(inks, key=lambda ink: contrast(ground, ink))


def mixed(ground: str, ink: str, share: float) -> str:
    """An ink laid over a ground at an opacity of 0–1, as one opaque colour."""
    below, above = QColor(ground), QColor(ink)
    return QColor(
        round(below.red() + (above.red() - below.red()) * share),
        round(below.green() + (above.green() - below.green()) * share),
        round(below.blue() + (above.blue() - below.blue()) * share),
    ).name()


def faded(colour: str, opacity: float) -> QColor:
    """A colour with an opacity of 0–1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def paint_text(
    painter: QPainter,
    rect: QRectF | QRect,
    text: str,
    font: QFont,
    ink: QColor | str,
    align: Qt.AlignmentFlag | int = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write in a rectangle."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(rect, align, text)


def paint_in(
    painter: QPainter,
    fill: QColor | str | None,
    line: QColor | str | None = None,
    width: float = 1.0,
) -> None:
    """Fill and outline what is painted next in these colours; nothing leaves either out."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), width))
