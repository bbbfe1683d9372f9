"""The result of a quiz: each mark with its counts, time, situations, slips, money; the way to every
round, to certificate and result file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_trainer.presentation.pages.quiz_result import ResultState
from dealer_trainer.presentation.pages.summary import Fact
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.ui.pages.quiz.result_cards import (
    SignCard,
    SituationsCard,
    TimeCard,
    VerdictCard,
)
from dealer_trainer.ui.pages.quiz.rules_page import LinesCard, PairsCard
from dealer_trainer.ui.pages.summary.page import FactsCard
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.page import Page, apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class QuizResultPage(Page):
    """``reviewed`` tells a round (from 0); the other signals what is to be saved or signed."""

    reviewed = Signal(int)
    certificate_wanted = Signal()
    page_wanted = Signal()
    file_wanted = Signal()
    signed = Signal(str)
    home = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("quiz_result", parent)
        self._look = Look()
        self._state: ResultState | None = None
        self._facts = TextLabel("meta", self.content)
        self._verdict = VerdictCard(self.content)
        self._time = TimeCard(self.content)
        self._sign = SignCard(self.content)
        self._situations = SituationsCard(self.content)
        self._slips = PairsCard(self.content)
        self._money = FactsCard(self.content, (Icon.PLUS, Icon.MINUS))
        self._told = LinesCard("quiz_result.told", Icon.INFO, self.content)
        self._paper = PairsCard(self.content)
        self.column.addWidget(self._facts)
        self._add_row((self._verdict, 1), (self._time, 1))
        self.column.addWidget(self._sign)
        self._add_row((self._told, 1), (self._money, 1))
        self._add_row((self._situations, 1), (self._slips, 1))
        self.column.addWidget(self._paper)
        self.column.addWidget(self._make_foot())
        self._saved = TextLabel("hint", self.content)
        self._saved.setObjectName("quiz_result.saved")
        self._saved.hide()
        self.column.addWidget(self._saved)
        self.column.addStretch(1)
        self._time.reviewed.connect(self.reviewed)
        self._sign.signed.connect(self.signed)
        self._sign.passphrase.textChanged.connect(self._settle)
        self.retranslate()

    def _add_row(self, *cards: tuple[QWidget, int]) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        for card, stretch in cards:
            row.addWidget(card, stretch)
        nest(self.column, row)

    def _make_foot(self) -> QWidget:
        foot = QWidget(self.content)
        flow = FlowLayout(foot, gap=12)
        self.review = PrimaryButton("quiz_result.review", foot)
        self._certificate = PrimaryButton("quiz_result.certificate", foot)
        self._page = PageButton("quiz_result.page", foot)
        self._file = PageButton("quiz_result.file", foot)
        self._home = PageButton("quiz_result.home", foot)
        self._buttons = (self._page, self._file, self._home)
        for button in (self._certificate, self.review, *self._buttons):
            flow.addWidget(button)
        self.primary = self.review
        self.review.clicked.connect(self._review_first)
        self._certificate.clicked.connect(self.certificate_wanted)
        self._page.clicked.connect(self.page_wanted)
        self._file.clicked.connect(self.file_wanted)
        self._home.clicked.connect(self.home)
        return foot

    def show_state(self, state: ResultState) -> None:
        """Show it."""
        self._state = state
        self.heading.setText(state.title)
        self._facts.setText(state.facts)
        self._verdict.show_state(state)
        self._time.show_rounds(state.rounds, state.target)
        self._sign.show_awaited(state.awaits)
        self._told.show_lines((state.standing, *state.told))
        self._money.show_facts(tuple(Fact(*each) for each in state.money))
        self._situations.show_state(state)
        self._slips.show_pairs(tuple((name, str(count)) for name, count in state.slips))
        told = (
            (_("Code of the paper"), state.code),
            (_("Check code of the result"), state.check),
        )
        self._paper.show_pairs((*told, *state.quotas))
        self._say_slips()
        self._certificate.say_if_first(state.passed)
        self.review.say_if_first(not state.passed)
        self._settle("")
        apply_look_below(self.content, self._look)
        self._even_foot()

    def show_refusal(self, sentence: str) -> None:
        """Why the result is not signed."""
        self._sign.show_refusal(sentence)

    def show_saved(self, sentence: str) -> None:
        """Where something was saved."""
        self._saved.setText(sentence)
        self._saved.setVisible(bool(sentence))
        self.showing(self._saved)

    def enter(self) -> None:
        """The keys go to the button that Enter presses."""
        self._sign.forget()
        self._saved.hide()
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+S saves the certificate, on any keyboard."""
        if event.matches(QKeySequence.StandardKey.Save) and not event.isAutoRepeat():
            self.certificate_wanted.emit()
            return
        super().keyPressEvent(event)

    def apply_look(self, look: Look) -> None:
        self._look = look
        super().apply_look(look)
        self._even_foot()

    def _even_foot(self) -> None:
        """The quieter buttons are as high as the two beside them."""
        for button in self._buttons:
            button.setMinimumHeight(self._look.tall(46))

    def retranslate(self) -> None:
        """Say everything anew; what came of the quiz comes with its state."""
        self._verdict.title.setText(_("Result"))
        self._time.title.setText(_("Seconds a box, by round"))
        self._sign.retranslate()
        self._told.title.setText(_("How it was taken"))
        self._money.title.setText(_("Money"))
        self._situations.title.setText(_("By situation"))
        self._slips.title.setText(_("By mistake"))
        self._paper.title.setText(_("The paper"))
        self._paper.say_about(
            _("The check code shows slips of the pen; only a signature proves a result.")
        )
        self.review.say(_("Review the rounds"))
        self._certificate.say(_("Save certificate"))
        self._certificate.setToolTip(_("Save certificate (Ctrl+S)"))
        self._page.say(_("Save result page"))
        self._file.say(_("Save result file"))
        self._home.say(_("Home"))

    def _settle(self, text: str) -> None:
        """Enter signs while the passphrase is being typed."""
        passed = self._state is not None and self._state.passed
        first = self._certificate if passed else self.review
        self.primary = self._sign.button if text else first

    def _say_slips(self) -> None:
        slips = self._state.slips if self._state is not None else ()
        count = sum(number for _name, number in slips)
        self._slips.say_about(
            ngettext("{n} answer wrong", "{n} answers wrong", count).format(n=count)
            if slips
            else _("Nothing was wrong")
        )

    def _review_first(self) -> None:
        """From the first round with a mistake, else from the first."""
        rounds = () if self._state is None else self._state.rounds
        first = next((each.number for each in rounds if not each.right), 1)
        self.reviewed.emit(first - 1)
