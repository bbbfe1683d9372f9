"""What a quiz came to, in words and exact counts."""

from __future__ import annotations

from dealer_trainer.text.amounts import amount_with_currency, decimal_mark, seconds_shown
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.quizzes import pass_mark_text, share_shown
from dealer_trainer.training.quiz.definition import Measure
from dealer_trainer.training.quiz.record import Chain
from dealer_trainer.training.quiz.result import (
    TRADE_ROUNDS_AN_HOUR,
    MarkOutcome,
    QuizResult,
    tenths_of_percent,
)
from dealer_trainer.training.quiz.step import QuizEnding


def verdict(passed: bool) -> str:
    """Passed or not."""
    return pgettext("quiz", "Passed") if passed else pgettext("quiz", "Not passed")


def outcome_text(outcome: MarkOutcome) -> str:
    """What was reached in one respect: 39 of 56, 69.6 %."""
    match outcome.mark.measure:
        case Measure.WAGERS | Measure.HANDS:
            share = share_shown(tenths_of_percent(outcome.count, outcome.of))
            return _("{count} of {of}, {share}").format(
                count=outcome.count, of=outcome.of, share=share
            )
        case Measure.QUALIFICATION_ERRORS:
            return ngettext("{n} error", "{n} errors", outcome.count).format(n=outcome.count)
        case Measure.ORDER:
            return ngettext(
                "{n} round out of order", "{n} rounds out of order", outcome.count
            ).format(n=outcome.count)
        case Measure.BOX_TIME:
            return box_time_text(outcome.count, outcome.of)


def box_time_text(milliseconds: int, boxes: int) -> str:
    """The mean time a box: the tenths are rounded up, so that what is too slow never looks fast."""
    if not boxes:
        return pgettext("no figure", "–")
    tenths = -(-milliseconds // (boxes * 100))
    return _("{time} a box").format(time=seconds_shown(tenths / 10))


def outcome_line(outcome: MarkOutcome) -> str:
    """A pass mark and what was reached, in a line."""
    if outcome.reached:
        word = pgettext("pass mark", "reached")
    else:
        word = pgettext("pass mark", "not reached")
    return f"{pass_mark_text(outcome.mark)}: {outcome_text(outcome)} · {word}"


def pace_text(result: QuizResult) -> str:
    """Rounds an hour beside the trade's."""
    tenths = result.tenths_of_rounds_an_hour
    if tenths is None:
        return pgettext("no figure", "–")
    number = f"{tenths // 10}{decimal_mark()}{tenths % 10}"
    return _("{number} rounds an hour; {trade} are usual at a full table").format(
        number=number, trade=TRADE_ROUNDS_AN_HOUR
    )


def money_text(result: QuizResult) -> str:
    """What wrong bets gave away and held back."""
    currency = result.record.paper.house.currency
    return _("Overpaid {over}, underpaid {under}").format(
        over=amount_with_currency(result.money.overpaid, currency),
        under=amount_with_currency(result.money.underpaid, currency),
    )


def circumstances(result: QuizResult) -> tuple[str, ...]:
    """What a reader of the result must know of how it came about, a sentence each."""
    record = result.record
    told = (
        (record.ending is QuizEnding.LEFT, _("The quiz was left before its end")),
        (
            record.ending is QuizEnding.TIMED_OUT,
            _("The time was over before the last round was submitted"),
        ),
        (
            record.resumed,
            ngettext(
                "Resumed {n} time after an interruption; the clock ran on",
                "Resumed {n} times after an interruption; the clock ran on",
                record.resumed,
            ).format(n=record.resumed),
        ),
        (
            record.by_wall_clock,
            _("The machine was restarted meanwhile: that time was taken by the wall clock"),
        ),
        (
            record.chain is Chain.BROKEN,
            _("What was stored of this quiz was changed by other means than the trainer"),
        ),
        (
            record.chain is Chain.LATE,
            _("Begun under an earlier version: whether its stored answers were changed is unknown"),
        ),
        (record.sitting.known_code, _("Taken from a code that was known before")),
    )
    return tuple(sentence for holds, sentence in told if holds)


def standing_text(signed_by: str | None) -> str:
    """Whether the result proves anything."""
    if signed_by is None:
        return _("Practice: not signed by an examiner")
    return _("Examined and signed by {examiner}").format(examiner=signed_by)
