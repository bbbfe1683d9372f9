"""The stage after submitting: score, marks, the slip by name, and the working of a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics

from dealer_trainer.presentation.sheet import ButtonState, FeedbackState, MarkState, WorkingState
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.sheet.marks import MarkDisc, MarkRow
from dealer_trainer.ui.sheet.stage import SheetStage
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import BLEED, Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, Grid, column, row
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.parts import KitPart, PaintedPart, Panel, ScrollArea
from dealer_trainer.ui.widgets.pressable import ActionButton
from dealer_trainer.ui.widgets.words import show_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

_FEWEST = 46
"""Height of the working where room is short: two lines."""


class SlipBox(PaintedPart, Panel):
    """The mistake by its name, the rule that it breaks, and what it cost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign = Sign(20, Ink.WRONG, self, Icon.WARNING)
        self._name = Label(15, 700, Ink.TEXT, self, wrap=True)
        self._why = Label(12.5, 400, Ink.TEXT, self, wrap=True)
        self._money = Label(12.5, 600, Ink.SECOND, self, wrap=True)
        words = column(self._name, self._why, self._money, spacing=2)
        row(sign, (words, 1), within=self, margins=(12, 8, 12, 8), spacing=12)

    def show_slip(self, name: str, why: str, money: str) -> None:
        """Name a slip; the box is gone without one."""
        self.setVisible(bool(name))
        self._name.setText(name)
        show_text(self._why, why)
        show_text(self._money, money)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the frame."""
        paint_panel(painter, rect, None, self.look.tokens.wrong, 1.5, self.look.px(8))


class WorkingRow(PaintedPart, Panel):
    """A line of working: whose it is, and the sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = False
        self._label = Label(13, 600, Ink.SECOND, self)
        self._text = Label(13.5, 400, Ink.TEXT, self, wrap=True)
        # A scroll bar may stand beside it.
        line = row(self._label, (self._text, 1), within=self, margins=(11, 3, 1, 3), spacing=8)
        for part in (self._label, self._text):
            line.setAlignment(part, Qt.AlignmentFlag.AlignTop)

    def show_state(self, state: WorkingState, width: int) -> None:
        """Show a line; ``width`` is that of the column of labels."""
        self._asked = state.asked
        self._label.setText(state.label)
        self._label.setFixedWidth(width)
        self._label.set_ink(Ink.TEXT if state.asked else Ink.SECOND, 700 if state.asked else 600)
        self._text.setText(state.text)
        self._text.set_ink(Ink.TEXT, 600 if state.asked else 400)
        self.update()

    def label_width(self, text: str) -> int:
        """The width that a label needs when it is the asked one."""
        return QFontMetrics(self.look.font(13, 700)).horizontalAdvance(text) + 4

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Amber where it is the line in question."""
        if not self._asked:
            return
        tokens = self.look.tokens
        painter.fillRect(rect, QColor(tokens.accentbg))
        painter.fillRect(QRectF(0, 0, 3, rect.height()), QColor(tokens.accent))


class WorkingList(KitPart, ScrollArea):
    """The working of a box, line by line; it scrolls where room is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        inside = Panel()
        super().__init__(inside, parent)
        self._inside = inside
        self._column = column(REST, within=self._inside, spacing=0)
        self._rows: list[WorkingRow] = []
        self._asked: list[WorkingRow] = []
        # When the rows have their places.
        self._revealing = later(self, self._reveal)
        self.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self.setMinimumHeight(_FEWEST)

    def sizeHint(self) -> QSize:
        """What is left over is enough: it scrolls."""
        return QSize(super().sizeHint().width(), _FEWEST)

    def _adapt(self, look: Look) -> None:
        self._inside.apply_look(look)

    def show_state(self, lines: tuple[WorkingState, ...]) -> None:
        """Show the lines."""
        while len(self._rows) < len(lines):
            working = self._inside.with_look(WorkingRow(self._inside))
            self._column.insertWidget(len(self._rows), working)
            self._rows.append(working)
        width = max((self._rows[0].label_width(line.label) for line in lines), default=0)
        for working in self._rows[len(lines) :]:
            working.hide()
        before = ""
        for working, line in zip(self._rows, lines, strict=False):
            label = "" if line.label == before else line.label
            working.show_state(WorkingState(label, line.text, line.asked), width)
            working.show()
            before = line.label
        self._asked = [
            working for working, line in zip(self._rows, lines, strict=False) if line.asked
        ]
        self._revealing.start()

    def _reveal(self) -> None:
        if not self._asked:
            self.verticalScrollBar().setValue(0)
        # The last first: where not all of them have room, the beginning is what is read.
        for working in (*self._asked[-1:], *self._asked[:1]):
            self.ensureWidgetVisible(working, 0, self.look.px(4))
        if self._asked:
            self._begin_whole(self._asked[0].y(), self._asked[-1].geometry().bottom())

    def _begin_whole(self, first: int, last: int) -> None:
        """The uppermost line in sight is a whole one, if ``first`` to ``last`` stay in sight."""
        bar = self.verticalScrollBar()
        tops = [working.y() for working in self._rows if not working.isHidden()]
        further = min((top for top in tops if top >= bar.value()), default=0)
        before = max((top for top in tops if top <= bar.value()), default=0)
        if further <= min(first, bar.maximum()):
            bar.setValue(further)
        elif last <= before + self.viewport().height():
            bar.setValue(before)


