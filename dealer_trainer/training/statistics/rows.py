"""A round as a line of figures, for a spreadsheet."""

from __future__ import annotations

from datetime import datetime

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.diagnosis.slips import Slip


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A submitted round: when (in the local time of then), where, and what it came to. Money is
    minor units.
    """

    at: datetime
    house: str
    boxes: int
    asked: int
    right: int
    milliseconds: int | None
    overpaid: int
    underpaid: int
    slips: tuple[Slip, ...]
