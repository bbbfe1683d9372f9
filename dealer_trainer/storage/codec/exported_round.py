"""A round as it goes out: a row of the database, and the same in JSON, out and in again."""

from __future__ import annotations

import json
import sqlite3
import string
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from hashlib import blake2b
from typing import IO, Any, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action, amount_text, parse_answer
from dealer_trainer.rules.wagers import stake_faults
from dealer_trainer.storage.codec.background import read_local
from dealer_trainer.storage.codec.decoding import lines_of
from dealer_trainer.storage.codec.json_lines import load_once
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.report import read_slip
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.storage.codec.typed import (
    Misread,
    RoundFields,
    background_from,
    converted,
    layout_from,
    milliseconds,
    report_from,
    sheet_from,
)
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.grading import MoneyErrors, Report
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.training.statistics.rows import SheetRow
from dealer_trainer.training.trainee_names import name_key

VERSION: Final = 1
MOST_BYTES: Final = 256 * 1024
"""Bytes of a line; a longer one is none of ours."""


@dataclass(frozen=True, slots=True)
class ReadRound:
    """A round of a file, read; ``trainee`` is the name of whose it was."""

    trainee: str
    at: datetime
    layout_text: str
    sheet_text: str
    played: Round
    background: Background | None
    times: Mapping[Place, int]

    @property
    def mark(self) -> bytes:
        """See ``round_mark``."""
        return round_mark(moment_text(self.at), self.layout_text, self.sheet_text)


def round_mark(at: str, layout: str, sheet: str) -> bytes:
    """What tells a round from any other: when it was submitted, what lay there, the answers."""
    return blake2b(f"{at}\n{layout}\n{sheet}".encode(), digest_size=16).digest()


def owners_of(read: Iterable[ReadRound]) -> tuple[str, ...]:
    """Whose rounds they are, each trainee once, in the order of the file."""
    names: dict[str, str] = {}
    for line in read:
        names.setdefault(name_key(line.trainee), line.trainee)
    return tuple(names.values())


def houses_besides(read: Iterable[ReadRound], known: Mapping[str, House]) -> tuple[str, ...]:
    """The ids of the rounds' houses that are not among the known ones, each once."""
    ids = dict.fromkeys(line.played.layout.house for line in read)
    return tuple(house_id for house_id in ids if house_id not in known)


def read_lines(
    stream: IO[bytes], source: str, houses: Mapping[str, House] | None = None
) -> tuple[ReadRound, ...]:
    """The rounds of a file; ``houses`` are those that this machine has, by which rounds are
    checked as far as they can be. Raises ``BadInput`` with every fault and its line.
    """
    reading = Reading(source)
    read: list[ReadRound] = []
    for number, text in lines_of(stream, MOST_BYTES, reading):
        if text is None or not text.strip(string.whitespace):
            continue
        try:
            read.append(
                read_round(load_once(text, source, number, FaultKind.NOT_A_ROUND), houses or {})
            )
        except BadInput as bad:
            for fault in bad.faults:
                reading.add(fault.kind, number, **fault.data)
        except Misread as misread:
            if misread.place:
                reading.add(FaultKind.NOT_OF_RESULT, number, place=misread.place)
            else:
                reading.add(FaultKind.NOT_A_ROUND, number)
        except UnreadableRow:
            reading.add(FaultKind.NOT_A_ROUND, number)
    if not read and not reading.faulty:
        reading.add(FaultKind.EMPTY, 1)
    reading.refuse_if_faulty()
    return tuple(read)


def read_round(written: Any, houses: Mapping[str, House]) -> ReadRound:
    """The round of ``round_json``. Raises ``UnreadableRow``."""
    fields = converted(written, RoundFields)
    layout, sheet = layout_from(fields.layout), sheet_from(fields.sheet)
    background = None if fields.background is None else background_from(fields.background)
    report = report_from(fields.marks)
    house = houses.get(layout.house)
    if background is not None:
        _check_game(fields, background, layout, house)
    if house is not None and fingerprint(house) == fields.house_fingerprint:
        _check_stakes(layout, house)
    _check_answers(layout, sheet, report)
    times = {
        mark.place: spent
        for mark, entry in zip(report.marks, fields.marks, strict=True)
        if (spent := milliseconds(entry.seconds)) is not None
    }
    played = Round(
        0,
        layout,
        fields.house_fingerprint,
        tuple(mark.place for mark in report.marks),
        sheet,
        report,
        MoneyErrors(_money(fields.overpaid, "overpaid"), _money(fields.underpaid, "underpaid")),
    )
    return ReadRound(
        fields.trainee,
        read_local(fields.at, fields.utc_offset),
        written_json(written["layout"]),
        written_json(written["sheet"]),
        played,
        background,
        times,
    )


def _check_game(
    fields: RoundFields, background: Background, layout: Layout, house: House | None
) -> None:
    """The bets, the house that is here and the background are of one game."""
    bets = {rule.bet for rule in GAMES[background.game].bets}
    if any(not bets.issuperset(box.wagers) for box in layout.boxes):
        raise Misread("background.game")
    if house is not None and house.game is not background.game:
        raise Misread("background.game")
    owners = {0, *(box.number for box in layout.boxes)}
    if not owners.issuperset(background.situations):
        raise Misread("background.situations")


def _check_stakes(layout: Layout, house: House) -> None:
    for box in layout.boxes:
        if box.number > house.boxes or any(stake_faults(box.wagers, box.dark, box.folded, house)):
            raise Misread(f"layout.box{box.number}")


def _check_answers(layout: Layout, sheet: Sheet, report: Report) -> None:
    """Sheet and marks are of boxes that lie there."""
    numbers = {box.number for box in layout.boxes}
    if any(box.number not in numbers for box in sheet.boxes):
        raise Misread("sheet.boxes")
    for mark in report.marks:
        if mark.place.box is not None and mark.place.box not in numbers:
            raise Misread(f"marks.{mark.place.name}")


def _money(text: str, place: str) -> int:
    answer = parse_answer(text)
    if answer is None or answer.action is Action.TAKE:
        raise Misread(place)
    return answer.amount


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


def rows_of(connection: sqlite3.Connection, trainee: int) -> Iterator[RoundRow | None]:
    """All submitted rounds of a trainee's drills, old to new; nothing in place of one whose rows
    the program cannot have written.
    """
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
            yield _row(connection, number, *row)


def _row(
    connection: sqlite3.Connection, number: int, at: Any, offset: Any, *columns: Any
) -> RoundRow | None:
    try:
        row = RoundRow(*(read_local(at, offset), *columns, _marks(connection, number)))
        # Whatever the program could not read back is told here, not on the other PC.
        read_round(round_json(row, ""), {})
    except (UnreadableRow, TypeError, ValueError):
        return None
    return row


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


def round_json(row: RoundRow, trainee: str) -> dict[str, Any]:
    """A round as a value for JSON; whose it was is told, and not needed to read it."""
    offset = row.at.utcoffset()
    return {
        "round": VERSION,
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
