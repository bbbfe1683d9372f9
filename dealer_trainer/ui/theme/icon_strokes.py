"""The strokes of the small icons, in a square of 24 units.

``M x y`` goes somewhere, ``L x y`` draws a line, ``C`` a cubic (six numbers), ``Z`` closes;
``O cx cy r`` is a circle, ``R x y w h r`` a rounded rectangle.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


class Icon(Enum):
    """A small picture beside a word or in a button; the value is how it is drawn."""

    BACK = "M 15 5 L 8 12 L 15 19"
    FORWARD = "M 9 5 L 16 12 L 9 19"
    DOWN = "M 6 9 L 12 15 L 18 9"
    UP = "M 6 15 L 12 9 L 18 15"
    EYE = (
        "M 2 12 C 5 6.5 8.5 5 12 5 C 15.5 5 19 6.5 22 12 C 19 17.5 15.5 19 12 19 "
        "C 8.5 19 5 17.5 2 12 Z O 12 12 3.2"
    )
    EYE_OFF = (
        "M 2 12 C 5 6.5 8.5 5 12 5 C 15.5 5 19 6.5 22 12 C 19 17.5 15.5 19 12 19 "
        "C 8.5 19 5 17.5 2 12 Z M 4 20 L 20 4"
    )
    CLOCK = "O 12 12 9 M 12 7 L 12 12 L 15.5 14"
    BOOK = "R 4 4 16 16 2.5 M 9 4 L 9 20 M 12.5 8.5 L 16.5 8.5 M 12.5 12.5 L 16.5 12.5"
    CHECK = "M 5 12.5 L 10 17.5 L 19 7"
    CROSS = "M 6.5 6.5 L 17.5 17.5 M 17.5 6.5 L 6.5 17.5"
    PENCIL = "M 4 20 L 5 15.5 L 15.5 5 L 19 8.5 L 8.5 19 Z M 13 7.5 L 16.5 11"
    MOON = (
        "M 14 4 C 9.5 5 6.5 8.5 6.5 12.7 C 6.5 17.3 10.2 20.5 14.5 20.5 "
        "C 16.6 20.5 18.4 19.8 19.7 18.6 C 14.5 18.6 11.3 15.4 11.3 11 C 11.3 8.2 12.3 5.8 14 4 Z"
    )
    MINUS = "M 6 12 L 18 12"
    EQUALS = "M 6 9 L 18 9 M 6 15 L 18 15"
    PLUS = "M 12 5.5 L 12 18.5 M 5.5 12 L 18.5 12"
    HOME = "M 3.5 11.5 L 12 4 L 20.5 11.5 M 6 9.8 L 6 20 L 18 20 L 18 9.8"
    CARDS = (
        "R 3.5 5 9 14.5 2 M 15.5 6 L 18.6 6.4 C 19.8 6.6 20.6 7.6 20.4 8.8 L 19 18.4 "
        "C 18.8 19.2 18.2 19.6 17.4 19.5 L 15.5 19.2"
    )
    GEAR = (
        "O 12 12 3 O 12 12 6.4 M 12 2.5 L 12 5.6 M 12 18.4 L 12 21.5 M 2.5 12 L 5.6 12 "
        "M 18.4 12 L 21.5 12 M 5.3 5.3 L 7.5 7.5 M 16.5 16.5 L 18.7 18.7 M 18.7 5.3 L 16.5 7.5 "
        "M 7.5 16.5 L 5.3 18.7"
    )
    PERSON = "O 12 8 4 M 4.5 20.5 C 5 16 8 14.5 12 14.5 C 16 14.5 19 16 19.5 20.5"
    GLOBE = (
        "O 12 12 9 M 3 12 L 21 12 M 12 3 C 8.5 6 7.5 9 7.5 12 C 7.5 15 8.5 18 12 21 "
        "M 12 3 C 15.5 6 16.5 9 16.5 12 C 16.5 15 15.5 18 12 21"
    )
    FLAG = "M 6 21 L 6 4 L 18 4 L 15 8.5 L 18 13 L 6 13"
    WARNING = "M 12 3.8 L 21.3 20 L 2.7 20 Z M 12 10 L 12 14.2 M 12 16.9 L 12 17.1"
    MEDAL = "O 12 9.5 5.5 M 8.6 14 L 7 21 L 12 18.4 L 17 21 L 15.4 14"
    LOCK = "R 5 10.5 14 10 2 M 8 10.5 L 8 7.5 C 8 2.5 16 2.5 16 7.5 L 16 10.5"
    CHART = "M 4 4 L 4 20 L 20.5 20 M 7.5 15.5 L 11 11 L 14 13.5 L 19.5 7"
    REVIEW = (
        "M 9.5 5.2 C 5.8 6.3 4 9.3 4 12.5 C 4 17 7.6 20.5 12 20.5 C 16.4 20.5 20 17 20 12.5 "
        "C 20 8.6 17.3 5.6 13.8 4.7 L 9.5 5.2 L 12.6 8.6 M 9.5 5.2 L 12.2 1.8"
    )
    FLAME = (
        "M 12 2.5 C 13.5 6.5 18.5 9 18.5 14.5 C 18.5 18.5 15.5 21.5 12 21.5 "
        "C 8.5 21.5 5.5 18.5 5.5 14.5 C 5.5 12 7 10.5 8.5 8.5 C 9 10.5 9.8 11.3 11 11.5 "
        "C 10.5 8.5 10.5 5.5 12 2.5 Z"
    )
    UNDO = (
        "M 8.5 4.5 L 4 9 L 8.5 13.5 M 4 9 L 14 9 C 18 9 20.5 11.5 20.5 14.8 "
        "C 20.5 18 18 20 14.5 20 L 9 20"
    )
    SEARCH = "O 10.5 10.5 6.5 M 15.5 15.5 L 21 21"
    INFO = "O 12 12 9 M 12 11 L 12 16.5 M 12 7.6 L 12 7.8"
    PLAY = "M 7 4.5 L 19 12 L 7 19.5 Z"
    PAUSE = "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19"


SOLID = frozenset({Icon.MOON, Icon.PLAY})


def icon_outline(icon: Icon) -> QPainterPath:
    """The strokes of an icon, in a square of 24 units."""
    path = QPainterPath()
    words = iter(icon.value.split())

    def number() -> float:
        return float(next(words))

    for word in words:
        match word:
            case "M":
                path.moveTo(number(), number())
            case "L":
                path.lineTo(number(), number())
            case "C":
                path.cubicTo(number(), number(), number(), number(), number(), number())
            case "Z":
                path.closeSubpath()
            case "O":
                x, y, radius = number(), number(), number()
                path.addEllipse(QPointF(x, y), radius, radius)
            case "R":
                rect = QRectF(number(), number(), number(), number())
                radius = number()
                path.addRoundedRect(rect, radius, radius)
            case _:
                raise ValueError(f"{icon.name}: no stroke {word!r}")
    return path
