"""Widgets set in lines, as words are: what does not fit goes on the next line."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets at their own width, left to right, line below line; ``even`` gives all of them the
    width of the widest. They draw in their sides where one line holds them all then.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = 8, *, even: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._set(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._set(rect, place=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        shown = self._shown()
        width = sum(self._own_widths(shown)) + self._gap * max(0, len(shown) - 1)
        height = max((item.sizeHint().height() for item in shown), default=0)
        return QSize(width, height)

    def minimumSize(self) -> QSize:
        """The widest alone."""
        width = max((item.sizeHint().width() for item in self._shown()), default=0)
        height = max((item.sizeHint().height() for item in self._shown()), default=0)
        return QSize(width, height)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _own_widths(self, items: list[QLayoutItem]) -> list[int]:
        widths = [item.sizeHint().width() for item in items]
        return [max(widths)] * len(widths) if self._even and widths else widths

    def _widths(self, items: list[QLayoutItem], room: int) -> list[int]:
        """How wide each is: as it asks for, or drawn in by what a single line lacks."""
        own = self._own_widths(items)
        lacking = sum(own) + self._gap * max(0, len(items) - 1) - room
        spare = [
            max(0, width - item.minimumSize().width())
            for item, width in zip(items, own, strict=True)
        ]
        if not 0 < lacking <= sum(spare):
            return [min(width, room) for width in own]
        # What all up to one give up together, so that none gives the rest of a division alone.
        upto = [lacking * part // sum(spare) for part in accumulate(spare)]
        drawn = [upper - lower for lower, upper in pairwise([0, *upto])]
        return [width - less for width, less in zip(own, drawn, strict=True)]

    def _set(self, rect: QRect, *, place: bool) -> int:
        """Set the items into a width; the height that they take."""
        x, y, line = rect.x(), rect.y(), 0
        shown = self._shown()
        for item, width in zip(shown, self._widths(shown, rect.width()), strict=True):
            hint = item.sizeHint()
            if line and x + width > rect.right() + 1:
                x, y, line = rect.x(), y + line + self._gap, 0
            if place:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, hint.height())))
            x += width + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()
