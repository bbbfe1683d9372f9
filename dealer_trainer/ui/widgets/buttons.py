"""A page's buttons: the large one that Enter presses, and quieter ones beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy

from dealer_trainer.text.language import pgettext
from dealer_trainer.ui.theme.icons import Icon, icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.boxes import REST, row
from dealer_trainer.ui.widgets.label import KeyCap, Label
from dealer_trainer.ui.widgets.parts import Container
from dealer_trainer.ui.widgets.words import plain_label

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from dealer_trainer.ui.theme.look import Look


class PageButton(Container, QPushButton):
    """A button of a page, with an icon if it has one; a double click is one click."""

    def __init__(
        self, name: str, parent: QWidget, role: str = "", which: Icon | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._which = which
        if role:
            give_role(self, role)

    def say(self, label: str) -> None:
        """What it does."""
        self.setText(plain_label(label))
        self.setAccessibleName(label)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall(36))
        if self._which is not None:
            self.setIconSize(QSize(look.px(18), look.px(18)))
            self.setIcon(icon(self._which, look.tokens.text2, look.tokens.text3, look.px(18)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()


class PrimaryButton(PageButton):
    """The button that Enter presses; it says so."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent, "primary")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._label = Label(15, 600, Ink.ON_ACCENT, self)
        self._key = KeyCap("Enter", self, Ink.ON_ACCENT)
        self._row = row(REST, self._label, self._key, REST, within=self, spacing=10)

    def say(self, label: str) -> None:
        """What it does; the letters are painted beside the key."""
        self.setAccessibleName(label)
        self._label.setText(label)
        self._key.setText(pgettext("key", "Enter"))
        self._adapt(self.look)

    def say_if_first(self, first: bool) -> None:
        """Whether Enter presses it at present: it stands out only then."""
        give_role(self, "primary" if first else "second")
        self._key.setVisible(first)
        self._label.set_ink(Ink.ON_ACCENT if first else Ink.TEXT)
        self._adapt(self.look)

    def sizeHint(self) -> QSize:
        """Label, key and margins."""
        width = self._row.sizeHint().width() + self.look.px(40)
        return QSize(max(width, self.look.px(120)), self.look.tall(46))

    def minimumSizeHint(self) -> QSize:
        """It is never squeezed."""
        return self.sizeHint()

    def _adapt(self, look: Look) -> None:
        self._row.invalidate()
        self.setFixedSize(self.sizeHint())
        self.updateGeometry()
