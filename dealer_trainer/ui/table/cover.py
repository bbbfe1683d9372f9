"""What covers the table: a pause, in which nothing of it is seen, or the question to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.parts import Ground, column, row
from dealer_trainer.ui.widgets.pressable import ActionButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.presentation.table.state import CoverState


class Cover(Ground):
    """A title, a sentence and buttons; ``pressed`` tells the name of one. Enter is the first."""

    pressed = Signal(str)
    ground = "bg"

    def __init__(self, state: CoverState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign = Sign(40, Ink.ACCENT, self, Icon.WARNING if state.asks else Icon.PAUSE)
        self._title = Label(20 if state.asks else 26, 700, Ink.TEXT, self, wrap=state.asks)
        self._text = Label(14, 400, Ink.SECOND, self, wrap=True)
        self._width = 260 if state.asks else 220
        self.buttons = [ActionButton(name, self) for name, _button in state.buttons]
        foot = row(1, *self.buttons, 1, spacing=12)
        parts = (1, sign, self._title, self._text, foot, 1)
        lines = column(*parts, within=self, margins=(40, 0, 40, 0), spacing=14)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._text.setAlignment(centre)
        lines.setAlignment(sign, centre)
        if state.asks:
            # A question takes the width that it needs, one word is laid in the middle.
            self._title.setAlignment(centre)
        else:
            lines.setAlignment(self._title, centre)
        for button in self.buttons:
            button.clicked.connect(self._press)

    def _adapt(self, look: Look) -> None:
        for button in self.buttons:
            button.setMinimumWidth(look.px(self._width))
        self.update()

    def show_state(self, state: CoverState) -> None:
        """Show its words."""
        self._title.setText(state.title)
        self._text.setText(state.text)
        for button, (_name, shown) in zip(self.buttons, state.buttons, strict=True):
            button.show_state(shown)

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())
