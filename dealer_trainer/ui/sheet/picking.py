"""The picking of the five cards that play, before the hand is named."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import CellState, PickingState
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.naming import Cells
from dealer_trainer.ui.theme.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.widgets.label import Label

BOARD = 5
SEVEN = 7
_COLUMNS = 3


class CardCells(Cells):
    """The seven cards of a hand: the board above, the hand's own two below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(SEVEN, parent)
        self._board = Label(13, 600, Ink.SECOND, self)
        self._own = Label(13, 600, Ink.SECOND, self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._board, 0, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[:BOARD]):
            self._grid.addWidget(cell, 1 + i // _COLUMNS, i % _COLUMNS)
        self._grid.addWidget(self._own, 3, 0, 1, _COLUMNS)
        for i, cell in enumerate(self.cells[BOARD:]):
            self._grid.addWidget(cell, 4, i)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(6))
        dress_all(look, self._board, self._own, *self.cells)
        for cell in self.cells:
            cell.setMinimumHeight(look.tall(38 if look.low else 46))

    def show_captions(self, board: str, own: str) -> None:
        """Whose cards are whose."""
        self._board.setText(board)
        self._own.setText(own)

    def focus_target(self) -> QWidget:
        """Where the keys go: the whole, since several are chosen."""
        return self


class PickingStage(QWidget):
    """The stage in which five cards are picked."""

    picked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = Label(15, 600, Ink.TEXT, self, wrap=True)
        self._count = Label(14, 600, Ink.SECOND, self)
        self.cells = CardCells(self)
        self._hint = HintLine(self)
        self._column = QVBoxLayout(self)
        for part in (self._prompt, self.cells, self._count, self._hint):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.cells.picked.connect(self._report)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._column.setContentsMargins(look.px(BLEED), 0, look.px(BLEED), 0)
        self._column.setSpacing(look.px(8))
        dress_all(look, self._prompt, self._count, self.cells, self._hint)

    def show_state(self, state: PickingState) -> None:
        """Show the seven cards and which of them are picked."""
        self._prompt.setText(state.prompt)
        self._count.setText(state.count)
        self.cells.show_captions(state.board, state.own)
        self.cells.show_state(state.place, state.prompt, state.cells)
        self._hint.show_text(state.hint)

    def focus_target(self) -> QWidget:
        """Where the keys go."""
        return self.cells.focus_target()

    def release(self) -> None:
        """Another stage bears the names now."""
        self.cells.release()

    def _report(self, cell: CellState) -> None:
        place = cell.name.rpartition(".")[0]
        self.picked.emit(place, cell.value)
