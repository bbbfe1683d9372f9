"""Pages and cards: parts below each other that keep their texts and what depends on the look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QFrame,
    QSizePolicy,
    QWidget,
)

from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.boxes import MIDDLE, column, grid, row
from dealer_trainer.ui.widgets.parts import Container, ScrollArea
from dealer_trainer.ui.widgets.tab_order import order_tabs
from dealer_trainer.ui.widgets.words import NameWords, TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from dealer_trainer.ui.widgets.boxes import LinearLayout, Placed

MARGIN = 32
GAP = 16
WIDEST = 1440
"""A page's content grows no wider than this, in pixels of the plain window."""

Text = Callable[[], str]
"""A text, looked up in the language in use each time."""

Shows = tuple[Callable[[str], object], Text]
"""What shows a text, and the text."""

Fit = Callable[[Look], object]
"""Settles what Qt's layouts do not: a length that depends on the look."""

_SCROLL = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


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


class Stacked(Translated, Container):
    """What pages and cards share: parts below each other, texts, and what depends on the look."""

    rows: LinearLayout
    _fits: tuple[Fit, ...] = ()

    def add(self, *parts: Placed) -> None:
        """Add parts below each other."""
        self.rows.put(*parts)

    def fit(self, *fits: Fit) -> None:
        """Keep what depends on the look; it is settled after the parts have theirs."""
        self._fits = (*self._fits, *fits)

    def _adapt(self, look: Look) -> None:
        for fit in self._fits:
            fit(look)


class Page(Stacked, QWidget):
    """What a page of the shell has: its content in a scroll area, and the button that Enter
    presses.
    """

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        title: Text | None = None,
        *,
        widest: int = WIDEST,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        give_role(self, "page")
        self.primary: QAbstractButton | None = None
        self.content = QWidget()
        self._scroll = ScrollArea(self.content, self)
        if widest < WIDEST:
            self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column(self._scroll, within=self)
        self.heading = NameWords("title", self.content)
        self.heading_row = row((self.heading, 1), gap=12)
        margins = (MARGIN, (22, 12), MARGIN, 20)
        self.rows = column(
            self.heading_row, within=self.content, margins=margins, spacing=(GAP, 12)
        )
        self.fit(
            lambda look: self.content.setMaximumWidth(look.px(widest)),
            lambda look: self.heading.setMinimumHeight(look.tall(44)),
        )
        if title is not None:
            self.translate((self.heading.setText, title))

    def retranslate(self) -> None:
        """Show the texts of the page and of its parts in the language in use."""
        super().retranslate()
        for part in self.content.findChildren(QWidget):
            if isinstance(part, Retranslated):
                part.retranslate()

    def enter(self) -> None:
        """The page comes up: the keys go to the button that Enter presses."""
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, else the page's own."""
        if event.key() in _SCROLL:
            self._scroll.verticalScrollBar().triggerAction(_SCROLL[Qt.Key(event.key())])
            return
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        event.accept()
        if event.isAutoRepeat():
            return
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and not focused.isCheckable():
            focused.click()
        elif self.primary is not None and self.primary.isVisible() and self.primary.isEnabled():
            self.primary.click()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes as the page is laid out now: parts of it come and go."""
        order_tabs(self.content)
        return super().focusNextPrevChild(next)

    def showing(self, widget: QWidget) -> None:
        """Scroll so that a widget is in sight."""
        self._scroll.ensureWidgetVisible(widget, 0, 24)


class Card(Stacked, QFrame):
    """A card: a rounded ground with a section's title and what belongs to it."""

    def __init__(self, parent: QWidget, name: str = "", title: Text | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        give_role(self, "card")
        self.rows = column(within=self, margins=(24, (18, 12), 24, (20, 14)), spacing=(12, 8))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.title = TextLabel("section", self)
        self.title.setVisible(title is not None)
        if title is not None:
            self.add(self.title)
            self.translate((self.title.setText, title))


class CaptionCard(Card):
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
