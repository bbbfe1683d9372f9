"""A quiz on the table page, taken or reviewed: page and presenter joined, and taken away again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dealer_trainer.training.quiz_result import QuizResult
from dealer_trainer.training.quiz_run import QuizRun
from dealer_trainer.ui.disposal import delete_later
from dealer_trainer.ui.main_window import MainWindow
from dealer_trainer.ui.pages.drill.page import DrillPage
from dealer_trainer.ui.pages.quiz.review import QuizReview
from dealer_trainer.ui.pages.quiz.taking import QuizTaking
from dealer_trainer.ui.wishes import Wishes


class QuizTable(QObject):
    """The table page of a quiz, from when it is shown until it is closed."""

    over = Signal()
    closed = Signal()

    def __init__(self, window: MainWindow, wishes: Wishes) -> None:
        super().__init__(window)
        self._window = window
        self._wishes = wishes
        self.page = DrillPage(window.appearance.look.tokens, window.tables)
        self.taking: QuizTaking | None = None
        self.review: QuizReview | None = None
        self.page.full_screen_wanted.connect(window.switch_full_screen)
        self.page.preferences_changed.connect(wishes.take)
        window.appearance.changed.connect(self._dress)

    def take(self, run: QuizRun) -> None:
        """A quiz is taken, from the round in work."""
        self.taking = QuizTaking(self.page, run, self._wishes.in_use)
        self.taking.over.connect(self.over)
        self._window.show_table(self.page)
        self.taking.start()

    def look_at(self, result: QuizResult, number: int) -> None:
        """A finished quiz is looked at, from a round (from 0)."""
        self.review = QuizReview(self.page, result, number, self._wishes.in_use)
        self.review.closed.connect(self.closed)
        self._window.show_table(self.page)
        self.review.refresh()

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""
        self.page.retranslate()

    def close(self) -> None:
        """It is over: page and presenter go."""
        self._window.appearance.changed.disconnect(self._dress)
        self._window.drop_table(self.page)
        delete_later(self)

    def _dress(self) -> None:
        self.page.set_theme(self._window.appearance.look.tokens)
