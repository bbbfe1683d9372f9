"""The page of the houses: their rules, and houses made one's own."""

from __future__ import annotations

from dealer_trainer.presentation.pages.houses import houses_state
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.houses.custom_controller import CustomHouseController
from dealer_trainer.ui.pages.houses.page import HousesPage


class HouseController(PageController[HousesPage]):
    """Shows the rules of the house in use, or of another, and what can be made one's own."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._custom = CustomHouseController(self.services, self)
        self._custom.changed.connect(self._show_changed)
        self._custom.fault.connect(navigator.tell)

    def make_page(self) -> HousesPage:
        """The page, its signals connected; the house in use is chosen."""
        page = HousesPage(self.state.houses)
        page.house.choose(self.state.house)
        page.picked.connect(self.refresh)
        return page

    def show_state(self, page: HousesPage) -> None:
        """Show the rules of the house that is chosen on the page."""
        chosen = page.chosen()
        page.show_state(houses_state(chosen))
        name = "" if self.state.trainee is None else self.state.trainee.name
        self._custom.take(page.show_own(self._custom.state_of(chosen[0], name)))

    def _show_changed(self, house_id: str) -> None:
        """A house was copied or changed: the page is made anew from the files as they are now."""
        with self.navigator.faults_told():
            self.state.reload_houses()
            self.page = self.make_page()
            house = self.services.house(house_id)
            if house is not None:
                self.page.house.choose(house)
            self.open(PageName.HOUSES)
