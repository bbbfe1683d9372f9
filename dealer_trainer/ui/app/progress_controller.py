"""The trainee's figures: the page of progress, and the drill that one of them asks for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dealer_trainer.presentation.pages.progress import (
    QuizTries,
    Stretch,
    Target,
    drill_for,
    progress_state,
)
from dealer_trainer.presentation.pages.start import house_in_use
from dealer_trainer.presentation.services import AppServices
from dealer_trainer.rules.house import House
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.attempts import SHOWN, last_tries
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.ui.app.faults import faults_told
from dealer_trainer.ui.app.main_window import MainWindow
from dealer_trainer.ui.app.page_name import PageName
from dealer_trainer.ui.app.preferences import PreferencesModel
from dealer_trainer.ui.pages.progress.page import ProgressPage


class ProgressController(QObject):
    """``drill_wanted`` tells the plan of the drill that a figure asks for."""

    drill_wanted = Signal(object)
    fault = Signal(object)

    def __init__(
        self, window: MainWindow, workshop: AppServices, wishes: PreferencesModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._workshop = workshop
        self._wishes = wishes
        self._trainee: Trainee | None = None
        self._page: ProgressPage | None = None
        self._stretch = Stretch.MONTH

    def offer_houses(self) -> None:
        """Houses were copied or changed: the page is made anew."""
        self._page = None

    def refresh(self) -> None:
        """Say the figures anew, in the language in use."""
        with faults_told(self.fault.emit):
            self._show_figures()

    def show(self, trainee: Trainee) -> None:
        """The page. Raises ``StoreError``."""
        self._trainee = trainee
        if self._page is None:
            self._page = ProgressPage(self._workshop.houses)
            self._page.changed.connect(self._choose_figures)
            self._page.drilled.connect(self._drill_figure)
        self._show_figures()
        self._window.show_page(PageName.PROGRESS, self._page)

    def _choose_figures(self) -> None:
        if self._page is not None:
            self._stretch = self._page.stretch.value()
            self._wishes.change(house=self._page.house.house().id)
            with faults_told(self.fault.emit):
                self._show_figures()

    def _show_figures(self) -> None:
        trainee = self._trainee
        if self._page is None or trainee is None:
            return
        records = self._workshop.records
        house = house_in_use(self._workshop, self._wishes.in_use)
        self._page.show_state(
            progress_state(
                records.progress.practice(trainee, self._wishes.in_use.day_ends),
                records.progress.skills(trainee, house.game),
                self._tries(trainee, house),
                house,
                self._stretch,
                self._workshop.clock.now().astimezone(),
                self._wishes.in_use.day_ends,
            )
        )

    def _tries(self, trainee: Trainee, house: House) -> tuple[QuizTries, ...]:
        """The last tries of each quiz that was taken under a house's game."""
        quizzes = self._workshop.records.quizzes
        chosen: dict[str, list[int]] = {}
        for taken in quizzes.taken(trainee):
            numbers = chosen.setdefault(taken.quiz, [])
            if len(numbers) < SHOWN:
                numbers.append(taken.number)
        found = []
        for quiz, numbers in chosen.items():
            results = [result_of(quizzes.record(number)) for number in numbers]
            name = quiz_name(results[0].record.paper.definition)
            if results[0].record.paper.house.game is house.game:
                found.append(QuizTries(quiz, name, last_tries(results, quiz)))
        return tuple(found)

    def _drill_figure(self, target: Target) -> None:
        house = house_in_use(self._workshop, self._wishes.in_use)
        self.drill_wanted.emit(drill_for(target, house, self._workshop.new_seed()))
