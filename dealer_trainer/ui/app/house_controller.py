"""The page of the houses: their rules, and houses made one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from dealer_trainer.presentation.pages.custom_houses import names_of, own_state
from dealer_trainer.presentation.pages.houses import houses_state
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.text.faults import fault_text, figure_fault_text
from dealer_trainer.text.language import _
from dealer_trainer.training.custom_houses import RuleNotOpen
from dealer_trainer.training.trainee_names import is_visible
from dealer_trainer.ui.app.navigator import PageController
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.houses.page import HousesPage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dealer_trainer.presentation.pages.custom_houses import FigureKey
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.custom_houses import Choice
    from dealer_trainer.ui.pages.houses.custom_cards import (
        CopyCard,
        FiguresCard,
        OpenRulesCard,
        OwnBlock,
    )


class HouseController(PageController[HousesPage]):
    """Shows the rules of the house in use, or of another, and what can be made one's own."""

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
        house, own = chosen[0], self.services.own_houses
        file = own.file(house.id) if own.is_own(house.id) else None
        name = "" if self.state.trainee is None else self.state.trainee.name
        state = own_state(house, file, name)
        self._listen(page.show_own(state), house, names_of(state.groups))

    def _listen(self, block: OwnBlock, house: House, names: Mapping[str, str]) -> None:
        """Do what is asked for on cards as they were made last."""
        block.copy.copied.connect(partial(self._copy, block.copy, house))
        if block.rules is not None:
            block.rules.confirmed.connect(partial(self._confirm, block.rules, house))
        if block.figures is not None:
            block.figures.tried.connect(partial(self._try, block.figures, house, names))
            block.figures.edited.connect(partial(self._edit, block.figures, house, names))

    def _copy(self, card: CopyCard, house: House, new_id: str) -> None:
        with self._refusals_told(lambda bad: card.show_refusal(_sentences(bad))):
            self._show_changed(self.services.own_houses.copy(house.id, new_id).id)

    def _confirm(
        self, card: OpenRulesCard, house: House, rule: str, choice: Choice | None, name: str
    ) -> None:
        if not is_visible(name):
            card.show_refusal(_("Say who confirms it"))
            return
        day = self.services.clock.now().astimezone().date()
        with self._refusals_told(lambda bad: card.show_refusal(_sentences(bad))):
            # Where the file was changed meanwhile it is shown as it is now.
            with suppress(RuleNotOpen):
                self.services.own_houses.confirm(house.id, rule, choice, name, day)
            self._show_changed(house.id)

    def _try(
        self, card: FiguresCard, house: House, names: Mapping[str, str], edits: dict[FigureKey, str]
    ) -> None:
        with self._refusals_told(lambda bad: card.show_faults(_of_figures(bad, names))):
            self.services.own_houses.check(house.id, edits)
            card.show_faults(())

    def _edit(
        self, card: FiguresCard, house: House, names: Mapping[str, str], edits: dict[FigureKey, str]
    ) -> None:
        with self._refusals_told(lambda bad: card.show_faults(_of_figures(bad, names))):
            self.services.own_houses.edit(house.id, edits)
            self._show_changed(house.id)

    @contextmanager
    def _refusals_told(self, tell: Callable[[BadInput], None]) -> Iterator[None]:
        with self.navigator.faults_told():
            try:
                yield
            except BadInput as bad:
                tell(bad)

    def _show_changed(self, house_id: str) -> None:
        """A house was copied or changed: the page is made anew from the files as they are now."""
        self.state.reload_houses()
        self.page = self.make_page()
        house = self.services.house(house_id)
        if house is not None:
            self.page.house.choose(house)
        self.open(PageName.HOUSES)


def _sentences(bad: BadInput) -> str:
    return "\n".join(dict.fromkeys(fault_text(fault) for fault in bad.faults))


def _of_figures(bad: BadInput, names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(figure_fault_text(fault, names) for fault in bad.faults))
