"""What bars at the head of a table share: leave, title, house; how far it is; the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from dealer_trainer.ui.qt.layouts import nest_at
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import CENTRE, REST, Grid, column, row
from dealer_trainer.ui.widgets.label import ElidedLabel, Label, Sign, paint_panel
from dealer_trainer.ui.widgets.parts import Ground
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget


class BarButton(Pressable):
    """A button in the bar: an icon, a word beside it where there is room for one."""

    def __init__(
        self, name: str, icon: Icon, parent: QWidget | None = None, *, framed: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._framed = framed
        self._spared = False
        ink, margin = (Ink.TEXT, 10) if framed else (Ink.SECOND, 7)
        self.sign = Sign(17, ink, self, icon)
        self._label = Label(14, 600, ink, self)
        self._label.hide()
        row(self.sign, self._label, within=self, margins=(margin, 0, margin, 0), spacing=7)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """What its labels need, and a finger's breadth at least."""
        # Not a minimum size: that would let the words be squeezed below what they need.
        return super().sizeHint().expandedTo(QSize(self.look.tall(32), self.look.tall(32)))

    def minimumSizeHint(self) -> QSize:
        """It is never squeezed."""
        return self.sizeHint()

    def show_words(self, label: str, tip: str, spoken: str = "") -> None:
        """What it says and what its tip tells; an icon alone is named to a screen reader."""
        self._label.setText(label)
        self._label.setVisible(bool(label) and not self._spared)
        self.setText(label)
        self.setToolTip(tip)
        self.setAccessibleName(spoken or label)

    def spare_words(self, spare: bool) -> None:
        """Show the icon alone where room is short; the tip and readers have the words."""
        self._spared = spare
        self._label.setVisible(not spare and bool(self._label.text()))
        self.updateGeometry()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Flat, or framed; chosen ones are amber."""
        tokens, radius = self.look.tokens, self.look.px(8)
        hover = self.underMouse()
        if self.isChecked():
            paint_panel(painter, rect, tokens.accentbg, tokens.accent, 1.0, radius)
        elif self._framed:
            edge = tokens.fieldline if hover else tokens.line
            paint_panel(painter, rect, tokens.raised, edge, 1.0, radius)
        elif hover:
            paint_panel(painter, rect, tokens.raised, None, 0, radius)


class TableBar(Ground):
    """Left: leave, title, house. Middle: how far it is, over a line. Right: the clock.

    Kinds of bars give the line and put more parts in; ``pressed`` tells a button's name.
    """

    pressed = Signal(str)
    edges = (Qt.Edge.BottomEdge,)

    def __init__(self, parent: QWidget | None = None, *, beside_clock: int = 5) -> None:
        super().__init__(parent)
        self.leave = self._button("leave", Icon.BACK)
        self._title = Label(16, 700, Ink.TEXT, self)
        self._house = ElidedLabel(13, 400, Ink.SECOND, self)
        self._progress = Label(13, 600, Ink.TEXT, self)
        self._clock = Sign(16, Ink.SECOND, self, Icon.CLOCK)
        self._time = Label(18, 700, Ink.TEXT, self)
        self._left = row(self.leave, self._title, (self._house, 1), spacing=12)
        self._right = row(REST, self._clock, self._time, spacing=beside_clock)
        self._grid = Grid(within=self, margins=(10, 0, 18, 1), across=12)

    def _button(self, name: str, icon: Icon, *, framed: bool = False) -> BarButton:
        button = BarButton(name, icon, self, framed=framed)
        button.named.connect(self.pressed)
        return button

    def _lay_out(self, line: QWidget) -> None:
        middle = column(REST, (self._progress, CENTRE), (line, CENTRE), REST, gap=5)
        for at, third in enumerate((self._left, middle, self._right)):
            nest_at(self._grid, third, 0, at)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(max(look.px(52), look.tall(44)))

    def _show_title(self, title: str, house: str, progress: str) -> None:
        self._title.setText(title)
        self._house.setText(house)
        self._progress.setText(progress)
