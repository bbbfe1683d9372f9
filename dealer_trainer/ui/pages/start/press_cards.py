"""Cards that are pressed, and those of the sprints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.pages.today import (
    SprintCardState,
)
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.page import apply_look_below
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QMouseEvent, QPaintEvent


class PressCard(QAbstractButton):
    """A card that is pressed as a whole; its words are laid out in it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = Look()
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.rows = QVBoxLayout(self)

    def apply_look(self, look: Look) -> None:
        self.look = look
        side = look.px(18)
        above = look.px(12 if look.low else 16)
        self.rows.setContentsMargins(side, above, side, above)
        self.rows.setSpacing(look.px(7 if look.low else 10))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """What its words need."""
        return self.rows.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What its words need at least."""
        return self.rows.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Its words wrap."""
        return self.rows.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The height with the words wrapped."""
        return self.rows.heightForWidth(width) if self.rows.hasHeightForWidth() else -1

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        tokens = self.look.tokens
        edge = tokens.fieldline if self.underMouse() else tokens.line
        ground = tokens.raised if self.isDown() else tokens.surface
        paint_panel(QPainter(self), QRectF(self.rect()), ground, edge, 1.0, self.look.px(14))


class SprintCard(PressCard):
    """A kind of sprint; a press begins it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.state: SprintCardState | None = None
        self._words = (TextLabel("bet", self), TextLabel("meta", self), TextLabel("hint", self))
        for words in self._words:
            self.rows.addWidget(words)
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rows.addStretch(1)

    def show_state(self, state: SprintCardState) -> None:
        """Show it."""
        self.state = state
        texts = (state.name, state.meaning, state.record)
        for words, text in zip(self._words, texts, strict=True):
            words.setText(text)
        self.setAccessibleName(". ".join(texts))


class SprintCards(QWidget):
    """The three sprints side by side."""

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = TextLabel("section", self)
        column, self._row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        nest(column, self._row)
        self._cards: list[SprintCard] = []
        self._look = Look()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._row.setSpacing(look.px(16))

    def show_sprints(self, sprints: tuple[SprintCardState, ...]) -> None:
        """Show them."""
        for state in sprints[len(self._cards) :]:
            card = SprintCard(f"start.sprint.{state.kind.value}", self)
            card.clicked.connect(self._tell)
            self._row.addWidget(card, 1)
            self._cards.append(card)
            card.apply_look(self._look)
            apply_look_below(card, self._look)
        for card, state in zip(self._cards, sprints, strict=True):
            card.show_state(state)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._title.setText(_("Sprints"))

    def _tell(self) -> None:
        card = self.sender()
        if isinstance(card, SprintCard) and card.state is not None:
            self.picked.emit(card.state.kind)
