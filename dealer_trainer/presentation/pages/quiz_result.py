"""What a quiz came to, as the page and the printed result show it."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.summary import Fact, KindLine, money_facts, right_of_text
from dealer_trainer.text.amounts import clock_shown, date_text, seconds_shown
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.text.printable import placed
from dealer_trainer.text.quiz_result import (
    box_time_text,
    circumstances,
    outcome_text,
    pace_text,
    standing_text,
    verdict,
)
from dealer_trainer.text.quizzes import pass_mark_text, quiz_name, round_ending_text, share_shown
from dealer_trainer.text.situations import situation_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.quiz.definition import Measure
from dealer_trainer.training.quiz.library import KeptResult
from dealer_trainer.training.quiz.result import (
    MarkedRound,
    QuizResult,
    QuizTally,
    tenths_of_percent,
)
from dealer_trainer.training.quiz.step import RoundEnding

_SECOND = 1000


@dataclass(frozen=True, slots=True)
class OutcomeLine:
    """A pass mark, and what was reached."""

    wanted: str
    found: str
    reached: bool


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round: seconds a box (nothing where it was not reached), and whether all was right."""

    number: int
    seconds: float | None
    right: bool
    told: str


@dataclass(frozen=True, slots=True)
class ResultState:
    """The whole page."""

    title: str
    facts: str
    passed: bool
    verdict: str
    share: str
    wagers: QuizTally
    outcomes: tuple[OutcomeLine, ...]
    figures: tuple[tuple[str, str], ...]
    told: tuple[str, ...]
    standing: str
    rounds: tuple[RoundLine, ...]
    target: int | None
    situations: tuple[KindLine, ...]
    slips: tuple[tuple[str, int], ...]
    money: tuple[Fact, ...]
    quotas: tuple[tuple[str, str], ...]
    code: str
    check: str
    awaits: str | None = None


def result_state(kept: KeptResult, result: QuizResult) -> ResultState:
    """The page of a finished quiz, in the language in use."""
    record = result.record
    paper = record.paper
    wagers = result.wagers
    at = record.sitting.started.astimezone()
    rounds = ngettext("{n} round", "{n} rounds", len(result.rounds)).format(n=len(result.rounds))
    facts = (
        record.sitting.trainee,
        house_name(paper.house),
        rounds,
        f"{date_text(at.date())}, {at:%H:%M}",
    )
    return ResultState(
        title=quiz_name(paper.definition),
        facts=" · ".join(map(placed, facts)),
        passed=result.passed,
        verdict=verdict(result.passed),
        share=share_shown(tenths_of_percent(wagers.right, wagers.asked)),
        wagers=wagers,
        outcomes=tuple(
            OutcomeLine(pass_mark_text(each.mark), outcome_text(each), each.reached)
            for each in result.outcomes
        ),
        figures=_figures(result),
        told=circumstances(result),
        standing=standing_text(kept.signed_by),
        rounds=tuple(_round(number, each) for number, each in enumerate(result.rounds, 1)),
        target=_target(result),
        situations=_situations(result),
        slips=tuple(
            (slip_name(slip), count)
            for slip, count in sorted(result.slips, key=lambda each: -each[1])
        ),
        money=money_facts(result.money, paper.house.currency),
        quotas=tuple(
            (
                situation_name(situation),
                _("{found}, wanted: {least}").format(found=found, least=least),
            )
            for situation, least, found in paper.quotas
        ),
        code=paper.code,
        check=kept.check,
        awaits=kept.awaits,
    )


def _figures(result: QuizResult) -> tuple[tuple[str, str], ...]:
    return (
        (_("Bets right"), right_of_text(result.wagers.right, result.wagers.asked)),
        (
            _("Boxes without a mistake"),
            right_of_text(result.boxes_right.right, result.boxes_right.asked),
        ),
        (_("Time used"), clock_shown(result.milliseconds / _SECOND)),
        (_("Average time per box"), box_time_text(result.milliseconds, result.boxes)),
        (_("Pace"), pace_text(result)),
    )


def _round(number: int, marked: MarkedRound) -> RoundLine:
    closed = marked.closed
    right = all(mark.right for mark in marked.report.marks)
    boxes = len(marked.layout.boxes)
    reached = closed.ending is not RoundEnding.NOT_REACHED
    seconds = (closed.closed - closed.opened) / _SECOND / boxes if reached and boxes else None
    said = [_("Round {number}").format(number=number)]
    if seconds is not None:
        said.append(_("{time} a box").format(time=seconds_shown(seconds)))
    if closed.ending is not RoundEnding.SUBMITTED:
        said.append(round_ending_text(closed.ending))
    said.append(_("all right") if right else _("with a mistake"))
    return RoundLine(number, seconds, right, ", ".join(said))


def _target(result: QuizResult) -> int | None:
    """The seconds a box that are wanted at most, where a pass mark says so."""
    marks = result.record.paper.definition.marks
    return next((mark.bound for mark in marks if mark.measure is Measure.BOX_TIME), None)


def _situations(result: QuizResult) -> tuple[KindLine, ...]:
    """The weakest first."""
    lines = sorted(
        result.situations, key=lambda each: tenths_of_percent(each[1].right, each[1].asked)
    )
    return tuple(
        KindLine(
            situation_name(situation),
            tally.right,
            tally.asked,
            right_of_text(tally.right, tally.asked),
        )
        for situation, tally in lines
    )
