"""The cards of a quiz's result: verdict, time, situations, signature."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.presentation.pages.quiz_result import OutcomeLine, ResultState, RoundLine
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.ui.pages.quiz.rounds_chart import RoundsChart
from dealer_trainer.ui.pages.summary.score import ScoreBar, ScoreRing
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon, icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, apply_look_below
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

_SITUATIONS = 10


class VerdictCard(Card):
    """Passed or not, and against which marks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        head = QHBoxLayout()
        head.setSpacing(18)
        self._ring = ScoreRing(self)
        head.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(8)
        line = QHBoxLayout()
        line.setSpacing(10)
        self._sign = Sign(26, Ink.RIGHT, self, Icon.CHECK)
        self._word = TextLabel("title", self)
        self._word.setObjectName("quiz_result.verdict")
        line.addWidget(self._sign)
        line.addWidget(self._word, 1)
        nest(column, line)
        self._marks = QVBoxLayout()
        self._marks.setSpacing(8)
        nest(column, self._marks)
        column.addStretch(1)
        nest(head, column, 1)
        nest(self.rows, head)
        self.rows.addWidget(rule(self))
        self._figures = QGridLayout()
        self._figures.setVerticalSpacing(4)
        self._figures.setHorizontalSpacing(14)
        self._figures.setColumnStretch(1, 1)
        nest(self.rows, self._figures)
        self.rows.addStretch(1)
        self._shown: list[QWidget] = []

    def show_state(self, state: ResultState) -> None:
        """Show it."""
        for old in self._shown:
            for layout in (self._figures, self._marks):
                layout.removeWidget(old)
            old.hide()
            delete_later(old)
        self._shown = []
        self._ring.show_share(state.wagers.right, state.wagers.asked, state.share)
        self._ring.setAccessibleName(state.share)
        self._word.setText(state.verdict)
        which, ink = (Icon.CHECK, Ink.RIGHT) if state.passed else (Icon.CROSS, Ink.WRONG)
        self._sign.show_icon(which, ink)
        for at, (caption, figure) in enumerate(state.figures):
            words = TextLabel("hint", self, text=caption)
            number = TextLabel("strong", self, text=figure)
            self._figures.addWidget(words, at, 0, Qt.AlignmentFlag.AlignTop)
            self._figures.addWidget(number, at, 1, Qt.AlignmentFlag.AlignTop)
            self._shown += [words, number]
        for outcome in state.outcomes:
            row = OutcomeRow(outcome, self)
            self._marks.addWidget(row)
            self._shown.append(row)


