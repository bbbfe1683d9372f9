"""Rules and tables of one house or two, in rows that stand level with each other."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.pages.houses import (
    HousesState,
    RuleCell,
    RuleRow,
    TableBlock,
)
from dealer_trainer.rules.house import Standing
from dealer_trainer.text.house_rules import standing_meaning, standing_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.pages.houses.chips_row import ChipsRow
from dealer_trainer.ui.qt.layouts import nest, nest_at
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel, rule

_TITLE = 190


class TagKind(Enum):
    """What a tag beside a rule says: an icon and an ink for each."""

    CONFIRMED = (Icon.CHECK, Ink.RIGHT)
    STANDARD = (Icon.BOOK, Ink.SECOND)
    UNCONFIRMED = (Icon.WARNING, Ink.ACCENT)
    DIFFERS = (Icon.FLAG, Ink.ACCENT)


def tag_of(standing: Standing) -> TagKind:
    """The tag of a standing."""
    return {
        Standing.CONFIRMED: TagKind.CONFIRMED,
        Standing.STANDARD: TagKind.STANDARD,
        Standing.UNCONFIRMED: TagKind.UNCONFIRMED,
    }[standing]


class Tag(QWidget):
    """An icon and a word."""

    def __init__(self, kind: TagKind, parent: QWidget, text: str = "") -> None:
        super().__init__(parent)
        self.kind = kind
        which, ink = kind.value
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(Sign(14, ink, self, which))
        self._words = TextLabel("hint", self, text=text, wrap=False)
        row.addWidget(self._words)
        row.addStretch(1)

    def say(self, text: str) -> None:
        """The word."""
        self._words.setText(text)


def standing_tag(standing: Standing, parent: QWidget) -> Tag:
    """Where a rule comes from; what that means stands in the tooltip."""
    tag = Tag(tag_of(standing), parent, standing_name(standing))
    tag.setToolTip(standing_meaning(standing))
    return tag


def differs_tag(parent: QWidget) -> Tag:
    """The mark of a row in which two houses differ."""
    return Tag(TagKind.DIFFERS, parent, pgettext("two houses", "differs"))


class RulesBlock(QWidget):
    """Everything below the head of the page."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(RulesCard(state, self))
        self._tables = QHBoxLayout()
        for table in state.tables:
            self._tables.addWidget(TableCard(table, state, self))
        nest(self._column, self._tables)
        self._column.addWidget(ChipsCard(state, self))

    def apply_look(self, look: Look) -> None:
        self._column.setSpacing(look.px(16))
        self._tables.setSpacing(look.px(16))


class RulesCard(Card):
    """The rules, a topic in each row, a house in each column."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(10)
        for number, column in enumerate(state.columns):
            head = QVBoxLayout()
            head.setSpacing(2)
            head.addWidget(TextLabel("bet", self, text=column.name))
            head.addWidget(TextLabel("hint", self, text=column.facts))
            nest_at(self._grid, head, 0, number + 1)
            self._grid.setColumnStretch(number + 1, 1)
        for row in state.rules:
            self._add(row, len(state.columns))
        nest(self.rows, self._grid)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._grid.setColumnMinimumWidth(0, look.tall(_TITLE))

    def _add(self, row: RuleRow, columns: int) -> None:
        at = self._grid.rowCount()
        self._grid.addWidget(rule(self), at, 0, 1, columns + 1)
        title = QVBoxLayout()
        title.setSpacing(4)
        title.addWidget(TextLabel("strong", self, text=row.title))
        if row.differs:
            title.addWidget(differs_tag(self))
        title.addStretch(1)
        nest_at(self._grid, title, at + 1, 0)
        for number, cell in enumerate(row.cells):
            self._grid.addWidget(CellWords(cell, self), at + 1, number + 1)


class CellWords(QWidget):
    """What a house says on a topic, where that comes from, and why."""

    def __init__(self, cell: RuleCell, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        if cell.text:
            column.addWidget(TextLabel("", self, text=cell.text))
        elif cell.standing is None:
            column.addWidget(TextLabel("faint", self, text="–"))
        if cell.standing is not None:
            column.addWidget(standing_tag(cell.standing, self))
        if cell.reason:
            column.addWidget(TextLabel("hint", self, text=cell.reason))
        column.addStretch(1)


class TableCard(Card):
    """A pay table."""

    def __init__(self, table: TableBlock, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent)
        self.title.setText(table.title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        compared = len(state.columns) > 1
        if compared:
            for number, column in enumerate(state.columns):
                name = TextLabel("hint", self, text=column.name)
                name.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(name, 0, number + 1)
        for line in table.rows:
            row = grid.rowCount()
            hand = QVBoxLayout()
            hand.setSpacing(2)
            hand.addWidget(TextLabel("", self, text=line.hand))
            if line.differs:
                hand.addWidget(differs_tag(self))
            nest_at(grid, hand, row, 0)
            for number, odds in enumerate(line.odds):
                figure = TextLabel("strong", self, text=odds or "–", wrap=False)
                figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(figure, row, number + 1)
        nest(self.rows, grid)
        told = [
            (column.name, cell) for column, cell in zip(state.columns, table.sources, strict=True)
        ]
        alike = len({(cell.standing, cell.reason) for cell in table.sources}) == 1
        for house, cell in told[:1] if alike else told:
            if cell.standing is None:
                continue
            if not alike:
                self.rows.addWidget(TextLabel("hint", self, text=house))
            self.rows.addWidget(CellWords(cell, self))
        self.rows.addStretch(1)


class ChipsCard(Card):
    """The chips, and the text that the rules come from."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent)
        self.title.setText(_("Chips and source"))
        row = QHBoxLayout()
        row.setSpacing(28)
        for column in state.columns:
            texts = QVBoxLayout()
            texts.setSpacing(10)
            if len(state.columns) > 1:
                texts.addWidget(TextLabel("strong", self, text=column.name))
            texts.addWidget(ChipsRow(column.chips, self))
            texts.addWidget(TextLabel("hint", self, text=column.source))
            texts.addStretch(1)
            nest(row, texts, 1)
        nest(self.rows, row)
