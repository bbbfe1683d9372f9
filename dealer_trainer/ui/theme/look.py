"""How a part of the window looks at present: its colours, and by how much it grows."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.ui.theme.fonts import font
from dealer_trainer.ui.theme.tokens import DARK, Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

LOW_WINDOW: Final = 720
"""Below this client height rows draw together."""

BLEED: Final = 8
"""By how much the ground of a row is wider than the column of the sheet, on each side."""

Length: TypeAlias = float | tuple[float, float]
"""A length in pixels of the plain window; of two the second holds in a low window."""


class Ink(Enum):
    """What a text is coloured for; the value is the colour's name among the tokens."""

    TEXT = "text"
    SECOND = "text2"
    THIRD = "text3"
    ACCENT = "accent"
    ON_ACCENT = "onaccent"
    RIGHT = "right"
    WRONG = "wrong"
    PAY = "pay"


@dataclass(frozen=True, slots=True)
class Look:
    """Colours, the factors of the page (wide windows) and of the letters; ``low`` saves height."""

    tokens: Tokens = DARK
    page: float = 1.0
    text: float = 1.0
    low: bool = False

    def px(self, size: Length) -> int:
        """A length in logical pixels."""
        plain = size[self.low] if isinstance(size, tuple) else size
        return round(plain * self.page)

    def tall(self, size: Length) -> int:
        """A height that letters must fit in, in logical pixels."""
        plain = size[self.low] if isinstance(size, tuple) else size
        return round(plain * self.page * self.text)

    def type(self, size: float) -> float:
        """A type size in logical pixels of this page."""
        return size * self.page * self.text

    def font(self, size: float, weight: int = 400) -> QFont:
        """The bundled type at a size in pixels of the plain window."""
        return font(self.type(size), weight)

    def ink(self, ink: Ink) -> str:
        """A text colour, ``#rrggbb``."""
        colour: str = getattr(self.tokens, ink.value)
        return colour
