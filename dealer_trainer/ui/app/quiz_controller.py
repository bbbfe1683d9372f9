"""The way through a quiz: the list, its rules, taking it, its result, its rounds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from dealer_trainer.presentation.pages.quiz_list import quizzes_state
from dealer_trainer.presentation.pages.quiz_rules import QuizChoice, rules_state
from dealer_trainer.presentation.table.quiz import quiz_screen
from dealer_trainer.text.findings import QUIZ_REFUSALS, quiz_refusal_text
from dealer_trainer.text.quizzes import held_text
from dealer_trainer.training.errors import QuizHeld, StoreError
from dealer_trainer.training.quiz.definition import QuizDefinition, fits
from dealer_trainer.training.quiz.library import Hold
from dealer_trainer.training.quiz.paper import Paper, make_paper, paper_of_code
from dealer_trainer.training.quiz.paper_code import SEEDS
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import QuizRun, begin_quiz, take_up_quiz
from dealer_trainer.training.quiz.table import QuizSession
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.open_table import TableSlot
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.app.quiz_results import QuizResults
from dealer_trainer.ui.pages.quiz.list_page import QuizzesPage
from dealer_trainer.ui.pages.quiz.rules_page import QuizRulesPage


class QuizController(PageController[QuizzesPage]):
    """Shows the quizzes, the rules of one before it starts, and has it taken on the table."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._rules: QuizRulesPage | None = None
        self._choice: QuizChoice | None = None
        self._hold: Hold | None = None
        self._examiner: tuple[str, str] | None = None
        self.session: QuizSession | None = None
        self.slot = TableSlot(self)
        self.results = QuizResults(navigator)
        self.window.closing.connect(self._stop)
        self.state.houses_changed.connect(self._drop_rules)

    # The list.

    def open(self, name: PageName) -> None:
        """Show rules or result as they were shown last, else the list. Raises ``StoreError``."""
        shown = {PageName.QUIZ_RULES: self._rules, PageName.QUIZ_RESULT: self.results.page}
        page = shown.get(name)
        if page is not None:
            self.window.show_page(name, page)
        else:
            super().open(PageName.QUIZZES)

    def make_page(self) -> QuizzesPage:
        """The list, its signals connected."""
        page = QuizzesPage()
        page.chosen.connect(self.choose)
        page.code.go.clicked.connect(lambda: self._choose_by_code(page))
        page.taken.looked_at.connect(self.results.look_at)
        page.left.go_on.clicked.connect(self.go_on)
        return page

    def show_state(self, page: QuizzesPage) -> None:
        """Show the quizzes that can be taken, and those that were. Raises ``StoreError``."""
        trainee, houses, store = self.state.trainee, self.services.houses, self.services.quizzes
        if trainee is None:
            return
        offer = self.services.office.offer(houses)
        left = None if self._hold is not None else store.unfinished_quiz(trainee)
        page.show_state(quizzes_state(offer, houses, store.taken(trainee), left))

    def _quizzes(self) -> tuple[QuizDefinition, ...]:
        return self.services.office.offer(self.services.houses).quizzes

    def choose(self, quiz_id: str) -> None:
        """The rules of a quiz, under the house in use where it can be held there."""
        quiz = next((each for each in self._quizzes() if each.id == quiz_id), None)
        houses = [] if quiz is None else [h for h in self.services.houses if fits(quiz, h)]
        if quiz is None or not houses:
            return
        preferred = self.services.house(self.state.preferences.house)
        house = preferred if preferred in houses else houses[0]
        self.show_rules(QuizChoice(quiz, house))

    def _choose_by_code(self, page: QuizzesPage) -> None:
        try:
            paper = paper_of_code(page.code.field.text(), self._quizzes(), self.services.houses)
        except QUIZ_REFUSALS as refused:
            page.show_refusal(quiz_refusal_text(refused))
        else:
            page.show_refusal("")
            self.show_rules(QuizChoice(paper.definition, paper.house, paper))

    # Its rules.

    def show_rules(self, choice: QuizChoice) -> None:
        """The rules of a quiz, before it starts."""
        self._choice = choice
        if self._rules is None:
            self._rules = QuizRulesPage(self.services.houses)
            self._rules.house.activated.connect(self._pick_house)
            self._rules.start.clicked.connect(self.start)
            self._rules.back.clicked.connect(lambda: self.navigator.open(PageName.QUIZZES))
        self._show_rules_state()
        self.window.show_page(PageName.QUIZ_RULES, self._rules)

    def _show_rules_state(self) -> None:
        trainee = self.state.trainee
        if self._rules is None or self._choice is None or trainee is None:
            return
        has_key = self.services.office.has_key()
        houses = self.services.houses
        self._rules.show_state(rules_state(self._choice, trainee.name, houses, has_key=has_key))

    def _pick_house(self) -> None:
        if self._rules is not None and self._choice is not None:
            self._choice = replace(self._choice, house=self._rules.house.house())
            self._rules.show_refusal("")
            self._show_rules_state()

    def _drop_rules(self) -> None:
        """Houses were changed: the page that is made from them is made anew."""
        self._rules = None
        self._choice = None

    # Taking it.

    def start(self) -> None:
        """The quiz whose rules are shown begins, unless something stands against it."""
        if self._rules is None or self._choice is None:
            return
        try:
            paper = self._drawn(self._choice)
            examiner = self._examined()
            self._take_hold()
        except QUIZ_REFUSALS as refused:
            self._rules.show_refusal(quiz_refusal_text(refused))
        except StoreError as error:
            self.navigator.tell(error)
        else:
            known = self._choice.paper is not None
            self._begin(paper, examiner, known_code=known)

    def _drawn(self, choice: QuizChoice) -> Paper:
        """The paper: the one of a known code, else one that chance draws now."""
        if choice.paper is not None:
            return choice.paper
        return make_paper(choice.definition, choice.house, self.services.new_seed() % SEEDS)

    def _examined(self) -> tuple[str, str] | None:
        """Examiner and passphrase, the passphrase tried or set; nothing for practice."""
        card = self._rules.examiner if self._rules is not None else None
        if card is None or not card.examined.isChecked():
            return None
        return card.taken(self.services.office)

    def _take_hold(self) -> None:
        if self._hold is None:
            self._hold = self.services.office.hold()

    def _begin(self, paper: Paper, examiner: tuple[str, str] | None, *, known_code: bool) -> None:
        trainee, clock = self.state.who(), self.services.clock
        name = None if examiner is None else examiner[0]
        sitting = Sitting(trainee.name, clock.now(), known_code, name)
        try:
            run = begin_quiz(self.services.quizzes, clock, trainee, paper, sitting)
        except StoreError as error:
            self._release()
            self.navigator.tell(error)
            return
        self._examiner = examiner
        self._take(run)

    def go_on(self) -> None:
        """Go on with the quiz that was interrupted; past its deadline it is closed and scored."""
        try:
            self._take_hold()
            left = self.services.quizzes.unfinished_quiz(self.state.who())
            if left is None:
                self._release()
                return
            run = take_up_quiz(self.services.quizzes, self.services.clock, left)
        except QuizHeld:
            self.navigator.tell_sentence(held_text())
            return
        except StoreError as error:
            self._release()
            self.navigator.tell(error)
            return
        self._examiner = None
        self._take(run)

    def _take(self, run: QuizRun) -> None:
        if run.result is not None:
            self._close_taken(run)
            return
        self.session = session = QuizSession(run)
        # A quiz is never left at once: it is over then.
        over = partial(self._close_taken, run)
        self.slot.open_layouts(session, quiz_screen(session), over, over)

    def _close_taken(self, run: QuizRun) -> None:
        """The quiz is over: it is signed if its examiner is there, and its result shown."""
        self._release()
        self._keep_mistakes(run)
        if self._examiner is not None:
            examiner, passphrase = self._examiner
            self._examiner = None
            try:
                self.services.office.sign(run.number, examiner, passphrase)
            except QUIZ_REFUSALS as refused:
                self.navigator.tell_sentence(quiz_refusal_text(refused))
            except StoreError as error:
                self.navigator.tell(error)
        self.results.look_at(run.number)
        self.slot.close()

    def _keep_mistakes(self, run: QuizRun) -> None:
        """What was wrong in a quiz goes to review; no figure of practice is touched."""
        if run.result is not None:
            with self.navigator.faults_told():
                mistakes = self.services.repositories.mistakes
                mistakes.keep_quiz(self.state.who(), run.number, run.result)

    def _stop(self) -> None:
        """The window closes: nothing is kept any more; the quiz's own clock runs on."""
        if self.slot.table is not None:
            self.slot.table.presenter.stop()
        self._release()

    def _release(self) -> None:
        """Another window may take a quiz now."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def refresh(self) -> None:
        """Say pages and table anew, in the language in use."""
        with self.navigator.faults_told():
            super().refresh()
        self._show_rules_state()
        self.results.refresh()
        self.slot.retranslate()
