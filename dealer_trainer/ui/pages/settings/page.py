"""The settings page: every wish holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout

from dealer_trainer.frozen import dataclass
from dealer_trainer.text.language import Language, _, current_language, pgettext
from dealer_trainer.training.preferences import Preferences, SheetSide, Theme
from dealer_trainer.ui.pages.settings.copies import CopiesCard
from dealer_trainer.ui.pages.settings.limits import LimitsCard
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

TEXT_SIZES = (100, 110, 120, 130)
DAY_ENDS = (0, 3, 4, 5, 6, 7, 8, 9, 10)
"""Hours: croupiers work nights."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Where the data lies, and which versions run."""

    data_folder: str
    versions: str


@dataclass(frozen=True, slots=True)
class _Setting:
    """A setting: what it is called, what can be chosen, and what is in use."""

    segments: Segments[Any]
    says: Callable[[], str]
    offers: Callable[[], list[tuple[Any, str]]]
    in_use: Callable[[Preferences], Any]
    caption: TextLabel


class SettingsPage(Page):
    """All settings. ``wished`` tells a preference's name and value."""

    wished = Signal(str, object)

    def __init__(self, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__("settings", parent)
        self._facts = facts
        self._wishes = Preferences()
        self._settings: dict[str, _Setting] = {}
        self._cards = (
            SettingsCard(self.content),
            SettingsCard(self.content),
        )
        for card in self._cards:
            self.column.addWidget(card)
        looks, drill = self._cards
        self._add(looks, "language", lambda: _("Language"), _languages, _language_in_use)
        self._add(looks, "theme", lambda: _("Theme"), _themes, lambda p: p.theme)
        self._add(looks, "text_size", lambda: _("Text size"), _text_sizes, lambda p: p.text_size)
        self._add(looks, "four_colours", lambda: _("Cards"), _decks, lambda p: p.four_colours)
        self._add(looks, "motion", lambda: _("Motion"), _on_off, lambda p: p.motion)
        self._add(drill, "sheet_side", lambda: _("Answer sheet"), _sides, lambda p: p.sheet_side)
        self._add(drill, "clock_shown", lambda: _("Time"), _shown_hidden, lambda p: p.clock_shown)
        self._add(drill, "day_ends", lambda: _("A day ends at"), _day_ends, lambda p: p.day_ends)
        self.limits = LimitsCard(self.content)
        self.column.addWidget(self.limits)
        self.copies = CopiesCard(self.content)
        self.column.addWidget(self.copies)
        self._about = AboutCard(self.content)
        self.column.addWidget(self._about)
        self.column.addStretch(1)
        self.retranslate()

    def show_wishes(self, wishes: Preferences) -> None:
        """Show what is in use."""
        self._wishes = wishes
        for setting in self._settings.values():
            setting.segments.offer(setting.offers(), setting.in_use(wishes))
            setting.segments.name_for_readers(setting.says())

    def enter(self) -> None:
        """The keys go to the first setting."""
        first = self._settings["language"].segments
        first.focus_chosen()

    def retranslate(self) -> None:
        """Say everything anew."""
        self.heading.setText(_("Settings"))
        titles = (_("Appearance"), _("Drill"))
        for card, title in zip(self._cards, titles, strict=True):
            card.title.setText(title)
        for setting in self._settings.values():
            setting.caption.setText(setting.says())
        self.limits.retranslate()
        self.copies.retranslate()
        self._about.show_facts(self._facts)
        self.show_wishes(self._wishes)

    def _add(
        self,
        card: SettingsCard,
        name: str,
        says: Callable[[], str],
        offers: Callable[[], list[tuple[Any, str]]],
        in_use: Callable[[Preferences], Any],
    ) -> None:
        segments: Segments[Any] = Segments(f"settings.{name}", card)
        caption = card.add(segments)
        self._settings[name] = _Setting(segments, says, offers, in_use, caption)
        segments.picked.connect(self._tell)

    def _tell(self) -> None:
        picked = self.sender()
        for name, setting in self._settings.items():
            if setting.segments is picked:
                self.wished.emit(name, setting.segments.value())


class SettingsCard(Card):
    """Settings that belong together, a line each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setColumnStretch(1, 1)
        nest(self.rows, self._grid)

    def add(self, segments: Segments[Any]) -> TextLabel:
        """One more line; its caption."""
        row = self._grid.rowCount()
        caption = TextLabel("strong", self)
        self._grid.addWidget(caption, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(segments, row, 1)
        return caption

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._grid.setVerticalSpacing(look.px(6 if look.low else 10))
        self._grid.setColumnMinimumWidth(0, look.tall(170))


class AboutCard(Card):
    """Where the data lies and which versions run; both can be copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setColumnStretch(1, 1)
        self._captions = (TextLabel("strong", self), TextLabel("strong", self))
        self._figures = (TextLabel("meta", self), TextLabel("meta", self))
        for row, (caption, figure) in enumerate(zip(self._captions, self._figures, strict=True)):
            figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(caption, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(figure, row, 1)
        self._grid = grid
        nest(self.rows, grid)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self._grid.setColumnMinimumWidth(0, look.tall(170))

    def show_facts(self, facts: Facts) -> None:
        """Say them in the language in use."""
        self.title.setText(_("About"))
        self._captions[0].setText(_("Data folder"))
        self._captions[1].setText(_("Versions"))
        self._figures[0].setText(facts.data_folder)
        self._figures[1].setText(facts.versions)


def _languages() -> list[tuple[Any, str]]:
    return [(language.value, language.own_name) for language in Language]


def _language_in_use(wishes: Preferences) -> str:
    del wishes
    return current_language().value


def _themes() -> list[tuple[Any, str]]:
    return [
        (Theme.SYSTEM, pgettext("theme", "As the system")),
        (Theme.LIGHT, pgettext("theme", "Light")),
        (Theme.DARK, pgettext("theme", "Dark")),
    ]


def _text_sizes() -> list[tuple[Any, str]]:
    return [(size, f"{size}\N{NO-BREAK SPACE}%") for size in TEXT_SIZES]


def _decks() -> list[tuple[Any, str]]:
    return [(False, _("Two colours")), (True, _("Four colours"))]


def _day_ends() -> list[tuple[Any, str]]:
    return [(time(hour), f"{hour:02d}:00") for hour in DAY_ENDS]


def _on_off() -> list[tuple[Any, str]]:
    return [(True, pgettext("motion", "On")), (False, pgettext("motion", "Off"))]


def _sides() -> list[tuple[Any, str]]:
    return [
        (SheetSide.RIGHT, pgettext("side", "On the right")),
        (SheetSide.LEFT, pgettext("side", "On the left")),
    ]


def _shown_hidden() -> list[tuple[Any, str]]:
    return [(True, pgettext("time", "Shown")), (False, pgettext("time", "Hidden"))]
