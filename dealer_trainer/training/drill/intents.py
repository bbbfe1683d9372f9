"""Intents: what the trainee means to do. Keys, clicks and a screen reader all come down to
these.
"""

from __future__ import annotations

from typing import TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Answer
from dealer_trainer.training.places import Place


@dataclass(frozen=True, slots=True)
class Painted:
    """The layout has been painted (or is shown again after a pause): the clock runs from here."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The clock stops and the layout is covered."""


@dataclass(frozen=True, slots=True)
class Type:
    """A digit or a decimal mark of an amount."""

    character: str


@dataclass(frozen=True, slots=True)
class Choose:
    """An answer picked for a place, not confirmed yet: a category, a call, take or stays."""

    place: Place
    value: Category | bool | Answer


@dataclass(frozen=True, slots=True)
class Pick:
    """A card picked as one of the five that play, or put back."""

    card: Card


@dataclass(frozen=True, slots=True)
class Confirm:
    """Enter: what was typed or picked is the answer; on to the next question."""


@dataclass(frozen=True, slots=True)
class Next:
    """Tab: on to the next question in order, answered or not."""


@dataclass(frozen=True, slots=True)
class Back:
    """Shift+Tab: to the question before. Nothing is cleared."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Straight to a question."""

    place: Place


@dataclass(frozen=True, slots=True)
class FocusBox:
    """Straight to a box: to its first open question."""

    number: int


@dataclass(frozen=True, slots=True)
class Rub:
    """Backspace: the last character typed goes."""


@dataclass(frozen=True, slots=True)
class Clear:
    """Del: the answer goes."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last confirmed change is taken back."""


@dataclass(frozen=True, slots=True)
class Submit:
    """The layout is settled; with a gap left, to the first gap instead."""


Intent: TypeAlias = (
    Painted
    | Pause
    | Type
    | Choose
    | Pick
    | Confirm
    | Next
    | Back
    | Focus
    | FocusBox
    | Rub
    | Clear
    | Undo
    | Submit
)
