"""The trainee's data as JSON lines: all rounds out, and in again on another PC without doubles."""

from __future__ import annotations

import json
import sqlite3
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import IO, Any, Final

from dealer_trainer.digests import blake2b
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action, parse_answer
from dealer_trainer.storage.codec.background import (
    background_text,
    read_background,
    read_local,
)
from dealer_trainer.storage.codec.decoding import lines_of
from dealer_trainer.storage.codec.exported_round import RoundRow, round_json, rows_of, seconds_of
from dealer_trainer.storage.codec.json_lines import is_too_deep
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.report import read_report
from dealer_trainer.storage.codec.stored import (
    asked_text,
    plan_text,
    read_asked,
    read_kept_layout,
    read_kept_sheet,
    written_json,
)
from dealer_trainer.storage.codec.timestamps import moment_text
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.outcomes import write_outcomes
from dealer_trainer.storage.sqlite.rounds import write_answers
from dealer_trainer.storage.sqlite.trainees import trainee_found_or_made
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.drill.plan import DrillPlan, Round
from dealer_trainer.training.grading import MoneyErrors
from dealer_trainer.training.places import Place
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_names import name_key

VERSION: Final = 1
MOST_BYTES: Final = 256 * 1024
"""Bytes of a line; a longer one is none of ours."""


@dataclass(frozen=True, slots=True)
class Imported:
    """How many rounds were taken in, and how many were there already."""

    taken: int
    doubles: int


@dataclass(frozen=True, slots=True)
class ReadRound:
    """A round of a file, read; ``trainee`` is the name of whose it was."""

    trainee: str
    at: datetime
    layout_text: str
    sheet_text: str
    played: Round
    background: Background
    times: Mapping[Place, int]

    @property
    def mark(self) -> bytes:
        return _mark(moment_text(self.at), self.layout_text, self.sheet_text)


def _mark(at: str, layout: str, sheet: str) -> bytes:
    """What tells a round from any other: when it was submitted, what lay there, the answers."""
    return blake2b(f"{at}\n{layout}\n{sheet}".encode(), digest_size=16).digest()


class Exchange:
    """Export and import of a trainee's rounds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rows(self, trainee: Trainee) -> Iterator[RoundRow]:
        """All submitted rounds of drills, old to new, one after another."""
        with self._database.reading() as connection:
            yield from rows_of(connection, trainee.id)

    def lines(self, trainee: Trainee) -> Iterator[str]:
        """The same as lines of JSON, without line ends."""
        for row in self.rows(trainee):
            yield written_json(round_json(row, trainee.name, VERSION))

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


def owners_of(read: Iterable[ReadRound]) -> tuple[str, ...]:
    """Whose rounds they are, each trainee once, in the order of the file."""
    names: dict[str, str] = {}
    for line in read:
        names.setdefault(name_key(line.trainee), line.trainee)
    return tuple(names.values())


def read_lines(stream: IO[bytes], source: str) -> tuple[ReadRound, ...]:
    """The rounds of a file. Raises ``BadInput`` with every fault and its line."""
    reading = Reading(source)
    read: list[ReadRound] = []
    for number, text in lines_of(stream, MOST_BYTES, reading):
        if text is None or not text.strip(string.whitespace):
            continue
        try:
            read.append(_read_line(text))
        except (UnreadableRow, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            reading.add(FaultKind.NOT_A_ROUND, number)
    if not read and not reading.faulty:
        reading.add(FaultKind.EMPTY, 1)
    reading.refuse_if_faulty()
    return tuple(read)


def _read_line(text: str) -> ReadRound:
    if is_too_deep(text):
        raise UnreadableRow("brackets nest too deep")
    written = json.loads(text, parse_constant=_no_number)
    if written["round"] != VERSION:
        raise UnreadableRow("another version")
    layout_text, sheet_text = written_json(written["layout"]), written_json(written["sheet"])
    layout = read_kept_layout(layout_text)
    _check(layout)
    report = read_report({"marks": written["marks"]})
    asked = read_asked(asked_text(mark.place for mark in report.marks))
    if not asked or not _fits(asked, layout):
        raise UnreadableRow("asks of boxes that are not there")
    times = {
        mark.place: milliseconds
        for mark, entry in zip(report.marks, written["marks"], strict=True)
        if (milliseconds := seconds_of(entry.get("seconds"))) is not None
    }
    overpaid, underpaid = (_money(written[key]) for key in ("overpaid", "underpaid"))
    played = Round(
        0,
        layout,
        _text(written["house_fingerprint"]),
        asked,
        read_kept_sheet(sheet_text),
        report,
        MoneyErrors(overpaid, underpaid),
    )
    at = read_local(written["at"], _offset(written["utc_offset"]))
    background = read_background(written_json(written["background"]))
    return ReadRound(
        _text(written["trainee"]), at, layout_text, sheet_text, played, background, times
    )


def _no_number(word: str) -> Any:
    raise UnreadableRow(f"no number: {word}")


def _check(layout: Layout) -> None:
    """What every dealt layout has: so many cards, none twice, boxes that differ."""
    cards = [*layout.board, *layout.dealer]
    for box in layout.boxes:
        cards += box.cards
    numbers = [box.number for box in layout.boxes]
    whole = len(layout.board) == 5 and len(layout.dealer) == 2
    if not whole or not numbers or any(len(box.cards) != 2 for box in layout.boxes):
        raise UnreadableRow("another number of cards")
    if len(set(cards)) != len(cards) or len(set(numbers)) != len(numbers):
        raise UnreadableRow("a card or a box twice")
    if any(type(number) is not int or number < 1 for number in numbers):
        raise UnreadableRow("no box number")


def _fits(asked: tuple[Place, ...], layout: Layout) -> bool:
    numbers = {box.number for box in layout.boxes}
    return all(place.box is None or place.box in numbers for place in asked)


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 100:
        raise UnreadableRow("no text")
    return value


def _money(value: Any) -> int:
    answer = parse_answer(value)
    if answer is None or answer.action is Action.TAKE:
        raise UnreadableRow("no amount")
    return answer.amount


def _offset(value: Any) -> int:
    if type(value) is not int or abs(value) > 24 * 60 - 1:
        raise UnreadableRow("no offset")
    return value


def _marks_of(connection: sqlite3.Connection, trainee: int) -> set[bytes]:
    rows = connection.execute(
        "SELECT submitted_at, layout, sheet FROM rounds"
        " WHERE trainee = ? AND submitted_at IS NOT NULL",
        (trainee,),
    )
    return {_mark(at, layout, sheet) for at, layout, sheet in rows}


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
            background_text(line.background),
        ),
    )
    round_id = int(row.lastrowid or 0)
    write_answers(connection, round_id, trainee, line.played, line.times, line.at)
    # The sheet as it came: what tells this round from others is its text.
    connection.execute("UPDATE rounds SET sheet = ? WHERE id = ?", (line.sheet_text, round_id))
    write_outcomes(connection, round_id, trainee, line.played, line.background, line.times, line.at)
