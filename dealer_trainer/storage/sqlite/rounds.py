"""Rounds as rows: written when a layout is shown, answered and submitted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from dealer_trainer.storage.codec.report import answer_json
from dealer_trainer.storage.codec.stored import (
    asked_text,
    moment_text,
    offset_minutes,
    written_json,
)
from dealer_trainer.training.box_records import answer_times, turns_of
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.places import Place

if TYPE_CHECKING:
    from dealer_trainer.training.drill.plan import Round
    from dealer_trainer.training.grading import Given, Mark


def _answer_text(answer: Given | None) -> str | None:
    return None if answer is None else written_json(answer_json(answer))


def write_changes(
    connection: sqlite3.Connection, round_id: int, changes: Iterable[Change], first: int
) -> None:
    """Changes of an open round, numbered from ``first``."""
    connection.executemany(
        "INSERT OR REPLACE INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (
                round_id,
                number,
                None if change.place is None else change.place.name,
                _answer_text(change.value),
                change.owner,
                change.owner_milliseconds,
                change.milliseconds,
            )
            for number, change in enumerate(changes, first)
        ),
    )


def write_submitted(
    connection: sqlite3.Connection, round_id: int, trainee: int, played: Round, at: datetime
) -> None:
    """An open round becomes a submitted one with its marks; the sheet replaces its changes.

    ``at`` bears the local time.
    """
    # Loaded with the first round that is submitted; no start waits for it.
    from dealer_trainer.storage.codec.round_fields import read_background  # noqa: PLC0415 -- see above
    from dealer_trainer.storage.sqlite.read_rounds import read_changes  # noqa: PLC0415 -- see above

    times = answer_times(read_changes(connection, round_id))
    connection.execute("DELETE FROM changes WHERE round = ?", (round_id,))
    (background,) = connection.execute(
        "SELECT background FROM rounds WHERE id = ?", (round_id,)
    ).fetchone()
    write_answers(connection, round_id, trainee, played, times, at)
    # A round opened before there were any figures has none to add.
    if background is not None:
        # Loaded with the first round that is submitted; no start waits for it.
        from dealer_trainer.storage.sqlite.outcomes import record_round  # noqa: PLC0415 -- see above

        known = read_background(background)
        record_round(connection, round_id, trainee, played, known, times, at)


def write_answers(
    connection: sqlite3.Connection,
    round_id: int,
    trainee: int,
    played: Round,
    times: Mapping[Place, int],
    at: datetime,
) -> None:
    """A round's sheet and marks; ``times`` are milliseconds by place, as far as known."""
    # Loaded with the first round that is submitted; no start waits for it.
    from dealer_trainer.storage.codec.sheet import sheet_json  # noqa: PLC0415 -- see above

    report = played.report
    connection.execute(
        "UPDATE rounds SET submitted_at = ?, utc_offset = ?, sheet = ?, milliseconds = ?,"
        " asked = ?, asked_count = ?, right_count = ?, overpaid = ?, underpaid = ? WHERE id = ?",
        (
            moment_text(at),
            offset_minutes(at),
            written_json(sheet_json(played.sheet)),
            played.sheet.milliseconds,
            asked_text(played.asked),
            report.asked,
            report.right,
            played.money.overpaid,
            played.money.underpaid,
            round_id,
        ),
    )
    _write_marks(connection, round_id, trainee, report.marks, times)
    _write_turns(connection, round_id, trainee, played)


def _write_marks(
    connection: sqlite3.Connection,
    round_id: int,
    trainee: int,
    marks: tuple[Mark, ...],
    times: Mapping[Place, int],
) -> None:
    connection.executemany(
        "INSERT INTO marks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (
                round_id,
                position,
                trainee,
                mark.place.part.value,
                mark.place.box,
                None if mark.place.bet is None else mark.place.bet.value,
                _answer_text(mark.given),
                _answer_text(mark.expected),
                mark.right,
                times.get(mark.place),
            )
            for position, mark in enumerate(marks)
        ),
    )
    connection.executemany(
        "INSERT INTO mark_slips VALUES (?, ?, ?, ?)",
        (
            (round_id, position, number, slip.value)
            for position, mark in enumerate(marks)
            for number, slip in enumerate(mark.slips)
        ),
    )


def _write_turns(
    connection: sqlite3.Connection, round_id: int, trainee: int, played: Round
) -> None:
    connection.executemany(
        "INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?)",
        [
            (
                round_id,
                turn.owner,
                trainee,
                turn.milliseconds,
                len(turn.marks),
                sum(mark.right for mark in turn.marks),
            )
            for turn in turns_of(played.sheet, played.report)
        ],
    )
