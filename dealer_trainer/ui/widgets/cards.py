"""What pages are built of: cards and pages that keep their texts and what depends on the look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QWidget

from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import MIDDLE, RIGHT, fill, grid
from dealer_trainer.ui.widgets.drop_down import DropDown
from dealer_trainer.ui.widgets.label import Sign
from dealer_trainer.ui.widgets.page import WIDEST, Card, Page
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QLineEdit

    from dealer_trainer.ui.widgets.boxes import Placed

Text = Callable[[], str]
"""A text, looked up in the language in use each time."""

Shows = tuple[Callable[[str], object], Text]
"""What shows a text, and the text."""

LabelT = TypeVar("LabelT", bound=TextLabel)

Fit = Callable[[Look], object]
"""Settles what Qt's layouts do not: a length that depends on the look."""


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


@runtime_checkable
class Retranslated(Protocol):
    """A widget with texts of its own."""

    def retranslate(self) -> None: ...


class Translated:
    """A widget that keeps its texts: they are shown at once, and anew in another language."""

    _texts: tuple[Shows, ...] = ()

    def translate(self, *texts: Shows) -> None:
        """Show texts, now and whenever the language changes."""
        self._texts = (*self._texts, *texts)
        for show, text in texts:
            show(text())

    def retranslate(self) -> None:
        """Show the texts in the language in use."""
        for show, text in self._texts:
            show(text())


class PageCard(Translated, Card):
    """A card that keeps its texts, its look and what depends on it."""

    def __init__(self, parent: QWidget, name: str = "", title: Text | None = None) -> None:
        super().__init__(parent, titled=title is not None)
        self.setObjectName(name)
        self.look = Look()
        self._fits: tuple[Fit, ...] = ()
        if title is not None:
            self.translate((self.title.setText, title))

    def add(self, *parts: Placed) -> None:
        """Add parts below each other."""
        fill(self.rows, *parts)

    def fit(self, *fits: Fit) -> None:
        """Keep what depends on the look."""
        self._fits = (*self._fits, *fits)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.look = look
        for fit in self._fits:
            fit(look)


class CaptionCard(PageCard):
    """Lines of a caption and what is chosen or stands there."""

    def __init__(
        self, parent: QWidget, title: Text, wide: float, gaps: tuple[float, float], name: str = ""
    ) -> None:
        """``wide`` is the least width of the captions, ``gaps`` are between the lines in a low
        window and in others, in pixels of the plain window.
        """
        super().__init__(parent, name, title)
        self._grid = grid(24, 8, 0, 1)
        self.add(self._grid)
        self.fit(
            lambda look: self._grid.setVerticalSpacing(look.px(gaps[0 if look.low else 1])),
            lambda look: self._grid.setColumnMinimumWidth(0, look.tall(wide)),
        )

    def add_line(self, caption: Text, field: QWidget, side: Qt.AlignmentFlag = MIDDLE) -> TextLabel:
        """One more line; the label of its caption, which stands at a side of its cell."""
        words, at = TextLabel("strong", self), self._grid.rowCount()
        self._grid.addWidget(words, at, 0, side)
        self._grid.addWidget(field, at, 1)
        self.translate((words.setText, caption))
        return words


class CardPage(Translated, Page):
    """A page that keeps its texts, its look and what depends on it; cards come below each other."""

    def __init__(
        self, name: str, parent: QWidget | None, title: Text | None = None, *, widest: int = WIDEST
    ) -> None:
        super().__init__(name, parent, widest=widest)
        self.look = Look()
        self._fits: tuple[Fit, ...] = ()
        if title is not None:
            self.translate((self.heading.setText, title))

    def add(self, *parts: Placed) -> None:
        """Add parts below each other."""
        fill(self.column, *parts)

    def fit(self, *fits: Fit) -> None:
        """Keep what depends on the look; it is settled after the parts have theirs."""
        self._fits = (*self._fits, *fits)

    def apply_look(self, look: Look) -> None:
        self.look = look
        super().apply_look(look)
        for fit in self._fits:
            fit(look)

    def enter(self) -> None:
        """The keys go to the button that Enter presses."""
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Show the texts of the page and of its parts in the language in use."""
        super().retranslate()
        for part in self.content.findChildren(QWidget):
            if isinstance(part, Retranslated):
                part.retranslate()


class RowList(QListWidget):
    """A list of lines, as high as they are up to so many; Enter is the page's."""

    def __init__(self, name: str, parent: QWidget, *, most: int, line: int) -> None:
        super().__init__(parent)
        self._most, self._line = most, line
        self._look = Look()
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)

    def apply_look(self, look: Look) -> None:
        self._look = look
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
        self.setFixedHeight(lines * self._look.tall(self._line) + 4)
