"""The trainee's mistakes: their list, and the way through them to a plain end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from dealer_trainer.presentation.pages.review import (
    MOST,
    Listed,
    Offer,
    Wanted,
    mistake_detail,
    offer_of,
    review_state,
)
from dealer_trainer.presentation.pages.start import house_in_use
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.presentation.table.review_session import ReviewServices, ReviewSession
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.training.review.session import LayoutCase, ReviewRun, start_review
from dealer_trainer.ui.app.faults import faults_told
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.open_table import OpenTable, TableSlot
from dealer_trainer.ui.app.page_name import PageName
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.pages.review.page import ReviewPage
from dealer_trainer.ui.pages.review.questions import QuestionReview
from dealer_trainer.ui.pages.review.reviewed_page import ReviewedPage, reviewed_state
from dealer_trainer.ui.pages.sprint.page import SprintPage
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.presenter import DrillPresenter


class ReviewController(QObject):
    """``over`` tells that the end was read, ``stopped`` that the work was left before it,
    ``nothing`` that of what was chosen nothing can be asked, with how many were left out.

    ``onward`` gives the words of the button at the end where something else follows than the list.
    """

    over = Signal()
    stopped = Signal()
    nothing = Signal(int)
    practise = Signal()
    fault = Signal(object)
    due_changed = Signal(int)

    def __init__(
        self,
        window: MainWindow,
        workshop: AppServices,
        wishes: PreferencesModel,
        place: TableSlot,
        onward: Callable[[], str],
    ) -> None:
        super().__init__(place)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._place = place
        self._onward = onward
        self._trainee: Trainee | None = None
        self._page: ReviewPage | None = None
        self._reviewed: ReviewedPage | None = None
        self._mistakes: tuple[Mistake, ...] = ()
        self._offer = Offer()
        self._wanted = Wanted()
        self._ended: tuple[ReviewRun, int] | None = None

    def refresh(self) -> None:
        """Say list and end anew, in the language in use."""
        self._show_list()
        self._say_end()

    def _who(self) -> Trainee:
        if self._trainee is None:
            raise LookupError("nobody trains")
        return self._trainee

    def _now(self) -> datetime:
        return self._workshop.clock.now()

    def _by_id(self) -> dict[str, House]:
        return {house.id: house for house in self._workshop.houses}

    # The list.

    def show(self, trainee: Trainee) -> None:
        """The list. Raises ``StoreError``."""
        if trainee != self._trainee:
            self._wanted = Wanted()
        self._trainee = trainee
        if self._page is None:
            self._page = ReviewPage()
            self._page.changed.connect(self._filter)
            self._page.chosen.connect(self._show_mistake)
            self._page.work.connect(self._work_through)
            self._page.again.connect(self._work_one)
            self._page.practise.connect(self.practise)
        self._mistakes = self._workshop.records.mistakes.mistakes(trainee, self._now())
        self._offer = offer_of(self._mistakes)
        due = sum(mistake.is_due(self._now()) for mistake in self._mistakes)
        self.due_changed.emit(due)
        if self._wanted.listed is Listed.DUE and not due and self._mistakes:
            self._wanted = replace(self._wanted, listed=Listed.ALL)
        self._page.filters.set_wanted(self._wanted)
        self._page.detail.set_four_colours(self._wishes.in_use.four_colours)
        self._show_list()
        self._window.show_page(PageName.REVIEW, self._page)

    def _filter(self) -> None:
        if self._page is not None:
            self._wanted = self._page.filters.wanted()
            self._show_list()

    def _show_list(self) -> None:
        if self._page is not None:
            self._page.show_state(
                review_state(self._mistakes, self._offer, self._wanted, self._by_id(), self._now())
            )

    def _show_mistake(self, mistake: Mistake | None) -> None:
        if self._page is None:
            return
        detail = None
        if mistake is not None:
            with faults_told(self.fault.emit):
                mistakes = self._workshop.records.mistakes
                try:
                    (case,) = mistakes.cases((mistake,))
                    past = mistakes.repetitions(mistake)
                    detail = mistake_detail(mistake, case, past, self._by_id())
                except KeyError:
                    detail = None
        self._page.show_detail(detail, house_in_use(self._workshop, self._wishes.in_use))

    # The work-through.

    def _work_through(self) -> None:
        if self._page is not None:
            state = review_state(
                self._mistakes, self._offer, self._wanted, self._by_id(), self._now()
            )
            self.work_through(self._who(), state.shown[:MOST])

    def _work_one(self, mistake: Mistake) -> None:
        self.work_through(self._who(), (mistake,))

    def work_through(self, trainee: Trainee, mistakes: Iterable[Mistake]) -> None:
        """The very same layouts again, then the questions of sprints, to a plain end."""
        self._trainee = trainee
        chosen = tuple(mistakes)
        with faults_told(self.fault.emit):
            cases = self._workshop.records.mistakes.cases(chosen)
            run, left = start_review(chosen, cases, self._workshop.houses)
            layouts = tuple(t for t in run.tasks if isinstance(t.case, LayoutCase))
            questions = tuple(t for t in run.tasks if not isinstance(t.case, LayoutCase))
            self._ended = (ReviewRun((*layouts, *questions)), len(left))
            if not run.tasks:
                self.nothing.emit(len(left))
                return
            self._go_on_with(self._ended[0])

    def _go_on_with(self, run: ReviewRun) -> None:
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.current is None:
            self._show_end()
            return
        mistakes = self._workshop.records.mistakes
        desk = ReviewServices(
            self._who(),
            run,
            mistakes.limits(self._who()),
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

    def _ask_layouts(self, desk: ReviewServices) -> None:
        page = DrillPage(self._window.appearance.look.tokens, self._window.tables)
        sitting = ReviewSession(desk)
        sitting.house_changed = page.show_house
        presenter = DrillPresenter(page, sitting.desk, self._wishes.in_use, sitting)
        page.full_screen_wanted.connect(self._window.switch_full_screen)
        page.preferences_changed.connect(self._wishes.take)
        page.finished.connect(lambda _summary: self._continue(sitting.run))
        page.left.connect(lambda: self._stop(sitting.run))
        self._place.open(OpenTable(self._window, page))
        presenter.start()

    def _ask_questions(self, desk: ReviewServices) -> None:
        page = SprintPage(self._window.appearance.look.tokens, self._window.tables)
        review = QuestionReview(page, desk, self._wishes.in_use)
        page.full_screen_wanted.connect(self._window.switch_full_screen)
        review.done.connect(lambda: self._continue(review.run))
        review.left.connect(lambda: self._stop(review.run))
        self._place.open(OpenTable(self._window, page))
        review.start()

    def _continue(self, run: ReviewRun) -> None:
        with faults_told(self.fault.emit):
            self._go_on_with(run)

    def _stop(self, run: ReviewRun) -> None:
        """Left before the end: what was answered stands, the rest stays due."""
        self.stopped.emit()
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.outcomes:
            self._show_end()
        else:
            self.leave()

    def _show_end(self) -> None:
        if self._reviewed is None:
            self._reviewed = ReviewedPage()
            self._reviewed.onward.connect(self.over)
        self._say_end()
        self._place.close()
        with faults_told(self.fault.emit):
            self._count_due()
        self._window.show_page(PageName.REVIEWED, self._reviewed)

    def _say_end(self) -> None:
        if self._reviewed is None or self._ended is None:
            return
        run, left = self._ended
        games = {house.id: house.game for house in self._workshop.houses}
        onward = self._onward() or _("To the list")
        self._reviewed.show_state(reviewed_state(run, left, onward, games))

    def leave(self) -> None:
        """Back to the list."""
        with faults_told(self.fault.emit):
            self.show(self._who())
        self._place.close()

    def _count_due(self) -> None:
        due = self._workshop.records.mistakes.count_due(self._who(), self._now())
        self.due_changed.emit(due)
