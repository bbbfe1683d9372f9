"""All that the felt knows: what lies where, which bet is in hand, what was said and marked of it.

No rule of a game is in here; a page makes these values from a layout, a sheet and a report.
Money is whole minor units (cents); every text is already in the language in use.
"""

from __future__ import annotations

from enum import Enum, auto

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.house import Chip
from dealer_trainer.rules.money import Action


class CardLook(Enum):
    """How a card lies."""

    PLAIN = auto()
    PLAYS = auto()
    LEFT_OUT = auto()
    DOWN = auto()
    DECIDES = auto()
    """Plays, and settles the matter: it bears a badge too."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card and how it lies. ``number`` is the key that picks it, 0 where it is not to be
    picked.
    """

    card: Card
    look: CardLook = CardLook.PLAIN
    number: int = 0


@dataclass(frozen=True, slots=True)
class SpotView:
    """A bet's place: its print, the stake on it, and what was said of it."""

    place: SpotPlace
    caption: str
    bet_key: str
    stake: int | None = None
    label: str = ""
    typed: str | None = None
    active: bool = False
    outcome: Action | None = None
    payout: int | None = None
    payout_label: str = ""
    mark: bool | None = None


@dataclass(frozen=True, slots=True)
class BoxView:
    """A place at the table: empty, or a hand and its bets."""

    number: int
    occupied: bool
    spots: tuple[SpotView, ...]
    cards: tuple[CardView, ...] = ()
    dark: bool = False
    folded: bool = False
    active: bool = False
    naming: bool = False
    done: bool = False
    mark: bool | None = None
    state_word: str = ""


@dataclass(frozen=True, slots=True)
class FeltState:
    """The whole table. ``boxes`` holds every place from 1 to ``places``, box 1 at the left."""

    places: int
    boxes: tuple[BoxView, ...]
    board: tuple[CardView, ...]
    dealer: tuple[CardView, ...]
    dealer_word: str
    chips: tuple[Chip, ...]
    dealer_plate: tuple[str, ...] = ()
    dealer_active: bool = False
    dealer_mark: bool | None = None
    flop_apart: bool = False
    spots_as_printed: bool = False


def same_layout(before: FeltState, after: FeltState) -> bool:
    """Whether the same cards lie on both tables: a new layout is simply there."""
    return _cards(before) == _cards(after)


def _cards(state: FeltState) -> tuple[tuple[Card, ...], ...]:
    hands = (state.board, state.dealer, *(box.cards for box in state.boxes))
    return tuple([tuple([view.card for view in hand]) for hand in hands])
