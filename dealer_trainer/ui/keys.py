"""How keys are read: one key pressed, and what the trainee means by it at the moment.

Digits go by where the key lies, signs by the character it types. On a Czech main row the key of
the 1 types ``+``: while an amount or a hand is asked it is the digit; where the dealer's
qualification is asked no digit is, so there it is the sign, and qualifies. No letter is a shortcut;
at a bet one is refused with a hint.
"""

from __future__ import annotations

import sys
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import Qt

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.intents import (
    Back,
    Choose,
    Clear,
    Confirm,
    Focus,
    Intent,
    Next,
    Pause,
    Pick,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import DrillState, Phase, Stage
from dealer_trainer.training.places import DEALER_CATEGORY

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_Key = Qt.Key
_NOTHING: Final = Qt.KeyboardModifier.NoModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier
_META: Final = Qt.KeyboardModifier.MetaModifier

_DIGITS: Final = "1234567890"
"""The main row from left to right, which is also the order of the hands from high card to royal."""


class ScanCodes(Enum):
    """How a system numbers keys by where they lie."""

    XKB = "xkb"
    WINDOWS = "windows"
    MISSING = "missing"
    """macOS: no scan codes; arrows count as keypad keys there, and the keypad has no Num Lock."""


_FIRST_DIGIT: Final = {ScanCodes.XKB: 10, ScanCodes.WINDOWS: 2}
"""The scan code of the main row's 1; the nine digits after it follow on."""

THIS_SYSTEM: Final = {"win32": ScanCodes.WINDOWS, "darwin": ScanCodes.MISSING}.get(
    sys.platform, ScanCodes.XKB
)


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key pressed, as Qt tells it. ``key`` is a `Qt.Key`, or a character that has none."""

    key: int
    text: str = ""
    scan_code: int = 0
    modifiers: Qt.KeyboardModifier = _NOTHING
    auto_repeat: bool = False
    scan_codes: ScanCodes = THIS_SYSTEM

    @classmethod
    def of(cls, event: QKeyEvent, scan_codes: ScanCodes = THIS_SYSTEM) -> KeyPress:
        """What an event says; ``scan_codes`` is the system that it comes from."""
        return cls(
            event.key(),
            event.text(),
            event.nativeScanCode(),
            event.modifiers(),
            event.isAutoRepeat(),
            scan_codes,
        )

    @property
    def held(self) -> Qt.KeyboardModifier:
        """Shift, Ctrl, Alt and Meta, whichever are held down."""
        return self.modifiers & (_SHIFT | _CONTROL | _ALT | _META)

    @property
    def is_typing(self) -> bool:
        """Whether it types a character; Windows tells AltGr as Ctrl and Alt."""
        others = self.modifiers & (_CONTROL | _ALT | _META)
        alt_gr = self.scan_codes is ScanCodes.WINDOWS and others == _CONTROL | _ALT
        return others == _NOTHING or (alt_gr and self.text != "" and self.text.isprintable())

    @property
    def moves_on_keypad(self) -> bool:
        """Whether it is a key of the keypad with Num Lock off: Home, an arrow, Ins, Del."""
        on_keypad = bool(self.modifiers & Qt.KeyboardModifier.KeypadModifier)
        known = self.key in _WITHOUT_NUM_LOCK or self.key == _Key.Key_Delete
        return on_keypad and known and self.scan_codes is not ScanCodes.MISSING

    @property
    def digit(self) -> str | None:
        """The digit of its position, or else of its character; nothing if it has none."""
        if self.moves_on_keypad:
            return _WITHOUT_NUM_LOCK.get(self.key)
        first = _FIRST_DIGIT.get(self.scan_codes)
        if first is not None and not self.held & _SHIFT:
            place = self.scan_code - first
            if 0 <= place < len(_DIGITS):
                return _DIGITS[place]
        return self.text if self.text in CATEGORIES else None

    @property
    def decimal_mark(self) -> str | None:
        """The decimal mark that it types; the keypad's Del is one."""
        if self.moves_on_keypad:
            return "." if self.key == _Key.Key_Delete else None
        return self.text if self.text in {".", ","} else None


_WITHOUT_NUM_LOCK: Final[dict[int, str]] = {
    _Key.Key_Home: "7",
    _Key.Key_Up: "8",
    _Key.Key_PageUp: "9",
    _Key.Key_Left: "4",
    _Key.Key_Clear: "5",
    _Key.Key_Right: "6",
    _Key.Key_End: "1",
    _Key.Key_Down: "2",
    _Key.Key_PageDown: "3",
    _Key.Key_Insert: "0",
}
CATEGORIES: Final = dict(zip(_DIGITS, Category, strict=True))
_CALLS: Final = {"+": True, "-": False}
_ANSWERS: Final = {"-": TAKE, "=": PUSH}

_Chord: TypeAlias = tuple[int, Qt.KeyboardModifier]
"""A key and what is held with it."""

# A Shift still down from typing digits on a Czech row changes nothing of Enter, Backspace and Del.
_WORK: Final[dict[_Chord, Intent]] = {
    **{
        (enter, held): Confirm()
        for enter in (_Key.Key_Return, _Key.Key_Enter)
        for held in (_NOTHING, _SHIFT)
    },
    (_Key.Key_Return, _CONTROL): Submit(),
    (_Key.Key_Enter, _CONTROL): Submit(),
    (_Key.Key_Tab, _NOTHING): Next(),
    (_Key.Key_Tab, _SHIFT): Back(),
    (_Key.Key_Backtab, _SHIFT): Back(),
    (_Key.Key_Backtab, _NOTHING): Back(),
    (_Key.Key_Up, _NOTHING): Back(),
    (_Key.Key_Backspace, _NOTHING): Rub(),
    (_Key.Key_Backspace, _SHIFT): Rub(),
    (_Key.Key_Backspace, _CONTROL): Undo(),
    (_Key.Key_Backspace, _ALT): Undo(),
    (_Key.Key_Delete, _NOTHING): Clear(),
    (_Key.Key_Delete, _SHIFT): Clear(),
    (_Key.Key_Escape, _NOTHING): Pause(),
    (_Key.Key_F2, _NOTHING): Focus(DEALER_CATEGORY),
}
_ALWAYS: Final[dict[int, Command]] = {
    _Key.Key_F3: Command.CLOCK,
    _Key.Key_F4: Command.FOUR_COLOURS,
    _Key.Key_F11: Command.FULL_SCREEN,
}
_UNCOVERED: Final[dict[int, Command]] = {
    **_ALWAYS,
    _Key.Key_F1: Command.PAY_TABLES,
    _Key.Key_F5: Command.SAME_LAYOUT,
    _Key.Key_F6: Command.WHOLE_TABLE,
}
_PAUSED: Final[dict[int, Command]] = {
    **_ALWAYS,
    _Key.Key_Escape: Command.RESUME,
    _Key.Key_Return: Command.RESUME,
    _Key.Key_Enter: Command.RESUME,
    _Key.Key_Space: Command.RESUME,
}
_FEEDBACK: Final[dict[int, Command]] = {
    **_UNCOVERED,
    _Key.Key_Return: Command.NEXT_LAYOUT,
    _Key.Key_Enter: Command.NEXT_LAYOUT,
    _Key.Key_Tab: Command.NEXT_LAYOUT,
    _Key.Key_Up: Command.PREVIOUS_BET,
    _Key.Key_Down: Command.NEXT_BET,
    _Key.Key_Left: Command.BOX_LEFT,
    _Key.Key_Right: Command.BOX_RIGHT,
    _Key.Key_Space: Command.FIVE_CARDS,
    _Key.Key_F7: Command.SHOW_ME,
    _Key.Key_Escape: Command.BACK,
}
_COMMANDS: Final = {
    Phase.WAITING: _UNCOVERED,
    Phase.ANSWERING: _UNCOVERED,
    Phase.PAUSED: _PAUSED,
    Phase.SUBMITTED: _FEEDBACK,
}


def intent_for(press: KeyPress, state: DrillState) -> Intent | Command | None:
    """What a key means for a layout in work, paused or marked; nothing if it means nothing there.

    A held key acts once; only Backspace goes on rubbing out.
    """
    if press.auto_repeat and (press.key, press.held) != (_Key.Key_Backspace, _NOTHING):
        return None
    if press.held == _NOTHING and press.key in _COMMANDS[state.phase]:
        return _COMMANDS[state.phase][press.key]
    if state.phase in (Phase.PAUSED, Phase.SUBMITTED):
        return None
    if not press.moves_on_keypad and (press.key, press.held) in _WORK:
        return _WORK[press.key, press.held]
    return _answer(press, state) if press.is_typing else None


def _answer(press: KeyPress, state: DrillState) -> Intent | None:
    """The digit, the decimal mark or the sign, for the question in focus."""
    place, digit = state.focus, press.digit
    if place is None:
        return None
    match state.stage:
        case Stage.PICK_FIVE:
            at = "1234567".find(digit or " ")
            return None if at < 0 else Pick(state.seven[at])
        case Stage.NAME_DEALER | Stage.NAME_BOX:
            return None if digit is None else Choose(place, CATEGORIES[digit])
        case Stage.QUALIFY:
            called = _CALLS.get(press.text)
            return None if called is None else Choose(place, called)
        case Stage.BETS:
            typed = digit or press.decimal_mark
            if typed is not None:
                return Type(typed)
            answer = _ANSWERS.get(press.text)
            # A letter is no amount: it is typed, seen and refused. Left out, 1e3 would be 13.
            return _foreign(press.text) if answer is None else Choose(place, answer)
        case Stage.SUBMIT:
            return None


def _foreign(text: str) -> Intent | None:
    """A character that belongs to no amount; spaces of any kind are dropped."""
    return Type(text) if text.isprintable() and text.strip() else None
