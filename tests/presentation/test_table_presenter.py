"""The presenter of the table, where Qt is not: what keys, clicks and buttons do to any session."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from dealer_trainer.presentation.felt import FeltState
from dealer_trainer.presentation.sheet import FeedbackState, PadKey
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.drill import drill_screen
from dealer_trainer.presentation.table.looking import Feedback
from dealer_trainer.presentation.table.presenter import TablePresenter
from dealer_trainer.presentation.table.questions import SprintScreen, SprintView
from dealer_trainer.presentation.table.quiz import quiz_review_screen, quiz_screen
from dealer_trainer.presentation.table.state import KeyRow, Manner, PageState, Times
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.exercise import DrillExercise, DrillServices
from dealer_trainer.training.drill.intents import Choose, Confirm, Focus, Pause, Submit
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.state import Phase
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_QUALIFIES,
    box_category,
    parse_place,
)
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.table import QuizReview
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.walkthrough import Walkthrough
from tests.training.tables import HandClock, Shelf, house, two_boxes
from tests.training.test_table_sessions import quiz, run_out, sprint


@dataclass
class Page:
    """A page that notes what it is handed."""

    states: list[Any] = field(default_factory=list)
    times: list[Times] = field(default_factory=list)
    houses: list[House] = field(default_factory=list)
    preferred: list[Preferences] = field(default_factory=list)
    ready: list[FeltState] = field(default_factory=list)
    awaited: int = 0

    def show_state(self, state: Any) -> None:
        self.states.append(state)

    def show_times(self, times: Times) -> None:
        self.times.append(times)

    def show_house(self, house: House) -> None:
        self.houses.append(house)

    def prefer(self, preferences: Preferences) -> None:
        self.preferred.append(preferences)

    def await_paint(self) -> None:
        self.awaited += 1

    def make_ready(self, felt: FeltState) -> None:
        self.ready.append(felt)


@dataclass
class Host:
    """What stands around the page; ``ticks`` is how often its clock ticks, in milliseconds."""

    ticks: int = 0
    asked: list[str] = field(default_factory=list)

    def tick_every(self, milliseconds: int) -> None:
        self.ticks = milliseconds

    def switch_full_screen(self) -> None:
        self.asked.append("full screen")

    def finish(self) -> None:
        self.asked.append("finish")

    def leave(self) -> None:
        self.asked.append("leave")


class Held:
    """Preferences that nobody keeps."""

    def __init__(self) -> None:
        self.preferences = Preferences()

    def change(self, **changes: Any) -> None:
        self.preferences = replace(self.preferences, **changes)


class Desk:
    """A presenter with its page and host, started."""

    def __init__(self, session: Any, screen: Any) -> None:
        self.session, self.page, self.host, self.held = session, Page(), Host(), Held()
        self.presenter: TablePresenter[Any] = TablePresenter(
            self.page, self.host, session, screen, self.held
        )
        self.presenter.start()

    # Asked anew each time: what is shown is another after every call.

    def shown(self) -> PageState:
        state = self.page.states[-1]
        assert isinstance(state, PageState)
        return state

    def covers(self) -> list[str]:
        """The buttons of what covers the table."""
        cover = self.shown().cover
        return [] if cover is None else [name for name, _button in cover.buttons]

    def feedback(self) -> Feedback:
        feedback = self.presenter.feedback
        assert feedback is not None
        return feedback

    def walk(self) -> Walkthrough:
        walk = self.feedback().walk
        assert walk is not None
        return walk

    def view(self) -> SprintView:
        state = self.page.states[-1]
        assert isinstance(state, SprintView)
        return state


class Drill(Desk):
    """A drill of layouts with two boxes each."""

    def __init__(self, layouts: int | None = 2) -> None:
        self.shelf, self.clock = Shelf(), HandClock()
        services = DrillServices(
            house(),
            Trainee(1, "Anna"),
            DrillPlan("bg-ultimate", 1, layouts=layouts),
            lambda index: two_boxes(),
            lambda: self.shelf,
            self.clock,
        )
        exercise = DrillExercise(services)
        session = LayoutSession(exercise, self.clock, exercise.next_layout())
        super().__init__(session, drill_screen(session, exercise))

    def answer_all(self) -> None:
        """High cards and bets that stay, handed in."""
        self.presenter.paint()
        while (place := self.session.state.focus) is not None:
            if place.is_wager:
                value: Any = PUSH
            else:
                value = False if place == DEALER_QUALIFIES else Category.HIGH_CARD
            self.presenter.press(Choose(place, value))
            self.presenter.press(Confirm())
        self.presenter.press(Submit())


def test_the_page_is_told_house_and_preferences_and_waits_for_its_painting() -> None:
    desk = Drill()
    assert desk.page.houses == [house()]
    assert desk.page.preferred == [Preferences()]
    assert desk.page.awaited == 1
    assert desk.host.ticks == 250
    desk.presenter.paint()
    assert desk.page.awaited == 1
    desk.presenter.make_ready()
    assert len(desk.page.ready) == 1


def test_the_clock_is_shown_by_itself_until_the_layout_is_marked() -> None:
    desk = Drill()
    desk.presenter.paint()
    states = len(desk.page.states)
    desk.clock.at = 61_000
    desk.presenter.tick()
    assert len(desk.page.states) == states
    assert desk.page.times[-1].total == "1:01"
    desk.answer_all()
    assert desk.host.ticks == 0


def test_the_keys_on_the_screen_are_wanted_by_the_mouse_alone() -> None:
    desk = Drill()
    desk.presenter.paint()
    for value, place in ((Category.HIGH_CARD, DEALER_CATEGORY), (False, DEALER_QUALIFIES)):
        desk.presenter.press(Choose(place, value))
        desk.presenter.press(Confirm())
    desk.presenter.press(Choose(box_category(2), Category.STRAIGHT))
    desk.presenter.press(Confirm())
    assert not desk.shown().sheet.pad
    desk.presenter.click_place("box2.blind")
    assert desk.shown().sheet.pad
    for key in ("2", "5", PadKey.RUB):
        desk.presenter.press_pad(key)
    assert desk.session.state.draft == "2"
    desk.presenter.press_pad(PadKey.TAKE)
    assert desk.session.state.draft == TAKE
    desk.presenter.press_pad(PadKey.STAYS)
    assert desk.session.state.draft == PUSH
    desk.presenter.press(Confirm())
    assert not desk.shown().sheet.pad


def test_a_pad_key_does_nothing_where_no_amount_is_asked() -> None:
    desk = Drill()
    desk.presenter.paint()
    desk.presenter.press(Choose(DEALER_CATEGORY, Category.PAIR))
    desk.presenter.press_pad(PadKey.RUB)
    assert desk.session.state.draft is Category.PAIR


def test_a_click_leads_to_its_place_its_box_or_the_dealer() -> None:
    desk = Drill()
    desk.presenter.paint()
    desk.presenter.click_place("box1.ante")
    assert desk.session.state.focus == parse_place("box1.ante")
    desk.presenter.click_place("box2.trips")
    desk.presenter.click_box(1)
    assert desk.session.state.focus == box_category(1)
    desk.presenter.click_dealer()
    assert desk.session.state.focus == DEALER_CATEGORY
    desk.presenter.click_place("no place")
    assert desk.session.state.focus == DEALER_CATEGORY


def test_the_pay_tables_open_and_close_by_their_key_by_escape_and_by_any_answer() -> None:
    desk = Drill()
    desk.presenter.paint()
    desk.presenter.press(Command.PAY_TABLES)
    assert desk.shown().pay_tables
    desk.presenter.press(Pause())
    assert not desk.shown().pay_tables
    assert desk.session.state.phase is Phase.ANSWERING
    desk.presenter.click_button("pay_tables")
    desk.presenter.press(Focus(DEALER_QUALIFIES))
    assert not desk.shown().pay_tables


def test_escape_pauses_and_the_button_goes_on() -> None:
    desk = Drill()
    desk.presenter.paint()
    desk.presenter.press(Pause())
    assert desk.shown().cover is not None
    assert desk.shown().keys is KeyRow.PAUSED
    desk.presenter.click_button("resume")
    assert desk.shown().cover is None


def test_preferences_are_changed_where_they_are_kept_and_shown_at_once() -> None:
    desk = Drill()
    desk.presenter.press(Command.FOUR_COLOURS)
    desk.presenter.press(Command.CLOCK)
    assert desk.held.preferences == replace(Preferences(), four_colours=True, clock_shown=False)
    assert desk.page.preferred[-1] == desk.held.preferences
    assert desk.shown().bar.four_colours
    assert not desk.shown().bar.clock_shown
    # Somebody else changes them: no copy stands in the way.
    desk.held.change(text_size=130)
    desk.presenter.press(Command.CLOCK)
    assert desk.held.preferences.text_size == 130


def test_marks_are_looked_at_by_clicks_and_keys_and_gone_through_step_by_step() -> None:
    desk = Drill()
    desk.answer_all()
    assert isinstance(desk.shown().sheet.body, FeedbackState)
    assert desk.shown().keys is KeyRow.FEEDBACK
    assert desk.feedback().looking.box == 2
    desk.presenter.press(Command.BOX_LEFT)
    assert desk.feedback().looking.box == 1
    desk.presenter.click_box(2)
    desk.presenter.click_place("box2.blind")
    assert desk.feedback().looking.place == parse_place("box2.blind")
    desk.presenter.press(Command.SHOW_ME)
    assert desk.shown().keys is KeyRow.WALKING
    desk.presenter.press(Command.NEXT_LAYOUT)
    assert desk.walk().at == 1
    desk.presenter.click_box(1)
    assert desk.feedback().looking.box == 1
    desk.presenter.press(Command.BACK)
    assert desk.shown().keys is KeyRow.FEEDBACK
    desk.presenter.press(Command.BACK)
    assert desk.host.asked == []


def test_the_walk_ends_after_its_last_step() -> None:
    desk = Drill()
    desk.answer_all()
    desk.presenter.click_button("show")
    for _stop in desk.walk().stops:
        desk.presenter.click_button("step")
    assert desk.shown().keys is KeyRow.FEEDBACK
    assert len(desk.shelf.played) == 1


def test_the_next_layout_waits_for_its_painting_and_the_last_one_finishes_once() -> None:
    desk = Drill()
    desk.answer_all()
    desk.presenter.press(Command.NEXT_LAYOUT)
    assert desk.page.awaited == 2
    assert desk.presenter.feedback is None
    assert desk.host.ticks == 250
    desk.answer_all()
    desk.presenter.press(Command.NEXT_LAYOUT)
    assert desk.host.asked == ["finish"]
    shown = len(desk.page.states)
    desk.presenter.paint()
    desk.presenter.press(Command.NEXT_LAYOUT)
    assert desk.host.asked == ["finish"]
    assert len(desk.page.states) == shown
    assert desk.host.ticks == 0


def test_an_end_that_the_store_refuses_is_told_on_the_page() -> None:
    desk = Drill(layouts=None)
    desk.answer_all()
    desk.shelf.full = True
    desk.presenter.click_button("finish")
    assert desk.host.asked == []
    assert "disk is full" in desk.shown().banner
    desk.shelf.full = False
    desk.presenter.click_button("finish")
    assert desk.host.asked == ["finish"]


def test_leaving_keeps_the_layout_and_stops_the_clock() -> None:
    desk = Drill()
    desk.presenter.click_button("leave")
    assert desk.host.asked == ["leave"]
    assert desk.host.ticks == 0
    assert desk.shelf.changes == {1: []}


def test_f11_is_the_windows() -> None:
    desk = Drill()
    desk.presenter.press(Command.FULL_SCREEN)
    assert desk.host.asked == ["full screen"]


# A quiz.


def test_a_quiz_asks_before_it_is_left_and_takes_nothing_else_meanwhile() -> None:
    session, _store, _clock = quiz()
    desk = Desk(session, quiz_screen(session))
    desk.presenter.paint()
    desk.presenter.press(Pause())
    assert desk.covers() == ["stay", "leave_now"]
    desk.presenter.press(Command.PAY_TABLES)
    desk.presenter.press(Command.CLOCK)
    assert not desk.shown().pay_tables
    assert desk.held.preferences == Preferences()
    desk.presenter.click_button("stay")
    assert desk.covers() == []
    desk.presenter.click_button("leave")
    assert desk.covers() == ["stay", "leave_now"]
    assert desk.host.asked == []
    desk.presenter.click_button("leave_now")
    assert desk.host.asked == ["finish"]


def test_a_quiz_shows_the_time_that_is_left_and_warns_in_words() -> None:
    session, _store, clock = quiz(seconds=120)
    desk = Desk(session, quiz_screen(session))
    assert desk.host.ticks == 200
    desk.presenter.paint()
    clock.run(30)
    desk.presenter.tick()
    assert desk.page.times[-1] == Times("1:30", meaning="Time left for this round")
    clock.run(40)
    desk.presenter.tick()
    assert "50 seconds left" in desk.page.times[-1].warning
    clock.run(60)
    desk.presenter.tick()
    assert desk.shown().bar.done == 1
    assert desk.page.awaited == 2
    assert "The time of round 1 was over" in desk.shown().sheet.note


@pytest.mark.parametrize("opened", [True, False])
def test_a_quiz_opens_its_pay_tables_only_where_its_rules_say_so(opened: bool) -> None:
    session, _store, _clock = quiz()
    paper = session.state.paper
    definition = replace(paper.definition, pay_table=opened)
    session.run.state = replace(session.state, paper=replace(paper, definition=definition))
    desk = Desk(session, quiz_screen(session))
    desk.presenter.press(Command.PAY_TABLES)
    assert desk.shown().pay_tables is opened
    assert desk.shown().manner is (Manner.OPEN_QUIZ if opened else Manner.QUIZ)


def test_a_quiz_that_is_over_is_looked_at_round_by_round_and_left_by_escape() -> None:
    session, _store, _clock = quiz()
    session.leave()
    session.leave(sure=True)
    result = session.run.result
    assert result is not None
    review = QuizReview(result, 3)
    desk = Desk(review, quiz_review_screen(review))
    assert desk.host.ticks == 0
    assert desk.shown().manner is Manner.REVIEW
    assert [name for name, _button in desk.shown().sheet.buttons] == ["next", "end"]
    desk.presenter.press(Command.CLOCK)
    assert desk.held.preferences == Preferences()
    desk.presenter.press(Command.SAME_LAYOUT)
    assert desk.shown().bar.done == 3
    desk.presenter.press(Command.NEXT_LAYOUT)
    assert desk.shown().bar.done == 4
    assert [name for name, _button in desk.shown().sheet.buttons] == ["finish"]
    desk.presenter.press(Command.SHOW_ME)
    desk.presenter.press(Command.BACK)
    assert desk.host.asked == []
    desk.presenter.press(Command.BACK)
    assert desk.host.asked == ["leave"]


# A sprint.


def test_a_sprint_takes_answers_by_keys_and_clicks_and_ends_with_its_figures() -> None:
    session, _store, clock = sprint(SprintKind.NAME)
    desk = Desk(session, SprintScreen(session, lambda: "Home"))
    assert desk.host.ticks == 0
    assert desk.page.awaited == 1
    desk.presenter.paint()
    assert desk.host.ticks == 100
    for _question in range(2):
        expected = session.state.question.expected
        assert isinstance(expected, Category)
        desk.presenter.press(expected)
    expected = session.state.question.expected
    assert isinstance(expected, Category)
    desk.presenter.pick("sprint.hand", expected)
    assert desk.view().score == "Right: 3"
    verdict = desk.view().verdict
    assert verdict is not None
    assert verdict.right
    clock.run(30)
    desk.presenter.tick()
    assert desk.page.times[-1] == Times("1:30", left=0.75)
    run_out(session, clock)
    desk.presenter.tick()
    assert desk.host.ticks == 0
    assert desk.view().keys is KeyRow.AGAIN
    ending = desk.view().ending
    assert ending is not None
    assert ending.onward == "Home"
    desk.presenter.press(Command.SAME_LAYOUT)
    assert desk.page.awaited == 2
    desk.presenter.press(Command.LEAVE)
    assert desk.host.asked == ["leave"]


def test_an_amount_is_typed_by_keys_or_on_the_screen() -> None:
    session, _store, _clock = sprint(SprintKind.PAY)
    desk = Desk(session, SprintScreen(session, lambda: "Home"))
    desk.presenter.paint()
    for key in ("1", "2", "mark", PadKey.RUB):
        desk.presenter.press_pad("." if key == "mark" else key)
    assert desk.view().typed == "12"
    desk.presenter.click_button("sprint.pay")
    assert len(session.state.answers) == 1
    desk.presenter.press(Confirm())
    assert desk.view().hint.startswith("An answer is needed")
