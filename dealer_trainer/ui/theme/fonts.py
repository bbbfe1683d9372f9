"""The bundled type: Inter in four weights, tabular figures, no hinting; the suits, which Inter
lacks, in a face of their own (four signs of DejaVu Sans under another name).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FAMILY: Final = "Inter"
SUITS: Final = "Dealer Suits"
FACES: Final = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "DealerSuits-Regular.ttf",
    "DealerSuits-Bold.ttf",
)
POINTS_PER_INCH: Final = 72


class FontMissing(Exception):
    """A bundled face that could not be loaded; carries its path."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@lru_cache(maxsize=4)
def load_fonts(folder: Path) -> None:
    """Make the faces known to the application; call before anything is painted.

    A second call does nothing. Raises FontMissing for a face that is not there or cannot be read.
    """
    for face in FACES:
        path = folder / face
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontMissing(path)
    font.cache_clear()
    label_font.cache_clear()


def points(pixels: float) -> float:
    """Logical pixels as points: the one unit in which Qt takes fractions of a size."""
    screen = QGuiApplication.primaryScreen()
    return pixels * POINTS_PER_INCH / screen.logicalDotsPerInchY()


@lru_cache(maxsize=128)
def font(pixels: float, weight: int = 400) -> QFont:
    """Inter of a size in logical pixels and a weight of 400, 500, 600 or 700. Do not change it."""
    result = QFont([FAMILY, SUITS])
    result.setPointSizeF(points(pixels))
    result.setWeight(QFont.Weight(weight))
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setFeature(QFont.Tag.fromString("tnum"), 1)
    return result


@lru_cache(maxsize=64)
def label_font(pixels: float, weight: int = 400) -> QFont:
    """As ``font``, rounded as in the style sheet: labels with and without a role are alike."""
    result = QFont(font(pixels, weight))
    result.setPointSizeF(round(points(pixels), 2))
    return result
