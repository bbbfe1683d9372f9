"""Drills and their rounds, kept in the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime

from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.stored import (
    asked_text,
    background_text,
    moment_text,
    plan_text,
    written_json,
)
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.rounds import (
    write_changes,
    write_submitted,
)
from dealer_trainer.training.box_records import background_of
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.places import Place
from dealer_trainer.training.ports import OpenRound, Trainee, Unfinished
from dealer_trainer.training.statistics.days import local_moment


class DrillRepository:
    """``DrillStore`` on the disk."""

    def __init__(
        self, database: Database, local: Callable[[datetime], datetime] = local_moment
    ) -> None:
        """``local`` gives a moment the zone of this machine."""
        self._database = database
        self._local = local

    def start_drill(self, trainee: Trainee, plan: DrillPlan, at: datetime) -> int:
        """A new drill; its number."""
        with self._database.writing() as connection:
            row = connection.execute(
                "INSERT INTO drills (trainee, plan, started_at) VALUES (?, ?, ?)",
                (trainee.id, plan_text(plan), moment_text(at)),
            )
            return int(row.lastrowid or 0)

    def open_round(
        self,
        drill: int,
        index: int,
        layout: Layout,
        house: House,
        asked: tuple[Place, ...],
        at: datetime,
    ) -> OpenRound:
        """A layout is shown; where it is open already, as it was left.

        Raises ``ValueError`` where it was submitted, ``KeyError`` where there is no such drill.
        """
        with self._database.writing() as connection:
            there = connection.execute(
                "SELECT id, submitted_at FROM rounds WHERE drill = ? AND number = ?",
                (drill, index),
            ).fetchone()
            if there is not None:
                if there[1] is not None:
                    raise ValueError(f"layout {index} of drill {drill} was submitted")
                # Only who goes on with a layout waits for the readers.
                from dealer_trainer.storage.sqlite.read_rounds import read_open_round  # noqa: PLC0415 -- see above

                return read_open_round(connection, there[0])
            row = connection.execute(
                "INSERT INTO rounds (trainee, drill, number, house, house_fingerprint, layout,"
                " asked, started_at, background)"
                " SELECT trainee, id, ?, ?, ?, ?, ?, ?, ? FROM drills WHERE id = ?",
                (
                    index,
                    layout.house,
                    fingerprint(house),
                    written_json(layout_json(layout)),
                    asked_text(asked),
                    moment_text(at),
                    background_text(background_of(layout, house, asked)),
                    drill,
                ),
            )
            if not row.rowcount:
                raise KeyError(drill)
            return OpenRound(
                int(row.lastrowid or 0), drill, index, layout, fingerprint(house), asked, ()
            )

    def keep_changes(self, round_id: int, changes: Iterable[Change], first: int) -> None:
        """Confirmed changes of an open round, the first of them numbered ``first`` (from 0).

        Those of a round that is submitted already change nothing. Raises ``KeyError`` where there
        is no such round, ``ValueError`` where changes before ``first`` are missing.
        """
        with self._database.writing() as connection:
            row = connection.execute(
                "SELECT submitted_at, (SELECT count(*) FROM changes WHERE round = id)"
                " FROM rounds WHERE id = ?",
                (round_id,),
            ).fetchone()
            if row is None:
                raise KeyError(round_id)
            submitted, kept = row
            if submitted is not None:
                return
            if first > kept:
                raise ValueError(f"changes {kept} to {first - 1} of round {round_id} are missing")
            write_changes(connection, round_id, changes, first)

    def submit_round(self, round_id: int, played: Round, at: datetime) -> None:
        """The round as answered and marked, with its mistakes and all that it adds to the figures;
        a second time changes nothing.

        Raises ``KeyError`` where there is no such round.
        """
        with self._database.writing() as connection:
            row = connection.execute(
                "SELECT trainee, submitted_at FROM rounds WHERE id = ?", (round_id,)
            ).fetchone()
            if row is None:
                raise KeyError(round_id)
            trainee, submitted = row
            if submitted is None:
                write_submitted(connection, round_id, trainee, played, self._local(at))

    def finish_drill(self, drill: int, at: datetime) -> None:
        """The drill is over; its open rounds are dropped."""
        with self._database.writing() as connection:
            connection.execute(
                "UPDATE drills SET finished_at = ? WHERE id = ? AND finished_at IS NULL",
                (moment_text(at), drill),
            )
            connection.execute(
                "DELETE FROM rounds WHERE drill = ? AND submitted_at IS NULL", (drill,)
            )

    def unfinished(self, trainee: Trainee) -> Unfinished | None:
        """The drill that was started last and not finished; nothing where there is none, or none
        that can be read.
        """
        with self._database.reading() as connection:
            with suppress(UnreadableRow):
                return _read_unfinished(connection, trainee)
            return None

    def rounds(self, drill: int) -> tuple[Round, ...]:
        """The submitted rounds of a drill, in order."""
        with self._database.reading() as connection:
            # A new drill has none: loaded where a drill is taken up again, or summed up.
            from dealer_trainer.storage.sqlite.read_rounds import read_rounds  # noqa: PLC0415 -- see above

            return read_rounds(connection, drill)


def _read_unfinished(connection: sqlite3.Connection, trainee: Trainee) -> Unfinished | None:
    row = connection.execute(
        "SELECT id, plan FROM drills WHERE trainee = ? AND finished_at IS NULL"
        " ORDER BY id DESC LIMIT 1",
        (trainee.id,),
    ).fetchone()
    if row is None:
        return None
    # A new drill has nothing to read back: no first start waits for the readers.
    from dealer_trainer.storage.codec.round_fields import read_plan  # noqa: PLC0415 -- see above
    from dealer_trainer.storage.sqlite.read_rounds import read_open_round  # noqa: PLC0415 -- see above

    drill, plan = row
    submitted, open_round = connection.execute(
        "SELECT count(submitted_at), max(CASE WHEN submitted_at IS NULL THEN id END)"
        " FROM rounds WHERE drill = ?",
        (drill,),
    ).fetchone()
    return Unfinished(
        drill,
        read_plan(plan),
        submitted,
        None if open_round is None else read_open_round(connection, open_round),
    )
