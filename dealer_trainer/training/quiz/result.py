"""What a quiz came to: passed or failed against each mark, by exact counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, assert_never

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.rules.situations import (
    CATEGORY_SITUATIONS,
    Situation,
    box_situations,
    dealer_situations,
)
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Mark, MoneyErrors, Report, grade, money_errors
from dealer_trainer.training.places import ORDER, Part, Place, asked_places
from dealer_trainer.training.quiz.definition import Measure, PassMark
from dealer_trainer.training.quiz.record import QuizRecord
from dealer_trainer.training.quiz.step import ClosedRound, QuizEnding, RoundEnding

TRADE_ROUNDS_AN_HOUR: Final = 30
"""What a full table is dealt in the trade."""

_HOUR: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class MarkedRound:
    """A round of a quiz against the right answers; what is unanswered is wrong."""

    layout: Layout
    closed: ClosedRound
    asked: tuple[Place, ...]
    settlement: Settlement
    report: Report
    money: MoneyErrors

    @property
    def boxes_right(self) -> int:
        """How many boxes have no wrong answer."""
        return sum(
            all(mark.right for mark in self.report.of_box(box.number)) for box in self.layout.boxes
        )


@dataclass(frozen=True, slots=True)
class MarkOutcome:
    """A pass mark and what was reached.

    ``count`` of ``of``: right wagers or hands of those asked; wrong calls of the dealer's hand, or
    rounds out of order, of the rounds; milliseconds of so many boxes.
    """

    mark: PassMark
    count: int
    of: int

    @property
    def reached(self) -> bool:
        """Whether it is enough: whole numbers are compared, never rounded shares."""
        match self.mark.measure:
            case Measure.WAGERS | Measure.HANDS:
                return self.count * 1000 >= self.mark.bound * self.of
            case Measure.QUALIFICATION_ERRORS | Measure.ORDER:
                return self.count <= self.mark.bound
            case Measure.BOX_TIME:
                return self.count <= self.mark.bound * 1000 * self.of
        assert_never(self.mark.measure)


@dataclass(frozen=True, slots=True)
class QuizTally:
    """How often something was there, and how often it was faultless."""

    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class QuizResult:
    """A quiz marked. ``milliseconds`` is the time of all rounds that were reached, ``boxes`` and
    ``reached`` how many boxes and rounds those were.
    """

    record: QuizRecord
    rounds: tuple[MarkedRound, ...]
    outcomes: tuple[MarkOutcome, ...]
    situations: tuple[tuple[Situation, QuizTally], ...]
    slips: tuple[tuple[Slip, int], ...]
    money: MoneyErrors
    milliseconds: int
    boxes: int
    reached: int

    @property
    def passed(self) -> bool:
        """Whether every mark is reached; whoever leaves has not passed."""
        kept_on = self.record.ending is not QuizEnding.LEFT
        return kept_on and all(outcome.reached for outcome in self.outcomes)

    @property
    def wagers(self) -> QuizTally:
        """Bets answered rightly, of those asked."""
        return _tally(_marks(self.rounds), Part.BET)

    @property
    def boxes_right(self) -> QuizTally:
        """Boxes without a wrong answer, of all boxes of the paper."""
        boxes = sum(len(marked.layout.boxes) for marked in self.rounds)
        return QuizTally(sum(marked.boxes_right for marked in self.rounds), boxes)

    @property
    def box_milliseconds(self) -> int | None:
        """The mean time a box, the dealer's hand and the order shared out among them."""
        return self.milliseconds // self.boxes if self.boxes else None

    @property
    def tenths_of_rounds_an_hour(self) -> int | None:
        """Rounds an hour at this pace, in tenths."""
        return self.reached * 10 * _HOUR // self.milliseconds if self.milliseconds else None


def tenths_of_percent(count: int, of: int) -> int:
    """A share in tenths of a per cent, cut, never rounded up: what fails never looks passed."""
    return count * 1000 // of if of else 0


