"""Whether every text in a window has the room that it needs."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from dealer_trainer.ui.sheet.label import ElidedLabel


def clipped_texts(window: QWidget) -> list[str]:
    """The texts of visible labels and buttons that do not fit, each with the room and the need."""
    labels = window.findChildren(QLabel)
    return [told for label in labels if (told := _clipped(label)) is not None]


def _clipped(label: QLabel) -> str | None:
    if not label.isVisible() or not label.text() or isinstance(label, ElidedLabel):
        return None
    room = label.contentsRect()
    flags = Qt.TextFlag.TextWordWrap.value if label.wordWrap() else 0
    wide = QRect(0, 0, room.width() if label.wordWrap() else 10_000, 10_000)
    need = label.fontMetrics().boundingRect(wide, flags, label.text())
    word = max(label.fontMetrics().horizontalAdvance(w) for w in _words_of(label.text()))
    too_wide = (word if label.wordWrap() else need.width()) > room.width() + 1
    # A pixel of an ascent that no letter reaches may be cut.
    too_high = need.height() > room.height() + 2
    if not (too_wide or too_high):
        return None
    size = f"{need.width()}×{need.height()}"
    return f"{label.text()!r}: {room.width()}×{room.height()} for {size}"


def _words_of(text: str) -> list[str]:
    """What a line is not broken in: words, and the parts of a word with a hyphen."""
    return re.findall(r"[^\s-]+-?", text) or [""]


def overlapping(window: QWidget) -> list[str]:
    """Pairs of visible sibling widgets with texts that lie over one another."""
    found = []
    for parent in [window, *window.findChildren(QWidget)]:
        children = [
            child
            for child in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if child.isVisible() and isinstance(child, QLabel | QLineEdit)
        ]
        for i, one in enumerate(children):
            for other in children[i + 1 :]:
                if one.geometry().intersected(other.geometry()).isValid():
                    found.append(f"{_words(one)!r} over {_words(other)!r}")
    return found


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QLineEdit) else ""
