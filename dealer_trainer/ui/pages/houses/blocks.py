"""Rules and tables of one house or two, in rows that stand level with each other."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_trainer.rules.house import RuleStanding
from dealer_trainer.text.house_rules import standing_meaning, standing_name
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.pages.houses.chips_row import ChipsRow
from dealer_trainer.ui.qt.layouts import nest_at
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import REST, RIGHT, column, grid, row
from dealer_trainer.ui.widgets.cards import beside
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.houses import (
        HousesState,
        RuleCell,
        RuleRow,
        TableBlock,
    )

_TITLE = 190


class TagKind(Enum):
    """What a tag beside a rule says: an icon and an ink for each."""

    CONFIRMED = (Icon.CHECK, Ink.RIGHT)
    STANDARD = (Icon.BOOK, Ink.SECOND)
    UNCONFIRMED = (Icon.WARNING, Ink.ACCENT)
    DIFFERS = (Icon.FLAG, Ink.ACCENT)


def tag_of(standing: RuleStanding) -> TagKind:
    """The tag of a standing."""
    return {
        RuleStanding.CONFIRMED: TagKind.CONFIRMED,
        RuleStanding.STANDARD: TagKind.STANDARD,
        RuleStanding.UNCONFIRMED: TagKind.UNCONFIRMED,
    }[standing]


class Tag(QWidget):
    """An icon and a word."""

    def __init__(self, kind: TagKind, parent: QWidget, text: str = "") -> None:
        super().__init__(parent)
        self.kind = kind
        which, ink = kind.value
        words = TextLabel("hint", self, text=text, wrap=False)
        self.say = words.setText
        row(Sign(14, ink, self, which), words, REST, gap=6, within=self)


def standing_tag(standing: RuleStanding, parent: QWidget) -> Tag:
    """Where a rule comes from; what that means stands in the tooltip."""
    tag = Tag(tag_of(standing), parent, standing_name(standing))
    tag.setToolTip(standing_meaning(standing))
    return tag


def differs_tag(parent: QWidget) -> Tag:
    """The mark of a row in which two houses differ."""
    return Tag(TagKind.DIFFERS, parent, pgettext("two houses", "differs"))


class RulesBlock(Panel):
    """Everything below the head of the page."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent)
        rules, chips = RulesCard(state, self), ChipsCard(state, self)
        tables = row(*(TableCard(table, state, self) for table in state.tables), spacing=16)
        column(rules, tables, chips, within=self, spacing=16)


class RulesCard(Card):
    """The rules, a topic in each row, a house in each column."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = grid(28, 10, 0, *(1 for _house in state.columns))
        for number, house in enumerate(state.columns):
            name, facts = (
                TextLabel("bet", self, text=house.name),
                TextLabel("hint", self, text=house.facts),
            )
            nest_at(self._grid, column(name, facts, gap=2), 0, number + 1)
        for each in state.rules:
            self._add_rule(each, len(state.columns))
        self.add(self._grid)
        self.fit(lambda look: self._grid.setColumnMinimumWidth(0, look.tall(_TITLE)))

    def _add_rule(self, each: RuleRow, columns: int) -> None:
        at = self._grid.rowCount()
        self._grid.addWidget(rule(self), at, 0, 1, columns + 1)
        tags = [differs_tag(self)] if each.differs else []
        title = column(TextLabel("strong", self, text=each.title), *tags, REST, gap=4)
        nest_at(self._grid, title, at + 1, 0)
        for number, cell in enumerate(each.cells):
            self._grid.addWidget(CellWords(cell, self), at + 1, number + 1)


class CellWords(QWidget):
    """What a house says on a topic, where that comes from, and why."""

    def __init__(self, cell: RuleCell, parent: QWidget) -> None:
        super().__init__(parent)
        words: list[QWidget] = []
        if cell.text:
            words.append(TextLabel("", self, text=cell.text))
        elif cell.standing is None:
            words.append(TextLabel("faint", self, text="–"))
        if cell.standing is not None:
            words.append(standing_tag(cell.standing, self))
        if cell.reason:
            words.append(TextLabel("hint", self, text=cell.reason))
        column(*words, REST, gap=4, within=self)


class TableCard(Card):
    """A pay table."""

    def __init__(self, table: TableBlock, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: table.title)
        cells, houses = grid(16, 8, 1), state.columns
        if len(houses) > 1:
            for number, house in enumerate(houses):
                name = TextLabel("hint", self, text=house.name)
                name.setAlignment(RIGHT)
                cells.addWidget(name, 0, number + 1)
        for line in table.rows:
            at = cells.rowCount()
            tags = [differs_tag(self)] if line.differs else []
            hand = column(TextLabel("", self, text=line.hand), *tags, gap=2)
            nest_at(cells, hand, at, 0)
            for number, odds in enumerate(line.odds):
                figure = beside(TextLabel("strong", self, text=odds or "–", wrap=False))
                cells.addWidget(figure, at, number + 1)
        self.add(cells)
        alike = len({(cell.standing, cell.reason) for cell in table.sources}) == 1
        told = zip(houses, table.sources, strict=True)
        for house, cell in list(told)[: 1 if alike else None]:
            if cell.standing is not None:
                named = [] if alike else [TextLabel("hint", self, text=house.name)]
                self.add(*named, CellWords(cell, self))
        self.add(REST)


class ChipsCard(Card):
    """The chips, and the text that the rules come from."""

    def __init__(self, state: HousesState, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Chips and source"))
        beside_each_other = row(gap=28)
        for house in state.columns:
            named = [TextLabel("strong", self, text=house.name)] if len(state.columns) > 1 else []
            source = TextLabel("hint", self, text=house.source)
            texts = column(*named, ChipsRow(house.chips, self), source, REST, gap=10)
            beside_each_other.put((texts, 1))
        self.add(beside_each_other)
