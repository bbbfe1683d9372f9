"""The whole window over a store of its own, as a person at the machine has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer import paths
from dealer_trainer.application.trainee_files import TraineeFiles
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import Mix
from dealer_trainer.presentation.services import AppServices, Opening, Repositories
from dealer_trainer.storage.custom_houses import DiskCustomHouses
from dealer_trainer.storage.houses import LoadedHouses, load_houses
from dealer_trainer.storage.quiz_library import DiskQuizLibrary
from dealer_trainer.storage.settings import SETTINGS, SettingsFile
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.training.clock import Clock, SystemClock
from dealer_trainer.ui.app.application import make_application, open_window
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.widgets.page import Page
from tests.patience import PATIENCE
from tests.ui.running_program import RunningProgram

_NOTHING = Qt.KeyboardModifier.NoModifier


@dataclass
class Person:
    """Somebody at the window: what they press, click and see."""

    window: MainWindow
    program: RunningProgram
    store: Store
    services: AppServices

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        shown = self.window.shown
        assert shown is not None
        return shown

    @property
    def shell_page(self) -> Page:
        """The shell page that is shown."""
        assert isinstance(self.page, Page)
        return self.page

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NOTHING) -> None:
        """A key, wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def enter(self) -> None:
        """Enter."""
        self.press(Qt.Key.Key_Return)

    def type(self, text: str) -> None:
        """Characters, wherever the focus is."""
        QTest.keyClicks(QApplication.focusWidget() or self.window, text)

    def widget(self, name: str) -> QWidget:
        """The one visible widget of a name."""
        found = [w for w in self.window.findChildren(QWidget, name) if w.isVisible()]
        assert len(found) == 1, (name, found)
        return found[0]

    def is_shown(self, name: str) -> bool:
        """Whether a widget of a name is visible."""
        return any(w.isVisible() for w in self.window.findChildren(QWidget, name))

    def click(self, name: str) -> None:
        """A click in the middle of a widget."""
        widget = self.widget(name)
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)


OpenWindow = Callable[..., Person]


@pytest.fixture
def open_for(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenWindow]:
    """A window of a size over the data folder of this test; it may be opened again and again."""
    stores: list[Store] = []
    windows: list[MainWindow] = []
    clock = SystemClock()

    def shut() -> None:
        while windows:
            window = windows.pop()
            window.close()
            delete_later(window)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        while stores:
            stores.pop().close()

    def make(
        *people: str,
        language: Language = Language.EN,
        size: tuple[int, int] = (1366, 768),
        house: str | None = None,
        seed: int = 7,
        clock: Clock = clock,
    ) -> Person:
        shut()
        store = open_store(tmp_path, clock.now())
        stores.append(store)
        shelf = load_houses(paths.assets(), tmp_path)
        catalog = LoadedHouses(shelf, paths.assets(), tmp_path)
        known = {trainee.name for trainee in store.trainees.trainees()}
        for name in people:
            if name not in known:
                store.trainees.add_trainee(name, clock.now())
        repositories = Repositories(
            store.mistakes,
            store.sprints,
            store.progress,
            store.quizzes,
            TraineeFiles(store, catalog),
        )
        services = AppServices(
            clock=clock,
            trainees=store.trainees,
            open_drills=lambda: store.drills,
            open_office=cache(lambda: DiskQuizLibrary(store.quizzes, paths.assets(), tmp_path)),
            open_own_houses=cache(lambda: DiskCustomHouses(catalog, tmp_path)),
            open_repositories=lambda: repositories,
            preferences=SettingsFile(tmp_path / SETTINGS),
            catalog=catalog,
            deal=Dealer,
            mixes=tuple(Mix),
            new_seed=lambda: seed,
            log=lambda text: None,
            assets=paths.assets(),
            data_folder=tmp_path,
            version="1.2.3",
            copies=store.copies,
            settings_fault=SettingsFile(tmp_path / SETTINGS).fault(),
        )
        set_language(language)
        application = make_application(paths.assets())
        opening = Opening()
        if house is not None:
            opening = Opening(services.house(house), seed, store.trainees.trainees()[0])
        window, navigator = open_window(application, services, opening)
        windows.append(window)
        window.resize(*size)
        window.activateWindow()
        assert QTest.qWaitForWindowExposed(window, 1_000 * PATIENCE)
        QApplication.processEvents()
        return Person(window, RunningProgram(navigator), store, services)

    yield make
    shut()
