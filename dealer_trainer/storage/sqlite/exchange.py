"""The trainee's data as JSON lines: all rounds out, and in again on another PC without doubles."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime

from dealer_trainer.frozen import dataclass
from dealer_trainer.storage.codec.exported_round import (
    ReadRound,
    read_round,
    round_mark,
    stored_round_json,
)
from dealer_trainer.storage.codec.stored import (
    asked_text,
    background_text,
    moment_text,
    plan_text,
    written_json,
)
from dealer_trainer.storage.errors import UnreadableRow
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

    def rows(self, trainee: Trainee) -> Iterator[ReadRound]:
        """All submitted rounds of drills that can be read, old to new, one after another."""
        with self._database.reading() as connection:
            numbers = connection.execute(
                "SELECT id FROM rounds WHERE trainee = ? AND submitted_at IS NOT NULL"
                " ORDER BY submitted_at, id",
                (trainee.id,),
            ).fetchall()
            for (number,) in numbers:
                read = _read(connection, number, trainee.name)
                if read is None:
                    self.unreadable += 1
                else:
                    yield read

    def lines(self, trainee: Trainee) -> Iterator[str]:
        """The same as lines of JSON, without line ends."""
        for read in self.rows(trainee):
            yield written_json(read.written)

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


def _read(connection: sqlite3.Connection, number: int, trainee: str) -> ReadRound | None:
    """A round as it goes out; nothing where the program cannot have written its rows: that is told
    here, not on the other PC.
    """
    row = connection.execute(
        "SELECT submitted_at, coalesce(utc_offset, 0), house_fingerprint, layout, sheet,"
        " background, overpaid, underpaid FROM rounds WHERE id = ?",
        (number,),
    ).fetchone()
    slips: dict[int, list[str]] = {}
    for position, slip in connection.execute(
        "SELECT position, slip FROM mark_slips WHERE round = ? ORDER BY position, number", (number,)
    ):
        slips.setdefault(position, []).append(slip)
    marks = connection.execute(
        "SELECT position, part, box, bet, given, expected, is_right, milliseconds FROM marks"
        " WHERE round = ? ORDER BY position",
        (number,),
    ).fetchall()
    try:
        written = stored_round_json(
            trainee,
            row,
            (
                (_place(part, box, bet), given, expected, right, slips.get(position, []), spent)
                for position, part, box, bet, given, expected, right, spent in marks
            ),
        )
        return read_round(written, {})
    except (UnreadableRow, TypeError, ValueError):
        return None


def _place(part: str, box: int | None, bet: str | None) -> str:
    if part == "order":
        return part
    return f"{'dealer' if box is None else f'box{box}'}.{bet or part}"


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
