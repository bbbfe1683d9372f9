"""A page of the shell: a heading, then cards; it scrolls where the window is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from dealer_trainer.ui.widgets.parts import Container, ScrollArea, column, row
from dealer_trainer.ui.widgets.tab_order import order_tabs
from dealer_trainer.ui.widgets.words import NameWords, TextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

MARGIN = 32
GAP = 16
WIDEST = 1440
"""A page's content grows no wider than this, in pixels of the plain window."""

_SCROLL = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Page(Container, QWidget):
    """What a page of the shell has: its content in a scroll area, and the button that Enter
    presses.
    """

    def __init__(self, name: str, parent: QWidget | None = None, *, widest: int = WIDEST) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._widest = widest
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        give_role(self, "page")
        self.primary: QAbstractButton | None = None
        self.content = QWidget()
        self._scroll = ScrollArea(self.content, self)
        if widest < WIDEST:
            self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column(self._scroll, within=self)
        self.heading = NameWords("title", self.content)
        self.heading_row = row((self.heading, 1))
        self.heading_row.setSpacing(12)
        margins = (MARGIN, (22, 12), MARGIN, 20)
        self.column = column(
            self.heading_row, within=self.content, margins=margins, spacing=(GAP, 12)
        )

    def _adapt(self, look: Look) -> None:
        self.content.setMaximumWidth(look.px(self._widest))
        self.heading.setMinimumHeight(look.tall(44))

    def retranslate(self) -> None:
        """Say everything anew in the language in use."""

    def enter(self) -> None:
        """The page comes up: show what holds now, and put the keys where they are wanted."""

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


class Card(Container, QFrame):
    """A card: a rounded ground with a section's title and what belongs to it."""

    def __init__(self, parent: QWidget, *, titled: bool = True) -> None:
        super().__init__(parent)
        give_role(self, "card")
        self.rows = column(within=self, margins=(24, (18, 12), 24, (20, 14)), spacing=(12, 8))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.title = TextLabel("section", self)
        self.title.setVisible(titled)
        if titled:
            self.rows.addWidget(self.title)
