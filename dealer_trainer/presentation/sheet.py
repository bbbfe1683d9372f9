"""All that the sheet knows, as values; every text is already in the language in use."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Category


class PadKey(Enum):
    """A key that types no digit."""

    RUB = "rub"
    TAKE = "take"
    STAYS = "stays"


class TileSign(Enum):
    """What stands under the number in a tile of the strip, where no word does."""

    NONE = auto()
    DOT = auto()
    DOTS = auto()
    MOON = auto()
    DONE = auto()
    RIGHT = auto()
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class TileState:
    """A place in the strip of boxes."""

    number: int
    occupied: bool
    active: bool
    sign: TileSign
    word: str
    spoken: str


@dataclass(frozen=True, slots=True)
class LineState:
    """An answer in a line: the dealer's hand, or a player's; ``name`` is its place."""

    name: str
    caption: str
    text: str
    done: bool
    key: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class CellState:
    """A hand, a call or a card that can be picked; ``value`` is what it stands for."""

    name: str
    value: Category | bool | Card
    key: str
    label: str
    chosen: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class StakeState:
    """A bet and its stake, to be settled later or not asked at all."""

    bet: Bet
    label: str
    stake: str


@dataclass(frozen=True, slots=True)
class NamingState:
    """Naming a hand, and with the dealer's the call; what is not asked has no cells."""

    place: str
    prompt: str
    cells: tuple[CellState, ...]
    naming: bool
    call_place: str = ""
    question: str = ""
    calls: tuple[CellState, ...] = ()
    calling: bool = False
    then: str = ""
    stakes: tuple[StakeState, ...] = ()
    hint: str = ""

    @property
    def with_call(self) -> bool:
        """Whether a call is asked here too: the dealer's hand."""
        return bool(self.calls)


@dataclass(frozen=True, slots=True)
class PickingState:
    """Picking the five cards that play: the board's cards, then the two of the hand."""

    place: str
    prompt: str
    cells: tuple[CellState, ...]
    board: str
    own: str
    count: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class BetState:
    """A bet's row: its stake, and the field with what is answered or being typed.

    ``lead`` stands at the left of the field, ``shown`` at its right.
    """

    name: str
    bet: Bet
    label: str
    stake: str
    lead: str
    shown: str
    asked: bool = True
    active: bool = False
    typing: bool = False
    pays: bool = False
    hint: str = ""
    spoken: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class BetsState:
    """The bets of the active box; ``hand`` is the hand named, or nothing if it is not asked."""

    hand: LineState | None
    rows: tuple[BetState, ...]
    total_label: str
    total: str


@dataclass(frozen=True, slots=True)
class CheckState:
    """All is answered: what is paid on each box, before the layout is submitted."""

    sentence: str
    totals: tuple[tuple[str, str], ...]
    total_label: str
    total: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class MarkState:
    """A marked answer; ``given`` is struck out and only there where it is wrong."""

    name: str
    label: str
    right: bool
    word: str
    given: str
    expected: str
    active: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class WorkingState:
    """A line of working; ``asked`` is the one in question."""

    label: str
    text: str
    asked: bool = False


@dataclass(frozen=True, slots=True)
class FeedbackState:
    """A marked layout: the score, the dealer's and the order's marks, one box and its working."""

    score: str
    counted: str
    money: str
    time: str
    lines: tuple[MarkState, ...]
    title: str
    hand: MarkState | None
    """The box's hand as it was named: a row where that is wrong, else a tick beside the title."""
    marks: tuple[MarkState, ...]
    slip: str
    slip_money: str
    working_title: str
    working: tuple[WorkingState, ...]
    slip_why: str = ""
    """The rule that the slip breaks, in a sentence."""
    five: MarkState | None = None
    """The five cards picked for the box, where they were asked."""
    show: str = ""
    """The button that goes through the layout step by step."""


Body: TypeAlias = PickingState | NamingState | BetsState | CheckState | FeedbackState


@dataclass(frozen=True, slots=True)
class ButtonState:
    """A button at the foot: what it does, its key, and whether it stands out or back."""

    label: str
    key: str = ""
    primary: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class SheetState:
    """The whole sheet. Buttons are by their names; those that are not there are hidden."""

    order: str
    position: str
    tiles: tuple[TileState, ...]
    dealer: LineState | None
    heading: str
    body: Body
    note: str
    note_tip: str
    buttons: tuple[tuple[str, ButtonState], ...]
    undo: str = ""
    pad: bool = False
    locked: bool = False
    """Whether the note is that of a quiz: a lock stands beside it."""
