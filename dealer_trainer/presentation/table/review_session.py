"""The layouts of a work-through at the drill's desk: again, unrated, each with its sibling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.drill_session import DrillServices, DrillSession
from dealer_trainer.presentation.table.marked import Marked, mark_layout
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import house_state_text, sibling_text
from dealer_trainer.text.review import again_text, answered_then_text, review_title
from dealer_trainer.training.box_records import BoxRecord, background_of, turns_of
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.state import Phase, start_layout
from dealer_trainer.training.drill.summary import Summary, summarise
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import DrillStore, Trainee
from dealer_trainer.training.practice_ports import MistakeStore
from dealer_trainer.training.review.mistakes import Limits, Mistake
from dealer_trainer.training.review.session import (
    LayoutCase,
    ReviewOutcome,
    ReviewRun,
    ReviewTask,
    Sibling,
    outcome_of,
    recall_of,
    sibling_of,
)


@dataclass(frozen=True, slots=True)
class ReviewServices:
    """All that a work-through is done with."""

    trainee: Trainee
    run: ReviewRun
    limits: Limits
    houses: tuple[House, ...]
    mistakes: MistakeStore
    drills: DrillStore
    clock: Clock
    new_seed: Callable[[], int]

    def house(self, house_id: str) -> House:
        """The house of a task. Raises ``KeyError``."""
        found = next((house for house in self.houses if house.id == house_id), None)
        if found is None:
            raise KeyError(house_id)
        return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """A sibling that is to be dealt, or is: of which mistake."""

    mistake: Mistake
    sibling: Sibling


class ReviewSession(DrillSession):
    """The layout tasks at the head of a run. No round is kept: only how each mistake went."""

    def __init__(self, review: ReviewServices) -> None:
        self._review = review
        self.run = review.run
        first = self._task_of(review.run)
        house = review.house(first.mistakes[0].house)
        plan = DrillPlan(house.id, 0, layouts=None)
        super().__init__(
            DrillServices(house, review.trainee, plan, _never, lambda: review.drills, review.clock)
        )
        self._task = first
        self._waiting: _Asked | None = None
        self.house_changed: Callable[[House], None] | None = None
        self._shown: _Asked | None = None

    @staticmethod
    def _task_of(run: ReviewRun) -> ReviewTask:
        if run.current is None:
            raise ValueError("the review is over")
        return run.current

    @property
    def title(self) -> str:
        """What is done, as the page's title."""
        return review_title()

    @property
    def count(self) -> int | None:
        """How many tasks the run has."""
        return len(self.run.tasks)

    @property
    def behind(self) -> int:
        """How many tasks are behind the one that is shown."""
        shown_again = self.marked is not None or self.again or self._shown is not None
        return max(0, len(self.run.outcomes) - (1 if shown_again else 0))

    @property
    def is_last(self) -> bool:
        """Whether no layout comes after this one."""
        current = self.run.current
        return self._waiting is None and (
            current is None or not isinstance(current.case, LayoutCase)
        )

    @property
    def leave_tip(self) -> str:
        """A work-through is not gone on with: what is not answered stays due."""
        return _("Leave: what is not answered yet stays in the list")

    @property
    def note(self) -> str:
        """What is to be known of the layout that is shown."""
        if self.again:
            return _("The same layout again: this time is not counted")
        if self._shown is not None:
            return sibling_text()
        told = again_text(self._task.mistakes[0].failed_at.date())
        changed = house_state_text(self._task.house_state)
        return f"{told}. {changed}" if changed else told

    @property
    def note_after(self) -> str:
        """The answer of then, beside the marks of now."""
        case = self._task.case
        if self._shown is not None or not isinstance(case, LayoutCase):
            return ""
        asked = set(self._task.asked)
        marks = (mark for mark in case.report.marks if mark.place in asked)
        return answered_then_text(marks, self.desk.house.game)

    def start(self) -> None:
        """The first task."""
        self._open_task()

    def next_layout(self) -> None:
        """The sibling that waits, else the next task."""
        if self._waiting is None:
            self._open_task()
            return
        self._shown, self._waiting = self._waiting, None
        self._show(self._shown.sibling.layout)

    def deal_ahead(self) -> None:
        """What comes next lies there already, or follows from an answer."""

    def finish(self) -> Summary | None:
        """The layouts are over; nothing of them counts for a drill."""
        return summarise((), self.desk.house)

    def _open_task(self) -> None:
        self._task, self._shown = self._task_of(self.run), None
        house = self._review.house(self._task.mistakes[0].house)
        self.desk = replace(self.desk, house=house)
        if self.house_changed is not None:
            self.house_changed(house)
        if isinstance(self._task.case, LayoutCase):
            self._show(self._task.case.layout)

    def _show(self, layout: Layout) -> None:
        shown = self._shown
        asked = self._task.asked if shown is None else shown.sibling.asked
        self.again, self.marked = False, None
        self.state = start_layout(layout, asked)

    def _keep(self) -> None:
        """Nothing is kept before the layout is marked."""

    def _submit(self) -> None:
        """Mark the layout and keep how its mistakes went, before anything of it shows."""
        marked = mark_layout(self.state, self.desk.house)
        if self.again:
            self.marked = marked
            return
        asked = tuple(mark.place for mark in marked.report.marks)
        background = background_of(self.state.layout, self.desk.house, asked)
        turns = turns_of(marked.sheet, marked.report, background)
        shown = self._shown
        outcomes = (
            self._of_task(turns, marked)
            if shown is None
            else self._of_sibling(shown, turns, marked)
        )
        review = self._review
        try:
            review.mistakes.keep_outcomes(outcomes, review.clock.now(), sibling=shown is not None)
        except StoreError as error:
            # The answers stay on the screen: Enter submits them again.
            self.fault = error
            self.state = replace(self.state, phase=Phase.ANSWERING)
            return
        self.fault, self.marked = None, marked
        if shown is None:
            self.run = self.run.answered(outcomes)
            self._waiting = self._sibling(outcomes)

    def _of_task(self, turns: tuple[BoxRecord, ...], marked: Marked) -> tuple[ReviewOutcome, ...]:
        by_owner = {turn.owner: turn for turn in turns}
        return tuple(
            outcome_of(
                mistake,
                by_owner[mistake.owner],
                marked.report,
                marked.sheet,
                self._review.limits,
            )
            for mistake in self._task.mistakes
            if mistake.owner in by_owner
        )

    def _of_sibling(
        self, shown: _Asked, turns: tuple[BoxRecord, ...], marked: Marked
    ) -> tuple[ReviewOutcome, ...]:
        limits = self._review.limits
        slow = any(limits.is_slow(turn.kind, turn.milliseconds) for turn in turns)
        recall = recall_of(all(turn.right for turn in turns), slow)
        times = [turn.milliseconds for turn in turns if turn.milliseconds is not None]
        spent = sum(times) if times else None
        return (ReviewOutcome(shown.mistake, recall, spent, marked.report, marked.sheet),)

    def _sibling(self, outcomes: tuple[ReviewOutcome, ...]) -> _Asked | None:
        """The sibling of the first mistake that was repaired just now, if one can be dealt."""
        case = self._task.case
        if not isinstance(case, LayoutCase):
            return None
        for outcome in outcomes:
            if outcome.repaired_now:
                seed = self._review.new_seed()
                found = sibling_of(outcome.mistake, case, self.desk.house, seed)
                if found is not None:
                    return _Asked(outcome.mistake, found)
        return None


def _never(index: int) -> Layout:
    raise LookupError(f"a review deals no layout {index}")
