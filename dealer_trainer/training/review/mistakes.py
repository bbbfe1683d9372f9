"""Mistakes: every box or dealer's hand answered wrong, or right but slow, and how to find one."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from datetime import date, datetime
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.box_records import BoxRecord, TurnKind
from dealer_trainer.training.diagnosis.slips import Slip


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

    turn: BoxRecord
    wrong: bool


def failing(turns: Iterable[BoxRecord], limits: Limits) -> tuple[Failing, ...]:
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

    ``since`` is the day from which on they were made. Of ``situations`` and ``slips`` one must be
    among the mistake's.
    """

    since: date | None = None
    houses: frozenset[str] = frozenset()
    situations: frozenset[Situation] = frozenset()
    slips: frozenset[Slip] = frozenset()
    search: str = ""


@dataclass(frozen=True, slots=True)
class MistakeWords:
    """The words by which a mistake is found, in the language in use; the text floor gives them."""

    of_house: Callable[[str], Iterable[str]]
    of_turn: Callable[[Mistake], Iterable[str]]
    """By origin, owner, kind, and whether it was wrong; of two that share these the same."""
    of_situation: Callable[[Situation], str]
    of_slip: Callable[[Slip], str]
    of_day: Callable[[date], Iterable[str]]


def folded(text: str) -> str:
    """A text as a search compares it: case, accents and width left out."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign)).casefold()


Test = Callable[[Mistake], bool]


def _tests(wanted: MistakeFilter) -> list[Test]:
    """What a filter asks of a mistake; what it leaves open is not asked."""
    tests: list[Test] = []
    since = wanted.since
    if since is not None:
        tests.append(lambda m: m.failed_at.date() >= since)
    if wanted.houses:
        tests.append(lambda m: m.house in wanted.houses)
    if wanted.situations:
        tests.append(_Shares(lambda m: m.situations, wanted.situations))
    if wanted.slips:
        tests.append(_Shares(lambda m: m.slips, wanted.slips))
    return tests


class _Shares:
    """Whether a mistake has one of some things. Many mistakes hold the same: each is looked at
    once.
    """

    def __init__(self, of: Callable[[Mistake], tuple[Any, ...]], one_of: frozenset[Any]) -> None:
        self._of = of
        self._one_of = one_of
        # By identity, which is quick: the mistakes keep what they hold alive.
        self._known: dict[int, bool] = {}

    def __call__(self, mistake: Mistake) -> bool:
        held = self._of(mistake)
        known = self._known.get(id(held))
        if known is None:
            known = self._known[id(held)] = not self._one_of.isdisjoint(held)
        return known


def find_mistakes(
    mistakes: Iterable[Mistake], wanted: MistakeFilter, words: MistakeWords
) -> tuple[Mistake, ...]:
    """Those that pass the filter and hold every word of the search, in the order given."""
    tests = _tests(wanted)
    tests += [_Sought(word, words) for word in folded(wanted.search).split()]
    found = tuple(mistakes)
    for test in tests:
        found = tuple(filter(test, found))
    return found


class _Sought:
    """One word of a search. What holds it is looked up once for each house, turn and day, not for
    each mistake: there may be ten thousands.
    """

    def __init__(self, word: str, words: MistakeWords) -> None:
        self._word = word
        self._words = words
        situations = frozenset(s for s in Situation if self._holds((words.of_situation(s),)))
        slips = frozenset(s for s in Slip if self._holds((words.of_slip(s),)))
        self._by_situation = _Shares(lambda m: m.situations, situations)
        self._by_slip = _Shares(lambda m: m.slips, slips)
        self._known: dict[object, bool] = {}

    def _holds(self, texts: Iterable[str]) -> bool:
        return any(self._word in folded(text) for text in texts)

    def __call__(self, mistake: Mistake) -> bool:
        if self._by_situation(mistake) or self._by_slip(mistake):
            return True
        known, words = self._known, self._words
        if (held := known.get(mistake.house)) is None:
            held = known[mistake.house] = self._holds(words.of_house(mistake.house))
        if held:
            return True
        turn = (id(mistake.origin), mistake.owner, id(mistake.kind), mistake.wrong)
        if (held := known.get(turn)) is None:
            held = known[turn] = self._holds(words.of_turn(mistake))
        if held:
            return True
        day = mistake.failed_at.toordinal()
        if (held := known.get(day)) is None:
            held = known[day] = self._holds(words.of_day(mistake.failed_at.date()))
        return held
