"""A table page and its presenter joined, with the timers of Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from dealer_trainer.presentation.table.presenter import TablePresenter
from dealer_trainer.ui.qt.deferred import later

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from dealer_trainer.presentation.table.commands import Meaning
    from dealer_trainer.presentation.table.ports import PreferencesInUse, Screen
    from dealer_trainer.training.table_session import TableSession
    from dealer_trainer.ui.keys import KeyPress
    from dealer_trainer.ui.table.page import DrillPage
    from dealer_trainer.ui.table.question_page import QuestionPage


class TableGlue(QObject):
    """One session on one page, which owns this: the host of its presenter.

    ``read`` tells what a key means. ``finished`` and ``left`` tell how the session ended,
    ``painted`` each painting that is awaited.
    """

    finished = Signal()
    left = Signal()
    painted = Signal()
    full_screen_wanted = Signal()

    def __init__(
        self,
        page: DrillPage | QuestionPage,
        session: TableSession,
        screen: Screen[Any],
        preferences: PreferencesInUse,
        read: Callable[[KeyPress], Meaning | None],
    ) -> None:
        super().__init__(page)
        self._read = read
        self.page = page
        self.presenter = presenter = TablePresenter(page, self, session, screen, preferences)
        self._timer = QTimer(self)
        self._timer.timeout.connect(presenter.tick)
        self._readying = later(self, presenter.make_ready)
        # Told before the clock starts and the round is kept.
        page.painted.connect(self.painted)
        page.painted.connect(presenter.paint)
        page.painted.connect(self._readying.start)
        page.retranslated.connect(presenter.refresh)
        page.key_pressed.connect(self._press)
        page.button_clicked.connect(presenter.click_button)
        page.tell(presenter)

    def tick_every(self, milliseconds: int) -> None:
        """Have the presenter look at the time so often; nought is never."""
        if not milliseconds:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(milliseconds)

    def switch_full_screen(self) -> None:
        """To the full screen, or back."""
        self.full_screen_wanted.emit()

    def finish(self) -> None:
        """The session is over."""
        self.finished.emit()

    def leave(self) -> None:
        """The trainee leaves."""
        self.left.emit()

    def _press(self, press: KeyPress) -> None:
        meaning = self._read(press)
        if meaning is not None:
            self.presenter.press(meaning)
