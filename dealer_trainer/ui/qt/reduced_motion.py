"""Whether the system asks for less motion, in each system's own way: Qt tells it from 6.12 on only.

Windows and macOS are asked whenever it matters, which takes microseconds. A Linux desktop is asked
once, through its portal, and nobody waits for the answer: until it comes nothing moves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from dealer_trainer.ui.qt.lifetime import delete_later

PORTAL: Final = "org.freedesktop.portal.Desktop"
PORTAL_PATH: Final = "/org/freedesktop/portal/desktop"
SETTINGS: Final = "org.freedesktop.portal.Settings"
PATIENCE: Final = 2_000
"""Milliseconds for an answer; whoever does not answer asks for nothing."""

WORDS: Final = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", 0),
)
"""Where a desktop keeps the wish, newest first, and the value that asks for stillness."""


class SystemStillness(QObject):
    """What the system preferences, for as long as its owner lives."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = False
        self._waits = 0
        if sys.platform.startswith("linux") and _has_session_bus():
            self._ask_portal()

    @property
    def asked_for(self) -> bool:
        """Whether nothing is to move; so it is while the answer is still on its way."""
        if sys.platform == "win32":
            still = _windows_asks()
        elif sys.platform == "darwin":
            still = _macos_asks()
        else:
            still = self._told or self._waits > 0
        return still

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import (  # noqa: PLC0415 -- only a Linux desktop is asked by bus
            QDBusConnection,
            QDBusMessage,
            QDBusPendingCallWatcher,
        )

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for group, key, still in WORDS:
            question = QDBusMessage.createMethodCall(PORTAL, PORTAL_PATH, SETTINGS, "ReadOne")
            question.setArguments([group, key])
            # A portal that is not there is not started for this.
            question.setAutoStartService(False)
            answer = QDBusPendingCallWatcher(bus.asyncCall(question, PATIENCE), self)
            answer.setProperty("still", still)
            answer.finished.connect(self._hear)
            self._waits += 1

    def _hear(self, answer: QObject) -> None:
        from PySide6.QtDBus import (  # noqa: PLC0415 -- see above
            QDBusPendingCallWatcher,
            QDBusVariant,
        )

        self._waits -= 1
        if not isinstance(answer, QDBusPendingCallWatcher):
            return
        said = answer.reply().arguments() if not answer.isError() else []
        value = said[0] if said else None
        if isinstance(value, QDBusVariant):
            value = value.variant()
        if isinstance(value, int) and value == answer.property("still"):
            self._told = True
        delete_later(answer)


def _has_session_bus() -> bool:
    """Whether there is a bus to ask; Qt would try to start one otherwise."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return runtime is not None and (Path(runtime) / "bus").exists()


if sys.platform == "win32":
    import ctypes

    def _windows_asks() -> bool:
        """Settings, Accessibility, Visual effects, Animation effects: off."""
        client_area_animation = 0x1042
        animated = ctypes.c_int(1)
        answered = ctypes.windll.user32.SystemParametersInfoW(
            client_area_animation, 0, ctypes.byref(animated), 0
        )
        return bool(answered) and not animated.value


if sys.platform == "darwin":
    import ctypes
    import ctypes.util

    def _macos_asks() -> bool:
        """System Settings, Accessibility, Display, Reduce motion."""
        objc = ctypes.CDLL(ctypes.util.find_library("objc"))
        objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
        objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
        address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
        send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
        ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
        workspace = send(
            objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace")
        )
        wish = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
        return bool(ask(workspace, wish))
