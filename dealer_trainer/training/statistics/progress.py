"""Statistics: what progress shows, from what was counted as rounds were kept.

Of nothing there is no figure: a share or a mean without its cases is nothing, never nought.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from datetime import date, datetime, time
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.statistics.days import (
    DAY_ENDS,
    NO_ROW,
    Row,
    day_lived,
    day_of,
    days_in_row,
    days_practised,
    week_of,
)

TRADE_ROUNDS_AN_HOUR: Final = 30
"""What the trade counts on, at a table in play."""
_HOUR: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Count:
    """What rounds come to, as sums. Times are milliseconds, money is minor units of the house's
    currency.

    ``timed_rounds`` and ``timed_boxes`` are those whose time was taken.
    """

    rounds: int = 0
    asked: int = 0
    right: int = 0
    wagers_asked: int = 0
    wagers_right: int = 0
    timed_rounds: int = 0
    round_milliseconds: int = 0
    timed_boxes: int = 0
    box_milliseconds: int = 0
    overpaid: int = 0
    underpaid: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            self.rounds + other.rounds,
            self.asked + other.asked,
            self.right + other.right,
            self.wagers_asked + other.wagers_asked,
            self.wagers_right + other.wagers_right,
            self.timed_rounds + other.timed_rounds,
            self.round_milliseconds + other.round_milliseconds,
            self.timed_boxes + other.timed_boxes,
            self.box_milliseconds + other.box_milliseconds,
            self.overpaid + other.overpaid,
            self.underpaid + other.underpaid,
        )

    @property
    def accuracy(self) -> float | None:
        """The share of answers that were right (0–1), or nothing where none was asked."""
        return self.right / self.asked if self.asked else None

    @property
    def seconds_a_box(self) -> float | None:
        """The mean time a box, or nothing where none was taken."""
        return self.box_milliseconds / self.timed_boxes / 1000 if self.timed_boxes else None

    @property
    def rounds_an_hour(self) -> float | None:
        """How many rounds an hour the trainee's pace comes to, or nothing where no time was
        taken.
        """
        if not self.round_milliseconds:
            return None
        return self.timed_rounds * _HOUR / self.round_milliseconds


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some practice under one house, within a day; ``at`` is a moment of it by the wall clock of
    then.
    """

    at: datetime
    house: str
    count: Count


@dataclass(frozen=True, slots=True)
class SlipsCounted:
    """How often a slip was made within a day."""

    at: datetime
    house: str
    slip: Slip
    times: int


@dataclass(frozen=True, slots=True)
class Day:
    """A day of practice, a point of the charts."""

    day: date
    count: Count


@dataclass(frozen=True, slots=True)
class Money:
    """What was given away and held back under a house, in minor units of its currency. Sums of two
    currencies are never added.
    """

    house: str
    overpaid: int
    underpaid: int


@dataclass(frozen=True, slots=True)
class SlipWeeks:
    """A slip's weeks (by their Mondays) with how often it was made, weeks without it left out."""

    slip: Slip
    weeks: tuple[tuple[date, int], ...]

    @property
    def times(self) -> int:
        """In all."""
        return sum(times for _, times in self.weeks)


@dataclass(frozen=True, slots=True)
class Figures:
    """All that progress shows but the skills; of a trainee without rounds, or deleted meanwhile,
    all of it is empty.
    """

    total: Count = Count()
    days: tuple[Day, ...] = ()
    row: Row = NO_ROW
    money: tuple[Money, ...] = ()
    slips: tuple[SlipWeeks, ...] = ()
    practised: frozenset[date] = field(default_factory=frozenset)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show: a sentence and a button stand there then."""
        return not self.total.rounds


def count_days(
    stretches: Iterable[Stretch], ends: time = DAY_ENDS, today: date = date.max
) -> tuple[Day, ...]:
    """The days of practice from old to new; days without any are no points. Days after ``today``
    count as today.
    """
    found: dict[date, Count] = {}
    for stretch in stretches:
        day = day_lived(day_of(stretch.at, ends), today)
        found[day] = found.get(day, Count()) + stretch.count
    return tuple(Day(day, found[day]) for day in sorted(found))


def count_money(stretches: Iterable[Stretch]) -> tuple[Money, ...]:
    """Money by house, in the order of their ids."""
    found: dict[str, Count] = {}
    for stretch in stretches:
        found[stretch.house] = found.get(stretch.house, Count()) + stretch.count
    return tuple(
        Money(house, found[house].overpaid, found[house].underpaid) for house in sorted(found)
    )


def count_slips(
    slips: Iterable[SlipsCounted], ends: time = DAY_ENDS, today: date = date.max
) -> tuple[SlipWeeks, ...]:
    """Slips over weeks, the one made oftenest first. Days after ``today`` count as today."""
    found: dict[Slip, dict[date, int]] = {}
    for counted in slips:
        weeks = found.setdefault(counted.slip, {})
        week = week_of(day_lived(day_of(counted.at, ends), today))
        weeks[week] = weeks.get(week, 0) + counted.times
    rows = [SlipWeeks(slip, tuple(sorted(weeks.items()))) for slip, weeks in found.items()]
    order = {slip: number for number, slip in enumerate(Slip)}
    return tuple(sorted(rows, key=lambda row: (-row.times, order[row.slip])))


def work_out(
    stretches: Iterable[Stretch],
    slips: Iterable[SlipsCounted],
    now: datetime,
    *,
    ends: time = DAY_ENDS,
    house: str | None = None,
    since: date | None = None,
    other_practice: Iterable[datetime] = (),
) -> Figures:
    """The figures of one house (nothing: of all) from a day on (nothing: of all days).

    ``now`` bears the local zone. Days in a row are those of all houses, whatever is chosen; with
    ``other_practice``, the moments of reviews, sprints and quizzes, which count for nothing else.
    """
    everything, today = tuple(stretches), day_of(now, ends)
    moments = (*(stretch.at for stretch in everything), *other_practice)
    practised = days_practised(moments, today, ends)
    chosen = [
        stretch
        for stretch in everything
        if (house is None or stretch.house == house)
        and (since is None or day_of(stretch.at, ends) >= since)
    ]
    total = Count()
    for stretch in chosen:
        total += stretch.count
    chosen_slips = [
        counted
        for counted in slips
        if (house is None or counted.house == house)
        and (since is None or day_of(counted.at, ends) >= since)
    ]
    return Figures(
        total,
        count_days(chosen, ends, today),
        days_in_row(practised, today),
        count_money(chosen),
        count_slips(chosen_slips, ends, today),
        frozenset(practised),
    )
