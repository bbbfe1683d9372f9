"""Chips in piles, seen a little from the front."""

from __future__ import annotations

from functools import lru_cache, partial
from math import cos, radians, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from dealer_trainer.rules.house import Chip
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import contrast, faded, paint_in

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

FLATNESS: Final = 0.66
THICKNESS: Final = 0.15
DARKER: Final = 135
SHOWN: Final = 7
"""More chips than this are not shown; the label has the total."""

MARKS: Final = (10, 55, 100, 145, 190, 235, 280, 325)
"""Degrees, clockwise from the right, at which the rim is marked."""

MARK_HALF: Final = 9.5
MARK_DEPTH: Final = 0.22
INNER: Final = 0.58

EDGES: Final = {
    "#D977A6": "#FFF0F7",
    "#ECE9E0": "#2E5DA8",
    "#C0392F": "#FFF1EE",
    "#1E8A50": "#F2F7F2",
    "#262A31": "#E9E6DD",
    "#7446B5": "#F1E9FF",
    "#D7A11E": "#FFF6DC",
}
LIGHT_EDGE, DARK_EDGE = "#FFFFFF", "#2E5DA8"
LEAST_EDGE_CONTRAST: Final = 2.0
"""Below this white marks are lost on a pale chip."""


def edge_colour(look: Chip) -> str:
    """The colour of a chip's edge marks: the usual one, or one that stands out."""
    usual = EDGES.get(look.colour.upper())
    if usual is not None:
        return usual
    plain = contrast(look.colour, LIGHT_EDGE) >= LEAST_EDGE_CONTRAST
    return LIGHT_EDGE if plain else DARK_EDGE


def split(amount: int, chips: tuple[Chip, ...]) -> tuple[Chip, ...]:
    """The fewest chips of an amount in minor units, largest first, by taking the largest that fits.

    What no chip can make is left out: the label has the total.
    """
    pile: list[Chip] = []
    rest = amount
    for chip in sorted(chips, key=lambda look: look.value, reverse=True):
        if chip.value <= 0:
            continue
        count, rest = divmod(rest, chip.value)
        pile.extend([chip] * min(count, SHOWN))
        if len(pile) >= SHOWN:
            break
    return tuple(pile[:SHOWN])


def _on_rim(degrees: float, share: float, width: float, y: float) -> QPointF:
    turn = radians(degrees)
    return QPointF(width / 2 * share * cos(turn), y + width * FLATNESS / 2 * share * sin(turn))


@lru_cache(maxsize=64)
def _rim_mark(middle: float, width: float, inner: float, drop: float) -> QPolygonF:
    """A mark on the face's rim (``drop`` 0), or on the side below it."""
    steps = [middle + MARK_HALF * f for f in (-1.0, -0.5, 0.0, 0.5, 1.0)]
    outer = [_on_rim(a, 1.0, width, 0) for a in steps]
    other = [_on_rim(a, inner, width, drop) for a in reversed(steps)]
    return QPolygonF(outer + other)


def _chip(painter: QPainter, width: float, look: Chip, top: bool) -> None:
    """One chip, the middle of its face on the origin."""
    half, low, thick = width / 2, width * FLATNESS / 2, width * THICKNESS
    body, edge = QColor(look.colour), QColor(edge_colour(look))
    hairline = (faded("#000000", 0.38), width * 0.022)
    side = QPainterPath(QPointF(-half, 0))
    side.lineTo(-half, thick)
    side.arcTo(QRectF(-half, thick - low, width, 2 * low), 180, 180)
    side.lineTo(half, 0)
    side.closeSubpath()
    paint_in(painter, body.darker(DARKER), *hairline)
    painter.drawPath(side)
    paint_in(painter, edge)
    for angle in MARKS[1:4]:
        painter.drawPolygon(_rim_mark(angle, width, 1.0, thick * 0.94))
    paint_in(painter, body, *hairline)
    painter.drawEllipse(QPointF(0, 0), half, low)
    if not top:
        return
    paint_in(painter, edge)
    for angle in MARKS:
        painter.drawPolygon(_rim_mark(angle, width, 1 - MARK_DEPTH, 0))
    paint_in(painter, None, faded(edge.name(), 0.85), width * 0.03)
    painter.drawEllipse(QPointF(0, 0), half * INNER, low * INNER)


def paint_pile(painter: QPainter, width: float, pile: tuple[Chip, ...]) -> None:
    """Paint a pile, the face of its lowest chip centred on the origin."""
    thick = width * THICKNESS
    paint_in(painter, faded("#000000", 0.28))
    painter.drawEllipse(QPointF(width * 0.07, thick * 1.25), width / 2, width * FLATNESS / 2)
    for level, look in enumerate(pile):
        painter.save()
        painter.translate(0, -level * thick)
        _chip(painter, width, look, level == len(pile) - 1)
        painter.restore()


def lay_pile(
    painter: QPainter, at: QPointF, width: float, pile: tuple[Chip, ...], sprites: Sprites
) -> None:
    """Lay a pile with the face of its lowest chip centred on a point."""
    if not pile:
        return
    low, thick = width * FLATNESS / 2, width * THICKNESS
    area = QRectF(
        -width * 0.54,
        -low - thick * (len(pile) - 1) - 1,
        width * 1.14,
        2 * low + thick * (len(pile) + 1.4) + 2,
    )
    key = ("pile", tuple((c.colour, edge_colour(c)) for c in pile), width)
    sprites.lay(painter, at, key, area, partial(paint_pile, width=width, pile=pile))
