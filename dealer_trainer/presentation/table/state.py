"""All that the drill page shows, as a value."""

from __future__ import annotations

from enum import Enum, auto

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.presentation.sheet import ButtonState, SheetState


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
    HANDS = auto()
    """Of a question, from here on: naming a hand, saying who wins, paying a bet."""
    WINNERS = auto()
    AMOUNT = auto()
    ON = auto()
    AGAIN = auto()


class Manner(Enum):
    """What the table page is used for: it says which buttons and keys there are."""

    DRILL = auto()
    QUIZ = auto()
    OPEN_QUIZ = auto()
    """A quiz in which the pay tables may be opened."""
    REVIEW = auto()
    """A quiz that is over, looked at round by round."""
    QUESTIONS = auto()
    """Single questions in place of layouts."""

    @property
    def tables(self) -> bool:
        """Whether the pay tables may be opened."""
        return self not in (Manner.QUIZ, Manner.QUESTIONS)

    @property
    def is_quiz(self) -> bool:
        """Whether a quiz is taken."""
        return self in (Manner.QUIZ, Manner.OPEN_QUIZ)

    @property
    def is_timed(self) -> bool:
        """Whether the clock may be shown or hidden."""
        return self is Manner.DRILL or self.is_quiz


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
class After:
    """What stands beside the marks: a note, and whether the drill ends or may end here.

    ``buttons`` are there in place of a drill's.
    """

    note: str = ""
    last: bool = False
    endless: bool = False
    buttons: tuple[tuple[str, ButtonState], ...] = ()


@dataclass(frozen=True, slots=True)
class Times:
    """What the clock shows; ``left`` is the share of the time that is left, ``meaning`` tells a
    screen reader what the clock counts. A ``warning`` stands in its place.
    """

    total: str = ""
    owner: str = ""
    warning: str = ""
    meaning: str = ""
    left: float = 1.0


@dataclass(frozen=True, slots=True)
class CoverState:
    """What covers the table: a pause, or where it ``asks``, the question to leave."""

    title: str
    text: str
    buttons: tuple[tuple[str, ButtonState], ...]
    asks: bool = False


@dataclass(frozen=True, slots=True)
class PageState:
    """The page: table and sheet, or what covers them; ``banner`` tells of a fault. Of the table
    as it is ``described``, the ``subject`` is what is asked about: nothing once all is answered.
    """

    bar: BarState
    felt: FeltState
    described: str
    subject: str
    sheet: SheetState
    keys: KeyRow
    cover: CoverState | None = None
    pay_tables: bool = False
    banner: str = ""
    manner: Manner = Manner.DRILL
