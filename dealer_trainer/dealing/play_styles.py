"""Who sits at the table: most players play by the book, some loosely, a few timidly."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class Style(Enum):
    """How a player plays."""

    BOOK = auto()
    """By the published basic strategy."""
    LOOSE = auto()
    """Raises with more and hardly ever folds."""
    TIMID = auto()
    """Raises with less, and folds whatever lies on the board alone."""
    CARELESS = auto()
    """Throws the cards away by mistake."""


STYLES: Final = ((Style.BOOK, 780), (Style.LOOSE, 135), (Style.TIMID, 80), (Style.CARELESS, 5))
"""Each with its share of the boxes, in thousandths."""
