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
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.ui.app.appearance import Appearance
from dealer_trainer.ui.app.drill_controller import DrillController
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.navigator import Navigator
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.state import AppState
from dealer_trainer.ui.theme.fonts import load_fonts

if TYPE_CHECKING:
    from dealer_trainer.ui.app.dialogs import BugReporter
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
    application: QApplication, services: AppServices, opening: Opening
) -> tuple[MainWindow, Navigator]:
    """The window, shown; the language that was set before is kept until another is chosen."""
    state = AppState(services, application)
    appearance = Appearance(application, state)
    window = MainWindow(appearance, state, services.data_folder)
    # They live as long as the window does.
    for part in (state, appearance):
        part.setParent(window)
    navigator = Navigator(window, services, state)
    drills = navigator.get(DrillController)
    if opening.painted is not None:
        drills.painted.connect(_told_then_out(application, opening.painted))
    _begin(navigator, drills, opening)
    window.show()
    if opening.painted is None:
        _tell_of_the_disk(navigator)
    return window, navigator


def _begin(navigator: Navigator, drills: DrillController, opening: Opening) -> None:
    """Open on a drill, on the start page, or ask who trains."""
    services, state = navigator.services, navigator.state
    if opening.house is not None and opening.trainee is not None:
        state.trainee = opening.trainee
        seed = services.new_seed() if opening.seed is None else opening.seed
        drills.start(DrillPlan(opening.house.id, seed, layouts=None), opening.house)
        return
    with navigator.faults_told():
        known = services.trainees.trainees()
        if len(known) == 1:
            services.trainees.choose_trainee(known[0], services.clock.now())
            state.trainee = known[0]
    # It asks who trains where that is not known.
    navigator.home()


def _tell_of_the_disk(navigator: Navigator) -> None:
    services = navigator.services
    if services.on_network and navigator.window.is_first("network"):
        navigator.tell_sentence(network_folder_text(services.data_folder))
    if services.presets_fault is not None:
        # Words for faults of files are loaded where there is one.
        from dealer_trainer.text.faults import fault_lines  # noqa: PLC0415 -- see above

        navigator.tell_sentence("\n".join(fault_lines(services.presets_fault)))
    for fault in (services.copy_fault, services.settings_fault):
        if fault is not None:
            navigator.tell(fault)


def run_window(services: AppServices, opening: Opening) -> int:
    """Run the window until it is closed; the exit status, 130 after Ctrl+C."""
    application = make_application(services.assets)
    window, _navigator = open_window(application, services, opening)
    sys.excepthook = Uncaught(services, window).catch
    settling = StartupTasks(application, services.assets)
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

    def __init__(self, services: AppServices, window: MainWindow) -> None:
        self._services = services
        self._window = window
        self._reporter: BugReporter | None = None

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Python's hook for such exceptions."""
        from dealer_trainer.ui.app.dialogs import BugReporter  # noqa: PLC0415 -- no start waits

        if self._reporter is None:
            self._reporter = BugReporter(self._services.version, self._services.log, self._window)
        self._reporter.catch(kind, error, trace)


def _told_then_out(application: QApplication, tell: Callable[[], int]) -> Callable[[], None]:
    def done() -> None:
        application.exit(tell())

    return done
