"""The cards of the weakest skills: each with its level, pressed to drill it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.pages.today import (
    SkillCardState,
)
from dealer_trainer.text.figures import drill_of_text
from dealer_trainer.text.language import _
from dealer_trainer.text.today import measured_text
from dealer_trainer.ui.pages.start.press_cards import PressCard
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.label import Sign, paint_panel
from dealer_trainer.ui.widgets.page import apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class LevelBar(QWidget):
    """The share of right answers, and a mark where the next level lies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: SkillCardState | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(look.px(16))
        self.update()

    def show_state(self, state: SkillCardState) -> None:
        """Show it."""
        self._state = state
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, filling and mark."""
        del event
        state, tokens = self._state, self._look.tokens
        if state is None:
            return
        painter = QPainter(self)
        high = self._look.px(8)
        whole = QRectF(0, (self.height() - high) / 2, self.width(), high)
        paint_panel(painter, whole, tokens.raised, tokens.line, 1.0, high / 2)
        if state.share:
            filled = QRectF(whole)
            filled.setWidth(max(high, whole.width() * state.share))
            ink = tokens.right if state.mastered else tokens.accent
            paint_panel(painter, filled, ink, None, 0, high / 2)
        if state.share is not None and not state.mastered:
            x = self.width() * state.mark
            painter.fillRect(QRectF(x - 1, 0, 2, self.height()), QColor(tokens.text))


class SkillCard(PressCard):
    """A skill; a press drills it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.state: SkillCardState | None = None
        self._name = TextLabel("bet", self)
        self._bar = LevelBar(self)
        self._figure = TextLabel("strong", self, wrap=False)
        self._seconds = TextLabel("meta", self, wrap=False)
        self._sign = Sign(14, Ink.SECOND, self)
        self._level = TextLabel("hint", self, wrap=False)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self._figure)
        foot.addSpacing(8)
        foot.addWidget(self._seconds)
        foot.addStretch(1)
        foot.addWidget(self._sign)
        foot.addWidget(self._level)
        self.rows.addWidget(self._name)
        self.rows.addWidget(self._bar)
        nest(self.rows, foot)
        for words in (self._name, self._figure, self._seconds, self._level):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_state(self, state: SkillCardState) -> None:
        """Show it."""
        self.state = state
        self._name.setText(state.name)
        self._bar.show_state(state)
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


class SkillCards(QWidget):
    """The nine skills, three by three."""

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = TextLabel("section", self, wrap=False)
        self._about = TextLabel("meta", self)
        self._about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._about, 1)
        column.setContentsMargins(0, 0, 0, 0)
        nest(column, head)
        self._grid = QGridLayout()
        nest(column, self._grid)
        self._cards: list[SkillCard] = []
        self._look = Look()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._grid.setHorizontalSpacing(look.px(16))
        self._grid.setVerticalSpacing(look.px(8 if look.low else 12))

    def show_skills(self, skills: tuple[SkillCardState, ...]) -> None:
        """Show them."""
        while len(self._cards) < len(skills):
            number = len(self._cards)
            card = SkillCard(f"start.skill.{skills[number].skill.value}", self)
            card.clicked.connect(self._tell)
            self._grid.addWidget(card, number // 3, number % 3)
            self._grid.setColumnStretch(number % 3, 1)
            self._cards.append(card)
            card.apply_look(self._look)
            apply_look_below(card, self._look)
        for card, state in zip(self._cards, skills, strict=True):
            card.show_state(state)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._title.setText(_("Practise by skill"))
        self._about.setText(measured_text())

    def _tell(self) -> None:
        card = self.sender()
        if isinstance(card, SkillCard) and card.state is not None:
            self.picked.emit(card.state.skill)
