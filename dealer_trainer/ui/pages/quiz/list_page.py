"""The page of the quizzes: take one, take one from a code, look at those that were taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.text.language import _
from dealer_trainer.training.quiz.paper_code import EXAMPLE
from dealer_trainer.ui.pages.start.cards import FaultBanner, LeftQuiz
from dealer_trainer.ui.widgets.boxes import MIDDLE, REST, StateParts, column, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import Notice, tall, verdict_sign
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.quiz_list import QuizLine, QuizzesState, TakenLine

_LONGEST_CODE = 200


class QuizzesPage(Page):
    """``chosen`` tells a quiz's id, ``typed`` a code, ``looked_at`` the number of a taken one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("quizzes", parent, lambda: _("Certification quiz"))
        self._state: QuizzesState | None = None
        self._faults = FaultBanner(
            "quizzes.faults", lambda: _("A quiz file has faults and is left out"), self.content
        )
        self.left = LeftQuiz("quizzes.left", self.content)
        self._quizzes = QWidget(self.content)
        cells = grid(16, 16, 1, 1, 1, within=self._quizzes)
        self._parts = StateParts(cells)
        self._cards: list[QuizCard] = []
        self.code = CodeCard(self.content)
        self.taken = TakenCard(self.content)
        self.add(self._faults, self.left, self._quizzes, self.code, self.taken, REST)
        self.fit(lambda look: cells.setSpacing(look.px(16)))
        self.code.field.textEdited.connect(self._edited)

    def show_state(self, state: QuizzesState) -> None:
        """Show it."""
        self._state = state
        self._faults.show_faults(state.faults)
        self.left.show_left(state.left)
        takeable = state.left is None
        self._cards = [QuizCard(quiz, self._quizzes, takeable=takeable) for quiz in state.quizzes]
        for card in self._cards:
            card.chosen.connect(self.chosen)
        rows = [self._cards[at : at + 3] for at in range(0, len(self._cards), 3)]
        self._parts.show_rows(rows, self.look)
        self.code.setVisible(takeable)
        self.taken.show_taken(state.taken)
        self._settle()

    def show_refusal(self, sentence: str) -> None:
        """Why a code names no paper."""
        self.code.refusal.say(sentence)
        if sentence:
            self.code.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.showing(self.code)

    def _settle(self) -> None:
        """Enter goes on with what was interrupted, takes a typed code, or the first quiz."""
        typed = bool(self.code.field.text().strip())
        self.code.go.say_if_first(typed)
        if self._state is not None and self._state.left is not None:
            self.primary = self.left.go_on
        elif typed:
            self.primary = self.code.go
        else:
            self.primary = next((c.choose for c in self._cards if c.choose.isEnabled()), None)

    def _edited(self) -> None:
        self.show_refusal("")
        self._settle()


class QuizCard(Card):
    """A quiz: its size, what it takes to pass, and the way to its rules."""

    chosen = Signal(str)

    def __init__(self, quiz: QuizLine, parent: QWidget, *, takeable: bool) -> None:
        super().__init__(parent, title=lambda: quiz.name)
        self.add(TextLabel("meta", self, text=quiz.facts), TextLabel("hint", self, text=quiz.marks))
        if quiz.reason:
            self.add(TextLabel("wrong", self, text=quiz.reason))
        self.choose = PageButton(f"quizzes.{quiz.id}", self)
        self.choose.say(_("Choose"))
        self.choose.setAccessibleName(_("Choose: {quiz}").format(quiz=quiz.name))
        self.choose.setEnabled(takeable and not quiz.reason)
        self.choose.clicked.connect(lambda: self.chosen.emit(quiz.id))
        self.add(REST, self.choose)


class CodeCard(Card):
    """A paper that somebody else has drawn, by its code."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "quizzes.by_code", lambda: _("From a paper's code"))
        about = TextLabel("meta", self)
        self.field = TextField("quizzes.code", self, _LONGEST_CODE)
        self.field.setPlaceholderText(EXAMPLE)
        self.go = PrimaryButton("quizzes.code.go", self)
        self.refusal = Notice("wrong", self, "quizzes.code.refusal")
        self.add(about, row((self.field, 1), self.go, gap=12), self.refusal)
        self.fit(tall(42, self.field))
        self.translate(
            (about.setText, lambda: _("The certificate says then that the code was known before.")),
            (self.field.setAccessibleName, lambda: _("Code of the paper")),
            (self.go.say, lambda: _("Choose")),
            (self.refusal.say, lambda: ""),
        )


class TakenCard(Card):
    """The quizzes that the trainee has taken, the newest first."""

    looked_at = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "quizzes.taken", lambda: _("Quizzes taken"))
        self._none, self._inside = TextLabel("meta", self), QWidget(self)
        self._lines = StateParts(column(gap=10, within=self._inside))
        self.add(self._none, self._inside)
        self.translate((self._none.setText, lambda: _("No quiz has been taken yet")))

    def show_taken(self, taken: tuple[TakenLine, ...]) -> None:
        """Show them."""
        lines: list[QWidget] = []
        for line in taken:
            lines += [rule(self._inside)] if lines else []
            lines.append(self._line(line))
        self._lines.show(lines, self.look)
        self._none.setVisible(not taken)
        self._inside.setVisible(bool(taken))

    def _line(self, line: TakenLine) -> QWidget:
        """One of them: passed or not, which, when, and the way to its result."""
        inside = QWidget(self._inside)
        title = TextLabel("strong", inside, text=line.title, wrap=False)
        role = "right" if line.passed else "wrong"
        verdict = TextLabel(role, inside, text=line.verdict, wrap=False)
        detail = TextLabel("hint", inside, text=line.detail)
        button = PageButton(f"quizzes.taken.{line.number}", inside)
        button.say(_("Result"))
        button.setAccessibleName(_("Result: {quiz}").format(quiz=f"{line.title}, {line.detail}"))
        button.clicked.connect(lambda: self.looked_at.emit(line.number))
        texts = column(row(title, verdict, REST, gap=10), detail, gap=2)
        sign = verdict_sign(line.passed, 18, inside)
        row((sign, MIDDLE), (texts, 1), (button, MIDDLE), gap=12, within=inside)
        return inside
