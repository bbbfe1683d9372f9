"""Rounds read back from their rows: open ones with their changes, submitted ones with marks."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from dealer_trainer.rules.bets import Bet
from dealer_trainer.storage.codec.report import read_answer, read_place, read_slip
from dealer_trainer.storage.codec.round_fields import read_asked, read_layout
from dealer_trainer.storage.codec.sheet_fields import read_sheet
from dealer_trainer.storage.codec.typed import decoded
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.grading import Given, Mark, MoneyErrors, Report
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.ports import OpenRound


def read_answer_text(place: Place, text: Any) -> Given | None:
    """The answer that a column holds, or nothing."""
    return None if text is None else read_answer(place, decoded(text, Any))


def _read_change(row: tuple[Any, ...]) -> Change:
    name, value, owner, owner_milliseconds, milliseconds = row
    place = None if name is None else read_place(name)
    answer = None if place is None else read_answer_text(place, value)
    return Change(place, answer, owner, owner_milliseconds, milliseconds)


def read_changes(connection: sqlite3.Connection, round_id: int) -> tuple[Change, ...]:
    """The confirmed changes of an open round, in order."""
    rows = connection.execute(
        "SELECT place, value, owner, owner_milliseconds, milliseconds FROM changes"
        " WHERE round = ? ORDER BY number",
        (round_id,),
    ).fetchall()
    return tuple(map(_read_change, rows))


def read_open_round(connection: sqlite3.Connection, round_id: int) -> OpenRound:
    """An open round with its changes."""
    drill, number, layout, fingerprint, asked = connection.execute(
        "SELECT drill, number, layout, house_fingerprint, asked FROM rounds WHERE id = ?",
        (round_id,),
    ).fetchone()
    return OpenRound(
        round_id,
        drill,
        number,
        read_layout(layout),
        fingerprint,
        read_asked(asked),
        read_changes(connection, round_id),
    )


def read_rounds(connection: sqlite3.Connection, drill: int) -> tuple[Round, ...]:
    """The submitted rounds of a drill, in the order of its deal."""
    reports = _read_reports(connection, drill)
    rows = connection.execute(
        "SELECT id, number, layout, house_fingerprint, asked, sheet, overpaid, underpaid"
        " FROM rounds WHERE drill = ? AND submitted_at IS NOT NULL ORDER BY number",
        (drill,),
    ).fetchall()
    return tuple(
        Round(
            number,
            read_layout(layout),
            fingerprint,
            read_asked(asked),
            read_sheet(sheet),
            reports.get(round_id, Report(())),
            MoneyErrors(overpaid, underpaid),
        )
        for round_id, number, layout, fingerprint, asked, sheet, overpaid, underpaid in rows
    )


def read_report_of(connection: sqlite3.Connection, round_id: int) -> Report:
    """The marks of one submitted round."""
    return _read_reports_where(connection, "= ?", round_id).get(round_id, Report(()))


def _read_reports(connection: sqlite3.Connection, drill: int) -> dict[int, Report]:
    return _read_reports_where(connection, "IN (SELECT id FROM rounds WHERE drill = ?)", drill)


def _read_reports_where(
    connection: sqlite3.Connection, rounds: str, value: int
) -> dict[int, Report]:
    slips: dict[tuple[int, int], list[Any]] = {}
    for round_id, position, slip in connection.execute(
        f"SELECT round, position, slip FROM mark_slips WHERE round {rounds}"
        " ORDER BY round, position, number",
        (value,),
    ):
        slips.setdefault((round_id, position), []).append(read_slip(slip))
    rows = connection.execute(
        f"SELECT round, position, part, box, bet, given, expected FROM marks WHERE round {rounds}"
        " ORDER BY round, position",
        (value,),
    )
    return {
        round_id: Report(tuple(_read_marks(marks, slips)))
        for round_id, marks in groupby(rows, key=lambda row: row[0])
    }


def _read_marks(
    rows: Iterable[tuple[Any, ...]], slips: dict[tuple[int, int], list[Any]]
) -> Iterator[Mark]:
    for round_id, position, part, box, bet, given, expected in rows:
        try:
            place = Place(Part(part), box, None if bet is None else Bet(bet))
        except ValueError:
            raise UnreadableRow(f"no place: {part!r}, {bet!r}") from None
        right = read_answer_text(place, expected)
        if right is None:
            raise UnreadableRow(f"no right answer at {place.name}")
        yield Mark(
            place,
            read_answer_text(place, given),
            right,
            tuple(slips.get((round_id, position), ())),
        )
