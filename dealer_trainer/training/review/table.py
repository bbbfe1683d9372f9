"""A work-through at the table: layouts of mistakes with their siblings, then questions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.training.box_records import BoxRecord, background_of, turns_of
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.drill.intents import Intent
from dealer_trainer.training.drill.state import DrillState, start_layout
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.marked import MarkedLayout
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import MistakeStore
from dealer_trainer.training.review.mistakes import Limits, Mistake
from dealer_trainer.training.review.session import (
    LayoutCase,
    QuestionCase,
    ReviewOutcome,
    ReviewRun,
    ReviewTask,
    Sibling,
    outcome_of,
    question_outcome,
    recall_of,
    sibling_of,
)
from dealer_trainer.training.sprint.questions import SprintAnswer, SprintQuestion
from dealer_trainer.training.sprint.step import Entry, Give, SprintIntent, enter
from dealer_trainer.training.table_session import TableSession


@dataclass(frozen=True, slots=True)
class ReviewServices:
    """All that a work-through is done with."""

    trainee: Trainee
    run: ReviewRun
    limits: Limits
    houses: tuple[House, ...]
    mistakes: MistakeStore
    clock: Clock
    new_seed: Callable[[], int]

    def house_of(self, task: ReviewTask) -> House:
        """The house of a task. Raises ``KeyError``."""
        return {house.id: house for house in self.houses}[task.mistakes[0].house]


class ReviewExercise:
    """The layout tasks at the head of a run. No round is kept: only how each mistake went.

    ``run`` is how far it is. ``sibling`` is the one in work, where it is no task's own layout.
    """

    def __init__(self, services: ReviewServices) -> None:
        self._services = services
        self.run = services.run
        self.task, self.case = self._head()
        self.behind = 0
        self.sibling: Sibling | None = None
        self._sibling_of: Mistake | None = None
        self._waiting: Sibling | None = None

    def _head(self) -> tuple[ReviewTask, LayoutCase]:
        task = self.run.current
        if task is None or not isinstance(task.case, LayoutCase):
            raise ValueError("no layout is left")
        return task, task.case

    @property
    def house(self) -> House:
        """The house of the layout in work."""
        return self._services.house_of(self.task)

    @property
    def is_last(self) -> bool:
        """Whether no layout comes after this one."""
        current = self.run.current
        return self._waiting is None and (
            current is None or not isinstance(current.case, LayoutCase)
        )

    def next_layout(self) -> DrillState:
        """The sibling that waits, else the next task."""
        self.sibling, self._waiting = self._waiting, None
        if self.sibling is not None:
            return start_layout(self.sibling.layout, self.sibling.asked)
        self.task, self.case = self._head()
        self.behind = len(self.run.outcomes)
        return start_layout(self.case.layout, self.task.asked)

    def deal_ahead(self) -> DrillState | None:
        """What comes next lies there already, or follows from an answer."""
        return None

    def keep(self, state: DrillState) -> bool:
        """Nothing is kept before the layout is marked."""
        del state
        return False

    def submit(self, state: DrillState, marked: MarkedLayout) -> None:
        """Keep how the mistakes of the layout went. Raises ``StoreError``."""
        asked = tuple(mark.place for mark in marked.report.marks)
        background = background_of(state.layout, self.house, asked)
        turns = turns_of(marked.sheet, marked.report, background)
        again = self._sibling_of if self.sibling is not None else None
        outcomes = (
            self._of_task(turns, marked)
            if again is None
            else (self._of_sibling(again, turns, marked),)
        )
        services = self._services
        services.mistakes.keep_outcomes(
            outcomes, services.clock.now(), sibling=self.sibling is not None
        )
        if self.sibling is None:
            self.run = self.run.answered(outcomes)
            self._find_sibling(outcomes)

    def finish(self) -> None:
        """The layouts are over; nothing of them counts for a drill."""

    def _of_task(
        self, turns: tuple[BoxRecord, ...], marked: MarkedLayout
    ) -> tuple[ReviewOutcome, ...]:
        by_owner = {turn.owner: turn for turn in turns}
        limits, report, sheet = self._services.limits, marked.report, marked.sheet
        return tuple(
            outcome_of(mistake, by_owner[mistake.owner], report, sheet, limits)
            for mistake in self.task.mistakes
            if mistake.owner in by_owner
        )

    def _of_sibling(
        self, mistake: Mistake, turns: tuple[BoxRecord, ...], marked: MarkedLayout
    ) -> ReviewOutcome:
        limits = self._services.limits
        slow = any(limits.is_slow(turn.kind, turn.milliseconds) for turn in turns)
        recall = recall_of(all(turn.right for turn in turns), slow)
        times = [turn.milliseconds for turn in turns if turn.milliseconds is not None]
        spent = sum(times) if times else None
        return ReviewOutcome(mistake, recall, spent, marked.report, marked.sheet)

    def _find_sibling(self, outcomes: tuple[ReviewOutcome, ...]) -> None:
        """The sibling of the first mistake that was repaired just now, if one can be dealt."""
        for outcome in outcomes:
            if outcome.repaired_now and self._waiting is None:
                self._sibling_of = outcome.mistake
                self._waiting = sibling_of(
                    outcome.mistake, self.case, self.house, self._services.new_seed()
                )


class QuestionSession(TableSession):
    """The question tasks at the head of a run, one after another. No clock is shown.

    ``answer`` and ``outcomes`` are there once the question is answered.
    """

    def __init__(self, services: ReviewServices) -> None:
        self._services = services
        self.run = services.run
        self._open()

    def _open(self) -> None:
        task = self.run.current
        if task is None or not isinstance(task.case, QuestionCase):
            raise ValueError("no question is left")
        self.task, self.then = task, task.case.answer
        self.answer: SprintAnswer | None = None
        self.outcomes: tuple[ReviewOutcome, ...] = ()
        self.entry = Entry()
        self._waits = True
        self._asked_at = self._services.clock.milliseconds()

    @property
    def house(self) -> House:
        """The house of the question."""
        return self._services.house_of(self.task)

    @property
    def question(self) -> SprintQuestion | None:
        """The question that waits for an answer."""
        return self.then.question if self.answer is None else None

    @property
    def waits(self) -> bool:
        """Whether the question has not been painted yet."""
        return self._waits

    @property
    def number(self) -> int:
        """The number of the question in work, from 1."""
        kept = self.answer is not None and self.fault is None
        return len(self.run.outcomes) + (0 if kept else 1)

    @property
    def today(self) -> date:
        """The day on which it is answered, where the trainee is."""
        return self._services.clock.now().astimezone().date()

    def paint(self) -> None:
        """The question has been painted: time runs from here."""
        if self._waits:
            self._waits = False
            self._asked_at = self._services.clock.milliseconds()

    def intend(self, intent: Intent) -> None:
        """Type an amount, rub out, pay."""
        self._do(intent)

    def give(self, value: Category | Result) -> None:
        """Name the hand or say who wins: that is the answer."""
        self._do(Give(value))

    def go_on(self) -> None:
        """From an answered question to the next; what was refused is handed over again first."""
        if self.answer is None:
            return
        if self.fault is not None:
            self._keep()
        if self.fault is None and self.run.current is None:
            self.finish()
        elif self.fault is None:
            self._open()

    def _do(self, intent: SprintIntent) -> None:
        if self.answer is not None:
            return
        given = enter(self.then.question, self.entry, intent)
        if isinstance(given, Entry):
            self.entry = given
            return
        services = self._services
        spent = max(0, services.clock.milliseconds() - self._asked_at)
        self.answer = SprintAnswer(self.then.question, given, spent)
        self.outcomes = tuple(
            question_outcome(mistake, self.answer, services.limits)
            for mistake in self.task.mistakes
        )
        self._keep()

    def _keep(self) -> None:
        """Keep how the mistakes of the question went."""
        try:
            self._services.mistakes.keep_outcomes(self.outcomes, self._services.clock.now())
        except StoreError as error:
            self.fault = error
        else:
            self.fault = None
            self.run = self.run.answered(self.outcomes)
