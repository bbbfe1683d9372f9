"""Checking a result: everything that follows from the answers is reckoned again and compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from dealer_trainer.dealing.request import DEALING_VERSION, CannotDeal
from dealer_trainer.storage.editions import Editions, compare
from dealer_trainer.storage.results import (
    SEALS,
    ResultFile,
    check_code,
    digests_of,
    result_json,
)
from dealer_trainer.storage.signing import signature_fits
from dealer_trainer.training.drill.state import sheet_of, start_layout
from dealer_trainer.training.drill.step import replay
from dealer_trainer.training.places import asked_places
from dealer_trainer.training.quiz.definition import Timing
from dealer_trainer.training.quiz.findings import FindingKind, QuizFinding
from dealer_trainer.training.quiz.paper import Paper, PaperRefused, make_paper
from dealer_trainer.training.quiz.paper_code import (
    PAPER_VERSION,
    SEEDS,
    CodeRefused,
    find_paper,
    paper_code,
    read_code,
)
from dealer_trainer.training.quiz.record import QuizRecord
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.training.quiz.step import ClosedRound, QuizEnding, RoundEnding
from dealer_trainer.training.sheet import Sheet

NOTHING: Final = "–"


def verify(
    result: ResultFile, own: Editions, public_key: str | None = None
) -> tuple[QuizFinding, ...]:
    """What a check of a result finds; ``public_key`` is the one it should be signed with, ``own``
    what this machine has to compare with.

    Raises ``ExaminerRefused`` where a signature cannot be looked at.
    """
    return (
        *_seals(result.written),
        *compare(result.record.paper.house, result.record.paper.definition, own),
        *_paper(result),
        *_times(result.record),
        *_answers(result.record),
        *_figures(result),
        *_signature(result.written, public_key),
    )


def _seals(written: Mapping[str, Any]) -> Iterator[QuizFinding]:
    """Digests name the part that was changed; the check code seals them."""
    stated, found = written.get("digests"), digests_of(written)
    stated = stated if isinstance(stated, dict) else {}
    for part in dict.fromkeys((*found, *stated)):
        one, other = stated.get(part), found.get(part)
        if one == other:
            continue
        if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
            for number, (was, now) in enumerate(zip(one, other, strict=True), 1):
                if was != now:
                    yield QuizFinding(FindingKind.ROUND_CHANGED, {"round": number})
        else:
            yield QuizFinding(FindingKind.PART_CHANGED, {"part": part})
    if written.get("check") != check_code(stated):
        yield QuizFinding(FindingKind.CHECK_CODE)


def _paper(result: ResultFile) -> Iterator[QuizFinding]:
    """The code belongs to quiz, house and seed, and deals these layouts."""
    paper = result.record.paper
    if (result.dealing_version, result.paper_version) != (DEALING_VERSION, PAPER_VERSION):
        stated = f"{result.dealing_version}.{result.paper_version}"
        own = f"{DEALING_VERSION}.{PAPER_VERSION}"
        yield QuizFinding(FindingKind.OTHER_DEALING, {"stated": stated, "own": own})
        return
    yield from _code(paper)
    if len(paper.layouts) != paper.definition.rounds:
        # Not dealt to see it: a few bytes could ask for two hundred layouts that nobody can deal.
        yield QuizFinding(FindingKind.NO_PAPER)
        return
    try:
        again = make_paper(paper.definition, paper.house, paper.seed)
    except (PaperRefused, CannotDeal, ValueError):
        yield QuizFinding(FindingKind.NO_PAPER)
        return
    for number, (stated_layout, dealt) in enumerate(
        zip(paper.layouts, again.layouts, strict=True), 1
    ):
        if stated_layout != dealt:
            yield QuizFinding(FindingKind.LAYOUT, {"round": number})


def _code(paper: Paper) -> Iterator[QuizFinding]:
    try:
        code = read_code(paper.code)
        find_paper(code, (paper.definition,), (paper.house,))
        broken = False
    except CodeRefused:
        broken = True
    expected = (
        paper_code(paper.definition, paper.house, paper.seed) if paper.seed < SEEDS else NOTHING
    )
    if paper.code != expected:
        data = {"code": paper.code, "expected": expected}
        kind = FindingKind.CODE_BROKEN if broken else FindingKind.CODE_OF_OTHER
        yield QuizFinding(kind, data)


def _times(record: QuizRecord) -> Iterator[QuizFinding]:
    """Rounds follow one another without a gap, within the limit; answers lie within their round;
    the quiz ended after it began.
    """
    limit = record.paper.definition.time
    ends = 0
    for number, closed in enumerate(record.rounds, 1):
        start = closed.opened if limit.timing is Timing.ROUND else 0
        deadline = start + limit.milliseconds
        in_order = closed.opened == ends <= closed.closed <= deadline
        timed_out = closed.ending is RoundEnding.TIMED_OUT
        if not in_order or (timed_out and closed.closed != deadline) or not _lies_within(closed):
            yield QuizFinding(FindingKind.TIMES, {"round": number})
        ends = closed.closed
    if not _endings_agree(record) or record.finished < record.sitting.started:
        yield QuizFinding(FindingKind.TIMES, {"round": len(record.rounds)})


def _lies_within(closed: ClosedRound) -> bool:
    """Each answer comes after the one before it; no time is longer than the round."""
    length = closed.closed - closed.opened
    times = [change.milliseconds for change in closed.changes]
    sheet = closed.sheet
    owners = [sheet.dealer.milliseconds, *(box.milliseconds for box in sheet.boxes)]
    spent = sum(time for time in owners if time is not None)
    whole = sheet.milliseconds if sheet.milliseconds is not None else 0
    if closed.ending is RoundEnding.NOT_REACHED:
        return sheet == Sheet() and not times and length == 0
    return times == sorted(times) and all(t <= whole for t in times) and spent <= whole <= length


def _endings_agree(record: QuizRecord) -> bool:
    """How the quiz ended is how its rounds did."""
    endings = [closed.ending for closed in record.rounds]
    reached = [ending for ending in endings if ending is not RoundEnding.NOT_REACHED]
    if endings[: len(reached)] != reached:
        return False
    whole = record.paper.definition.time.timing is Timing.WHOLE
    match record.ending:
        case QuizEnding.FINISHED:
            full = len(reached) == len(endings) and RoundEnding.LEFT not in reached
            return full and not (whole and RoundEnding.TIMED_OUT in reached)
        case QuizEnding.TIMED_OUT:
            return whole and reached[-1:] == [RoundEnding.TIMED_OUT]
        case QuizEnding.LEFT:
            return reached[-1:] == [RoundEnding.LEFT]


def _answers(record: QuizRecord) -> Iterator[QuizFinding]:
    """Each sheet is what its confirmed answers, one after another, come to."""
    paper = record.paper
    for number, (layout, closed) in enumerate(zip(paper.layouts, record.rounds, strict=True), 1):
        asked = asked_places(layout, paper.house, paper.definition.scope)
        if not all(change.place is None or change.place in asked for change in closed.changes):
            yield QuizFinding(FindingKind.ANSWERS, {"round": number})
            continue
        filled = replay(start_layout(layout, asked), closed.changes)
        handed_in_whole = closed.ending is not RoundEnding.SUBMITTED or not filled.gaps
        if not handed_in_whole or _said(sheet_of(filled)) != _said(closed.sheet):
            yield QuizFinding(FindingKind.ANSWERS, {"round": number})


def _said(sheet: Sheet) -> object:
    """What a sheet answers, without its times; the bets of a box in any order."""
    boxes = [(box.number, box.category, frozenset(box.bets)) for box in sheet.boxes]
    return replace(sheet.dealer, milliseconds=None), boxes


def _figures(result: ResultFile) -> Iterator[QuizFinding]:
    """Settled, graded and reckoned again; whatever stands otherwise in the file is named."""
    written = result.written
    again = result_json(result_of(result.record), written["versions"])
    stated = {key: value for key, value in written.items() if key not in SEALS}
    found = {key: value for key, value in again.items() if key not in SEALS}
    for place, one, other in _differences(stated, found, ""):
        yield _difference(place, one, other)


def _differences(stated: Any, found: Any, place: str) -> Iterator[tuple[str, Any, Any]]:
    """Every place where two values differ: ``rounds[3].marks[2].expected``."""
    if isinstance(stated, dict) and isinstance(found, dict):
        for key in dict.fromkeys((*stated, *found)):
            inner = f"{place}.{key}" if place else key
            yield from _differences(stated.get(key), found.get(key), inner)
    elif isinstance(stated, list) and isinstance(found, list) and len(stated) == len(found):
        for number, (one, other) in enumerate(zip(stated, found, strict=True), 1):
            yield from _differences(one, other, f"{place}[{number}]")
    elif type(stated) is not type(found) or stated != found:
        yield place, stated, found


def _difference(place: str, stated: Any, found: Any) -> QuizFinding:
    data = {"place": place, "stated": _short(stated), "found": _short(found)}
    return QuizFinding(FindingKind.FIGURE, data)


def _short(value: Any) -> str:
    text = NOTHING if value is None else str(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def _signature(written: Mapping[str, Any], public_key: str | None) -> Iterator[QuizFinding]:
    signature = written.get("signature")
    if signature is None:
        practice = public_key is None and written["sitting"]["examiner"] is None
        yield QuizFinding(FindingKind.PRACTICE if practice else FindingKind.UNSIGNED)
        return
    if (
        not isinstance(signature, dict)
        or not written["sitting"]["examiner"]
        or not signature_fits(written)
    ):
        yield QuizFinding(FindingKind.SIGNATURE)
        return
    examiner = str(written["sitting"]["examiner"])
    key = str(signature["public_key"])
    if public_key is None:
        yield QuizFinding(FindingKind.SIGNED_BY_UNKNOWN, {"examiner": examiner, "key": key})
    elif key != public_key:
        yield QuizFinding(FindingKind.OTHER_KEY)
    else:
        yield QuizFinding(FindingKind.SIGNED, {"examiner": examiner})
