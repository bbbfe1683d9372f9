"""A mistake close up: the box as it was settled then, the right answer, board and dealer between.

Pure painting from a case: no rule of a game is looked up but which five cards play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QStyleOptionGraphicsItem, QWidget

from dealer_trainer.presentation.felt import (
    CardLook,
    CardView,
    ChipLook,
)
from dealer_trainer.presentation.pages.mistake_picture import (
    Shown,
    answer_word,
    box_of,
    box_view,
    described,
    marks_of,
    playing_cards,
)
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import best_hand
from dealer_trainer.rules.house import Spots
from dealer_trainer.text.bets import box_name
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.box_records import DEALER
from dealer_trainer.ui.felt.box_item import BoxItem, Dressing
from dealer_trainer.ui.felt.cards import lay_card
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_WIDE, _HIGH = 797.0, 412.0
_FRAME = QRectF(0, 8, 184, 396)
_CARD_WIDTH, _CARD_HEIGHT, _CARD_GAP = 66.0, 92.0, 7.0
_BOARD_TOP, _DEALER_TOP = 88.0, 222.0


class CloseUp(QWidget):
    """The picture; it takes no keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._sprites = Sprites()
        self._shown: Shown | None = None
        self._four_colours = False
        self.setObjectName("review.closeup")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setMinimumHeight(look.px(230 if look.low else 280))
        self.update()

    def set_four_colours(self, four: bool) -> None:
        """Each suit in a colour of its own, or black and red."""
        self._four_colours = four
        self.update()

    def sizeHint(self) -> QSize:
        """As little as can be read; it takes what room is left."""
        return QSize(self._look.px(_WIDE), self.minimumHeight())

    def show_case(self, shown: Shown | None) -> None:
        """Show a case, or nothing."""
        self._shown = shown
        self.setAccessibleName(pgettext("picture", "Table"))
        self.setAccessibleDescription("" if shown is None else described(shown))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, frames, cards and bets."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._look.tokens
        cloth = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.6), self.width() * 0.75)
        cloth.setColorAt(0, QColor(tokens.felt))
        cloth.setColorAt(1, QColor(tokens.felt2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(cloth)
        painter.drawRoundedRect(self.rect(), 12, 12)
        if self._shown is None:
            return
        scale = min(self.width() / _WIDE, self.height() / _HIGH)
        left = max(0.0, (self.width() / scale - _WIDE) / 2)
        painter.scale(scale, scale)
        painter.translate(left, (self.height() / scale - _HIGH) / 2)
        self._paint(painter, self._shown)

    def _paint(self, painter: QPainter, shown: Shown) -> None:
        tokens = self._look.tokens
        right = self._is_right(shown)
        disc = tokens.rightdisc if right else tokens.wrongdisc
        for x, edge, icon, word, mine in (
            (20.0, disc, Icon.CHECK if right else Icon.CROSS, _("Your answer"), True),
            (_WIDE - 204.0, tokens.rightdisc, Icon.CHECK, _("Right answer"), False),
        ):
            frame = _FRAME.translated(x, 0)
            painter.setPen(QPen(QColor(edge), 2))
            painter.setBrush(faded("#FFFFFF", 0.06))
            painter.drawRoundedRect(frame, 14, 14)
            self._heading(painter, frame, icon, edge, word)
            if shown.owner == DEALER:
                self._call(painter, frame, shown, mine)
            else:
                self._box(painter, frame, shown, mine)
        self._middle(painter, shown)

    @staticmethod
    def _is_right(shown: Shown) -> bool:
        return all(mark.right for mark in marks_of(shown))

    def _heading(self, painter: QPainter, frame: QRectF, icon: Icon, edge: str, word: str) -> None:
        font = Look(self._look.tokens).font(13.5, 700)
        painter.setFont(font)
        painter.setPen(QColor(self._look.tokens.pilltext))
        line = QRectF(frame.x() + 34, frame.y() + 6, frame.width() - 42, 30)
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, centre | Qt.TextFlag.TextWordWrap, word)
        painter.save()
        painter.translate(frame.x() + 11, frame.y() + 13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(edge))
        painter.drawEllipse(QRectF(0, 0, 17, 17))
        painter.translate(3, 3)
        tokens = self._look.tokens
        ink = tokens.righttick if icon is Icon.CHECK else tokens.wrongcross
        draw_icon(painter, icon, 11, QColor(ink), 2.0)
        painter.restore()

    def _box(self, painter: QPainter, frame: QRectF, shown: Shown, mine: bool) -> None:
        view = box_view(shown, mine)
        if view is None:
            return
        chips = tuple(ChipLook(chip.value, chip.colour) for chip in shown.house.chips)
        printed = shown.house.spots is Spots.AS_PRINTED
        dressing = Dressing(self._look.tokens, chips, self._four_colours, printed)
        item = BoxItem(view, dressing, self._sprites)
        painter.save()
        painter.translate(frame.center().x(), frame.y() + 207)
        # Outside a scene nobody tells which part is wanted: all of it.
        option = QStyleOptionGraphicsItem()
        option.exposedRect = item.boundingRect()
        item.paint(painter, option)
        painter.restore()

    def _call(self, painter: QPainter, frame: QRectF, shown: Shown, mine: bool) -> None:
        """The dealer's hand as it was called, and as it is."""
        painter.setFont(Look(self._look.tokens).font(16, 700))
        painter.setPen(QColor(self._look.tokens.pilltext))
        lines = [
            answer_word(mark.given if mine else mark.expected, shown.house)
            for mark in marks_of(shown)
        ]
        area = frame.adjusted(10, 60, -10, -60)
        middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, middle, "\n\n".join(filter(None, lines)))

    def _middle(self, painter: QPainter, shown: Shown) -> None:
        layout, tokens = shown.case.layout, self._look.tokens
        playing = playing_cards(shown)
        self._row(painter, layout.board, _BOARD_TOP, playing, 5)
        self._row(painter, layout.dealer, _DEALER_TOP, playing, 2)
        plain = Look(tokens)
        painter.setPen(QColor(tokens.feltink))
        painter.setFont(plain.font(12, 700))
        word = QRectF(212, _DEALER_TOP, 108, _CARD_HEIGHT)
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(word, beside | Qt.AlignmentFlag.AlignRight, pgettext("felt", "DEALER"))
        hand = best_hand(layout.board, layout.dealer)
        painter.setPen(QColor(tokens.pilltext))
        painter.setFont(plain.font(13.5, 700))
        named = QRectF(478, _DEALER_TOP, 108, _CARD_HEIGHT)
        painter.drawText(named, beside | Qt.AlignmentFlag.AlignLeft, category_name(hand.category))
        told = self._told(shown)
        if told:
            painter.setFont(plain.font(14.5, 700))
            line = QRectF(214, 330, _WIDE - 428, 66)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, told)

    @staticmethod
    def _told(shown: Shown) -> str:
        box = box_of(shown)
        if box is None or not hand_is_asked(box, shown.house):
            return ""
        hand = best_hand(shown.case.layout.board, box.cards)
        return _("{box} has: {hand}").format(
            box=box_name(box.number), hand=category_name(hand.category)
        )

    def _row(
        self,
        painter: QPainter,
        cards: tuple[Card, ...],
        top: float,
        playing: frozenset[Card],
        count: int,
    ) -> None:
        width = count * _CARD_WIDTH + (count - 1) * _CARD_GAP
        left = _WIDE / 2 - width / 2
        for number, card in enumerate(cards):
            rect = QRectF(left + number * (_CARD_WIDTH + _CARD_GAP), top, _CARD_WIDTH, _CARD_HEIGHT)
            look = CardLook.PLAYS if card in playing else CardLook.PLAIN
            if count == 5 and playing and card not in playing:
                look = CardLook.LEFT_OUT
            view = CardView(card, look)
            lay_card(painter, rect, view, self._look.tokens, self._four_colours, self._sprites)
