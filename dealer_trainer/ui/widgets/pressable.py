"""What can be pressed in the sheet: buttons that paint their ground and hold labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy

from dealer_trainer.presentation.sheet import ButtonState
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.label import KeyCap, Label, paint_panel
from dealer_trainer.ui.widgets.parts import Container

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget


class Pressable(Container, QPushButton):
    """A button made of labels in a layout; a double click is one click. ``named`` is its click and
    tells its name.
    """

    named = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clicked.connect(self._tell_name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAutoDefault(False)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.updateGeometry()
        self.update()

    def _tell_name(self) -> None:
        self.named.emit(self.objectName())

    def sizeHint(self) -> QSize:
        """What the labels need."""
        layout = self.layout()
        return QSize() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the labels need at least."""
        layout = self.layout()
        return QSize() if layout is None else layout.minimumSize()

    def heightForWidth(self, width: int) -> int:
        """The height with the labels wrapped."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return -1
        return max(layout.heightForWidth(width), self.minimumHeight())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground; labels paint themselves."""
        painter = QPainter(self)
        self.paint_ground(painter, QRectF(self.rect()))
        if self.hasFocus() and self.shows_focus():
            rect = QRectF(self.rect())
            paint_panel(painter, rect, None, self.look.tokens.accent, 2.0, self.look.px(8))

    def shows_focus(self) -> bool:
        """Whether the focus has a ring of its own."""
        return True

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """What lies under the labels."""
        tokens = self.look.tokens
        edge = tokens.fieldline if self.underMouse() else None
        ground = tokens.line if self.isDown() else tokens.raised
        paint_panel(painter, rect, ground, edge, 1.0, self.look.px(8))


class ActionButton(Pressable):
    """A large button at the foot of the sheet: its label, and the key that does the same."""

    def __init__(self, name: str, parent: QWidget | None = None, *, small: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._small = small
        self._state = ButtonState("")
        self._label = Label(13 if small else 15, 600, Ink.TEXT, self, wrap=not small)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._key = KeyCap("", self)
        parts = (REST, (self._label, 100), self._key, REST)
        self._row = row(*parts, within=self, margins=(10, 0, 10, 0), spacing=8)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall(32 if self._small else 44))
        self._width()

    def show_state(self, state: ButtonState) -> None:
        """Say what it does at present."""
        if state == self._state:
            return
        self._state = state
        self.setText(state.label)
        self.setAccessibleName(state.label)
        ink = Ink.ON_ACCENT if state.primary else Ink.THIRD if state.faint else Ink.TEXT
        self._label.setText(state.label)
        self._label.set_ink(ink)
        self._key.setText(state.key)
        self._key.set_ink(ink)
        self._width()
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for the key or not."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        # At the largest letters the key gives way to the longest word.
        metrics = self._label.fontMetrics()
        word = max(map(metrics.horizontalAdvance, self._state.label.split() or [""]))
        room = self.width() - word - self._row.spacing() - self.look.px(24)
        fits = self._small or self._key.sizeHint().width() <= room
        self._key.setVisible(bool(self._state.key) and fits)
        if not self._small:
            self._break()

    def _break(self) -> None:
        """Of two lines none is a word alone beside a long one."""
        line, room = self._line_width(), self.width() - self._beside()
        words, width = self._state.label.split(), self._label.fontMetrics().horizontalAdvance
        evenly = min(
            (
                max(width(" ".join(words[:at])), width(" ".join(words[at:])))
                for at in range(1, len(words))
            ),
            default=line,
        )
        self._label.setMaximumWidth((evenly if evenly <= room < line else line) + 2)

    def _line_width(self) -> int:
        return self._label.fontMetrics().horizontalAdvance(self._state.label)

    def _beside(self) -> int:
        """The room that margins and key take."""
        key = 0 if self._key.isHidden() else self._key.sizeHint().width() + self._row.spacing()
        return key + self.look.px(20) + 2

    def wanted_width(self) -> int:
        """The width in which all of it stands in one line."""
        key = self._key.sizeHint().width() + self._row.spacing() if self._state.key else 0
        return self._line_width() + key + self.look.px(20) + 2

    def shows_focus(self) -> bool:
        """The amber ground says already that Enter leads here."""
        return not self._state.primary

    def _width(self) -> None:
        # One line if it goes, two if it must: a wrapping label alone asks for too little.
        self._label.ensurePolished()
        self._label.setMaximumWidth(self._line_width() + 2)
        self.updateGeometry()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Amber where Enter leads; only an outline where there is nothing to press it for yet."""
        tokens = self.look.tokens
        ground = None if self._state.faint and not self.underMouse() else tokens.raised
        edge = tokens.fieldline if self.underMouse() else tokens.line
        if self._state.primary:
            ground, edge = tokens.accent, tokens.text if self.underMouse() else tokens.accent
        paint_panel(painter, rect, ground, edge, 1.0, self.look.px(9))
