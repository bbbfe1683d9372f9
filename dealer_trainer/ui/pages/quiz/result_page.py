"""The result of a quiz: each mark with its counts, time, situations, slips, money; the way to every
round, to certificate and result file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from dealer_trainer.text.language import _, ngettext
from dealer_trainer.ui.pages.quiz.result_cards import (
    SignCard,
    SituationsCard,
    TimeCard,
    VerdictCard,
)
from dealer_trainer.ui.pages.quiz.rules_page import LinesCard, PairsCard
from dealer_trainer.ui.pages.summary.page import SummaryFactsCard
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import Notice, tall
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.page import Page
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from dealer_trainer.presentation.pages.quiz_result import ResultState


class QuizResultPage(Page):
    """``reviewed`` tells a round (from 0), ``certificate_wanted`` that it is to be saved."""

    reviewed = Signal(int)
    certificate_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("quiz_result", parent)
        inside = self.content
        self._state: ResultState | None = None
        self._facts = TextLabel("meta", inside)
        self._verdict, self._time, self.sign = (
            VerdictCard(inside),
            TimeCard(inside),
            SignCard(inside),
        )
        self._situations = SituationsCard(inside)
        self._slips = PairsCard(lambda: _("By mistake"), inside)
        self._money = SummaryFactsCard(inside, lambda: _("Money"), (Icon.PLUS, Icon.MINUS))
        self._told = LinesCard("quiz_result.told", Icon.INFO, lambda: _("How it was taken"), inside)
        self._paper = PairsCard(lambda: _("The paper"), inside)
        self._saved = Notice("hint", inside, "quiz_result.saved")
        self.add(
            self._facts,
            row((self._verdict, 1), (self._time, 1), gap=16),
            self.sign,
            row((self._told, 1), (self._money, 1), gap=16),
            row((self._situations, 1), (self._slips, 1), gap=16),
            self._paper,
            self._make_foot(),
            self._saved,
            REST,
        )
        self._time.reviewed.connect(self.reviewed)
        self.sign.passphrase.textChanged.connect(self._settle)
        self.translate(
            (
                self._paper.about.setText,
                lambda: _(
                    "The check code shows slips of the pen; only a signature proves a result."
                ),
            )
        )

    def _make_foot(self) -> QWidget:
        foot = QWidget(self.content)
        flow = FlowLayout(foot, gap=12)
        self.review = PrimaryButton("quiz_result.review", foot)
        self._certificate = PrimaryButton("quiz_result.certificate", foot)
        self.save_page, self.save_file, self.home = (
            PageButton(f"quiz_result.{name}", foot) for name in ("page", "file", "home")
        )
        for button, text in (
            (self._certificate, lambda: _("Save certificate")),
            (self.review, lambda: _("Review the rounds")),
            (self.save_page, lambda: _("Save result page")),
            (self.save_file, lambda: _("Save result file")),
            (self.home, lambda: _("Home")),
        ):
            flow.addWidget(button)
            self.translate((button.say, text))
        self.review.clicked.connect(self._review_first)
        self._certificate.clicked.connect(self.certificate_wanted)
        self.translate((self._certificate.setToolTip, lambda: _("Save certificate (Ctrl+S)")))
        # The quieter buttons are as high as the two beside them.
        self.fit(tall(46, self.save_page, self.save_file, self.home))
        self.primary = self.review
        return foot

    def show_state(self, state: ResultState) -> None:
        """Show it."""
        self._state = state
        self.heading.setText(state.title)
        self._facts.setText(state.facts)
        self._verdict.show_state(state)
        self._time.show_rounds(state.rounds, state.target)
        self.sign.show_awaited(state.awaits)
        self._told.show_lines((state.standing, *state.told))
        self._money.show_facts(state.money)
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

    def show_refusal(self, sentence: str) -> None:
        """Why the result is not signed."""
        self.sign.show_refusal(sentence)

    def show_saved(self, sentence: str) -> None:
        """Where something was saved."""
        self._saved.say(sentence)
        self.showing(self._saved)

    def enter(self) -> None:
        """The keys go to the button that Enter presses; nothing of the last result is left."""
        self.sign.forget()
        self._saved.hide()
        super().enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+S saves the certificate, on any keyboard."""
        if event.matches(QKeySequence.StandardKey.Save) and not event.isAutoRepeat():
            self.certificate_wanted.emit()
            return
        super().keyPressEvent(event)

    def _settle(self, text: str) -> None:
        """Enter signs while the passphrase is being typed."""
        passed = self._state is not None and self._state.passed
        first = self._certificate if passed else self.review
        self.primary = self.sign.button if text else first

    def _say_slips(self) -> None:
        slips = self._state.slips if self._state is not None else ()
        count = sum(number for _name, number in slips)
        self._slips.about.setText(
            ngettext("{n} answer wrong", "{n} answers wrong", count).format(n=count)
            if slips
            else _("Nothing was wrong")
        )

    def _review_first(self) -> None:
        """From the first round with a mistake, else from the first."""
        rounds = () if self._state is None else self._state.rounds
        first = next((each.number for each in rounds if not each.right), 1)
        self.reviewed.emit(first - 1)
