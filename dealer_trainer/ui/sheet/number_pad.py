"""Keys on the screen for whoever answers with the mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label
from dealer_trainer.ui.widgets.parts import Grid, Panel, row
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

_ROWS: Final[tuple[tuple[str | PadKey, ...], ...]] = (
    ("1", "2", "3", "4", "5", PadKey.RUB, PadKey.TAKE),
    ("6", "7", "8", "9", "0", ".", PadKey.STAYS),
)
_ANSWERS: Final = frozenset({PadKey.TAKE, PadKey.STAYS})
_NAMES: Final = {".": "pad.mark"}


class PadButton(Pressable):
    """A key of the pad; two quick clicks are two digits."""

    def __init__(self, key: str | PadKey, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        value = key.value if isinstance(key, PadKey) else key
        self.setObjectName(_NAMES.get(value, f"pad.{value}"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._label = Label(14, 600, Ink.TEXT, self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row(self._label, within=self, margins=(2, 0, 2, 0))

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.tall(34))
        super()._adapt(look)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two."""
        self.mousePressEvent(event)

    def show_label(self, label: str, spoken: str) -> None:
        """What stands on the key."""
        self._label.setText(label)
        self.setText(label)
        self.setAccessibleName(spoken)


class NumberPad(Panel):
    """Two rows of keys under the bets: digits, decimal mark, rub out, take and stays."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows = [[PadButton(key, self) for key in keys] for keys in _ROWS]
        self._buttons = [button for line in rows for button in line]
        for button in self._buttons:
            button.clicked.connect(self._report)
        self._grid = Grid(rows, within=self, across=5, down=5)
        self._grid.setColumnStretch(6, 1)
        self.retranslate()

    def _adapt(self, look: Look) -> None:
        for column in range(6):
            self._grid.setColumnMinimumWidth(column, look.px(34))

    def show_amounts_only(self) -> None:
        """Without take and stays: the other keys are as wide as the pad has room."""
        for button in self._buttons:
            button.setVisible(button.key not in _ANSWERS)
        for column in range(6):
            self._grid.setColumnStretch(column, 1)
        self._grid.setColumnStretch(6, 0)

    def retranslate(self) -> None:
        """Speak the language in use."""
        for button in self._buttons:
            match button.key:
                case PadKey.RUB:
                    button.show_label("⌫", _("Delete the last character"))
                case PadKey.TAKE:
                    button.show_label(pgettext("key", "− take"), pgettext("answer", "take"))
                case PadKey.STAYS:
                    button.show_label(pgettext("key", "= stays"), pgettext("answer", "stays"))
                case ".":
                    button.show_label(pgettext("decimal mark", "."), _("Decimal mark"))
                case digit:
                    button.show_label(digit, digit)

    def _report(self) -> None:
        button = self.sender()
        if isinstance(button, PadButton):
            self.pressed.emit(button.key)
