"""Passed or failed by exact counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_trainer.rules.money import Action, Answer, pay
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.quiz_result import box_time_text, circumstances, outcome_line, outcome_text
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.intents import Confirm, FocusBox, Painted, Submit
from dealer_trainer.training.places import Part, Place
from dealer_trainer.training.quiz.definition import Measure, PassMark
from dealer_trainer.training.quiz.paper import Paper, make_paper
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.result import (
    MarkOutcome,
    QuizResult,
    QuizTally,
    result_of,
    tenths_of_percent,
)
from dealer_trainer.training.quiz.session import begin_quiz
from dealer_trainer.training.sheet import Given
from tests.quizzes import (
    HOUSES,
    QUIZZES,
    START,
    HandClock,
    Spoil,
    answer_round,
    paper_of,
    right_answers,
    typed,
    wrong,
)
from tests.training.kept_quizzes import ANNA, KeptQuizzes

SHARE_70 = PassMark(Measure.WAGERS, 700)


def taken(paper: Paper, spoil: Spoil | None = None, seconds: float = 0) -> QuizResult:
    run = begin_quiz(KeptQuizzes(), HandClock(), ANNA, paper, Sitting("Anna", START))
    while run.state.ending is None:
        answer_round(run, spoil, seconds)
    assert run.result is not None
    return run.result


def test_39_of_56_at_70_per_cent_fails_and_shows_69_6() -> None:
    set_language(Language.EN)
    outcome = MarkOutcome(SHARE_70, 39, 56)
    assert not outcome.reached
    assert outcome_text(outcome) == "39 of 56, 69.6\N{NO-BREAK SPACE}%"
    assert outcome_line(outcome) == (
        "At least 70\N{NO-BREAK SPACE}% of the bets right: 39 of 56, 69.6\N{NO-BREAK SPACE}%"
        " · not reached"
    )


@pytest.mark.parametrize(
    ("bound", "count", "of", "reached"),
    [
        (700, 7, 10, True),
        (700, 699, 999, False),
        (700, 70, 100, True),
        (950, 19, 20, True),
        (950, 379, 399, False),
        (955, 191, 200, True),
        (1000, 399, 399, True),
        (1000, 9_999, 10_000, False),
    ],
)
def test_exactly_the_mark_passes(bound: int, count: int, of: int, reached: bool) -> None:
    assert MarkOutcome(PassMark(Measure.HANDS, bound), count, of).reached is reached


def test_a_share_that_fails_never_looks_passed() -> None:
    assert tenths_of_percent(94_999, 100_000) == 949
    assert tenths_of_percent(999, 1000) == 999
    assert tenths_of_percent(9_999, 10_000) == 999


def test_the_mean_time_a_box_is_compared_by_whole_milliseconds() -> None:
    mark = PassMark(Measure.BOX_TIME, 12)
    assert MarkOutcome(mark, 12_000 * 50, 50).reached
    assert not MarkOutcome(mark, 12_000 * 50 + 1, 50).reached
    assert "12.1" in box_time_text(12_000 * 50 + 1, 50)


def test_a_quiz_passes_at_its_mark_and_fails_one_below() -> None:
    paper = paper_of()
    wagers = sum(place.is_wager for n in range(5) for place in right_answers(paper, n))
    for missed in (0, 1):
        allowed = wagers // 10 + missed
        left = [allowed]

        def miss(_number: int, place: Place, right: Given, left: list[int] = left) -> Given | None:
            if not place.is_wager or not left[0]:
                return None
            left[0] -= 1
            return wrong(right)

        result = taken(paper, miss)
        assert result.wagers == QuizTally(wagers - allowed, wagers)
        assert result.passed is ((wagers - allowed) * 10 >= wagers * 9)
        assert result.passed is (missed == 0)


def test_one_wrong_call_of_the_dealer_fails_the_certification() -> None:
    paper = paper_of("certification")

    def miscall(number: int, place: Place, right: Given) -> Given | None:
        return wrong(right) if number == 4 and place.part is Part.QUALIFIES else None

    result = taken(paper, miscall)
    failed = [outcome for outcome in result.outcomes if not outcome.reached]
    assert [outcome.mark.measure for outcome in failed] == [Measure.QUALIFICATION_ERRORS]
    assert not result.passed
    assert dict(result.slips)[Slip.DEALER_MISJUDGED] == 1
    assert taken(paper).passed


def test_situations_are_counted_by_faultless_boxes_and_dealers() -> None:
    paper = paper_of()

    def miscall(number: int, place: Place, right: Given) -> Given | None:
        return wrong(right) if number == 0 and place.box is None else None

    result = taken(paper, miscall)
    assert {s: t.asked for s, t in result.situations} == dict(paper.counts)
    assert all(tally.right <= tally.asked for _, tally in result.situations)
    assert result.boxes_right == QuizTally(25, 25)


def test_money_overpaid_and_underpaid_is_told() -> None:
    paper = paper_of()

    def one_more(_number: int, _place: Place, right: Given) -> Given | None:
        if isinstance(right, Answer) and right.action is Action.PAY:
            return pay(right.amount + 100)
        return None

    result = taken(paper, one_more)
    paid = sum(
        isinstance(a, Answer) and a.action is Action.PAY
        for n in range(5)
        for a in right_answers(paper, n).values()
    )
    assert (result.money.overpaid, result.money.underpaid) == (paid * 100, 0)


def test_seconds_a_box_and_rounds_an_hour_are_of_all_the_time_taken() -> None:
    paper = paper_of()
    result = taken(paper, seconds=1)
    fields = sum(len(right_answers(paper, n)) for n in range(5))
    assert result.milliseconds == fields * 1000
    assert result.box_milliseconds == fields * 1000 // 25
    assert result.tenths_of_rounds_an_hour == 5 * 36_000 // fields


@pytest.mark.parametrize("fails", [True, False])
def test_settling_out_of_order_fails_only_where_the_quiz_says_so(fails: bool) -> None:
    quiz = replace(QUIZZES["short"], order_fails=fails)
    paper = make_paper(quiz, HOUSES["lv-ultimate"], 5)
    run = begin_quiz(KeptQuizzes(), HandClock(), ANNA, paper, Sitting("Anna", START))
    run.do(Painted())
    right = right_answers(paper, 0)
    lowest = min(box.number for box in paper.layouts[0].boxes)
    for place, answer in right.items():
        if place.box is None:
            for intent in typed(place, answer):
                run.do(intent)
            run.do(Confirm())
    run.do(FocusBox(lowest))
    for _ in range(60):
        drill = run.state.drill
        if run.state.number or drill is None:
            break
        if drill.focus is None:
            run.do(Submit())
        else:
            for intent in typed(drill.focus, right[drill.focus]):
                run.do(intent)
            run.do(Confirm())
    while run.state.ending is None:
        answer_round(run)
    assert run.result is not None
    assert run.result.passed is not fails
    assert dict(run.result.slips) == {Slip.OUT_OF_ORDER: 1}


def test_what_a_reader_must_know_is_told() -> None:
    set_language(Language.EN)
    result = taken(paper_of())
    record = replace(
        result.record,
        resumed=2,
        by_wall_clock=True,
        sitting=replace(result.record.sitting, known_code=True),
    )
    told = circumstances(result_of(record))
    assert told == (
        "Resumed 2 times after an interruption; the clock ran on",
        "The machine was restarted meanwhile: that time was taken by the wall clock",
        "Taken from a code that was known before",
    )
    assert circumstances(result) == ()
    assert Situation.TIE in dict(result.situations)