class OutcomeRow(QWidget):
    """One pass mark: reached or not, with the exact counts."""

    def __init__(self, outcome: OutcomeLine, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        which, ink = (Icon.CHECK, Ink.RIGHT) if outcome.reached else (Icon.CROSS, Ink.WRONG)
        row.addWidget(Sign(16, ink, self, which), 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(TextLabel("strong", self, text=outcome.wanted))
        role = "right" if outcome.reached else "wrong"
        reached = outcome.reached
        word = pgettext("pass mark", "reached") if reached else pgettext("pass mark", "not reached")
        texts.addWidget(TextLabel(role, self, text=f"{outcome.found} · {word}"))
        nest(row, texts, 1)


class TimeCard(Card):
    """Time by round, and a button for each round."""

    reviewed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._chart = RoundsChart(self)
        self.rows.addWidget(self._chart)
        self._about = TextLabel("hint", self)
        self.rows.addWidget(self._about)
        inside = QWidget(self)
        self._flow = FlowLayout(inside, gap=6, even=True)
        self._inside = inside
        self.rows.addWidget(inside)
        self.rows.addStretch(1)
        self._buttons: list[RoundButton] = []

    def show_rounds(self, rounds: tuple[RoundLine, ...], target: int | None) -> None:
        """Show them."""
        self._chart.show_rounds(rounds, target)
        for old in self._buttons:
            self._flow.removeWidget(old)
            old.hide()
            delete_later(old)
        self._buttons = []
        for each in rounds:
            button = RoundButton(each, self._inside)
            button.chosen.connect(self.reviewed)
            self._flow.addWidget(button)
            self._buttons.append(button)
        said = [_("A cross: a round with a mistake. A click on a number opens the round.")]
        if target is not None:
            said.append(_("Dashed line: at most {n} seconds a box.").format(n=target))
        self._about.setText(" ".join(said))
        self._flow.invalidate()


class RoundButton(QPushButton):
    """A round by its number, with a tick or a cross."""

    chosen = Signal(int)

    def __init__(self, line: RoundLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self.setObjectName(f"quiz_result.round.{line.number}")
        self.setText(str(line.number))
        self.setToolTip(line.told)
        self.setAccessibleName(line.told)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        give_role(self, "segment")
        self.clicked.connect(self._tell)
        self.show()

    def apply_look(self, look: Look) -> None:
        tokens = look.tokens
        which, ink = (Icon.CHECK, tokens.right) if self._line.right else (Icon.CROSS, tokens.wrong)
        self.setIcon(icon(which, ink, "", 14))
        self.setMinimumHeight(look.tall(34))

    def _tell(self) -> None:
        self.chosen.emit(self._line.number - 1)


class SituationsCard(Card):
    """The situations of the paper, the weakest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)
        nest(self.rows, self._grid)
        self._more = PageButton("quiz_result.situations.more", self, "link")
        self._more.clicked.connect(self._show_all)
        self.rows.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows.addStretch(1)
        self._look = Look()
        self._state: ResultState | None = None
        self._shown: list[QWidget] = []

    def show_state(self, state: ResultState) -> None:
        """The weakest of them."""
        self._state = state
        self._show(_SITUATIONS)

    def apply_look(self, look: Look) -> None:
        self._look = look
        super().apply_look(look)

    def _show_all(self) -> None:
        self._show(len(self._state.situations) if self._state is not None else 0)
        apply_look_below(self, self._look)

    def _show(self, number: int) -> None:
        for old in self._shown:
            self._grid.removeWidget(old)
            old.hide()
            delete_later(old)
        self._shown = []
        lines = self._state.situations if self._state is not None else ()
        for row, line in enumerate(lines[:number]):
            bar = ScoreBar(self)
            bar.show_share(line.right, line.asked)
            score = TextLabel("meta", self, text=line.shown, wrap=False)
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, widget in enumerate((TextLabel("meta", self, text=line.name), bar, score)):
                self._grid.addWidget(widget, row, column)
                self._shown.append(widget)
        more = max(0, len(lines) - number)
        self._more.say(ngettext("Show {n} more", "Show {n} more", more).format(n=more))
        self._more.setVisible(more > 0)


class SignCard(Card):
    """A result that its examiner has not signed yet, such as after an interruption."""

    signed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quiz_result.sign")
        self._examiner = ""
        self._about = TextLabel("meta", self)
        self.rows.addWidget(self._about)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.passphrase = TextField("quiz_result.passphrase", self, secret=True)
        self.button = PageButton("quiz_result.sign.go", self)
        row.addWidget(self.passphrase, 1)
        row.addWidget(self.button)
        nest(self.rows, row)
        self._refusal = TextLabel("wrong", self)
        self.rows.addWidget(self._refusal)
        self.button.clicked.connect(self._tell)
        self.hide()

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.passphrase.setMinimumHeight(look.tall(42))

    def show_awaited(self, examiner: str | None) -> None:
        """Show it, or nothing."""
        self._examiner = examiner or ""
        self.setVisible(examiner is not None)
        self.show_refusal("")
        self.retranslate()

    def show_refusal(self, sentence: str) -> None:
        """Why it is not signed."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))
        self.forget()

    def forget(self) -> None:
        """No passphrase stays in the field."""
        self.passphrase.clear()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("Not signed yet"))
        self._about.setText(
            _("{examiner} holds this quiz: the result is signed with the passphrase.").format(
                examiner=self._examiner
            )
        )
        self.passphrase.setPlaceholderText(_("Examiner's passphrase"))
        self.passphrase.setAccessibleName(_("Examiner's passphrase"))
        self.button.say(_("Sign"))

    def _tell(self) -> None:
        self.signed.emit(self.passphrase.text())