def result_of(record: QuizRecord) -> QuizResult:
    """A quiz marked by the rules of its own house."""
    paper = record.paper
    rounds = tuple(
        mark_round(layout, paper.house, closed, _asked(record, layout))
        for layout, closed in zip(paper.layouts, record.rounds, strict=True)
    )
    money = MoneyErrors()
    for marked in rounds:
        money += marked.money
    reached = [m for m in rounds if m.closed.ending is not RoundEnding.NOT_REACHED]
    time = sum(marked.closed.closed - marked.closed.opened for marked in reached)
    boxes = sum(len(marked.layout.boxes) for marked in reached)
    slips = Counter(slip for mark in _marks(rounds) for slip in mark.slips)
    return QuizResult(
        record,
        rounds,
        tuple(_outcome(mark, rounds, time, boxes) for mark in paper.definition.pass_marks),
        _by_situation(rounds, paper.house),
        tuple((slip, slips[slip]) for slip in Slip if slips[slip]),
        money,
        time,
        boxes,
        len(reached),
    )


def _asked(record: QuizRecord, layout: Layout) -> tuple[Place, ...]:
    return asked_places(layout, record.paper.house, record.paper.definition.scope)


def mark_round(
    layout: Layout, house: House, closed: ClosedRound, asked: tuple[Place, ...]
) -> MarkedRound:
    """A closed round against the right answers."""
    settlement = settle(layout, house)
    report = grade(layout, house, settlement, closed.sheet, asked)
    return MarkedRound(layout, closed, asked, settlement, report, money_errors(report, settlement))


def _marks(rounds: Iterable[MarkedRound]) -> Iterable[Mark]:
    return (mark for marked in rounds for mark in marked.report.marks)


def _tally(marks: Iterable[Mark], part: Part) -> QuizTally:
    looked_at = [mark.right for mark in marks if mark.place.part is part]
    return QuizTally(sum(looked_at), len(looked_at))


def _outcome(mark: PassMark, rounds: tuple[MarkedRound, ...], time: int, boxes: int) -> MarkOutcome:
    match mark.measure:
        case Measure.WAGERS:
            tally = _tally(_marks(rounds), Part.BET)
        case Measure.HANDS:
            tally = _tally(_marks(rounds), Part.CATEGORY)
        case Measure.QUALIFICATION_ERRORS:
            calls = _tally(_marks(rounds), Part.QUALIFIES)
            tally = QuizTally(calls.asked - calls.right, calls.asked)
        case Measure.ORDER:
            wrong = [_is_out_of_order(marked) for marked in rounds if ORDER in marked.asked]
            tally = QuizTally(sum(wrong), len(wrong))
        case Measure.BOX_TIME:
            tally = QuizTally(time, boxes)
    return MarkOutcome(mark, tally.right, tally.asked)


def _is_out_of_order(marked: MarkedRound) -> bool:
    """Whether boxes were settled in a wrong order; too few settled to tell is none."""
    mark = marked.report.mark(ORDER)
    return mark is not None and mark.given is not None and not mark.right


def _by_situation(
    rounds: Iterable[MarkedRound], house: House
) -> tuple[tuple[Situation, QuizTally], ...]:
    """For each situation of the paper the boxes or dealers that show it, and the faultless
    ones.
    """
    right: Counter[Situation] = Counter()
    asked: Counter[Situation] = Counter()
    for marked in rounds:
        dealer = marked.settlement.dealer
        shown: list[tuple[int | None, tuple[Situation, ...]]] = [
            (None, dealer_situations(marked.layout, dealer, house))
        ]
        shown += [
            (settled.box.number, box_situations(marked.layout, settled, dealer, house))
            for settled in marked.settlement.boxes
        ]
        for owner, situations in shown:
            marks = [m for m in marked.report.marks if m.place.box == owner and m.place != ORDER]
            if marks:
                asked.update(situations)
                right.update(situations if all(mark.right for mark in marks) else ())
    return tuple((s, QuizTally(right[s], asked[s])) for s in Situation if asked[s])


CATEGORIES: Final = tuple(CATEGORY_SITUATIONS.values())
"""Situations that only say which hand a box has; lists of weak spots may leave them out."""
