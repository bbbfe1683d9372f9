"""A page's buttons: the large one that Enter presses, and quieter ones beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy

from dealer_trainer.text.language import pgettext
from dealer_trainer.ui.theme.icons import Icon, icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.label import KeyCap, Label
from dealer_trainer.ui.widgets.words import plain_label

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget


class PageButton(QPushButton):
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

    def dress(self, look: Look) -> None:
        """Take on a look."""
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
        self._look = Look()
        self._words = ""
        self._label = Label(15, 600, Ink.ON_ACCENT, self)
        self._key = KeyCap("Enter", self, Ink.ON_ACCENT)
        for part in (self._label, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, label: str) -> None:
        """What it does; the letters are painted beside the key."""
        self._words = label
        self.setAccessibleName(label)
        self._label.setText(label)
        self._key.setText(pgettext("key", "Enter"))
        self._lay_out()

    def say_if_first(self, first: bool) -> None:
        """Whether Enter presses it at present: it stands out only then."""
        give_role(self, "primary" if first else "second")
        self._key.setVisible(first)
        ink = Ink.ON_ACCENT if first else Ink.TEXT
        self._label.set_ink(ink)
        self._lay_out()

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._label.dress(look)
        self._key.dress(look)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Label, key and margins."""
        width = self._label.sizeHint().width() + self._look.px(40)
        if not self._key.isHidden():
            width += self._key.sizeHint().width() + self._look.px(10)
        return QSize(max(width, self._look.px(120)), self._look.tall(46))

    def minimumSizeHint(self) -> QSize:
        """It is never squeezed."""
        return self.sizeHint()

    def _lay_out(self) -> None:
        size = self.sizeHint()
        self.setFixedSize(size)
        label, key = self._label.sizeHint(), self._key.sizeHint()
        keyed = not self._key.isHidden()
        used = label.width() + (key.width() + self._look.px(10) if keyed else 0)
        left = (size.width() - used) // 2
        self._label.setGeometry(left, 0, label.width(), size.height())
        top = (size.height() - key.height()) // 2
        self._key.setGeometry(left + label.width() + self._look.px(10), top, *key.toTuple())
        self.updateGeometry()
