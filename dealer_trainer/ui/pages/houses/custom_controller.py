"""What follows when a house is copied, an open rule answered, a table or limit edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dealer_trainer.presentation.pages.custom_houses import names_of, own_state
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.text.faults import fault_text, figure_fault_text
from dealer_trainer.text.language import _
from dealer_trainer.training.custom_houses import RuleNotOpen
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.trainee_names import is_visible

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dealer_trainer.presentation.pages.custom_houses import FigureKey, OwnState
    from dealer_trainer.presentation.services import AppServices
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.custom_houses import Choice
    from dealer_trainer.ui.pages.houses.custom_cards import OwnBlock


def _sentences(bad: BadInput) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fault_text(fault) for fault in bad.faults))


def _of_figures(bad: BadInput, names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(figure_fault_text(fault, names) for fault in bad.faults))


class CustomHouseController(QObject):
    """One house being made one's own. ``changed`` tells the id of the house to show then."""

    changed = Signal(str)
    fault = Signal(object)

    def __init__(self, workshop: AppServices, parent: QObject) -> None:
        super().__init__(parent)
        self._workshop = workshop
        self._own = workshop.own_houses
        self._house: House | None = None
        self._block: OwnBlock | None = None
        self._names: dict[str, str] = {}

    def state_of(self, house: House, name: str) -> OwnState:
        """What may be done with a house; ``name`` is who trains."""
        self._house = house
        file = self._own.file(house.id) if self._own.is_own(house.id) else None
        state = own_state(house, file, name)
        self._names = names_of(state.groups)
        return state

    def take(self, block: OwnBlock) -> None:
        """Listen to the cards as they were made last."""
        self._block = block
        block.copied.connect(self._copy)
        block.confirmed.connect(self._confirm)
        block.tried.connect(self._try)
        block.edited.connect(self._edit)

    def _copy(self, new_id: str) -> None:
        if self._house is None or self._block is None:
            return
        try:
            copy = self._own.copy(self._house.id, new_id)
        except BadInput as bad:
            self._block.copy.show_refusal("\n".join(_sentences(bad)))
        except StoreError as error:
            self.fault.emit(error)
        else:
            self.changed.emit(copy.id)

    def _confirm(self, rule: str, choice: Choice | None, name: str) -> None:
        card = self._block.rules if self._block is not None else None
        if self._house is None or card is None:
            return
        if not is_visible(name):
            card.show_refusal(_("Say who confirms it"))
            return
        day = self._workshop.clock.now().astimezone().date()
        try:
            self._own.confirm(self._house.id, rule, choice, name, day)
        except RuleNotOpen:
            # The file was changed meanwhile: it is shown as it is now.
            self.changed.emit(self._house.id)
        except BadInput as bad:
            card.show_refusal("\n".join(_sentences(bad)))
        except StoreError as error:
            self.fault.emit(error)
        else:
            self.changed.emit(self._house.id)

    def _try(self, edits: dict[FigureKey, str]) -> None:
        card = self._block.figures if self._block is not None else None
        if self._house is None or card is None:
            return
        try:
            self._own.check(self._house.id, edits)
        except BadInput as bad:
            card.show_faults(_of_figures(bad, self._names))
        except StoreError as error:
            self.fault.emit(error)
        else:
            card.show_faults(())

    def _edit(self, edits: dict[FigureKey, str]) -> None:
        card = self._block.figures if self._block is not None else None
        if self._house is None or card is None:
            return
        try:
            self._own.edit(self._house.id, edits)
        except BadInput as bad:
            card.show_faults(_of_figures(bad, self._names))
        except StoreError as error:
            self.fault.emit(error)
        else:
            self.changed.emit(self._house.id)
