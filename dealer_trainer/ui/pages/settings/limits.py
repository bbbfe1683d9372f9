"""What is slow, by kind: a right answer beyond it goes to review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.mistakes import kind_name
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.drop_down import DropDown
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SECONDS: Final = (None, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60, 90)


class LimitsCard(Card):
    """A limit for each kind of answer. ``changed`` tells all of them."""

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settings.limits")
        self._about = TextLabel("meta", self)
        self.rows.addWidget(self._about)
        self._limits = Limits()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(2, 1)
        nest(self.rows, self._grid)
        self._lines: dict[TurnKind, tuple[TextLabel, DropDown]] = {}
        for row, kind in enumerate(TurnKind):
            caption, choice = TextLabel("strong", self), DropDown(self)
            choice.setObjectName(f"settings.limit.{kind.value}")
            choice.setProperty("halo", True)
            choice.activated.connect(self._tell)
            self._grid.addWidget(caption, row, 0)
            self._grid.addWidget(choice, row, 1)
            self._lines[kind] = (caption, choice)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._grid.setColumnMinimumWidth(0, look.tall(170))
        for _caption, choice in self._lines.values():
            choice.setMinimumHeight(look.tall(34))
            choice.setMinimumWidth(look.tall(150))

    def show_limits(self, limits: Limits) -> None:
        """Show what is slow at present."""
        self._limits = limits
        for kind, (_caption, choice) in self._lines.items():
            limit = limits.by_kind.get(kind)
            offered = sorted({*SECONDS[1:], *(() if limit is None else (limit // 1000,))})
            choice.clear()
            choice.addItem(pgettext("limit of time", "Never slow"), None)
            for seconds in offered:
                choice.addItem(seconds_text(seconds), seconds)
            choice.setCurrentIndex(0 if limit is None else choice.findData(limit // 1000))

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(_("What is slow"))
        self._about.setText(_("A right answer that takes longer goes to review too"))
        for kind, (caption, choice) in self._lines.items():
            caption.setText(kind_name(kind))
            choice.setAccessibleName(kind_name(kind))
        self.show_limits(self._limits)

    def _tell(self, index: int) -> None:
        del index
        chosen = {kind: choice.currentData() for kind, (_c, choice) in self._lines.items()}
        limits = {k: None if seconds is None else seconds * 1000 for k, seconds in chosen.items()}
        self._limits = Limits(limits)
        self.changed.emit(self._limits)


def seconds_text(seconds: int) -> str:
    """A limit in seconds."""
    return ngettext("more than {n} second", "more than {n} seconds", seconds).format(n=seconds)
