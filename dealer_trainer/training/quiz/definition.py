"""A quiz as it is defined: what is asked, in what time, and what it takes to pass."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from hashlib import sha256
from typing import Any

from dealer_trainer.dealing.possible import possible_situations, unconfirmed_situations
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.places import Scope


class Timing(Enum):
    """What a time is set for; the values are stored and never change."""

    ROUND = "round"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """How many seconds a round, or the whole quiz, may take."""

    timing: Timing
    seconds: int

    @property
    def milliseconds(self) -> int:
        """The same in milliseconds."""
        return self.seconds * 1000


class Measure(Enum):
    """What a pass mark looks at; the values are stored and never change."""

    WAGERS = "wagers"
    HANDS = "hands"
    QUALIFICATION_ERRORS = "qualification_errors"
    BOX_TIME = "box_time"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class PassMark:
    """One thing that it takes to pass.

    ``bound`` is the least share in thousandths (wagers, hands), the most errors (qualification,
    order: rounds out of order) or the most seconds a box (box time).
    """

    measure: Measure
    bound: int


@dataclass(frozen=True, slots=True)
class QuizDefinition:
    """A quiz that can be taken. ``houses`` is empty for every house, ``boxes`` nothing for any
    number; a quota is the least number of boxes or dealers with a situation in a paper.
    """

    id: str
    code: str
    names: Mapping[str, str]
    houses: tuple[str, ...]
    rounds: int
    boxes: int | None
    scope: Scope
    time: TimeLimit
    marks: tuple[PassMark, ...]
    quotas: tuple[tuple[Situation, int], ...]
    pay_table: bool
    order_fails: bool

    @property
    def pass_marks(self) -> tuple[PassMark, ...]:
        """Everything that it takes to pass."""
        return (*self.marks, PassMark(Measure.ORDER, 0)) if self.order_fails else self.marks


def fits(definition: QuizDefinition, house: House) -> bool:
    """Whether a quiz can be held under a house: it names the house and finds its boxes there."""
    named = not definition.houses or house.id in definition.houses
    return named and (definition.boxes or 1) <= house.boxes


def quotas_in(definition: QuizDefinition, house: House) -> tuple[tuple[Situation, int], ...]:
    """The quotas that a paper of a house must meet.

    What the house cannot deal, and what hangs on a rule that nobody has confirmed, is left out.
    Raises ``CannotDeal`` if no ante can be staked there.
    """
    dealt, unsure = possible_situations(house), unconfirmed_situations(house)
    return tuple(
        (situation, least)
        for situation, least in definition.quotas
        if situation in dealt and situation not in unsure
    )


def asked_rules(definition: QuizDefinition) -> dict[str, Any]:
    """All that a quiz asks and how it is passed, as JSON values; its names are left out."""
    return {
        "id": definition.id,
        "code": definition.code,
        "houses": sorted(definition.houses),
        "rounds": definition.rounds,
        "boxes": definition.boxes,
        "scope": definition.scope.value,
        "time": [definition.time.timing.value, definition.time.seconds],
        "marks": {mark.measure.value: mark.bound for mark in definition.pass_marks},
        "quotas": {situation.value: least for situation, least in definition.quotas},
        "pay_table": definition.pay_table,
    }


def quiz_fingerprint(definition: QuizDefinition) -> str:
    """A mark of all that a quiz asks, 16 hex digits."""
    canonical = json.dumps(asked_rules(definition), sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]
