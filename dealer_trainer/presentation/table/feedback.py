"""The sheet after submitting: a pure function from the marks to what is shown."""

from __future__ import annotations

from dealer_trainer.presentation.sheet import (
    ButtonState,
    FeedbackState,
    MarkState,
    SheetState,
    TileSign,
    TileState,
    WorkingState,
)
from dealer_trainer.presentation.table.looking import Feedback
from dealer_trainer.presentation.table.slip import SlipWords, slip_words, spot_word
from dealer_trainer.presentation.table.state import After
from dealer_trainer.presentation.table.words import box_of, box_word
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House
from dealer_trainer.rules.working import HandStep
from dealer_trainer.text.amounts import clock_shown, seconds_shown
from dealer_trainer.text.bets import bet_label, box_name, mark_word
from dealer_trainer.text.hands import hand_phrase
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.marks import accused_text, found_text, given_text, place_name
from dealer_trainer.text.slips import money_text, tally_text
from dealer_trainer.text.working import WorkingLine, box_working, dealer_working, step_lines
from dealer_trainer.training.diagnosis.causes import count_causes
from dealer_trainer.training.grading import Mark
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.places import (
    DEALER_PLACES,
    ORDER,
    Part,
)

_MINUTE = 60


def feedback_sheet(feedback: Feedback, house: House, after: After, note: str) -> SheetState:
    """The sheet of a marked layout."""
    return SheetState(
        order="",
        position="",
        tiles=tuple(_tile(feedback, number) for number in range(1, house.boxes + 1)),
        dealer=None,
        heading="",
        body=_body(feedback, house),
        note=note,
        note_tip="",
        buttons=_buttons(feedback, after),
    )


def _buttons(feedback: Feedback, after: After) -> tuple[tuple[str, ButtonState], ...]:
    enter = pgettext("key", "Enter")
    again = ("again", ButtonState(_("Try again"), "F5"))
    if feedback.walk is not None:
        onward = _("To the marks") if feedback.walk.is_last else _("Next step")
        end = ("end", ButtonState(_("To the marks"), pgettext("key", "Esc")))
        step = ("step", ButtonState(onward, enter, primary=True))
        return (step,) if feedback.walk.is_last else (step, end)
    if after.buttons:
        return after.buttons
    if after.last:
        return (("finish", ButtonState(_("Finish"), enter, primary=True)), again)
    following = ("next", ButtonState(_("Next layout"), enter, primary=True))
    if after.endless:
        return (following, ("finish", ButtonState(_("Finish"))), again)
    return (following, again)


def _tile(feedback: Feedback, number: int) -> TileState:
    box = box_of(feedback.marked.layout, number)
    marks = feedback.marked.report.of_box(number)
    right = all(mark.right for mark in marks)
    sign = TileSign.NONE
    if marks:
        sign = TileSign.RIGHT if right else TileSign.WRONG
    elif box is not None and box.dark:
        sign = TileSign.MOON
    word = box_word(box)
    spoken = (box_name(number), word, mark_word(right) if marks else "")
    return TileState(
        number=number,
        occupied=box is not None,
        active=feedback.looking.box == number,
        sign=sign,
        word=word if sign is TileSign.NONE else "",
        spoken=", ".join(filter(None, spoken)),
    )


def _body(feedback: Feedback, house: House) -> FeedbackState:
    number, place = feedback.looking.box, feedback.looking.place
    marks = () if number is None else feedback.marked.report.of_box(number)
    hand = next((mark for mark in marks if mark.place.part is Part.CATEGORY), None)
    five = next((mark for mark in marks if mark.place.part is Part.FIVE), None)
    slip = SlipWords() if feedback.walk is not None else slip_words(feedback, house)
    return FeedbackState(
        score=_score(feedback.marked),
        counted=_counted(feedback.marked),
        money=_money(feedback.marked, house),
        time=_time(feedback.marked),
        lines=tuple(_lines(feedback, house)),
        title=_title(feedback),
        hand=None if hand is None else _mark(hand, feedback, house, _("Player's hand")),
        marks=tuple(
            _mark(mark, feedback, house, bet_label(mark.place.bet))
            for mark in marks
            if mark.place.bet is not None
        ),
        slip=slip.name,
        slip_money=slip.money,
        working_title=_working_title(feedback),
        working=tuple(_working(feedback, house, None if place is None else place.bet)),
        slip_why=slip.why,
        five=None if five is None else _mark(five, feedback, house, _("Five cards")),
        show="" if feedback.walk is not None else _("Show me"),
    )


def _score(marked: MarkedLayout) -> str:
    if marked.spotted is not None:
        return found_text(marked.spotted)
    boxes = [b.number for b in marked.layout.settlement_order if marked.report.of_box(b.number)]
    if not boxes:
        right = all(mark.right for mark in marked.report.marks)
        return _("Correct") if right else _("Wrong")
    right_boxes = sum(all(m.right for m in marked.report.of_box(n)) for n in boxes)
    return ngettext(
        "{right} of {count} box right", "{right} of {count} boxes right", len(boxes)
    ).format(right=right_boxes, count=len(boxes))


