"""The focus ring: three pixels outside the border of whatever the keys go to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.tokens import Tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPaintEvent

WIDTH: Final = 3
RADIUS: Final = 9.0
STRENGTH: Final = 0.35
MOVES: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show})


class FocusHalo(QWidget):
    """One ring for a window; it lies over the pages, follows the focus and takes no clicks.

    Only widgets that ask for it with the dynamic property ``halo`` get one.
    """

    def __init__(self, window: QWidget, tokens: Tokens) -> None:
        super().__init__(window)
        self._tokens = tokens
        self._around: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        self._tokens = tokens
        self.update()

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        for watched in self._moving():
            watched.removeEventFilter(self)
        wanted = new is not None and bool(new.property("halo")) and new.window() is self.window()
        self._around = new if wanted else None
        for watched in self._moving():
            watched.installEventFilter(self)
        self._settle()

    def _moving(self) -> list[QWidget]:
        """Whatever takes the ring along when it moves: the widget, and all that it lies in."""
        found: list[QWidget] = []
        widget = self._around
        while widget is not None and isValid(widget) and widget is not self.window():
            found.append(widget)
            widget = widget.parentWidget()
        return found

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along when the widget moves."""
        if event.type() in MOVES:
            self._settle()
        return False

    def _settle(self) -> None:
        around, window = self._around, self.window()
        # The last hint of a focus comes while its window is being taken apart.
        if around is None or not (isValid(around) and isValid(window) and around.isVisible()):
            self.hide()
            return
        # What is scrolled out of sight, or half out of it, has no ring in the middle of the page.
        if around.visibleRegion().boundingRect() != around.rect():
            self.hide()
            return
        corner = around.mapTo(window, around.rect().topLeft())
        reach = WIDTH + 1
        self.setGeometry(around.rect().translated(corner).adjusted(-reach, -reach, reach, reach))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(self._tokens.accent, STRENGTH), WIDTH))
        ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(ring, RADIUS + WIDTH / 2, RADIUS + WIDTH / 2)
