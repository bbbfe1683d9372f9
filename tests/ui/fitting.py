"""Whether every text in a window has the room that it needs."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QWidget,
)

from dealer_trainer.ui.widgets.label import ElidedLabel
from dealer_trainer.ui.widgets.pressable import Pressable

_LOOKS = 400


def at_rest(look: Callable[[], list[str]]) -> list[str]:
    """What is still found wrong once everything is in its place: after two seconds at least."""
    found = look()
    for _ in range(_LOOKS):
        if not found:
            break
        QTest.qWait(5)
        found = look()
    return found


def faults_at_rest(window: QWidget) -> list[str]:
    """What is cut or lies over another once everything is in its place."""
    QTest.qWait(5)
    return at_rest(lambda: [*clipped_texts(window), *overlapping(window)])


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


def narrow_buttons(window: QWidget) -> list[str]:
    """The buttons whose words have less room than they need; names of people may be cut."""
    found = []
    for button in window.findChildren(QAbstractButton):
        # What is pressed in the sheet is made of labels, which wrap and are looked at themselves.
        if isinstance(button, Pressable) or not button.isVisible():
            continue
        lines = button.text().replace("&&", "&").split("\n")
        need = max(button.fontMetrics().horizontalAdvance(line.strip()) for line in lines)
        # Words that end so themselves lead to a dialog.
        cut = "…" in button.text() and "…" not in button.accessibleName()
        if button.objectName() != "nav.people" and (need > button.width() or cut):
            found.append(f"{button.objectName()}: {button.text().strip()}")
    return found


def beyond_the_edge(window: QWidget) -> list[str]:
    """Visible controls and texts that the window, or the view they scroll in, cuts at a side."""
    found = []
    for widget in window.findChildren(QWidget):
        kinds = QLabel | QAbstractButton | QLineEdit | QComboBox | QListWidget
        if not widget.isVisible() or not isinstance(widget, kinds):
            continue
        if isinstance(widget, QLabel) and not widget.text():
            continue
        left, right = _sides(widget, window)
        at = widget.mapTo(window, QPoint(0, 0)).x()
        if at < left or at + widget.width() > right:
            name = widget.objectName() or _words(widget)
            found.append(f"{name!r}: {at} to {at + widget.width()} of {left} to {right}")
    return found


def _sides(widget: QWidget, window: QWidget) -> tuple[int, int]:
    """Where what is seen of a widget begins and ends, left and right."""
    left, right = 0, window.width()
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            at = parent.mapTo(window, QPoint(0, 0)).x()
            left, right = max(left, at), min(right, at + parent.width())
        parent = area
    return left, right
