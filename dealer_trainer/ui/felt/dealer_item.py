"""The dealer's side of the felt: the board in its tray, his own cards, the hand he has called."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import CardView, FeltMark, FeltState
from dealer_trainer.ui.felt import geometry, labels
from dealer_trainer.ui.felt.box_item import Dressing, FeltItem
from dealer_trainer.ui.felt.lettering import lettering, write
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

DEALER_SIZE: Final = 12.5
DEALER_SPACING: Final = 1.4
PLATE_GAP: Final = 16.0
PLATE_PADDING: Final = 12.5
PLATE_LINE: Final = 20.0
LINE_SIZES: Final = ((14.0, 600), (13.0, 500))


class BoardItem(FeltItem):
    """The five cards that everybody plays with, in their tray."""

    AREA = geometry.tray_rect(True).adjusted(-4, -6, 4, 4)

    def __init__(self, dressing: Dressing, sprites: Sprites) -> None:
        super().__init__(dressing, sprites)
        self._cards: tuple[CardView, ...] = ()
        self._flop_apart = False

    def show_board(self, state: FeltState, dressing: Dressing) -> None:
        """Show the board of a state; repaints only what is new."""
        new = (state.board, state.flop_apart, dressing)
        if new != (self._cards, self._flop_apart, self._dressing):
            self._cards, self._flop_apart, self._dressing = new
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint tray and cards."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._dressing.tokens
        tray = geometry.tray_rect(self._flop_apart)
        key, area = ("tray", tray.width(), tokens.feltline), tray.adjusted(-1, -1, 1, 1)
        self._sprites.lay(painter, QPointF(), key, area, partial(_paint_tray, tray, tokens))
        rects = geometry.board_rects(self._flop_apart)
        for rect, card in zip(rects, self._cards, strict=False):
            self._lay(painter, rect, card)


def _paint_tray(tray: QRectF, tokens: Tokens, painter: QPainter) -> None:
    painter.setPen(QPen(faded(tokens.feltline, 0.42), 1.4))
    painter.setBrush(faded("#000000", 0.07))
    painter.drawRoundedRect(tray, 14, 14)


@dataclass(frozen=True, slots=True)
class DealerView:
    """What is shown of the dealer: his cards, the word beside them, the hand he has called."""

    cards: tuple[CardView, ...] = ()
    plate: tuple[str, ...] = ()
    word: str = ""
    active: bool = False
    mark: FeltMark | None = None


class DealerItem(FeltItem):
    """The dealer's two cards, and the hand he has called in a plate beside them."""

    AREA = QRectF(60, geometry.DEALER_TOP - 14, geometry.WIDTH - 120, 139)
    """The whole row, from word to plate."""

    def __init__(self, dressing: Dressing, sprites: Sprites) -> None:
        super().__init__(dressing, sprites)
        self._view = DealerView()

    def show_dealer(self, state: FeltState, dressing: Dressing) -> None:
        """Show the dealer of a state; repaints only what is new."""
        view = DealerView(
            state.dealer,
            state.dealer_plate,
            state.dealer_word,
            state.dealer_active,
            state.dealer_mark,
        )
        if (view, dressing) != (self._view, self._dressing):
            self._view, self._dressing = view, dressing
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint word, cards and plate."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._dressing.tokens
        if self._view.active:
            painter.setPen(QPen(QColor(tokens.here), 2.5))
            painter.setBrush(faded("#FFFFFF", 0.09))
            painter.drawRoundedRect(geometry.dealer_frame(), 12, 12)
        rects = geometry.dealer_rects()
        word = lettering(self._view.word, DEALER_SIZE, 700, DEALER_SPACING)
        middle = rects[0].center().y()
        left = rects[0].left() - 25 - word.width
        write(painter, word, left, middle, DEALER_SIZE, QColor(tokens.feltink))
        for rect, card in zip(rects, self._view.cards, strict=False):
            self._lay(painter, rect, card)
        corner = QPointF(rects[-1].right() + PLATE_GAP, middle - 24)
        if self._view.plate:
            self._paint_plate(painter, corner)
        if self._view.mark is not None:
            labels.mark_disc(painter, self._view.mark, corner + QPointF(1, 2), tokens)

    def _paint_plate(self, painter: QPainter, corner: QPointF) -> None:
        tokens = self._dressing.tokens
        words = [
            (lettering(text, *LINE_SIZES[min(i, 1)]), LINE_SIZES[min(i, 1)][0])
            for i, text in enumerate(self._view.plate)
        ]
        width = max(word.width for word, _ in words) + 2 * PLATE_PADDING
        height = PLATE_LINE * len(words) + 8
        top = corner.y() + 24 - height / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(tokens.pill, 0.9))
        painter.drawRoundedRect(QRectF(corner.x(), top, width, height), 9, 9)
        for i, (word, size) in enumerate(words):
            middle = top + 4 + PLATE_LINE * (i + 0.5)
            ink = QColor(tokens.pilltext if i == 0 else tokens.feltink)
            write(painter, word, corner.x() + PLATE_PADDING, middle, size, ink)
