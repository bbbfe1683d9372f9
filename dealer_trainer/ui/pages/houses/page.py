"""The houses page: rules and pay tables as a trainee reads them, of one house or of two."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.rules.house import RuleStanding
from dealer_trainer.text.house_rules import standing_meaning, standing_name
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.ui.pages.houses.blocks import RulesBlock, Tag, tag_of
from dealer_trainer.ui.pages.houses.custom_cards import OwnBlock
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.widgets.boxes import MIDDLE, REST, row
from dealer_trainer.ui.widgets.choices import CaptionedChoice
from dealer_trainer.ui.widgets.house_choice import HouseChoice
from dealer_trainer.ui.widgets.page import Page
from dealer_trainer.ui.widgets.parts import give_look
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.custom_houses import OwnState
    from dealer_trainer.presentation.pages.houses import HousesState
    from dealer_trainer.rules.house import House

_LEGEND = (RuleStanding.CONFIRMED, RuleStanding.STANDARD, RuleStanding.UNCONFIRMED)
BlockT = TypeVar("BlockT", bound=QWidget)


class HousesPage(Page):
    """The rules of a house, and beside them those of another if one is chosen."""

    picked = Signal()

    def __init__(self, houses: tuple[House, ...], parent: QWidget | None = None) -> None:
        super().__init__("houses", parent, lambda: _("Rules & pay tables"))
        self._houses = houses
        self.house = HouseChoice("houses.house", houses, self.content)
        self.other = CaptionedChoice("houses.other", Icon.SEARCH, self.content)
        self.other.addItem("", None)
        for house in houses:
            self.other.addItem(house_name(house), house.id)
        self.heading_row.put(self.house, self.other)
        self._tags = {standing: Tag(tag_of(standing), self.content) for standing in _LEGEND}
        self._count = TextLabel("meta", self.content, wrap=False)
        self.add(row(*self._tags.values(), REST, (self._count, MIDDLE), gap=18))
        self._block: RulesBlock | None = None
        self._own: OwnBlock | None = None
        self.add(REST)
        self.house.activated.connect(self.picked)
        self.other.activated.connect(self.picked)
        self.retranslate()

    def chosen(self) -> tuple[House, ...]:
        """The houses to be shown: one, or two."""
        first = self.house.house()
        other = next((h for h in self._houses if h.id == self.other.currentData()), None)
        return (first,) if other is None or other is first else (first, other)

    def show_state(self, state: HousesState) -> None:
        """Show it. The block is made anew: it is made of as many labels as the houses need."""
        self._block = self._replace(self._block, RulesBlock(state, self.content))
        differing = state.differences
        compared = len(state.columns) > 1
        self._count.setVisible(compared)
        self._count.setText(
            ngettext("{n} difference", "{n} differences", differing).format(n=differing)
        )

    def show_own(self, state: OwnState) -> OwnBlock:
        """What can be made one's own of the house, or nothing beside another one."""
        self._own = self._replace(self._own, OwnBlock(state, self.content))
        self._own.setVisible(len(self.chosen()) == 1)
        return self._own

    def _replace(self, old: QWidget | None, new: BlockT) -> BlockT:
        """Put a block in the place of the last one, or at the foot of the page."""
        give_look(new, self.look)
        if old is None:
            self.rows.insertWidget(self.rows.count() - 1, new)
        else:
            self.rows.replaceWidget(old, new)
            old.hide()
            delete_later(old)
        return new

    def enter(self) -> None:
        """The keys go to the choice of the house."""
        self.house.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew; the rules come with their state."""
        super().retranslate()
        self.other.set_caption(_("Compare with"))
        self.other.setItemText(0, _("No other house"))
        for index, house in enumerate(self._houses):
            self.other.setItemText(index + 1, house_name(house))
        for standing, tag in self._tags.items():
            tag.say(standing_name(standing))
            tag.setToolTip(standing_meaning(standing))
