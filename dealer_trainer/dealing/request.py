"""Requests to the dealer, what is dealt for them, and why one cannot be, as values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
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


DEALING_VERSION: Final = 1
"""Part of every seed. It goes up when the same request would give other layouts than before."""


class Mix(Enum):
    """What is dealt where nothing is wanted: a plain shuffle, or traps and rare hands weighted
    up.
    """

    NATURAL = "natural"
    PRACTICE = "practice"


@dataclass(frozen=True, slots=True)
class DealRequest:
    """A run of layouts: the same request gives the same layouts on every machine.

    ``boxes`` is the number of occupied boxes, folded ones included, or nothing where chance
    decides; each of ``situations`` holds somewhere in every layout.
    """

    house: House
    seed: int
    boxes: int | None = None
    situations: tuple[Situation, ...] = ()
    mix: Mix = Mix.NATURAL


@dataclass(frozen=True, slots=True)
class Dealt:
    """A layout, and where it came from: the ``index``-th (from 0) of a request."""

    layout: Layout
    request: DealRequest
    index: int
