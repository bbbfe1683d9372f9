"""A small table of words: headings, then lines; a line that is wrong stands on its own ground."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from dealer_trainer.frozen import dataclass
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.boxes import Grid, StateParts
from dealer_trainer.ui.widgets.cards import verdict_sign
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its words; ``right`` adds a tick or a cross, ``strong`` heavier letters."""

    text: str
    right: bool | None = None
    strong: bool = False


_WIDEST = 300
"""No column asks for more, in pixels of the plain window: its lines are broken instead."""


class WordTable(Panel):
    """Words in rows and columns, each column as wide as its words are beside the others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = Grid(within=self, across=14, down=(9, 5))
        self._shown = StateParts(self._grid)
        self._words: list[tuple[int, TextLabel]] = []
        """Texts with the column that each stands in."""

    def _adapt(self, look: Look) -> None:
        self._keep_words_whole()

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these instead of what was there."""
        self._shown.clear()
        self._words = []
        for column, heading in enumerate(headings):
            self._put(TextLabel("hint", self, text=heading), 0, 2 * column, 2)
        for number, row in enumerate(rows, 1):
            for column, cell in enumerate(row):
                self._cell(cell, number, 2 * column)
        self._keep_words_whole()

    def _keep_words_whole(self) -> None:
        """A line may be broken between words, never within one."""
        for _column, shown in self._words:
            shown.ensurePolished()
            words = re.findall(r"[^\s-]+-?", shown.text())
            longest = max(map(shown.fontMetrics().horizontalAdvance, words), default=0)
            shown.setMinimumWidth(longest + 2)
        self._share_width()

    def _share_width(self) -> None:
        wanted: dict[int, int] = {}
        for column, shown in self._words:
            width = shown.fontMetrics().horizontalAdvance(shown.text()) + 2
            wanted[column] = max(wanted.get(column, 1), min(width, self.look.tall(_WIDEST)))
        for column in range((self._grid.columnCount() + 1) // 2):
            self._grid.setColumnStretch(2 * column + 1, wanted.get(column, 0))

    def _cell(self, cell: Cell, row: int, column: int) -> None:
        if cell.right is None:
            role = "strong" if cell.strong else "meta"
            self._put(TextLabel(role, self, text=cell.text), row, column, 2)
            return
        sign = verdict_sign(cell.right, 14, self)
        self._grid.addWidget(sign, row, column, Qt.AlignmentFlag.AlignVCenter)
        self._shown.keep(sign, self.look)
        words = TextLabel("right" if cell.right else "wrong", self, text=cell.text)
        self._put(words, row, column + 1)

    def _put(self, words: TextLabel, row: int, column: int, wide: int = 1) -> None:
        # Set with an alignment, a text is not asked how high it is in its width.
        self._grid.addWidget(words, row, column, 1, wide)
        self._words.append((column // 2, words))
        self._shown.keep(words, self.look)