def _counted(marked: MarkedLayout) -> str:
    if marked.spotted is not None:
        return ""
    wagers = [mark for mark in marked.report.marks if mark.place.is_wager]
    if wagers:
        return ngettext("{right} of {count} bet", "{right} of {count} bets", len(wagers)).format(
            right=sum(mark.right for mark in wagers), count=len(wagers)
        )
    count = marked.report.asked
    return ngettext("{right} of {count} answer", "{right} of {count} answers", count).format(
        right=marked.report.right, count=count
    )


def _money(marked: MarkedLayout, house: House) -> str:
    wagers = [mark for mark in marked.report.marks if mark.place.is_wager]
    money = money_text(marked.money, house.currency)
    if wagers and all(mark.right for mark in wagers) and marked.spotted is None:
        money = _("All bets settled correctly")
    parts = (_tally(marked), money)
    return " · ".join(part for part in parts if part)


def _tally(marked: MarkedLayout) -> str:
    """Mistakes and consequences; of a settled layout, what was wrongly accused."""
    if marked.spotted is not None:
        return accused_text(len(marked.spotted.accused))
    return tally_text(count_causes(marked.report))


def _time(marked: MarkedLayout) -> str:
    seconds = (marked.sheet.milliseconds or 0) / 1000
    shown = seconds_shown(seconds) if seconds < _MINUTE else clock_shown(seconds)
    return _("Time {time}").format(time=shown)


def _title(feedback: Feedback) -> str:
    number = feedback.looking.box
    if number is None:
        return _("Dealer · {hand}").format(hand=hand_phrase(feedback.marked.settlement.dealer))
    settled = feedback.marked.settlement.box(number)
    asked = any(m.place.part is Part.CATEGORY for m in feedback.marked.report.of_box(number))
    if settled.box.folded and not asked:
        return _("{box} · folded").format(box=box_name(number))
    return _("{box} · {hand}").format(box=box_name(number), hand=hand_phrase(settled.hand))


def _lines(feedback: Feedback, house: House) -> list[MarkState]:
    """The dealer's marks, in one row where they are right; and a wrong order."""
    report = feedback.marked.report
    dealer = [mark for mark in map(report.mark, DEALER_PLACES) if mark is not None]
    spotted = any(spot_word(mark, feedback.marked) for mark in dealer)
    rows = []
    if dealer and all(mark.right for mark in dealer) and not spotted:
        told = [m for m in dealer if m.place.part is not Part.FIVE] or dealer
        both = " · ".join(given_text(mark.expected, house.game) for mark in told)
        word = mark_word(True)
        rows.append(
            MarkState(
                name=told[0].place.name,
                label=pgettext("table", "Dealer"),
                right=True,
                word=word,
                given="",
                expected=both,
                active=feedback.looking.box is None,
                spoken=_("Dealer, right: {answer}").format(answer=both),
            )
        )
    else:
        rows += [_mark(mark, feedback, house, pgettext("table", "Dealer")) for mark in dealer]
    order = report.mark(ORDER)
    if order is not None and not order.right:
        rows.append(_mark(order, feedback, house, place_name(ORDER)))
    return rows


def _mark(mark: Mark, feedback: Feedback, house: House, label: str) -> MarkState:
    expected = given_text(mark.expected, house.game)
    word = spot_word(mark, feedback.marked)
    given = "" if mark.right else given_text(mark.given, house.game)
    if word and mark.right and feedback.marked.spotted is not None:
        before = feedback.marked.spotted.shown.mark(mark.place)
        given = "" if before is None else given_text(before.given, house.game)
    where = place_name(mark.place)
    if word:
        spoken = _("{place}, {word}: {given}, right: {answer}").format(
            place=where, word=word, given=given, answer=expected
        )
    elif mark.right:
        spoken = _("{place}, right: {answer}").format(place=where, answer=expected)
    else:
        spoken = _("{place}, wrong, your answer: {given}, right: {answer}").format(
            place=where, given=given, answer=expected
        )
    return MarkState(
        name=mark.place.name,
        label=label,
        right=mark.right,
        word=word or mark_word(mark.right),
        given=given,
        expected=expected,
        active=feedback.looking.place == mark.place,
        spoken=spoken,
    )


def _working_title(feedback: Feedback) -> str:
    walk = feedback.walk
    if walk is None:
        return _("Working")
    return _("Step {number} of {count}").format(number=walk.at + 1, count=len(walk.stops))


def _working(feedback: Feedback, house: House, bet: Bet | None) -> list[WorkingState]:
    number, place = feedback.looking.box, feedback.looking.place
    layout, settlement = feedback.marked.layout, feedback.marked.settlement
    if feedback.walk is not None:
        seen, here = feedback.walk.seen, feedback.walk.stop
        return [
            WorkingState(line.label, line.text, stop is here)
            for stop in seen
            for line in step_lines(stop.step)
        ]
    if number is None:
        lines = dealer_working(layout, house, settlement)
    else:
        lines = box_working(layout, house, settlement, number)
    naming = place is not None and place.part in (Part.FIVE, Part.CATEGORY)

    def is_asked(line: WorkingLine) -> bool:
        if naming:
            return isinstance(line.step, HandStep) and line.step.box == number
        return bet is not None and line.bet is bet

    return [WorkingState(line.label, line.text, is_asked(line)) for line in lines]
