"""The cover of a pause: nothing of the table is seen, and no time passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.pressable import ActionButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class PauseCover(QWidget):
    """A word, a sentence and the button that goes on."""

    resumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._sign = Sign(40, Ink.ACCENT, self, Icon.PAUSE)
        self._title = Label(26, 700, Ink.TEXT, self)
        self._text = Label(14, 400, Ink.SECOND, self, wrap=True)
        self.button = ActionButton("resume", self)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._text.setAlignment(centre)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(1)
        column.addWidget(self._sign, 0, centre)
        column.addWidget(self._title, 0, centre)
        column.addWidget(self._text)
        column.addWidget(self.button, 0, centre)
        column.addStretch(1)
        self.button.clicked.connect(self.resumed)

    def apply_look(self, look: Look) -> None:
        self._look = look
        for part in (self._sign, self._title, self._text, self.button):
            part.apply_look(look)
        self.button.setMinimumWidth(look.px(220))

    def retranslate(self) -> None:
        """Speak the language in use."""
        self._title.setText(_("Pause"))
        self._text.setText(_("The clock stands still; all answers are kept."))
        self.button.show_state(ButtonState(_("Go on"), pgettext("key", "Enter"), primary=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        QPainter(self).fillRect(self.rect(), QColor(self._look.tokens.bg))
