"""One quiz as files write it: read from nodes with every fault, and written as JSON values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.codec.fields import (
    Record,
    items,
    known,
    read_line,
    read_truth,
    read_whole,
)
from dealer_trainer.storage.codec.house import MOST_BOXES
from dealer_trainer.storage.codec.house_provenance import read_five_languages
from dealer_trainer.storage.codec.nodes import ListNode, Node, Reading, Scalar, ScalarKind
from dealer_trainer.storage.codec.quiz_checks import (
    MOST_ROUNDS,
    check_asked,
    check_boxes,
    check_quotas,
)
from dealer_trainer.training.places import Scope
from dealer_trainer.training.quiz.definition import (
    Measure,
    PassMark,
    QuizDefinition,
    TimeLimit,
    Timing,
)

_KEYS: Final = (
    "id",
    "code",
    "names",
    "houses",
    "rounds",
    "boxes",
    "asked",
    "time",
    "pass",
    "quotas",
    "pay_table",
    "order_fails",
)
ALL: Final = "all"
ANY: Final = "any"
_LONGEST_NAME: Final = 80
_LONGEST_ID: Final = 40
_LONGEST_SECONDS: Final = 10 * 3600
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_DEVICES: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]", re.ASCII)
_CODE: Final = re.compile(r"[A-Z][A-Z0-9]{1,7}", re.ASCII)
_TIME: Final = re.compile(r"(?:([0-9]{1,4}):([0-5][0-9])|([0-9]{1,5}))", re.ASCII)
_SHARE: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]))? ?%", re.ASCII)


def quiz_json(quiz: QuizDefinition) -> dict[str, Any]:
    """The quiz as its file writes it."""
    return {
        "id": quiz.id,
        "code": quiz.code,
        "names": dict(quiz.names),
        "houses": list(quiz.houses) or ALL,
        "rounds": quiz.rounds,
        "boxes": quiz.boxes or ANY,
        "asked": quiz.scope.value,
        "time": {quiz.time.timing.value: time_text(quiz.time.seconds)},
        "pass": {mark.measure.value: _mark_json(mark) for mark in quiz.marks},
        "quotas": {situation.value: least for situation, least in quiz.quotas},
        "pay_table": quiz.pay_table,
        "order_fails": quiz.order_fails,
    }


def _mark_json(mark: PassMark) -> str | int:
    match mark.measure:
        case Measure.WAGERS | Measure.HANDS:
            whole, tenth = divmod(mark.bound, 10)
            return f"{whole}.{tenth} %" if tenth else f"{whole} %"
        case Measure.BOX_TIME:
            return time_text(mark.bound)
        case _:
            return mark.bound


def time_text(seconds: int) -> str:
    """A time as files write it: minutes:seconds."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def quiz_of_node(
    node: Node,
    reading: Reading,
    houses: Mapping[str, House] | None = None,
    others: tuple[QuizDefinition, ...] = (),
) -> QuizDefinition | None:
    """The quiz that a node describes; nothing where it has a fault. All faults are told.

    Without ``houses`` it is not looked whether it can be held in one; ``others`` are those whose
    ids and codes are taken.
    """
    record = Record.of(node, "", reading, whole="quiz")
    return None if record is None else _quiz(record, houses, others)


def _quiz(
    record: Record, houses: Mapping[str, House] | None, others: tuple[QuizDefinition, ...]
) -> QuizDefinition | None:
    """Read every key, so that every fault is told; the quiz stands only where there is none."""
    record.check_keys(_KEYS)
    quiz_id, code = _id(record, others), _code(record, others)
    names = record.read("names", lambda node, *at: read_five_languages(node, _LONGEST_NAME, *at))
    named = record.read("houses", lambda node, *at: _houses(node, houses, *at))
    rounds = record.whole("rounds", 1, MOST_ROUNDS)
    boxes = record.read("boxes", _boxes)
    scope = record.choice("asked", Scope)
    time = record.read("time", _time_limit)
    marks = record.read("pass", _marks)
    pay_table = record.read("pay_table", read_truth)
    order_fails = record.read("order_fails", read_truth)
    quotas = record.read("quotas", _quotas)
    held_in = _held_in(houses, named)
    check_boxes(record, boxes, held_in if named else ())
    check_asked(record, scope, marks or (), bool(order_fails))
    check_quotas(record, quotas or (), rounds, boxes or MOST_BOXES, held_in)
    if record.reading.faulty:
        return None
    return QuizDefinition(
        id=known(quiz_id),
        code=known(code),
        names=known(names),
        houses=known(named),
        rounds=known(rounds),
        boxes=known(boxes) or None,
        scope=known(scope),
        time=known(time),
        marks=known(marks),
        quotas=known(quotas),
        pay_table=known(pay_table),
        order_fails=known(order_fails),
    )


def _id(record: Record, others: tuple[QuizDefinition, ...]) -> str | None:
    quiz_id = record.read("id", lambda node, *at: read_line(node, _LONGEST_NAME, *at))
    if quiz_id is None:
        return None
    line = record.line_of("id")
    if not _ID.fullmatch(quiz_id) or len(quiz_id) > _LONGEST_ID or _DEVICES.fullmatch(quiz_id):
        record.reading.add(FaultKind.BAD_QUIZ_ID, line, text=quiz_id, longest=_LONGEST_ID)
    elif any(other.id == quiz_id for other in others):
        record.reading.add(FaultKind.QUIZ_ID_TAKEN, line, text=quiz_id)
    return quiz_id


