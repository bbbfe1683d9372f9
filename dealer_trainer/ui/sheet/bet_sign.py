"""A bet by the shape of its spot and its first letter, as it lies on the felt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_DIAMONDS = frozenset(game.side_bet for game in GAMES.values())


class BetSign(QWidget):
    """A circle or a diamond with the bet's letter; it says nothing by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._bet = Bet.ANTE
        self._active = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        size = look.tall(26)
        self.setFixedSize(size, size)
        self.update()

    def show_bet(self, bet: Bet, active: bool = False) -> None:
        """Show this bet."""
        if (bet, active) != (self._bet, self._active):
            self._bet, self._active = bet, active
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shape and letter."""
        del event
        tokens = self._look.tokens
        ink = QColor(tokens.accent if self._active else tokens.text2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(faded(ink.name(), 0.16))
        rect = QRectF(self.rect())
        centre = rect.center()
        if self._bet in _DIAMONDS:
            reach = rect.width() / 2 - 1
            corners = (0, -reach), (reach, 0), (0, reach), (-reach, 0)
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
        else:
            reach = rect.width() * 0.40
            painter.drawEllipse(centre, reach, reach)
        painter.setFont(self._look.font(10, 700))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._bet.value[0].upper())
