"""The stage that was, over the one that is, while it fades. Loaded when a stage first changes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

STAGE_FADES: Final = 100
"""Milliseconds."""


class StageFade(QWidget):
    """A picture of the stage that was. What lies under it is the new stage itself: it answers keys
    and clicks at once, and nothing is put through an effect.
    """

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._picture = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(STAGE_FADES)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.end)

    @property
    def runs(self) -> bool:
        """Whether the stage that was still shows."""
        return not self.isHidden()

    def keep(self) -> None:
        """Keep the picture of what is shown now."""
        self.end()
        self._picture = self._over.grab()

    def set_off(self) -> None:
        """Let it fade, whatever is shown under it by now."""
        self.setGeometry(self._over.rect())
        self.raise_()
        self.show()
        self._clock.start()

    def end(self) -> None:
        """It is gone, at once."""
        self._clock.stop()
        self.hide()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of it as is left."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.setOpacity(float(self._clock.currentValue()))
        painter.drawPixmap(0, 0, self._picture)
