"""Sprints, and today's work: review, a sprint, then layouts."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from functools import partial

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.questions import SprintScreen
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.plans import layouts_text
from dealer_trainer.text.practising import sprint_name
from dealer_trainer.training.drill.targets import drill_for_me
from dealer_trainer.training.review.agenda import Agenda
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.session import SprintServices, SprintSession
from dealer_trainer.ui.app.drill_controller import DrillController
from dealer_trainer.ui.app.navigator import Controller, Navigator
from dealer_trainer.ui.app.open_table import TableSlot
from dealer_trainer.ui.app.review_controller import ReviewController, ReviewEnd


class TodayStep(Enum):
    """A part of today's work."""

    REVIEW = auto()
    SPRINT = auto()
    LAYOUTS = auto()


@dataclass(frozen=True, slots=True)
class TodayRun:
    """Today's work as it was begun, and what is still to come."""

    agenda: Agenda
    house: House
    ahead: tuple[TodayStep, ...]


class PracticeController(Controller):
    """Starts sprints, and leads through today's work step by step."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._today: TodayRun | None = None
        self.slot = TableSlot(self)

    def refresh(self) -> None:
        """Say the table anew, in the language in use."""
        self.slot.retranslate()

    # Sprints.

    def start_sprint(self, kind: SprintKind, house: House) -> None:
        """Two minutes of a kind under a house, by themselves."""
        self._today = None
        self._open_sprint(kind, house)

    def _open_sprint(self, kind: SprintKind, house: House) -> None:
        repositories = self.services.repositories
        session = SprintSession(
            SprintServices(
                self.state.who(),
                house,
                kind,
                self.services.new_seed(),
                repositories.sprints,
                repositories.mistakes,
                self.services.clock,
            )
        )
        screen = SprintScreen(session, self._onward)
        finished = partial(self._after_sprint, session)
        self.slot.open_questions(session, screen, finished, self._leave_sprint)

    def _after_sprint(self, session: SprintSession) -> None:
        if self._today is None or session.result is None:
            self._leave_sprint()
        else:
            self._next_step()

    def _leave_sprint(self) -> None:
        self._today = None
        self.navigator.home()
        self.slot.close()

    # Today.

    def start_today(self, house: House, agenda: Agenda) -> None:
        """The mistakes that are due, one sprint, then layouts to about ten minutes."""
        steps = tuple(TodayStep) if agenda.mistakes else (TodayStep.SPRINT, TodayStep.LAYOUTS)
        self._today = TodayRun(agenda, house, steps)
        self._next_step()

    def _onward(self) -> str:
        """What comes next, as the button says it that leads there."""
        if self._today is None or not self._today.ahead:
            return _("Home")
        if self._today.ahead[0] is TodayStep.SPRINT:
            sprint = sprint_name(self._today.agenda.sprint)
            return _("Next: sprint, {sprint}").format(sprint=sprint)
        layouts = layouts_text(self._today.agenda.layouts)
        return _("Next: {layouts}").format(layouts=layouts)

    def _next_step(self) -> None:
        today = self._today
        if today is None or not today.ahead:
            return
        step, *ahead = today.ahead
        self._today = replace(today, ahead=tuple(ahead))
        match step:
            case TodayStep.REVIEW:
                self._review(today.agenda.mistakes)
            case TodayStep.SPRINT:
                self._open_sprint(today.agenda.sprint, today.house)
            case TodayStep.LAYOUTS:
                self._today = None
                plan = drill_for_me(today.house, self.services.new_seed(), today.agenda.layouts)
                self.navigator.get(DrillController).start(plan)
                self.slot.close()

    def _review(self, most: int) -> None:
        """Work through the first of the mistakes that are due; the sprint follows."""
        with self.navigator.faults_told():
            now = self.services.clock.now()
            due = self.services.repositories.mistakes.due(self.state.who(), now)
            end = ReviewEnd(self._onward, self._next_step)
            self.navigator.get(ReviewController).work_through(due[:most], end)
