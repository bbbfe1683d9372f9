"""The field that a name, a passphrase, a code or a figure is typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolTip

from dealer_trainer.text.language import _
from dealer_trainer.ui.keys import THIS_SYSTEM, KeyPress, ScanCodes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_XKB_NUM_LOCK: Final = 0x10
"""Mod2 among the modifiers that X11 and Wayland tell: Num Lock by convention."""


class TextField(QLineEdit):
    """A line of text of at most ``longest`` characters. No digit of the keypad is lost unseen.

    On some Wayland desktops the keypad moves the cursor though Num Lock is lit, and a passphrase
    would be shorter than what was typed. Where the system says that Num Lock is lit, the digit is
    typed; where it does not say so, the key moves the cursor and a hint tells of it.
    """

    scan_codes: ScanCodes = THIS_SYSTEM

    def __init__(
        self,
        name: str,
        parent: QWidget | None,
        longest: int | None = None,
        *,
        secret: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("halo", True)
        if longest is not None:
            self.setMaxLength(longest)
        if secret:
            self.setEchoMode(QLineEdit.EchoMode.Password)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type the digit that a key of the keypad stands for."""
        press = KeyPress.of(event, self.scan_codes)
        if not press.moves_on_keypad or press.held != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
            return
        if not _is_num_lock_lit(event, press):
            super().keyPressEvent(event)
            self._hint()
        elif press.digit is not None:
            key = Qt.Key(Qt.Key.Key_0 + int(press.digit))
            typed = QKeyEvent(event.type(), key, event.modifiers(), press.digit)
            super().keyPressEvent(typed)
        else:
            # Which decimal mark the keyboard has is not known; what stands there is not deleted.
            self._hint()

    def _hint(self) -> None:
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), keypad_hint(), self)


def _is_num_lock_lit(event: QKeyEvent, press: KeyPress) -> bool:
    return press.scan_codes is ScanCodes.XKB and bool(event.nativeModifiers() & _XKB_NUM_LOCK)


def keypad_hint() -> str:
    """What a key of the keypad that moves the cursor is told with."""
    return _(
        "The keypad moves the cursor here and types nothing. Use the row of digits above the "
        "letters, or press Num Lock."
    )
