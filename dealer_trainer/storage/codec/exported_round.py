"""A round as it goes out: a row of the database, and the same in JSON."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.money import amount_text
from dealer_trainer.storage.codec.background import read_local
from dealer_trainer.storage.codec.report import read_slip
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.statistics.rows import SheetRow


@dataclass(frozen=True, slots=True)
class MarkRow:
    """A mark: its place, what was answered and what is right as JSON texts, its slips, its time."""

    place: str
    given: str | None
    expected: str
    right: bool
    slips: tuple[Slip, ...]
    milliseconds: int | None


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A submitted round with its marks; ``layout``, ``sheet`` and ``background`` are JSON texts,
    money is minor units.
    """

    at: datetime
    house: str
    house_fingerprint: str
    layout: str
    sheet: str
    background: str | None
    milliseconds: int | None
    asked: int
    right: int
    overpaid: int
    underpaid: int
    marks: tuple[MarkRow, ...]


def rows_of(connection: sqlite3.Connection, trainee: int) -> Iterator[RoundRow]:
    """All submitted rounds of a trainee's drills, old to new."""
    numbers = connection.execute(
        "SELECT id FROM rounds WHERE trainee = ? AND submitted_at IS NOT NULL"
        " ORDER BY submitted_at, id",
        (trainee,),
    ).fetchall()
    for (number,) in numbers:
        row = connection.execute(
            "SELECT submitted_at, coalesce(utc_offset, 0), house, house_fingerprint, layout, sheet,"
            " background, milliseconds, asked_count, right_count, overpaid, underpaid"
            " FROM rounds WHERE id = ?",
            (number,),
        ).fetchone()
        if row is not None:
            at, offset, *texts_and_figures = row
            columns = (*texts_and_figures, _marks(connection, number))
            yield RoundRow(read_local(at, offset), *columns)


def _marks(connection: sqlite3.Connection, round_id: int) -> tuple[MarkRow, ...]:
    slips: dict[int, list[Slip]] = {}
    for position, slip in connection.execute(
        "SELECT position, slip FROM mark_slips WHERE round = ? ORDER BY position, number",
        (round_id,),
    ):
        slips.setdefault(position, []).append(read_slip(slip))
    rows = connection.execute(
        "SELECT position, part, box, bet, given, expected, is_right, milliseconds FROM marks"
        " WHERE round = ? ORDER BY position",
        (round_id,),
    )
    return tuple(
        MarkRow(
            _place(part, box, bet),
            given,
            expected,
            bool(right),
            tuple(slips.get(position, ())),
            milliseconds,
        )
        for position, part, box, bet, given, expected, right, milliseconds in rows
    )


def _place(part: str, box: int | None, bet: str | None) -> str:
    if part == "order":
        return part
    return f"{'dealer' if box is None else f'box{box}'}.{bet or part}"


def round_json(row: RoundRow, trainee: str, version: int) -> dict[str, Any]:
    """A round as a value for JSON; whose it was is told, and not needed to read it."""
    offset = row.at.utcoffset()
    return {
        "round": version,
        "trainee": trainee,
        "at": moment_text(row.at),
        "utc_offset": 0 if offset is None else round(offset.total_seconds() / 60),
        "house_fingerprint": row.house_fingerprint,
        "layout": json.loads(row.layout),
        "sheet": json.loads(row.sheet),
        "background": None if row.background is None else json.loads(row.background),
        "marks": [_mark_json(mark) for mark in row.marks],
        "overpaid": amount_text(row.overpaid),
        "underpaid": amount_text(row.underpaid),
    }


def _mark_json(mark: MarkRow) -> dict[str, Any]:
    written: dict[str, Any] = {
        "place": mark.place,
        "given": None if mark.given is None else json.loads(mark.given),
        "expected": json.loads(mark.expected),
        "right": mark.right,
        "slips": [slip.value for slip in mark.slips],
    }
    if mark.milliseconds is not None:
        written["seconds"] = mark.milliseconds / 1000
    return written


def seconds_of(seconds: Any) -> int | None:
    """Milliseconds of a mark's seconds. Raises ``ValueError`` for what is no time."""
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < 1e6:
        raise ValueError(seconds)
    return round(seconds * 1000)


def sheet_row(row: RoundRow) -> SheetRow:
    """A round as a line of a spreadsheet."""
    return SheetRow(
        row.at,
        row.house,
        len(json.loads(row.layout)["boxes"]),
        row.asked,
        row.right,
        row.milliseconds,
        row.overpaid,
        row.underpaid,
        tuple(dict.fromkeys(slip for mark in row.marks for slip in mark.slips)),
    )
