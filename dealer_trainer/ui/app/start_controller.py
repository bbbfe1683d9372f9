"""The start page: what was left, a new drill, and the ways to everything else."""

from __future__ import annotations

from dealer_trainer.presentation.pages.start import StartPresenter
from dealer_trainer.training.drill.targets import drill_of_skill
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.ui.app.drill_controller import DrillController
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.pages.start.page import StartPage


class StartController(PageController[StartPage]):
    """Shows the start page, and begins what is chosen there."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._presenter = StartPresenter(self.services)

    def make_page(self) -> StartPage:
        """The page, its signals connected."""
        page = StartPage(self.services.houses, self.services.mixes)
        for signal, told in (
            (page.house.activated, lambda: self._keep_choices(page)),
            (page.language.picked, lambda code: self.state.change(language=code)),
            (page.drill.changed, lambda: self._keep_choices(page)),
            (page.drill.start.clicked, self._start),
            (page.left.go_on.clicked, self._resume),
            (page.left.drop.clicked, self._discard),
            (page.quiz.go_on.clicked, self._resume_quiz),
            (page.today.start.clicked, self._start_today),
            (page.skills.picked, self._drill_skill),
            (page.sprints.picked, self._sprint),
        ):
            signal.connect(told)
        return page

    def show_state(self, page: StartPage) -> None:
        """Show what was left and what today is made of. Raises ``StoreError``."""
        self._presenter.look_up(self.state.who())
        self._look_at_today()
        self._show(page)

    def refresh(self) -> None:
        """Say anew what today is made of: it is kept in words. A drill that was left stays."""
        if self.page is not None and self.state.trainee is not None:
            with self.navigator.faults_told():
                self._look_at_today()
            self._show(self.page)

    def _look_at_today(self) -> None:
        self._presenter.look_at_today(self.state.who(), self.state.preferences)

    def _show(self, page: StartPage) -> None:
        state = self._presenter.state(self.state.who(), self.state.preferences)
        page.show_state(state)
        if state.today is not None:
            self.state.due = state.today.due

    def _keep_choices(self, page: StartPage) -> None:
        drill = page.drill
        self.state.change(
            house=page.house.house().id,
            task=drill.task.value(),
            scope=drill.scope.value(),
            boxes=drill.boxes.value(),
            layouts=drill.layouts.value(),
            mix=drill.mix.value(),
        )
        self.refresh()

    def _start(self) -> None:
        state = self._presenter.state(self.state.who(), self.state.preferences)
        self.navigator.get(DrillController).start(self._presenter.plan(state))

    def _resume(self) -> None:
        if self._presenter.unfinished is not None:
            self.navigator.get(DrillController).resume(self._presenter.unfinished)

    def _discard(self) -> None:
        with self.navigator.faults_told():
            self._presenter.drop_left()
            self.navigator.home()

    def _drill_skill(self, skill: Skill) -> None:
        plan = drill_of_skill(skill, self.state.house, self.services.new_seed())
        self.navigator.get(DrillController).start(plan)

    # No start page waits for the pages of quizzes and sprints.

    def _resume_quiz(self) -> None:
        from dealer_trainer.ui.app.quiz_controller import (  # noqa: PLC0415 -- see above
            QuizController,
        )

        self.navigator.get(QuizController).go_on()

    def _start_today(self) -> None:
        from dealer_trainer.ui.app.practice_controller import (  # noqa: PLC0415 -- see above
            PracticeController,
        )

        today = self._presenter.state(self.state.who(), self.state.preferences).today
        if today is not None:
            self.navigator.get(PracticeController).start_today(self.state.house, today.agenda)

    def _sprint(self, kind: SprintKind) -> None:
        from dealer_trainer.ui.app.practice_controller import (  # noqa: PLC0415 -- see above
            PracticeController,
        )

        self.navigator.get(PracticeController).start_sprint(kind, self.state.house)
