"""A table page that is open: dressed with the window, taken away when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.qt.lifetime import delete_later

if TYPE_CHECKING:
    from dealer_trainer.ui.pages.sprint.page import SprintPage
    from dealer_trainer.ui.table.page import DrillPage


class OpenTable(QObject):
    """One table page of the window, from its showing until it is closed."""

    def __init__(self, window: MainWindow, page: DrillPage | SprintPage) -> None:
        super().__init__(window)
        self._window = window
        self._page = page
        window.appearance.changed.connect(self._apply_look)

    def show(self) -> None:
        """Show it: without the rail."""
        self._window.show_table(self._page)

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""
        self._page.retranslate()

    def close(self) -> None:
        """It is over: the page goes."""
        self._window.appearance.changed.disconnect(self._apply_look)
        self._window.drop_table(self._page)
        delete_later(self)

    def _apply_look(self) -> None:
        self._page.set_theme(self._window.appearance.look.tokens)


class TableSlot(QObject):
    """Where at most one such page is open; its parts' courses share it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.table: OpenTable | None = None

    def open(self, table: OpenTable) -> None:
        """Show it in place of the one before."""
        before, self.table = self.table, table
        table.show()
        if before is not None:
            before.close()

    def close(self) -> None:
        """Nothing is open any more."""
        if self.table is not None:
            self.table.close()
            self.table = None
