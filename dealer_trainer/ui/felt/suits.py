"""The four suits as outlines in −1 … 1, y downwards, and the inks of a two- or four-colour deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from dealer_trainer.rules.cards import Suit

BLACK, RED = "#15191E", "#C4122F"
TWO_COLOURS: Final = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: RED,
    Suit.DIAMONDS: RED,
    Suit.CLUBS: BLACK,
}
FOUR_COLOURS: Final = {
    Suit.SPADES: BLACK,
    Suit.HEARTS: RED,
    Suit.DIAMONDS: "#0A56C2",
    Suit.CLUBS: "#0B7338",
}

Curve = tuple[float, float, float, float, float, float]


def _mirrored(start: tuple[float, float], curves: tuple[Curve, ...]) -> QPainterPath:
    """A half outline from the axis to the axis, and its mirror image, closed."""
    half = QPainterPath(QPointF(*start))
    for curve in curves:
        half.cubicTo(*curve)
    other = QTransform.fromScale(-1, 1).map(half).toReversed()
    half.connectPath(other)
    half.closeSubpath()
    return half


_HALVES: Final[dict[Suit, tuple[tuple[float, float], tuple[Curve, ...]]]] = {
    Suit.SPADES: (
        (0, -1),
        (
            (0.3, -0.55, 0.95, -0.2, 0.95, 0.3),
            (0.95, 0.62, 0.7, 0.78, 0.48, 0.78),
            (0.28, 0.78, 0.14, 0.68, 0.08, 0.55),
            (0.1, 0.78, 0.2, 0.92, 0.34, 1),
        ),
    ),
    Suit.HEARTS: (
        (0, 1),
        (
            (-0.35, 0.55, -1, 0.15, -1, -0.38),
            (-1, -0.78, -0.72, -1, -0.46, -1),
            (-0.22, -1, -0.06, -0.84, 0, -0.62),
        ),
    ),
    Suit.DIAMONDS: ((0, -1), ((0.2, -0.6, 0.5, -0.25, 0.78, 0), (0.5, 0.25, 0.2, 0.6, 0, 1))),
}
"""Where half an outline starts, and its curves; the other half is its mirror image."""


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.55), (-0.52, 0.2), (0.52, 0.2)):
        path.addEllipse(QPointF(x, y), 0.45, 0.45)
    path.addRect(QRectF(-0.16, -0.4, 0.32, 0.7))
    stem = QPainterPath(QPointF(-0.06, 0.1))
    stem.cubicTo(-0.06, 0.7, -0.2, 0.92, -0.36, 1)
    stem.lineTo(0.36, 1)
    stem.cubicTo(0.2, 0.92, 0.06, 0.7, 0.06, 0.1)
    stem.closeSubpath()
    path.addPath(stem)
    return path


@lru_cache(maxsize=4)
def suit_outline(suit: Suit) -> QPainterPath:
    """The outline of a suit; scale it to half its height."""
    return _club() if suit is Suit.CLUBS else _mirrored(*_HALVES[suit])


def suit_ink(suit: Suit, four_colours: bool) -> str:
    """The ink of a suit, ``#rrggbb``."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
