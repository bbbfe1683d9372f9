"""The application: made once, dressed, opened, run until the window is closed."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from dealer_trainer.presentation.services import AppServices, Opening
from dealer_trainer.text.store_faults import network_folder_text
from dealer_trainer.ui.app.appearance import Appearance
from dealer_trainer.ui.app.controller import AppController
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.theme.fonts import load_fonts

if TYPE_CHECKING:
    from dealer_trainer.ui.app.bug_report import BugReporter
    from dealer_trainer.ui.qt.interrupt import Interruption

_SETTLED_AFTER = 200
"""Milliseconds from the window's opening until what the first paint need not wait for."""


def make_application(assets: Path) -> QApplication:
    """Qt's application with the bundled type; the same one if it is there already.

    Raises ``FontMissing``.
    """
    # Qt would divide every shape of a card's size among threads: to wait for them takes longer.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    found = QApplication.instance()
    # The style is asked for as an argument: setStyle() hands back one for which Python would make
    # a class, the costliest of Qt's, for nothing.
    style = ["-style", "fusion"]
    application = found if isinstance(found, QApplication) else QApplication(sys.argv[:1] + style)
    application.setApplicationName("dealer-trainer")
    application.setApplicationDisplayName("Dealer Trainer")
    # A Wayland desktop finds name and icon in the menu entry of this name, and nowhere else.
    application.setDesktopFileName("dealer-trainer")
    load_fonts(assets / "fonts")
    return application


def open_window(
    application: QApplication, workshop: AppServices, opening: Opening
) -> tuple[MainWindow, AppController]:
    """The window, shown; the language that was set before is kept until another is wished for."""
    wishes = PreferencesModel(workshop.preferences, application)
    appearance = Appearance(application, wishes)
    window = MainWindow(appearance, workshop.data_folder)
    # They live as long as the window does.
    for part in (wishes, appearance):
        part.setParent(window)
    course = AppController(window, workshop, wishes)
    if opening.painted is not None:
        course.painted.connect(_told_then_out(application, opening.painted))
    course.begin(opening)
    window.show()
    if opening.painted is None:
        _tell_of_the_disk(window, course, workshop)
    return window, course


def _tell_of_the_disk(window: MainWindow, course: AppController, workshop: AppServices) -> None:
    if workshop.on_network and window.is_first("network"):
        course.tell_sentence(network_folder_text(workshop.data_folder))
    if workshop.copy_fault is not None:
        course.tell(workshop.copy_fault)
    if workshop.settings_fault is not None:
        course.tell(workshop.settings_fault)


def run_window(workshop: AppServices, opening: Opening) -> int:
    """Run the window until it is closed; the exit status, 130 after Ctrl+C."""
    application = make_application(workshop.assets)
    window, _course = open_window(application, workshop, opening)
    sys.excepthook = Uncaught(workshop, window).catch
    settling = StartupTasks(application, workshop.assets)
    later(window, settling.settle, _SETTLED_AFTER).start()
    try:
        return application.exec()
    finally:
        sys.excepthook = sys.__excepthook__
        settling.close()
        window.close()


class StartupTasks:
    """What a window needs that the first paint need not wait for."""

    def __init__(self, application: QApplication, assets: Path) -> None:
        self._application = application
        self._assets = assets
        self._interruption: Interruption | None = None

    def settle(self) -> None:
        """Python's collector, the window's icon and Ctrl+C in the terminal."""
        from PySide6.QtGui import QIcon  # noqa: PLC0415 -- see above

        from dealer_trainer.ui.qt.interrupt import Interruption  # noqa: PLC0415 -- see above

        # What stands now stays to the end: it is never looked through again.
        gc.freeze()
        gc.enable()
        self._application.setWindowIcon(QIcon(str(self._assets / "icons" / "dealer-trainer.png")))
        self._interruption = Interruption(self._application)

    def close(self) -> None:
        """Give the signals back."""
        if self._interruption is not None:
            self._interruption.close()


class Uncaught:
    """What nobody has caught, in slots, timers and paint events, is handed to the bug reporter."""

    def __init__(self, workshop: AppServices, window: MainWindow) -> None:
        self._workshop = workshop
        self._window = window
        self._reporter: BugReporter | None = None

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Python's hook for such exceptions."""
        from dealer_trainer.ui.app.bug_report import BugReporter  # noqa: PLC0415 -- no start waits

        if self._reporter is None:
            self._reporter = BugReporter(self._workshop.version, self._workshop.log, self._window)
        self._reporter.catch(kind, error, trace)


def _told_then_out(application: QApplication, tell: Callable[[], int]) -> Callable[[], None]:
    def done() -> None:
        application.exit(tell())

    return done
