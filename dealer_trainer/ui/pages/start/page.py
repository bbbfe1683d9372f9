"""The start page: a greeting, what was left, and a new drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
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
from dealer_trainer.ui.widgets.boxes import REST, fill, row
from dealer_trainer.ui.widgets.cards import CardPage
from dealer_trainer.ui.widgets.house_choice import HouseChoice, LanguageChoice

if TYPE_CHECKING:
    from dealer_trainer.dealing.request import Mix
    from dealer_trainer.presentation.pages.start import StartState
    from dealer_trainer.rules.house import House


class StartPage(CardPage):
    """What the trainee sees first. ``changed`` tells that something else was chosen here."""

    changed = Signal()
    language_picked = Signal(str)
    started = Signal()
    gone_on = Signal()
    dropped = Signal()
    quiz_gone_on = Signal()
    today_started = Signal()
    skill_picked = Signal(object)
    sprint_picked = Signal(object)

    def __init__(
        self, houses: tuple[House, ...], mixes: tuple[Mix, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__("start", parent)
        inside = self.content
        self.house = HouseChoice("start.house", houses, inside)
        self.language = LanguageChoice("start.language", inside)
        fill(self.heading_row, self.house, self.language)
        self._faults = FaultBanner(
            "start.faults", lambda: _("A house file has faults and is left out"), inside
        )
        self._quiz = LeftQuiz("start.quiz", inside)
        self._left = LeftDrill(inside)
        work = QWidget(inside)
        self.today, self._days = TodayCard(work), RowCard(work)
        row((self.today, 2), (self._days, 1), gap=16, on=work)
        self.drill = DrillCard(mixes, inside)
        self._skills = PressCards("start.skill", SkillCard, lambda: _("Practise by skill"), inside)
        self._skills.say_about(measured_text)
        self._sprints = PressCards("start.sprint", SprintCard, lambda: _("Sprints"), inside)
        self.add(self._faults, self._quiz, self._left, work, self.drill)
        self.add(self._skills, self._sprints, KeysCard(inside), REST)
        for signal, told in (
            (self.house.picked, self.changed),
            (self.language.picked, self.language_picked),
            (self.drill.changed, self.changed),
            (self.drill.start.clicked, self.started),
            (self._left.go_on.clicked, self.gone_on),
            (self._quiz.go_on.clicked, self.quiz_gone_on),
            (self._left.drop.clicked, self.dropped),
            (self.today.start.clicked, self.today_started),
            (self._skills.picked, self.skill_picked),
            (self._sprints.picked, self.sprint_picked),
        ):
            signal.connect(told)
        self.house.retranslate()
        self.language.retranslate()

    def show_state(self, state: StartState) -> None:
        """Show it."""
        self.heading.setText(state.greeting)
        self.house.choose(state.house)
        self._faults.show_faults(state.faults)
        self._quiz.show_left(state.quiz)
        self._left.show_left(state.left)
        self.drill.show_state(state)
        if state.today is not None:
            self.today.show_state(state.today)
            self._days.show_state(state.today)
            self._skills.show_states((each.skill, each) for each in state.today.skills)
            self._sprints.show_states((each.kind, each) for each in state.today.sprints)
        on = state.left is not None and state.left.can_go_on
        quiz = state.quiz is not None
        # The quiz first: its clock runs.
        self._left.go_on.say_if_first(not quiz)
        self.drill.start.say_if_first(False)
        self.today.start.say_if_first(not on and not quiz)
        self.primary = self._left.go_on if on else self.today.start
        if quiz:
            self.primary = self._quiz.go_on
