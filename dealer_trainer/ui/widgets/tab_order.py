"""The order of Tab on a page: as its parts lie, whenever they were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget


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
    for part in _parts(layout):
        if isinstance(part, QLayout):
            yield from _laid_in(part)
        else:
            yield from _laid(part)


def _parts(layout: QLayout) -> list[QWidget | QLayout]:
    """Widgets and layouts in a layout, in its order.

    Its items are not asked for: Shiboken would keep the Python half of each as long as that of the
    layout, under an address that is another's once Qt has deleted the item.
    """
    around = layout.parentWidget()
    within = [*around.children(), *layout.children()] if around is not None else []
    found = [(layout.indexOf(p), p) for p in within if isinstance(p, QWidget | QLayout)]
    numbered = [(number, part) for number, part in found if number >= 0]
    if isinstance(layout, QGridLayout):
        return [part for _n, part in sorted(numbered, key=lambda one: _place(layout, one[0]))]
    return [part for _n, part in sorted(numbered, key=lambda one: one[0])]


def _place(grid: QGridLayout, number: int) -> tuple[int, ...]:
    """Row and column."""
    place: tuple[int, ...] = tuple(grid.getItemPosition(number))  # type: ignore[arg-type]
    return place[:2]
