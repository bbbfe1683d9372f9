"""The dealer's side of the felt: the board in its tray, his own cards, the hand he has called."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.ui.felt import geometry, labels
from dealer_trainer.ui.felt.box_item import Dressing, FeltItem
from dealer_trainer.ui.felt.lettering import lettering, write
from dealer_trainer.ui.felt.sprites import Sprites
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

DEALER_SIZE: Final = 12.5
DEALER_SPACING: Final = 1.4
PLATE_GAP: Final = 16.0
PLATE_PADDING: Final = 12.5
PLATE_LINE: Final = 20.0
LINE_SIZES: Final = ((14.0, 600), (13.0, 500))


class MiddleItem(FeltItem):
    """A part in the middle of the table, shown from the state of the whole."""

    def __init__(self, dressing: Dressing, sprites: Sprites) -> None:
        super().__init__(dressing, sprites)
        self._state: FeltState | None = None

    def show_state(self, state: FeltState, dressing: Dressing) -> None:
        """Show a state; repaints only what is new."""
        before, dressed = self._state, self._dressing
        self._state, self._dressing = state, dressing
        if before is None or dressed != dressing or self._of(before) != self._of(state):
            self.update()

    def _of(self, state: FeltState) -> tuple[object, ...]:
        """What it shows of a state."""
        raise NotImplementedError


class BoardItem(MiddleItem):
    """The five cards that everybody plays with, in their tray."""

    AREA = geometry.tray_rect(True).adjusted(-4, -6, 4, 4)

    def _of(self, state: FeltState) -> tuple[object, ...]:
        return state.board, state.flop_apart

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint tray and cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state, tokens = self._state, self._dressing.tokens
        if state is None:
            return
        tray = geometry.tray_rect(state.flop_apart)
        key, area = ("tray", tray.width(), tokens.feltline), tray.adjusted(-1, -1, 1, 1)
        self._sprites.lay(painter, QPointF(), key, area, partial(_paint_tray, tray, tokens))
        rects = geometry.board_rects(state.flop_apart)
        for rect, card in zip(rects, state.board, strict=False):
            self._lay(painter, rect, card)


def _paint_tray(tray: QRectF, tokens: Tokens, painter: QPainter) -> None:
    paint_in(painter, faded("#000000", 0.07), faded(tokens.feltline, 0.42), 1.4)
    painter.drawRoundedRect(tray, 14, 14)


class DealerItem(MiddleItem):
    """The dealer's two cards, and the hand he has called in a plate beside them."""

    AREA = QRectF(60, geometry.DEALER_TOP - 14, geometry.WIDTH - 120, 139)
    """The whole row, from word to plate."""

    def _of(self, state: FeltState) -> tuple[object, ...]:
        said = (state.dealer_plate, state.dealer_word, state.dealer_mark)
        return state.dealer, *said, state.dealer_active

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint word, cards and plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state, tokens = self._state, self._dressing.tokens
        if state is None:
            return
        if state.dealer_active:
            paint_in(painter, faded("#FFFFFF", 0.09), tokens.here, 2.5)
            painter.drawRoundedRect(geometry.dealer_frame(), 12, 12)
        rects = geometry.dealer_rects()
        word = lettering(state.dealer_word, DEALER_SIZE, 700, DEALER_SPACING)
        middle = rects[0].center().y()
        left = rects[0].left() - 25 - word.width
        write(painter, word, left, middle, DEALER_SIZE, QColor(tokens.feltink))
        for rect, card in zip(rects, state.dealer, strict=False):
            self._lay(painter, rect, card)
        corner = QPointF(rects[-1].right() + PLATE_GAP, middle - 24)
        if state.dealer_plate:
            self._paint_plate(painter, corner, state.dealer_plate)
        if state.dealer_mark is not None:
            labels.mark_disc(painter, state.dealer_mark, corner + QPointF(1, 2), tokens)

    def _paint_plate(self, painter: QPainter, corner: QPointF, plate: tuple[str, ...]) -> None:
        tokens = self._dressing.tokens
        words = [
            (lettering(text, *LINE_SIZES[min(i, 1)]), LINE_SIZES[min(i, 1)][0])
            for i, text in enumerate(plate)
        ]
        width = max(word.width for word, _ in words) + 2 * PLATE_PADDING
        height = PLATE_LINE * len(words) + 8
        top = corner.y() + 24 - height / 2
        paint_in(painter, faded(tokens.pill, 0.9))
        painter.drawRoundedRect(QRectF(corner.x(), top, width, height), 9, 9)
        for i, (word, size) in enumerate(words):
            middle = top + 4 + PLATE_LINE * (i + 0.5)
            ink = QColor(tokens.pilltext if i == 0 else tokens.feltink)
            write(painter, word, corner.x() + PLATE_PADDING, middle, size, ink)
