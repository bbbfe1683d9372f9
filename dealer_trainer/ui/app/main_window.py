"""The window: pages beside the side bar, or a table page alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from dealer_trainer.ui.app.appearance import Appearance
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.widgets.focus_ring import FocusHalo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.app.pages import PageName
    from dealer_trainer.ui.app.side_bar import PageFrame
    from dealer_trainer.ui.state import AppState
    from dealer_trainer.ui.widgets.page import Page

_SIZE = (1366, 768)
_SMALLEST = (960, 560)
_PLACE = "window/place"


class MainWindow(QMainWindow):
    """The one window: pages beside the side bar, put in when they are first shown, or a table
    alone. ``page_wanted`` tells the page that was asked for in the side bar.
    """

    page_wanted = Signal(object)
    closing = Signal()

    def __init__(self, appearance: Appearance, state: AppState, data_folder: Path) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Dealer Trainer")
        self.setMinimumSize(*_SMALLEST)
        self.appearance = appearance
        self._state = state
        self.may_close: Callable[[], bool] = lambda: True
        self._places = data_folder / "window.ini"
        self._shell: PageFrame | None = None
        self._pages: dict[PageName, Page] = {}
        self.tables = QStackedWidget(self)
        """In what a table page is made: Qt styles whatever is moved there a second time."""

        self.setCentralWidget(self.tables)
        self._take_place()
        self._halo = FocusHalo(self, appearance.look.tokens)
        appearance.changed.connect(self._apply_look)

    def page(self, name: PageName) -> Page | None:
        """A page that was shown before."""
        return self._pages.get(name)

    @property
    def shown(self) -> QWidget | None:
        """The page that is shown."""
        current = self.tables.currentWidget()
        shell = self._shell
        return shell.stack.currentWidget() if shell is not None and current is shell else current

    def is_first(self, told: str) -> bool:
        """Whether something is told for the first time in this data folder; that is kept."""
        if not self._can_keep_place:
            return True
        places = self._opened_places()
        first = not places.contains(f"told/{told}")
        places.setValue(f"told/{told}", True)
        return first

    def show_page(self, name: PageName, page: Page) -> None:
        """Show a page beside the side bar; who trains is asked without it, while nobody does."""
        shell = self._opened_shell()
        if self._pages.get(name) is not page:
            if name in self._pages:
                shell.stack.removeWidget(self._pages[name])
                delete_later(self._pages[name])
            self._pages[name] = page
            shell.stack.addWidget(page)
            page.apply_look(self.appearance.look)
        shell.side_bar.show_page(name)
        shell.stack.setCurrentWidget(page)
        self.tables.setCurrentWidget(shell)
        page.enter()

    def show_table(self, page: QWidget) -> None:
        """Show a table page: without the side bar."""
        if self.tables.indexOf(page) < 0:
            self.tables.addWidget(page)
        self.tables.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop_table(self, page: QWidget) -> None:
        """A table page is done with."""
        self.tables.removeWidget(page)
        delete_later(page)

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""
        if self._shell is not None:
            self._shell.side_bar.retranslate()
        for page in self._pages.values():
            page.retranslate()

    def switch_full_screen(self) -> None:
        """To the full screen, or back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _take_place(self) -> None:
        """Be where it was left, else in its usual size; pages are made for that size."""
        if not (self._places.is_file() and self._take_kept_place()):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(_SIZE[0], room.width()), min(_SIZE[1], room.height()))
        self.appearance.fit(self.width(), self.height())

    def _take_kept_place(self) -> bool:
        from PySide6.QtCore import QByteArray  # noqa: PLC0415 -- no first start waits for it

        kept = self._opened_places().value(_PLACE)
        return isinstance(kept, QByteArray) and self.restoreGeometry(kept)

    @property
    def _can_keep_place(self) -> bool:
        """Qt would wait for a pipe, and make a data folder that was moved away anew."""
        there = self._places.is_file() or not self._places.exists()
        return there and self._places.parent.is_dir()

    def _opened_places(self) -> QSettings:
        from PySide6.QtCore import QSettings  # noqa: PLC0415 -- no first start waits for it

        return QSettings(str(self._places), QSettings.Format.IniFormat)

    def _opened_shell(self) -> PageFrame:
        # A drill that is opened at once does not wait for the side bar.
        from dealer_trainer.ui.app.side_bar import PageFrame  # noqa: PLC0415 -- see above

        if self._shell is None:
            self._shell = PageFrame(self._state, self.tables)
            self.tables.addWidget(self._shell)
            self._shell.apply_look(self.appearance.look)
            self._shell.side_bar.wanted.connect(self.page_wanted)
        return self._shell

    def _apply_look(self) -> None:
        look = self.appearance.look
        self._halo.set_theme(look.tokens)
        if self._shell is not None:
            self._shell.apply_look(look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 goes to the full screen and back."""
        if event.key() == Qt.Key.Key_F11 and not event.isAutoRepeat():
            self.switch_full_screen()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows are drawn larger, low ones closer."""
        super().resizeEvent(event)
        self.appearance.fit(self.width(), self.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Answers are kept when they are given; only the window's place is kept now."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        if self._can_keep_place:
            self._opened_places().setValue(_PLACE, self.saveGeometry())
        super().closeEvent(event)
