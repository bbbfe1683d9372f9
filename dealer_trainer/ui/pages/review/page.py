"""The review page: the list with its filters, one mistake beside it, and the work-through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.pages.review import (
    Listed,
    ReviewState,
    Since,
    Wanted,
    since_name,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.mistakes import (
    house_shown,
    no_mistakes_text,
    nothing_due_text,
    nothing_found_text,
    work_through_text,
)
from dealer_trainer.text.situations import situation_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.ui.pages.review.detail import DetailPane
from dealer_trainer.ui.pages.review.mistake_list import MistakeList
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.boxes import LEFT, Grid, column, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.choices import CaptionedChoice, Segments
from dealer_trainer.ui.widgets.page import Page
from dealer_trainer.ui.widgets.parts import Panel
from dealer_trainer.ui.widgets.text_field import TextField
from dealer_trainer.ui.widgets.words import TextLabel, show_text

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


_PAUSE = 120
"""Milliseconds without another letter after which a search begins."""


class Filters(Panel):
    """What the list is to show. ``changed`` tells that something else is wanted."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered: tuple[Any, ...] = ()
        self.listed: Segments[Listed] = Segments("review.listed", self)
        self.search = TextField("review.search", self, 200)
        self.search.setClearButtonEnabled(True)
        self.since = CaptionedChoice("review.since", Icon.CLOCK, self)
        self.house = CaptionedChoice("review.house", Icon.BOOK, self)
        self.situation = CaptionedChoice("review.situation", Icon.CARDS, self)
        self.slip = CaptionedChoice("review.slip", Icon.FLAG, self)
        self._pause = later(self, self.changed, _PAUSE)
        choices = self._choices()
        grid = Grid((choices[:2], choices[2:]))
        grid.setSpacing(8)
        column(self.listed, self.search, grid, within=self, gap=8)
        for choice in choices:
            choice.setMinimumWidth(60)
            choice.activated.connect(self.changed)
        for side in (0, 1):
            grid.setColumnStretch(side, 1)
        self.listed.picked.connect(self.changed)
        self.search.textChanged.connect(self._pause.start)

    def _choices(self) -> tuple[CaptionedChoice, ...]:
        return (self.since, self.house, self.situation, self.slip)

    def _adapt(self, look: Look) -> None:
        self.search.setMinimumHeight(look.tall(36))
        for choice in self._choices():
            choice.setMinimumWidth(look.px(100))

    def retranslate(self) -> None:
        """Say everything anew; what can be chosen comes with the state."""
        self.search.setPlaceholderText(_("Search"))
        self.search.setAccessibleName(_("Search the mistakes"))
        self.listed.setAccessibleName(_("Mistakes"))
        captions = (_("When"), _("House"), _("Situation"), _("Slip"))
        for choice, caption in zip(self._choices(), captions, strict=True):
            choice.set_caption(caption)
        self._offered = ()

    def wanted(self) -> Wanted:
        """The filters as they are set."""
        return replace(
            Wanted(),
            listed=self.listed.value(),
            since=self.since.currentData() or Since.EVER,
            house=self.house.currentData(),
            situation=self.situation.currentData(),
            slip=self.slip.currentData(),
            search=self.search.text(),
        )

    def show_state(self, state: ReviewState) -> None:
        """Offer what there is, with what is chosen."""
        labels = (
            (Listed.DUE, _("Due: {n}").format(n=state.due)),
            (Listed.OPEN, _("Open: {n}").format(n=state.open)),
            (Listed.ALL, _("All: {n}").format(n=state.all)),
        )
        self.listed.offer(labels, state.wanted.listed)
        self.listed.name_for_readers(_("Mistakes"))
        offered = (state.offer, tuple(house_shown(h, state.houses) for h in state.offer.houses))
        if offered == self._offered:
            return
        self._offered = offered
        wanted, offer = state.wanted, state.offer
        _offer(self.since, [(since, since_name(since)) for since in Since], wanted.since)
        every = pgettext("filter", "All of them")
        houses = [(h, house_shown(h, state.houses)) for h in offer.houses]
        situations = sorted(((s, situation_name(s)) for s in offer.situations), key=_by_name)
        slips = sorted(((s, slip_name(s)) for s in offer.slips), key=_by_name)
        _offer(self.house, [(None, every), *houses], wanted.house)
        _offer(self.situation, [(None, every), *situations], wanted.situation)
        _offer(self.slip, [(None, every), *slips], wanted.slip)

    def set_wanted(self, wanted: Wanted) -> None:
        """Set the filters; nothing is told."""
        self._offered = ()
        self.search.blockSignals(True)
        self.search.setText(wanted.search)
        self.search.blockSignals(False)


def _by_name(offered: tuple[Any, str]) -> str:
    return offered[1].casefold()


def _offer(choice: CaptionedChoice, offered: Sequence[tuple[Any, str]], chosen: Any) -> None:
    choice.clear()
    for value, label in offered:
        choice.addItem(label, value)
    values = [value for value, _label in offered]
    choice.setCurrentIndex(values.index(chosen) if chosen in values else 0)


_LIST = 330


class ReviewPage(Page):
    """My mistakes: which are listed, the list, and the one that is looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("review", parent, widest=2400)
        self.state: ReviewState | None = None
        self._side = QWidget(self.content)
        self.filters = Filters(self._side)
        self.list = MistakeList(self._side)
        self._empty = TextLabel("", self._side)
        self.practise = PageButton("review.practise", self._side)
        self.work_button = PrimaryButton("review.work", self._side)
        self.detail = DetailPane(self.content)
        buttons = ((self.practise, LEFT), (self.work_button, LEFT))
        parts = (self.filters, (self.list, 1), self._empty, *buttons)
        column(*parts, within=self._side, gap=10)
        self.add((row(self._side, (self.detail, 1), spacing=24), 1))
        self.primary = self.work_button
        self.fit(
            lambda look: self._side.setFixedWidth(look.px(_LIST + (look.text - 1) * 150)),
        )
        self.retranslate()

    def show_state(self, state: ReviewState) -> None:
        """Show it."""
        self.state = state
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
        show_text(self._empty, sentence)
        practise = not state.shown and not state.due
        self.practise.setVisible(practise)
        self.primary = self.practise if practise else self.work_button

    def enter(self) -> None:
        """The keys go to the list."""
        if self.state is not None and self.state.shown:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.practise.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F5 asks the chosen mistake again."""
        if event.key() == Qt.Key.Key_F5 and not event.isAutoRepeat():
            if self.detail.answer_again.isVisible() and self.detail.answer_again.isEnabled():
                self.detail.answer_again.click()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything anew; the mistakes come with the state."""
        self.heading.setText(_("Review"))
        self.list.setAccessibleName(_("Mistakes"))
        self.practise.say(_("Practise anyway"))
        self.filters.retranslate()
        self.detail.retranslate()
        if self.state is not None:
            self.show_state(self.state)
