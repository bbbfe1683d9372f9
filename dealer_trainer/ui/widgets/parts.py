"""What every part of the kit has in common: it keeps its look and hands it to what is in it.

A part sets in ``_adapt`` what of its own follows from the look; everything else (keeping it, giving
it to the parts inside, painting anew) is done here. Layouts are parts too: a `LinearLayout` or a
`Grid` knows its margins and gaps in pixels of the plain window, and draws them as the look is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLayout, QScrollArea, QWidget

from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.theme.look import Length, Look, Themed

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent

Margins: TypeAlias = tuple[Length, Length, Length, Length]
"""Left, top, right and bottom."""

Item: TypeAlias = QWidget | QLayout | int
"""What lies in a box; a number is a stretch of so many shares that shows nothing."""

_Widget = TypeVar("_Widget", bound=Themed)
_NO_MARGINS = (0, 0, 0, 0)


class KitPart:
    """A widget or layout that keeps its look. Name it before the Qt class among the bases.

    It knows no Qt class itself: of two bases with one, Shiboken makes two objects.
    """

    look = Look()

    def apply_look(self, look: Look) -> None:
        self.look = look
        self._adapt(look)

    def _adapt(self, look: Look) -> None:
        """Set lengths, colours and letters of its own; parts inside have the look already."""


class Container(KitPart):
    """A part with parts inside, which have the look before it."""

    def apply_look(self, look: Look) -> None:
        self.look = look
        if isinstance(self, QWidget | QLayout):
            hand_down(self, look)
        self._adapt(look)

    def with_look(self, part: _Widget) -> _Widget:
        """A part that is made late, in the look of all."""
        part.apply_look(self.look)
        return part


class Panel(Container, QWidget):
    """A plain widget with parts inside."""

    def _adapt(self, look: Look) -> None:
        self.update()


class PaintedPart(KitPart):
    """A part that paints itself in ``_paint``. Name it before the Qt class, or a `Panel`."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        if isinstance(self, QWidget):
            self._paint(QPainter(self), QRectF(self.rect()))

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what is its own in its rectangle; parts inside paint themselves."""
        raise NotImplementedError


class Ground(PaintedPart, Panel):
    """A panel with a plain ground in one of the theme's colours, and lines along its edges."""

    ground = "surface"
    edges: tuple[Qt.Edge, ...] = ()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        tokens = self.look.tokens
        painter.fillRect(rect, QColor(getattr(tokens, self.ground)))
        lines = {
            Qt.Edge.TopEdge: (0, 0, self.width(), 1),
            Qt.Edge.LeftEdge: (0, 0, 1, self.height()),
            Qt.Edge.BottomEdge: (0, self.height() - 1, self.width(), 1),
        }
        for edge in self.edges:
            painter.fillRect(*lines[edge], QColor(tokens.line))


def hand_down(root: QObject, look: Look) -> None:
    """Give a look to every part below a root, also where plain widgets lie between."""
    for child in root.children():
        give_look(child, look)


def give_look(child: QObject, look: Look) -> None:
    """Give a look to a part and to all that is in it, such as one that is made late."""
    if isinstance(child, KitPart):
        child.apply_look(look)
    elif isinstance(child, QWidget):
        if isinstance(child, Themed):
            child.apply_look(look)
        inside = child.widget() if isinstance(child, QScrollArea) else child
        if inside is not None:
            hand_down(inside, look)


class ScrollArea(QScrollArea):
    """Scrolls what is in it up and down; it has no frame and takes no keys itself."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class LinearLayout(Container, QBoxLayout):
    """Parts in a row or a column; make one with `row` or `column`."""

    def __init__(
        self,
        direction: QBoxLayout.Direction,
        items: Sequence[Item | tuple[QWidget | QLayout, int]],
        parent: QWidget | None,
        margins: Margins,
        spacing: Length | None,
    ) -> None:
        super().__init__(direction, parent)
        self._margins, self._gap = margins, spacing
        self.setContentsMargins(0, 0, 0, 0)
        for item in items:
            self.put(item)
        self._adapt(self.look)

    def put(self, item: Item | tuple[QWidget | QLayout, int]) -> None:
        """Add a part at the end; of a pair the second is its share of the room."""
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, int):
            self.addStretch(part)
        elif isinstance(part, QLayout):
            nest(self, part, stretch)
        else:
            self.addWidget(part, stretch)

    def _adapt(self, look: Look) -> None:
        if self._margins is not _NO_MARGINS:
            self.setContentsMargins(*map(look.px, self._margins))
        if self._gap is not None:
            self.setSpacing(look.px(self._gap))


def row(
    *items: Item | tuple[QWidget | QLayout, int],
    within: QWidget | None = None,
    margins: Margins = _NO_MARGINS,
    spacing: Length | None = None,
) -> LinearLayout:
    """Parts side by side; ``within`` is the widget that they fill."""
    return LinearLayout(QBoxLayout.Direction.LeftToRight, items, within, margins, spacing)


def column(
    *items: Item | tuple[QWidget | QLayout, int],
    within: QWidget | None = None,
    margins: Margins = _NO_MARGINS,
    spacing: Length | None = None,
) -> LinearLayout:
    """Parts below each other; ``within`` is the widget that they fill."""
    return LinearLayout(QBoxLayout.Direction.TopToBottom, items, within, margins, spacing)


class Grid(KitPart, QGridLayout):
    """Parts in rows and columns."""

    def __init__(
        self,
        rows: Sequence[Sequence[QWidget]] = (),
        *,
        within: QWidget | None = None,
        margins: Margins = _NO_MARGINS,
        across: Length | None = None,
        down: Length | None = None,
    ) -> None:
        super().__init__(within)
        self._margins, self._across, self._down = margins, across, down
        for y, line in enumerate(rows):
            for x, widget in enumerate(line):
                self.addWidget(widget, y, x)
        self._adapt(self.look)

    def _adapt(self, look: Look) -> None:
        self.setContentsMargins(*map(look.px, self._margins))
        if self._across is not None:
            self.setHorizontalSpacing(look.px(self._across))
        if self._down is not None:
            self.setVerticalSpacing(look.px(self._down))
