"""Tables that are opened in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dealer_trainer.ui.keys import intent_for
from dealer_trainer.ui.table.glue import TableGlue
from dealer_trainer.ui.table.page import DrillPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from dealer_trainer.presentation.table.commands import Meaning
    from dealer_trainer.presentation.table.ports import Screen
    from dealer_trainer.presentation.table.questions import SprintView
    from dealer_trainer.presentation.table.state import PageState
    from dealer_trainer.training.table_session import TableSession
    from dealer_trainer.ui.app.navigator import Controller
    from dealer_trainer.ui.keys import KeyPress


class TableSlot(QObject):
    """Where its ``owner`` has at most one table open. ``finished`` and ``left`` of those who open
    one are called when its session is over, or left.
    """

    def __init__(self, owner: Controller) -> None:
        super().__init__(owner)
        self._window = owner.window
        self._state = owner.state
        self.table: TableGlue | None = None
        self._window.appearance.changed.connect(self._apply_look)

    def open_layouts(
        self,
        session: TableSession,
        screen: Screen[PageState],
        finished: Callable[[], object],
        left: Callable[[], object],
    ) -> TableGlue:
        """A table on which layouts are settled or looked at."""

        def read(press: KeyPress) -> Meaning | None:
            return None if session.drill is None else intent_for(press, session.drill)

        page = DrillPage(self._window.appearance.look.tokens, self._window.tables)
        # As large as it will be: it is laid out for its size.
        page.resize(self._window.size())
        return self._open(TableGlue(page, session, screen, self._state, read), finished, left)

    def open_questions(
        self,
        session: TableSession,
        screen: Screen[SprintView],
        finished: Callable[[], object],
        left: Callable[[], object],
    ) -> TableGlue:
        """A table on which single questions are answered."""
        # No drill's start waits for it.
        from dealer_trainer.ui.table.question_page import (  # noqa: PLC0415 -- see above
            QuestionPage,
            question_meaning,
        )

        def read(press: KeyPress) -> Meaning | None:
            return question_meaning(press, session.question)

        page = QuestionPage(self._window.appearance.look.tokens, self._window.tables)
        return self._open(TableGlue(page, session, screen, self._state, read), finished, left)

    def _open(
        self, table: TableGlue, finished: Callable[[], object], left: Callable[[], object]
    ) -> TableGlue:
        """Show it, without the side bar, in place of the one before, and let it begin."""
        before, self.table = self.table, table
        table.finished.connect(finished)
        table.left.connect(left)
        table.full_screen_wanted.connect(self._window.switch_full_screen)
        self._window.show_table(table.page)
        table.presenter.start()
        self._drop(before)
        return table

    def close(self) -> None:
        """Nothing is open any more."""
        before, self.table = self.table, None
        self._drop(before)

    def _drop(self, table: TableGlue | None) -> None:
        if table is not None:
            table.presenter.stop()
            self._window.drop_table(table.page)

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""
        if self.table is not None:
            self.table.page.retranslate()

    def _apply_look(self) -> None:
        if self.table is not None:
            self.table.page.set_theme(self._window.appearance.look.tokens)
