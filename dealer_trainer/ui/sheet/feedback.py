"""The stage after submitting: score, marks, the slip by name, and the working of a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import ButtonState, FeedbackState, MarkState, WorkingState
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.marks import MarkDisc, MarkRow
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.widgets.label import Label, Sign, paint_panel
from dealer_trainer.ui.widgets.pressable import ActionButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_FEWEST = 46
"""Height of the working where room is short: two lines."""


class SlipBox(QWidget):
    """The mistake by its name, the rule that it breaks, and what it cost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._sign = Sign(20, Ink.WRONG, self, Icon.WARNING)
        self._name = Label(15, 700, Ink.TEXT, self, wrap=True)
        self._why = Label(12.5, 400, Ink.TEXT, self, wrap=True)
        self._money = Label(12.5, 600, Ink.SECOND, self, wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._why)
        words.addWidget(self._money)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        nest(self._row, words, 1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._row.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8))
        self._row.setSpacing(look.px(12))
        for part in (self._sign, self._name, self._why, self._money):
            part.dress(look)

    def show_slip(self, name: str, why: str, money: str) -> None:
        """Name a slip; the box is gone without one."""
        self.setVisible(bool(name))
        self._name.setText(name)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._money.setText(money)
        self._money.setVisible(bool(money))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        del event
        rect = QRectF(self.rect())
        paint_panel(QPainter(self), rect, None, self._look.tokens.wrong, 1.5, self._look.px(8))


class WorkingRow(QWidget):
    """A line of working: whose it is, and the sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._asked = False
        top = Qt.AlignmentFlag.AlignTop
        self._label = Label(13, 600, Ink.SECOND, self)
        self._text = Label(13.5, 400, Ink.TEXT, self, wrap=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label, 0, top)
        self._row.addWidget(self._text, 1, top)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        # A scroll bar may stand beside it.
        self._row.setContentsMargins(look.px(11), look.px(3), look.px(1), look.px(3))
        self._row.setSpacing(look.px(8))
        self._label.dress(look)
        self._text.dress(look)

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
        return QFontMetrics(self._look.font(13, 700)).horizontalAdvance(text) + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        """Amber where it is the line in question."""
        del event
        if not self._asked:
            return
        tokens, rect = self._look.tokens, QRectF(self.rect())
        painter = QPainter(self)
        painter.fillRect(rect, QColor(tokens.accentbg))
        painter.fillRect(QRectF(0, 0, 3, rect.height()), QColor(tokens.accent))


class WorkingList(QScrollArea):
    """The working of a box, line by line; it scrolls where room is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._rows: list[WorkingRow] = []
        self._asked: list[WorkingRow] = []
        # When the rows have their places.
        self._revealing = later(self, self._reveal)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self.setMinimumHeight(_FEWEST)

    def sizeHint(self) -> QSize:
        """What is left over is enough: it scrolls."""
        return QSize(super().sizeHint().width(), _FEWEST)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        for row in self._rows:
            row.dress(look)

    def show_state(self, lines: tuple[WorkingState, ...]) -> None:
        """Show the lines."""
        while len(self._rows) < len(lines):
            row = WorkingRow(self._inside)
            row.dress(self._look)
            self._column.insertWidget(len(self._rows), row)
            self._rows.append(row)
        width = max((self._rows[0].label_width(line.label) for line in lines), default=0)
        before = ""
        for i, row in enumerate(self._rows):
            row.setVisible(i < len(lines))
            if i < len(lines):
                line = lines[i]
                shown = WorkingState(
                    "" if line.label == before else line.label, line.text, line.asked
                )
                row.show_state(shown, width)
                before = line.label
        self._asked = [row for row, line in zip(self._rows, lines, strict=False) if line.asked]
        self._revealing.start()

    def _reveal(self) -> None:
        if not self._asked:
            self.verticalScrollBar().setValue(0)
        # The last first: where not all of them have room, the beginning is what is read.
        for row in (*self._asked[-1:], *self._asked[:1]):
            self.ensureWidgetVisible(row, 0, self._look.px(4))
        if self._asked:
            self._begin_whole(self._asked[0].y(), self._asked[-1].geometry().bottom())

    def _begin_whole(self, first: int, last: int) -> None:
        """The uppermost line in sight is a whole one, if ``first`` to ``last`` stay in sight."""
        bar = self.verticalScrollBar()
        tops = [row.y() for row in self._rows if not row.isHidden()]
        further = min((top for top in tops if top >= bar.value()), default=0)
        before = max((top for top in tops if top <= bar.value()), default=0)
        if further <= min(first, bar.maximum()):
            bar.setValue(further)
        elif last <= before + self.viewport().height():
            bar.setValue(before)


