"""Houses made one's own: copied, their open rules answered, their figures changed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Protocol

from dealer_trainer.rules.errors import BadInput
from dealer_trainer.rules.house import House
from dealer_trainer.training.open_rules import Choice


class HouseCatalog(Protocol):
    """The houses as they are now. It is asked each time that a house is needed: what was taken
    from it is out of date as soon as a house is copied or changed.
    """

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that can be used, in order."""

    @property
    def broken(self) -> tuple[BadInput, ...]:
        """The house files that were refused."""

    @property
    def by_id(self) -> Mapping[str, House]:
        """The houses by their ids, in order."""


class CustomHouses(Protocol):
    """A user's own houses. Every change is on disk when it returns, and may raise ``BadInput``
    with every fault of what was wanted (nothing is changed then), or ``StoreError``.
    """

    def reload(self) -> None:
        """Read all houses anew: the catalog shows their files as they are now."""

    def is_own(self, house_id: str) -> bool:
        """Whether a house lies in the data folder, and may be changed."""

    def file(self, house_id: str) -> str:
        """The path of a house's file, to be shown."""

    def copy(self, house_id: str, new_id: str) -> House:
        """A copy of a house under a new id."""

    def confirm(
        self, house_id: str, rule: str, choice: Choice | None, name: str, day: date
    ) -> House:
        """An open rule is answered. Raises ``RuleNotOpen``."""

    def check(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """The house as ``edit`` would make it; nothing is changed."""

    def edit(self, house_id: str, edits: Mapping[tuple[str, ...], str]) -> House:
        """Values exchanged: ``{("tables", "blind", "flush"): "3:2"}``. Raises ``KeyError`` for one
        that the file does not have.
        """
