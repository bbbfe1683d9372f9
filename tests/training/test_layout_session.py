"""Sessions of layouts below the window: drills kept, gone on with, tried again, refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dealer_trainer.dealing.request import CannotDeal, Refusal
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.rules.settlement import settle
from dealer_trainer.training.drill.exercise import DrillExercise, DrillServices
from dealer_trainer.training.drill.intents import Choose, Confirm, Painted, Pick, Submit, Undo
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.state import DrillState, Phase, sheet_of
from dealer_trainer.training.error_spotting.session import corrections
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.places import Place, Scope, asked_places, box_bet
from dealer_trainer.training.ports import OpenRound, Trainee, Unfinished
from dealer_trainer.training.sheet import Five, Given, expected_answer
from tests.training.tables import HandClock, Shelf, house, two_boxes

WRONG_ANTE = box_bet(2, Bet.ANTE)


class Table:
    """A drill at a desk in memory; ``dealt`` are the indices of the layouts that were dealt."""

    def __init__(
        self,
        *,
        plan: DrillPlan | None = None,
        shelf: Shelf | None = None,
        left: Unfinished | None = None,
        layout_of: Callable[[int], Layout] = lambda index: two_boxes(),
    ) -> None:
        self.shelf, self.clock, self.dealt = shelf or Shelf(), HandClock(), list[int]()

        def deal(index: int) -> Layout:
            self.dealt.append(index)
            return layout_of(index)

        known = left.plan if left is not None else DrillPlan("bg-ultimate", 1, layouts=2)
        services = DrillServices(
            house(),
            Trainee(1, "Anna"),
            plan or known,
            deal,
            lambda: self.shelf,
            self.clock,
        )
        self.exercise = DrillExercise(services)
        first = self.exercise.next_layout() if left is None else self.exercise.resume(left)
        self.session = LayoutSession(self.exercise, self.clock, first)

    @property
    def state(self) -> DrillState:
        return self.session.state

    def marks(self) -> MarkedLayout | None:
        """The marks, where there are any."""
        return self.session.marked

    def fault(self) -> StoreError | None:
        """What the store refused."""
        return self.session.fault

    def answer(self, count: int | None = None, wrong: Place | None = None) -> None:
        """So many of the open questions rightly, or all; one of them wrongly."""
        while self.state.focus is not None and count != 0:
            self.give(self.state.focus, answer_to(self.state, wrong))
            count = None if count is None else count - 1

    def give(self, place: Place, value: Given) -> None:
        if isinstance(value, Five):
            for card in value.cards:
                self.session.intend(Pick(card))
        elif not isinstance(value, tuple):
            self.session.intend(Choose(place, value))
        self.session.intend(Confirm())

    def settle(self, wrong: Place | None = None) -> None:
        """All of them, and handed in."""
        self.session.paint()
        self.answer(wrong=wrong)
        self.session.intend(Submit())


def answer_to(state: DrillState, wrong: Place | None) -> Given:
    place = state.focus
    assert place is not None
    right = expected_answer(settle(state.layout, house()), sheet_of(state), place)
    if place != wrong:
        return right
    return TAKE if right != TAKE else PUSH


def test_a_round_is_kept_as_it_was_answered_before_its_marks_are_there() -> None:
    table = Table()
    table.settle(wrong=WRONG_ANTE)
    marked = table.session.marked
    assert marked is not None
    assert (marked.report.right, marked.report.asked) == (11, 12)
    played = table.shelf.played[1]
    assert (played.report, played.sheet, played.money) == (
        marked.report,
        marked.sheet,
        marked.money,
    )
    assert played.house_fingerprint == fingerprint(house())
    assert played.asked == tuple(mark.place for mark in marked.report.marks)


def test_nothing_is_kept_before_the_layout_was_painted() -> None:
    table = Table()
    assert (table.session.waits, table.shelf.plans) == (True, [])
    table.session.paint()
    assert not table.session.waits
    assert table.shelf.plans == [table.exercise.plan]
    assert table.shelf.changes == {1: []}


def test_who_answers_before_the_painting_is_told_has_seen_it() -> None:
    table = Table()
    table.answer(count=1)
    assert table.state.phase is Phase.ANSWERING
    assert len(table.shelf.changes[1]) == 1


def test_every_confirmed_answer_is_kept_at_once_and_time_runs_from_the_painting() -> None:
    table = Table()
    table.clock.at = 1_000
    table.session.paint()
    table.clock.at = 4_000
    table.answer(count=3)
    assert [change.place for change in table.shelf.changes[1]] == list(table.state.fields[:3])
    assert table.state.milliseconds == 3_000
    table.clock.at = 5_500
    total, owner = table.session.spent()
    assert total == 4_500
    assert owner == 1_500


def test_a_submission_that_the_store_refuses_leaves_the_answers_and_is_taken_later() -> None:
    table = Table()
    table.session.paint()
    table.answer()
    table.shelf.full = True
    table.session.intend(Submit())
    assert table.marks() is None
    assert table.fault() is not None
    assert table.state.phase is Phase.ANSWERING
    assert len(table.state.answers) == 11
    table.shelf.full = False
    table.session.intend(Confirm())
    assert table.marks() is not None
    assert table.fault() is None
    assert len(table.shelf.played) == 1


def test_changes_that_were_refused_are_kept_with_the_next_one() -> None:
    table = Table()
    table.shelf.full = True
    table.session.paint()
    table.answer(count=1)
    assert table.fault() is not None
    assert table.shelf.changes == {}
    table.shelf.full = False
    table.answer(count=1)
    assert table.fault() is None
    assert len(table.shelf.changes[1]) == 2


def test_the_same_layout_again_is_marked_but_the_first_try_stands() -> None:
    table = Table()
    table.settle(wrong=WRONG_ANTE)
    table.session.try_again()
    assert table.marks() is None
    assert table.session.again
    assert table.state.answers == ()
    assert table.state.layout == two_boxes()
    kept = list(table.shelf.changes[1])
    table.session.paint()
    table.answer(count=3)
    for _answer in range(3):
        table.session.intend(Undo())
    table.settle()
    assert table.shelf.changes == {1: kept}
    marked = table.marks()
    assert marked is not None
    assert marked.report.right == 12
    (played,) = table.shelf.played.values()
    assert played.report.right == 11
    assert table.exercise.behind == 0
    table.session.go_on()
    assert (table.session.again, table.exercise.behind) == (False, 1)


def test_a_layout_that_is_not_marked_is_neither_tried_again_nor_left_for_the_next() -> None:
    table = Table()
    table.answer(count=2)
    before = table.state
    table.session.try_again()
    table.session.go_on()
    assert table.state == before
    assert not table.session.again


def test_a_drill_that_was_left_goes_on_in_the_middle_of_its_layout() -> None:
    first = Table()
    first.clock.at = 5_000
    first.answer(count=4)
    assert first.session.leave()
    kept = tuple(first.shelf.changes[1])
    asked = asked_places(two_boxes(), house())
    opened = OpenRound(1, 1, 0, two_boxes(), fingerprint(house()), asked, kept)
    shelf = Shelf()
    shelf.changes[1] = list(kept)
    second = Table(shelf=shelf, left=Unfinished(1, first.exercise.plan, 0, opened))
    assert second.state.answers == first.state.answers
    assert second.state.focus == first.state.focus
    assert second.state.phase is Phase.WAITING
    assert second.dealt == []
    second.session.paint()
    second.answer(count=1)
    assert len(shelf.changes[1]) == len(kept) + 1
    assert shelf.plans == []


def test_a_drill_left_between_layouts_goes_on_with_the_one_after_the_last_that_was_kept() -> None:
    first = Table(plan=DrillPlan("bg-ultimate", 1, layouts=None))
    first.settle()
    first.session.go_on()
    first.settle()
    second = Table(shelf=first.shelf, left=Unfinished(1, first.exercise.plan, 2, None))
    assert second.dealt == [2]
    assert second.exercise.behind == 2
    assert not second.session.is_last


def test_a_drill_goes_on_though_the_store_cannot_tell_its_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = Shelf()
    shelf.full = True

    def refuse(drill: int) -> tuple[object, ...]:
        del drill
        shelf.start_drill(Trainee(1, "Anna"), DrillPlan("bg-ultimate", 1), HandClock().now())
        return ()

    monkeypatch.setattr(shelf, "rounds", refuse)
    table = Table(shelf=shelf, left=Unfinished(1, DrillPlan("bg-ultimate", 1, layouts=9), 3, None))
    assert table.dealt == [3]
    table.session.paint()
    assert table.fault() is not None


def test_the_next_layout_is_dealt_ahead_once_and_shown_as_it_was_dealt() -> None:
    table = Table(plan=DrillPlan("bg-ultimate", 1, layouts=None))
    ahead = table.session.deal_ahead()
    assert ahead is not None
    assert table.session.deal_ahead() is ahead
    assert table.dealt == [0, 1]
    table.settle()
    table.session.go_on()
    assert table.state is ahead
    assert table.dealt == [0, 1]
    table.session.deal_ahead()
    assert table.dealt == [0, 1, 2]


def test_nothing_is_dealt_ahead_of_the_last_layout() -> None:
    table = Table(plan=DrillPlan("bg-ultimate", 1, layouts=1))
    table.settle()
    assert table.session.is_last
    assert table.session.deal_ahead() is None


def test_what_cannot_be_dealt_ahead_is_told_when_it_is_asked_for() -> None:
    def layout_of(index: int) -> Layout:
        if index:
            raise CannotDeal(Refusal.TOO_MANY_BOXES)
        return two_boxes()

    table = Table(layout_of=layout_of)
    assert table.session.deal_ahead() is None
    table.settle()
    with pytest.raises(CannotDeal):
        table.session.go_on()


def test_a_layout_that_asks_nothing_is_passed_over() -> None:
    plain = replace(two_boxes(), boxes=two_boxes().boxes[:1])
    plan = DrillPlan("bg-ultimate", 1, Scope.SIDE_BETS, layouts=None)
    table = Table(plan=plan, layout_of=lambda index: plain if index in (0, 2) else two_boxes())
    assert table.dealt == [0, 1]
    table.settle()
    table.session.go_on()
    assert table.dealt == [0, 1, 2, 3]
    assert table.exercise.behind == 1


def test_after_the_last_layout_the_drill_is_over_and_summed_up() -> None:
    table = Table()
    table.settle(wrong=WRONG_ANTE)
    table.session.go_on()
    assert table.shelf.finished == []
    table.settle()
    assert table.session.is_last
    table.session.go_on()
    assert table.session.over
    assert table.shelf.finished == [1]
    summary = table.exercise.summary
    assert summary is not None
    assert (summary.rounds, summary.right, summary.asked) == (2, 23, 24)


def test_an_end_that_the_store_refuses_is_told_and_can_be_asked_for_again() -> None:
    table = Table(plan=DrillPlan("bg-ultimate", 1, layouts=1))
    table.settle()
    table.shelf.full = True
    table.session.go_on()
    assert (table.session.over, table.shelf.finished) == (False, [])
    assert table.fault() is not None
    table.shelf.full = False
    table.session.finish()
    assert table.session.over


def test_five_cards_are_asked_first_where_the_task_says_so() -> None:
    table = Table(plan=DrillPlan("bg-ultimate", 1, layouts=1, task=Task.FIVE_FIRST))
    assert [place.name for place in table.state.fields[:2]] == ["dealer.five", "dealer.category"]
    table.settle()
    marked = table.marks()
    assert marked is not None
    assert marked.report.right == marked.report.asked


def test_a_settled_layout_is_gone_over_kept_and_shown_as_it_was_again() -> None:
    plan = DrillPlan("bg-ultimate", 5, layouts=2, task=Task.SPOT)
    table = Table(plan=plan)
    shown = table.state.shown
    assert shown
    assert table.dealt == []
    table.session.paint()
    assert len(table.shelf.changes[1]) == len(shown)
    place = next(place for place, _value in shown if place.is_wager)
    value = TAKE if table.state.answer(place) != TAKE else PUSH
    table.session.intend(Choose(place, value))
    table.session.intend(Confirm())
    assert corrections(table.state) == (place,)
    opened = OpenRound(
        1,
        1,
        0,
        table.state.layout,
        fingerprint(house()),
        table.state.asked,
        tuple(table.shelf.changes[1]),
    )
    left = Table(plan=plan, shelf=table.shelf, left=Unfinished(1, plan, 0, opened))
    assert left.state.shown == shown
    assert corrections(left.state) == (place,)
    left.session.intend(Painted())
    left.session.intend(Submit())
    marked = left.session.marked
    assert marked is not None
    assert marked.spotted is not None
    assert table.shelf.played[1].report == marked.kept_report
    left.session.try_again()
    assert left.state.shown == shown
