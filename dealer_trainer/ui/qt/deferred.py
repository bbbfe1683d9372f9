"""What is done in a later turn of Qt's loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject, SignalInstance


def later(
    owner: QObject, do: Callable[[], object] | SignalInstance, milliseconds: int = 0
) -> QTimer:
    """A timer of its owner that, started, does something once: in the next turn of the loop, or so
    many milliseconds after.
    """
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.timeout.connect(do)
    return timer
