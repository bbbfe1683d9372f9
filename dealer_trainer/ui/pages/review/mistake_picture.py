"""A mistake close up: the box as it was settled then, the right answer, board and dealer between.

Pure painting from a case: no rule of a game is looked up but which five cards play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from dealer_trainer.presentation.felt import CardLook, CardView
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
from dealer_trainer.ui.felt.cloth import ClothPicture
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_WIDE, _HIGH = 797.0, 412.0
_FRAME = QRectF(0, 8, 184, 396)
_CARD, _GAP = QSizeF(66.0, 92.0), 7.0
_BOARD_TOP, _DEALER_TOP = 88.0, 222.0


class CloseUp(ClothPicture):
    """The picture; it takes no keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("review.closeup", parent)
        self._shown: Shown | None = None

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.px((280, 230)))

    def sizeHint(self) -> QSize:
        """As little as can be read; it takes what room is left."""
        return QSize(self.look.px(_WIDE), self.minimumHeight())

    def show_case(self, shown: Shown | None) -> None:
        """Show a case, or nothing."""
        self._shown = shown
        self.setAccessibleName(pgettext("picture", "Table"))
        self.setAccessibleDescription("" if shown is None else described(shown))
        self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint cloth, frames, cards and bets."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._cloth(0.6, 0.75))
        painter.drawRoundedRect(self.rect(), 12, 12)
        if self._shown is None:
            return
        scale = min(self.width() / _WIDE, self.height() / _HIGH)
        left = max(0.0, (self.width() / scale - _WIDE) / 2)
        painter.scale(scale, scale)
        painter.translate(left, (self.height() / scale - _HIGH) / 2)
        self._sides(painter, self._shown)

    def _sides(self, painter: QPainter, shown: Shown) -> None:
        tokens = self.look.tokens
        right = all(mark.right for mark in marks_of(shown))
        disc = tokens.rightdisc if right else tokens.wrongdisc
        for x, edge, icon, word, mine in (
            (20.0, disc, Icon.CHECK if right else Icon.CROSS, _("Your answer"), True),
            (_WIDE - 204.0, tokens.rightdisc, Icon.CHECK, _("Right answer"), False),
        ):
            frame = _FRAME.translated(x, 0)
            paint_in(painter, faded("#FFFFFF", 0.06), edge, 2)
            painter.drawRoundedRect(frame, 14, 14)
            self._heading(painter, frame, icon, edge, word)
            if shown.owner == DEALER:
                self._call(painter, frame, shown, mine)
            else:
                self._box(painter, frame, shown, mine)
        self._middle(painter, shown)

    def _heading(self, painter: QPainter, frame: QRectF, icon: Icon, edge: str, word: str) -> None:
        line = QRectF(frame.x() + 34, frame.y() + 6, frame.width() - 42, 30)
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        self._write(painter, line, word, 13.5, self.look.tokens.pilltext, beside)
        painter.save()
        painter.translate(frame.x() + 11, frame.y() + 13)
        paint_in(painter, edge)
        painter.drawEllipse(QRectF(0, 0, 17, 17))
        painter.translate(3, 3)
        tokens = self.look.tokens
        ink = tokens.righttick if icon is Icon.CHECK else tokens.wrongcross
        draw_icon(painter, icon, 11, QColor(ink), 2.0)
        painter.restore()

    def _box(self, painter: QPainter, frame: QRectF, shown: Shown, mine: bool) -> None:
        view = box_view(shown, mine)
        if view is None:
            return
        printed = shown.house.spots is Spots.AS_PRINTED
        dressing = Dressing(self.look.tokens, shown.house.chips, self._four_colours, printed)
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
        lines = [
            answer_word(mark.given if mine else mark.expected, shown.house)
            for mark in marks_of(shown)
        ]
        text, area = "\n\n".join(filter(None, lines)), frame.adjusted(10, 60, -10, -60)
        self._write(painter, area, text, 16, self.look.tokens.pilltext)

    def _middle(self, painter: QPainter, shown: Shown) -> None:
        layout, tokens, playing = shown.case.layout, self.look.tokens, playing_cards(shown)
        others = CardLook.LEFT_OUT if playing else CardLook.PLAIN
        self._cards(painter, layout.board, _BOARD_TOP, playing, others)
        self._cards(painter, layout.dealer, _DEALER_TOP, playing, CardLook.PLAIN)
        high, middle = _CARD.height(), Qt.AlignmentFlag.AlignVCenter
        word = QRectF(212, _DEALER_TOP, 108, high)
        right = middle | Qt.AlignmentFlag.AlignRight
        self._write(painter, word, pgettext("felt", "DEALER"), 12, tokens.feltink, right)
        hand = category_name(best_hand(layout.board, layout.dealer).category)
        named = QRectF(478, _DEALER_TOP, 108, high)
        left = middle | Qt.AlignmentFlag.AlignLeft
        self._write(painter, named, hand, 13.5, tokens.pilltext, left)
        line = QRectF(214, 330, _WIDE - 428, 66)
        self._write(painter, line, self._told(shown), 14.5, tokens.pilltext)

    @staticmethod
    def _told(shown: Shown) -> str:
        box = box_of(shown)
        if box is None or not hand_is_asked(box, shown.house):
            return ""
        hand = best_hand(shown.case.layout.board, box.cards)
        return _("{box} has: {hand}").format(
            box=box_name(box.number), hand=category_name(hand.category)
        )

    def _cards(
        self,
        painter: QPainter,
        cards: tuple[Card, ...],
        top: float,
        playing: frozenset[Card],
        others: CardLook,
    ) -> None:
        views = [CardView(c, CardLook.PLAYS if c in playing else others) for c in cards]
        self._lay_row(painter, views, QPointF(_WIDE / 2, top), _CARD, _GAP)
