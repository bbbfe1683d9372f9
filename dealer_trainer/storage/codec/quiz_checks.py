"""Whether a quiz can be held as it is written: its boxes, its pass marks, its quotas."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.dealing.request import CannotDeal
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import DEALER_SITUATIONS, Situation
from dealer_trainer.storage.codec.fields import Record
from dealer_trainer.training.places import Scope
from dealer_trainer.training.quiz.definition import Measure, PassMark

MOST_ROUNDS: Final = 200

_ASKED_IN: Final = {
    Measure.WAGERS: (Scope.EVERYTHING, Scope.MAIN_BETS, Scope.SIDE_BETS),
    Measure.HANDS: (Scope.EVERYTHING, Scope.NAMING),
    Measure.QUALIFICATION_ERRORS: (Scope.EVERYTHING, Scope.QUALIFICATION),
    Measure.BOX_TIME: tuple(Scope),
    Measure.ORDER: (Scope.EVERYTHING, Scope.MAIN_BETS),
}
"""The scopes in which a measure has anything to look at."""


def check_boxes(record: Record, boxes: int | None, held_in: tuple[House, ...]) -> None:
    """Every house that the quiz names has the boxes."""
    for house in held_in:
        if boxes and boxes > house.boxes:
            record.reading.add(
                FaultKind.TOO_MANY_BOXES,
                record.line_of("boxes"),
                place="boxes",
                house=house.id,
                boxes=house.boxes,
            )


def check_asked(
    record: Record, scope: Scope | None, marks: tuple[PassMark, ...], order_fails: bool
) -> None:
    """What a pass mark looks at is asked."""
    marked = record.record("pass")
    lines = {
        mark.measure: (f"pass.{mark.measure.value}", marked.line_of(mark.measure.value))
        for mark in marks
        if marked is not None
    }
    if order_fails:
        lines[Measure.ORDER] = ("order_fails", record.line_of("order_fails"))
    for measure, (place, line) in lines.items():
        if scope is not None and scope not in _ASKED_IN[measure]:
            record.reading.add(FaultKind.MARK_NOT_ASKED, line, place=place, scope=scope.value)


def check_quotas(
    record: Record,
    quotas: tuple[tuple[Situation, int], ...],
    rounds: int | None,
    boxes: int,
    held_in: tuple[House, ...],
) -> None:
    """A house can deal what is wanted, and the paper has room for it."""
    written = record.record("quotas") if quotas else None
    if written is None:
        return
    dealt: set[Situation] = set()
    for house in held_in:
        try:
            dealt.update(possible_situations(house))
        except CannotDeal:  # told where a paper is asked for: the house may be mended
            dealt.update(Situation)
    for situation, least in quotas:
        line, place = written.line_of(situation.value), written.place(situation.value)
        if held_in and situation not in dealt:
            record.reading.add(FaultKind.QUOTA_NOWHERE, line, place=place, text=situation.value)
        most = (rounds or MOST_ROUNDS) * (1 if situation in DEALER_SITUATIONS else boxes)
        if least > most:
            record.reading.add(FaultKind.QUOTA_TOO_LARGE, line, place=place, n=least, most=most)
