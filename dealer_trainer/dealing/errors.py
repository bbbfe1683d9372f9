"""Why a request cannot be dealt, as data: the sentences are the text floor's."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from dealer_trainer.rules.situations import Situation

RefusalValue = str | int | tuple[Situation, ...]


class Refusal(Enum):
    """Every reason for which nothing is dealt, with the keys of its data. The values are never
    stored.
    """

    NOT_IN_HOUSE = auto()
    """``house``, ``situations``: this house does not know them."""
    TOO_MANY_BOXES = auto()
    """``house``, ``boxes``, ``most``."""
    NO_BOXES = auto()
    """``boxes``: less than one."""
    ONE_BOX_STAYS_OPEN = auto()
    """``boxes``: one box alone cannot be dark."""
    NO_STAKE = auto()
    """``house``: no ante lies within its limits that could be paid exactly."""
    NOT_TOGETHER = auto()
    """``situations``, ``boxes`` (0: any), ``tries``: not found in one layout within the bound."""
    NO_OTHER_LAYOUT = auto()
    """``dealt``: all that was dealt lay there before."""


class CannotDeal(Exception):
    """A request that is refused: why, and the data that the reason names."""

    def __init__(self, kind: Refusal, data: Mapping[str, RefusalValue] | None = None) -> None:
        self.kind = kind
        self.data: Mapping[str, RefusalValue] = data or {}
        super().__init__(kind, self.data)
