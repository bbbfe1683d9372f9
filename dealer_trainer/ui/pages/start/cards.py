"""The cards of the start page: faults of files, what was left, today, the week, the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.text.quizzes import go_on_text, round_text
from dealer_trainer.ui.theme.colour import paint_in, paint_text
from dealer_trainer.ui.theme.icons import Icon, draw_icon
from dealer_trainer.ui.theme.look import Ink
from dealer_trainer.ui.widgets.boxes import MIDDLE, REST, TOP, column, row
from dealer_trainer.ui.widgets.buttons import PageButton, PrimaryButton
from dealer_trainer.ui.widgets.cards import Notice, selectable
from dealer_trainer.ui.widgets.charts import Drawing
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.label import KeyCap, Sign
from dealer_trainer.ui.widgets.page import Card
from dealer_trainer.ui.widgets.words import TextLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from dealer_trainer.presentation.pages.start import LeftCard
    from dealer_trainer.presentation.pages.today import DayMark, TodayState
    from dealer_trainer.training.quiz.session import OpenQuiz
    from dealer_trainer.ui.theme.look import Look
    from dealer_trainer.ui.widgets.boxes import Placed
    from dealer_trainer.ui.widgets.page import Text

_FAULTS_SHOWN = 3


class FaultBanner(Card):
    """Files that cannot be used, such as of houses: file, line and what is wrong."""

    def __init__(self, name: str, heading: Text, parent: QWidget) -> None:
        super().__init__(parent, name)
        title = TextLabel("bet", self)
        self._lines = selectable(TextLabel("meta", self))
        sign = Sign(22, Ink.WRONG, self, Icon.WARNING)
        self.add(row((sign, TOP), (column(title, self._lines, gap=4), 1), gap=14))
        self.translate((title.setText, heading))

    def show_faults(self, faults: tuple[str, ...]) -> None:
        """Show them, or nothing."""
        shown = list(faults[:_FAULTS_SHOWN])
        if len(faults) > _FAULTS_SHOWN:
            more = len(faults) - _FAULTS_SHOWN
            shown.append(ngettext("and {n} fault more", "and {n} faults more", more).format(n=more))
        self._lines.setText("\n".join(shown))
        self.setVisible(bool(faults))


class LeftDrill(Card):
    """The drill that was left: go on with it, or drop it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "start.left")
        caption, self._note = TextLabel("meta", self), Notice("wrong", self)
        self._title, self._detail = TextLabel("hero", self), TextLabel("meta", self)
        self.drop = PageButton("start.drop", self)
        self.go_on = PrimaryButton("start.continue", self)
        texts = column(caption, self._title, self._detail, self._note, gap=4)
        self.add(row((texts, 1), (self.drop, MIDDLE), (self.go_on, MIDDLE), gap=16))
        self.translate(
            (caption.setText, lambda: _("Not finished")),
            (self.drop.say, lambda: _("Discard this drill")),
            (self.go_on.say, lambda: _("Continue")),
        )

    def show_left(self, left: LeftCard | None) -> None:
        """Show it, or nothing."""
        self.setVisible(left is not None)
        if left is not None:
            self._title.setText(left.title)
            self._detail.setText(left.detail)
            self._note.say(left.note)
            self.go_on.setVisible(left.can_go_on)


class LeftQuiz(Card):
    """A quiz that was cut short: it can only go on, its clock has run meanwhile."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, name)
        self._left: OpenQuiz | None = None
        title, number = TextLabel("bet", self), TextLabel("meta", self)
        self.go_on = PrimaryButton(f"{name}.continue", self)
        sign = Sign(22, Ink.ACCENT, self, Icon.CLOCK)
        texts = column(title, number, gap=4)
        self.add(row((sign, TOP), (texts, 1), (self.go_on, MIDDLE), gap=16))
        self.translate(
            (self.go_on.say, lambda: _("Continue")),
            (title.setText, self._title_text),
            (number.setText, self._round_text),
        )
        self.hide()

    def show_left(self, left: OpenQuiz | None) -> None:
        """Show it, or nothing."""
        self._left = left
        self.setVisible(left is not None)
        self.retranslate()

    def _title_text(self) -> str:
        if self._left is None:
            return ""
        return go_on_text(self._left.state.paper.definition, self._left.trainee.name)

    def _round_text(self) -> str:
        if self._left is None:
            return ""
        rounds = self._left.state.paper.definition.rounds
        return round_text(min(self._left.state.number + 1, rounds), rounds)


class TodayCard(Card):
    """What today will be, and the button that begins it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "start.today")
        caption, self._heading = TextLabel("meta", self), TextLabel("hero", self)
        self._lines = TextLabel("meta", self)
        self.start = PrimaryButton("start.today.start", self)
        texts = column(caption, self._heading, self._lines, REST, gap=4)
        self.add(row((texts, 1), (self.start, MIDDLE), gap=16))
        self.translate(
            (caption.setText, lambda: _("Today")),
            (self.start.say, lambda: _("Start today's work")),
        )

    def show_state(self, state: TodayState) -> None:
        """Show it."""
        self._heading.setText(state.heading)
        self._lines.setText("\n".join(state.lines))


