"""The trainee's way through the window: who trains, the start page, the drill, the summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dealer_trainer.text.language import pgettext
from dealer_trainer.text.store_faults import name_fault_text, store_fault_text
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.errors import NameRefused, StoreError
from dealer_trainer.training.guest import trainee_named
from dealer_trainer.ui.app.faults import faults_told
from dealer_trainer.ui.app.page_name import PageName
from dealer_trainer.ui.app.table_drill import TableDrill
from dealer_trainer.ui.qt.lifetime import delete_later

if TYPE_CHECKING:
    from dealer_trainer.presentation.services import AppServices, Opening
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.drill.summary import Summary
    from dealer_trainer.training.ports import Trainee
    from dealer_trainer.training.review.agenda import Agenda
    from dealer_trainer.training.skills.skill import Skill
    from dealer_trainer.training.sprint.questions import SprintKind
    from dealer_trainer.ui.app.main_window import MainWindow
    from dealer_trainer.ui.app.pages import ShellPages
    from dealer_trainer.ui.app.practice_controller import PracticeController
    from dealer_trainer.ui.app.preferences import PreferencesModel
    from dealer_trainer.ui.app.quiz_controller import QuizController


class AppController(QObject):
    """What follows what. Pages say what was done; here it is decided what comes next."""

    painted = Signal()

    def __init__(self, window: MainWindow, workshop: AppServices, wishes: PreferencesModel) -> None:
        super().__init__(window)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._drill: TableDrill | None = None
        self._pages: ShellPages | None = None
        self._quizzes: QuizController | None = None
        self._practice: PracticeController | None = None
        self._finished: tuple[Summary, DrillPlan, House] | None = None
        window.may_close = self._may_close
        window.page_wanted.connect(self.turn_to)
        wishes.spoken.connect(self._speak)
        wishes.not_kept.connect(self.tell)

    @property
    def trainee(self) -> Trainee | None:
        """Who trains."""
        return self._trainee

    @property
    def drill(self) -> TableDrill | None:
        """The drill in work."""
        return self._drill

    @property
    def practice(self) -> PracticeController:
        """The way through review, sprints, progress and today."""
        # Nobody waits for these pages who opens a drill.
        from dealer_trainer.ui.app.practice_controller import PracticeController  # noqa: PLC0415 -- see above

        if self._practice is None:
            practice = PracticeController(self._window, self._workshop, self._wishes)
            practice.home.connect(self._go_home)
            practice.drill_wanted.connect(self._start_drill)
            practice.fault.connect(self.tell)
            practice.told.connect(self.tell_sentence)
            practice.due_changed.connect(self._window.show_due)
            self._practice = practice
        return self._practice

    @property
    def quizzes(self) -> QuizController:
        """The way through a quiz."""
        # Nobody waits for these pages who takes no quiz.
        from dealer_trainer.ui.app.quiz_controller import QuizController  # noqa: PLC0415 -- see above

        if self._quizzes is None:
            quizzes = QuizController(self._window, self._workshop, self._wishes)
            quizzes.home.connect(self._go_home)
            quizzes.fault.connect(self.tell)
            quizzes.told.connect(self.tell_sentence)
            self._quizzes = quizzes
        return self._quizzes

    @property
    def finished(self) -> tuple[Summary, DrillPlan, House] | None:
        """The drill that was finished last: what it came to."""
        return self._finished

    @property
    def wishes(self) -> PreferencesModel:
        """How the window is to look."""
        return self._wishes

    def show_summary_of(self, summary: Summary, plan: DrillPlan, house: House) -> None:
        """What a drill came to."""
        self._finished = (summary, plan, house)
        self.turn_to(PageName.SUMMARY)

    def begin(self, opening: Opening) -> None:
        """Open on a drill, on the start page, or ask who trains."""
        if opening.house is not None and opening.trainee is not None:
            self._trainee = opening.trainee
            seed = self._workshop.new_seed() if opening.seed is None else opening.seed
            self._start_drill(DrillPlan(opening.house.id, seed, layouts=None), opening.house)
            return
        with faults_told(self.tell):
            known = self._workshop.trainees.trainees()
            if len(known) == 1:
                self._choose(known[0])
                return
        self.turn_to(PageName.PEOPLE)

    def turn_to(self, name: PageName) -> None:
        """Show a shell page as it is now."""
        pages = self._opened_pages()
        with faults_told(self.tell):
            match name:
                case PageName.START if self._trainee is not None:
                    pages.show_start(self._trainee)
                case PageName.REVIEW | PageName.REVIEWED if self._trainee is not None:
                    self.practice.show_review(self._trainee)
                case PageName.PROGRESS if self._trainee is not None:
                    self.practice.show_progress(self._trainee)
                case PageName.QUIZZES | PageName.QUIZ_RULES | PageName.QUIZ_RESULT if (
                    self._trainee is not None
                ):
                    if not self.quizzes.show_again(name):
                        self.quizzes.show_list(self._trainee)
                case PageName.HOUSES:
                    pages.show_houses()
                case PageName.SETTINGS:
                    pages.show_settings()
                case PageName.SUMMARY if self._finished is not None:
                    pages.show_summary(*self._finished)
                case _:
                    pages.show_people(self._trainee)

    # Who trains.

    def _choose(self, trainee: Trainee) -> None:
        with faults_told(self.tell):
            self._workshop.trainees.choose_trainee(trainee, self._workshop.clock.now())
            self._trainee = trainee
            self._window.show_trainee(trainee.name)
            self.turn_to(PageName.START)

    def _name(self, name: str) -> None:
        with faults_told(self.tell):
            try:
                added = self._workshop.trainees.add_trainee(name, self._workshop.clock.now())
            except NameRefused as refused:
                self._opened_pages().people().show_refusal(name_fault_text(refused))
                return
            self._choose(added)

    def _forget(self, trainee: Trainee) -> None:
        """A trainee was deleted: whoever trains next inherits nothing."""
        if trainee == self._trainee:
            self._trainee = self._finished = None
            self._window.show_due(0)
        self.turn_to(PageName.PEOPLE)

    def _guest(self) -> None:
        guest = pgettext("name of a trainee", "Guest")
        with faults_told(self.tell):
            now = self._workshop.clock.now()
            self._choose(trainee_named(self._workshop.trainees, guest, now))

    def _begin_anew(self) -> None:
        """A copy was put back: who trains may not be in it."""
        with faults_told(self.tell):
            known = self._workshop.trainees.trainees()
            self._trainee = self._trainee if self._trainee in known else None
            self.turn_to(PageName.PEOPLE)

    # Drills.

    def _start_new(self) -> None:
        plan = self._opened_pages().new_plan()
        house = self._workshop.house(plan.house)
        if house is not None:
            self._start_drill(plan, house)

    def _go_on(self) -> None:
        left = self._opened_pages().left()
        house = None if left is None else self._workshop.house(left.plan.house)
        if left is None or house is None or self._trainee is None:
            return
        self._open_table(self._trainee, left.plan, house).resume(left)

    def _go_on_with_quiz(self) -> None:
        if self._trainee is not None:
            self.quizzes.resume(self._trainee)

    def _again(self) -> None:
        if self._finished is not None:
            _summary, plan, house = self._finished
            # Its rules may have been changed since the drill was finished.
            house = self._workshop.house(plan.house) or house
            self._start_drill(self._opened_pages().plan_again(plan), house)

    def _start_drill(self, plan: DrillPlan, house: House) -> None:
        if self._trainee is not None:
            self._open_table(self._trainee, plan, house).start()

    def _open_table(self, trainee: Trainee, plan: DrillPlan, house: House) -> TableDrill:
        self._close_table()
        drill = TableDrill(self._window, self._workshop, self._wishes, trainee, plan, house)
        drill.left.connect(self._leave)
        drill.finished.connect(self._finish)
        drill.painted.connect(self.painted)
        self._drill = drill
        return drill

    def _begin_today(self, house: House, agenda: Agenda) -> None:
        if self._trainee is not None:
            self.practice.start_today(self._trainee, house, agenda)

    def _drill_skill(self, skill: Skill, house: House) -> None:
        from dealer_trainer.training.drill.targets import drill_of_skill  # noqa: PLC0415 -- no drill waits

        self._start_drill(drill_of_skill(skill, house, self._workshop.new_seed()), house)

    def _sprint(self, kind: SprintKind, house: House) -> None:
        if self._trainee is not None:
            self.practice.start_sprint(self._trainee, kind, house)

    def _may_close(self) -> bool:
        return self._drill is None or self._drill.may_leave()

    def _close_table(self) -> None:
        if self._drill is not None:
            self._drill.close()
            self._drill = None

    def _leave(self) -> None:
        self._go_home()
        self._close_table()

    def _finish(self, summary: Summary) -> None:
        drill = self._drill
        if drill is None:
            return
        if summary.rounds == 0:
            self._leave()
            return
        if self._trainee is not None:
            self._window.show_trainee(self._trainee.name)
        self.show_summary_of(summary, drill.plan, drill.house)
        self._close_table()

    def _go_home(self) -> None:
        if self._trainee is not None:
            self._window.show_trainee(self._trainee.name)
        self.turn_to(PageName.START)

    # What concerns every page.

    def _opened_pages(self) -> ShellPages:
        # A drill that is opened at once does not wait for the pages around it.
        from dealer_trainer.ui.app.pages import ShellPages  # noqa: PLC0415 -- see above

        if self._pages is None:
            pages = ShellPages(self._window, self._workshop, self._wishes)
            pages.chosen.connect(self._choose)
            pages.typed.connect(self._name)
            pages.guest_wanted.connect(self._guest)
            pages.started.connect(self._start_new)
            pages.gone_on.connect(self._go_on)
            pages.quiz_gone_on.connect(self._go_on_with_quiz)
            pages.houses_changed.connect(self._offer_houses)
            pages.today_started.connect(self._begin_today)
            pages.skill_picked.connect(self._drill_skill)
            pages.sprint_picked.connect(self._sprint)
            pages.due_counted.connect(self._window.show_due)
            pages.deleted.connect(self._forget)
            pages.again.connect(self._again)
            pages.home.connect(self._go_home)
            pages.restored.connect(self._begin_anew)
            pages.fault.connect(self.tell)
            pages.know(self._trainee)
            self._pages = pages
        return self._pages

    def _speak(self) -> None:
        self._window.retranslate()
        if self._trainee is not None and self._pages is not None:
            self._window.show_trainee(self._trainee.name)
        if self._pages is not None:
            self._pages.refresh(self._finished)
        if self._drill is not None:
            self._drill.retranslate()
        if self._quizzes is not None:
            self._quizzes.refresh()
        if self._practice is not None:
            self._practice.refresh()

    def _offer_houses(self, house_id: str) -> None:
        """Houses were copied or changed: pages are made anew from the files as they are now."""
        with faults_told(self.tell):
            self._workshop.own_houses.reload()
            if self._quizzes is not None:
                self._quizzes.offer_houses()
            if self._practice is not None:
                self._practice.offer_houses()
            if self._pages is not None:
                delete_later(self._pages)
                self._pages = None
            self._opened_pages().show_houses(house_id)

    def tell(self, error: StoreError) -> None:
        """Tell a fault of the disk; the window stays usable behind."""
        self.tell_sentence(store_fault_text(error))

    def tell_sentence(self, sentence: str) -> None:
        """Tell something in a dialog."""
        from dealer_trainer.ui.app.bug_report import tell  # noqa: PLC0415 -- no start waits for it

        tell(self._window, sentence)
