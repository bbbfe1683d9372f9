"""What the stages of the sheet have in common, and how one fades in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from dealer_trainer.ui.widgets.parts import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


State = TypeVar("State")


class SheetStage(Panel, Generic[State]):
    """Shows one kind of state. Only the stage that is shown bears the names of the answers."""

    picked = Signal(str, object)
    """A place, and what was picked for it."""

    place_clicked = Signal(str)
    button_clicked = Signal(str)

    def show_state(self, state: State) -> None:
        """Show what is asked, answered or marked."""
        raise NotImplementedError

    def release(self) -> None:
        """Give up all names of answers: another stage bears them now."""
        for part in self.findChildren(QWidget):
            if "." in part.objectName():
                part.setObjectName("")

    def focus_target(self) -> QWidget | None:
        """The widget that the keys answer; nothing where it is a button below the stage."""
        return None


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
        self.clock = QVariantAnimation(self)
        self.clock.setDuration(STAGE_FADES)
        self.clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.clock.setStartValue(1.0)
        self.clock.setEndValue(0.0)
        self.clock.valueChanged.connect(self.update)
        self.clock.finished.connect(self.end)

    @property
    def runs(self) -> bool:
        """Whether a stage is fading in."""
        return not self.isHidden()

    def set_off(self, stage: QWidget, ground: str) -> None:
        """Let a stage that is shown fade in from its ground."""
        self.clock.stop()
        self._ground = QColor(ground)
        self.setParent(stage)
        # The stage has not taken its size yet; what is beyond it is cut off.
        self.setGeometry(QRect(QPoint(0, 0), stage.window().size()))
        self.raise_()
        self.show()
        self.clock.start()

    def end(self) -> None:
        """The stage is there, at once."""
        self.clock.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the ground as is left."""
        painter = QPainter(self)
        painter.setOpacity(float(self.clock.currentValue()))
        painter.fillRect(event.rect(), self._ground)
