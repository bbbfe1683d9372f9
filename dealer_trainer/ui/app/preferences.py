"""The wishes of this machine's trainees: how the window is to look, read once and kept at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from dealer_trainer.text.language import Language, current_language, set_language
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.preferences import Preferences, PreferenceStore


class PreferencesModel(QObject):
    """The preferences in use. ``changed`` comes after they are in force, ``not_kept`` with a
    ``StoreError``.
    """

    changed = Signal()
    spoken = Signal()
    not_kept = Signal(object)

    def __init__(self, store: PreferenceStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._in_use = store.load()

    @property
    def in_use(self) -> Preferences:
        """The preferences as they are now."""
        return self._in_use

    def change(self, **wishes: Any) -> None:
        """Wish for something else: it holds at once, and is kept."""
        code = wishes.get("language")
        anew = code is not None and code != current_language().value
        if anew:
            set_language(Language(code))
        changed = self._take(replace(self._in_use, **wishes))
        if anew:
            self.spoken.emit()
        if changed:
            self._keep()

    def take(self, wishes: Preferences) -> None:
        """These are the wishes from now on, as a page has changed them; the language stays."""
        if self._take(wishes):
            self._keep()

    def _take(self, wishes: Preferences) -> bool:
        before, self._in_use = self._in_use, wishes
        if before == wishes:
            return False
        self.changed.emit()
        return True

    def _keep(self) -> None:
        try:
            self._store.save(self._in_use)
        except StoreError as error:
            self.not_kept.emit(error)
