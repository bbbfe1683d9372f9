"""The sheet after submitting: a pure function from the marks to what is shown."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.sheet import (
    ButtonState,
    FeedbackState,
    MarkState,
    SheetState,
    TileSign,
    TileState,
    WorkingState,
)
from dealer_trainer.presentation.table.marked import Marked
from dealer_trainer.presentation.table.slip import SlipWords, slip_words, spot_word
from dealer_trainer.presentation.table.words import box_states
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House
from dealer_trainer.rules.working import HandStep
from dealer_trainer.text.amounts import clock_shown, seconds_shown
from dealer_trainer.text.bets import bet_label, box_name, mark_word
from dealer_trainer.text.causes import money_text, tally_text
from dealer_trainer.text.hands import hand_phrase
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.marks import given_text, place_name
from dealer_trainer.text.spot import accused_text, found_text
from dealer_trainer.text.working import WorkingLine, box_working, dealer_working, step_lines
from dealer_trainer.training.diagnosis.causes import count_causes
from dealer_trainer.training.grading import Mark
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_QUALIFIES,
    ORDER,
    Part,
)

_MINUTE = 60


@dataclass(frozen=True, slots=True)
class After:
    """What stands beside the marks: a note, and whether the drill ends or may end here."""

    note: str = ""
    last: bool = False
    endless: bool = False


def feedback_sheet(marked: Marked, house: House, after: After) -> SheetState:
    """The sheet of a marked layout."""
    return SheetState(
        order="",
        position="",
        tiles=tuple(_tile(marked, number) for number in range(1, house.boxes + 1)),
        dealer=None,
        heading="",
        body=_body(marked, house),
        note=after.note,
        note_tip="",
        buttons=_buttons(marked, after),
    )


def _buttons(marked: Marked, after: After) -> tuple[tuple[str, ButtonState], ...]:
    enter = pgettext("key", "Enter")
    again = ("again", ButtonState(_("Try again"), "F5"))
    if marked.walk is not None:
        onward = _("To the marks") if marked.walk.is_last else _("Next step")
        end = ("end", ButtonState(_("To the marks"), pgettext("key", "Esc")))
        step = ("step", ButtonState(onward, enter, primary=True))
        return (step,) if marked.walk.is_last else (step, end)
    if after.last:
        return (("finish", ButtonState(_("Finish"), enter, primary=True)), again)
    following = ("next", ButtonState(_("Next layout"), enter, primary=True))
    if after.endless:
        return (following, ("finish", ButtonState(_("Finish"))), again)
    return (following, again)


def _tile(marked: Marked, number: int) -> TileState:
    box = next((box for box in marked.layout.boxes if box.number == number), None)
    marks = marked.report.of_box(number)
    states = box_states(box)
    right = all(mark.right for mark in marks)
    sign = TileSign.NONE
    if marks:
        sign = TileSign.RIGHT if right else TileSign.WRONG
    elif box is not None and box.dark:
        sign = TileSign.MOON
    spoken = [box_name(number), *states, *([mark_word(right)] if marks else [])]
    return TileState(
        number=number,
        occupied=box is not None,
        active=marked.looking.box == number,
        sign=sign,
        word="" if marks or sign is TileSign.MOON else next(iter(states), ""),
        spoken=", ".join(spoken),
    )


def _body(marked: Marked, house: House) -> FeedbackState:
    number, place = marked.looking.box, marked.looking.place
    marks = () if number is None else marked.report.of_box(number)
    hand = next((mark for mark in marks if mark.place.part is Part.CATEGORY), None)
    five = next((mark for mark in marks if mark.place.part is Part.FIVE), None)
    slip = SlipWords() if marked.walk is not None else slip_words(marked, house)
    return FeedbackState(
        score=_score(marked),
        counted=_counted(marked),
        money=_money(marked, house),
        time=_time(marked),
        lines=tuple(_lines(marked, house)),
        title=_title(marked),
        hand=None if hand is None else _mark(hand, marked, house, _("Player's hand")),
        marks=tuple(
            _mark(mark, marked, house, bet_label(mark.place.bet))
            for mark in marks
            if mark.place.bet is not None
        ),
        slip=slip.name,
        slip_money=slip.money,
        working_title=_working_title(marked),
        working=tuple(_working(marked, house, None if place is None else place.bet)),
        slip_why=slip.why,
        five=None if five is None else _mark(five, marked, house, _("Five cards")),
        show="" if marked.walk is not None else _("Show me"),
    )


def _score(marked: Marked) -> str:
    if marked.spotted is not None:
        return found_text(marked.spotted)
    boxes = [n for n in _boxes(marked) if marked.report.of_box(n)]
    if not boxes:
        right = all(mark.right for mark in marked.report.marks)
        return _("Correct") if right else _("Wrong")
    right_boxes = sum(all(m.right for m in marked.report.of_box(n)) for n in boxes)
    return ngettext(
        "{right} of {count} box right", "{right} of {count} boxes right", len(boxes)
    ).format(right=right_boxes, count=len(boxes))


def _boxes(marked: Marked) -> list[int]:
    return [box.number for box in marked.layout.settlement_order]


def _counted(marked: Marked) -> str:
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


def _money(marked: Marked, house: House) -> str:
    wagers = [mark for mark in marked.report.marks if mark.place.is_wager]
    money = money_text(marked.money, house.currency)
    if wagers and all(mark.right for mark in wagers) and marked.spotted is None:
        money = _("All bets settled correctly")
    parts = (_tally(marked), money)
    return " · ".join(part for part in parts if part)


def _tally(marked: Marked) -> str:
    """Mistakes and consequences; of a settled layout, what was wrongly accused."""
    if marked.spotted is not None:
        return accused_text(len(marked.spotted.accused))
    return tally_text(count_causes(marked.report))


def _time(marked: Marked) -> str:
    seconds = (marked.sheet.milliseconds or 0) / 1000
    shown = seconds_shown(seconds) if seconds < _MINUTE else clock_shown(seconds)
    return _("Time {time}").format(time=shown)


def _title(marked: Marked) -> str:
    number = marked.looking.box
    if number is None:
        return _("Dealer · {hand}").format(hand=hand_phrase(marked.settlement.dealer))
    settled = marked.settlement.box(number)
    asked = any(m.place.part is Part.CATEGORY for m in marked.report.of_box(number))
    if settled.box.folded and not asked:
        return _("{box} · folded").format(box=box_name(number))
    return _("{box} · {hand}").format(box=box_name(number), hand=hand_phrase(settled.hand))


def _lines(marked: Marked, house: House) -> list[MarkState]:
    """The dealer's marks, in one row where they are right; and a wrong order."""
    report = marked.report
    places = (DEALER_FIVE, DEALER_CATEGORY, DEALER_QUALIFIES)
    dealer = [mark for mark in map(report.mark, places) if mark is not None]
    spotted = any(spot_word(mark, marked) for mark in dealer)
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
                active=marked.looking.box is None,
                spoken=_("Dealer, right: {answer}").format(answer=both),
            )
        )
    else:
        rows += [_mark(mark, marked, house, pgettext("table", "Dealer")) for mark in dealer]
    order = report.mark(ORDER)
    if order is not None and not order.right:
        rows.append(_mark(order, marked, house, place_name(ORDER)))
    return rows


def _mark(mark: Mark, marked: Marked, house: House, label: str) -> MarkState:
    expected = given_text(mark.expected, house.game)
    word = spot_word(mark, marked)
    given = "" if mark.right else given_text(mark.given, house.game)
    if word and mark.right and marked.spotted is not None:
        before = marked.spotted.shown.mark(mark.place)
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
        active=marked.looking.place == mark.place,
        spoken=spoken,
    )


def _working_title(marked: Marked) -> str:
    walk = marked.walk
    if walk is None:
        return _("Working")
    return _("Step {number} of {count}").format(number=walk.at + 1, count=len(walk.stops))


def _working(marked: Marked, house: House, bet: Bet | None) -> list[WorkingState]:
    number, place = marked.looking.box, marked.looking.place
    layout, settlement = marked.layout, marked.settlement
    if marked.walk is not None:
        seen, here = marked.walk.seen, marked.walk.stop
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
