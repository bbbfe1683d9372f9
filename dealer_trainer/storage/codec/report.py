"""Marks as ``grade --json`` prints them and as stored rounds are read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dealer_trainer.rules.cards import Card, cards_text, parse_card
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.rules.money import Answer, parse_answer
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.places import Part, Place, parse_place
from dealer_trainer.training.sheet import FIVE, Five, five_of

if TYPE_CHECKING:
    from dealer_trainer.training.grading import Given, Mark, Report


def report_json(report: Report) -> dict[str, Any]:
    """A layout's marks: how many are right, how many were asked, and each."""
    return {
        "right": report.right,
        "asked": report.asked,
        "marks": [mark_json(mark) for mark in report.marks],
    }


def mark_json(mark: Mark) -> dict[str, Any]:
    """One answer against the right one."""
    return {
        "place": mark.place.name,
        "given": None if mark.given is None else answer_json(mark.given),
        "expected": answer_json(mark.expected),
        "right": mark.right,
        "slips": [slip.value for slip in mark.slips],
    }


def answer_json(answer: Given) -> str | bool | list[int]:
    """An answer: five cards, a category's word, whether the dealer opens, ``take``, ``37.5``, or
    box numbers.
    """
    match answer:
        case Five():
            return cards_text(answer.cards)
        case Category():
            return answer.key
        case Answer():
            return answer.text
        case tuple():
            return list(answer)
        case bool():
            return answer


def read_place(name: Any) -> Place:
    """The place of a name. Raises ``UnreadableRow`` if it is none."""
    place = parse_place(name) if isinstance(name, str) else None
    if place is None:
        raise UnreadableRow(f"no place: {name!r}")
    return place


def read_slip(word: Any) -> Slip:
    """The slip of a word. Raises ``UnreadableRow`` if it is none."""
    try:
        return Slip(word)
    except ValueError:
        raise UnreadableRow(f"no slip: {word!r}") from None


def read_answer(place: Place, written: Any) -> Given:
    """The answer at a place. Raises ``UnreadableRow`` if it is none that fits there."""
    answer: Given | None = None
    match place.part:
        case Part.FIVE:
            answer = read_five(written) if isinstance(written, str) else None
        case Part.CATEGORY:
            answer = CATEGORY_BY_KEY.get(written) if isinstance(written, str) else None
        case Part.QUALIFIES:
            answer = written if isinstance(written, bool) else None
        case Part.BET:
            answer = parse_answer(written) if isinstance(written, str) else None
        case Part.ORDER:
            answer = _read_order(written)
    if answer is None:
        raise UnreadableRow(f"no answer at {place.name}: {written!r}")
    return answer


def read_five(text: str) -> Five | None:
    """The five cards that a text lists; nothing where they are not five different ones."""
    cards: list[Card | None] = [parse_card(word) for word in text.split()]
    known = {card for card in cards if card is not None}
    return five_of(known) if len(known) == len(cards) == FIVE else None


def _read_order(written: Any) -> tuple[int, ...] | None:
    if not isinstance(written, list) or not all(type(number) is int for number in written):
        return None
    return tuple(written)
