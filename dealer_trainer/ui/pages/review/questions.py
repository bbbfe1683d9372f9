"""The questions of sprints again, in a work-through: no clock runs, then stands beside now."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.presentation.sprint import Ending, SprintKeys, SprintStage, SprintView, Verdict
from dealer_trainer.presentation.table.review_session import ReviewServices
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PAYMENT_DIGITS
from dealer_trainer.text.amounts import hint_text
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import recall_text, repaired_on
from dealer_trainer.text.practising import (
    cards_described,
    question_number_text,
    question_text,
    then_and_now_text,
    verdict_text,
)
from dealer_trainer.text.review import question_again_text, review_title
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.drill.typed_amount import Hint, parse_typed_amount
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.review.session import (
    QuestionCase,
    ReviewOutcome,
    ReviewTask,
    question_outcome,
)
from dealer_trainer.training.sprint.questions import (
    PayQuestion,
    SprintAnswer,
    SprintQuestion,
    SprintValue,
)
from dealer_trainer.ui.keys import KeyPress
from dealer_trainer.ui.pages.sprint.answers import answer_of_digit
from dealer_trainer.ui.pages.sprint.page import SprintPage
from dealer_trainer.ui.pages.sprint.presenter import keys_for

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionReview(QObject):
    """The question tasks at the head of a run, one after another."""

    done = Signal()
    left = Signal()

    def __init__(self, page: SprintPage, review: ReviewServices, preferences: Preferences) -> None:
        super().__init__(page)
        self._page = page
        self._review = review
        self.run = review.run
        self._task, self._case = self._head()
        self._answer: SprintAnswer | None = None
        self._outcomes: tuple[ReviewOutcome, ...] = ()
        self._typed = ""
        self._hint: Hint | None = None
        self._asked_at = review.clock.milliseconds()
        self._fault: StoreError | None = None
        page.key_pressed.connect(self.press_key)
        page.given.connect(self._give_clicked)
        page.pad_pressed.connect(self.press_pad)
        page.paid.connect(self._pay)
        page.onward.connect(self._go_on)
        page.left.connect(self.left)
        page.painted.connect(self._begin)
        page.retranslated.connect(self.refresh)
        page.prefer(preferences)

    def _head(self) -> tuple[ReviewTask, QuestionCase]:
        task = self.run.current
        if task is None or not isinstance(task.case, QuestionCase):
            raise ValueError("no question is left")
        return task, task.case

    @property
    def question(self) -> SprintQuestion:
        """What is asked."""
        return self._case.answer.question

    def start(self) -> None:
        """The first question."""
        self.refresh()
        self._page.enter()
        self._page.await_paint()

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        if press.auto_repeat and press.key != Qt.Key.Key_Backspace:
            return
        if press.key == Qt.Key.Key_Escape:
            self.left.emit()
        elif self._answer is not None:
            if press.key in _ENTER:
                self._go_on()
        elif press.key in _ENTER:
            self._pay()
        elif press.key == Qt.Key.Key_Backspace and not press.moves_on_keypad:
            self.press_pad(PadKey.RUB)
        elif press.is_typing or press.moves_on_keypad:
            self._type(press.digit, press.decimal_mark)

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        if self._answer is not None:
            return
        if key is PadKey.RUB:
            self._typed, self._hint = self._typed[:-1], None
        elif isinstance(key, str) and len(self._typed) < PAYMENT_DIGITS + 5:
            self._typed, self._hint = self._typed + key, None
        self.refresh()

    def _type(self, digit: str | None, mark: str | None) -> None:
        if isinstance(self.question, PayQuestion):
            if digit or mark:
                self.press_pad(digit or mark)
        elif digit is not None:
            self._give_clicked(answer_of_digit(self.question, digit))

    def _give_clicked(self, value: object) -> None:
        if isinstance(value, Category | Result):
            self._give(value)

    def _pay(self) -> None:
        if self._answer is not None or not isinstance(self.question, PayQuestion):
            return
        amount = parse_typed_amount(self._typed) if self._typed else Hint.NEEDS_ANSWER
        if isinstance(amount, Hint):
            self._hint = amount
            self.refresh()
        else:
            self._give(amount)

    def _begin(self) -> None:
        if self._answer is None:
            self._asked_at = self._review.clock.milliseconds()

    def _give(self, value: SprintValue) -> None:
        if self._answer is not None:
            return
        review = self._review
        spent = max(0, review.clock.milliseconds() - self._asked_at)
        self._answer = SprintAnswer(self.question, value, spent)
        self._outcomes = tuple(
            question_outcome(mistake, self._answer, review.limits)
            for mistake in self._task.mistakes
        )
        self._keep()
        self.refresh()

    def _keep(self) -> None:
        try:
            self._review.mistakes.keep_outcomes(self._outcomes, self._review.clock.now())
        except StoreError as error:
            self._fault = error
            return
        self._fault = None
        self.run = self.run.answered(self._outcomes)

    def _go_on(self) -> None:
        if self._answer is None:
            return
        if self._fault is not None:
            # What was refused is handed over again.
            self._keep()
            self.refresh()
            if self._fault is not None:
                return
        if self.run.current is None:
            self.done.emit()
            return
        self._task, self._case = self._head()
        self._answer, self._outcomes, self._typed, self._hint = None, (), "", None
        self.start()

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        self._page.show_view(self._view())

    def _view(self) -> SprintView:
        answer, task = self._answer, self._task
        number = len(self.run.outcomes) + (1 if answer is None or self._fault is not None else 0)
        house = self._review.house(task.mistakes[0].house)
        return SprintView(
            title=review_title(),
            house=house_name(house),
            stage=SprintStage.ASKING if answer is None else SprintStage.ANSWERED,
            question=self.question,
            prompt=question_text(self.question),
            described=cards_described(self.question),
            typed=self._typed,
            hint="" if self._hint is None else hint_text(self._hint),
            verdict=None if answer is None else Verdict(answer.right, verdict_text(answer)),
            score=question_number_text(number, len(self.run.tasks)),
            time="",
            left=1 - (number - 1) / len(self.run.tasks),
            keys=keys_for(self.question) if answer is None else SprintKeys.ON,
            note=question_again_text(task.mistakes[0].failed_at.date()),
            ending=None if answer is None else self._ending(answer),
            banner="" if self._fault is None else store_fault_text(self._fault),
        )

    def _ending(self, answer: SprintAnswer) -> Ending:
        outcome = self._outcomes[0]
        lines = list(then_and_now_text(self._case.answer, answer))
        if outcome.repaired_now:
            lines.append(repaired_on(self._review.clock.now().astimezone().date()))
        onward = _("Finish") if self.run.done else _("Next question")
        return Ending(recall_text(outcome.recall), tuple(lines), onward, good=answer.right)
