"""The trainee's data as JSON lines: all rounds out, and in again on another PC without doubles."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime

from dealer_trainer.frozen import dataclass
from dealer_trainer.storage.codec.background import background_text
from dealer_trainer.storage.codec.exported_round import (
    ReadRound,
    RoundRow,
    round_json,
    round_mark,
    rows_of,
)
from dealer_trainer.storage.codec.stored import asked_text, plan_text, written_json
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.outcomes import record_round
from dealer_trainer.storage.sqlite.rounds import write_answers
from dealer_trainer.storage.sqlite.trainees import trainee_found_or_made
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_names import name_key


@dataclass(frozen=True, slots=True)
class Imported:
    """How many rounds were taken in, and how many were there already."""

    taken: int
    doubles: int


class Exchange:
    """Export and import of a trainee's rounds; ``unreadable`` counts those that could not be read
    to be handed out.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.unreadable = 0

    def rows(self, trainee: Trainee) -> Iterator[RoundRow]:
        """All submitted rounds of drills that can be read, old to new, one after another."""
        with self._database.reading() as connection:
            for row in rows_of(connection, trainee.id):
                if row is None:
                    self.unreadable += 1
                else:
                    yield row

    def lines(self, trainee: Trainee) -> Iterator[str]:
        """The same as lines of JSON, without line ends."""
        for row in self.rows(trainee):
            yield written_json(round_json(row, trainee.name))

    def take_in(self, trainee: Trainee, read: Sequence[ReadRound]) -> Imported:
        """Rounds of a file become a trainee's own, all or none; what is there already is left.

        Raises ``KeyError`` for a trainee who was deleted meanwhile.
        """
        with self._database.writing() as connection:
            there = connection.execute("SELECT 1 FROM trainees WHERE id = ?", (trainee.id,))
            if there.fetchone() is None:
                raise KeyError(trainee.id)
            return _take_in(connection, trainee.id, read)

    def take_in_by_name(
        self, read: Sequence[ReadRound], at: datetime, name: str | None = None
    ) -> tuple[tuple[Trainee, Imported], ...]:
        """Each round of a file becomes that trainee's whose it was, or all of them the one's who
        is named; who is not there is made. All rounds or none.

        Raises ``NameRefused`` for what is no name.
        """
        shares: dict[str, list[ReadRound]] = {}
        for line in read:
            owner = line.trainee if name is None else name
            shares.setdefault(name_key(owner), []).append(line)
        with self._database.writing() as connection:
            trainees = [
                trainee_found_or_made(connection, name or share[0].trainee, at)
                for share in shares.values()
            ]
            return tuple(
                (trainee, _take_in(connection, trainee.id, share))
                for trainee, share in zip(trainees, shares.values(), strict=True)
            )


def _marks_of(connection: sqlite3.Connection, trainee: int) -> set[bytes]:
    rows = connection.execute(
        "SELECT submitted_at, layout, sheet FROM rounds"
        " WHERE trainee = ? AND submitted_at IS NOT NULL",
        (trainee,),
    )
    return {round_mark(at, layout, sheet) for at, layout, sheet in rows}


def _take_in(connection: sqlite3.Connection, trainee: int, read: Sequence[ReadRound]) -> Imported:
    known = _marks_of(connection, trainee)
    taken = 0
    drills: dict[str, int] = {}
    for line in sorted(read, key=lambda each: each.at):
        if line.mark in known:
            continue
        known.add(line.mark)
        _write(connection, trainee, line, drills, taken)
        taken += 1
    return Imported(taken, len(read) - taken)


def _write(
    connection: sqlite3.Connection,
    trainee: int,
    line: ReadRound,
    drills: dict[str, int],
    number: int,
) -> None:
    """A round that was taken in stands in a finished drill of its house."""
    house, at = line.played.layout.house, moment_text(line.at)
    if house not in drills:
        row = connection.execute(
            "INSERT INTO drills (trainee, plan, started_at, finished_at) VALUES (?, ?, ?, ?)",
            (trainee, plan_text(DrillPlan(house, 0, layouts=None)), at, at),
        )
        drills[house] = int(row.lastrowid or 0)
    row = connection.execute(
        "INSERT INTO rounds (trainee, drill, number, house, house_fingerprint, layout, asked,"
        " started_at, background) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            trainee,
            drills[house],
            number,
            house,
            line.played.house_fingerprint,
            line.layout_text,
            asked_text(line.played.asked),
            at,
            None if line.background is None else background_text(line.background),
        ),
    )
    round_id = int(row.lastrowid or 0)
    write_answers(connection, round_id, trainee, line.played, line.times, line.at)
    # The sheet as it came: what tells this round from others is its text.
    connection.execute("UPDATE rounds SET sheet = ? WHERE id = ?", (line.sheet_text, round_id))
    # A round of the first versions has no figures.
    if line.background is not None:
        record_round(
            connection, round_id, trainee, line.played, line.background, line.times, line.at
        )
