"""What the review page shows: which mistakes, by which filters, and one of them at length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, TypeVar

from dealer_trainer.dealing.recipes.registry import RAREST_FIRST
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.amounts import day_text, seconds_shown
from dealer_trainer.text.language import pgettext
from dealer_trainer.text.mistakes import (
    due_on,
    failed_on,
    house_shown,
    house_state_text,
    mistake_title,
    origin_name,
    owner_name,
    recall_text,
    repaired_on,
    words_of,
)
from dealer_trainer.text.situations import situation_name
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.practice_ports import KeptAnswer
from dealer_trainer.training.review.mistakes import (
    HouseState,
    Mistake,
    MistakeFilter,
    find_mistakes,
    house_state,
)
from dealer_trainer.training.review.session import Case
from dealer_trainer.training.statistics.days import day_of

T = TypeVar("T")

MOST: Final = 50
"""Mistakes that one work-through takes."""


class Listed(Enum):
    """Which mistakes the list starts from."""

    DUE = "due"
    ALL = "all"
    OPEN = "open"


class Since(Enum):
    """From which day on; the value is how many days back."""

    EVER = 0
    TODAY = 1
    WEEK = 7
    MONTH = 30
    QUARTER = 91


@dataclass(frozen=True, slots=True)
class Wanted:
    """The filters as they are set; nothing lets all pass."""

    listed: Listed = Listed.DUE
    since: Since = Since.EVER
    house: str | None = None
    situation: Situation | None = None
    slip: Slip | None = None
    search: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be filtered by: what there is among the trainee's mistakes."""

    houses: tuple[str, ...] = ()
    situations: tuple[Situation, ...] = ()
    slips: tuple[Slip, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewState:
    """The page: the mistakes that are shown, and what there is in all."""

    wanted: Wanted
    offer: Offer
    shown: tuple[Mistake, ...]
    due: int
    open: int
    all: int
    next_due: date | None
    now: datetime
    houses: Mapping[str, House] = field(default_factory=dict)

    @property
    def workable(self) -> int:
        """How many a work-through would take."""
        return min(MOST, len(self.shown))


@dataclass(frozen=True, slots=True)
class MistakeDetail:
    """One mistake at length."""

    mistake: Mistake
    case: Case
    house: House | None
    title: str
    facts: str
    dates: str
    history: str
    warning: str

    @property
    def can_be_answered(self) -> bool:
        """Whether it can be answered again today."""
        return self.house is not None


def offer_of(mistakes: Iterable[Mistake]) -> Offer:
    """What there is to filter by, in the order of the lists."""
    houses: set[str] = set()
    situations: set[Situation] = set()
    slips: set[Slip] = set()
    for mistake in mistakes:
        houses.add(mistake.house)
        situations.update(mistake.situations)
        slips.update(mistake.slips)
    return Offer(
        tuple(sorted(houses)),
        tuple(s for s in Situation if s in situations),
        tuple(s for s in Slip if s in slips),
    )


def review_state(
    mistakes: tuple[Mistake, ...],
    offer: Offer,
    wanted: Wanted,
    houses: Mapping[str, House],
    now: datetime,
) -> ReviewState:
    """The page at a moment; what is due comes first due first, all else newest first."""
    due = [m for m in mistakes if m.due_at <= now]
    opened = [m for m in mistakes if m.repaired_at is None]
    base: Iterable[Mistake] = mistakes
    if wanted.listed is Listed.DUE:
        base = sorted(due, key=lambda m: (m.due_at, m.id))
    elif wanted.listed is Listed.OPEN:
        base = opened
    later = min((m.due_at for m in mistakes if m.due_at > now), default=None)
    return ReviewState(
        wanted,
        offer,
        find_mistakes(base, filter_of(wanted, now), words_of(houses)),
        len(due),
        len(opened),
        len(mistakes),
        None if later is None else later.astimezone().date(),
        now,
        houses,
    )


def filter_of(wanted: Wanted, now: datetime) -> MistakeFilter:
    """The filter that is set."""
    since = None
    if wanted.since is not Since.EVER:
        since = day_of(now.astimezone()) - timedelta(days=wanted.since.value - 1)
    houses, situations, slips = _only(wanted.house), _only(wanted.situation), _only(wanted.slip)
    return MistakeFilter(since, houses, situations, slips, wanted.search)


def _only(wanted: T | None) -> frozenset[T]:
    return frozenset() if wanted is None else frozenset({wanted})


def since_name(since: Since) -> str:
    """A stretch of days, as a filter names it."""
    return {
        Since.EVER: lambda: pgettext("days", "Any day"),
        Since.TODAY: lambda: pgettext("days", "Today"),
        Since.WEEK: lambda: pgettext("days", "Last 7 days"),
        Since.MONTH: lambda: pgettext("days", "Last 30 days"),
        Since.QUARTER: lambda: pgettext("days", "Last 3 months"),
    }[since]()


def telling_situation(mistake: Mistake) -> Situation | None:
    """The rarest of a mistake's situations: what it is best known by."""
    return min(mistake.situations, key=RAREST_FIRST.index, default=None)


def mistake_lines(mistake: Mistake, now: datetime) -> tuple[str, str, str]:
    """A mistake in the list: what was wrong; whose and what; when, and what has become of it."""
    situation = telling_situation(mistake)
    about = [owner_name(mistake)]
    if situation is not None:
        about.append(situation_name(situation))
    fate = (day_text(mistake.failed_at.date()), _fate(mistake, now))
    return mistake_title(mistake), " · ".join(about), " · ".join(fate)


def _fate(mistake: Mistake, now: datetime) -> str:
    if mistake.is_due(now):
        return pgettext("mistake", "due now")
    day = day_text(mistake.due_at.astimezone().date())
    return pgettext("mistake", "due on {day}").format(day=day)


def mistake_detail(
    mistake: Mistake,
    case: Case,
    repetitions: tuple[KeptAnswer, ...],
    houses: Mapping[str, House],
) -> MistakeDetail:
    """A mistake at length."""
    house = houses.get(mistake.house)
    state = house_state(mistake, house)
    facts = [origin_name(mistake.origin), house_shown(mistake.house, houses), owner_name(mistake)]
    if mistake.milliseconds is not None:
        facts.append(seconds_shown(mistake.milliseconds / 1000))
    repaired = None if mistake.repaired_at is None else mistake.repaired_at.date()
    dates = (
        failed_on(mistake.failed_at.date()),
        repaired_on(repaired),
        due_on(mistake.due_at.astimezone().date()),
    )
    return MistakeDetail(
        mistake,
        case,
        house,
        mistake_title(mistake),
        " · ".join(facts),
        " · ".join(dates),
        " · ".join(_answered(answer) for answer in repetitions[-4:]),
        "" if state is HouseState.SAME else house_state_text(state),
    )


def _answered(answer: KeptAnswer) -> str:
    return pgettext("repetition", "{day}: {recall}").format(
        day=day_text(answer.at.date()), recall=recall_text(answer.recall)
    )
