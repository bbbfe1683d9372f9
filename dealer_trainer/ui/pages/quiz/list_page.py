"""The page of the quizzes: take one, take one from a code, look at those that were taken."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.pages.quiz_list import QuizLine, QuizzesState, TakenLine
from dealer_trainer.text.language import _
from dealer_trainer.training.quiz.paper_code import EXAMPLE
from dealer_trainer.ui.pages.quiz.left_card import LeftQuiz
from dealer_trainer.ui.pages.start.page import FaultBanner
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page, apply_look_below
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

_LONGEST_CODE = 200


class QuizFaults(FaultBanner):
    """Quiz files that cannot be used: file, line and what is wrong."""

    def retranslate(self) -> None:
        """Say it anew."""
        self._title.setText(_("A quiz file has faults and is left out"))


class QuizzesPage(Page):
    """``chosen`` tells a quiz's id, ``typed`` a code, ``looked_at`` the number of a taken one."""

    chosen = Signal(str)
    typed = Signal(str)
    looked_at = Signal(int)
    gone_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("quizzes", parent)
        self._look = Look()
        self._state: QuizzesState | None = None
        self._faults = QuizFaults(self.content)
        self._faults.setObjectName("quizzes.faults")
        self.left = LeftQuiz("quizzes.left", self.content)
        self._quizzes = QWidget(self.content)
        self._grid = QGridLayout(self._quizzes)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(16)
        self._cards: list[QuizCard] = []
        self._code = CodeCard(self.content)
        self._taken = TakenCard(self.content)
        for part in (self._faults, self.left, self._quizzes, self._code, self._taken):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.left.go_on.clicked.connect(self.gone_on)
        self._code.go.clicked.connect(self._type)
        self._code.field.textEdited.connect(self._edited)
        self._taken.looked_at.connect(self.looked_at)
        self.retranslate()

    def show_state(self, state: QuizzesState) -> None:
        """Show it."""
        self._state = state
        self._faults.show_faults(state.faults)
        self.left.show_left(state.left)
        self._show_quizzes(state.quizzes, takeable=state.left is None)
        self._code.setVisible(state.left is None)
        self._taken.show_taken(state.taken)
        apply_look_below(self._quizzes, self._look)
        apply_look_below(self._taken, self._look)
        self._settle()

    def show_refusal(self, sentence: str) -> None:
        """Why a code names no paper."""
        self._code.show_refusal(sentence)
        if sentence:
            self._code.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.showing(self._code)

    def _show_quizzes(self, quizzes: tuple[QuizLine, ...], *, takeable: bool) -> None:
        for old in self._cards:
            self._grid.removeWidget(old)
            old.hide()
            delete_later(old)
        self._cards = []
        for number, quiz in enumerate(quizzes):
            card = QuizCard(quiz, self._quizzes, takeable=takeable)
            card.chosen.connect(self.chosen)
            self._grid.addWidget(card, number // 3, number % 3)
            self._cards.append(card)
        for column in range(3):
            self._grid.setColumnStretch(column, 1)

    def _settle(self) -> None:
        """Enter goes on with what was interrupted, takes a typed code, or the first quiz."""
        typed = bool(self._code.field.text().strip())
        self._code.go.say_if_first(typed)
        if self._state is not None and self._state.left is not None:
            self.primary = self.left.go_on
        elif typed:
            self.primary = self._code.go
        else:
            self.primary = next((c.choose for c in self._cards if c.choose.isEnabled()), None)

    def enter(self) -> None:
        """The keys go to the button that Enter presses."""
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._grid.setSpacing(look.px(16))
        super().apply_look(look)

    def retranslate(self) -> None:
        """Say everything anew; the quizzes come with their state."""
        self.heading.setText(_("Certification quiz"))
        self._faults.retranslate()
        self.left.retranslate()
        self._code.retranslate()
        self._taken.retranslate()

    def _edited(self, text: str) -> None:
        del text
        self.show_refusal("")
        self._settle()

    def _type(self) -> None:
        self.typed.emit(self._code.field.text())


class QuizCard(Card):
    """A quiz: its size, what it takes to pass, and the way to its rules."""

    chosen = Signal(str)

    def __init__(self, quiz: QuizLine, parent: QWidget, *, takeable: bool) -> None:
        super().__init__(parent)
        self._quiz = quiz
        self.title.setText(quiz.name)
        self.rows.addWidget(TextLabel("meta", self, text=quiz.facts))
        self.rows.addWidget(TextLabel("hint", self, text=quiz.marks))
        if quiz.reason:
            self.rows.addWidget(TextLabel("wrong", self, text=quiz.reason))
        self.rows.addStretch(1)
        self.choose = PageButton(f"quizzes.{quiz.id}", self)
        self.choose.say(_("Choose"))
        self.choose.setAccessibleName(_("Choose: {quiz}").format(quiz=quiz.name))
        self.choose.setEnabled(takeable and not quiz.reason)
        self.choose.clicked.connect(self._tell)
        self.rows.addWidget(self.choose)

    def _tell(self) -> None:
        self.chosen.emit(self._quiz.id)


class CodeCard(Card):
    """A paper that somebody else has drawn, by its code."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quizzes.by_code")
        self._about = TextLabel("meta", self)
        self.rows.addWidget(self._about)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.field = TextField("quizzes.code", self, _LONGEST_CODE)
        self.field.setPlaceholderText(EXAMPLE)
        self.go = PrimaryButton("quizzes.code.go", self)
        row.addWidget(self.field, 1)
        row.addWidget(self.go)
        nest(self.rows, row)
        self._refusal = TextLabel("wrong", self)
        self._refusal.setObjectName("quizzes.code.refusal")
        self._refusal.hide()
        self.rows.addWidget(self._refusal)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.field.setMinimumHeight(look.tall(42))

    def show_refusal(self, sentence: str) -> None:
        """Why a code names no paper."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("From a paper's code"))
        self._about.setText(_("The certificate says then that the code was known before."))
        self.field.setAccessibleName(_("Code of the paper"))
        self.go.say(_("Choose"))
        self.show_refusal("")


class TakenCard(Card):
    """The quizzes that the trainee has taken, the newest first."""

    looked_at = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quizzes.taken")
        self._none = TextLabel("meta", self)
        self.rows.addWidget(self._none)
        self._inside = QWidget(self)
        self._lines = QVBoxLayout(self._inside)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(10)
        self.rows.addWidget(self._inside)
        self._shown: list[QWidget] = []

    def show_taken(self, taken: tuple[TakenLine, ...]) -> None:
        """Show them."""
        for old in self._shown:
            self._lines.removeWidget(old)
            old.hide()
            delete_later(old)
        self._shown = []
        for number, line in enumerate(taken):
            if number:
                self._add(rule(self._inside))
            self._add(TakenRow(line, self, self._inside))
        self._none.setVisible(not taken)
        self._inside.setVisible(bool(taken))

    def _add(self, widget: QWidget) -> None:
        self._lines.addWidget(widget)
        self._shown.append(widget)

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Quizzes taken"))
        self._none.setText(_("No quiz has been taken yet"))


class TakenRow(QWidget):
    """One of them: passed or not, which, when, and the way to its result."""

    def __init__(self, line: TakenLine, card: TakenCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self._card = card
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        which, ink = (Icon.CHECK, Ink.RIGHT) if line.passed else (Icon.CROSS, Ink.WRONG)
        row.addWidget(Sign(18, ink, self, which), 0, Qt.AlignmentFlag.AlignVCenter)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        role = "right" if line.passed else "wrong"
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(TextLabel("strong", self, text=line.title, wrap=False))
        head.addWidget(TextLabel(role, self, text=line.verdict, wrap=False))
        head.addStretch(1)
        nest(texts, head)
        texts.addWidget(TextLabel("hint", self, text=line.detail))
        nest(row, texts, 1)
        button = PageButton(f"quizzes.taken.{line.number}", self)
        button.say(_("Result"))
        button.setAccessibleName(_("Result: {quiz}").format(quiz=f"{line.title}, {line.detail}"))
        button.clicked.connect(self._tell)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _tell(self) -> None:
        self._card.looked_at.emit(self._line.number)
