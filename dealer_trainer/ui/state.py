"""The state of the running program that several pages share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from dealer_trainer.text.language import Language, current_language, set_language
from dealer_trainer.training.errors import StoreError

if TYPE_CHECKING:
    from dealer_trainer.presentation.services import AppServices
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.ports import Trainee
    from dealer_trainer.training.preferences import Preferences


class AppState(QObject):
    """Who trains, which houses there are, and the preferences: the one place that holds them.

    Whoever needs them asks here each time and keeps no copy. A signal comes after the change is in
    force; ``not_kept`` carries the ``StoreError`` of preferences that could not be saved.
    """

    trainee_changed = Signal()
    houses_changed = Signal()
    preferences_changed = Signal()
    language_changed = Signal()
    due_changed = Signal()
    not_kept = Signal(StoreError)

    def __init__(self, services: AppServices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._trainee: Trainee | None = None
        self._preferences = services.preferences.load()
        self._due = 0

    # Who trains.

    @property
    def trainee(self) -> Trainee | None:
        """Who trains, or nobody."""
        return self._trainee

    @trainee.setter
    def trainee(self, trainee: Trainee | None) -> None:
        if trainee != self._trainee:
            self._trainee = trainee
            self.trainee_changed.emit()

    def who(self) -> Trainee:
        """Who trains. Raises ``LookupError`` where nobody does."""
        if self._trainee is None:
            raise LookupError("nobody trains")
        return self._trainee

    @property
    def due(self) -> int:
        """How many mistakes of the trainee are due for review, as they were counted last."""
        return self._due

    @due.setter
    def due(self, due: int) -> None:
        self._due = due
        self.due_changed.emit()

    # Houses.

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that can be used, in order."""
        return self._services.houses

    @property
    def house(self) -> House:
        """The house that is preferred, else the first."""
        return self._services.house(self._preferences.house) or self.houses[0]

    def reload_houses(self) -> None:
        """House files were copied or changed: read them anew."""
        self._services.own_houses.reload()
        self.houses_changed.emit()

    # Preferences.

    @property
    def preferences(self) -> Preferences:
        """The preferences in use."""
        return self._preferences

    def change(self, **changes: Any) -> None:
        """Change preferences: they hold at once, and are saved."""
        code = changes.get("language")
        other_language = code is not None and code != current_language().value
        if other_language:
            set_language(Language(code))
        changed = self._use(replace(self._preferences, **changes))
        if other_language:
            self.language_changed.emit()
        if changed:
            self._save()

    def take(self, preferences: Preferences) -> None:
        """Use these preferences from now on, as a table has changed them; the language stays."""
        if self._use(preferences):
            self._save()

    def _use(self, preferences: Preferences) -> bool:
        before, self._preferences = self._preferences, preferences
        if before == preferences:
            return False
        self.preferences_changed.emit()
        return True

    def _save(self) -> None:
        try:
            self._services.preferences.save(self._preferences)
        except StoreError as error:
            self.not_kept.emit(error)
