"""The table of a question: seven cards, or nine, or one bet with its stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

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
from dealer_trainer.ui.felt.cards import lay_card
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_WIDE, _HIGH = 620.0, 470.0
"""What is laid out, in units; drawn as large as the room allows."""
_CARD = (104.0, 145.0)
_GAP = 10.0
_UPPER, _LOWER = 60.0, 280.0
_LARGEST = 1.5


class QuestionTable(QWidget):
    """Paints a question on the cloth; it takes no keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._sprites = Sprites()
        self._question: SprintQuestion | None = None
        self._four_colours = False
        self.setObjectName("sprint.table")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def set_four_colours(self, four: bool) -> None:
        """Each suit in a colour of its own, or black and red."""
        self._four_colours = four
        self.update()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth and question."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._look.tokens
        cloth = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.55), self.width() * 0.7)
        cloth.setColorAt(0, QColor(tokens.felt))
        cloth.setColorAt(1, QColor(tokens.felt2))
        painter.fillRect(self.rect(), cloth)
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
        width, height = _CARD
        left = middle - (len(cards) * width + (len(cards) - 1) * _GAP) / 2
        for number, card in enumerate(cards):
            rect = QRectF(left + number * (width + _GAP), top, width, height)
            tokens = self._look.tokens
            lay_card(painter, rect, CardView(card), tokens, self._four_colours, self._sprites)

    def _caption(self, painter: QPainter, word: str, middle: float, top: float) -> None:
        painter.setFont(Look(self._look.tokens).font(17, 700))
        painter.setPen(QColor(self._look.tokens.feltink))
        line = QRectF(middle - 140, top - 38, 280, 30)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, word)

    def _bet(self, painter: QPainter, bet: str, stake: str, hand: str) -> None:
        """The bet's circle with the stake in it, the hand that was told below."""
        tokens, plain = self._look.tokens, Look(self._look.tokens)
        middle = QPointF(_WIDE / 2, 165)
        painter.setBrush(QColor(tokens.spot))
        painter.setPen(QColor(tokens.feltline))
        painter.drawEllipse(middle, 112, 112)
        centre = Qt.AlignmentFlag.AlignCenter
        for text, size, y, ink in (
            (bet, 26, 108.0, tokens.feltink),
            (stake, 58, 172.0, tokens.pilltext),
        ):
            painter.setFont(plain.font(size, 700))
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(0, y - 45, _WIDE, 90), centre, text)
        painter.setFont(plain.font(40, 700))
        painter.setPen(QColor(tokens.pilltext))
        wraps = centre | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(0, 305, _WIDE, 130), wraps, hand)
