"""Houses made one's own: copied, their figures changed, and what a casino may answer to a rule
that can be read in two ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Protocol, TypeAlias

from dealer_trainer.rules.errors import BadInput
from dealer_trainer.rules.house import FoldSide, House, QuadsOneCard, RuleStanding

Choice: TypeAlias = FoldSide | QuadsOneCard | tuple[int, ...]


class RuleNotOpen(Exception):
    """A rule that is not unconfirmed in the house, so that there is nothing to answer."""

    def __init__(self, house: str, rule: str) -> None:
        self.house = house
        self.rule = rule
        super().__init__(house, rule)


def open_rules(house: House) -> tuple[str, ...]:
    """The unconfirmed rules of a house, in the order of its file."""
    return tuple(
        rule
        for rule, origin in house.provenance.items()
        if origin.standing is RuleStanding.UNCONFIRMED
    )


def choices(rule: str) -> tuple[Choice, ...]:
    """What may be answered to a rule that is one of a few; nothing where it is confirmed as it
    stands, or is a list of multiples.
    """
    match rule:
        case "fold_side":
            return tuple(FoldSide)
        case "bonus_quads_one_card":
            return tuple(QuadsOneCard)
        case _:
            return ()


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
