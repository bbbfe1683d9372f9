"""What every part of the kit has in common: it keeps its look and hands it to what is in it.

A part sets in ``_adapt`` what of its own follows from the look; everything else (keeping it, giving
it to the parts inside, painting anew) is done here. Layouts are parts too (`widgets/boxes.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent

_Part = TypeVar("_Part", bound="KitPart")


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

    def with_look(self, part: _Part) -> _Part:
        """A part that is made late, in the look of all."""
        part.apply_look(self.look)
        return part


class Panel(Container, QWidget):
    """A plain widget with parts inside; with another look it is painted anew."""

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
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
