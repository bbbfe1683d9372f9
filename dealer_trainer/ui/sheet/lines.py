"""An answered hand in one line: the dealer's above all boxes, the player's above his bets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from dealer_trainer.presentation.sheet import LineState
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import KeyCap, Label, Sign
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HandLine(Pressable):
    """A hand named; a click takes it up again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._done = Sign(15, Ink.SECOND, self)
        self._caption = Label(12.5, 600, Ink.SECOND, self)
        self._text = Label(15, 700, Ink.TEXT, self, wrap=True)
        self._key = KeyCap("", self)
        self._pencil = Sign(14, Ink.SECOND, self, Icon.PENCIL)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._caption)
        words.addWidget(self._text)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._done)
        nest(self._row, words, 1)
        self._row.addWidget(self._key)
        self._row.addWidget(self._pencil)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        margin = look.px(4 if look.low else 6)
        self._row.setContentsMargins(look.px(12), margin, look.px(10), margin)
        self._row.setSpacing(look.px(10))
        self.setMinimumHeight(look.tall(44 if look.low else 50))
        super().dress(look)

    def show_state(self, state: LineState) -> None:
        """Show a hand."""
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.text)
        self._done.show_icon(Icon.CHECK if state.done else None, Ink.SECOND)
        self._caption.setText(state.caption)
        self._text.setText(state.text)
        self._key.setText(state.key)
        self._key.setVisible(bool(state.key))
        self._pencil.setVisible(not state.key)
