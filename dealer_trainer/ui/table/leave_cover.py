"""The cover of a quiz that somebody would leave: asked once, while the clock runs on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.text.quizzes import leave_question, no_pause_text
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look, apply_look_to
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.pressable import ActionButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class LeaveCover(QWidget):
    """The question and its two answers; ``pressed`` tells the button's name."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._sign = Sign(40, Ink.ACCENT, self, Icon.WARNING)
        self._title = Label(20, 700, Ink.TEXT, self, wrap=True)
        self._text = Label(14, 400, Ink.SECOND, self, wrap=True)
        self.stay = ActionButton("stay", self)
        self.go = ActionButton("leave_now", self)
        centre = Qt.AlignmentFlag.AlignHCenter
        for label in (self._title, self._text):
            label.setAlignment(centre)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(self._press)
        row.addStretch(1)
        self._row = row
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self._sign, 0, centre)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        nest(self._column, row)
        self._column.addStretch(1)

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Stay, then leave."""
        return (self.stay, self.go)

    def apply_look(self, look: Look) -> None:
        self._look = look
        apply_look_to(look, self._sign, self._title, self._text, *self.buttons)
        self._column.setSpacing(look.px(14))
        self._column.setContentsMargins(look.px(40), 0, look.px(40), 0)
        self._row.setSpacing(look.px(12))
        for button in self.buttons:
            button.setMinimumWidth(look.px(260))

    def retranslate(self) -> None:
        """Speak the language in use."""
        self._title.setText(leave_question())
        self._text.setText(no_pause_text())
        enter = pgettext("key", "Enter")
        self.stay.show_state(ButtonState(_("Go on with the quiz"), enter, primary=True))
        self.go.show_state(ButtonState(_("Leave and end the quiz")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        QPainter(self).fillRect(self.rect(), QColor(self._look.tokens.bg))

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())
