"""Days as croupiers have them: one that works nights ends its day in the morning."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, datetime, time, timedelta
from typing import Final

from dealer_trainer.frozen import dataclass

DAY_ENDS: Final = time(6)
"""When a day ends unless the trainee sets another time."""


def local_moment(at: datetime) -> datetime:
    """A moment with the offset that this machine's zone has (or had) at it.

    What is kept bears the offset of where and when it happened: a journey or the change of clocks
    moves nothing afterwards.
    """
    return at.astimezone()


def day_of(at: datetime, ends: time = DAY_ENDS) -> date:
    """The day that a moment belongs to, by the wall clock that the moment itself bears.

    At the very time of the end the next day has begun. Raises ``ValueError`` for a moment without
    its zone.
    """
    if at.tzinfo is None:
        raise ValueError("a moment without its zone could be any")
    wall = at.replace(tzinfo=None)
    day = wall.date()
    return day - timedelta(days=1) if wall.time() < ends else day


FORWARD: Final = timedelta(days=1)
"""How far ahead of now a moment can be by a journey or a small correction of the clock; what is
farther ahead was dated by a clock that was wrong.
"""


def day_lived(day: date, today: date) -> date:
    """The day that practice counts for: one that is still to come counts as today."""
    return today if _is_ahead(day, today) else day


def days_practised(moments: Iterable[datetime], today: date, ends: time = DAY_ENDS) -> set[date]:
    """The days on which there was practice. Days that are still to come are none: they would
    make every day from today to then one of practice.
    """
    days = {day_of(at, ends) for at in moments}
    return {day for day in days if not _is_ahead(day, today)}


def _is_ahead(day: date, today: date) -> bool:
    return day > today and day - today > FORWARD


def week_of(day: date) -> date:
    """The Monday of a day's week."""
    return day - timedelta(days=day.weekday())


@dataclass(frozen=True, slots=True)
class Row:
    """Days in a row up to today; ``today`` tells whether today is one of them yet."""

    days: int
    today: bool


NO_ROW: Final = Row(0, False)


def days_in_row(days: Collection[date], today: date) -> Row:
    """How many days in a row there was practice, today or up to yesterday.

    A day that is not over breaks nothing; days after today, from a clock that was wrong, count for
    nothing.
    """
    practised = set(days)
    at = today if today in practised else today - timedelta(days=1)
    count = 0
    while at in practised:
        count += 1
        at -= timedelta(days=1)
    return Row(count, today in practised)
