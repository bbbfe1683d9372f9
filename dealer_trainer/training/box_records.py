"""Turns: the dealer's hand and each box of a round, with what it was an example of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import Situation, box_situations, dealer_situations
from dealer_trainer.training.places import Part, Place, asked_places
from dealer_trainer.training.skills.skill import Question, question_of

if TYPE_CHECKING:
    from dealer_trainer.rules.house import GameName, House
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.diagnosis.slips import Slip
    from dealer_trainer.training.drill.state import Change
    from dealer_trainer.training.grading import Mark, Report
    from dealer_trainer.training.sheet import Sheet
    from dealer_trainer.training.skills.counting import Counted

DEALER: Final = 0
"""The dealer among the owners of turns; boxes have their own numbers, from 1."""


class TurnKind(Enum):
    """What was to be done, as limits of time and filters tell it; the values are stored."""

    DEALER = "dealer"
    NAMING = "naming"
    BOX = "box"
    WHO_WINS = "who-wins"
    PAYMENT = "payment"


@dataclass(frozen=True, slots=True)
class Background:
    """What a layout is under its house, fixed when it is dealt: history is not worked out again.

    ``situations`` are by owner; ``whole`` tells whether all of the layout is asked.
    """

    game: GameName
    situations: Mapping[int, tuple[Situation, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    whole: bool = False


@dataclass(frozen=True, slots=True)
class BoxRecord:
    """The dealer's hand (owner 0) or a box, as it was answered."""

    owner: int
    kind: TurnKind
    situations: tuple[Situation, ...]
    marks: tuple[Mark, ...]
    milliseconds: int | None

    @property
    def right(self) -> bool:
        """Whether all of it is right."""
        return all(mark.right for mark in self.marks)

    @property
    def slips(self) -> tuple[Slip, ...]:
        """The slips of its marks, each once, in the order of the marks."""
        return tuple(dict.fromkeys(slip for mark in self.marks for slip in mark.slips))


def background_of(layout: Layout, house: House, asked: tuple[Place, ...]) -> Background:
    """What a layout is under a house, of which these places are asked."""
    settlement = settle(layout, house)
    situations = {DEALER: dealer_situations(layout, settlement.dealer, house)}
    for settled in settlement.boxes:
        situations[settled.box.number] = box_situations(layout, settled, settlement.dealer, house)
    whole = set(asked) >= set(asked_places(layout, house))
    return Background(house.game, MappingProxyType(situations), whole)


def owner_of(place: Place) -> int:
    """The owner of a place's turn."""
    return DEALER if place.box is None else place.box


def turns_of(
    sheet: Sheet, report: Report, background: Background | None = None
) -> tuple[BoxRecord, ...]:
    """The turns of a round in the order of its marks; without a background they are examples of
    nothing.
    """
    held = {} if background is None else background.situations
    marks: dict[int, list[Mark]] = {}
    for mark in report.marks:
        if mark.place.part is not Part.ORDER:
            marks.setdefault(owner_of(mark.place), []).append(mark)
    return tuple(
        BoxRecord(
            owner,
            _kind(owner, own),
            tuple(held.get(owner, ())),
            tuple(own),
            _time(sheet, owner),
        )
        for owner, own in marks.items()
    )


def _kind(owner: int, marks: Iterable[Mark]) -> TurnKind:
    if owner == DEALER:
        return TurnKind.DEALER
    return TurnKind.BOX if any(mark.place.is_wager for mark in marks) else TurnKind.NAMING


def _time(sheet: Sheet, owner: int) -> int | None:
    if owner == DEALER:
        return sheet.dealer.milliseconds
    box = sheet.box(owner)
    return None if box is None else box.milliseconds


def answer_times(changes: Iterable[Change]) -> dict[Place, int]:
    """Milliseconds that each answer took: the time of its box (or the dealer) since the answer
    before there. An answer that was given again has the sum.
    """
    clocks: dict[int | None, int] = {}
    times: dict[Place, int] = {}
    for change in changes:
        spent = max(0, change.owner_milliseconds - clocks.get(change.owner, 0))
        clocks[change.owner] = change.owner_milliseconds
        if change.place is not None:
            times[change.place] = times.get(change.place, 0) + spent
    return times


def count_round(
    report: Report, sheet: Sheet, background: Background, times: Mapping[Place, int]
) -> Counted:
    """What a round adds to the skills; ``times`` are milliseconds by place, as far as known."""
    # A layout is dealt without it; it is loaded with the first one that is counted.
    from dealer_trainer.training.skills.counting import (  # noqa: PLC0415 -- see above
        Answered,
        Counted,
        count_answer,
        count_traps,
    )

    by_owner: dict[int, list[Answered]] = {}
    for mark in report.marks:
        question = question_of(mark.place)
        if question is None:
            continue
        owner = owner_of(mark.place)
        held = background.situations.get(owner, ())
        by_owner.setdefault(owner, []).extend(
            count_answer(
                question, held, background.game, mark.right, times.get(mark.place), mark.slips
            )
        )
    tried = tuple(each for own in by_owner.values() for each in count_traps(own))
    answers = [answer for own in by_owner.values() for answer in own]
    if background.whole and report.marks:
        boxes = len({mark.place.box for mark in report.marks if mark.place.box is not None})
        a_box = None if sheet.milliseconds is None or not boxes else sheet.milliseconds // boxes
        right = report.right == report.asked
        answers += count_answer(Question.LAYOUT, (), background.game, right, a_box)
    return Counted(tuple(answers), tried)
