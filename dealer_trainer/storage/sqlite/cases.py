"""Cases: the layouts and questions that mistakes were made in, as they are kept."""

from __future__ import annotations

import sqlite3
from typing import Any

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card, cards_text, parse_card
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.report import read_place, report_json
from dealer_trainer.storage.codec.round_fields import (
    LayoutFields,
    ReportFields,
    layout_from,
    read_asked,
    read_layout,
    report_from,
)
from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.codec.sheet_fields import SheetFields, read_sheet, sheet_from
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.storage.codec.typed import Fields, decoded
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.sqlite.read_rounds import read_report_of
from dealer_trainer.training.quiz.result import MarkedRound
from dealer_trainer.training.review.session import Case, LayoutCase, QuestionCase
from dealer_trainer.training.sprint.questions import (
    NameQuestion,
    PayQuestion,
    SprintAnswer,
    SprintKind,
    SprintQuestion,
    SprintValue,
    WhoWinsQuestion,
)


class LayoutCaseFields(Fields, frozen=True):
    """A case as ``marked_case_text`` writes it; once its places were JSON within JSON."""

    layout: LayoutFields
    asked: tuple[str, ...] | str
    sheet: SheetFields
    report: ReportFields


def marked_case_text(marked: MarkedRound) -> str:
    """A layout of a quiz as it was answered: no round of a drill keeps it."""
    return written_json(
        {
            "layout": layout_json(marked.layout),
            "asked": [place.name for place in marked.asked],
            "sheet": sheet_json(marked.closed.sheet),
            "report": report_json(marked.report),
        }
    )


def read_case(text: Any, name: str, house_fingerprint: str) -> Case:
    """The case of a text that was kept beside a mistake."""
    if '"layout"' not in text:
        return QuestionCase(name, read_sprint_answer(decoded(text, dict[str, Any])))
    fields = decoded(text, LayoutCaseFields)
    asked = fields.asked
    return LayoutCase(
        name,
        layout_from(fields.layout),
        house_fingerprint,
        tuple(map(read_place, asked)) if isinstance(asked, tuple) else read_asked(asked),
        sheet_from(fields.sheet),
        report_from(fields.report.marks),
    )


def read_drill_case(connection: sqlite3.Connection, round_id: int, name: str) -> LayoutCase:
    """The case of a drill's round."""
    row = connection.execute(
        "SELECT layout, house_fingerprint, asked, sheet FROM rounds WHERE id = ?", (round_id,)
    ).fetchone()
    if row is None:
        raise UnreadableRow(f"no round {round_id}")
    layout, house_fingerprint, asked, sheet = row
    return LayoutCase(
        name,
        read_layout(layout),
        house_fingerprint,
        read_asked(asked),
        read_sheet(sheet),
        read_report_of(connection, round_id),
    )


def sprint_answer_text(answer: SprintAnswer) -> str:
    """A sprint's question and what was answered."""
    return written_json(
        {
            **_question_json(answer.question),
            "given": _value_json(answer.given),
            "milliseconds": answer.milliseconds,
        }
    )


def _question_json(question: SprintQuestion) -> dict[str, Any]:
    match question:
        case NameQuestion(board, cards):
            return {
                "kind": SprintKind.NAME.value,
                "board": cards_text(board),
                "cards": cards_text(cards),
            }
        case WhoWinsQuestion(board, cards, dealer):
            return {
                "kind": SprintKind.WHO_WINS.value,
                "board": cards_text(board),
                "cards": cards_text(cards),
                "dealer": cards_text(dealer),
            }
        case PayQuestion(bet, category, stake, right):
            return {
                "kind": SprintKind.PAY.value,
                "bet": bet.value,
                "category": category.key,
                "stake": stake,
                "right": right,
            }


def _value_json(value: SprintValue) -> str | int:
    match value:
        case Category():
            return value.key
        case Result():
            return value.value
        case int():
            return value


def read_sprint_answer(written: dict[str, Any]) -> SprintAnswer:
    """The answer of ``sprint_answer_text``, parsed."""
    try:
        given: SprintValue
        question: SprintQuestion
        match SprintKind(written["kind"]):
            case SprintKind.NAME:
                question = NameQuestion(_cards(written["board"]), _cards(written["cards"]))
                given = CATEGORY_BY_KEY[written["given"]]
            case SprintKind.WHO_WINS:
                question = WhoWinsQuestion(
                    _cards(written["board"]), _cards(written["cards"]), _cards(written["dealer"])
                )
                given = Result(written["given"])
            case SprintKind.PAY:
                question = PayQuestion(
                    Bet(written["bet"]),
                    CATEGORY_BY_KEY[written["category"]],
                    int(written["stake"]),
                    int(written["right"]),
                )
                given = int(written["given"])
        return SprintAnswer(question, given, int(written["milliseconds"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UnreadableRow("no question") from None


def _cards(text: str) -> tuple[Card, ...]:
    cards = tuple(card for word in text.split() if (card := parse_card(word)) is not None)
    if len(cards) != len(text.split()):
        raise UnreadableRow(f"no cards: {text!r}")
    return cards
