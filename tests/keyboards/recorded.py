"""The key events recorded of each keyboard, to be pressed in tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from dealer_trainer.ui.keys import KeyPress, ScanCodes

DATA: Final = Path(__file__).resolve().parents[1] / "data" / "keyboards"
KEYBOARDS: Final = ("us", "cz", "cz-qwerty", "bg-bds", "bg-phonetic", "ru", "lv")


@dataclass(frozen=True, slots=True)
class Recorded:
    """One key event; ``name`` is the key's XKB name, as on no layout in particular: AE01, KP7."""

    name: str
    num_lock: bool
    held_down: bool
    virtual_key: int
    press: KeyPress

    @property
    def shift(self) -> bool:
        """Whether Shift was held."""
        return bool(self.press.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def other_modifiers(self) -> bool:
        """Whether Ctrl or Alt was held."""
        others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        return bool(self.press.modifiers & others)

    @property
    def on_keypad(self) -> bool:
        """Whether the key lies on the keypad."""
        return self.name.startswith("KP")

    def event(self) -> QKeyEvent:
        """The event again, as Qt sent it."""
        press = self.press
        return QKeyEvent(
            QEvent.Type.KeyPress,
            press.key,
            press.modifiers,
            press.scan_code,
            self.virtual_key,
            0,
            press.text,
            press.auto_repeat,
            1,
        )


@dataclass(frozen=True, slots=True)
class Keyboard:
    """All events recorded of one layout."""

    name: str
    events: tuple[Recorded, ...]

    @property
    def single(self) -> tuple[Recorded, ...]:
        """Keys pressed and let go."""
        return tuple(event for event in self.events if not event.held_down)

    def key(
        self,
        name: str,
        *modifiers: Qt.KeyboardModifier,
        num_lock: bool = True,
    ) -> Recorded:
        """A key with what is held; the keypad's own flag is not named. Raises ``LookupError``."""
        wanted = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            wanted |= modifier
        for event in self.single:
            if (event.name, event.num_lock) == (name, num_lock) and event.press.held == wanted:
                return event
        raise LookupError(name, modifiers, num_lock)

    def typing(self, character: str) -> Recorded:
        """The key beside the keypad that types a character, with Shift only if need be."""
        found = [
            event
            for event in self.single
            if event.press.text == character and not (event.on_keypad or event.other_modifiers)
        ]
        if not found:
            raise LookupError(character)
        return min(found, key=lambda event: event.shift)

    def held(self, name: str, *, control: bool = False) -> tuple[Recorded, ...]:
        """What comes of holding a key: the press and its first repeats."""
        return tuple(
            event
            for event in self.events
            if event.held_down and event.name == name and event.other_modifiers is control
        )


def _recorded(fields: dict[str, Any]) -> Recorded:
    modifiers = Qt.KeyboardModifier.NoModifier
    for name in fields["modifiers"]:
        modifiers |= Qt.KeyboardModifier[name]
    press = KeyPress(
        key=fields["key"],
        text=fields["text"],
        scan_code=fields["scan_code"],
        modifiers=modifiers,
        auto_repeat=fields["auto_repeat"],
        scan_codes=ScanCodes.XKB,
    )
    return Recorded(
        fields["name"], fields["num_lock"], fields["held"], fields["virtual_key"], press
    )


@cache
def keyboard(name: str) -> Keyboard:
    """The recording of a keyboard."""
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    return Keyboard(name, tuple(_recorded(fields) for fields in json.loads(text)["events"]))
