"""The start page: a greeting, what was left, and a new drill."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.dealing.request import Mix
from dealer_trainer.presentation.pages.start import LeftCard, StartState
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.ui.pages.quiz.left_card import LeftQuiz
from dealer_trainer.ui.pages.start.drill_card import DrillCard
from dealer_trainer.ui.pages.start.keys_card import KeysCard
from dealer_trainer.ui.pages.start.press_cards import SprintCards
from dealer_trainer.ui.pages.start.skill_cards import SkillCards
from dealer_trainer.ui.pages.start.today_cards import RowCard, TodayCard
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.house_choice import HouseChoice, LanguageChoice
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Card, Page
from dealer_trainer.ui.widgets.words import TextLabel

_FAULTS_SHOWN = 3


class StartPage(Page):
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
        self._state: StartState | None = None
        self.house = HouseChoice("start.house", houses, self.content)
        self.language = LanguageChoice("start.language", self.content)
        for choice in (self.house, self.language):
            self.heading_row.addWidget(choice)
        self._faults = FaultBanner(self.content)
        self._quiz = LeftQuiz("start.quiz", self.content)
        self._left = LeftDrill(self.content)
        self._work = QWidget(self.content)
        self.today = TodayCard(self._work)
        self._days = RowCard(self._work)
        self.drill = DrillCard(mixes, self.content)
        self._skills = SkillCards(self.content)
        self._sprints = SprintCards(self.content)
        self._keys = KeysCard(self.content)
        row = QHBoxLayout(self._work)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.today, 2)
        row.addWidget(self._days, 1)
        for part in (self._faults, self._quiz, self._left, self._work, self.drill):
            self.column.addWidget(part)
        for part in (self._skills, self._sprints, self._keys):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.house.picked.connect(self.changed)
        self.language.picked.connect(self.language_picked)
        self.drill.changed.connect(self.changed)
        self.drill.start.clicked.connect(self.started)
        self._left.go_on.clicked.connect(self.gone_on)
        self._quiz.go_on.clicked.connect(self.quiz_gone_on)
        self._left.drop.clicked.connect(self.dropped)
        self.today.start.clicked.connect(self.today_started)
        self._skills.picked.connect(self.skill_picked)
        self._sprints.picked.connect(self.sprint_picked)
        self.retranslate()

    def show_state(self, state: StartState) -> None:
        """Show it."""
        self._state = state
        self.heading.setText(state.greeting)
        self.house.choose(state.house)
        self._faults.show_faults(state.faults)
        self._quiz.show_left(state.quiz)
        self._left.show_left(state.left)
        self.drill.show_state(state)
        if state.today is not None:
            self.today.show_state(state.today)
            self._days.show_state(state.today)
            self._skills.show_skills(state.today.skills)
            self._sprints.show_sprints(state.today.sprints)
        on = state.left is not None and state.left.can_go_on
        quiz = state.quiz is not None
        # The quiz first: its clock runs.
        self._left.go_on.say_if_first(not quiz)
        self.drill.start.say_if_first(False)
        self.today.start.say_if_first(not on and not quiz)
        self.primary = self._left.go_on if on else self.today.start
        if quiz:
            self.primary = self._quiz.go_on

    def enter(self) -> None:
        """The keys go to the button that Enter presses."""
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything anew; what depends on the state comes with it."""
        self.house.retranslate()
        self.language.retranslate()
        self._faults.retranslate()
        self._quiz.retranslate()
        self._left.retranslate()
        for part in (self.today, self._skills, self._sprints):
            part.retranslate()
        self.drill.retranslate()
        self._keys.retranslate()


class FaultBanner(Card):
    """House files that cannot be used: file, line and what is wrong."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.faults")
        row = QHBoxLayout()
        row.setSpacing(14)
        self._sign = Sign(22, Ink.WRONG, self, Icon.WARNING)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        self._title = TextLabel("bet", self)
        self._lines = TextLabel("meta", self)
        self._lines.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        texts.addWidget(self._title)
        texts.addWidget(self._lines)
        nest(row, texts, 1)
        nest(self.rows, row)

    def show_faults(self, faults: tuple[str, ...]) -> None:
        """Show them, or nothing."""
        shown = list(faults[:_FAULTS_SHOWN])
        if len(faults) > _FAULTS_SHOWN:
            more = len(faults) - _FAULTS_SHOWN
            shown.append(ngettext("and {n} fault more", "and {n} faults more", more).format(n=more))
        self._lines.setText("\n".join(shown))
        self.setVisible(bool(faults))

    def retranslate(self) -> None:
        """Say it anew."""
        self._title.setText(_("A house file has faults and is left out"))


class LeftDrill(Card):
    """The drill that was left: go on with it, or drop it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, titled=False)
        self.setObjectName("start.left")
        row = QHBoxLayout()
        row.setSpacing(16)
        texts = QVBoxLayout()
        texts.setSpacing(4)
        self._caption = TextLabel("meta", self)
        self._title = TextLabel("hero", self)
        self._detail = TextLabel("meta", self)
        self._note = TextLabel("wrong", self)
        for words in (self._caption, self._title, self._detail, self._note):
            texts.addWidget(words)
        nest(row, texts, 1)
        self.drop = PageButton("start.drop", self)
        self.go_on = PrimaryButton("start.continue", self)
        row.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignVCenter)
        nest(self.rows, row)

    def show_left(self, left: LeftCard | None) -> None:
        """Show it, or nothing."""
        self.setVisible(left is not None)
        if left is None:
            return
        self._title.setText(left.title)
        self._detail.setText(left.detail)
        self._note.setText(left.note)
        self._note.setVisible(bool(left.note))
        self.go_on.setVisible(left.can_go_on)

    def retranslate(self) -> None:
        """Say it anew."""
        self._caption.setText(_("Not finished"))
        self.drop.say(_("Discard this drill"))
        self.go_on.say(_("Continue"))
