"""The table of a question: seven cards, or nine, or one bet with its stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from dealer_trainer.presentation.felt import CardView
from dealer_trainer.rules.cards import Card
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.sprint.questions import (
    NameQuestion,
    PayQuestion,
    SprintQuestion,
    WhoWinsQuestion,
)
from dealer_trainer.ui.felt.cloth import ClothPicture

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_WIDE, _HIGH = 620.0, 470.0
"""What is laid out, in units; drawn as large as the room allows."""
_CARD = QSizeF(104.0, 145.0)
_GAP = 10.0
_UPPER, _LOWER = 60.0, 280.0
_LARGEST = 1.5


class QuestionTable(ClothPicture):
    """Paints a question on the cloth; it takes no keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("sprint.table", parent)
        self._question: SprintQuestion | None = None

    def show_question(self, question: SprintQuestion) -> None:
        """Show a question."""
        if question != self._question:
            self._question = question
            self.update()

    def sizeHint(self) -> QSize:
        """Room for nine cards."""
        return QSize(round(_WIDE), 240)

    def minimumSizeHint(self) -> QSize:
        """It is drawn smaller where room is short."""
        return QSize(300, 200)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cloth and question."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._cloth(0.55, 0.7))
        scale = min(_LARGEST, (self.width() - 32) / _WIDE, (self.height() - 16) / _HIGH)
        if self._question is None or scale <= 0:
            return
        painter.translate(
            round((self.width() - _WIDE * scale) / 2), round((self.height() - _HIGH * scale) / 2)
        )
        painter.scale(scale, scale)
        match self._question:
            case NameQuestion(board, cards):
                self._row(painter, board, _UPPER, _WIDE / 2)
                self._row(painter, cards, _LOWER, _WIDE / 2)
                self._caption(painter, _("Player"), _WIDE / 2, _LOWER)
            case WhoWinsQuestion(board, cards, dealer):
                self._row(painter, board, _UPPER, _WIDE / 2)
                for own, x, word in (
                    (cards, 0.22, _("Player")),
                    (dealer, 0.78, pgettext("table", "Dealer")),
                ):
                    self._row(painter, own, _LOWER, _WIDE * x)
                    self._caption(painter, word, _WIDE * x, _LOWER)
            case PayQuestion(bet, category, stake):
                self._bet(painter, bet_label(bet), amount_shown(stake), category_name(category))

    def _row(self, painter: QPainter, cards: tuple[Card, ...], top: float, middle: float) -> None:
        self._lay_row(painter, map(CardView, cards), QPointF(middle, top), _CARD, _GAP)

    def _caption(self, painter: QPainter, word: str, middle: float, top: float) -> None:
        line = QRectF(middle - 140, top - 38, 280, 30)
        self._write(painter, line, word, 17, self.look.tokens.feltink, wraps=False)

    def _bet(self, painter: QPainter, bet: str, stake: str, hand: str) -> None:
        """The bet's circle with the stake in it, the hand that was told below."""
        tokens = self.look.tokens
        painter.setBrush(QColor(tokens.spot))
        painter.setPen(QColor(tokens.feltline))
        painter.drawEllipse(QPointF(_WIDE / 2, 165), 112, 112)
        self._write(painter, QRectF(0, 63, _WIDE, 90), bet, 26, tokens.feltink, wraps=False)
        self._write(painter, QRectF(0, 127, _WIDE, 90), stake, 58, tokens.pilltext, wraps=False)
        self._write(painter, QRectF(0, 305, _WIDE, 130), hand, 40, tokens.pilltext)