class WeekMarks(Drawing):
    """The days of this week: a tick where there was practice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._days: tuple[DayMark, ...] = ()

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.px(24) + look.tall(20))

    def show_days(self, days: tuple[DayMark, ...], told: str) -> None:
        """Show them; ``told`` is what a screen reader says."""
        self._days = days
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Seven discs."""
        return QSize(self.look.px(290), self.look.px(24) + self.look.tall(20))

    def paint(self, painter: QPainter) -> None:
        """Paint discs and letters."""
        look, tokens = self.look, self.look.tokens
        pitch, size = self.width() / 7, look.px(20)
        for number, day in enumerate(self._days):
            x = number * pitch + (pitch - size) / 2
            disc = QRectF(x, 1, size, size)
            if day.practised:
                paint_in(painter, tokens.accent)
                painter.drawEllipse(disc)
                ink, at = QColor(tokens.onaccent), QPointF(x + size * 0.2, 1 + size * 0.2)
                draw_icon(painter, Icon.CHECK, size * 0.6, ink, 2, at)
            else:
                paint_in(painter, None, tokens.line if day.ahead else tokens.fieldline, 1.6)
                painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            letter = QRectF(number * pitch, look.px(24), pitch, look.tall(20))
            paint_text(painter, letter, day.letter, look.font(12, 600), tokens.text2)


class RowCard(Card):
    """Days in a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "start.row")
        self._words, self._marks = TextLabel("section", self), WeekMarks(self)
        sign = Sign(22, Ink.ACCENT, self, Icon.FLAME)
        self.add(REST, row(sign, (self._words, 1), gap=12), self._marks, REST)

    def show_state(self, state: TodayState) -> None:
        """Show them."""
        self._words.setText(state.row)
        self._marks.show_days(state.days, state.row)


_KEYS: tuple[tuple[tuple[str, ...], Callable[[], str]], ...] = (
    (("1", "…", "9"), lambda: pgettext("key", "hand or amount")),
    (("−",), lambda: pgettext("key", "take")),
    (("=", "0"), lambda: pgettext("key", "stays")),
    (("Enter",), lambda: pgettext("key", "next")),
    (("Ctrl", "Enter"), lambda: pgettext("key", "check answer")),
    (("F1",), lambda: pgettext("key", "pay tables")),
    (("F4",), lambda: pgettext("key", "four colours")),
    (("F11",), lambda: pgettext("key", "full screen")),
    (("Esc",), lambda: pgettext("key", "pause")),
)


class KeysCard(Card):
    """What the keys do in a drill: one hand on the number pad is enough."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "start.keys", lambda: _("One hand on the number pad"))
        about, notes = TextLabel("meta", self), QWidget(self)
        flow = FlowLayout(notes, gap=10)
        for caps, text in _KEYS:
            note = QWidget(notes)
            words = TextLabel("meta", note, wrap=False)
            beside: list[Placed] = [KeyCap(cap, note) for cap in caps]
            row(*beside, 3, words, gap=5, within=note).setContentsMargins(0, 0, 14, 0)
            flow.addWidget(note)
            self.translate((words.setText, text))
        self.add(about, notes)
        self.translate(
            (
                about.setText,
                lambda: _(
                    "First the dealer's hand and whether it qualifies, then box by box from right "
                    "to left. An amount is what is paid on top of the stake."
                ),
            )
        )
        self.fit(lambda _look: flow.invalidate())
