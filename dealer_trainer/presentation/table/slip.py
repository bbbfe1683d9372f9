"""The mistake by its name: what the slip box says of the answer that is looked at."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.looking import Feedback
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import Answer
from dealer_trainer.rules.situations import box_situations, dealer_situations
from dealer_trainer.text.language import _
from dealer_trainer.text.marks import accused_word, found_word, missed_word
from dealer_trainer.text.situations import trap_text
from dealer_trainer.text.slips import (
    cause_text,
    followed_text,
    money_text,
    slip_explanation,
    wrong_action_text,
)
from dealer_trainer.training.diagnosis.causes import Cause, cause_money, cause_of, find_causes
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Mark, Report, mark_money
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.places import ORDER, Part, Place


@dataclass(frozen=True, slots=True)
class SlipWords:
    """A mistake: its name, the rule that it breaks, and what it cost."""

    name: str = ""
    why: str = ""
    money: str = ""


def slip_words(feedback: Feedback, house: House) -> SlipWords:
    """The mistake behind the answer looked at, else the first of the same box."""
    # Of a layout that was gone over the mistakes that lay on the table are told.
    report = (
        feedback.marked.report if feedback.marked.spotted is None else feedback.marked.spotted.shown
    )
    mark = _slipped(feedback, report)
    if mark is None:
        return SlipWords()
    causes = find_causes(report)
    cause = cause_of(causes, mark)
    if cause is None:
        return SlipWords()
    why = _trap(cause, feedback.marked, house) or slip_explanation(cause.slip)
    if cause.place == mark.place or cause.place.is_wager:
        money = money_text(cause_money(cause, report, feedback.marked.settlement), house.currency)
        name = _wrong_cards(mark, report) or _wrong_action(mark) or cause_text(cause)
        if _wrong_cards(mark, report):
            why = _("Other cards of the seven make the hand higher")
        return SlipWords(name, why, money)
    return SlipWords(followed_text(cause), why, _money_of(mark, feedback.marked, house))


def _slipped(feedback: Feedback, report: Report) -> Mark | None:
    marks = [m for m in report.marks if m.place.box == feedback.looking.box and m.slips]
    looked_at = (mark for mark in marks if mark.place == feedback.looking.place)
    order = report.mark(ORDER)
    # A wrong order belongs to no box: it is told where nothing else is wrong.
    other = order if order is not None and order.slips else None
    return next(looked_at, next(iter(marks), other))


def _wrong_cards(mark: Mark, report: Report) -> str:
    """That the hand was named rightly, but with other cards than those that play."""
    if mark.place.part is not Part.FIVE:
        return ""
    named = report.mark(Place(Part.CATEGORY, mark.place.box))
    return _("Right category, wrong cards") if named is not None and named.right else ""


def _wrong_action(mark: Mark) -> str:
    """What was done where no slip of the list explains it."""
    given, expected, bet = mark.given, mark.expected, mark.place.bet
    if mark.slips[0] is not Slip.WRONG_ACTION or bet is None:
        return ""
    if not isinstance(given, Answer) or not isinstance(expected, Answer):
        return ""
    return wrong_action_text(bet, expected.action, given.action)


def _trap(cause: Cause, marked: MarkedLayout, house: House) -> str:
    """What was overlooked in the hand that a mistake is about."""
    layout, settlement, number = marked.layout, marked.settlement, cause.place.box
    if number is None:
        return trap_text(cause.slip, dealer_situations(layout, settlement.dealer, house))
    settled = settlement.box(number)
    there = box_situations(layout, settled, settlement.dealer, house)
    return trap_text(cause.slip, there)


def _money_of(mark: Mark, marked: MarkedLayout, house: House) -> str:
    if mark.place.bet is None or mark.place.box is None:
        return ""
    stake = marked.settlement.box(mark.place.box).bet(mark.place.bet).stake
    return money_text(mark_money(mark, stake), house.currency)


def spot_word(mark: Mark, marked: MarkedLayout) -> str:
    """What became of an answer of a layout that was gone over; nothing where it was right."""
    spotted = marked.spotted
    if spotted is None:
        return ""
    before = spotted.shown.mark(mark.place)
    if mark.place in spotted.accused:
        return accused_word()
    if before is None or before.right:
        return ""
    return found_word() if mark.right else missed_word()
