"""Rows, columns and grids, declared with what is in them, and parts that come with a state."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.widgets.parts import give_look

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dealer_trainer.ui.theme.look import Look

TOP: Final = Qt.AlignmentFlag.AlignTop
LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


_ANYWHERE: Final = Qt.AlignmentFlag(0)


class Room(Enum):
    """Room in a row or column that takes what is left."""

    REST = "rest"


REST: Final = Room.REST

Part = QWidget | QLayout
Placed = Part | tuple[Part, int] | tuple[Part, Qt.AlignmentFlag] | int | Room
"""A part, with its stretch or alignment where it has one; a number is a gap in pixels."""

BoxT = TypeVar("BoxT", bound=QBoxLayout)


def fill(box: BoxT, *parts: Placed) -> BoxT:
    """Add parts to a row or column, in their order."""
    for part in parts:
        if isinstance(part, Room):
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            what, how = part if isinstance(part, tuple) else (part, 0)
            stretch, side = (0, how) if isinstance(how, Qt.AlignmentFlag) else (how, _ANYWHERE)
            if isinstance(what, QLayout):
                nest(box, what, stretch)
            else:
                box.addWidget(what, stretch, side)
    return box


def row(*parts: Placed, gap: int | None = None, on: QWidget | None = None) -> QHBoxLayout:
    """Parts beside each other; ``on`` is the widget that they fill."""
    return fill(_spaced(QHBoxLayout(on) if on else QHBoxLayout(), gap, on), *parts)


def column(*parts: Placed, gap: int | None = None, on: QWidget | None = None) -> QVBoxLayout:
    """Parts below each other; ``on`` is the widget that they fill."""
    return fill(_spaced(QVBoxLayout(on) if on else QVBoxLayout(), gap, on), *parts)


def grid(across: int, down: int, *stretches: int, on: QWidget | None = None) -> QGridLayout:
    """An empty grid: the gaps across and down, and how much of the width each column takes."""
    made = QGridLayout(on) if on else QGridLayout()
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    if on is not None:
        made.setContentsMargins(0, 0, 0, 0)
    for number, stretch in enumerate(stretches):
        made.setColumnStretch(number, stretch)
    return made


def _spaced(box: BoxT, gap: int | None, on: QWidget | None) -> BoxT:
    if gap is not None:
        box.setSpacing(gap)
    if on is not None:
        box.setContentsMargins(0, 0, 0, 0)
    return box


class StateParts:
    """The widgets of a layout that come with a state: the next state throws them away."""

    def __init__(self, layout: QLayout) -> None:
        self._layout = layout
        self._shown: list[QWidget] = []

    def clear(self) -> None:
        """Throw them away."""
        for widget in self._shown:
            self._layout.removeWidget(widget)
            widget.hide()
            delete_later(widget)
        self._shown = []

    def show(self, widgets: Iterable[QWidget], look: Look) -> None:
        """Show these instead of what was there, below or beside each other."""
        self.clear()
        for widget in widgets:
            self._layout.addWidget(widget)
            self._keep(widget, look)

    def show_rows(
        self,
        rows: Iterable[Sequence[QWidget]],
        look: Look,
        aligned: Sequence[Qt.AlignmentFlag | None] = (),
    ) -> None:
        """Show these in the rows of a grid instead of what was there; ``aligned`` says of the
        first columns how they stand in their cells.
        """
        self.clear()
        cells = self._layout
        if not isinstance(cells, QGridLayout):
            raise TypeError("rows are shown in a grid")
        for number, widgets in enumerate(rows):
            for at, widget in enumerate(widgets):
                side = aligned[at] if at < len(aligned) else None
                cells.addWidget(widget, number, at, side or _ANYWHERE)
                self._keep(widget, look)

    def _keep(self, widget: QWidget, look: Look) -> None:
        self._shown.append(widget)
        give_look(widget, look)
