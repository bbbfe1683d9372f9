"""What is asked of the dealer and what is handed back, as values."""

from __future__ import annotations

from enum import Enum
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.situations import Situation

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
