"""The house and the language, chosen at the head of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dealer_trainer.rules.house import House
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import Language, _, current_language
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.widgets.choices import CaptionedChoice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HouseChoice(CaptionedChoice):
    """One of the houses that can be used, by its name in the language in use."""

    def __init__(self, name: str, houses: tuple[House, ...], parent: QWidget) -> None:
        super().__init__(name, Icon.BOOK, parent)
        self._houses: tuple[House, ...] = ()
        self.offer(houses)
        self.retranslate()

    def offer(self, houses: tuple[House, ...]) -> None:
        """Other houses to choose from."""
        if houses != self._houses:
            self._houses = houses
            self.clear()
            for house in houses:
                self.addItem(house_name(house), house.id)
            self.updateGeometry()

    def retranslate(self) -> None:
        """Name the houses anew."""
        self.set_caption(_("House rules"))
        for index, house in enumerate(self._houses):
            self.setItemText(index, house_name(house))

    def choose(self, house: House) -> None:
        """Show a house as chosen; nothing is told."""
        self.setCurrentIndex(self.findData(house.id))

    def house(self) -> House:
        """The house that is chosen."""
        return self._houses[max(0, self.currentIndex())]


class LanguageChoice(CaptionedChoice):
    """One of the five languages, each by its own name."""

    picked = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, Icon.GLOBE, parent)
        for language in Language:
            self.addItem(language.own_name, language.value)
        self.activated.connect(self._tell)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the language in use."""
        self.set_caption(_("Language"))
        self.setCurrentIndex(self.findData(current_language().value))

    def _tell(self, index: int) -> None:
        self.picked.emit(str(self.itemData(index)))