class FeedbackHead(Panel):
    """The score: boxes right, answers right, money in all and the time taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = Label(17, 700, Ink.TEXT, self, wrap=True)
        self._counted = Label(13.5, 600, Ink.SECOND, self)
        self._money = Label(13, 600, Ink.SECOND, self, wrap=True)
        self._time = Label(13, 600, Ink.SECOND, self)
        rows = ((self._score, self._counted), (self._money, self._time))
        grid = Grid(rows, within=self, down=1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for part in (self._counted, self._time):
            grid.setAlignment(part, right)
        grid.setColumnStretch(0, 1)

    def show_state(self, state: FeedbackState) -> None:
        """Show a score."""
        self._score.setText(state.score)
        self._counted.setText(state.counted)
        self._money.setText(state.money)
        self._time.setText(state.time)


class FeedbackStage(SheetStage[FeedbackState]):
    """The marks of the dealer, of the order and of one box, with its working."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = [MarkRow(self, compact=True) for _ in range(4)]
        self._title = Label(17, 600, Ink.TEXT, self, wrap=True)
        self._hand_right = MarkDisc(self)
        self._five = MarkRow(self, compact=True)
        self._hand = MarkRow(self, compact=True)
        self._marks = [MarkRow(self) for _ in range(4)]
        self._slip = SlipBox(self)
        self._working_title = Label(13, 600, Ink.SECOND, self)
        self.show_me = ActionButton("show", self, small=True)
        self._working = WorkingList(self)
        title = row((self._title, 1), self._hand_right, margins=(BLEED, 2, BLEED, 0))
        below = row((self._working_title, 1), self.show_me, margins=(BLEED, 0, BLEED, 0))
        column(
            *self._lines,
            title,
            self._five,
            self._hand,
            *self._marks,
            self._slip,
            below,
            (self._working, 1),
            within=self,
            spacing=(4, 2),
        )
        for mark in (*self._lines, self._five, self._hand, *self._marks):
            mark.named.connect(self.place_clicked)
        self.show_me.named.connect(self.button_clicked)

    def show_state(self, state: FeedbackState) -> None:
        for rows, marks in ((self._lines, state.lines), (self._marks, state.marks)):
            for i, mark in enumerate(rows):
                mark.show_or_release(marks[i] if i < len(marks) else None)
        self._title.setText(state.title)
        self._show_hand(state.hand)
        self._five.show_or_release(state.five)
        self._slip.show_slip(state.slip, state.slip_why, state.slip_money)
        self._working_title.setText(state.working_title)
        self._working_title.setVisible(bool(state.working))
        self.show_me.setVisible(bool(state.show))
        self.show_me.show_state(ButtonState(state.show, "F7"))
        self._working.show_state(state.working)

    def _show_hand(self, hand: MarkState | None) -> None:
        """A row where it is wrong, else a tick beside the title."""
        right = hand if hand is not None and hand.right else None
        self._hand.show_or_release(hand if right is None else None)
        self._hand_right.setVisible(right is not None)
        self._hand_right.setObjectName("" if right is None else right.name)
        if right is not None:
            self._hand_right.setAccessibleName(right.spoken)
            self._hand_right.setToolTip(right.spoken)
            self._hand_right.show_mark(True)
