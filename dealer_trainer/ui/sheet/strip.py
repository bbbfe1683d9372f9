"""The strip of boxes: one tile a place, with what has become of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from dealer_trainer.presentation.sheet import TileSign, TileState
from dealer_trainer.ui.theme.colour import faded, paint_in
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import column, row
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

_ICONS = {
    TileSign.MOON: (Icon.MOON, Ink.SECOND),
    TileSign.DONE: (Icon.CHECK, Ink.SECOND),
    TileSign.RIGHT: (Icon.CHECK, Ink.RIGHT),
    TileSign.WRONG: (Icon.CROSS, Ink.WRONG),
}


MOST_GROWN = 1.15
_CLOSEST = 70
"""Per cent of a letter's width."""


class Tile(Pressable):
    """A box in the strip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TileState | None = None
        # Tab goes from question to question; to a box it is a click or the questions' own order.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._number = Label(15, 700, Ink.TEXT, self)
        self._word = Label(10.5, 600, Ink.SECOND, self)
        self._sign = Sign(13, Ink.SECOND, self)
        centre = Qt.AlignmentFlag.AlignCenter
        self._number.setAlignment(centre)
        self._word.setAlignment(centre)
        parts = (self._number, (self._sign, centre), self._word)
        column(*parts, within=self, margins=(0, 3, 0, 3), gap=0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.tall(42))
        # A sixth of the sheet holds no word at the largest letters.
        self._word.apply_look(replace(look, text=min(look.text, MOST_GROWN)))
        self._squeeze()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has more room for the word, or less."""
        super().resizeEvent(event)
        self._squeeze()

    def _squeeze(self) -> None:
        """A word that is a little too long is set closer."""
        font = QFont(self._word.font())
        font.setStretch(QFont.Stretch.Unstretched.value)
        need = QFontMetrics(font).horizontalAdvance(self._word.text())
        room = self.width() - 2
        if 0 < room < need:
            font.setStretch(max(_CLOSEST, room * 100 // need))
        if font != self._word.font():
            self._word.setFont(font)

    def show_state(self, state: TileState) -> None:
        """Show a place."""
        if state == self._state:
            return
        self._state = state
        self.setObjectName(f"box{state.number}")
        self.setAccessibleName(state.spoken)
        self.setText(str(state.number))
        self.setEnabled(state.occupied)
        self._number.setText(str(state.number))
        plain = Ink.ACCENT if state.active else None if state.occupied else Ink.THIRD
        self._number.set_ink(plain or Ink.TEXT)
        self._word.setText(state.word)
        self._word.set_ink(plain or Ink.SECOND)
        icon, sign_ink = _ICONS.get(state.sign, (None, Ink.SECOND))
        if state.active and sign_ink is Ink.SECOND:
            sign_ink = Ink.ACCENT
        self._sign.show_icon(icon, sign_ink)
        self._squeeze()
        self._word.setVisible(bool(state.word) and icon is None)
        self._sign.setVisible(not self._word.isVisibleTo(self))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if state.occupied else Qt.CursorShape.ArrowCursor
        )
        self.update()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """The tile, and the dots of a box that waits or is at work."""
        tokens, state, radius = self.look.tokens, self._state, self.look.px(8)
        if state is None:
            return
        if state.active:
            paint_panel(painter, rect, tokens.accentbg, tokens.accent, 2.0, radius)
        elif not state.occupied:
            edge = faded(tokens.fieldline, 0.7)
            paint_panel(painter, rect, None, edge, 1.0, radius, dashed=True)
        else:
            hover = tokens.fieldline if self.underMouse() else None
            paint_panel(painter, rect, tokens.raised, hover, 1.0, radius)
        self._paint_dots(painter, rect, state)

    def _paint_dots(self, painter: QPainter, rect: QRectF, state: TileState) -> None:
        count = {TileSign.DOT: 1, TileSign.DOTS: 3}.get(state.sign, 0)
        if not count or state.word:
            return
        tokens = self.look.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_in(painter, faded(tokens.accent if state.active else tokens.text2, 1.0))
        size, middle = self.look.px(4), self._sign.geometry().center().y()
        for i in range(count):
            x = rect.center().x() + (i - (count - 1) / 2) * size * 1.7
            painter.drawEllipse(QRectF(x - size / 2, middle - size / 2 + 1, size, size))


class BoxStrip(Panel):
    """All places from left to right."""

    box_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row(within=self, spacing=6)
        self._tiles: list[Tile] = []

    def show_state(self, tiles: tuple[TileState, ...]) -> None:
        """Show the places."""
        while len(self._tiles) < len(tiles):
            tile = self.with_look(Tile(self))
            tile.clicked.connect(self._report)
            self._row.put((tile, 1))
            self._tiles.append(tile)
        for number, tile in enumerate(self._tiles):
            tile.setVisible(number < len(tiles))
        for tile, state in zip(self._tiles, tiles, strict=False):
            tile.show_state(state)

    def _report(self) -> None:
        tile = self.sender()
        if isinstance(tile, Tile):
            self.box_clicked.emit(int(tile.text()))
