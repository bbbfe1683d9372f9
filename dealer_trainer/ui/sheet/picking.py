"""The picking of the five cards that play, before the hand is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_trainer.presentation.sheet import PickingState
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.naming import Cells
from dealer_trainer.ui.sheet.stage import Stage
from dealer_trainer.ui.theme.look import BLEED, Ink, Look
from dealer_trainer.ui.widgets.label import Label
from dealer_trainer.ui.widgets.parts import Grid, column

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

BOARD = 5
SEVEN = 7
_COLUMNS = 3


class CardCells(Cells):
    """The seven cards of a hand: the board above, the hand's own two below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(SEVEN, parent)
        self._board = Label(13, 600, Ink.SECOND, self)
        self._own = Label(13, 600, Ink.SECOND, self)
        grid = Grid(within=self, across=8, down=6)
        grid.addWidget(self._board, 0, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[:BOARD]):
            grid.addWidget(cell, 1 + i // _COLUMNS, i % _COLUMNS)
        grid.addWidget(self._own, 3, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[BOARD:]):
            grid.addWidget(cell, 4, i)
        for at in range(_COLUMNS):
            grid.setColumnStretch(at, 1)

    def _adapt(self, look: Look) -> None:
        self.set_cell_height(look.tall((46, 38)))

    def show_captions(self, board: str, own: str) -> None:
        """Whose cards are whose."""
        self._board.setText(board)
        self._own.setText(own)

    def focus_target(self) -> QWidget:
        """The whole, since several are chosen."""
        return self


class PickingStage(Stage[PickingState]):
    """The stage in which five cards are picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = Label(15, 600, Ink.TEXT, self, wrap=True)
        self._count = Label(14, 600, Ink.SECOND, self)
        self.cells = CardCells(self)
        self._hint = HintLine(self)
        parts = (self._prompt, self.cells, self._count, self._hint, 1)
        column(*parts, within=self, margins=(BLEED, 0, BLEED, 0), spacing=8)
        self.cells.picked.connect(self.picked)

    def show_state(self, state: PickingState) -> None:
        self._prompt.setText(state.prompt)
        self._count.setText(state.count)
        self.cells.show_captions(state.board, state.own)
        self.cells.show_state(state.place, state.prompt, state.cells)
        self._hint.show_text(state.hint)

    def focus_target(self) -> QWidget:
        return self.cells.focus_target()

    def release(self) -> None:
        self.cells.release()