class FeedbackHead(QWidget):
    """The score: boxes right, answers right, money in all and the time taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = Label(17, 700, Ink.TEXT, self, wrap=True)
        self._counted = Label(13.5, 600, Ink.SECOND, self)
        self._money = Label(13, 600, Ink.SECOND, self, wrap=True)
        self._time = Label(13, 600, Ink.SECOND, self)
        self._grid = QGridLayout(self)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self._score, 0, 0)
        self._grid.addWidget(self._counted, 0, 1, right)
        self._grid.addWidget(self._money, 1, 0)
        self._grid.addWidget(self._time, 1, 1, right)
        self._grid.setColumnStretch(0, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._grid.setVerticalSpacing(look.px(1))
        for part in (self._score, self._counted, self._money, self._time):
            part.dress(look)

    def show_state(self, state: FeedbackState) -> None:
        """Show a score."""
        self._score.setText(state.score)
        self._counted.setText(state.counted)
        self._money.setText(state.money)
        self._time.setText(state.time)


class FeedbackStage(QWidget):
    """The marks of the dealer, of the order and of one box, with its working."""

    place_clicked = Signal(str)

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
        self._inner = QHBoxLayout()
        self._inner.addWidget(self._title, 1)
        self._inner.addWidget(self._hand_right)
        self._below = QHBoxLayout()
        self._below.addWidget(self._working_title, 1)
        self._below.addWidget(self.show_me)
        self._column = QVBoxLayout(self)
        for row in self._lines:
            self._column.addWidget(row)
        nest(self._column, self._inner)
        for row in (self._five, self._hand, *self._marks):
            self._column.addWidget(row)
        self._column.addWidget(self._slip)
        nest(self._column, self._below)
        self._column.addWidget(self._working, 1)
        for row in (*self._lines, self._five, self._hand, *self._marks):
            row.clicked.connect(self._report)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        bleed = look.px(BLEED)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(2 if look.low else 4))
        self._inner.setContentsMargins(bleed, look.px(2), bleed, 0)
        self._below.setContentsMargins(bleed, 0, bleed, 0)
        for row in (*self._lines, self._five, self._hand, *self._marks):
            row.dress(look)
        dress_all(look, self._title, self._hand_right, self._working_title, self._slip)
        self.show_me.dress(look)
        self._working.dress(look)

    def show_state(self, state: FeedbackState) -> None:
        """Show a marked layout."""
        for rows, marks in ((self._lines, state.lines), (self._marks, state.marks)):
            for i, row in enumerate(rows):
                row.setVisible(i < len(marks))
                if i < len(marks):
                    row.show_state(marks[i])
                else:
                    row.release()
        self._title.setText(state.title)
        self._show_hand(state.hand)
        self._show_five(state.five)
        self._slip.show_slip(state.slip, state.slip_why, state.slip_money)
        self._working_title.setText(state.working_title)
        self._working_title.setVisible(bool(state.working))
        self.show_me.setVisible(bool(state.show))
        self.show_me.show_state(ButtonState(state.show, "F7"))
        self._working.show_state(state.working)

    def _show_hand(self, hand: MarkState | None) -> None:
        wrong = hand is not None and not hand.right
        self._hand.setVisible(wrong)
        self._hand_right.setVisible(hand is not None and hand.right)
        self._hand.release()
        self._hand_right.setObjectName("")
        if hand is not None and wrong:
            self._hand.show_state(hand)
        elif hand is not None:
            self._hand_right.setObjectName(hand.name)
            self._hand_right.setAccessibleName(hand.spoken)
            self._hand_right.setToolTip(hand.spoken)
            self._hand_right.show_mark(True)

    def _show_five(self, five: MarkState | None) -> None:
        self._five.setVisible(five is not None)
        if five is None:
            self._five.release()
        else:
            self._five.show_state(five)

    def release(self) -> None:
        """Another stage bears the names now."""
        self._hand_right.setObjectName("")
        for row in (*self._lines, self._five, self._hand, *self._marks):
            row.release()

    def _report(self) -> None:
        row = self.sender()
        if isinstance(row, MarkRow):
            self.place_clicked.emit(row.objectName())
