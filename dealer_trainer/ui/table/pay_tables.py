"""The pay tables of the house, opened over the sheet so that the felt stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import pay_text
from dealer_trainer.text.bets import bet_label
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.sheet.sheet import MARGIN, WIDTH
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label
from dealer_trainer.ui.widgets.parts import hand_down
from dealer_trainer.ui.widgets.pressable import ActionButton
from dealer_trainer.ui.widgets.words import rule

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class PayTablePanel(QWidget):
    """One row a hand, one column a table, in the words of the language in use."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._house: House | None = None
        self._title = Label(20, 700, Ink.TEXT, self, wrap=True)
        self._name = Label(13, 400, Ink.SECOND, self, wrap=True)
        self._inside = QWidget(self)
        self._grid = QGridLayout(self._inside)
        self._cells: list[QWidget] = []
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button = ActionButton("close_pay_tables", self)
        self._column = QVBoxLayout(self)
        for part in (self._title, self._name):
            self._column.addWidget(part)
        self._column.addWidget(self._scroll, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.button)
        nest(self._column, self._foot)
        self.button.clicked.connect(self.closed)

    def apply_look(self, look: Look) -> None:
        self._look = look
        margin = look.px(MARGIN)
        self.setFixedWidth(look.px(WIDTH))
        self._column.setContentsMargins(margin, look.px(14), margin, look.px(16))
        self._grid.setContentsMargins(0, look.px(8), 0, 0)
        self._grid.setVerticalSpacing(look.px(5 if look.low else 8))
        self._grid.setHorizontalSpacing(look.px(14))
        hand_down(self, look)
        self.update()

    def show_house(self, house: House) -> None:
        """Show a house's tables."""
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
        for old in self._cells:
            self._grid.removeWidget(old)
            old.hide()
            delete_later(old)
        self._cells = []
        right = Qt.AlignmentFlag.AlignRight
        for column, bet in enumerate(house.tables, start=1):
            self._put(Label(14, 700, Ink.SECOND, self._inside), bet_label(bet), 0, column, right)
        for row, category in enumerate(reversed(Category)):
            paid = [table.pay(category) for table in house.tables.values()]
            if not any(paid):
                break
            line = rule(self._inside)
            self._grid.addWidget(line, 2 * row + 1, 0, 1, len(paid) + 1)
            self._cells.append(line)
            name = Label(14, 600, Ink.TEXT, self._inside, wrap=True)
            self._put(name, category_name(category), 2 * row + 2, 0, Qt.AlignmentFlag.AlignLeft)
            for column, pay in enumerate(paid, start=1):
                text = "–" if pay is None else pay_text(pay)
                self._put(Label(15, 600, Ink.TEXT, self._inside), text, 2 * row + 2, column, right)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(40, 1)
        hand_down(self._inside, self._look)

    def _put(self, label: Label, text: str, row: int, column: int, side: Qt.AlignmentFlag) -> None:
        label.setText(text)
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        self._cells.append(label)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        QPainter(self).fillRect(self.rect(), QColor(self._look.tokens.surface))
