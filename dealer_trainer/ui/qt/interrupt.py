"""Ctrl+C in the terminal ends the window as it ends any command."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

INTERRUPTED = 130


class Interruption(QObject):
    """Wakes Qt's loop when a signal comes: Python's own handlers run only then."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        signal.set_wakeup_fd(self._write.fileno())
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        signal.signal(signal.SIGINT, self._end)

    def _wake(self) -> None:
        self._read.recv(64)

    def _end(self, number: int, frame: FrameType | None) -> None:
        QCoreApplication.exit(INTERRUPTED)

    def close(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._read.close()
        self._write.close()
