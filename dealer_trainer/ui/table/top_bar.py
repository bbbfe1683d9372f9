"""The bar at the head of a drill: leave, what is drilled, how far it is, clock, pay tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.table.state import BarState, Manner, Times
from dealer_trainer.text.language import _
from dealer_trainer.ui.table.bar import TableBar
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.parts import PaintedPart

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent

_SHORT_FROM = 12


class LayoutDashes(PaintedPart, QWidget):
    """The layouts of a drill as dashes: behind, at work, ahead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done = 0
        self._count = 0

    def _adapt(self, look: Look) -> None:
        dash = 24 if self._count <= _SHORT_FROM else 14
        width = self._count * dash + max(0, self._count - 1) * 4
        self.setFixedSize(look.px(min(width, 420)), look.px(5))
        self.update()

    def show_progress(self, done: int, count: int | None) -> None:
        """So many are behind."""
        told = (done, count or 0)
        if told != (self._done, self._count):
            self._done, self._count = told
            self._adapt(self.look)
        self.setVisible(self._count > 0)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the dashes."""
        if not self._count:
            return
        tokens, gap = self.look.tokens, self.look.px(4)
        dash = (self.width() - gap * (self._count - 1)) / self._count
        for i in range(self._count):
            ink = tokens.line
            if i < self._done:
                ink = tokens.text2
            elif i == self._done:
                ink = tokens.accent
            rect = QRectF(i * (dash + gap), 0, dash, self.height())
            paint_panel(painter, rect, ink, None, 0, self.height() / 2)


class TopBar(TableBar):
    """The bar of layouts: progress in dashes, the clock or a warning, and buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._medal = Sign(18, Ink.ACCENT, self, Icon.MEDAL)
        self._segments = LayoutDashes(self)
        self.four_colours = self._button("four_colours", Icon.CARDS)
        self.four_colours.setCheckable(True)
        self.eye = self._button("clock", Icon.EYE)
        self.pause = self._button("pause", Icon.PAUSE)
        self._warns = Sign(16, Ink.ACCENT, self, Icon.WARNING)
        self._warning = Label(13, 600, Ink.ACCENT, self)
        self.pay_tables = self._button("pay_tables", Icon.BOOK, framed=True)
        self._manner = Manner.DRILL
        self._clock_shown = True
        self._fitted: tuple[object, ...] = ()
        for part in (self._medal, self._warns, self._warning):
            part.hide()
        self._lay_out(self._segments)
        self._left.insertSpacing(1, 10)
        self._left.insertWidget(2, self._medal)
        before = (self.four_colours, self.eye, self.pause, self._warns, self._warning)
        for place, shown in enumerate(before, start=1):
            self._right.insertWidget(place, shown)
        self._right.addSpacing(8)
        self._right.addWidget(self.pay_tables)

    def _adapt(self, look: Look) -> None:
        super()._adapt(look)
        self._fit()

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
        self.eye.setVisible(manner.is_timed)
        self.pay_tables.setEnabled(manner.tables)
        self.pay_tables.sign.show_icon(Icon.BOOK if manner.tables else Icon.LOCK, Ink.TEXT)
        self._show_title(state.title, state.house, state.progress)
        self._segments.show_progress(state.done, state.count)
        self._clock_shown = state.clock_shown
        self._set_clock()
        self._fit_if_other((state.title, state.house, manner, self._clock_shown))
        self.eye.sign.show_icon(Icon.EYE if state.clock_shown else Icon.EYE_OFF, Ink.SECOND)
        self.four_colours.setChecked(state.four_colours)
        self.pause.setEnabled(state.can_pause)

    def show_times(self, times: Times) -> None:
        """The time on the clock, and what it counts."""
        self._time.setText(times.total)
        if times.meaning != self._time.accessibleDescription():
            self._time.setAccessibleDescription(times.meaning)
        self._show_warning(times.warning)

    def _show_warning(self, text: str) -> None:
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

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the ground, and a line between leaving and the title."""
        super()._paint(painter, rect)
        x = (self.leave.geometry().right() + self._title.geometry().left()) / 2
        rule = QRectF(x, self.height() / 2 - 11, 1, self.look.px(20))
        painter.fillRect(rule, QColor(self.look.tokens.line))
