"""The trainee's way through review, sprints, progress and today's work."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.start import house_in_use
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.plans import layouts_text
from dealer_trainer.text.practising import sprint_name
from dealer_trainer.text.review import left_out_text
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.targets import drill_for_me
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.agenda import Agenda
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.ui.app.faults import faults_told
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.open_table import OpenTable, TableSlot
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.app.progress_controller import ProgressController
from dealer_trainer.ui.app.review_controller import ReviewController
from dealer_trainer.ui.pages.sprint.page import SprintPage
from dealer_trainer.ui.pages.sprint.presenter import SprintDesk, SprintPresenter


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


class PracticeController(QObject):
    """What follows what in review, sprints and today; drills are handed over."""

    home = Signal()
    drill_wanted = Signal(object, object)
    fault = Signal(object)
    told = Signal(str)
    due_changed = Signal(int)

    def __init__(self, window: MainWindow, workshop: AppServices, wishes: PreferencesModel) -> None:
        super().__init__(window)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._outing: TodayRun | None = None
        self._place = TableSlot(self)
        self._review = ReviewController(window, workshop, wishes, self._place, self._after_review)
        self._review.over.connect(self._leave_end)
        self._review.stopped.connect(self._end_outing)
        self._review.nothing.connect(self._tell_left_out)
        self._review.practise.connect(self.start_own_drill)
        self._review.fault.connect(self.fault)
        self._review.due_changed.connect(self.due_changed)
        self._progress = ProgressController(window, workshop, wishes, self)
        self._progress.drill_wanted.connect(self._hand_over)
        self._progress.fault.connect(self.fault)

    # Which houses there are, who trains.

    def offer_houses(self) -> None:
        """Houses were copied or changed: pages made from them are made anew."""
        self._progress.offer_houses()

    @property
    def trainee(self) -> Trainee:
        """Who trains. Raises ``LookupError`` where nobody does."""
        if self._trainee is None:
            raise LookupError("nobody trains")
        return self._trainee

    @property
    def table(self) -> OpenTable | None:
        """The table page that is open."""
        return self._place.table

    # Mistakes and figures.

    def show_review(self, trainee: Trainee) -> None:
        """My mistakes. Raises ``StoreError``."""
        self._trainee, self._outing = trainee, None
        self._review.show(trainee)

    def work_through(self, mistakes: tuple[Mistake, ...]) -> None:
        """These mistakes, asked again."""
        self._review.work_through(self.trainee, mistakes)

    def show_progress(self, trainee: Trainee) -> None:
        """Progress. Raises ``StoreError``."""
        self._trainee, self._outing = trainee, None
        self._progress.show(trainee)

    def _after_review(self) -> str:
        """What the end of a review leads to, where it is not the list."""
        return "" if self._outing is None else self._onward()

    def _leave_end(self) -> None:
        if self._outing is not None:
            self._next_step()
        else:
            self._review.leave()

    def _end_outing(self) -> None:
        self._outing = None

    def _tell_left_out(self, left: int) -> None:
        if self._outing is not None:
            self._next_step()
        elif left:
            self.told.emit(left_out_text(left))

    # Sprints.

    def start_sprint(self, trainee: Trainee, kind: SprintKind, house: House) -> None:
        """Two minutes of a kind under a house."""
        self._trainee = trainee
        records = self._workshop.records
        page = SprintPage(self._window.appearance.look.tokens, self._window.tables)
        desk = SprintDesk(
            trainee,
            house,
            kind,
            self._workshop.new_seed(),
            records.sprints,
            records.mistakes,
            self._workshop.clock,
            self._onward,
        )
        presenter = SprintPresenter(page, desk, self._wishes.in_use)
        page.full_screen_wanted.connect(self._window.switch_full_screen)
        presenter.done.connect(self._after_sprint)
        presenter.left.connect(self._leave_sprint)
        self._place.open(OpenTable(self._window, page))
        presenter.start()

    def _after_sprint(self) -> None:
        if self._outing is not None:
            self._next_step()
        else:
            self._leave_sprint()

    def _leave_sprint(self) -> None:
        self._outing = None
        self.home.emit()
        self._place.close()

    # Today.

    def start_today(self, trainee: Trainee, house: House, agenda: Agenda) -> None:
        """The mistakes that are due, one sprint, then layouts to about ten minutes."""
        self._trainee = trainee
        steps = tuple(TodayStep) if agenda.mistakes else (TodayStep.SPRINT, TodayStep.LAYOUTS)
        self._outing = TodayRun(agenda, house, steps)
        self._next_step()

    def _onward(self) -> str:
        """What comes next, as the button says it that leads there."""
        step = None if self._outing is None or not self._outing.ahead else self._outing.ahead[0]
        if self._outing is None or step is None:
            return _("Home")
        if step is TodayStep.SPRINT:
            sprint = sprint_name(self._outing.agenda.sprint)
            return _("Next: sprint, {sprint}").format(sprint=sprint)
        layouts = layouts_text(self._outing.agenda.layouts)
        return _("Next: {layouts}").format(layouts=layouts)

    def _next_step(self) -> None:
        outing = self._outing
        if outing is None or not outing.ahead:
            return
        step, *ahead = outing.ahead
        self._outing = replace(outing, ahead=tuple(ahead))
        match step:
            case TodayStep.REVIEW:
                with faults_told(self.fault.emit):
                    now = self._workshop.clock.now()
                    due = self._workshop.records.mistakes.due(self.trainee, now)
                    self.work_through(due[: outing.agenda.mistakes])
            case TodayStep.SPRINT:
                self.start_sprint(self.trainee, outing.agenda.sprint, outing.house)
            case TodayStep.LAYOUTS:
                self._outing = None
                seed = self._workshop.new_seed()
                self._hand_over(drill_for_me(outing.house, seed, outing.agenda.layouts))

    def _hand_over(self, plan: DrillPlan) -> None:
        house = self._workshop.house(plan.house)
        if house is not None:
            self.drill_wanted.emit(plan, house)
        self._place.close()

    def start_own_drill(self) -> None:
        """The drill for me under the house in use."""
        house = house_in_use(self._workshop, self._wishes.in_use)
        self._hand_over(drill_for_me(house, self._workshop.new_seed()))

    # Language.

    def refresh(self) -> None:
        """Say anew what comes with the state of a page, in the language in use."""
        if self._place.table is not None:
            self._place.table.retranslate()
        self._review.refresh()
        self._progress.refresh()
