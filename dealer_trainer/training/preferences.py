"""How this machine's trainees like their window; kept as a small file beside the rounds."""

from __future__ import annotations

from datetime import time
from enum import Enum
from typing import Protocol

from dealer_trainer.dealing.request import Mix
from dealer_trainer.frozen import dataclass
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.training.places import Scope
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.training.statistics.days import DAY_ENDS


class Theme(Enum):
    """Light, dark, or as the system has it; the values are stored and never change."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class SheetSide(Enum):
    """On which side of the felt the sheet stands: the right, or the left for a left-handed number
    pad.
    """

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Preferences:
    """All settings; ``language`` is a language code, nothing for the system's. Sizes are per
    cent. No ``mix`` is the drill for me. ``day_ends`` is a whole hour: who works nights has the
    evening before until then. No ``csv`` is the format of the system.
    """

    language: str | None = None
    theme: Theme = Theme.SYSTEM
    four_colours: bool = False
    text_size: int = 100
    sheet_side: SheetSide = SheetSide.RIGHT
    clock_shown: bool = True
    motion: bool = True
    house: str | None = None
    task: Task = Task.SETTLE
    scope: Scope = Scope.EVERYTHING
    layouts: int | None = 10
    boxes: int | None = None
    mix: Mix | None = Mix.NATURAL
    day_ends: time = DAY_ENDS
    csv: CsvFormat | None = None


class PreferenceStore(Protocol):
    """Where preferences are kept."""

    def load(self) -> Preferences:
        """The kept preferences; what is missing or unreadable is as at the first start."""

    def save(self, preferences: Preferences) -> None:
        """Keep them: all or nothing."""
