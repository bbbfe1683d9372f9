"""The chips of a house, drawn with their values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.language import _
from dealer_trainer.ui.felt.chips import paint_pile
from dealer_trainer.ui.theme.colour import paint_text
from dealer_trainer.ui.widgets.charts import Drawing

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.rules.house import Chip

_CHIP, _PITCH, _LINE = 34, 54, 58


class ChipsRow(Drawing):
    """One chip of each value, smallest first; they go on a second line where room is short."""

    def __init__(self, chips: tuple[Chip, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._chips = tuple(sorted(chips, key=lambda chip: chip.value))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        values = ", ".join(amount_shown(chip.value) for chip in self._chips)
        self.setAccessibleName(_("Chips: {values}").format(values=values))

    def sizeHint(self) -> QSize:
        """All in one line."""
        return QSize(self._pitch() * len(self._chips), self.look.tall(_LINE))

    def minimumSizeHint(self) -> QSize:
        """A few in a line."""
        return QSize(3 * self._pitch(), self.look.tall(_LINE))

    def heightForWidth(self, width: int) -> int:
        """As many lines as are needed."""
        in_line = max(1, width // self._pitch())
        lines = -(-len(self._chips) // in_line)
        return lines * self.look.tall(_LINE)

    def paint(self, painter: QPainter) -> None:
        """Paint the chips and their values."""
        font = self.look.font(12.5, 600)
        in_line = max(1, self.width() // self._pitch())
        size = self.look.px(_CHIP)
        for number, chip in enumerate(self._chips):
            x = (number % in_line) * self._pitch()
            y = (number // in_line) * self.look.tall(_LINE)
            painter.save()
            painter.translate(QPointF(x + self._pitch() / 2, y + size * 0.5))
            paint_pile(painter, size, (chip,))
            painter.restore()
            label = QRectF(x, y + size, self._pitch(), self.look.tall(20))
            paint_text(painter, label, amount_shown(chip.value), font, self.look.tokens.text2)

    def _pitch(self) -> int:
        return self.look.tall(_PITCH)
