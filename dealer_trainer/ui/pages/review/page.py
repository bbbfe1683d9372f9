"""The review page: the list with its filters, one mistake beside it, and the work-through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.pages.review import Listed, MistakeDetail, ReviewState
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import (
    no_mistakes_text,
    nothing_due_text,
    nothing_found_text,
)
from dealer_trainer.text.review import work_through_text
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.ui.pages.review.detail import DetailPane
from dealer_trainer.ui.pages.review.filters import Filters
from dealer_trainer.ui.pages.review.mistake_list import MistakeList
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.page import Page
from dealer_trainer.ui.widgets.parts import column, row
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_LIST = 330


class ReviewPage(Page):
    """My mistakes. ``chosen`` tells which one is looked at, ``work`` that all shown are worked
    through, ``again`` that one is, ``practise`` that there is nothing to do but to practise.
    """

    changed = Signal()
    chosen = Signal(object)
    work = Signal()
    again = Signal(object)
    practise = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("review", parent, widest=2400)
        self._state: ReviewState | None = None
        self._side = QWidget(self.content)
        self.filters = Filters(self._side)
        self.list = MistakeList(self._side)
        self._empty = TextLabel("", self._side)
        self._practise = PageButton("review.practise", self._side)
        self.work_button = PrimaryButton("review.work", self._side)
        self.detail = DetailPane(self.content)
        parts = (self.filters, (self.list, 1), self._empty, self._practise, self.work_button)
        left = column(*parts, within=self._side)
        left.setSpacing(10)
        for button in (self._practise, self.work_button):
            left.setAlignment(button, Qt.AlignmentFlag.AlignLeft)
        self.column.put((row(self._side, (self.detail, 1), spacing=24), 1))
        self.primary = self.work_button
        self.filters.changed.connect(self.changed)
        self.list.chosen.connect(self.chosen)
        self.work_button.clicked.connect(self.work)
        self._practise.clicked.connect(self.practise)
        self.detail.again.connect(self.again)
        self.retranslate()

    def _adapt(self, look: Look) -> None:
        super()._adapt(look)
        self._side.setFixedWidth(look.px(_LIST + (look.text - 1) * 150))

    def show_state(self, state: ReviewState) -> None:
        """Show it."""
        self._state = state
        self.filters.show_state(state)
        self.filters.setVisible(bool(state.all))
        self.list.show_mistakes(state.shown, state.now)
        self.list.setVisible(bool(state.shown))
        self._say_empty(state)
        self.work_button.setVisible(bool(state.shown))
        if state.shown:
            self.work_button.say(work_through_text(state.workable))

    def _say_empty(self, state: ReviewState) -> None:
        sentence = ""
        if not state.all:
            sentence = no_mistakes_text()
        elif not state.shown and state.wanted.listed is Listed.DUE and not state.due:
            sentence = nothing_due_text(state.next_due)
        elif not state.shown:
            sentence = nothing_found_text()
        self._empty.setText(sentence)
        self._empty.setVisible(bool(sentence))
        practise = not state.shown and not state.due
        self._practise.setVisible(practise)
        self.primary = self._practise if practise else self.work_button

    def show_detail(self, detail: MistakeDetail | None, fallback: House) -> None:
        """Show one mistake at length."""
        self.detail.show_detail(detail, fallback)

    def enter(self) -> None:
        """The keys go to the list."""
        if self._state is not None and self._state.shown:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._practise.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F5 asks the chosen mistake again."""
        if event.key() == Qt.Key.Key_F5 and not event.isAutoRepeat():
            if self.detail.answer_again.isVisible() and self.detail.answer_again.isEnabled():
                self.detail.answer_again.click()
            return
        super().keyPressEvent(event)

    def mistake(self) -> Mistake | None:
        """The one that is looked at."""
        return self.list.mistake()

    def retranslate(self) -> None:
        """Say everything anew; the mistakes come with the state."""
        self.heading.setText(_("Review"))
        self.list.setAccessibleName(_("Mistakes"))
        self._practise.say(_("Practise anyway"))
        self.filters.retranslate()
        self.detail.retranslate()
        if self._state is not None:
            self.show_state(self._state)
