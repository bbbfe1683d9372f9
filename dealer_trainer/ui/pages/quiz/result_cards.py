"""The cards of a quiz's result: verdict, time, situations, signature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.ui.pages.quiz.rounds_chart import RoundsChart
from dealer_trainer.ui.theme.icons import Icon, icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.boxes import LEFT, REST, TOP, StateParts, column, grid, row
from dealer_trainer.ui.widgets.buttons import PageButton
from dealer_trainer.ui.widgets.cards import Notice, beside, naming, tall, verdict_icon, verdict_sign
from dealer_trainer.ui.widgets.charts import ShareBar, ShareRing
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.parts import KitPart
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, rule

if TYPE_CHECKING:
    from dealer_trainer.presentation.pages.quiz_result import (
        OutcomeLine,
        ResultState,
        RoundLine,
    )
    from dealer_trainer.presentation.pages.summary import KindLine
    from dealer_trainer.ui.theme.look import Look

_SITUATIONS = 10


class VerdictCard(Card):
    """Passed or not, and against which marks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Result"))
        self._ring = ShareRing(self)
        self._sign = Sign(26, Ink.RIGHT, self, Icon.CHECK)
        self._word = TextLabel("title", self)
        self._word.setObjectName("quiz_result.verdict")
        marks, figures = column(gap=8), grid(14, 4, 0, 1)
        texts = column(row(self._sign, (self._word, 1), gap=10), marks, REST, gap=8)
        head = row((self._ring, TOP), (texts, 1), gap=18)
        self.add(head, rule(self), figures, REST)
        self._marks, self._figures = StateParts(marks), StateParts(figures)

    def show_state(self, state: ResultState) -> None:
        """Show it."""
        self._ring.show_share(state.wagers.right, state.wagers.asked, state.share)
        self._word.setText(state.verdict)
        self._sign.show_icon(*verdict_icon(state.passed))
        lines = [
            (TextLabel("hint", self, text=caption), TextLabel("strong", self, text=figure))
            for caption, figure in state.figures
        ]
        self._figures.show_rows(lines, self.look, (TOP, TOP))
        self._marks.show(map(self._outcome, state.outcomes), self.look)

    def _outcome(self, outcome: OutcomeLine) -> QWidget:
        """One pass mark: reached or not, with the exact counts."""
        inside, reached = QWidget(self), outcome.reached
        word = pgettext("pass mark", "reached") if reached else pgettext("pass mark", "not reached")
        wanted = TextLabel("strong", inside, text=outcome.wanted)
        role = "right" if reached else "wrong"
        found = TextLabel(role, inside, text=f"{outcome.found} · {word}")
        sign = verdict_sign(reached, 16, inside)
        row((sign, TOP), (column(wanted, found, gap=1), 1), gap=10, within=inside)
        return inside


class TimeCard(Card):
    """Time by round, and a button for each round. ``reviewed`` tells which, from 0."""

    reviewed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("Seconds a box, by round"))
        self._chart = RoundsChart(self)
        self._about, self._inside = TextLabel("hint", self), QWidget(self)
        self._flow = FlowLayout(self._inside, gap=6, even=True)
        self._buttons = StateParts(self._flow)
        self.add(self._chart, self._about, self._inside, REST)

    def show_rounds(self, rounds: tuple[RoundLine, ...], target: int | None) -> None:
        """Show them."""
        self._chart.show_rounds(rounds, target)
        self._buttons.show(map(self._button, rounds), self.look)
        said = [_("A cross: a round with a mistake. A click on a number opens the round.")]
        if target is not None:
            said.append(_("Dashed line: at most {n} seconds a box.").format(n=target))
        self._about.setText(" ".join(said))
        self._flow.invalidate()

    def _button(self, line: RoundLine) -> QWidget:
        button = RoundButton(line, self._inside)
        button.clicked.connect(lambda: self.reviewed.emit(line.number - 1))
        return button


class RoundButton(KitPart, QPushButton):
    """A round by its number, with a tick or a cross."""

    def __init__(self, line: RoundLine, parent: QWidget) -> None:
        super().__init__(str(line.number), parent)
        self._right = line.right
        self.setObjectName(f"quiz_result.round.{line.number}")
        self.setToolTip(line.told)
        self.setAccessibleName(line.told)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        give_role(self, "segment")
        self.show()

    def _adapt(self, look: Look) -> None:
        which, ink = verdict_icon(self._right)
        self.setIcon(icon(which, look.ink(ink), "", 14))
        self.setMinimumHeight(look.tall(34))


class SituationsCard(Card):
    """The situations of the paper, the weakest first; the others come at a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, title=lambda: _("By situation"))
        cells = grid(14, 7, 3, 2)
        self._more = PageButton("quiz_result.situations.more", self, "link")
        self._more.clicked.connect(lambda: self._show(len(self._lines)))
        self.add(cells, (self._more, LEFT), REST)
        self._lines: tuple[KindLine, ...] = ()
        self._parts = StateParts(cells)

    def show_state(self, state: ResultState) -> None:
        """The weakest of them."""
        self._lines = state.situations
        self._show(_SITUATIONS)

    def _show(self, number: int) -> None:
        self._parts.show_rows(map(self._row, self._lines[:number]), self.look)
        more = max(0, len(self._lines) - number)
        self._more.say(ngettext("Show {n} more", "Show {n} more", more).format(n=more))
        self._more.setVisible(more > 0)

    def _row(self, line: KindLine) -> tuple[QWidget, ...]:
        name = TextLabel("meta", self, text=line.name)
        score = beside(TextLabel("meta", self, text=line.score, wrap=False))
        return name, ShareBar(line.right, line.asked, self), score


class SignCard(Card):
    """A result that its examiner has not signed yet, such as after an interruption."""

    signed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "quiz_result.sign", lambda: _("Not signed yet"))
        self._examiner = ""
        about, self._refusal = TextLabel("meta", self), Notice("wrong", self)
        self.passphrase = TextField("quiz_result.passphrase", self, secret=True)
        self.button = PageButton("quiz_result.sign.go", self)
        self.add(about, row((self.passphrase, 1), self.button, gap=12), self._refusal)
        self.fit(tall(42, self.passphrase))
        self.translate(
            (about.setText, self._about),
            *naming(self.passphrase, lambda: _("Examiner's passphrase")),
            (self.button.say, lambda: _("Sign")),
        )
        self.button.clicked.connect(lambda: self.signed.emit(self.passphrase.text()))
        self.hide()

    def show_awaited(self, examiner: str | None) -> None:
        """Show it, or nothing."""
        self._examiner = examiner or ""
        self.setVisible(examiner is not None)
        self.show_refusal("")
        self.retranslate()

    def show_refusal(self, sentence: str) -> None:
        """Why it is not signed."""
        self._refusal.say(sentence)
        self.forget()

    def forget(self) -> None:
        """No passphrase stays in the field."""
        self.passphrase.clear()

    def _about(self) -> str:
        return _("{examiner} holds this quiz: the result is signed with the passphrase.").format(
            examiner=self._examiner
        )
