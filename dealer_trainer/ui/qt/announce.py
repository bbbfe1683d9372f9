"""Who hears the window instead of seeing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def tell_listeners(source: QWidget, told: str) -> None:
    """A screen reader says it at once; where there is none nothing happens."""
    from PySide6.QtGui import (  # noqa: PLC0415 -- dear classes, and no first paint waits for them
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, told))
