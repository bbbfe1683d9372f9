"""The trainee's figures: the page of progress, and the drill that one of them asks for."""

from __future__ import annotations

from dealer_trainer.presentation.pages.progress import (
    Period,
    QuizTries,
    Target,
    drill_for,
    progress_state,
)
from dealer_trainer.rules.house import House
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.attempts import SHOWN, last_tries
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.ui.app.drill_controller import DrillController
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.pages.progress.page import ProgressPage


class ProgressController(PageController[ProgressPage]):
    """Shows the figures of a stretch of time, and begins the drill that one of them asks for."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._stretch = Period.MONTH

    def make_page(self) -> ProgressPage:
        """The page, its signals connected."""
        page = ProgressPage(self.state.houses)
        page.changed.connect(lambda: self._choose(page))
        page.drilled.connect(self._drill)
        return page

    def show_state(self, page: ProgressPage) -> None:
        """Show the figures of who trains. Raises ``StoreError``."""
        trainee, house = self.state.trainee, self.state.house
        if trainee is None:
            return
        repositories, day_ends = self.services.repositories, self.state.preferences.day_ends
        page.show_state(
            progress_state(
                repositories.progress.practice(trainee, day_ends),
                repositories.progress.skills(trainee, house.game),
                self._tries(trainee, house),
                house,
                self._stretch,
                self.services.clock.now().astimezone(),
                day_ends,
            )
        )

    def _choose(self, page: ProgressPage) -> None:
        self._stretch = page.stretch.value()
        self.state.change(house=page.house.house().id)
        with self.navigator.faults_told():
            self.refresh()

    def _tries(self, trainee: Trainee, house: House) -> tuple[QuizTries, ...]:
        """The last tries of each quiz that was taken under a house's game."""
        quizzes = self.services.repositories.quizzes
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

    def _drill(self, target: Target) -> None:
        plan = drill_for(target, self.state.house, self.services.new_seed())
        self.navigator.get(DrillController).start(plan)
