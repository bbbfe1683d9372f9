"""The settings page: every setting holds at once and is kept."""

from __future__ import annotations

from datetime import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from dealer_trainer.frozen import dataclass
from dealer_trainer.text.language import Language, _, current_language, pgettext
from dealer_trainer.training.preferences import Preferences, SheetSide, Theme
from dealer_trainer.ui.pages.settings.copies import CopiesCard
from dealer_trainer.ui.pages.settings.limits import LimitsCard
from dealer_trainer.ui.widgets.boxes import REST, TOP
from dealer_trainer.ui.widgets.cards import selectable
from dealer_trainer.ui.widgets.choices import Segments
from dealer_trainer.ui.widgets.page import CaptionCard, Page
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.widgets.page import Text

TEXT_SIZES = (100, 110, 120, 130)
DAY_ENDS = (0, 3, 4, 5, 6, 7, 8, 9, 10)
"""Hours: croupiers work nights."""

_CAPTIONS = 170
"""Width of the captions, in pixels of the plain window."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting by the name of its preference: what it is called, what can be chosen, and what is
    in use.
    """

    name: str
    caption: Text
    offers: Callable[[], list[tuple[Any, str]]]
    in_use: Callable[[Preferences], Any]


class SettingsPage(Page):
    """All settings, where the data lies, and which versions run. ``chosen`` tells a preference's
    name and value.
    """

    chosen = Signal(str, object)

    def __init__(self, data_folder: str, versions: str, parent: QWidget | None = None) -> None:
        super().__init__("settings", parent, lambda: _("Settings"))
        self._preferences = Preferences()
        self._segments: list[tuple[Setting, Segments[Any]]] = []
        for title, settings in _CARDS:
            card = CaptionCard(self.content, title, _CAPTIONS, (6, 10))
            for setting in settings:
                self._add_setting(card, setting)
            self.add(card)
        self.limits, self.copies = LimitsCard(self.content), CopiesCard(self.content)
        about = CaptionCard(self.content, lambda: _("About"), _CAPTIONS, (8, 8))
        folder = selectable(TextLabel("meta", about, text=data_folder))
        run = selectable(TextLabel("meta", about, text=versions))
        about.add_line(lambda: _("Data folder"), folder, TOP)
        about.add_line(lambda: _("Versions"), run, TOP)
        self.add(self.limits, self.copies, about, REST)
        self.show_preferences(self._preferences)

    def _add_setting(self, card: CaptionCard, setting: Setting) -> None:
        segments: Segments[Any] = Segments(f"settings.{setting.name}", card)
        segments.picked.connect(lambda: self.chosen.emit(setting.name, segments.value()))
        card.add_line(setting.caption, segments)
        self._segments.append((setting, segments))

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is in use."""
        self._preferences = preferences
        for setting, segments in self._segments:
            segments.offer(setting.offers(), setting.in_use(preferences))
            segments.name_for_readers(setting.caption())

    def enter(self) -> None:
        """The keys go to the first setting."""
        self._segments[0][1].focus_chosen()

    def retranslate(self) -> None:
        """Say everything anew."""
        super().retranslate()
        self.show_preferences(self._preferences)


_CARDS: tuple[tuple[Text, tuple[Setting, ...]], ...] = (
    (
        lambda: _("Appearance"),
        (
            Setting(
                "language",
                lambda: _("Language"),
                lambda: [(language.value, language.own_name) for language in Language],
                lambda _p: current_language().value,
            ),
            Setting(
                "theme",
                lambda: _("Theme"),
                lambda: [
                    (Theme.SYSTEM, pgettext("theme", "As the system")),
                    (Theme.LIGHT, pgettext("theme", "Light")),
                    (Theme.DARK, pgettext("theme", "Dark")),
                ],
                lambda p: p.theme,
            ),
            Setting(
                "text_size",
                lambda: _("Text size"),
                lambda: [(size, f"{size}\N{NO-BREAK SPACE}%") for size in TEXT_SIZES],
                lambda p: p.text_size,
            ),
            Setting(
                "four_colours",
                lambda: _("Cards"),
                lambda: [(False, _("Two colours")), (True, _("Four colours"))],
                lambda p: p.four_colours,
            ),
            Setting(
                "motion",
                lambda: _("Motion"),
                lambda: [(True, pgettext("motion", "On")), (False, pgettext("motion", "Off"))],
                lambda p: p.motion,
            ),
        ),
    ),
    (
        lambda: _("Drill"),
        (
            Setting(
                "sheet_side",
                lambda: _("Answer sheet"),
                lambda: [
                    (SheetSide.RIGHT, pgettext("side", "On the right")),
                    (SheetSide.LEFT, pgettext("side", "On the left")),
                ],
                lambda p: p.sheet_side,
            ),
            Setting(
                "clock_shown",
                lambda: _("Time"),
                lambda: [(True, pgettext("time", "Shown")), (False, pgettext("time", "Hidden"))],
                lambda p: p.clock_shown,
            ),
            Setting(
                "day_ends",
                lambda: _("A day ends at"),
                lambda: [(time(hour), f"{hour:02d}:00") for hour in DAY_ENDS],
                lambda p: p.day_ends,
            ),
        ),
    ),
)
"""The cards of the page, each by its title with its settings."""
