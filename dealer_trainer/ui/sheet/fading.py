"""A stage of the sheet that fades in. Loaded when a stage first changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

STAGE_FADES: Final = 100
"""Milliseconds."""


class StageFade(QWidget):
    """The sheet's ground over a stage, thinner and thinner.

    Under it lies the stage itself, which answers keys and clicks at once; nothing is put through an
    effect, no picture is taken, and words of two stages never stand over one another.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = QColor()
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
        """Whether a stage is fading in."""
        return not self.isHidden()

    def set_off(self, stage: QWidget, ground: str) -> None:
        """Let a stage that is shown fade in from its ground."""
        self._clock.stop()
        self._ground = QColor(ground)
        self.setParent(stage)
        # The stage has not taken its size yet; what is beyond it is cut off.
        self.setGeometry(QRect(QPoint(0, 0), stage.window().size()))
        self.raise_()
        self.show()
        self._clock.start()

    def end(self) -> None:
        """The stage is there, at once."""
        self._clock.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the ground as is left."""
        painter = QPainter(self)
        painter.setOpacity(float(self._clock.currentValue()))
        painter.fillRect(event.rect(), self._ground)
