"""Rows, columns and grids, declared with what is in them, and parts that come with a state."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.look import Length
from dealer_trainer.ui.widgets.parts import Container, KitPart, give_look

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

Margins: TypeAlias = tuple[Length, Length, Length, Length]
"""Left, top, right and bottom."""

_NO_MARGINS: Final = (0, 0, 0, 0)


class LinearLayout(Container, QBoxLayout):
    """Parts in a row or a column; make one with `row` or `column`."""

    def __init__(
        self,
        direction: QBoxLayout.Direction,
        within: QWidget | None,
        margins: Margins,
        spacing: Length | None,
        gap: int | None,
    ) -> None:
        super().__init__(direction, within)
        self._margins, self._spacing = margins, spacing
        self.setContentsMargins(0, 0, 0, 0)
        if gap is not None:
            self.setSpacing(gap)
        self._adapt(self.look)

    def put(self, *parts: Placed) -> LinearLayout:
        """Add parts at the end, in their order."""
        for part in parts:
            if isinstance(part, Room):
                self.addStretch(1)
            elif isinstance(part, int):
                self.addSpacing(part)
            else:
                what, how = part if isinstance(part, tuple) else (part, 0)
                stretch, side = (0, how) if isinstance(how, Qt.AlignmentFlag) else (how, _ANYWHERE)
                if isinstance(what, QLayout):
                    nest(self, what, stretch)
                else:
                    self.addWidget(what, stretch, side)
        return self

    def _adapt(self, look: Look) -> None:
        if self._margins is not _NO_MARGINS:
            self.setContentsMargins(*map(look.px, self._margins))
        if self._spacing is not None:
            self.setSpacing(look.px(self._spacing))


def row(
    *parts: Placed,
    within: QWidget | None = None,
    margins: Margins = _NO_MARGINS,
    spacing: Length | None = None,
    gap: int | None = None,
) -> LinearLayout:
    """Parts beside each other. ``within`` is the widget that they fill; ``margins`` and
    ``spacing`` grow with the window, a ``gap`` between the parts stays as it is.
    """
    across = QBoxLayout.Direction.LeftToRight
    return LinearLayout(across, within, margins, spacing, gap).put(*parts)


def column(
    *parts: Placed,
    within: QWidget | None = None,
    margins: Margins = _NO_MARGINS,
    spacing: Length | None = None,
    gap: int | None = None,
) -> LinearLayout:
    """Parts below each other, as in `row`."""
    down = QBoxLayout.Direction.TopToBottom
    return LinearLayout(down, within, margins, spacing, gap).put(*parts)


class Grid(KitPart, QGridLayout):
    """Parts in rows and columns; margins and gaps grow with the window."""

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


def grid(across: int, down: int, *stretches: int, within: QWidget | None = None) -> QGridLayout:
    """An empty grid: the gaps across and down, and how much of the width each column takes."""
    made = QGridLayout(within) if within else QGridLayout()
    made.setHorizontalSpacing(across)
    made.setVerticalSpacing(down)
    if within is not None:
        made.setContentsMargins(0, 0, 0, 0)
    for number, stretch in enumerate(stretches):
        made.setColumnStretch(number, stretch)
    return made


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
            self.keep(widget, look)

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
                self.keep(widget, look)

    def keep(self, widget: QWidget, look: Look) -> None:
        """Keep one that its owner has laid out itself."""
        self._shown.append(widget)
        give_look(widget, look)
