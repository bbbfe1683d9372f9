"""What stands on pages and cards: fields and their names, notices, signs, lists of lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListWidget

from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import MIDDLE, RIGHT
from dealer_trainer.ui.widgets.drop_down import DropDown
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.parts import KitPart
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QLineEdit, QWidget

    from dealer_trainer.ui.theme.look import Look
    from dealer_trainer.ui.widgets.page import Fit, Shows, Text

LabelT = TypeVar("LabelT", bound=TextLabel)


def tall(height: float, *widgets: QWidget) -> Fit:
    """Widgets that letters of any size fit in: at least so high, in pixels of the plain window."""

    def fit(look: Look) -> None:
        for widget in widgets:
            widget.setMinimumHeight(look.tall(height))

    return fit


def beside(text: TextLabel) -> TextLabel:
    """A text at the right end of its room, such as a figure."""
    text.setAlignment(RIGHT | MIDDLE)
    return text


def selectable(text: LabelT) -> LabelT:
    """A text that can be copied with the mouse."""
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return text


def naming(field: QLineEdit, name: Text) -> tuple[Shows, Shows]:
    """A field's name, in it while it is empty and for who hears the window."""
    return (field.setPlaceholderText, name), (field.setAccessibleName, name)


def verdict_sign(right: bool, size: float, parent: QWidget) -> Sign:
    """A tick or a cross."""
    which, ink = verdict_icon(right)
    return Sign(size, ink, parent, which)


def verdict_icon(right: bool) -> tuple[Icon, Ink]:
    """The icon and the ink of right or wrong."""
    return (Icon.CHECK, Ink.RIGHT) if right else (Icon.CROSS, Ink.WRONG)


def drop_down(name: str, parent: QWidget) -> DropDown:
    """A list that drops down, with the focus ring of a page."""
    made = DropDown(parent)
    made.setObjectName(name)
    made.setProperty("halo", True)
    return made


class Notice(TextLabel):
    """A text that is there only while there is something to say, such as a refusal."""

    def __init__(self, role: str, parent: QWidget, name: str = "") -> None:
        super().__init__(role, parent)
        self.setObjectName(name)
        self.hide()

    def say(self, text: str) -> None:
        """Say it, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))


class RowList(KitPart, QListWidget):
    """A list of lines, as high as they are up to so many; Enter is the page's."""

    def __init__(self, name: str, parent: QWidget, *, most: int, line: int) -> None:
        super().__init__(parent)
        self._most, self._line = most, line
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)

    def _adapt(self, look: Look) -> None:
        high = look.tall(self._line)
        self.setStyleSheet(
            f"QListWidget::item {{ height: {high}px; padding-left: {look.px(10)}px;"
            " border-radius: 8px; }"
            f"QListWidget::item:selected {{ background: {look.tokens.accentbg};"
            f" color: {look.tokens.text}; }}"
        )
        self._settle_height()

    def show_lines(self, lines: Sequence[str], chosen: int) -> None:
        """Show these; one of them is chosen."""
        self.clear()
        self.addItems(lines)
        self.setCurrentRow(min(chosen, len(lines) - 1))
        self._settle_height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter through: it presses the page's button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _settle_height(self) -> None:
        lines = max(1, min(self.count(), self._most))
        self.setFixedHeight(lines * self.look.tall(self._line) + 4)
