"""A box to be ticked: Qt's own, with our tick in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.widgets.parts import KitPart

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.theme.look import Look


class TickBox(KitPart, QCheckBox):
    """A box that is ticked in the ink of the look."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)

    def _adapt(self, look: Look) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tick into the box."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        ink = QColor(self.look.tokens.onaccent)
        side = min(box.width(), box.height())
        draw_icon(QPainter(self), Icon.CHECK, side, ink, 2, box.topLeft())
