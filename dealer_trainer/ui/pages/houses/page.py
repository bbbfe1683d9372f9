"""The houses page: rules and pay tables as a trainee reads them, of one house or of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from dealer_trainer.presentation.pages.custom_houses import OwnState
from dealer_trainer.presentation.pages.houses import HousesState
from dealer_trainer.rules.house import House, Standing
from dealer_trainer.text.house_rules import standing_meaning, standing_name
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.ui.pages.houses.blocks import RulesBlock, Tag, TagKind, tag_of
from dealer_trainer.ui.pages.houses.custom_cards import OwnBlock
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.choices import CaptionedChoice
from dealer_trainer.ui.widgets.house_choice import HouseChoice
from dealer_trainer.ui.widgets.page import Page, apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HousesPage(Page):
    """The rules of a house, and beside them those of another if one is chosen."""

    picked = Signal()

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("houses", parent)
        self._houses = houses
        self._look = Look()
        self.house = HouseChoice("houses.house", houses, self.content)
        self.other = CaptionedChoice("houses.other", Icon.SEARCH, self.content)
        self.other.addItem("", None)
        for house in houses:
            self.other.addItem(house_name(house), house.id)
        for choice in (self.house, self.other):
            self.heading_row.addWidget(choice)
        self._legend = QHBoxLayout()
        self._legend.setSpacing(18)
        self._tags = {
            kind: Tag(kind, self.content)
            for kind in (TagKind.CONFIRMED, TagKind.STANDARD, TagKind.UNCONFIRMED)
        }
        for tag in self._tags.values():
            self._legend.addWidget(tag)
        self._count = TextLabel("meta", self.content, wrap=False)
        self._legend.addStretch(1)
        self._legend.addWidget(self._count, 0, Qt.AlignmentFlag.AlignVCenter)
        nest(self.column, self._legend)
        self._block: RulesBlock | None = None
        self._own: OwnBlock | None = None
        self.column.addStretch(1)
        self.house.picked.connect(self.picked)
        self.other.activated.connect(self._tell)
        self.retranslate()

    def chosen(self) -> tuple[House, ...]:
        """The houses to be shown: one, or two."""
        first = self.house.house()
        other = next((h for h in self._houses if h.id == self.other.currentData()), None)
        return (first,) if other is None or other is first else (first, other)

    def show_state(self, state: HousesState) -> None:
        """Show it. The block is made anew: it is made of as many labels as the houses need."""
        old = self._block
        self._block = RulesBlock(state, self.content)
        apply_look_below(self._block, self._look)
        self._block.apply_look(self._look)
        if old is None:
            self.column.insertWidget(self.column.count() - 1, self._block)
        else:
            self.column.replaceWidget(old, self._block)
            old.hide()
            delete_later(old)
        differing = state.differences
        compared = len(state.columns) > 1
        self._count.setVisible(compared)
        self._count.setText(
            ngettext("{n} difference", "{n} differences", differing).format(n=differing)
        )

    def show_own(self, state: OwnState) -> OwnBlock:
        """What can be made one's own of the house, or nothing beside another one."""
        old = self._own
        self._own = OwnBlock(state, self.content)
        apply_look_below(self._own, self._look)
        self._own.apply_look(self._look)
        if old is None:
            self.column.insertWidget(self.column.count() - 1, self._own)
        else:
            self.column.replaceWidget(old, self._own)
            old.hide()
            delete_later(old)
        self._own.setVisible(len(self.chosen()) == 1)
        return self._own

    def apply_look(self, look: Look) -> None:
        self._look = look
        super().apply_look(look)

    def enter(self) -> None:
        """The keys go to the choice of the house."""
        self.house.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew; the rules come with their state."""
        self.heading.setText(_("Rules & pay tables"))
        self.house.retranslate()
        self.other.set_caption(_("Compare with"))
        self.other.setItemText(0, _("No other house"))
        for index, house in enumerate(self._houses):
            self.other.setItemText(index + 1, house_name(house))
        for standing in Standing:
            tag = self._tags[tag_of(standing)]
            tag.say(standing_name(standing))
            tag.setToolTip(standing_meaning(standing))

    def _tell(self, index: int) -> None:
        del index
        self.picked.emit()
