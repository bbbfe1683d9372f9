"""The bar at the head of a drill: leave, what is drilled, how far it is, clock, pay tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dealer_trainer.presentation.table.state import BarState, Manner
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.layouts import nest_at
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look, apply_look_to
from dealer_trainer.ui.widgets.label import ElidedLabel, Label, Sign, paint_panel
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

_SHORT_FROM = 12


class Segments(QWidget):
    """The layouts of a drill as dashes: behind, at work, ahead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._done = 0
        self._count = 0

    def apply_look(self, look: Look) -> None:
        self._look = look
        self._settle()

    def show_progress(self, done: int, count: int | None) -> None:
        """So many are behind."""
        told = (done, count or 0)
        if told != (self._done, self._count):
            self._done, self._count = told
            self._settle()
        self.setVisible(self._count > 0)

    def _settle(self) -> None:
        dash = 24 if self._count <= _SHORT_FROM else 14
        width = self._count * dash + max(0, self._count - 1) * 4
        self.setFixedSize(self._look.px(min(width, 420)), self._look.px(5))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dashes."""
        del event
        if not self._count:
            return
        tokens, gap = self._look.tokens, self._look.px(4)
        dash = (self.width() - gap * (self._count - 1)) / self._count
        painter = QPainter(self)
        for i in range(self._count):
            ink = tokens.line
            if i < self._done:
                ink = tokens.text2
            elif i == self._done:
                ink = tokens.accent
            rect = QRectF(i * (dash + gap), 0, dash, self.height())
            paint_panel(painter, rect, ink, None, 0, self.height() / 2)


class BarButton(Pressable):
    """A button in the bar: an icon, a word beside it where there is room for one."""

    def __init__(
        self, name: str, icon: Icon, parent: QWidget | None = None, *, framed: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._framed = framed
        self._spared = False
        self.sign = Sign(17, Ink.TEXT if framed else Ink.SECOND, self, icon)
        self._label = Label(14, 600, Ink.TEXT if framed else Ink.SECOND, self)
        self._label.hide()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.sign)
        self._row.addWidget(self._label)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def apply_look(self, look: Look) -> None:
        margin = look.px(10 if self._framed else 7)
        self._row.setContentsMargins(margin, 0, margin, 0)
        self._row.setSpacing(look.px(7))
        super().apply_look(look)

    def sizeHint(self) -> QSize:
        """What its labels need, and a finger's breadth at least."""
        # Not a minimum size: that would let the words be squeezed below what they need.
        return super().sizeHint().expandedTo(QSize(self.look.tall(32), self.look.tall(32)))

    def minimumSizeHint(self) -> QSize:
        """It is never squeezed."""
        return self.sizeHint()

    def show_words(self, label: str, tip: str, spoken: str = "") -> None:
        """What it says and what its tip tells; an icon alone is named to a screen reader."""
        self._label.setText(label)
        self._label.setVisible(bool(label) and not self._spared)
        self.setText(label)
        self.setToolTip(tip)
        self.setAccessibleName(spoken or label)

    def spare_words(self, spare: bool) -> None:
        """Show the icon alone where room is short; the tip and readers have the words."""
        self._spared = spare
        self._label.setVisible(not spare and bool(self._label.text()))
        self.updateGeometry()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Flat, or framed; chosen ones are amber."""
        tokens, radius = self.look.tokens, self.look.px(8)
        hover = self.underMouse()
        if self.isChecked():
            paint_panel(painter, rect, tokens.accentbg, tokens.accent, 1.0, radius)
        elif self._framed:
            edge = tokens.fieldline if hover else tokens.line
            paint_panel(painter, rect, tokens.raised, edge, 1.0, radius)
        elif hover:
            paint_panel(painter, rect, tokens.raised, None, 0, radius)


class TopBar(QWidget):
    """Left: leave, title, house. Middle: progress. Right: clock and buttons."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.leave = BarButton("leave", Icon.BACK, self)
        self._medal = Sign(18, Ink.ACCENT, self, Icon.MEDAL)
        self._title = Label(16, 700, Ink.TEXT, self)
        self._house = ElidedLabel(13, 400, Ink.SECOND, self)
        self._progress = Label(13, 600, Ink.TEXT, self)
        self._segments = Segments(self)
        self.four_colours = BarButton("four_colours", Icon.CARDS, self)
        self.four_colours.setCheckable(True)
        self.eye = BarButton("clock", Icon.EYE, self)
        self.pause = BarButton("pause", Icon.PAUSE, self)
        self._warns = Sign(16, Ink.ACCENT, self, Icon.WARNING)
        self._warning = Label(13, 600, Ink.ACCENT, self)
        self._clock = Sign(16, Ink.SECOND, self, Icon.CLOCK)
        self._time = Label(18, 700, Ink.TEXT, self)
        self.pay_tables = BarButton("pay_tables", Icon.BOOK, self, framed=True)
        self._manner = Manner.DRILL
        self._clock_shown = True
        self._fitted: tuple[object, ...] = ()
        for part in (self._medal, self._warns, self._warning):
            part.hide()
        self._lay_out()
        for button in self._buttons():
            button.clicked.connect(self._press)

    def _buttons(self) -> tuple[BarButton, ...]:
        return (self.leave, self.four_colours, self.eye, self.pause, self.pay_tables)

    def _lay_out(self) -> None:
        self._left, middle, self._right = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._grid = QGridLayout(self)
        for column, third in enumerate((self._left, middle, self._right)):
            nest_at(self._grid, third, 0, column)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self._left.addWidget(self.leave)
        self._left.addSpacing(10)
        self._left.addWidget(self._medal)
        self._left.addWidget(self._title)
        self._left.addWidget(self._house, 1)
        middle.setSpacing(5)
        middle.addStretch(1)
        middle.addWidget(self._progress, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addWidget(self._segments, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(1)
        self._right.addStretch(1)
        for button in (self.four_colours, self.eye, self.pause):
            self._right.addWidget(button)
        for part in (self._warns, self._warning, self._clock, self._time):
            self._right.addWidget(part)
        self._right.addSpacing(8)
        self._right.addWidget(self.pay_tables)

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedHeight(max(look.px(52), look.tall(44)))
        self._grid.setContentsMargins(look.px(10), 0, look.px(18), 1)
        self._grid.setHorizontalSpacing(look.px(12))
        self._left.setSpacing(look.px(12))
        self._right.setSpacing(look.px(5))
        apply_look_to(look, self._title, self._house, self._progress, self._segments)
        apply_look_to(look, self._medal, self._warns, self._warning)
        apply_look_to(look, self._clock, self._time, *self._buttons())
        self._fit()
        self.update()

    def retranslate(self) -> None:
        """Speak the language in use."""
        self._say_leave()
        self.four_colours.show_words("", _("Four-colour deck (F4)"), _("Four-colour deck"))
        self.eye.show_words("", _("Show or hide the clock (F3)"), _("Show or hide the clock"))
        self.pause.show_words("", _("Pause (Esc)"), _("Pause"))

    def _say_leave(self) -> None:
        match self._manner:
            case Manner.DRILL:
                self.leave.show_words(_("Leave"), _("Leave: the layout waits on the start page"))
            case Manner.QUIZ | Manner.OPEN_QUIZ:
                self.leave.show_words(_("Leave"), _("Leave: the quiz is over then (Esc)"))
            case Manner.REVIEW:
                self.leave.show_words(_("Result"), _("Back to the result (Esc)"))
        tip = _("Pay tables (F1)") if self._manner.tables else _("The pay tables are closed")
        self.pay_tables.show_words(_("Pay tables"), tip)

    def show_state(self, state: BarState, manner: Manner = Manner.DRILL) -> None:
        """Show how far the drill is."""
        self._manner = manner
        self._say_leave()
        if state.leave_tip:
            self.leave.setToolTip(state.leave_tip)
        self._medal.setVisible(manner is not Manner.DRILL)
        self.pause.setVisible(manner is Manner.DRILL)
        self.eye.setVisible(manner is not Manner.REVIEW)
        self.pay_tables.setEnabled(manner.tables)
        self.pay_tables.sign.show_icon(Icon.BOOK if manner.tables else Icon.LOCK, Ink.TEXT)
        self._title.setText(state.title)
        self._house.setText(state.house)
        self._progress.setText(state.progress)
        self._segments.show_progress(state.done, state.count)
        self._clock_shown = state.clock_shown and manner is not Manner.REVIEW
        self._set_clock()
        self._fit_if_other((state.title, state.house, manner, self._clock_shown))
        self.eye.sign.show_icon(Icon.EYE if state.clock_shown else Icon.EYE_OFF, Ink.SECOND)
        self.four_colours.setChecked(state.four_colours)
        self.pause.setEnabled(state.can_pause)

    def show_time(self, text: str) -> None:
        """The time on the clock."""
        self._time.setText(text)

    def tell_clock(self, meaning: str) -> None:
        """What the clock counts."""
        self._time.setAccessibleDescription(meaning)

    def show_warning(self, text: str) -> None:
        """That the time is nearly over, in words beside an icon, in place of the clock; it stands
        there though the clock is hidden.
        """
        self._warning.setText(text)
        if bool(text) is self._warning.isHidden():
            for part in (self._warns, self._warning):
                part.setVisible(bool(text))
            self._show_clock()

    def _fit_if_other(self, shown: tuple[object, ...]) -> None:
        """Fit where the words are others, or longer, than those that were fitted last."""
        said = (self.leave.text(), self.pay_tables.text(), self._progress.sizeHint().width())
        if (*shown, *said) != self._fitted:
            self._fitted = (*shown, *said)
            self._fit()

    def _show_clock(self) -> None:
        self._set_clock()
        self._fit()

    def _set_clock(self) -> None:
        shown = self._clock_shown and self._warning.isHidden()
        self._time.setVisible(shown)
        self._clock.setVisible(shown)

    def _fit(self) -> None:
        """The pay tables' button gives way where letters are large and words are long."""
        self.pay_tables.spare_words(False)
        # What lies in layouts within a layout is asked for anew only by their being told so.
        for inner in (self._left, self._right):
            inner.invalidate()
        self.pay_tables.spare_words(self._grid.minimumSize().width() > self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for all words or not."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below."""
        del event
        tokens = self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.surface))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(tokens.line))
        x = (self.leave.geometry().right() + self._title.geometry().left()) / 2
        painter.fillRect(
            QRectF(x, self.height() / 2 - 11, 1, self._look.px(20)), QColor(tokens.line)
        )

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())
