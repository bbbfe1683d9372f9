"""What progress is worked out from, read from the database's sums: never from the marks."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from types import MappingProxyType

from dealer_trainer.rules.house import GameName
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.background_json import read_local, read_quarter, read_recent
from dealer_trainer.storage.database import Database
from dealer_trainer.training.levels import Level, Recent, standing_of
from dealer_trainer.training.own_drill import Experience
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import Practice, Skills
from dealer_trainer.training.skills import Skill, Trap
from dealer_trainer.training.slips import Slip
from dealer_trainer.training.statistics import Count, SlipsCounted, Stretch


class Progress:
    """``ProgressStore`` on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def practice(self, trainee: Trainee) -> Practice:
        """All sums."""
        with self._database.reading() as connection:
            stretches = _read_stretches(connection, trainee.id)
            answered, spent = connection.execute(
                "SELECT coalesce(sum(answered), 0), coalesce(sum(milliseconds), 0) FROM reviews"
                " WHERE trainee = ?",
                (trainee.id,),
            ).fetchone()
            rounds = sum(stretch.count.timed_rounds for stretch in stretches)
            whole = sum(stretch.count.round_milliseconds for stretch in stretches)
            return Practice(
                stretches,
                _read_slips(connection, trainee.id),
                _read_other(connection, trainee.id),
                spent // answered if answered else None,
                whole // rounds if rounds else None,
            )

    def skills(self, trainee: Trainee, game: GameName) -> Skills:
        """All nine skills, those never tried too."""
        with self._database.reading() as connection:
            recent: dict[Skill, tuple[Recent, ...]] = {}
            reached: dict[Skill, Level] = {}
            for skill, text, level in connection.execute(
                "SELECT skill, recent, reached FROM skills WHERE trainee = ? AND game = ?",
                (trainee.id, game.value),
            ):
                recent[Skill(skill)] = read_recent(text)
                reached[Skill(skill)] = Level(level)
            traps = {
                Trap(Skill(skill), Situation(situation)): read_recent(text)
                for skill, situation, text in connection.execute(
                    "SELECT skill, situation, recent FROM traps WHERE trainee = ? AND game = ?",
                    (trainee.id, game.value),
                )
            }
        standings = {
            skill: standing_of(skill, recent.get(skill, ()), reached.get(skill, Level.BEGUN))
            for skill in Skill
        }
        experience = Experience(MappingProxyType(recent), MappingProxyType(traps))
        return Skills(MappingProxyType(standings), experience)


def _read_stretches(connection: sqlite3.Connection, trainee: int) -> tuple[Stretch, ...]:
    rows = connection.execute(
        "SELECT quarter, utc_offset, house, rounds, asked, correct, wagers_asked, wagers_correct,"
        " timed_rounds, round_milliseconds, timed_boxes, box_milliseconds, overpaid, underpaid"
        " FROM quarters WHERE trainee = ? ORDER BY quarter",
        (trainee,),
    )
    return tuple(Stretch(read_quarter(row[0], row[1]), row[2], Count(*row[3:])) for row in rows)


def _read_slips(connection: sqlite3.Connection, trainee: int) -> tuple[SlipsCounted, ...]:
    rows = connection.execute(
        "SELECT quarter, utc_offset, house, slip, times FROM slip_quarters WHERE trainee = ?"
        " ORDER BY quarter",
        (trainee,),
    )
    return tuple(
        SlipsCounted(read_quarter(quarter, offset), house, Slip(slip), times)
        for quarter, offset, house, slip, times in rows
    )


def _read_other(connection: sqlite3.Connection, trainee: int) -> tuple[datetime, ...]:
    reviews = connection.execute(
        "SELECT quarter, utc_offset FROM reviews WHERE trainee = ?", (trainee,)
    )
    moments = [read_quarter(quarter, offset) for quarter, offset in reviews]
    sprints = connection.execute("SELECT at, utc_offset FROM sprints WHERE trainee = ?", (trainee,))
    moments += [read_local(at, offset) for at, offset in sprints]
    return tuple(moments)
