"""Taking a quiz: the clock through everything, no pause, no way back, and nothing done twice."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from dealer_trainer.training.drill.intents import (
    Back,
    Choose,
    Confirm,
    Focus,
    FocusBox,
    Painted,
    Pause,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import Phase, Stage
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_QUALIFIES
from dealer_trainer.training.quiz.clock import read_clock
from dealer_trainer.training.quiz.definition import TimeLimit, Timing
from dealer_trainer.training.quiz.paper import Paper
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import QuizRun, begin_quiz, take_up_quiz
from dealer_trainer.training.quiz.step import (
    AskToLeave,
    Leave,
    QuizEnding,
    QuizState,
    QuizTick,
    RoundEnding,
    Stay,
    Unconfirmed,
    resume_quiz,
    start_quiz,
    step_quiz,
)
from tests.quizzes import START, HandClock, answer_round, paper_of, right_answers, typed
from tests.training.kept_quizzes import ANNA, KeptQuizzes


def timed(paper: Paper, timing: Timing, seconds: int) -> Paper:
    return replace(paper, definition=replace(paper.definition, time=TimeLimit(timing, seconds)))


def begun(
    clock: HandClock, timing: Timing = Timing.ROUND, seconds: int = 120
) -> tuple[QuizRun, KeptQuizzes]:
    store = KeptQuizzes()
    paper = timed(paper_of(), timing, seconds)
    return begin_quiz(store, clock, ANNA, paper, Sitting("Anna", START)), store


def again(store: KeptQuizzes, clock: HandClock) -> QuizRun:
    """The program was killed and is started again."""
    kept = store.unfinished_quiz()
    assert kept is not None
    return take_up_quiz(store, clock, kept)


def test_all_answers_right_within_the_time_pass() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    for _ in run.state.paper.layouts:
        answer_round(run, seconds=1)
    assert run.state.ending is QuizEnding.FINISHED
    assert run.result is not None
    assert run.result.passed
    fields = [len(right_answers(run.state.paper, n)) for n in range(5)]
    assert run.result.milliseconds == sum(fields) * 1000
    assert run.result.wagers.right == run.result.wagers.asked > 0


def test_the_time_of_a_round_ends_it_mid_answer_and_keeps_what_was_typed() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    run.do(Painted())
    right = right_answers(run.state.paper, 0)
    for place in (DEALER_CATEGORY, DEALER_QUALIFIES):
        for intent in typed(place, right[place]):
            run.do(intent)
        run.do(Confirm())
    bet = next(place for place in right if place.is_wager)
    run.do(Focus(bet))
    run.do(Type("1"))
    run.do(Type("2"))
    clock.run(119.999)
    assert run.tick().number == 0
    clock.run(0.001)
    state = run.tick()
    assert state.number == 1
    closed = state.closed[0]
    assert closed.ending is RoundEnding.TIMED_OUT
    assert (closed.opened, closed.closed) == (0, 120_000)
    assert closed.unconfirmed == Unconfirmed(bet, "12")
    assert closed.sheet.dealer.category is right[DEALER_CATEGORY]
    assert closed.sheet.boxes == ()
    assert state.drill is not None
    assert state.drill.phase is Phase.WAITING
    assert state.deadline == 240_000


def test_an_answer_after_the_deadline_goes_into_no_round() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    clock.run(121)
    state = run.do(Confirm())
    assert state.number == 1
    assert state.closed[0].sheet.dealer.qualifies is None
    assert state.drill is not None
    assert state.drill.answers == ()


def test_the_time_of_the_whole_ends_it_all() -> None:
    clock = HandClock()
    run, _ = begun(clock, Timing.WHOLE, 300)
    answer_round(run, seconds=1)
    clock.run(300)
    state = run.tick()
    assert state.ending is QuizEnding.TIMED_OUT
    endings = [closed.ending for closed in state.closed]
    assert endings == [
        RoundEnding.SUBMITTED,
        RoundEnding.TIMED_OUT,
        *[RoundEnding.NOT_REACHED] * 3,
    ]
    assert state.closed[1].closed == 300_000
    assert run.result is not None
    assert not run.result.passed
    assert run.result.reached == 2


def test_a_held_enter_and_a_double_click_submit_once() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    answer_round(run)
    assert run.state.number == 1
    for _ in range(50):
        run.do(Confirm())
        run.do(Submit())
    run.do(Painted())
    for _ in range(50):
        run.do(Confirm())
        run.do(Submit())
    assert run.state.number == 1
    assert run.state.drill is not None
    assert run.state.drill.answers == ()


def test_there_is_no_pause_and_leaving_asks_once() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    run.do(Painted())
    state = run.do(Pause())
    assert state.asks_to_leave
    assert state.drill is not None
    assert state.drill.phase is Phase.ANSWERING
    clock.run(30)
    assert run.do(Stay()).remaining == 90_000
    assert run.do(Leave()).ending is None
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(AskToLeave())
    state = run.do(Leave())
    assert state.ending is QuizEnding.LEFT
    assert [closed.ending for closed in state.closed] == [
        RoundEnding.LEFT,
        *[RoundEnding.NOT_REACHED] * 4,
    ]
    assert state.closed[0].unconfirmed == Unconfirmed(DEALER_QUALIFIES, True)
    assert run.result is not None
    assert not run.result.passed
    assert run.do(Painted()) == state


def test_time_runs_while_the_question_to_leave_is_open() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    run.do(Painted())
    run.do(AskToLeave())
    run.do(Type("9"))
    clock.run(125)
    assert run.tick().number == 1


def test_nothing_goes_back_to_a_submitted_round() -> None:
    clock = HandClock()
    run, _ = begun(clock)
    answer_round(run)
    before = run.state.closed
    run.do(Painted())
    box = run.state.paper.layouts[0].boxes[0].number
    for intent in (Undo(), Back(), FocusBox(box), Focus(DEALER_CATEGORY), Undo()):
        run.do(intent)
    assert run.state.closed == before
    assert run.state.number == 1


@pytest.mark.parametrize("jump", [timedelta(hours=1), timedelta(hours=-1), timedelta(hours=25)])
def test_a_change_of_the_wall_clock_moves_nothing(jump: timedelta) -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    clock.run(50)
    run.tick()
    clock.wall += jump
    assert run.tick().remaining == 70_000
    taken_up = again(store, clock)
    assert taken_up.state.remaining == 70_000
    assert not taken_up.state.by_wall_clock


def test_eight_minutes_of_sleep_count() -> None:
    clock = HandClock()
    run, _ = begun(clock, Timing.WHOLE, 600)
    run.do(Painted())
    clock.run(8 * 60)
    assert run.tick().remaining == 120_000
    clock.run(119)
    assert run.tick().ending is None
    clock.run(1)
    assert run.tick().ending is QuizEnding.TIMED_OUT


def test_a_restart_counts_by_the_wall_clock_and_the_result_says_so() -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    clock.run(40)
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(Confirm())
    clock.run(30)
    clock.boot, clock.count = "another", 17
    run = again(store, clock)
    assert run.state.remaining == 50_000
    assert (run.state.resumed, run.state.by_wall_clock) == (1, True)
    while run.state.ending is None:
        answer_round(run)
    assert run.result is not None
    assert (run.result.record.resumed, run.result.record.by_wall_clock) == (1, True)


def test_a_restart_with_the_clock_set_back_is_never_less_than_was_stored() -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    for _ in range(60):
        clock.run(1)
        run.tick()
    clock.boot, clock.count = "another", 17
    clock.wall -= timedelta(days=2)
    run = again(store, clock)
    assert 60_000 <= run.state.remaining <= 65_000


def test_without_a_boot_mark_another_process_goes_by_the_wall_clock() -> None:
    clock = HandClock(boot=None)
    run, store = begun(clock)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(Confirm())
    clock.wall += timedelta(hours=3)
    clock.count += 10_000
    assert run.tick().remaining == 110_000
    clock.run(20)
    kept = store.unfinished_quiz()
    assert kept is not None
    assert resume_quiz(kept.state, kept.changes, read_clock(clock)).by_wall_clock


def test_past_the_deadline_it_is_closed_and_scored_at_the_next_start() -> None:
    clock = HandClock()
    run, store = begun(clock)
    answer_round(run, seconds=1)
    opened = run.state.opened
    clock.run(4 * 120 + 1)
    run = again(store, clock)
    assert run.state.ending is QuizEnding.FINISHED
    assert [closed.closed - closed.opened for closed in run.state.closed[1:]] == [120_000] * 4
    assert run.state.closed[1].opened == opened
    assert run.result is not None
    assert store.unfinished_quiz() is None


def test_rounds_that_ran_out_meanwhile_are_closed_and_the_one_that_runs_is_offered() -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(Confirm())
    clock.run(130)
    run = again(store, clock)
    assert run.state.number == 1
    assert run.state.remaining == 110_000
    assert run.state.closed[0].sheet.dealer.qualifies is True
    clock.run(500)
    run = again(store, clock)
    assert run.state.ending is QuizEnding.FINISHED


def test_a_resumed_round_stands_at_its_first_gap_with_all_its_answers() -> None:
    clock = HandClock()
    run, store = begun(clock)
    right = right_answers(run.state.paper, 0)
    run.do(Painted())
    for count, (place, answer) in enumerate(right.items(), 1):
        for intent in typed(place, answer):
            run.do(intent)
        clock.run(0.5)
        run.do(Confirm())
        taken_up = again(store, clock)
        drill = taken_up.state.drill
        assert drill is not None
        assert dict(drill.answers) == dict(list(right.items())[:count])
        assert (drill.stage is Stage.SUBMIT) == (count == len(right))
        assert taken_up.state.remaining == 120_000 - count * 500
        assert drill.changes == (run.state.drill.changes if run.state.drill else ())


def test_time_between_kill_and_resuming_belongs_to_the_round() -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    clock.run(5)
    run.do(Choose(DEALER_QUALIFIES, True))
    run.do(Confirm())
    clock.run(20)
    run = again(store, clock)
    answer_round(run)
    assert run.state.closed[0].sheet.milliseconds == 25_000


def test_the_last_minute_warns_and_of_a_short_limit_the_last_quarter() -> None:
    clock = HandClock()
    for seconds, warned_at in ((120, 60), (60, 45), (300, 240)):
        state: QuizState = start_quiz(timed(paper_of(), Timing.ROUND, seconds), read_clock(clock))
        clock.run(warned_at - 0.001)
        state = step_quiz(state, QuizTick(), read_clock(clock))
        assert not state.warns
        clock.run(0.001)
        assert step_quiz(state, QuizTick(), read_clock(clock)).warns


def test_what_the_store_refuses_was_not_done() -> None:
    clock = HandClock()
    run, store = begun(clock)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    before = run.state
    store.full = True
    with pytest.raises(StoreError):
        run.do(Confirm())
    assert run.state == before
    store.full = False
    after = run.do(Confirm())
    assert after.drill is not None
    assert after.drill.answer(DEALER_QUALIFIES) is True


@pytest.mark.parametrize("jump", [timedelta(hours=-1), timedelta(days=-20_000), timedelta(hours=1)])
def test_a_quiz_ends_no_sooner_after_its_beginning_than_it_took_whatever_the_clock_says(
    jump: timedelta,
) -> None:
    clock = HandClock()
    run, _ = begun(clock)
    run.do(Painted())
    clock.wall += jump
    while run.state.ending is None:
        clock.run(5)
        answer_round(run)
    assert run.result is not None
    record = run.result.record
    took = timedelta(milliseconds=run.state.elapsed.milliseconds)
    assert record.finished >= record.sitting.started + took > record.sitting.started
