"""Sheets as the program wrote them, read back from their JSON: typed and bounded."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

from msgspec import Meta, field

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.rules.money import Answer, parse_answer
from dealer_trainer.storage.codec.report import read_five
from dealer_trainer.storage.codec.typed import (
    BoxNumber,
    CardsText,
    Fields,
    Misread,
    Seconds,
    decoded,
)
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Five, Sheet


class DealerFields(Fields, frozen=True):
    """The dealer's hand on a sheet."""

    category: str | None = None
    qualifies: bool | None = None
    seconds: Seconds | None = None
    five: CardsText | None = None


class BoxAnswerFields(Fields, frozen=True):
    """A box on a sheet."""

    box: BoxNumber
    category: str | None = None
    bets: dict[Bet, str | None] = field(default_factory=dict)
    seconds: Seconds | None = None
    five: CardsText | None = None


class SheetFields(Fields, frozen=True):
    """A sheet as ``sheet_json`` writes it."""

    dealer: DealerFields = DealerFields()
    boxes: Annotated[tuple[BoxAnswerFields, ...], Meta(max_length=9)] = ()
    seconds: Seconds | None = None
    shown: SheetFields | None = None


def read_sheet(text: Any) -> Sheet:
    """The sheet of ``sheet_json``. Raises ``UnreadableRow``."""
    return sheet_from(decoded(text, SheetFields))


def sheet_from(fields: SheetFields) -> Sheet:
    """The sheet in typed fields. Raises ``Misread``."""
    dealer = fields.dealer
    boxes = tuple(map(_box_answer, fields.boxes))
    if len({box.number for box in boxes}) < len(boxes):
        raise Misread("sheet.boxes")
    return Sheet(
        DealerAnswer(
            _category(dealer.category),
            dealer.qualifies,
            milliseconds(dealer.seconds),
            _five(dealer.five),
        ),
        boxes,
        milliseconds(fields.seconds),
        None if fields.shown is None else sheet_from(fields.shown),
    )


def _box_answer(fields: BoxAnswerFields) -> BoxAnswer:
    bets = ((bet, _answer(said)) for bet, said in fields.bets.items() if said is not None)
    return BoxAnswer(
        fields.box,
        _category(fields.category),
        tuple(bets),
        milliseconds(fields.seconds),
        _five(fields.five),
    )


def _answer(text: str) -> Answer:
    answer = parse_answer(text)
    if answer is None:
        raise Misread("sheet.boxes")
    return answer


def _category(word: str | None) -> Category | None:
    if word is not None and word not in CATEGORY_BY_KEY:
        raise Misread("sheet.category")
    return None if word is None else CATEGORY_BY_KEY[word]


def _five(text: str | None) -> Five | None:
    five = None if text is None else read_five(text)
    if five is None and text is not None:
        raise Misread("sheet.five")
    return five


def milliseconds(seconds: float | None) -> int | None:
    """Whole milliseconds of what a text says in seconds."""
    # As the text has it: 1.001 of binary thousandths is less than 1,001.
    return None if seconds is None else int(Decimal(repr(seconds)) * 1000)
