"""A quiz on the table page, taken or reviewed: page and presenter joined, and taken away again."""

from __future__ import annotations

from PySide6.QtCore import Signal

from dealer_trainer.training.quiz.result import QuizResult
from dealer_trainer.training.quiz.session import QuizRun
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.open_table import OpenTable
from dealer_trainer.ui.state import AppState
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.quiz_review import QuizReview
from dealer_trainer.ui.table.quiz_taking import QuizTaking


class QuizTable(OpenTable):
    """The table page of a quiz, from when it is shown until it is closed."""

    over = Signal()
    closed = Signal()

    def __init__(self, window: MainWindow, state: AppState) -> None:
        page = DrillPage(window.appearance.look.tokens, window.tables)
        super().__init__(window, page)
        self.page = page
        self._state = state
        self.taking: QuizTaking | None = None
        self.review: QuizReview | None = None
        self.page.full_screen_wanted.connect(window.switch_full_screen)
        self.page.preferences_changed.connect(state.take)

    def take(self, run: QuizRun) -> None:
        """A quiz is taken, from the round in work."""
        self.taking = QuizTaking(self.page, run, self._state.preferences)
        self.taking.over.connect(self.over)
        self.show()
        self.taking.start()

    def look_at(self, result: QuizResult, number: int) -> None:
        """A finished quiz is looked at, from a round (from 0)."""
        self.review = QuizReview(self.page, result, number, self._state.preferences)
        self.review.closed.connect(self.closed)
        self.show()
        self.review.refresh()
