"""The order of Tab on a page: as its parts lie, whenever they were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout, QLayoutItem


def order_tabs(root: QWidget) -> None:
    """Let Tab go through what lies in a widget from top to bottom, row by row."""
    for one, other in pairwise(_laid(root)):
        if one.nextInFocusChain() is not other:
            QWidget.setTabOrder(one, other)


def _laid(widget: QWidget) -> Iterator[QWidget]:
    """The widgets that the keys can go to, in the order of the layouts."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    layout = widget.layout()
    if layout is not None:
        yield from _laid_in(layout)


def _laid_in(layout: QLayout) -> Iterator[QWidget]:
    for item in _items(layout):
        inner, widget = item.layout(), item.widget()
        if widget is not None:
            yield from _laid(widget)
        elif inner is not None:
            yield from _laid_in(inner)


def _items(layout: QLayout) -> list[QLayoutItem]:
    items = [(number, layout.itemAt(number)) for number in range(layout.count())]
    if isinstance(layout, QGridLayout):
        items.sort(key=lambda numbered: _place(layout, numbered[0]))
    return [item for _number, item in items if item is not None]


def _place(grid: QGridLayout, number: int) -> tuple[int, ...]:
    """Row and column."""
    place: tuple[int, ...] = tuple(grid.getItemPosition(number))  # type: ignore[arg-type]
    return place[:2]
