"""Words on the felt as outlines: they lean with their box and take any size without a jump."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from dealer_trainer.frozen import dataclass
from dealer_trainer.ui.theme.fonts import font

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QColor,
        QPainter,
    )

DRAWN_AT: Final = 96.0
"""Outlines are taken at this size and scaled, so that no grid of small sizes shows."""

CAP: Final = 0.727
"""Cap height of Inter, as a share of the size."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A word's outline, its baseline on y = 0 and its start on x = 0, and how far it reaches."""

    outline: QPainterPath
    width: float


HEAVIER: Final = 0.016
"""Outlines fill thinner than a font engine's glyphs at small sizes; this stroke makes up for it."""


def word_outline(text: str, weight: int, spacing: float = 0.0) -> QPainterPath:
    """A word at ``DRAWN_AT``, its baseline on y = 0, ``spacing`` between its letters."""
    drawn = QPainterPath()
    drawn.addText(QPointF(0, 0), _face(weight, spacing), text)
    return drawn


def _face(weight: int, spacing: float) -> QFont:
    face = QFont(font(DRAWN_AT, weight))
    if spacing:
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return face


@lru_cache(maxsize=256)
def lettering(text: str, size: float, weight: int = 700, spacing: float = 0.0) -> Lettering:
    """A word in Inter, ``size`` units high, with ``spacing`` units between letters."""
    shrink = size / DRAWN_AT
    drawn = word_outline(text, weight, spacing / shrink)
    pen = QPainterPathStroker()
    pen.setWidth(HEAVIER * DRAWN_AT)
    # Laid over one another, not united, which is dear: turned round, both outlines run one way,
    # and what either covers is filled.
    stroke = pen.createStroke(drawn)
    drawn = drawn.toReversed()
    drawn.addPath(stroke)
    drawn.setFillRule(Qt.FillRule.WindingFill)
    reach = QFontMetricsF(_face(weight, spacing / shrink)).horizontalAdvance(text)
    outline = QTransform.fromScale(shrink, shrink).map(drawn)
    return Lettering(outline, reach * shrink - spacing)


def write(
    painter: QPainter, word: Lettering, left: float, middle: float, size: float, colour: QColor
) -> None:
    """Write a word from its left edge, capitals and figures centred on a height."""
    painter.save()
    painter.translate(left, middle + size * CAP / 2)
    painter.fillPath(word.outline, colour)
    painter.restore()


def write_centred(
    painter: QPainter,
    text: str,
    centre: QPointF,
    size: float,
    colour: QColor,
    weight: int = 700,
    spacing: float = 0.0,
) -> None:
    """Write a word around a point."""
    word = lettering(text, size, weight, spacing)
    write(painter, word, centre.x() - word.width / 2, centre.y(), size, colour)
