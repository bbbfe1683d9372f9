"""All that the drill page shows, as a value."""

from __future__ import annotations

from enum import Enum, auto

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.presentation.sheet import SheetState


class KeyRow(Enum):
    """Which keys the bar at the foot tells of."""

    PICKING = auto()
    NAMING = auto()
    CALLING = auto()
    BETS = auto()
    SUBMIT = auto()
    FEEDBACK = auto()
    WALKING = auto()
    PAUSED = auto()


class Manner(Enum):
    """What the table page is used for: it says which buttons and keys there are."""

    DRILL = auto()
    QUIZ = auto()
    OPEN_QUIZ = auto()
    """A quiz in which the pay tables may be opened."""
    REVIEW = auto()
    """A quiz that is over, looked at round by round."""

    @property
    def tables(self) -> bool:
        """Whether the pay tables may be opened."""
        return self is not Manner.QUIZ


@dataclass(frozen=True, slots=True)
class BarState:
    """The bar at the head: ``done`` layouts of ``count`` are behind; nothing for no end.

    ``leave_tip`` tells what becomes of the layout that is left, where it is not as in a drill.
    """

    title: str
    house: str
    progress: str
    done: int
    count: int | None
    clock_shown: bool
    four_colours: bool
    can_pause: bool
    leave_tip: str = ""


@dataclass(frozen=True, slots=True)
class PageState:
    """The page: table and sheet, or the cover of a pause; ``banner`` tells of a fault."""

    bar: BarState
    felt: FeltState
    described: str
    sheet: SheetState
    keys: KeyRow
    paused: bool = False
    pay_tables: bool = False
    banner: str = ""
    manner: Manner = Manner.DRILL
    asks: bool = False
    """Whether it is asked if the trainee leaves: another cover."""
