"""What lies over table or sheet: a pause, the question to leave, the pay tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import pay_text
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.ui.sheet.sheet import MARGIN, WIDTH
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import CENTRE, REST, Grid, Placed, StateParts, column, row
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.parts import Ground, ScrollArea
from dealer_trainer.ui.widgets.pressable import ActionButton
from dealer_trainer.ui.widgets.words import rule

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.state import CoverState


class Cover(Ground):
    """A title, a sentence and buttons; ``pressed`` tells the name of one. Enter is the first."""

    pressed = Signal(str)
    ground = "bg"

    def __init__(self, state: CoverState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign = Sign(40, Ink.ACCENT, self, Icon.WARNING if state.asks else Icon.PAUSE)
        self._title = Label(20 if state.asks else 26, 700, Ink.TEXT, self, wrap=state.asks)
        self._text = Label(14, 400, Ink.SECOND, self, wrap=True)
        self._width = 260 if state.asks else 220
        self.buttons = [ActionButton(name, self) for name, _button in state.buttons]
        foot = row(REST, *self.buttons, REST, spacing=12)
        # A question takes the width that it needs, one word is laid in the middle.
        title: Placed = self._title if state.asks else (self._title, CENTRE)
        parts = (REST, (sign, CENTRE), title, self._text, foot, REST)
        column(*parts, within=self, margins=(40, 0, 40, 0), spacing=14)
        for words in (self._title, self._text):
            words.setAlignment(CENTRE)
        for button in self.buttons:
            button.named.connect(self.pressed)

    def _adapt(self, look: Look) -> None:
        for button in self.buttons:
            button.setMinimumWidth(look.px(self._width))

    def show_state(self, state: CoverState) -> None:
        """Show its words."""
        self._title.setText(state.title)
        self._text.setText(state.text)
        for button, (_name, shown) in zip(self.buttons, state.buttons, strict=True):
            button.show_state(shown)


class PayTablePanel(Ground):
    """One row a hand, one column a table, in the words of the language in use."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house: House | None = None
        self._title = Label(20, 700, Ink.TEXT, self, wrap=True)
        self._name = Label(13, 400, Ink.SECOND, self, wrap=True)
        self._inside = QWidget(self)
        self._grid = Grid(within=self._inside, margins=(0, 8, 0, 0), across=14, down=(8, 5))
        self._cells = StateParts(self._grid)
        scroll = ScrollArea(self._inside, self)
        self.button = ActionButton("close_pay_tables", self)
        parts = (self._title, self._name, (scroll, 1), self.button)
        column(*parts, within=self, margins=(MARGIN, 14, MARGIN, 16))
        self.button.named.connect(self.pressed)

    def _adapt(self, look: Look) -> None:
        self.setFixedWidth(look.px(WIDTH))

    def show_house(self, house: House) -> None:
        """Show a house's tables."""
        if house is not self._house:
            self._house = house
            self.retranslate()

    def retranslate(self) -> None:
        """Speak the language in use."""
        self._title.setText(_("Pay tables"))
        self.button.show_state(ButtonState(_("Close"), "F1"))
        if self._house is not None:
            self._name.setText(house_name(self._house))
            self._fill(self._house)

    def _fill(self, house: House) -> None:
        self._cells.clear()
        right = Qt.AlignmentFlag.AlignRight
        for at, bet in enumerate(house.tables, start=1):
            self._put(Label(14, 700, Ink.SECOND, self._inside), bet_label(bet), 0, at, right)
        for line, category in enumerate(reversed(Category)):
            paid = [table.pay(category) for table in house.tables.values()]
            if not any(paid):
                break
            above = rule(self._inside)
            self._grid.addWidget(above, 2 * line + 1, 0, 1, len(paid) + 1)
            self._cells.keep(above, self.look)
            name = Label(14, 600, Ink.TEXT, self._inside, wrap=True)
            self._put(name, category_name(category), 2 * line + 2, 0, Qt.AlignmentFlag.AlignLeft)
            for at, pay in enumerate(paid, start=1):
                text = "–" if pay is None else pay_text(pay)
                self._put(Label(15, 600, Ink.TEXT, self._inside), text, 2 * line + 2, at, right)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(40, 1)

    def _put(self, label: Label, text: str, line: int, at: int, side: Qt.AlignmentFlag) -> None:
        label.setText(text)
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, at)
        self._cells.keep(label, self.look)
