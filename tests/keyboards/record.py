"""Records key events of the seven keyboards into ``tests/data/keyboards``; run by hand, on X11.

Xvfb, xdotool and setxkbmap (Debian: ``xvfb xdotool x11-xkb-utils``) must be there::

    Xvfb :77 -screen 0 800x600x24 &
    DISPLAY=:77 QT_QPA_PLATFORM=xcb python tests/keyboards/record.py [NAME ...]

Keys are pressed by X key code, never by symbol: xdotool would move a symbol that a layout lacks to
another key, and the layout has to decide what a key types.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

DATA: Final = Path(__file__).resolve().parents[1] / "data" / "keyboards"

LAYOUTS: Final = {
    "us": ("us", ""),
    "cz": ("cz", ""),
    "cz-qwerty": ("cz", "qwerty"),
    "bg-bds": ("bg", ""),
    "bg-phonetic": ("bg", "phonetic"),
    "ru": ("ru", ""),
    "lv": ("lv", ""),
}
"""The name of a recording: the layout and variant that setxkbmap takes."""


def _row(name: str, first: int, count: int) -> dict[str, int]:
    return {f"{name}{index + 1:02d}": first + index for index in range(count)}


MAIN: Final = {
    "TLDE": 49,
    **_row("AE", 10, 12),
    **_row("AD", 24, 12),
    **_row("AC", 38, 11),
    "BKSL": 51,
    "LSGT": 94,
    **_row("AB", 52, 10),
}
"""The keys that type, by their XKB names: AE01 is the key of the digit 1."""


def _in_turn(names: str, first: int) -> dict[str, int]:
    return {name: first + index for index, name in enumerate(names.split())}


KEYPAD: Final = {
    **_in_turn("KP7 KP8 KP9 KPSU KP4 KP5 KP6 KPAD KP1 KP2 KP3 KP0 KPDL", 79),
    "KPMU": 63,
    "KPEN": 104,
    "KPDV": 106,
}
OTHERS: Final = {
    "ESC": 9,
    "BKSP": 22,
    "TAB": 23,
    "RTRN": 36,
    "SPCE": 65,
    **_in_turn("HOME UP PGUP LEFT RGHT END DOWN PGDN INS DELE", 110),
    **_row("FK", 67, 10),
    "FK11": 95,
    "FK12": 96,
}
CODES: Final = {**MAIN, **KEYPAD, **OTHERS}
NUM_LOCK: Final = 77
HOLDS: Final = {"shift": 50, "control": 37, "alt": 64}
MODIFIER_KEYS: Final = frozenset(
    (
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_Meta,
        Qt.Key.Key_NumLock,
    )
)
CHORDS: Final = (
    *(("shift", name) for name in (*MAIN, *KEYPAD, "TAB", "RTRN", "BKSP", "DELE")),
    *(("control", name) for name in ("RTRN", "KPEN", "BKSP", "AE01", "AB01", "TAB", "KP1")),
    *(("alt", name) for name in ("BKSP", "RTRN", "FK04", "AE01")),
)
HELD: Final = ("RTRN", "KPEN", "TAB", "BKSP", "AE01", "KP1", "KPSU", "DELE")


class Listener(QWidget):
    """A window that keeps what its key events say."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[dict[str, object]] = []

    def event(self, event: QEvent) -> bool:
        """Before Qt makes Tab move the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() not in MODIFIER_KEYS:
                self.seen.append(_facts(event))
            return True
        return super().event(event)


def _facts(event: QKeyEvent) -> dict[str, object]:
    modifiers = event.modifiers()
    return {
        "key": int(event.key()),
        "text": event.text(),
        "scan_code": event.nativeScanCode(),
        "virtual_key": event.nativeVirtualKey(),
        "modifiers": [
            modifier.name
            for modifier in Qt.KeyboardModifier
            if modifier.value.bit_count() == 1 and modifier in modifiers
        ],
        "auto_repeat": event.isAutoRepeat(),
    }


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def _press(listener: Listener, *codes: int, held: float = 0) -> list[dict[str, object]]:
    """What comes of pressing the last key with the others held."""
    listener.seen.clear()
    # Two digits: xdotool takes a single one for the symbol of that name.
    for code in codes:
        _run("xdotool", "keydown", f"{code:02d}")
    _wait(lambda: bool(listener.seen), 0.5)
    if held:
        _wait(lambda: len(listener.seen) >= 3, held)
    for code in reversed(codes):
        _run("xdotool", "keyup", f"{code:02d}")
    QApplication.processEvents()
    return list(listener.seen[:3])


def _wait(done: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not done():
        QApplication.processEvents()
        time.sleep(0.002)


def _set_num_lock(listener: Listener, on: bool) -> None:
    seven = _press(listener, CODES["KP7"])[0]
    if (seven["key"] == Qt.Key.Key_7.value) is not on:
        _press(listener, NUM_LOCK)


def _events(listener: Listener) -> Iterator[dict[str, object]]:
    for num_lock in (True, False):
        _set_num_lock(listener, num_lock)
        for name in CODES if num_lock else KEYPAD:
            for facts in _press(listener, CODES[name])[:1]:
                yield {"name": name, "num_lock": num_lock, "held": False, **facts}
        for hold, name in CHORDS:
            if num_lock or name in KEYPAD:
                for facts in _press(listener, HOLDS[hold], CODES[name])[:1]:
                    yield {"name": name, "num_lock": num_lock, "held": False, **facts}
    _set_num_lock(listener, True)
    for name in HELD:
        for facts in _press(listener, CODES[name], held=2):
            yield {"name": name, "num_lock": True, "held": True, **facts}
    for facts in _press(listener, HOLDS["control"], CODES["RTRN"], held=2):
        yield {"name": "RTRN", "num_lock": True, "held": True, **facts}


def record(listener: Listener, name: str) -> None:
    """Writes one keyboard's events, a line each."""
    layout, variant = LAYOUTS[name]
    _run("setxkbmap", "-layout", layout, "-variant", variant)
    _wait(lambda: False, 0.3)
    lines = [json.dumps(event, ensure_ascii=False) for event in _events(listener)]
    head = json.dumps({"layout": layout, "variant": variant}, ensure_ascii=False)[:-1]
    body = ",\n".join(lines)
    (DATA / f"{name}.json").write_text(f'{head}, "events": [\n{body}\n]}}\n', encoding="utf-8")


def main() -> None:
    """Records the keyboards named, or all."""
    application = QApplication(sys.argv)
    if application.platformName() != "xcb":
        sys.exit("Key events are recorded on X11: QT_QPA_PLATFORM=xcb.")
    listener = Listener()
    listener.show()
    _wait(lambda: listener.windowHandle().isExposed(), 3)
    _run("xdotool", "windowfocus", "--sync", str(int(listener.winId())))
    for name in application.arguments()[1:] or list(LAYOUTS):
        record(listener, name)


if __name__ == "__main__":
    main()
