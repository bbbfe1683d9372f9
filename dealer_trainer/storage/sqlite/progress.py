"""What progress is worked out from, read from the database's sums: never from the marks."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import UTC, date, datetime, time
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.stored import read_local, read_quarter, read_recent
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.outcomes import read_skills
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.adaptive import Experience
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import Practice, Skills
from dealer_trainer.training.recording import NEVER_TRIED
from dealer_trainer.training.skills.levels import Recent, standing_of
from dealer_trainer.training.skills.skill import Skill, Trap
from dealer_trainer.training.statistics.days import DAY_ENDS
from dealer_trainer.training.statistics.progress import Count, SlipsCounted, Stretch

_EPOCH: Final = date(1970, 1, 1).toordinal()
_SLIPS: Final = {slip.value: slip for slip in Slip}
_COUNTED: Final = (
    "rounds",
    "asked",
    "correct",
    "wagers_asked",
    "wagers_correct",
    "timed_rounds",
    "round_milliseconds",
    "timed_boxes",
    "box_milliseconds",
    "overpaid",
    "underpaid",
)


class ProgressRepository:
    """``ProgressStore`` on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def practice(self, trainee: Trainee, ends: time = DAY_ENDS) -> Practice:
        """All sums, by days that end at a time (whole quarters of an hour)."""
        with self._database.reading() as connection:
            stretches = _read_stretches(connection, trainee.id, ends)
            answered, spent = connection.execute(
                "SELECT coalesce(sum(answered), 0), coalesce(sum(milliseconds), 0) FROM reviews"
                " WHERE trainee = ?",
                (trainee.id,),
            ).fetchone()
            rounds = sum(stretch.count.timed_rounds for stretch in stretches)
            whole = sum(stretch.count.round_milliseconds for stretch in stretches)
            return Practice(
                stretches,
                _read_slips(connection, trainee.id, ends),
                _read_other(connection, trainee.id),
                spent // answered if answered else None,
                whole // rounds if rounds else None,
            )

    def skills(self, trainee: Trainee, game: GameName) -> Skills:
        """All nine skills, those never tried too."""
        with self._database.reading() as connection:
            tried = read_skills(connection, trainee.id, game)
            traps: dict[Trap, tuple[Recent, ...]] = {}
            for skill, situation, text in connection.execute(
                "SELECT skill, situation, recent FROM traps WHERE trainee = ? AND game = ?",
                (trainee.id, game.value),
            ):
                with suppress(ValueError, UnreadableRow):
                    traps[Trap(Skill(skill), Situation(situation))] = read_recent(text)
        recent = {skill: memory.recent for skill, memory in tried.items()}
        memories = {skill: tried.get(skill, NEVER_TRIED) for skill in Skill}
        standings = {
            skill: standing_of(skill, memory.recent, memory.reached)
            for skill, memory in memories.items()
        }
        experience = Experience(MappingProxyType(recent), MappingProxyType(traps))
        return Skills(MappingProxyType(standings), experience)


# The number of a day since 1970 that a quarter of an hour belongs to, by the wall clock of then:
# what ``day_of`` says of its moment. SQL adds up, so that a year comes as its days.
_DAY: Final = "(quarter * 15 + utc_offset - :ends) / 1440"


def _sound(figures: tuple[str, ...]) -> str:
    """The condition of a row whose figures are such as the program writes: a quarter of an hour
    between the years 1900 and 9000, and whole numbers.
    """
    whole = " AND ".join(f"typeof({figure}) = 'integer'" for figure in figures)
    when = "quarter BETWEEN -2500000 AND 246000000 AND utc_offset BETWEEN -1439 AND 1439"
    return f"{when} AND {whole}"


def _read_stretches(
    connection: sqlite3.Connection, trainee: int, ends: time
) -> tuple[Stretch, ...]:
    rows = connection.execute(
        f"SELECT {_DAY} AS day, house, sum(rounds), sum(asked), sum(correct), sum(wagers_asked),"
        " sum(wagers_correct), sum(timed_rounds), sum(round_milliseconds), sum(timed_boxes),"
        " sum(box_milliseconds), sum(overpaid), sum(underpaid)"
        f" FROM quarters WHERE trainee = :trainee AND {_sound(_COUNTED)}"
        " GROUP BY day, house ORDER BY day",
        {"trainee": trainee, "ends": _minutes(ends)},
    ).fetchall()
    return tuple(Stretch(_begun(row[0], ends), row[1], Count(*row[2:])) for row in rows)


def _read_slips(
    connection: sqlite3.Connection, trainee: int, ends: time
) -> tuple[SlipsCounted, ...]:
    rows = connection.execute(
        f"SELECT {_DAY} AS day, house, slip, sum(times) FROM slip_quarters"
        f" WHERE trainee = :trainee AND {_sound(('times',))}"
        " GROUP BY day, house, slip ORDER BY day",
        {"trainee": trainee, "ends": _minutes(ends)},
    ).fetchall()
    return tuple(
        SlipsCounted(_begun(day, ends), house, _SLIPS[slip], times)
        for day, house, slip, times in rows
        if slip in _SLIPS
    )


def _minutes(ends: time) -> int:
    return ends.hour * 60 + ends.minute


@lru_cache(maxsize=4096)
def _begun(day: int, ends: time) -> datetime:
    """The moment at which a day begins: the end of the day before, on the wall clock."""
    return datetime.combine(date.fromordinal(_EPOCH + day), ends, UTC)


def _read_other(connection: sqlite3.Connection, trainee: int) -> tuple[datetime, ...]:
    reviews = connection.execute(
        f"SELECT quarter, utc_offset FROM reviews WHERE trainee = ? AND {_sound(('answered',))}",
        (trainee,),
    )
    moments = [read_quarter(quarter, offset) for quarter, offset in reviews]
    sprints = connection.execute("SELECT at, utc_offset FROM sprints WHERE trainee = ?", (trainee,))
    for at, offset in sprints:
        with suppress(UnreadableRow):
            moments.append(read_local(at, offset))
    return tuple(moments)
