"""The settings: preferences, limits of time, copies of the store."""

from __future__ import annotations

import platform

from PySide6.QtCore import qVersion

from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.training.review.mistakes import Limits
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.pages.settings.page import SettingsPage


class SettingsController(PageController[SettingsPage]):
    """Keeps what is changed on the page of the settings, at once."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.state.preferences_changed.connect(self._show_preferences)

    def make_page(self) -> SettingsPage:
        """The page, its signals connected."""
        versions = (
            f"Dealer Trainer {self.services.version} · Qt {qVersion()} · "
            f"Python {platform.python_version()}"
        )
        page = SettingsPage(str(self.services.data_folder), versions)
        page.chosen.connect(lambda name, value: self.state.change(**{name: value}))
        page.limits.changed.connect(self._keep_limits)
        page.copies.chosen.connect(self._restore)
        page.copies.setVisible(self.services.copies is not None)
        return page

    def show_state(self, page: SettingsPage) -> None:
        """Show what is in use, and the copies there are. Raises ``StoreError``."""
        page.show_preferences(self.state.preferences)
        trainee = self.state.trainee
        page.limits.setVisible(trainee is not None)
        if trainee is not None:
            page.limits.show_limits(self.services.repositories.mistakes.limits(trainee))
        if self.services.copies is not None:
            page.copies.show_copies(self.services.copies.copies(self.services.clock.now()))

    def refresh(self) -> None:
        """Nothing: the page says all of it anew itself."""

    def _show_preferences(self) -> None:
        if self.page is not None:
            self.page.show_preferences(self.state.preferences)

    def _keep_limits(self, limits: Limits) -> None:
        with self.navigator.faults_told():
            self.services.repositories.mistakes.set_limits(self.state.who(), limits)

    def _restore(self, copy: KeptCopy) -> None:
        """Put a copy back; who trains may not be in it."""
        copies = self.services.copies
        if copies is None:
            return
        with self.navigator.faults_told():
            copies.restore(copy, self.services.clock.now())
            if self.state.trainee not in self.services.trainees.trainees():
                self.state.trainee = None
            self.navigator.open(PageName.PEOPLE)
