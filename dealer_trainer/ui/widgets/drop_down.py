"""A drop-down list with the interface's own arrow, deaf to a passing wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QComboBox

from dealer_trainer.ui.theme.icons import Icon, draw_icon

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QWheelEvent

ARROW: Final = 16


class DropDown(QComboBox):
    """One of a few: a house, a language, a text size."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the arrow, which a style sheet can only draw from a file."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.translate(self.width() - ARROW - 9, (self.height() - ARROW) / 2)
        draw_icon(painter, Icon.DOWN, ARROW, self.palette().color(QPalette.ColorRole.Text))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, so that scrolling past changes nothing."""
        event.ignore()
