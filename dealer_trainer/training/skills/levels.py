"""Levels: how well a skill is held, by its last thirty answers, and never lost once reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, IntEnum
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.skills.skill import Skill

MEASURED: Final = 30
"""The last answers that are looked at."""
REMEMBERED: Final = 2 * MEASURED
"""Those that are kept: the thirty before tell the trend."""


class Level(IntEnum):
    """How well a skill is held; the values are stored and never change."""

    BEGUN = 0
    FIRST = 1
    SECOND = 2
    MASTERED = 3


class Trend(Enum):
    """The last answers against those before."""

    UNKNOWN = "unknown"
    FALLING = "falling"
    STEADY = "steady"
    RISING = "rising"


@dataclass(frozen=True, slots=True)
class Demand:
    """What a level asks of the last thirty: how many right, and the mean time as a multiple of the
    skill's target (nothing: any time).
    """

    right: int
    times_target: float | None


DEMANDS: Final = {
    Level.FIRST: Demand(24, None),
    Level.SECOND: Demand(27, 2.0),
    Level.MASTERED: Demand(29, 1.0),
}
"""Accuracy first: speed is asked only of who is right."""

TARGETS: Final = {
    Skill.DEALER: 3_000,
    Skill.NAMING: 3_500,
    Skill.COMPARING: 3_000,
    Skill.ANTE_DEALER_FAILS: 3_000,
    Skill.MAIN_TABLE: 4_000,
    Skill.SIDE_TABLE: 4_000,
    Skill.ODD_AMOUNTS: 6_000,
    Skill.FOLDED_AND_DARK: 3_000,
    Skill.WHOLE_LAYOUT: 15_000,
}
"""Milliseconds an answer in which a skill is mastered; of the whole layout, a box."""


@dataclass(frozen=True, slots=True)
class Recent:
    """One of the last answers; its time is nothing where it was not taken."""

    right: bool
    milliseconds: int | None = None


@dataclass(frozen=True, slots=True)
class SkillStanding:
    """How a skill stands: of the last (at most thirty) answers how many are right and their mean
    time, the level that these make, the highest ever reached, and the trend.
    """

    skill: Skill
    tries: int
    right: int
    milliseconds: int | None
    level: Level
    reached: Level
    trend: Trend

    @property
    def share(self) -> float | None:
        """The share right (0–1), or nothing before the first answer."""
        return self.right / self.tries if self.tries else None


def mean_time(times: Iterable[int | None]) -> int | None:
    """The mean of the times that are known, in milliseconds, or nothing."""
    known = [time for time in times if time is not None]
    return round(sum(known) / len(known)) if known else None


def level_of(skill: Skill, recent: Sequence[Recent]) -> Level:
    """The level that the last thirty answers make; fewer make none."""
    last = recent[-MEASURED:]
    if len(last) < MEASURED:
        return Level.BEGUN
    right, mean = sum(each.right for each in last), mean_time(each.milliseconds for each in last)
    met = Level.BEGUN
    for level, demand in DEMANDS.items():
        limit = demand.times_target
        in_time = limit is None or (mean is not None and mean <= limit * TARGETS[skill])
        if right >= demand.right and in_time:
            met = level
    return met


def trend_of(recent: Sequence[Recent]) -> Trend:
    """Whether the last thirty are better or worse than the thirty before, by a tenth at least."""
    last, before = recent[-MEASURED:], recent[-REMEMBERED:-MEASURED]
    if len(before) < MEASURED // 3:
        return Trend.UNKNOWN
    change = _share(last) - _share(before)
    if abs(change) < 0.1:
        return Trend.STEADY
    return Trend.RISING if change > 0 else Trend.FALLING


def _share(recent: Sequence[Recent]) -> float:
    return sum(each.right for each in recent) / len(recent)


def standing_of(
    skill: Skill, recent: Sequence[Recent], reached: Level = Level.BEGUN
) -> SkillStanding:
    """How a skill stands, of its answers from old to new and the level reached before."""
    last = recent[-MEASURED:]
    level = level_of(skill, recent)
    return SkillStanding(
        skill,
        len(last),
        sum(each.right for each in last),
        mean_time(each.milliseconds for each in last),
        level,
        max(level, reached),
        trend_of(recent),
    )


def remember(
    recent: Sequence[Recent], answer: Recent, kept: int = REMEMBERED
) -> tuple[Recent, ...]:
    """The answers with one more, the oldest forgotten."""
    return (*recent, answer)[-kept:]