def _code(record: Record, others: tuple[QuizDefinition, ...]) -> str | None:
    code = record.read("code", lambda node, *at: read_line(node, _LONGEST_NAME, *at))
    if code is None:
        return None
    if not _CODE.fullmatch(code):
        record.reading.add(FaultKind.BAD_QUIZ_CODE, record.line_of("code"), text=code)
    for other in others:
        if other.code == code:
            record.reading.add(
                FaultKind.QUIZ_CODE_TAKEN, record.line_of("code"), text=code, quiz=other.id
            )
    return code


def _houses(
    node: Node, houses: Mapping[str, House] | None, place: str, reading: Reading
) -> tuple[str, ...] | None:
    """The ids that are listed; none of them where all are meant."""
    if isinstance(node, Scalar) and node.text == ALL:
        return ()
    found: dict[str, None] = {}
    for item, item_place in items(node, place, reading):
        house_id = read_line(item, _LONGEST_NAME, item_place, reading)
        if house_id is None:
            continue
        if house_id in found:
            reading.add(FaultKind.NAMED_TWICE, item.line, place=item_place, text=house_id)
        elif houses is not None and house_id not in houses:
            allowed = tuple(houses)
            reading.add(FaultKind.UNKNOWN_HOUSE, item.line, text=house_id, allowed=allowed)
        found[house_id] = None
    if isinstance(node, ListNode) and not node.items:
        reading.add(FaultKind.EMPTY_LIST, node.line, place=place)
    return tuple(found)


def _held_in(
    houses: Mapping[str, House] | None, named: tuple[str, ...] | None
) -> tuple[House, ...]:
    known_houses = houses or {}
    ids = named or tuple(known_houses)
    return tuple(known_houses[house_id] for house_id in ids if house_id in known_houses)


def _boxes(node: Node, place: str, reading: Reading) -> int | None:
    """A number of boxes; 0 for any."""
    if isinstance(node, Scalar) and node.text == ANY:
        return 0
    return read_whole(node, 1, MOST_BOXES, place, reading)


def _time_limit(node: Node, place: str, reading: Reading) -> TimeLimit | None:
    record = Record.of(node, place, reading)
    if record is None:
        return None
    words = tuple(timing.value for timing in Timing)
    record.check_keys((), words)
    given = [timing for timing in Timing if record.node(timing.value) is not None]
    if len(given) != 1:
        reading.add(FaultKind.ONE_TIME, record.line, place=place, allowed=words)
        return None
    seconds = record.read(given[0].value, read_time)
    return None if seconds is None else TimeLimit(given[0], seconds)


def read_time(node: Node, place: str, reading: Reading) -> int | None:
    """Seconds of ``90``, ``1:30``, ``0:45``: always seconds, or minutes:seconds."""
    text = node.text if isinstance(node, Scalar) else ""
    readable = isinstance(node, Scalar) and (node.is_text or node.kind is ScalarKind.INTEGER)
    found = _TIME.fullmatch(text) if readable else None
    if found is not None:
        minutes, rest, seconds = found.groups()
        total = int(seconds) if seconds is not None else int(minutes) * 60 + int(rest)
        if 1 <= total <= _LONGEST_SECONDS:
            return total
    reading.add(FaultKind.NOT_A_TIME, node.line, place=place, text=text)
    return None


def _share(node: Node, place: str, reading: Reading) -> int | None:
    """Thousandths of ``95 %`` or ``99.5 %``."""
    text = node.text if isinstance(node, Scalar) else ""
    found = _SHARE.fullmatch(text)
    share = int(found[1]) * 10 + int(found[2] or 0) if found else 0
    if 1 <= share <= 1000:
        return share
    reading.add(FaultKind.NOT_A_SHARE, node.line, place=place, text=text)
    return None


def _marks(node: Node, place: str, reading: Reading) -> tuple[PassMark, ...] | None:
    record = Record.of(node, place, reading)
    if record is None:
        return None
    measures = [measure for measure in Measure if measure is not Measure.ORDER]
    record.check_keys((), [measure.value for measure in measures])
    found: list[PassMark] = []
    for measure in measures:
        key = measure.value
        match measure:
            case Measure.WAGERS | Measure.HANDS:
                bound = record.read(key, _share)
            case Measure.BOX_TIME:
                bound = record.read(key, read_time)
            case _:
                bound = record.whole(key, 0, MOST_ROUNDS)
        if bound is not None:
            found.append(PassMark(measure, bound))
    if not record.written:
        reading.add(FaultKind.EMPTY_LIST, record.line, place=place)
    return tuple(found)


def _quotas(node: Node, place: str, reading: Reading) -> tuple[tuple[Situation, int], ...] | None:
    record = Record.of(node, place, reading)
    if record is None:
        return None
    record.check_keys((), [situation.value for situation in Situation])
    most = MOST_ROUNDS * MOST_BOXES
    quotas = ((each, record.whole(each.value, 1, most)) for each in Situation)
    return tuple((situation, least) for situation, least in quotas if least is not None)
