"""The way through a quiz: the list, its rules, taking it, its result, its rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dealer_trainer.dealing.errors import CannotDeal
from dealer_trainer.presentation.pages.quiz_list import quizzes_state
from dealer_trainer.presentation.pages.quiz_rules import QuizChoice, rules_state
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.text.findings import disagreement_text, examiner_refusal_text
from dealer_trainer.text.paper_codes import code_refusal_text, paper_refusal_text
from dealer_trainer.text.quizzes import held_text
from dealer_trainer.text.refusals import refusal_text
from dealer_trainer.training.errors import QuizHeld, StoreError
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.definition import QuizDefinition, fits
from dealer_trainer.training.quiz.findings import ExaminerRefused, ResultDisagrees
from dealer_trainer.training.quiz.library import Hold
from dealer_trainer.training.quiz.paper import Paper, PaperRefused, make_paper, paper_of_code
from dealer_trainer.training.quiz.paper_code import SEEDS, CodeRefused
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import OpenQuiz, QuizRun, begin_quiz, take_up_quiz
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.page_name import PageName
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.app.quiz_results import QuizResults
from dealer_trainer.ui.app.table_quiz import QuizTable
from dealer_trainer.ui.pages.quiz.list_page import QuizzesPage
from dealer_trainer.ui.pages.quiz.rules_page import QuizRulesPage


class QuizController(QObject):
    """What follows what. ``home`` leads back to the start page, ``fault`` tells of the disk."""

    home = Signal()
    fault = Signal(object)
    told = Signal(str)

    def __init__(self, window: MainWindow, workshop: AppServices, wishes: PreferencesModel) -> None:
        super().__init__(window)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._list: QuizzesPage | None = None
        self._rules: QuizRulesPage | None = None
        self._choice: QuizChoice | None = None
        self._hold: Hold | None = None
        self._examiner: tuple[str, str] | None = None
        self.table: QuizTable | None = None
        self.results = QuizResults(window, workshop, wishes)
        self.results.home.connect(self.home)
        self.results.fault.connect(self.fault)
        window.closing.connect(self._stop)

    # The list.

    def show_list(self, trainee: Trainee) -> None:
        """The quizzes that can be taken, and those that were. Raises ``StoreError``."""
        self._trainee = trainee
        if self._list is None:
            self._list = QuizzesPage()
            self._list.chosen.connect(self.choose)
            self._list.typed.connect(self._choose_by_code)
            self._list.looked_at.connect(self._look_at)
            self._list.gone_on.connect(self.go_on)
        self._show_list_state()
        self._window.show_page(PageName.QUIZZES, self._list)

    def left(self, trainee: Trainee) -> OpenQuiz | None:
        """The quiz that was interrupted. Raises ``StoreError``."""
        return self._workshop.quizzes.unfinished_quiz(trainee)

    def _show_list_state(self) -> None:
        if self._list is None or self._trainee is None:
            return
        houses = self._workshop.houses
        store = self._workshop.quizzes
        offer = self._workshop.office.offer(houses)
        left = None if self._hold is not None else store.unfinished_quiz(self._trainee)
        self._list.show_state(quizzes_state(offer, houses, store.taken(self._trainee), left))

    def _quizzes(self) -> tuple[QuizDefinition, ...]:
        return self._workshop.office.offer(self._workshop.houses).quizzes

    def choose(self, quiz_id: str) -> None:
        """The rules of a quiz, under the house in use where it can be held there."""
        quiz = next((each for each in self._quizzes() if each.id == quiz_id), None)
        houses = [] if quiz is None else [h for h in self._workshop.houses if fits(quiz, h)]
        if quiz is None or not houses:
            return
        wished = self._workshop.house(self._wishes.in_use.house)
        house = wished if wished in houses else houses[0]
        self.show_rules(QuizChoice(quiz, house))

    def _choose_by_code(self, typed: str) -> None:
        if self._list is None:
            return
        try:
            paper = paper_of_code(typed, self._quizzes(), self._workshop.houses)
        except CodeRefused as refused:
            self._list.show_refusal(code_refusal_text(refused))
        except PaperRefused as refused:
            self._list.show_refusal(paper_refusal_text(refused))
        except CannotDeal as refused:
            self._list.show_refusal(refusal_text(refused))
        else:
            self._list.show_refusal("")
            self.show_rules(QuizChoice(paper.definition, paper.house, paper))

    # Its rules.

    def show_rules(self, choice: QuizChoice) -> None:
        """The rules of a quiz, before it starts."""
        self._choice = choice
        if self._rules is None:
            self._rules = QuizRulesPage(self._workshop.houses)
            self._rules.house_picked.connect(self._pick_house)
            self._rules.started.connect(self.start)
            self._rules.back.connect(self._back)
        self._show_rules_state()
        self._window.show_page(PageName.QUIZ_RULES, self._rules)

    def show_again(self, name: PageName) -> bool:
        """Whether the page of a quiz could be shown once more as it was."""
        pages = {PageName.QUIZ_RULES: self._rules, PageName.QUIZ_RESULT: self.results.page}
        page = pages.get(name)
        if page is not None:
            self._window.show_page(name, page)
        return page is not None

    def _show_rules_state(self) -> None:
        if self._rules is None or self._choice is None or self._trainee is None:
            return
        has_key = self._workshop.office.has_key()
        houses = self._workshop.houses
        self._rules.show_state(
            rules_state(self._choice, self._trainee.name, houses, has_key=has_key)
        )

    def _pick_house(self) -> None:
        if self._rules is not None and self._choice is not None:
            self._choice = replace(self._choice, house=self._rules.house.house())
            self._rules.show_refusal("")
            self._show_rules_state()

    def _back(self) -> None:
        if self._trainee is not None:
            with_fault(self, self.show_list, self._trainee)

    # Taking it.

    def start(self) -> None:
        """The quiz whose rules are shown begins, unless something stands against it."""
        if self._rules is None or self._choice is None or self._trainee is None:
            return
        try:
            paper = self._drawn(self._choice)
            examiner = self._examined()
            self._take_hold()
        except PaperRefused as refused:
            self._rules.show_refusal(paper_refusal_text(refused))
        except CannotDeal as refused:
            self._rules.show_refusal(refusal_text(refused))
        except ExaminerRefused as refused:
            self._rules.show_refusal(examiner_refusal_text(refused))
        except QuizHeld:
            self._rules.show_refusal(held_text())
        except StoreError as error:
            self.fault.emit(error)
        else:
            known = self._choice.paper is not None
            self._begin(self._trainee, paper, examiner, known_code=known)

    def _drawn(self, choice: QuizChoice) -> Paper:
        """The paper: the one of a known code, else one that chance draws now."""
        if choice.paper is not None:
            return choice.paper
        return make_paper(choice.definition, choice.house, self._workshop.new_seed() % SEEDS)

    def _examined(self) -> tuple[str, str] | None:
        """Examiner and passphrase, the passphrase tried or set; nothing for practice."""
        card = self._rules.examiner if self._rules is not None else None
        if card is None or not card.examined.isChecked():
            return None
        return card.taken(self._workshop.office)

    def _take_hold(self) -> None:
        if self._hold is None:
            self._hold = self._workshop.office.hold()

    def _begin(
        self,
        trainee: Trainee,
        paper: Paper,
        examiner: tuple[str, str] | None,
        *,
        known_code: bool,
    ) -> None:
        clock = self._workshop.clock
        name = None if examiner is None else examiner[0]
        sitting = Sitting(trainee.name, clock.now(), known_code, name)
        try:
            run = begin_quiz(self._workshop.quizzes, clock, trainee, paper, sitting)
        except StoreError as error:
            self.let_go()
            self.fault.emit(error)
            return
        self._examiner = examiner
        self._take(run)

    def go_on(self) -> None:
        """Go on with the quiz that was interrupted; past its deadline it is closed and scored."""
        if self._trainee is None:
            return
        try:
            self._take_hold()
            left = self._workshop.quizzes.unfinished_quiz(self._trainee)
            if left is None:
                self.let_go()
                return
            run = take_up_quiz(self._workshop.quizzes, self._workshop.clock, left)
        except QuizHeld:
            self.told.emit(held_text())
            return
        except StoreError as error:
            self.let_go()
            self.fault.emit(error)
            return
        self._examiner = None
        self._take(run)

    def resume(self, trainee: Trainee) -> None:
        """Go on with the interrupted quiz of a trainee."""
        self._trainee = trainee
        self.go_on()

    def _take(self, run: QuizRun) -> None:
        if run.result is not None:
            self._close_taken(run)
            return
        self._close_table()
        self.table = QuizTable(self._window, self._wishes)
        self.table.over.connect(self._end)
        self.table.take(run)

    def _end(self) -> None:
        taking = self.table.taking if self.table is not None else None
        if taking is not None:
            self._close_taken(taking.run)

    def _close_taken(self, run: QuizRun) -> None:
        """The quiz is over: it is signed if its examiner is there, and its result shown."""
        self.let_go()
        self._keep_mistakes(run)
        if self._examiner is not None:
            examiner, passphrase = self._examiner
            self._examiner = None
            try:
                self._workshop.office.sign(run.number, examiner, passphrase)
            except ExaminerRefused as refused:
                self.told.emit(examiner_refusal_text(refused))
            except ResultDisagrees as disagrees:
                self.told.emit(disagreement_text(disagrees))
            except StoreError as error:
                self.fault.emit(error)
        self._look_at(run.number)
        self._close_table()

    def _keep_mistakes(self, run: QuizRun) -> None:
        """What was wrong in a quiz goes to review; no figure of practice is touched."""
        if run.result is None or self._trainee is None:
            return
        try:
            self._workshop.records.mistakes.keep_quiz(self._trainee, run.number, run.result)
        except StoreError as error:
            self.fault.emit(error)

    def _stop(self) -> None:
        """The window closes: nothing is kept any more; the quiz's own clock runs on."""
        if self.table is not None and self.table.taking is not None:
            self.table.taking.stop()
        self.let_go()

    def let_go(self) -> None:
        """Another window may take a quiz now."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _close_table(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table = None

    def _look_at(self, number: int) -> None:
        if self._trainee is not None:
            self.results.look_at(number, self._trainee)

    # What concerns every page.

    def offer_houses(self) -> None:
        """Houses were changed: pages made from them are made anew."""
        self._rules = None
        self._choice = None

    def refresh(self) -> None:
        """Say anew what comes with the state of a page, in the language in use."""
        with_fault(self, self._show_list_state)
        self._show_rules_state()
        self.results.retranslate()
        if self.table is not None:
            self.table.retranslate()


def with_fault(course: QuizController, do: Callable[..., object], *arguments: object) -> None:
    """Do something with the disk; its fault is told, the window stays usable."""
    try:
        do(*arguments)
    except StoreError as error:
        course.fault.emit(error)
