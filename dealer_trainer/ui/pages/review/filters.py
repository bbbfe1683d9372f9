"""The filters over the list of mistakes: which, from when, which house, situation and slip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from dealer_trainer.presentation.pages.review import (
    Listed,
    ReviewState,
    Since,
    Wanted,
    since_name,
)
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.mistakes import house_shown
from dealer_trainer.text.situations import situation_name
from dealer_trainer.text.slips import slip_name
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.choices import CaptionedChoice, Segments
from dealer_trainer.ui.widgets.parts import Grid, Panel, column
from dealer_trainer.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

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
        column(self.listed, self.search, grid, within=self).setSpacing(8)
        for choice in choices:
            choice.setMinimumWidth(60)
            choice.activated.connect(self._tell)
        for side in (0, 1):
            grid.setColumnStretch(side, 1)
        self.listed.picked.connect(self.changed)
        self.search.textChanged.connect(self._typed)

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

    def _tell(self, index: int) -> None:
        del index
        self.changed.emit()

    def _typed(self, text: str) -> None:
        del text
        self._pause.start()


def _by_name(offered: tuple[Any, str]) -> str:
    return offered[1].casefold()


def _offer(choice: CaptionedChoice, offered: Sequence[tuple[Any, str]], chosen: Any) -> None:
    choice.clear()
    for value, label in offered:
        choice.addItem(label, value)
    values = [value for value, _label in offered]
    choice.setCurrentIndex(values.index(chosen) if chosen in values else 0)
