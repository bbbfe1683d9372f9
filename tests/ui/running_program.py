"""What a test asks of the running program beside what a person sees."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import SignalInstance

from dealer_trainer.presentation.services import AppServices
from dealer_trainer.rules.house import House
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.summary import Summary
from dealer_trainer.training.ports import Trainee
from dealer_trainer.ui.app.drill_controller import DrillController, OpenDrill
from dealer_trainer.ui.app.navigator import Navigator
from dealer_trainer.ui.app.pages import PageName
from dealer_trainer.ui.app.people_controller import PeopleController
from dealer_trainer.ui.app.practice_controller import PracticeController
from dealer_trainer.ui.app.quiz_controller import QuizController
from dealer_trainer.ui.app.review_controller import ReviewController
from dealer_trainer.ui.state import AppState


@dataclass
class RunningProgram:
    """What a test asks of the program itself: who trains, what is open, and to open something."""

    navigator: Navigator

    @property
    def state(self) -> AppState:
        return self.navigator.state

    @property
    def services(self) -> AppServices:
        return self.navigator.services

    @property
    def trainee(self) -> Trainee | None:
        return self.navigator.state.trainee

    @property
    def drill(self) -> OpenDrill | None:
        return self.navigator.get(DrillController).drill

    @property
    def finished(self) -> tuple[Summary, DrillPlan, House] | None:
        return self.navigator.get(DrillController).finished

    @property
    def practice(self) -> PracticeController:
        return self.navigator.get(PracticeController)

    @property
    def review(self) -> ReviewController:
        return self.navigator.get(ReviewController)

    @property
    def quizzes(self) -> QuizController:
        return self.navigator.get(QuizController)

    @property
    def painted(self) -> SignalInstance:
        return self.navigator.get(DrillController).painted

    def turn_to(self, name: PageName) -> None:
        self.navigator.open(name)

    def start_drill(self, plan: DrillPlan, house: House) -> None:
        self.navigator.get(DrillController).start(plan, house)

    def show_summary_of(self, summary: Summary, plan: DrillPlan, house: House) -> None:
        self.navigator.get(DrillController).show_summary(summary, plan, house)

    def add_trainee(self, name: str) -> None:
        self.navigator.get(PeopleController).add(name)
