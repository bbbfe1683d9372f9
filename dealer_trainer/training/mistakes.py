"""Mistakes: every box or dealer's hand answered wrong, or right but slow, and how to find one."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum
from types import MappingProxyType
from typing import Final

from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.slips import Slip
from dealer_trainer.training.turns import Turn, TurnKind


class Origin(Enum):
    """Where a mistake was made; the values are stored and never change."""

    DRILL = "drill"
    SPRINT = "sprint"
    QUIZ = "quiz"


class HouseState(Enum):
    """A mistake's house today."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"


USUAL_LIMITS: Final[Mapping[TurnKind, int | None]] = MappingProxyType(
    {
        TurnKind.DEALER: 10_000,
        TurnKind.NAMING: 8_000,
        TurnKind.BOX: 40_000,
        TurnKind.WHO_WINS: 8_000,
        TurnKind.PAYMENT: 12_000,
    }
)
"""Milliseconds beyond which a right answer is slow, until the trainee sets others; nothing: never
slow.
"""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is slow, by kind, in milliseconds."""

    by_kind: Mapping[TurnKind, int | None] = field(default_factory=lambda: USUAL_LIMITS)

    def is_slow(self, kind: TurnKind, milliseconds: int | None) -> bool:
        """Whether a time is over the kind's limit; a time that was not taken is not."""
        limit = self.by_kind.get(kind)
        return limit is not None and milliseconds is not None and milliseconds > limit


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake as the list shows it: the first failure stays on record, its repair is a second
    date. ``failed_at`` and ``repaired_at`` bear the local time of where they happened.
    """

    id: int
    origin: Origin
    owner: int
    kind: TurnKind
    house: str
    house_fingerprint: str
    failed_at: datetime
    milliseconds: int | None
    wrong: bool
    situations: tuple[Situation, ...]
    slips: tuple[Slip, ...]
    repaired_at: datetime | None
    due_at: datetime

    def is_due(self, now: datetime) -> bool:
        """Whether it is to be repeated by now."""
        return self.due_at <= now


@dataclass(frozen=True, slots=True)
class Failing:
    """A turn that becomes a mistake, before it is kept."""

    turn: Turn
    wrong: bool


def failing(turns: Iterable[Turn], limits: Limits) -> tuple[Failing, ...]:
    """Those turns that were wrong, or right but slow."""
    found = []
    for turn in turns:
        if not turn.right:
            found.append(Failing(turn, wrong=True))
        elif limits.is_slow(turn.kind, turn.milliseconds):
            found.append(Failing(turn, wrong=False))
    return tuple(found)


def house_state(mistake: Mistake, house: House | None) -> HouseState:
    """What has become of the house that a mistake was made under; ``house``: the one that bears
    its id today.
    """
    if house is None:
        return HouseState.GONE
    same = fingerprint(house) == mistake.house_fingerprint
    return HouseState.SAME if same else HouseState.CHANGED


@dataclass(frozen=True, slots=True)
class MistakeFilter:
    """Which mistakes the list shows; what is nothing or empty lets all pass.

    Dates are the days on which they were made, both included; ``due_by`` those due at that moment.
    Of ``situations`` and ``slips`` one must be among the mistake's.
    """

    since: date | None = None
    until: date | None = None
    houses: frozenset[str] = frozenset()
    situations: frozenset[Situation] = frozenset()
    slips: frozenset[Slip] = frozenset()
    kinds: frozenset[TurnKind] = frozenset()
    origins: frozenset[Origin] = frozenset()
    slow_only: bool = False
    unrepaired_only: bool = False
    due_by: datetime | None = None
    search: str = ""


WordsOf = Callable[[Mistake], Iterable[str]]
"""The words by which a mistake is found, in the language in use; the text floor gives it."""


def folded(text: str) -> str:
    """A text as a search compares it: case, accents and width left out."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign)).casefold()


def _passes(mistake: Mistake, wanted: MistakeFilter) -> bool:
    made = mistake.failed_at.date()
    return (
        (wanted.since is None or made >= wanted.since)
        and (wanted.until is None or made <= wanted.until)
        and (not wanted.houses or mistake.house in wanted.houses)
        and (not wanted.kinds or mistake.kind in wanted.kinds)
        and (not wanted.origins or mistake.origin in wanted.origins)
        and (not wanted.situations or not wanted.situations.isdisjoint(mistake.situations))
        and (not wanted.slips or not wanted.slips.isdisjoint(mistake.slips))
        and not (wanted.slow_only and mistake.wrong)
        and not (wanted.unrepaired_only and mistake.repaired_at is not None)
        and (wanted.due_by is None or mistake.is_due(wanted.due_by))
    )


def find_mistakes(
    mistakes: Iterable[Mistake], wanted: MistakeFilter, words_of: WordsOf
) -> tuple[Mistake, ...]:
    """Those that pass the filter and hold every word of the search, in the order given."""
    words = folded(wanted.search).split()
    known: dict[object, str] = {}
    found = []
    for mistake in mistakes:
        if not _passes(mistake, wanted):
            continue
        if words and not _holds(mistake, words, words_of, known):
            continue
        found.append(mistake)
    return tuple(found)


def _holds(mistake: Mistake, words: list[str], words_of: WordsOf, known: dict[object, str]) -> bool:
    # Many mistakes share all that their words are made of.
    key = (
        mistake.house,
        mistake.kind,
        mistake.owner,
        mistake.origin,
        mistake.wrong,
        mistake.situations,
        mistake.slips,
        mistake.failed_at.date(),
    )
    if key not in known:
        known[key] = folded("\n".join(words_of(mistake)))
    return all(word in known[key] for word in words)
