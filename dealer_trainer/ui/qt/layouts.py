"""Layouts within layouts.

PySide6 makes a Python half for every item of a layout that is added to another, and keeps it under
the item's address when Qt has long deleted the item: whatever comes to lie there next is taken for
it, or is freed with it. So the halves are given up at once, and ``addLayout`` is used nowhere else.
"""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout
from shiboken6 import invalidate


def nest(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Add a layout to a row or a column."""
    outer.addLayout(inner, stretch)
    _let_go(inner)


def nest_at(outer: QGridLayout, inner: QLayout, row: int, column: int) -> None:
    """Put a layout into a cell of a grid."""
    outer.addLayout(inner, row, column)
    _let_go(inner)


def _let_go(layout: QLayout) -> None:
    if not isinstance(layout, QBoxLayout | QGridLayout):
        return
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if isinstance(item, QLayout):
            _let_go(item)
        elif item is not None:
            invalidate(item)
