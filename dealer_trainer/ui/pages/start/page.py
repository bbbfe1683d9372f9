"""The start page: a greeting, what was left, and a new drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_trainer.text.language import _
from dealer_trainer.text.practising import measured_text
from dealer_trainer.ui.pages.start.cards import (
    FaultBanner,
    KeysCard,
    LeftDrill,
    LeftQuiz,
    RowCard,
    TodayCard,
)
from dealer_trainer.ui.pages.start.drill_card import DrillCard
from dealer_trainer.ui.pages.start.skill_cards import PressCards, SkillCard, SprintCard
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.house_choice import HouseChoice, LanguageChoice
from dealer_trainer.ui.widgets.page import Page

if TYPE_CHECKING:
    from dealer_trainer.dealing.request import Mix
    from dealer_trainer.presentation.pages.start import StartState
    from dealer_trainer.rules.house import House


class StartPage(Page):
    """What the trainee sees first."""

    def __init__(
        self, houses: tuple[House, ...], mixes: tuple[Mix, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__("start", parent)
        inside = self.content
        self.house = HouseChoice("start.house", houses, inside)
        self.language = LanguageChoice("start.language", inside)
        self.heading_row.put(self.house, self.language)
        self._faults = FaultBanner(
            "start.faults", lambda: _("A house file has faults and is left out"), inside
        )
        self.quiz = LeftQuiz("start.quiz", inside)
        self.left = LeftDrill(inside)
        work = QWidget(inside)
        self.today, self._days = TodayCard(work), RowCard(work)
        row((self.today, 2), (self._days, 1), gap=16, within=work)
        self.drill = DrillCard(mixes, inside)
        self.skills = PressCards("start.skill", SkillCard, lambda: _("Practise by skill"), inside)
        self.skills.say_about(measured_text)
        self.sprints = PressCards("start.sprint", SprintCard, lambda: _("Sprints"), inside)
        self.add(self._faults, self.quiz, self.left, work, self.drill)
        self.add(self.skills, self.sprints, KeysCard(inside), REST)

    def show_state(self, state: StartState) -> None:
        """Show it."""
        self.heading.setText(state.greeting)
        self.house.choose(state.house)
        self._faults.show_faults(state.faults)
        self.quiz.show_left(state.quiz)
        self.left.show_left(state.left)
        self.drill.show_state(state)
        if state.today is not None:
            self.today.show_state(state.today)
            self._days.show_state(state.today)
            self.skills.show_states((each.skill, each) for each in state.today.skills)
            self.sprints.show_states((each.kind, each) for each in state.today.sprints)
        on = state.left is not None and state.left.can_go_on
        quiz = state.quiz is not None
        # The quiz first: its clock runs.
        self.left.go_on.say_if_first(not quiz)
        self.drill.start.say_if_first(False)
        self.today.start.say_if_first(not on and not quiz)
        self.primary = self.left.go_on if on else self.today.start
        if quiz:
            self.primary = self.quiz.go_on
