"""The trainee's way through review, sprints, progress and today's work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.plans import layouts_text
from dealer_trainer.text.practising import sprint_name
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.text.review import left_out_text
from dealer_trainer.training.agenda import Agenda
from dealer_trainer.training.aims import drill_for_me
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.mistakes import Mistake
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz_result import result_of
from dealer_trainer.training.quiz_tries import SHOWN, last_tries
from dealer_trainer.training.review import LayoutCase, ReviewRun, start_review
from dealer_trainer.training.session import DrillPlan
from dealer_trainer.training.sprint_questions import SprintKind
from dealer_trainer.ui.main_window import MainWindow
from dealer_trainer.ui.open_table import OpenTable
from dealer_trainer.ui.page_name import PageName
from dealer_trainer.ui.pages.drill.page import DrillPage
from dealer_trainer.ui.pages.drill.presenter import DrillPresenter
from dealer_trainer.ui.pages.progress.page import ProgressPage
from dealer_trainer.ui.pages.progress.presenter import (
    QuizTries,
    Stretch,
    Target,
    drill_for,
    progress_state,
)
from dealer_trainer.ui.pages.review.page import ReviewPage
from dealer_trainer.ui.pages.review.presenter import (
    MOST,
    Listed,
    Offer,
    Wanted,
    mistake_detail,
    offer_of,
    review_state,
)
from dealer_trainer.ui.pages.review.questions import QuestionReview
from dealer_trainer.ui.pages.review.reviewed_page import ReviewedPage, reviewed_state
from dealer_trainer.ui.pages.review.sitting import ReviewDesk, ReviewSitting
from dealer_trainer.ui.pages.sprint.page import SprintPage
from dealer_trainer.ui.pages.sprint.presenter import SprintDesk, SprintPresenter
from dealer_trainer.ui.pages.start.presenter import house_in_use
from dealer_trainer.ui.wishes import Wishes
from dealer_trainer.ui.workshop import Workshop


class Step(Enum):
    """A part of today's work."""

    REVIEW = auto()
    SPRINT = auto()
    LAYOUTS = auto()


@dataclass(frozen=True, slots=True)
class Outing:
    """Today's work as it was begun, and what is still to come."""

    agenda: Agenda
    house: House
    ahead: tuple[Step, ...]


