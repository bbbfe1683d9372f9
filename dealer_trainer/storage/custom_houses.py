"""A user's own houses on the disk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from dealer_trainer.rules.house import House
from dealer_trainer.storage.errors import refuse_missing
from dealer_trainer.storage.house_editing import (
    FOLDER,
    confirm_rule,
    copy_house,
    edit_house,
    try_edits,
)
from dealer_trainer.storage.houses import LoadedHouses
from dealer_trainer.training.open_rules import Choice


class DiskCustomHouses:
    """``OwnHouses`` in a data folder, over the catalog of all houses."""

    def __init__(self, catalog: LoadedHouses, data_folder: Path) -> None:
        self._catalog = catalog
        self._folder = data_folder

    def reload(self) -> None:
        """Read all houses anew: the catalog shows their files as they are now."""
        self._catalog.reload()

    def is_own(self, house_id: str) -> bool:
        """Whether a house lies in the data folder, and may be changed."""
        path = self._catalog.shelf.files.get(house_id)
        return path is not None and path.parent == self._folder / FOLDER

    def file(self, house_id: str) -> str:
        """The path of a house's file."""
        return str(self._catalog.shelf.files[house_id])

    def copy(self, house_id: str, new_id: str) -> House:
        """A copy of a house under a new id. Raises ``BadInput``, ``StoreError``."""
        refuse_missing(self._folder)
        return copy_house(self._catalog.shelf, house_id, new_id, self._folder)

    def confirm(
        self, house_id: str, rule: str, choice: Choice | None, name: str, day: date
    ) -> House:
        """An open rule is answered. Raises ``RuleNotOpen``, ``BadInput``, ``StoreError``."""
        return confirm_rule(self._catalog.shelf.files[house_id], rule, choice, name, day)

    def check(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """The house as an edit would make it. Raises as ``edit``."""
        return try_edits(self._catalog.shelf.files[house_id], edits)

    def edit(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """Values exchanged. Raises ``BadInput``, ``KeyError``, ``StoreError``."""
        return edit_house(self._catalog.shelf.files[house_id], edits)
