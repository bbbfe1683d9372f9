"""The side bar on the left of a page: where one can go, and who trains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from dealer_trainer.text.language import _
from dealer_trainer.text.mistakes import due_text
from dealer_trainer.text.printable import printable
from dealer_trainer.ui.app.pages import PAGES, SPECS, PageName, PageSpec
from dealer_trainer.ui.theme.colour import paint_in
from dealer_trainer.ui.theme.icons import Icon, icon, icon_pixmap
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.boxes import MIDDLE, REST, Placed, column, row
from dealer_trainer.ui.widgets.parts import Container, KitPart, PaintedPart
from dealer_trainer.ui.widgets.words import TextLabel, plain_label, plain_tip, rule

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from dealer_trainer.ui.state import AppState

WIDTH = 208
WIDEST = 228
"""Longer words stand in two lines."""

_ICON = 18
_PADDING = 62
"""Beside the words of an entry, its icon among it."""

_BAR = 24
"""Height of the bar beside the page that is shown."""

_MOST = 100
"""From this number on a badge says "99+"; a screen reader says the whole number."""


class Emblem(PaintedPart, QWidget):
    """Blind and Ante, equal: the mark of the program."""

    def _adapt(self, look: Look) -> None:
        self.setFixedSize(look.px(50), look.px(22))

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint two circles and the sign between them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.look.page, self.look.page)
        painter.setPen(QPen(QColor(self.look.tokens.accent), 2.2))
        for x in (10.0, 40.0):
            painter.drawEllipse(QPointF(x, 11), 8, 8)
        for y in (9.0, 13.0):
            painter.drawLine(QPointF(22.5, y), QPointF(27.5, y))


class SideBarButton(KitPart, QPushButton):
    """A line of the side bar; a name that is too long is cut, and whole in the tooltip."""

    chosen = Signal(object)

    def __init__(self, spec: PageSpec, icon: Icon, parent: QWidget) -> None:
        super().__init__(parent)
        self.page = spec.name
        self._icon = icon
        self._words = ""
        self.setObjectName(f"nav.{spec.name.value}")
        self.setCheckable(True)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        give_role(self, "nav")
        self._badge = TextLabel("badge", self, wrap=False)
        self._badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._badge.hide()
        row(REST, (self._badge, MIDDLE), within=self).setContentsMargins(0, 0, 10, 0)
        self.clicked.connect(self._tell)

    def _adapt(self, look: Look) -> None:
        """The icon of the page that is shown is amber."""
        size, which = look.px(_ICON), self._icon
        signs = QIcon(icon(which, look.tokens.text2, look.tokens.text3, size))
        for ratio in (1.0, 2.0):
            here = icon_pixmap(which, size, look.tokens.accent, ratio)
            signs.addPixmap(here, QIcon.Mode.Normal, QIcon.State.On)
        self.setIconSize(QSize(size, size))
        self.setIcon(signs)
        self._cut()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar at the left of the page that is shown."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        high = self.look.px(_BAR)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_in(painter, self.look.tokens.accent)
        painter.drawRoundedRect(QRectF(0, (self.height() - high) / 2, 3, high), 1.5, 1.5)

    def say(self, words: str) -> None:
        """Where it leads, or who trains."""
        self._words = words
        self.setAccessibleName(words)
        self._cut()

    @property
    def is_one_word(self) -> bool:
        """Whether its words stand in one line at any width."""
        return " " not in self._words

    def count(self, number: int) -> None:
        """Show a number beside the words, or none."""
        self._badge.setText(str(number) if number < _MOST else f"{_MOST - 1}+")
        self._badge.setVisible(number > 0)
        self._cut()

    def sizeHint(self) -> QSize:
        """The button's own: the badge fits in it."""
        return QPushButton.sizeHint(self)

    def wanted_width(self) -> int:
        """What the whole text needs, in pixels."""
        return self._bold().horizontalAdvance(self._words) + self._beside() + self._taken()

    def _bold(self) -> QFontMetrics:
        # Measured bold, as it is while its page is shown.
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        return QFontMetrics(bold)

    def _beside(self) -> int:
        return self.look.px(_PADDING)

    def _taken(self) -> int:
        """The room of the number."""
        return 0 if self._badge.isHidden() else self._badge.sizeHint().width() + 8

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the text to the room there is."""
        super().resizeEvent(event)
        self._cut()

    def _tell(self) -> None:
        # Whether its page is shown is said by the side bar, not by a click.
        self.setChecked(True)
        self.chosen.emit(self.page)

    def _cut(self) -> None:
        room = max(0, self.width() - self._beside() + 4 - self._taken())
        lines = self._lines(room)
        cut = Qt.TextElideMode.ElideRight
        shown = [self.fontMetrics().elidedText(line, cut, room) for line in lines]
        self.setText(plain_label("\n".join(f"  {line}" for line in shown)))
        self.setToolTip(plain_tip(self._words) if shown != lines else "")

    def _lines(self, room: int) -> list[str]:
        """One line if it goes, two if it must; a person's name is one line."""
        metrics = self._bold()
        words = self._words.split(" ")
        if self.page is PageName.PEOPLE or metrics.horizontalAdvance(self._words) <= room:
            return [self._words]
        fits = [
            at
            for at in range(1, len(words))
            if metrics.horizontalAdvance(" ".join(words[:at])) <= room
        ]
        at = max(fits, default=len(words))
        return [line for line in (" ".join(words[:at]), " ".join(words[at:])) if line]


