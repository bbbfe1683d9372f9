"""How the whole window looks and in which language Qt's own buttons speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from dealer_trainer.text.language import Language, current_language
from dealer_trainer.training.preferences import Theme
from dealer_trainer.ui.state import AppState
from dealer_trainer.ui.theme.look import LOW_WINDOW, Look
from dealer_trainer.ui.theme.stylesheet import apply_theme
from dealer_trainer.ui.theme.tokens import Scheme, page_factor, tokens_for

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator
    from PySide6.QtWidgets import QApplication

_SCHEMES = {
    Theme.SYSTEM: Scheme.SYSTEM,
    Theme.LIGHT: Scheme.LIGHT,
    Theme.DARK: Scheme.DARK,
}


class Appearance(QObject):
    """Gives the application the look of the preferences, the system's theme, the window's size."""

    changed = Signal()

    def __init__(self, application: QApplication, state: AppState) -> None:
        super().__init__(application)
        self._application = application
        self._state = state
        self._size = (0, LOW_WINDOW)
        self._translator: QTranslator | None = None
        self.look = self._wanted()
        apply_theme(application, self.look)
        self.speak()
        state.preferences_changed.connect(self.settle)
        state.language_changed.connect(self.speak)
        application.styleHints().colorSchemeChanged.connect(self.settle)

    def fit(self, width: int, height: int) -> None:
        """The client size of the window in logical pixels."""
        self._size = (width, height)
        self.settle()

    def settle(self) -> None:
        """Dress the application anew where something of its look has changed."""
        wanted = self._wanted()
        if wanted == self.look:
            return
        before, self.look = self.look, wanted
        if (before.tokens, before.page, before.text) != (wanted.tokens, wanted.page, wanted.text):
            apply_theme(self._application, wanted)
        self.changed.emit()

    def speak(self) -> None:
        """Let Qt's own buttons speak the language in use."""
        if self._translator is not None:
            self._application.removeTranslator(self._translator)
            self._translator = None
        language = current_language()
        QLocale.setDefault(QLocale(language.value))
        if language is Language.EN:
            return
        # English is what Qt speaks by itself: no start in it waits for these.
        from PySide6.QtCore import QLibraryInfo, QTranslator  # noqa: PLC0415 -- see above

        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator(self)
        if translator.load(f"qtbase_{language.value}", folder):
            self._application.installTranslator(translator)
            self._translator = translator

    def _wanted(self) -> Look:
        preferences = self._state.preferences
        width, height = self._size
        return Look(
            tokens_for(_SCHEMES[preferences.theme]),
            page_factor(width),
            preferences.text_size / 100,
            height < LOW_WINDOW,
        )
