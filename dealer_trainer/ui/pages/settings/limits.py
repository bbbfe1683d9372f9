"""What is slow, by kind: a right answer beyond it goes to review."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.mistakes import kind_name
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.ui.widgets.boxes import grid
from dealer_trainer.ui.widgets.cards import drop_down, tall
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.widgets.drop_down import DropDown
    from dealer_trainer.ui.widgets.page import Fit

SECONDS: Final = (None, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60, 90)


class LimitsCard(Card):
    """A limit for each kind of answer. ``changed`` tells all of them."""

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "settings.limits", lambda: _("What is slow"))
        about, cells = TextLabel("meta", self), grid(24, 8, 0, 0, 1)
        self.add(about, cells)
        self.translate(
            (about.setText, lambda: _("A right answer that takes longer goes to review too"))
        )
        self._limits = Limits()
        self._choices: dict[TurnKind, DropDown] = {}
        for at, kind in enumerate(TurnKind):
            caption = TextLabel("strong", self)
            choice = drop_down(f"settings.limit.{kind.value}", self)
            choice.activated.connect(self._tell)
            cells.addWidget(caption, at, 0)
            cells.addWidget(choice, at, 1)
            self.fit(tall(34, choice), _wide(choice))
            name = partial(kind_name, kind)
            self.translate((caption.setText, name), (choice.setAccessibleName, name))
            self._choices[kind] = choice
        self.fit(lambda look: cells.setColumnMinimumWidth(0, look.tall(170)))
        self.show_limits(self._limits)

    def show_limits(self, limits: Limits) -> None:
        """Show what is slow at present."""
        self._limits = limits
        for kind, choice in self._choices.items():
            limit = limits.by_kind.get(kind)
            offered = sorted({*SECONDS[1:], *(() if limit is None else (limit // 1000,))})
            choice.clear()
            choice.addItem(pgettext("limit of time", "Never slow"), None)
            for seconds in offered:
                choice.addItem(seconds_text(seconds), seconds)
            choice.setCurrentIndex(0 if limit is None else choice.findData(limit // 1000))

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        self.show_limits(self._limits)

    def _tell(self) -> None:
        chosen = {kind: choice.currentData() for kind, choice in self._choices.items()}
        limits = {k: None if seconds is None else seconds * 1000 for k, seconds in chosen.items()}
        self._limits = Limits(limits)
        self.changed.emit(self._limits)


def _wide(choice: DropDown) -> Fit:
    return lambda look: choice.setMinimumWidth(look.tall(150))


def seconds_text(seconds: int) -> str:
    """A limit in seconds."""
    return ngettext("more than {n} second", "more than {n} seconds", seconds).format(n=seconds)
