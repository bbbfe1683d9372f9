"""Quizzes, sprints and reviews at the table, below the window, with stores that may refuse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import PurePath

from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.settlement import settle
from dealer_trainer.training.drill.intents import Choose, Confirm, Pause, Rub, Submit, Type
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.state import Phase, sheet_of
from dealer_trainer.training.drill.typed_amount import Hint
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.places import DEALER_CATEGORY
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import KeptAnswer
from dealer_trainer.training.quiz.definition import TimeLimit, Timing
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.quiz.session import begin_quiz
from dealer_trainer.training.quiz.step import QuizEnding, RoundEnding
from dealer_trainer.training.quiz.table import QuizReview, QuizSession
from dealer_trainer.training.review.mistakes import Limits, Mistake
from dealer_trainer.training.review.repetition import Recall
from dealer_trainer.training.review.session import (
    Case,
    QuestionCase,
    ReviewOutcome,
    ReviewRun,
    ReviewTask,
    start_review,
)
from dealer_trainer.training.review.table import QuestionSession, ReviewExercise, ReviewServices
from dealer_trainer.training.sheet import expected_answer
from dealer_trainer.training.sprint.questions import (
    PayQuestion,
    SprintAnswer,
    SprintKind,
    SprintQuestion,
    ask_question,
)
from dealer_trainer.training.sprint.session import SprintServices, SprintSession
from dealer_trainer.training.sprint.step import SPRINT, SprintResult, SprintState, sprint_result
from dealer_trainer.training.table_session import TableSession
from tests.quizzes import START, HandClock, paper_of, right_answers, typed
from tests.training.kept_quizzes import ANNA, KeptQuizzes
from tests.training.layouts import LATVIA
from tests.training.test_mistakes import case_of, mistake

FULL = StoreError(StoreFault.DISK_FULL, PurePath("rounds.sqlite"))


class KeptMistakes:
    """``MistakeStore`` and ``SprintStore`` in memory: what they were handed, while not ``full``."""

    def __init__(self) -> None:
        self.full = self.deleted = False
        self.outcomes: list[tuple[tuple[ReviewOutcome, ...], bool]] = []
        self.sprints: list[SprintState] = []

    def _check(self) -> None:
        if self.full:
            raise FULL

    def keep_outcomes(
        self, outcomes: Sequence[ReviewOutcome], at: datetime, sibling: bool = False
    ) -> tuple[Mistake, ...]:
        self._check()
        self.outcomes.append((tuple(outcomes), sibling))
        return ()

    def keep_sprint(self, trainee: Trainee, state: SprintState, at: datetime) -> SprintResult:
        self._check()
        if self.deleted:
            raise KeyError(trainee.id)
        self.sprints.append(state)
        return sprint_result(state, None)

    def limits(self, trainee: Trainee) -> Limits:
        self._check()
        return Limits()

    # What no session asks.

    def mistakes(self, trainee: Trainee, now: datetime | None = None) -> tuple[Mistake, ...]:
        return ()

    def due(self, trainee: Trainee, now: datetime) -> tuple[Mistake, ...]:
        return ()

    def count_due(self, trainee: Trainee, now: datetime) -> int:
        return 0

    def next_due(self, trainee: Trainee, now: datetime | None = None) -> datetime | None:
        return None

    def cases(self, mistakes: Sequence[Mistake]) -> tuple[Case, ...]:
        return ()

    def repetitions(self, mistake: Mistake) -> tuple[KeptAnswer, ...]:
        return ()

    def set_limits(self, trainee: Trainee, limits: Limits) -> None:
        return None

    def keep_quiz(self, trainee: Trainee, number: int, result: QuizResult) -> int:
        return 0

    def record(self, trainee: Trainee, house: str, kind: SprintKind) -> int | None:
        return None


# What a session tells is asked anew each time: it is another after every call.


def over(session: TableSession) -> bool:
    return session.over


def fault(session: TableSession) -> StoreError | None:
    return session.fault


def asks(session: TableSession) -> bool:
    return session.asks


def waits(session: TableSession) -> bool:
    return session.waits


def marks(session: TableSession) -> MarkedLayout | None:
    return session.marked


def asked(session: TableSession) -> SprintQuestion | None:
    return session.question


def hint(session: QuestionSession) -> Hint | None:
    return session.entry.hint


def number_of(session: QuestionSession) -> int:
    return session.number


# Quizzes.


def quiz(seconds: int = 120) -> tuple[QuizSession, KeptQuizzes, HandClock]:
    paper = paper_of()
    limit = TimeLimit(Timing.ROUND, seconds)
    paper = replace(paper, definition=replace(paper.definition, time=limit))
    store, clock = KeptQuizzes(), HandClock()
    return QuizSession(begin_quiz(store, clock, ANNA, paper, Sitting("Anna", START))), store, clock


def answer_quiz_round(session: QuizSession) -> None:
    right = right_answers(session.state.paper, session.state.number)
    session.paint()
    while session.drill is not None and session.drill.focus is not None:
        for intent in typed(session.drill.focus, right[session.drill.focus]):
            session.intend(intent)
        session.intend(Confirm())
    session.intend(Submit())


def test_a_quiz_is_taken_to_its_end_and_is_over_when_its_result_is_kept() -> None:
    session, _store, clock = quiz()
    assert waits(session)
    for number in range(5):
        assert session.state.number == number
        assert not over(session)
        clock.run(5)
        answer_quiz_round(session)
    assert over(session)
    assert not session.runs
    assert session.run.result is not None
    assert session.run.result.passed


def test_escape_asks_whether_to_leave_and_takes_that_back() -> None:
    session, _store, _clock = quiz()
    session.intend(Pause())
    assert asks(session)
    before = session.drill
    session.intend(Submit())
    assert session.drill == before
    session.intend(Pause())
    assert not asks(session)


def test_leaving_is_asked_first_even_twice_and_ends_the_quiz_when_it_is_sure() -> None:
    session, _store, _clock = quiz()
    assert not session.leave()
    assert not session.leave()
    assert asks(session)
    assert not over(session)
    assert not session.leave(sure=True)
    assert over(session)
    assert session.state.ending is QuizEnding.LEFT


def test_a_tick_tells_when_a_round_is_over_and_its_late_key_does_nothing_to_the_next() -> None:
    session, _store, clock = quiz()
    session.paint()
    clock.run(1)
    assert not session.tick()
    clock.run(130)
    session.intend(Submit())
    assert session.state.number == 1
    assert session.state.closed[0].ending is RoundEnding.TIMED_OUT
    assert session.drill is not None
    assert session.drill.changes == ()
    clock.run(130)
    assert session.tick()
    assert session.state.number == 2


def test_an_answer_to_a_round_that_ran_out_unpainted_goes_into_no_other() -> None:
    session, _store, clock = quiz()
    assert waits(session)
    clock.run(130)
    session.intend(Choose(DEALER_CATEGORY, Category.PAIR))
    assert session.state.number == 1
    assert session.drill is not None
    assert (session.drill.draft, session.drill.phase) == (None, Phase.WAITING)


def test_what_the_disk_refuses_is_told_and_can_be_answered_again() -> None:
    session, store, _clock = quiz()
    session.paint()
    assert session.drill is not None
    place = session.drill.focus
    assert place is not None
    store.full = True
    session.intend(Choose(place, Category.PAIR))
    session.intend(Confirm())
    assert fault(session) is not None
    assert session.drill.changes == ()
    store.full = False
    session.intend(Confirm())
    assert fault(session) is None
    assert len(session.drill.changes) == 1


def test_a_result_that_is_refused_leaves_the_last_round_there_until_it_is_kept() -> None:
    session, store, _clock = quiz()
    for _round in range(4):
        answer_quiz_round(session)
    keep, last = store.finish_quiz, session.state.paper.layouts[4]

    def refuse(quiz: int, result: QuizResult) -> None:
        raise FULL

    store.finish_quiz = refuse  # type: ignore[method-assign]
    answer_quiz_round(session)
    assert not over(session)
    assert fault(session) is not None
    assert session.drill is not None
    assert session.drill.layout == last
    store.finish_quiz = keep  # type: ignore[method-assign]
    assert session.tick()
    assert over(session)


def test_a_finished_quiz_is_looked_at_round_by_round_from_any_of_them() -> None:
    session, _store, _clock = quiz()
    answer_quiz_round(session)
    session.leave()
    session.leave(sure=True)
    result = session.run.result
    assert result is not None
    review = QuizReview(result, 3)
    assert review.drill.phase is Phase.SUBMITTED
    assert not review.runs
    assert not review.waits
    first = review.marked
    review.go_on()
    assert review.number == 4
    assert review.is_last
    assert review.marked is not None
    assert review.marked is not first
    assert review.marked.report == result.rounds[4].report
    assert not over(review)
    review.go_on()
    assert over(review)
    assert review.leave()


# Sprints.


def sprint(
    kind: SprintKind = SprintKind.WHO_WINS, store: KeptMistakes | None = None
) -> tuple[SprintSession, KeptMistakes, HandClock]:
    store, clock = store or KeptMistakes(), HandClock()
    services = SprintServices(ANNA, LATVIA, kind, 1, store, store, clock)
    return SprintSession(services), store, clock


def run_out(session: SprintSession, clock: HandClock) -> None:
    clock.run(SPRINT / 1000)
    assert session.tick()
    clock.run(1)


def give_right(session: SprintSession) -> None:
    expected = session.state.question.expected
    assert isinstance(expected, Category | Result)
    session.give(expected)


def test_the_two_minutes_begin_with_the_painting_and_no_answer_counts_before() -> None:
    session, _store, clock = sprint()
    clock.run(10)
    give_right(session)
    assert waits(session)
    assert session.state.answers == ()
    session.paint()
    assert session.runs
    give_right(session)
    assert session.state.score == 1


def test_a_sprint_is_kept_at_its_end_and_goes_on_only_a_moment_after() -> None:
    session, store, clock = sprint()
    session.paint()
    clock.run(20)
    give_right(session)
    clock.run(SPRINT / 1000)
    assert session.tick()
    assert asked(session) is None
    assert [state.score for state in store.sprints] == [1]
    assert session.result is not None
    session.go_on()
    session.try_again()
    assert not over(session)
    assert not waits(session)
    assert (session.wrong, session.slow) == (0, 1)
    clock.run(1)
    session.go_on()
    assert over(session)


def test_another_sprint_begins_anew_with_other_questions() -> None:
    session, store, clock = sprint()
    first = session.state.question
    session.paint()
    run_out(session, clock)
    session.try_again()
    assert waits(session)
    assert session.result is None
    assert session.state.question != first
    session.paint()
    run_out(session, clock)
    assert len(store.sprints) == 2


def test_a_sprint_that_is_refused_is_handed_over_again() -> None:
    session, store, clock = sprint()
    session.paint()
    store.full = True
    run_out(session, clock)
    assert fault(session) is not None
    session.try_again()
    assert session.result is None
    session.go_on()
    assert not over(session)
    store.full = False
    session.go_on()
    assert fault(session) is None
    assert not over(session)
    session.go_on()
    assert over(session)
    assert len(store.sprints) == 1


def test_a_sprint_of_a_trainee_who_was_deleted_is_over_without_a_result() -> None:
    session, store, clock = sprint()
    session.paint()
    store.deleted = True
    run_out(session, clock)
    assert over(session)
    assert session.result is None


def test_limits_that_cannot_be_read_are_told_and_the_sprint_goes_on() -> None:
    store = KeptMistakes()
    store.full = True
    session, _store, _clock = sprint(store=store)
    assert fault(session) is not None
    session.paint()
    assert session.runs


# Reviews.


def review_of(run: ReviewRun, store: KeptMistakes, clock: HandClock) -> ReviewServices:
    seeds = iter(range(1, 100))
    return ReviewServices(ANNA, run, Limits(), (LATVIA,), store, clock, lambda: next(seeds))


def layouts() -> tuple[ReviewExercise, LayoutSession, KeptMistakes]:
    wanted = (mistake(1, owner=5), mistake(2, owner=2))
    run, _left = start_review(wanted, (case_of("one"), case_of("two")), (LATVIA,))
    store, clock = KeptMistakes(), HandClock()
    exercise = ReviewExercise(review_of(run, store, clock))
    return exercise, LayoutSession(exercise, clock, exercise.next_layout()), store


def settle_rightly(session: LayoutSession) -> None:
    settlement = settle(session.state.layout, session.house)
    while (place := session.state.focus) is not None:
        value = expected_answer(settlement, sheet_of(session.state), place)
        session.intend(Choose(place, value))  # type: ignore[arg-type]  # no five cards are asked
        session.intend(Confirm())
    session.intend(Submit())


def settle_wrongly(session: LayoutSession) -> None:
    while (place := session.state.focus) is not None:
        if place.is_wager:
            session.intend(Type("9"))
        else:
            session.intend(Choose(place, Category.ROYAL_FLUSH))
        session.intend(Confirm())
    session.intend(Submit())


def test_a_repaired_mistake_brings_its_sibling_once_and_then_the_next_task() -> None:
    exercise, session, store = layouts()
    own = session.state.layout
    settle_rightly(session)
    assert [(outcomes[0].recall, sibling) for outcomes, sibling in store.outcomes] == [
        (Recall.RIGHT, False)
    ]
    assert not session.is_last
    session.go_on()
    assert exercise.sibling is not None
    assert session.state.layout != own
    assert exercise.behind == 0
    settle_rightly(session)
    assert store.outcomes[-1][1]
    session.go_on()
    assert exercise.behind == 1
    assert session.state.layout == own


def test_a_mistake_made_again_brings_no_sibling_and_the_last_one_ends_the_layouts() -> None:
    exercise, session, store = layouts()
    for number in range(2):
        assert exercise.behind == number
        settle_wrongly(session)
        assert exercise.behind == number
        session.go_on()
    assert over(session)
    assert exercise.run.done
    assert [outcomes[0].recall for outcomes, _sibling in store.outcomes] == [Recall.WRONG] * 2


def test_a_layout_answered_again_in_a_review_counts_once() -> None:
    exercise, session, store = layouts()
    settle_wrongly(session)
    session.try_again()
    settle_rightly(session)
    assert marks(session) is not None
    assert len(store.outcomes) == 1
    assert len(exercise.run.outcomes) == 1


def test_outcomes_that_are_refused_leave_the_answers_and_stay_told_until_they_are_kept() -> None:
    exercise, session, store = layouts()
    store.full = True
    settle_wrongly(session)
    assert marks(session) is None
    assert session.state.phase is Phase.ANSWERING
    assert exercise.run.outcomes == ()
    session.intend(Choose(session.state.fields[0], Category.PAIR))
    assert fault(session) is FULL
    store.full = False
    session.intend(Submit())
    assert fault(session) is None
    assert marks(session) is not None
    assert len(exercise.run.outcomes) == 1


def questions(kind: SprintKind) -> tuple[QuestionSession, KeptMistakes, HandClock]:
    tasks = tuple(
        ReviewTask(
            (mistake(number),),
            QuestionCase(
                f"q{number}",
                SprintAnswer(ask_question(kind, LATVIA, 1, number), Category.PAIR, 9_000),
            ),
        )
        for number in (1, 2)
    )
    store, clock = KeptMistakes(), HandClock()
    return QuestionSession(review_of(ReviewRun(tasks), store, clock)), store, clock


def test_questions_come_again_one_after_another_and_are_timed_from_their_painting() -> None:
    session, store, clock = questions(SprintKind.NAME)
    for number in (1, 2):
        assert number_of(session) == number
        assert waits(session)
        clock.run(100)
        session.paint()
        clock.run(2)
        assert session.question is not None
        expected = session.question.expected
        assert isinstance(expected, Category)
        session.give(expected)
        assert session.answer is not None
        assert session.answer.milliseconds == 2_000
        assert asked(session) is None
        assert number_of(session) == number
        session.give(expected)
        session.go_on()
    assert over(session)
    assert [outcomes[0].recall for outcomes, _sibling in store.outcomes] == [Recall.RIGHT] * 2


def test_an_amount_is_typed_rubbed_out_and_told_where_it_is_none() -> None:
    session, store, _clock = questions(SprintKind.PAY)
    question = session.question
    assert isinstance(question, PayQuestion)
    session.intend(Confirm())
    assert hint(session) is Hint.NEEDS_ANSWER
    for character in "1.000":
        session.intend(Type(character))
    session.intend(Confirm())
    assert hint(session) is Hint.THREE_DECIMALS
    assert not store.outcomes
    session.intend(Rub())
    assert (session.entry.typed, session.entry.hint) == ("1.00", None)
    session.intend(Confirm())
    assert session.answer is not None
    assert session.answer.given == 100
    assert len(store.outcomes) == 1


def test_an_outcome_that_is_refused_is_handed_over_before_the_next_question() -> None:
    session, store, _clock = questions(SprintKind.NAME)
    store.full = True
    session.give(Category.PAIR)
    assert fault(session) is FULL
    session.go_on()
    assert number_of(session) == 1
    assert session.answer is not None
    assert session.run.outcomes == ()
    store.full = False
    session.go_on()
    assert fault(session) is None
    assert number_of(session) == 2
    assert session.question is not None
