"""A round as it goes out to another PC and comes in again: a line of JSON."""

from __future__ import annotations

import json
import string
from collections.abc import Iterable, Mapping
from datetime import datetime
from hashlib import blake2b
from typing import IO, Any, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.games.registry import GAMES, stake_faults
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action, amount_text, parse_answer
from dealer_trainer.storage.codec.decoding import lines_of
from dealer_trainer.storage.codec.json_lines import load_once
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.codec.round_fields import (
    RoundFields,
    background_from,
    layout_from,
    report_from,
)
from dealer_trainer.storage.codec.sheet_fields import milliseconds, sheet_from
from dealer_trainer.storage.codec.stored import moment_text, read_local, written_json
from dealer_trainer.storage.codec.typed import Misread, converted
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.box_records import Background
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.grading import MoneyErrors, Report
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.training.spreadsheet import SheetRow
from dealer_trainer.training.trainee_names import name_key

VERSION: Final = 1
MOST_BYTES: Final = 256 * 1024
"""Bytes of a line; a longer one is none of ours."""


@dataclass(frozen=True, slots=True)
class ReadRound:
    """A round of a line, read; ``trainee`` is the name of whose it was, ``written`` the line."""

    trainee: str
    at: datetime
    written: Mapping[str, Any]
    played: Round
    background: Background | None
    times: Mapping[Place, int]

    @property
    def layout_text(self) -> str:
        """The layout as it came."""
        return written_json(self.written["layout"])

    @property
    def sheet_text(self) -> str:
        """The sheet as it came: what tells this round from others is its text."""
        return written_json(self.written["sheet"])

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
        written,
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


def stored_round_json(
    trainee: str, row: tuple[Any, ...], marks: Iterable[tuple[Any, ...]]
) -> dict[str, Any]:
    """A line from what is stored; whose it was is told, and not needed to read it.

    ``row`` is the moment, the offset in minutes, the house's fingerprint, the texts of layout,
    sheet and background, and what was overpaid and underpaid (minor units); each of ``marks`` a
    place's name, the texts of the given and the right answer, whether it is right, its slips and
    its milliseconds. Raises ``UnreadableRow``, ``TypeError``, ``ValueError`` for what no program of
    ours has stored.
    """
    at, offset, house_fingerprint, layout, sheet, background, overpaid, underpaid = row
    return {
        "round": VERSION,
        "trainee": trainee,
        "at": moment_text(read_local(at, offset)),
        "utc_offset": offset,
        "house_fingerprint": house_fingerprint,
        "layout": json.loads(layout),
        "sheet": json.loads(sheet),
        "background": None if background is None else json.loads(background),
        "marks": [_stored_mark_json(*mark) for mark in marks],
        "overpaid": amount_text(overpaid),
        "underpaid": amount_text(underpaid),
    }


def _stored_mark_json(
    place: str, given: str | None, expected: str, right: int, slips: list[str], spent: int | None
) -> dict[str, Any]:
    written: dict[str, Any] = {
        "place": place,
        "given": None if given is None else json.loads(given),
        "expected": json.loads(expected),
        "right": bool(right),
        "slips": slips,
    }
    return written if spent is None else {**written, "seconds": spent / 1000}


def sheet_row(read: ReadRound) -> SheetRow:
    """A round as a line of a spreadsheet."""
    layout, report, money = read.played.layout, read.played.report, read.played.money
    return SheetRow(
        read.at,
        layout.house,
        len(layout.boxes),
        report.asked,
        report.right,
        read.played.sheet.milliseconds,
        money.overpaid,
        money.underpaid,
        tuple(dict.fromkeys(slip for mark in report.marks for slip in mark.slips)),
    )
