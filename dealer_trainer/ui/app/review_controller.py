"""The trainee's mistakes: their list, and the way through them to a plain end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.pages.review import (
    MOST,
    Listed,
    Offer,
    ReviewState,
    Wanted,
    mistake_detail,
    offer_of,
    review_state,
)
from dealer_trainer.presentation.table.questions import QuestionScreen, review_screen
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import left_out_text
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.training.drill.targets import drill_for_me
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.training.review.session import LayoutCase, ReviewRun, start_review
from dealer_trainer.training.review.table import QuestionSession, ReviewExercise, ReviewServices
from dealer_trainer.ui.app.drill_controller import DrillController
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.open_table import TableSlot
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.review.page import ReviewPage
from dealer_trainer.ui.pages.review.reviewed_page import ReviewedPage, reviewed_state


@dataclass(frozen=True, slots=True)
class ReviewEnd:
    """What follows the end of a work-through instead of the list, and how its button is called."""

    label: Callable[[], str]
    go_on: Callable[[], None]


class ReviewController(PageController[ReviewPage]):
    """Shows the list of mistakes, works through them on the table, and shows the end of that."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.slot = TableSlot(self)
        self._reviewed: ReviewedPage | None = None
        self._mistakes: tuple[Mistake, ...] = ()
        self._offer = Offer()
        self._wanted = Wanted()
        self._ended: tuple[ReviewRun, int] | None = None
        self._end: ReviewEnd | None = None
        self.state.trainee_changed.connect(self._forget)

    def refresh(self) -> None:
        """Say table, list and end anew, in the language in use."""
        self.slot.retranslate()
        self._show_list()
        self._say_end()

    def _forget(self) -> None:
        """Somebody else trains: nothing is chosen of their mistakes yet."""
        self._wanted = Wanted()

    def _now(self) -> datetime:
        return self.services.clock.now()

    def _by_id(self) -> dict[str, House]:
        return {house.id: house for house in self.state.houses}

    # The list.

    def make_page(self) -> ReviewPage:
        """The page of the list, its signals connected."""
        page = ReviewPage()
        page.filters.changed.connect(lambda: self._filter(page))
        page.list.chosen.connect(lambda mistake: self._show_mistake(page, mistake))
        page.work_button.clicked.connect(lambda: self.work_through(self._list_state().shown[:MOST]))
        page.detail.again.connect(lambda mistake: self.work_through((mistake,)))
        page.practise.clicked.connect(self._practise)
        return page

    def show_state(self, page: ReviewPage) -> None:
        """Show the trainee's mistakes as they are now. Raises ``StoreError``."""
        mistakes = self.services.repositories.mistakes
        self._mistakes = mistakes.mistakes(self.state.who(), self._now())
        self._offer = offer_of(self._mistakes)
        due = sum(mistake.is_due(self._now()) for mistake in self._mistakes)
        self.state.due = due
        if self._wanted.listed is Listed.DUE and not due and self._mistakes:
            self._wanted = replace(self._wanted, listed=Listed.ALL)
        page.filters.set_wanted(self._wanted)
        page.detail.set_four_colours(self.state.preferences.four_colours)
        self._show_list()

    def open(self, name: PageName) -> None:
        """Show the list, whatever was worked through. Raises ``StoreError``."""
        self._end = None
        super().open(PageName.REVIEW)

    def _filter(self, page: ReviewPage) -> None:
        self._wanted = page.filters.wanted()
        self._show_list()

    def _show_list(self) -> None:
        if self.page is not None:
            self.page.show_state(self._list_state())

    def _list_state(self) -> ReviewState:
        return review_state(self._mistakes, self._offer, self._wanted, self._by_id(), self._now())

    def _show_mistake(self, page: ReviewPage, mistake: Mistake | None) -> None:
        detail = None
        if mistake is not None:
            with self.navigator.faults_told():
                mistakes = self.services.repositories.mistakes
                try:
                    (case,) = mistakes.cases((mistake,))
                    past = mistakes.repetitions(mistake)
                    detail = mistake_detail(mistake, case, past, self._by_id())
                except KeyError:
                    detail = None
        page.detail.show_detail(detail, self.state.house)

    # The work-through.

    def work_through(self, mistakes: Iterable[Mistake], end: ReviewEnd | None = None) -> None:
        """The very same layouts again, then the questions of sprints, to a plain end; from there
        to the list, if nothing else follows.
        """
        self._end = end
        chosen = tuple(mistakes)
        with self.navigator.faults_told():
            cases = self.services.repositories.mistakes.cases(chosen)
            run, left = start_review(chosen, cases, self.services.houses)
            layouts = tuple(t for t in run.tasks if isinstance(t.case, LayoutCase))
            questions = tuple(t for t in run.tasks if not isinstance(t.case, LayoutCase))
            self._ended = (ReviewRun((*layouts, *questions)), len(left))
            if not run.tasks:
                self._tell_nothing(len(left))
                return
            self._go_on_with(self._ended[0])

    def _tell_nothing(self, left: int) -> None:
        """Of what was chosen nothing can be asked any more."""
        if self._end is not None:
            self._end.go_on()
        elif left:
            self.navigator.tell_sentence(left_out_text(left))

    def _go_on_with(self, run: ReviewRun) -> None:
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.current is None:
            self._show_end()
            return
        mistakes = self.services.repositories.mistakes
        services = ReviewServices(
            self.state.who(),
            run,
            mistakes.limits(self.state.who()),
            self.services.houses,
            mistakes,
            self.services.clock,
            self.services.new_seed,
        )
        if isinstance(run.current.case, LayoutCase):
            self._ask_layouts(services)
        else:
            self._ask_questions(services)

    def _ask_layouts(self, services: ReviewServices) -> None:
        exercise = ReviewExercise(services)
        session = LayoutSession(exercise, services.clock, exercise.next_layout())
        screen = review_screen(session, exercise)
        self.slot.open_layouts(
            session,
            screen,
            lambda: self._continue(exercise.run),
            lambda: self._stop(exercise.run),
        )

    def _ask_questions(self, services: ReviewServices) -> None:
        session = QuestionSession(services)
        self.slot.open_questions(
            session,
            QuestionScreen(session),
            lambda: self._continue(session.run),
            lambda: self._stop(session.run),
        )

    def _continue(self, run: ReviewRun) -> None:
        with self.navigator.faults_told():
            self._go_on_with(run)

    def _stop(self, run: ReviewRun) -> None:
        """Left before the end: what was answered stands, the rest stays due."""
        self._end = None
        if self._ended is not None:
            self._ended = (run, self._ended[1])
        if run.outcomes:
            self._show_end()
        else:
            self._leave()

    def _show_end(self) -> None:
        if self._reviewed is None:
            self._reviewed = ReviewedPage()
            self._reviewed.onward_button.clicked.connect(self._leave_end)
        self._say_end()
        self.slot.close()
        with self.navigator.faults_told():
            mistakes = self.services.repositories.mistakes
            self.state.due = mistakes.count_due(self.state.who(), self._now())
        self.window.show_page(PageName.REVIEWED, self._reviewed)

    def _say_end(self) -> None:
        if self._reviewed is None or self._ended is None:
            return
        run, left = self._ended
        games = {house.id: house.game for house in self.services.houses}
        onward = _("To the list") if self._end is None else self._end.label()
        self._reviewed.show_state(reviewed_state(run, left, onward, games))

    def _leave_end(self) -> None:
        if self._end is not None:
            self._end.go_on()
        else:
            self._leave()

    def _leave(self) -> None:
        """Back to the list."""
        self.navigator.open(PageName.REVIEW)
        self.slot.close()

    def _practise(self) -> None:
        """A drill for me, under the house in use."""
        plan = drill_for_me(self.state.house, self.services.new_seed())
        self.navigator.get(DrillController).start(plan)
