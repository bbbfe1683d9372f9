"""The bars of a sprint: at the head how far it is, at the foot the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.sprint import SprintKeys, SprintView
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.ui.qt.layouts import nest_at
from dealer_trainer.ui.table.key_bar import HintBar
from dealer_trainer.ui.table.top_bar import BarButton
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look, apply_look_to
from dealer_trainer.ui.widgets.label import ElidedLabel, Label, Sign, paint_panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class TimeLine(QWidget):
    """The time that is left, as a line that grows shorter; it never changes its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._left = 1.0

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedSize(look.px(260), look.px(5))

    def show_left(self, left: float) -> None:
        """Show how much is left, 0–1."""
        if left != self._left:
            self._left = left
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        del event
        painter = QPainter(self)
        tokens, whole = self._look.tokens, QRectF(self.rect())
        paint_panel(painter, whole, tokens.line, None, 0, self.height() / 2)
        whole.setWidth(whole.width() * self._left)
        if whole.width() >= self.height():
            paint_panel(painter, whole, tokens.accent, None, 0, self.height() / 2)


class SprintBar(QWidget):
    """Left: leave, title, house. Middle: score over the time that is left. Right: the clock."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.leave = BarButton("leave", Icon.BACK, self)
        self._title = Label(16, 700, Ink.TEXT, self)
        self._house = ElidedLabel(13, 400, Ink.SECOND, self)
        self._score = Label(13, 600, Ink.TEXT, self)
        self._line = TimeLine(self)
        self._sign = Sign(16, Ink.SECOND, self, Icon.CLOCK)
        self._time = Label(18, 700, Ink.TEXT, self)
        row, middle, right = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.leave)
        row.addWidget(self._title)
        row.addWidget(self._house, 1)
        middle.setSpacing(5)
        middle.addStretch(1)
        middle.addWidget(self._score, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addWidget(self._line, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(1)
        right.setSpacing(6)
        right.addStretch(1)
        right.addWidget(self._sign)
        right.addWidget(self._time)
        self._grid = QGridLayout(self)
        for column, part in enumerate((row, middle, right)):
            nest_at(self._grid, part, 0, column)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self.leave.clicked.connect(self.left)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(max(look.px(52), look.tall(44)))
        self._grid.setContentsMargins(look.px(10), 0, look.px(18), 1)
        apply_look_to(look, self.leave, self._title, self._house, self._score, self._line)
        apply_look_to(look, self._sign, self._time)
        self.update()

    def retranslate(self) -> None:
        """Speak the language in use."""
        self.leave.show_words(_("Leave"), _("Leave (Esc)"))

    def show_view(self, view: SprintView) -> None:
        """Show how far it is."""
        self._title.setText(view.title)
        self._house.setText(view.house)
        self._score.setText(view.score)
        self._time.setText(view.time)
        self._line.show_left(view.left)
        for part in (self._time, self._sign):
            part.setVisible(bool(view.time))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below."""
        del event
        painter, tokens = QPainter(self), self._look.tokens
        painter.fillRect(self.rect(), QColor(tokens.surface))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(tokens.line))


def keys_of(keys: SprintKeys) -> tuple[tuple[str, str], ...]:
    """The keys of a stage, the most wanted first."""
    leave = (pgettext("key", "Esc"), pgettext("what a key does", "leave"))
    match keys:
        case SprintKeys.HANDS:
            return (("1–9, 0", pgettext("what a key does", "name the hand")), leave)
        case SprintKeys.WINNERS:
            return (("1, 2, 3", pgettext("what a key does", "say who wins")), leave)
        case SprintKeys.AMOUNT:
            return (
                ("0–9", pgettext("what a key does", "type the amount")),
                (pgettext("key", "Enter"), pgettext("what a key does", "pay")),
                (pgettext("key", "Backspace"), pgettext("what a key does", "rub out")),
                leave,
            )
        case SprintKeys.ON:
            return ((pgettext("key", "Enter"), pgettext("what a key does", "go on")), leave)
        case SprintKeys.AGAIN:
            return (
                (pgettext("key", "Enter"), pgettext("what a key does", "go on")),
                ("F5", pgettext("what a key does", "start again")),
                leave,
            )
        case _:
            assert_never(keys)


class SprintKeyBar(HintBar):
    """The keys of a sprint's stage."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: SprintKeys | None = None

    def retranslate(self) -> None:
        """Speak the language in use."""
        if self._keys is not None:
            self.show_keys(self._keys)

    def show_keys(self, keys: SprintKeys) -> None:
        """Show the keys of a stage."""
        self._keys = keys
        self.show_hints(keys_of(keys))
