"""What decides on the sprint page: the two minutes, the keys, what is kept in the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.presentation.sprint import Ending, SprintKeys, SprintStage, SprintView, Verdict
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import clock_shown, hint_text
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.practising import (
    cards_described,
    question_text,
    sprint_name,
    sprint_record_text,
    sprint_score_text,
    to_review_text,
    verdict_text,
)
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import MistakeStore, SprintStore
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.training.sprint.questions import (
    NameQuestion,
    PayQuestion,
    SprintAnswer,
    SprintKind,
    SprintQuestion,
    turn_kind,
)
from dealer_trainer.training.sprint.step import (
    SPRINT,
    Again,
    Begin,
    Enter,
    Give,
    RubDigit,
    SprintIntent,
    SprintPhase,
    SprintResult,
    SprintState,
    Tick,
    TypeDigit,
    ready_sprint,
    step_sprint,
)
from dealer_trainer.ui.keys import KeyPress
from dealer_trainer.ui.pages.sprint.answers import answer_of_digit
from dealer_trainer.ui.pages.sprint.page import SprintPage

_TICK = 100
_DEAF = 600
"""Milliseconds after the end in which no key goes on: it was meant for the last question."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class SprintDesk:
    """All that a sprint is done with; ``onward`` is what Enter leads to in the end."""

    trainee: Trainee
    house: House
    kind: SprintKind
    seed: int
    sprints: SprintStore
    mistakes: MistakeStore
    clock: Clock
    onward: Callable[[], str]


class SprintPresenter(QObject):
    """One sprint after another on one page. ``done`` comes when the trainee goes on after one."""

    done = Signal()
    left = Signal()

    def __init__(self, page: SprintPage, desk: SprintDesk, preferences: Preferences) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self.state: SprintState = ready_sprint(desk.kind, desk.house, desk.seed)
        self.result: SprintResult | None = None
        self._limits = Limits()
        self._fault: StoreError | None = None
        self._over_at = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        page.key_pressed.connect(self.press_key)
        page.given.connect(self.give)
        page.pad_pressed.connect(self.press_pad)
        page.paid.connect(self._pay)
        page.onward.connect(self._go_on)
        page.again.connect(self.again)
        page.left.connect(self.leave)
        page.painted.connect(self._begin)
        page.retranslated.connect(self.refresh)
        page.prefer(preferences)

    def start(self) -> None:
        """The first question is shown; the two minutes begin when it has been painted."""
        try:
            self._limits = self._desk.mistakes.limits(self._desk.trainee)
        except StoreError as error:
            self._fault = error
        self.refresh()
        self._page.enter()
        self._page.await_paint()

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        if press.auto_repeat and press.key != Qt.Key.Key_Backspace:
            return
        if press.key == Qt.Key.Key_Escape:
            self.leave()
        elif self.state.phase is SprintPhase.OVER:
            if press.key in _ENTER:
                self._go_on()
            elif press.key == Qt.Key.Key_F5:
                self.again()
        elif press.key in _ENTER:
            self._pay()
        elif press.key == Qt.Key.Key_Backspace and not press.moves_on_keypad:
            self._intend(RubDigit())
        elif press.is_typing or press.moves_on_keypad:
            self._type(press.digit, press.decimal_mark)

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        if key is PadKey.RUB:
            self._intend(RubDigit())
        elif isinstance(key, str):
            self._intend(TypeDigit(key))

    def give(self, value: object) -> None:
        """A hand or who wins, clicked."""
        if isinstance(value, Category | Result):
            self._intend(Give(value))

    def again(self) -> None:
        """Another one of the same kind, at once."""
        if self.state.phase is SprintPhase.OVER and not self._is_deaf and self.result is not None:
            self._intend(Again())
            self.result = None
            self._page.enter()
            self._page.await_paint()
            self.refresh()

    def leave(self) -> None:
        """Away: a sprint that is not over counts for nothing."""
        self._timer.stop()
        self.left.emit()

    def _type(self, digit: str | None, mark: str | None) -> None:
        question = self.state.question
        if isinstance(question, PayQuestion):
            typed = digit or mark
            if typed is not None:
                self._intend(TypeDigit(typed))
        elif digit is not None:
            value = answer_of_digit(question, digit)
            if value is not None:
                self._intend(Give(value))

    def _pay(self) -> None:
        self._intend(Enter())

    @property
    def _is_deaf(self) -> bool:
        return self._desk.clock.milliseconds() - self._over_at < _DEAF

    def _go_on(self) -> None:
        if self.state.phase is not SprintPhase.OVER or self._is_deaf:
            return
        if self.result is None:
            # What was refused is handed over again.
            self._keep()
            self.refresh()
            return
        self.done.emit()

    def _begin(self) -> None:
        if self.state.phase is SprintPhase.READY:
            self._timer.start()
            self._intend(Begin())

    def _tick(self) -> None:
        self._intend(Tick())

    def _intend(self, intent: SprintIntent) -> None:
        now = self._desk.clock.milliseconds()
        before, self.state = self.state, step_sprint(self.state, intent, now)
        if self.state.phase is SprintPhase.OVER and before.phase is SprintPhase.RUNNING:
            self._timer.stop()
            self._over_at = now
            self._keep()
        self.refresh()

    def _keep(self) -> None:
        desk = self._desk
        try:
            self.result = desk.sprints.keep_sprint(desk.trainee, self.state, desk.clock.now())
            self._fault = None
        except StoreError as error:
            self._fault = error
        except KeyError:
            # The trainee was deleted meanwhile: there is nothing to keep it for.
            self.leave()

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        self._page.show_view(self._view())

    def _view(self) -> SprintView:
        state, last = self.state, self.state.last
        over = state.phase is SprintPhase.OVER
        return SprintView(
            title=sprint_name(state.kind),
            house=house_name(state.house),
            stage=SprintStage.OVER if over else SprintStage.ASKING,
            question=state.question if not over or last is None else last.question,
            prompt=question_text(state.question),
            described=cards_described(state.question),
            typed=state.typed,
            hint="" if state.hint is None else hint_text(state.hint),
            verdict=None if last is None else _verdict(last, over=over),
            score=_("Right: {n}").format(n=state.score),
            time=clock_shown(-(-state.left // 1000)),
            left=state.left / SPRINT,
            keys=SprintKeys.AGAIN if over else keys_for(state.question),
            ending=self._ending() if over else None,
            banner="" if self._fault is None else store_fault_text(self._fault),
        )

    def _ending(self) -> Ending:
        if self.result is None:
            return Ending(_("Not saved yet"), (), _("Save again"))
        wrong = sum(not answer.right for answer in self.state.answers)
        slow = sum(
            answer.right and self._limits.is_slow(turn_kind(answer.question), answer.milliseconds)
            for answer in self.state.answers
        )
        lines = (sprint_record_text(self.result), *to_review_text(wrong, slow))
        heading = sprint_score_text(self.result)
        again = _("Start again")
        return Ending(heading, lines, self._desk.onward(), again, self.result.is_record)


def keys_for(question: SprintQuestion) -> SprintKeys:
    """The keys that answer a question."""
    if isinstance(question, PayQuestion):
        return SprintKeys.AMOUNT
    return SprintKeys.HANDS if isinstance(question, NameQuestion) else SprintKeys.WINNERS


def _verdict(answer: SprintAnswer, *, over: bool) -> Verdict:
    return Verdict(answer.right, verdict_text(answer), "" if over else _("The question before"))
