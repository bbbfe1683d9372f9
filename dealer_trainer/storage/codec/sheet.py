"""One sheet: read from nodes with every fault, and written as JSON values. A settlement is a
perfect sheet.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import Any, Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import cards_text
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import Answer, parse_answer
from dealer_trainer.storage.codec.fields import Record, items, known, read_truth, read_word
from dealer_trainer.storage.codec.nodes import Node, Reading, Scalar, ScalarKind
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Five, Sheet

_IGNORED: Final = ("cards", "result", "situations")
_HIGHEST_NUMBER: Final = 9_999_999
_MOST_SECONDS: Final = 10_000_000


def sheet_json(sheet: Sheet) -> dict[str, Any]:
    """The sheet as ``grade`` reads it; what was not answered is left out.

    Only stored rounds have ``five`` beside a category (the cards picked, as text) and ``shown`` on
    the whole (the sheet that was to be corrected); ``grade`` knows neither.
    """
    dealer = {
        "five": _five_json(sheet.dealer.five),
        "category": None if sheet.dealer.category is None else sheet.dealer.category.key,
        "qualifies": sheet.dealer.qualifies,
        "seconds": _seconds_json(sheet.dealer.milliseconds),
    }
    written = {
        "dealer": _answered(dealer),
        "boxes": [_box_json(box) for box in sheet.boxes],
        "seconds": _seconds_json(sheet.milliseconds),
        "shown": None if sheet.shown is None else sheet_json(sheet.shown),
    }
    return _answered(written)


def _box_json(box: BoxAnswer) -> dict[str, Any]:
    written = {
        "box": box.number,
        "five": _five_json(box.five),
        "category": None if box.category is None else box.category.key,
        "bets": {bet.value: answer.text for bet, answer in box.bets},
        "seconds": _seconds_json(box.milliseconds),
    }
    return _answered(written)


def _five_json(five: Five | None) -> str | None:
    return None if five is None else cards_text(five.cards)


def _answered(written: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in written.items() if value is not None}


def _seconds_json(milliseconds: int | None) -> int | float | None:
    if milliseconds is None:
        return None
    return milliseconds / 1000 if milliseconds % 1000 else milliseconds // 1000


def sheet_of(node: Node, layout: Layout | None, house: House | None, reading: Reading) -> Sheet:
    """The sheet that a node describes; without a layout only its shape is checked."""
    record = Record.of(node, "", reading, whole="sheet")
    if record is None:
        return Sheet()
    record.check_keys((), ("dealer", "boxes", "seconds", *_IGNORED))
    dealer = _said(record, "dealer", _dealer) or DealerAnswer()
    boxes = _said(record, "boxes", lambda each, *at: _boxes(each, layout, house, *at)) or ()
    return Sheet(dealer, boxes, _said(record, "seconds", _milliseconds))


def _said(record: Record, key: str, read: Any) -> Any:
    """A key's value by a reader; nothing where it is missing or null, which is not answered."""
    node = record.node(key)
    if isinstance(node, Scalar) and node.is_null:
        return None
    return record.read(key, read)


def _dealer(node: Node, place: str, reading: Reading) -> DealerAnswer | None:
    record = Record.of(node, place, reading)
    if record is None:
        return None
    record.check_keys((), ("category", "qualifies", "seconds", *_IGNORED))
    return DealerAnswer(
        _said(record, "category", _category),
        _said(record, "qualifies", read_truth),
        _said(record, "seconds", _milliseconds),
    )


def _category(node: Node, place: str, reading: Reading) -> Category | None:
    word = read_word(node, CATEGORY_BY_KEY, place, reading)
    return None if word is None else CATEGORY_BY_KEY[word]


def _boxes(
    node: Node, layout: Layout | None, house: House | None, place: str, reading: Reading
) -> tuple[BoxAnswer, ...]:
    found: list[BoxAnswer] = []
    numbers: set[int] = set()
    for item, item_place in items(node, place, reading):
        record = Record.of(item, item_place, reading)
        number = None if record is None else record.whole("box", 0, _HIGHEST_NUMBER)
        if record is None or number is None:
            _tell_missing_number(record)
            continue
        record = known(Record.of(item, f"box{number}", reading))
        record.check_keys(("box",), ("category", "bets", "seconds", *_IGNORED))
        box = (
            None
            if layout is None
            else next((each for each in layout.boxes if each.number == number), None)
        )
        if number in numbers:
            reading.add(FaultKind.BOX_TWICE, item.line, number=number)
        elif layout is not None and box is None:
            reading.add(FaultKind.BOX_NOT_IN_LAYOUT, item.line, number=number)
        numbers.add(number)
        bets = _said(record, "bets", lambda each, *at, box=box: _bets(each, box, house, *at)) or ()
        category = _said(record, "category", _category)
        found.append(BoxAnswer(number, category, bets, _said(record, "seconds", _milliseconds)))
    return tuple(found)


def _tell_missing_number(record: Record | None) -> None:
    if record is not None:
        record.check_keys(("box",), ("category", "bets", "seconds", *_IGNORED))


def _bets(
    node: Node, box: Box | None, house: House | None, place: str, reading: Reading
) -> tuple[tuple[Bet, Answer], ...]:
    """The answered bets of a box in the order of settlement."""
    record = Record.of(node, place, reading)
    if record is None:
        return ()
    staked = dict(game_of(house).stakes(box)) if box is not None and house is not None else None
    there = list(Bet) if staked is None else list(staked)
    words = {bet.value for bet in there}
    if box is not None:
        for key in record.written:
            if key not in words:
                reading.add(
                    FaultKind.BET_NOT_IN_LAYOUT,
                    record.line_of(key),
                    place=record.place(key),
                    bet=key,
                    number=box.number,
                )
    answers = [(bet, _said(record, bet.value, _answer)) for bet in there]
    return tuple((bet, answer) for bet, answer in answers if answer is not None)


def _answer(node: Node, place: str, reading: Reading) -> Answer | None:
    if isinstance(node, Scalar):
        if node.kind is ScalarKind.FLOAT:
            reading.add(FaultKind.FLOAT_ANSWER, node.line, place=place, text=node.text)
            return None
        if node.is_text or node.kind is ScalarKind.INTEGER:
            answer = parse_answer(node.text)
            if answer is not None:
                return answer
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.NOT_AN_ANSWER, node.line, place=place, text=text)
    return None


def _milliseconds(node: Node, place: str, reading: Reading) -> int | None:
    """A number of seconds of at least nought, as whole milliseconds."""
    if isinstance(node, Scalar) and node.kind in (ScalarKind.INTEGER, ScalarKind.FLOAT):
        try:
            seconds = Decimal(node.text)
        except InvalidOperation:
            seconds = Decimal(-1)
        if seconds.is_finite() and 0 <= seconds <= _MOST_SECONDS:
            return int(seconds * 1000)
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.NOT_SECONDS, node.line, place=place, text=text)
    return None
