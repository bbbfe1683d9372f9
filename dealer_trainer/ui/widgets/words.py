"""Plain texts of a role of the style sheet: what a person typed is never read as markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy

from dealer_trainer.ui.theme.stylesheet import give_role

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

_AS_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
"""As ``html.escape`` has it; its module, with every sign there is, is dear at a start."""

_KEPT = 26
"""About so many letters of a line are never cut."""


class TextLabel(QLabel):
    """A text; it wraps unless it is said to be one line."""

    def __init__(
        self, role: str, parent: QWidget | None = None, *, text: str = "", wrap: bool = True
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        give_role(self, role)
        self.setText(text)
        if wrap:
            policy = self.sizePolicy()
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)


def show_text(label: QLabel, text: str) -> None:
    """Show a text; without one the label takes no room."""
    label.setText(text)
    label.setVisible(bool(text))


def paint_elided(label: QLabel) -> None:
    """Paint as much of a label's one line as fits; the whole stands in its tooltip then."""
    text = label.text()
    shown = label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, label.width())
    painter = QPainter(label)
    painter.setPen(label.palette().color(QPalette.ColorRole.WindowText))
    painter.drawText(label.rect(), label.alignment() | Qt.AlignmentFlag.AlignVCenter, shown)
    label.setToolTip(plain_tip(text) if shown != text else "")


class NameWords(TextLabel):
    """One line that may be cut where room is short, such as a trainee's name of 80 characters.

    A title is kept whole; what is longer, such as a name, may be cut.
    """

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(role, parent, wrap=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(
            min(hint.width(), self.fontMetrics().averageCharWidth() * _KEPT), hint.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_elided(self)


def plain_tip(text: str) -> str:
    """A tooltip that shows a text as it is: Qt would read one with tags in it as markup."""
    return f"<span>{text.translate(_AS_MARKUP)}</span>" if text else ""


def plain_label(text: str) -> str:
    """A button's label that shows a text as it is: Qt would read ``&`` as the mark of a key."""
    return text.replace("&", "&&")


def rule(parent: QWidget) -> QFrame:
    """A hairline across."""
    line = QFrame(parent)
    give_role(line, "rule")
    return line
