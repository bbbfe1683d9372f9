"""Pictures on the cloth beside the felt of a table: cards in rows, and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QRadialGradient
from PySide6.QtWidgets import QSizePolicy

from dealer_trainer.presentation.felt import CardView
from dealer_trainer.ui.felt.cards import lay_card
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.parts import Panel

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget


class ClothPicture(Panel):
    """A picture that takes no keys and is drawn as large as its room allows. Kinds of it paint
    with ``_lay_row`` and ``_write`` in units of their own; letters do not grow with the window's.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sprites = Sprites()
        self._four_colours = False
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_four_colours(self, four: bool) -> None:
        """Each suit in a colour of its own, or black and red."""
        self._four_colours = four
        self.update()

    def _cloth(self, height: float, radius: float) -> QRadialGradient:
        """The cloth's light, its middle and its reach as shares of height and width."""
        centre = QPointF(self.width() / 2, self.height() * height)
        cloth = QRadialGradient(centre, self.width() * radius)
        cloth.setColorAt(0, QColor(self.look.tokens.felt))
        cloth.setColorAt(1, QColor(self.look.tokens.felt2))
        return cloth

    def _lay_row(
        self, painter: QPainter, cards: Iterable[CardView], top: QPointF, size: QSizeF, gap: float
    ) -> None:
        """Cards side by side; ``top`` is the middle of their upper edge."""
        laid = tuple(cards)
        pitch = size.width() + gap
        left = top.x() - (len(laid) * pitch - gap) / 2
        for number, card in enumerate(laid):
            rect = QRectF(QPointF(left + number * pitch, top.y()), size)
            lay_card(painter, rect, card, self.look.tokens, self._four_colours, self._sprites)

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        size: float,
        ink: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """A text in bold letters, wrapped where it is long."""
        painter.setFont(Look(self.look.tokens).font(size, 700))
        painter.setPen(QColor(ink))
        painter.drawText(area, align | Qt.TextFlag.TextWordWrap, text)