class SideBar(Container, QFrame):
    """The entries of the pages that have one. ``wanted`` tells the page that was asked for."""

    wanted = Signal(PageName)

    def __init__(self, state: AppState, parent: QWidget) -> None:
        super().__init__(parent)
        give_role(self, "rail")
        self._state = state
        self._emblem = Emblem(self)
        self._name = TextLabel("section", self, text="Dealer Trainer", wrap=False)
        head = row(self._emblem, (self._name, 1), gap=10)
        self._entries = {
            spec.name: SideBarButton(spec, spec.icon, self)
            for spec in PAGES
            if spec.icon is not None
        }
        feet = [entry for page, entry in self._entries.items() if SPECS[page].at_foot]
        pages = [entry for entry in self._entries.values() if entry not in feet]
        parts: list[Placed] = [head, 26, *pages, REST, rule(self), 4, *feet]
        column(*parts, within=self, margins=(12, 24, 12, 20), gap=4)
        for entry in self._entries.values():
            entry.chosen.connect(self.wanted)
        self.retranslate()
        state.trainee_changed.connect(self._show_trainee)
        state.due_changed.connect(self._show_due)

    def show_page(self, page: PageName) -> None:
        """Mark the entry of the page that is shown; while nobody trains, that is asked alone."""
        self.setVisible(page is not PageName.PEOPLE or self._state.trainee is not None)
        for entry in self._entries.values():
            entry.setChecked(entry.page in (page, SPECS[page].under))

    def _show_trainee(self) -> None:
        if self._state.trainee is not None:
            name = self._state.trainee.name
            entry = self._entries[PageName.PEOPLE]
            entry.say(printable(name))
            entry.setAccessibleName(_("Trainee: {name}").format(name=name))

    def _show_due(self) -> None:
        due, entry = self._state.due, self._entries[PageName.REVIEW]
        entry.count(due)
        name = SPECS[PageName.REVIEW].title()
        entry.setAccessibleName(f"{name}, {due_text(due)}" if due else name)
        self._widen()

    def _adapt(self, look: Look) -> None:
        self._widen()

    def retranslate(self) -> None:
        """Say everything anew."""
        for page, entry in self._entries.items():
            entry.say(SPECS[page].title())
        self._show_trainee()
        self._show_due()

    def _widen(self) -> None:
        """It grows with its words; only a trainee's name is cut."""
        entries = [entry for page, entry in self._entries.items() if page is not PageName.PEOPLE]
        fixed = [entry.wanted_width() for entry in entries]
        name = self._name.sizeHint().width() + self._emblem.width() + 10
        wanted = max(*fixed, name) + self.look.px(24)
        widest = self.look.px(WIDEST * self.look.text)
        # One word is not broken.
        single = [entry.wanted_width() + self.look.px(24) for entry in entries if entry.is_one_word]
        self.setFixedWidth(max(self.look.px(WIDTH), min(wanted, widest), *single))


class PageFrame(Container, QWidget):
    """The side bar and the page that is shown."""

    def __init__(self, state: AppState, parent: QWidget) -> None:
        super().__init__(parent)
        self.side_bar = SideBar(state, self)
        self.stack = QStackedWidget(self)
        row(self.side_bar, (self.stack, 1), within=self, gap=0)
