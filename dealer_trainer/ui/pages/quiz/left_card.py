"""A quiz that was cut short: it can only go on, its clock has run meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import go_on_text, round_text
from dealer_trainer.training.quiz.session import OpenQuiz
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.buttons import PrimaryButton
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class LeftQuiz(Card):
    """What was interrupted, and the button that goes on."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName(name)
        self._left: OpenQuiz | None = None
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Sign(22, Ink.ACCENT, self, Icon.CLOCK), 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        self._title = TextLabel("bet", self)
        self._round = TextLabel("meta", self)
        for words in (self._title, self._round):
            texts.addWidget(words)
        nest(row, texts, 1)
        self.go_on = PrimaryButton(f"{name}.continue", self)
        row.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignVCenter)
        nest(self.rows, row)
        self.hide()

    def show_left(self, left: OpenQuiz | None) -> None:
        """Show it, or nothing."""
        self._left = left
        self.setVisible(left is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it anew."""
        self.go_on.say(_("Continue"))
        if self._left is not None:
            paper = self._left.state.paper
            self._title.setText(go_on_text(paper.definition, self._left.trainee.name))
            number = min(self._left.state.number + 1, paper.definition.rounds)
            self._round.setText(round_text(number, paper.definition.rounds))
