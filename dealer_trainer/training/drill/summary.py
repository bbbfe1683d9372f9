"""What a drill came to: its rounds summed up by kind of answer, money, time and mistakes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.training.diagnosis.causes import NO_MISTAKES, MistakeTally, count_causes
from dealer_trainer.training.drill.plan import Round
from dealer_trainer.training.error_spotting.verdict import SpottingTally, spotting_tally
from dealer_trainer.training.grading import MoneyErrors
from dealer_trainer.training.places import Part, Place


class Kind(Enum):
    """What sort of answer a mark is, for totals."""

    READING = "reading"
    NAMING = "naming"
    QUALIFICATION = "qualification"
    MAIN_BETS = "main-bets"
    SIDE_BETS = "side-bets"
    ORDER = "order"


def kind_of(place: Place) -> Kind:
    """The kind of a place."""
    match place.part:
        case Part.FIVE:
            return Kind.READING
        case Part.CATEGORY:
            return Kind.NAMING
        case Part.QUALIFIES:
            return Kind.QUALIFICATION
        case Part.ORDER:
            return Kind.ORDER
        case Part.BET:
            return Kind.SIDE_BETS if place.bet and place.bet.is_side else Kind.MAIN_BETS


@dataclass(frozen=True, slots=True)
class Summary:
    """What a drill came to: (kind, right, asked), money, the mean time a box in milliseconds,
    mistakes with their consequences, and what was found where layouts were gone over.
    """

    rounds: int
    kinds: tuple[tuple[Kind, int, int], ...]
    money: MoneyErrors
    box_milliseconds: int | None
    tally: MistakeTally = NO_MISTAKES
    spotted: SpottingTally | None = None

    @property
    def right(self) -> int:
        """All right answers."""
        return sum(right for _, right, _ in self.kinds)

    @property
    def asked(self) -> int:
        """All answers asked for."""
        return sum(asked for _, _, asked in self.kinds)


def summarise(rounds: Iterable[Round], house: House) -> Summary:
    """The summary of rounds under one house."""
    tally = {kind: [0, 0] for kind in Kind}
    money, spent, boxes, count = MoneyErrors(), 0, 0, 0
    causes, spotted = NO_MISTAKES, None
    for played in rounds:
        count += 1
        money += played.money
        causes += count_causes(played.report)
        gone_over = spotting_tally(played.sheet, played.report)
        if gone_over is not None:
            spotted = gone_over if spotted is None else spotted + gone_over
        for mark in played.report.marks:
            counted = tally[kind_of(mark.place)]
            counted[0] += mark.right
            counted[1] += 1
        for box in played.sheet.boxes:
            if box.milliseconds is not None:
                spent += box.milliseconds
                boxes += 1
    kinds = tuple((kind, right, asked) for kind, (right, asked) in tally.items() if asked)
    return Summary(count, kinds, money, spent // boxes if boxes else None, causes, spotted)
