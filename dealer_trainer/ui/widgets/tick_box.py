"""A box to be ticked: Qt's own, with our tick in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget


class TickBox(QCheckBox):
    """A box that is ticked in the ink of the look."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._look = Look()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick into the box."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.translate(box.topLeft())
        ink = QColor(self._look.tokens.onaccent)
        draw_icon(painter, Icon.CHECK, min(box.width(), box.height()), ink, 2)