class PracticeCourse(QObject):
    """What follows what in review, sprints and today; drills are handed over."""

    home = Signal()
    drill_wanted = Signal(object, object)
    fault = Signal(object)
    told = Signal(str)
    due_changed = Signal(int)

    def __init__(self, window: MainWindow, workshop: Workshop, wishes: Wishes) -> None:
        super().__init__(window)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._table: OpenTable | None = None
        self._outing: Outing | None = None
        self._review: ReviewPage | None = None
        self._reviewed: ReviewedPage | None = None
        self._progress: ProgressPage | None = None
        self._mistakes: tuple[Mistake, ...] = ()
        self._offer = Offer()
        self._wanted = Wanted()
        self._ended: tuple[ReviewRun, int] | None = None
        self._stretch = Stretch.MONTH

    # Which houses there are, who trains.

    def offer_houses(self, workshop: Workshop) -> None:
        """Houses were copied or changed."""
        self._workshop = workshop
        if self._progress is not None:
            self._progress = None

    @property
    def trainee(self) -> Trainee:
        """Who trains. Raises ``LookupError`` where nobody does."""
        if self._trainee is None:
            raise LookupError("nobody trains")
        return self._trainee

    @property
    def table(self) -> OpenTable | None:
        """The table page that is open."""
        return self._table

    def _now(self) -> datetime:
        return self._workshop.clock.now()

    def _by_id(self) -> dict[str, House]:
        return {house.id: house for house in self._workshop.houses}

    # The list of mistakes.

    def show_review(self, trainee: Trainee) -> None:
        """My mistakes. Raises ``StoreError``."""
        if trainee != self._trainee:
            self._wanted = Wanted()
        self._trainee, self._outing = trainee, None
        if self._review is None:
            self._review = ReviewPage()
            self._review.changed.connect(self._filter)
            self._review.chosen.connect(self._show_mistake)
            self._review.work.connect(self._work_through)
            self._review.again.connect(self._work_one)
            self._review.practise.connect(self.start_own_drill)
        self._mistakes = self._workshop.records.mistakes.mistakes(trainee)
        self._offer = offer_of(self._mistakes)
        due = sum(mistake.is_due(self._now()) for mistake in self._mistakes)
        self.due_changed.emit(due)
        if self._wanted.listed is Listed.DUE and not due and self._mistakes:
            self._wanted = replace(self._wanted, listed=Listed.ALL)
        self._review.filters.set_wanted(self._wanted)
        self._review.detail.set_four_colours(self._wishes.in_use.four_colours)
        self._show_list()
        self._window.show_page(PageName.REVIEW, self._review)

    def _filter(self) -> None:
        if self._review is not None:
            self._wanted = self._review.filters.wanted()
            self._show_list()

    def _show_list(self) -> None:
        if self._review is not None:
            self._review.show_state(
                review_state(self._mistakes, self._offer, self._wanted, self._by_id(), self._now())
            )

    def _show_mistake(self, mistake: Mistake | None) -> None:
        if self._review is None:
            return
        detail = None
        if mistake is not None:
            with self._telling():
                mistakes = self._workshop.records.mistakes
                try:
                    (case,) = mistakes.cases((mistake,))
                    past = mistakes.repetitions(mistake)
                    detail = mistake_detail(mistake, case, past, self._by_id())
                except KeyError:
                    detail = None
        self._review.show_detail(detail, house_in_use(self._workshop, self._wishes.in_use))

    # The work-through.

    def _work_through(self) -> None:
        if self._review is not None:
            state = review_state(
                self._mistakes, self._offer, self._wanted, self._by_id(), self._now()
            )
            self.work_through(state.shown[:MOST])

    def _work_one(self, mistake: Mistake) -> None:
        self.work_through((mistake,))

    def work_through(self, mistakes: Iterable[Mistake]) -> None:
        """The very same layouts again, then the questions of sprints, to a plain end."""
        chosen = tuple(mistakes)
        with self._telling():
            cases = self._workshop.records.mistakes.cases(chosen)
            run, left = start_review(chosen, cases, self._workshop.houses)
            layouts = tuple(t for t in run.tasks if isinstance(t.case, LayoutCase))
            questions = tuple(t for t in run.tasks if not isinstance(t.case, LayoutCase))
            self._ended = (ReviewRun((*layouts, *questions)), len(left))
            if not run.tasks:
                if self._outing is not None:
                    self._next_step()
                elif left:
                    self.told.emit(left_out_text(len(left)))
                return
            self._go_on_with(self._ended[0])

    def _go_on_with(self, run: ReviewRun) -> None:
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.current is None:
            self._show_end()
            return
        mistakes = self._workshop.records.mistakes
        desk = ReviewDesk(
            self.trainee,
            run,
            mistakes.limits(self.trainee),
            self._workshop.houses,
            mistakes,
            self._workshop.drills,
            self._workshop.clock,
            self._workshop.new_seed,
        )
        if isinstance(run.current.case, LayoutCase):
            self._ask_layouts(desk)
        else:
            self._ask_questions(desk)

    def _ask_layouts(self, desk: ReviewDesk) -> None:
        page = DrillPage(self._window.appearance.look.tokens, self._window.tables)
        sitting = ReviewSitting(desk)
        sitting.house_changed = page.show_house
        presenter = DrillPresenter(page, sitting.desk, self._wishes.in_use, sitting)
        page.full_screen_wanted.connect(self._window.switch_full_screen)
        page.preferences_changed.connect(self._wishes.take)
        page.finished.connect(lambda _summary: self._continue(sitting.run))
        page.left.connect(lambda: self._stop(sitting.run))
        self._open(OpenTable(self._window, page, page))
        presenter.start()

    def _ask_questions(self, desk: ReviewDesk) -> None:
        page = SprintPage(self._window.appearance.look.tokens, self._window.tables)
        review = QuestionReview(page, desk, self._wishes.in_use)
        page.full_screen_wanted.connect(self._window.switch_full_screen)
        review.done.connect(lambda: self._continue(review.run))
        review.left.connect(lambda: self._stop(review.run))
        self._open(OpenTable(self._window, page, page))
        review.start()

    def _continue(self, run: ReviewRun) -> None:
        with self._telling():
            self._go_on_with(run)

    def _stop(self, run: ReviewRun) -> None:
        """Left before the end: what was answered stands, the rest stays due."""
        self._outing = None
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.outcomes:
            self._show_end()
        else:
            self._leave_review()

    def _show_end(self) -> None:
        if self._reviewed is None:
            self._reviewed = ReviewedPage()
            self._reviewed.onward.connect(self._after_review)
        self._say_end()
        self._close_table()
        with self._telling():
            self._count_due()
        self._window.show_page(PageName.REVIEWED, self._reviewed)

    def _say_end(self) -> None:
        if self._reviewed is None or self._ended is None:
            return
        run, left = self._ended
        games = {house.id: house.game for house in self._workshop.houses}
        onward = _("To the list") if self._outing is None else self._onward()
        self._reviewed.show_state(reviewed_state(run, left, onward, games))

    def _after_review(self) -> None:
        if self._outing is not None:
            self._next_step()
        else:
            self._leave_review()

    def _leave_review(self) -> None:
        with self._telling():
            self.show_review(self.trainee)
        self._close_table()

    def _count_due(self) -> None:
        due = self._workshop.records.mistakes.count_due(self.trainee, self._now())
        self.due_changed.emit(due)

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
        self._open(OpenTable(self._window, page, page))
        presenter.start()

    def _after_sprint(self) -> None:
        if self._outing is not None:
            self._next_step()
        else:
            self._leave_sprint()

    def _leave_sprint(self) -> None:
        self._outing = None
        self.home.emit()
        self._close_table()

    # Today.

    def start_today(self, trainee: Trainee, house: House, agenda: Agenda) -> None:
        """The mistakes that are due, one sprint, then layouts to about ten minutes."""
        self._trainee = trainee
        steps = tuple(Step) if agenda.mistakes else (Step.SPRINT, Step.LAYOUTS)
        self._outing = Outing(agenda, house, steps)
        self._next_step()

    def _onward(self) -> str:
        """What comes next, as the button says it that leads there."""
        step = None if self._outing is None or not self._outing.ahead else self._outing.ahead[0]
        if self._outing is None or step is None:
            return _("Home")
        if step is Step.SPRINT:
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
            case Step.REVIEW:
                with self._telling():
                    due = self._workshop.records.mistakes.due(self.trainee, self._now())
                    self.work_through(due[: outing.agenda.mistakes])
            case Step.SPRINT:
                self.start_sprint(self.trainee, outing.agenda.sprint, outing.house)
            case Step.LAYOUTS:
                self._outing = None
                seed = self._workshop.new_seed()
                self._hand_over(drill_for_me(outing.house, seed, outing.agenda.layouts))

    def _hand_over(self, plan: DrillPlan) -> None:
        house = self._workshop.house(plan.house)
        if house is not None:
            self.drill_wanted.emit(plan, house)
        self._close_table()

    def start_own_drill(self) -> None:
        """The drill for me under the house in use."""
        house = house_in_use(self._workshop, self._wishes.in_use)
        self._hand_over(drill_for_me(house, self._workshop.new_seed()))

    # Progress.

    def show_progress(self, trainee: Trainee) -> None:
        """Progress. Raises ``StoreError``."""
        self._trainee, self._outing = trainee, None
        if self._progress is None:
            self._progress = ProgressPage(self._workshop.houses)
            self._progress.changed.connect(self._choose_figures)
            self._progress.drilled.connect(self._drill_figure)
        self._show_figures()
        self._window.show_page(PageName.PROGRESS, self._progress)

    def _choose_figures(self) -> None:
        if self._progress is not None:
            self._stretch = self._progress.stretch.value()
            self._wishes.change(house=self._progress.house.house().id)
            with self._telling():
                self._show_figures()

    def _show_figures(self) -> None:
        if self._progress is None:
            return
        records = self._workshop.records
        house = house_in_use(self._workshop, self._wishes.in_use)
        self._progress.show_state(
            progress_state(
                records.progress.practice(self.trainee, self._wishes.in_use.day_ends),
                records.progress.skills(self.trainee, house.game),
                self._tries(house),
                house,
                self._stretch,
                self._now().astimezone(),
                self._wishes.in_use.day_ends,
            )
        )

    def _tries(self, house: House) -> tuple[QuizTries, ...]:
        """The last tries of each quiz that was taken under a house's game."""
        quizzes = self._workshop.records.quizzes
        chosen: dict[str, list[int]] = {}
        for taken in quizzes.taken(self.trainee):
            numbers = chosen.setdefault(taken.quiz, [])
            if len(numbers) < SHOWN:
                numbers.append(taken.number)
        found = []
        for quiz, numbers in chosen.items():
            results = [result_of(quizzes.record(number)) for number in numbers]
            name = quiz_name(results[0].record.paper.definition)
            if results[0].record.paper.house.game is house.game:
                found.append(QuizTries(quiz, name, last_tries(results, quiz)))
        return tuple(found)

    def _drill_figure(self, target: Target) -> None:
        house = house_in_use(self._workshop, self._wishes.in_use)
        self._hand_over(drill_for(target, house, self._workshop.new_seed()))

    # Tables, language, faults.

    def _open(self, table: OpenTable) -> None:
        before, self._table = self._table, table
        table.show()
        if before is not None:
            before.close()

    def _close_table(self) -> None:
        if self._table is not None:
            self._table.close()
            self._table = None

    def refresh(self) -> None:
        """Say anew what comes with the state of a page, in the language in use."""
        if self._table is not None:
            self._table.retranslate()
        self._show_list()
        self._say_end()
        if self._trainee is not None:
            with self._telling():
                self._show_figures()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except StoreError as error:
            self.fault.emit(error)
