"""Cards that are pressed: the skills, each with its level, and the sprints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_trainer.presentation.pages.today import SkillCardState
from dealer_trainer.text.progress import drill_of_text
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.boxes import REST, Grid, column, row
from dealer_trainer.ui.widgets.cards import beside
from dealer_trainer.ui.widgets.charts import CardButton, LevelBar
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import Translated
from dealer_trainer.ui.widgets.parts import Container
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent

    from dealer_trainer.presentation.pages.today import SkillCardState, SprintCardState
    from dealer_trainer.training.skills.skill import Skill
    from dealer_trainer.training.sprint.questions import SprintKind
    from dealer_trainer.ui.widgets.page import Text


class PressCard(CardButton):
    """A card that is pressed as a whole; its words are laid out in it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.rows = column(within=self, margins=(18, (16, 12), 18, (16, 12)), spacing=(10, 7))

    def show_state(self, state: Any) -> None:
        """Show the state of what it stands for."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, another one while it is pressed."""
        tokens = self.look.tokens
        self.paint_ground(tokens.raised if self.isDown() else tokens.surface, 14)


class SprintCard(PressCard):
    """A kind of sprint; a press begins it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._words = (TextLabel("bet", self), TextLabel("meta", self), TextLabel("hint", self))
        self.rows.put(*self._words, REST)
        self.let_through(*self._words)

    def show_state(self, state: SprintCardState) -> None:
        """Show it."""
        texts = (state.name, state.meaning, state.record)
        for words, text in zip(self._words, texts, strict=True):
            words.setText(text)
        self.setAccessibleName(". ".join(texts))


class SkillCard(PressCard):
    """A skill; a press drills it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._name = TextLabel("bet", self)
        self._bar = LevelBar(self)
        self._figure = TextLabel("strong", self, wrap=False)
        self._seconds = TextLabel("meta", self, wrap=False)
        self._sign = Sign(14, Ink.SECOND, self)
        self._level = TextLabel("hint", self, wrap=False)
        foot = row(self._figure, 8, self._seconds, REST, self._sign, self._level, gap=6)
        self.rows.put(self._name, self._bar, foot)
        self.let_through(self._name, self._figure, self._seconds, self._level)

    def show_state(self, state: SkillCardState) -> None:
        """Show it."""
        self._name.setText(state.name)
        self._bar.show_level(state.share, state.mark, mastered=state.mastered)
        self._figure.setText(state.figure)
        self._seconds.setText(state.seconds)
        self._level.setText(state.state)
        icon, ink, role = (None, Ink.SECOND, "meta")
        if state.weakest:
            icon, ink, role = Icon.FLAG, Ink.ACCENT, "here"
        elif state.mastered:
            icon, ink, role = Icon.CHECK, Ink.RIGHT, "right"
        give_role(self._level, role)
        self._sign.show_icon(icon, ink)
        self._sign.setVisible(icon is not None)
        told = ", ".join(filter(None, (state.name, state.figure, state.seconds, state.state)))
        self.setAccessibleName(drill_of_text(told))
        self.setToolTip(state.tip)


class PressCards(Translated, Container, QWidget):
    """Cards of one kind, three by three. ``picked`` tells what the pressed one stands for."""

    picked = Signal(object)

    def __init__(self, name: str, card: type[PressCard], heading: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._card = name, card
        title = TextLabel("section", self, wrap=False)
        self._about = beside(TextLabel("meta", self))
        self._grid = Grid(across=16, down=(12, 8))
        column(row(title, (self._about, 1), gap=16), self._grid, within=self)
        self._cards: list[PressCard] = []
        self.translate((title.setText, heading))

    def say_about(self, about: Text) -> None:
        """What the cards show, beside their title."""
        self.translate((self._about.setText, about))

    def show_states(self, states: Iterable[tuple[Skill | SprintKind, Any]]) -> None:
        """Show what stands for what; there are never fewer than before."""
        for number, (kind, state) in enumerate(states):
            if number == len(self._cards):
                self._make(kind, number)
            self._cards[number].show_state(state)

    def _make(self, kind: Skill | SprintKind, number: int) -> None:
        card = self._card(f"{self._name}.{kind.value}", self)
        card.clicked.connect(lambda: self.picked.emit(kind))
        self._grid.addWidget(card, number // 3, number % 3)
        self._grid.setColumnStretch(number % 3, 1)
        self._cards.append(card)
        self.with_look(card)
