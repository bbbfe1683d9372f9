"""The stage in which the bets of a box are taken, left or paid, and the check before submitting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dealer_trainer.presentation.sheet import BetsState, BetState, CheckState
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.amount_field import AmountField
from dealer_trainer.ui.sheet.bet_sign import BetSign
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.lines import HandLine
from dealer_trainer.ui.theme.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.widgets.label import Label, coloured, paint_panel

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

MOST_BETS = 4


class Rule(QFrame):
    """A hairline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)
        self.setAutoFillBackground(True)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self.setPalette(coloured(QPalette.ColorRole.Window, look.tokens.line))


class BetRow(QWidget):
    """A bet: its sign, name and stake, and the field of its answer."""

    clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: BetState | None = None
        self._sign = BetSign(self)
        self._label = Label(16, 600, Ink.TEXT, self, wrap=True)
        self._stake = Label(13, 400, Ink.SECOND, self, wrap=True)
        self.field = AmountField(self)
        self._not_asked = Label(13, 500, Ink.THIRD, self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._label)
        words.addWidget(self._stake)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        nest(self._row, words, 1)
        self._row.addWidget(self.field)
        self._row.addWidget(self._not_asked)
        self.field.clicked.connect(self._report)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        self._row.setContentsMargins(look.px(BLEED + 4), 0, look.px(BLEED) - 3, 0)
        self._row.setSpacing(look.px(8))
        self.setMinimumHeight(look.tall(52 if look.low else 58))
        for part in (self._sign, self._label, self._stake, self.field, self._not_asked):
            part.dress(look)

    def show_state(self, state: BetState) -> None:
        """Show a bet."""
        before, self._state = self._state, state
        self._sign.show_bet(state.bet, state.active)
        self._label.setText(state.label)
        self._label.set_ink(Ink.TEXT if state.asked else Ink.THIRD)
        self._stake.setText(state.stake)
        self.field.setVisible(state.asked)
        self._not_asked.setVisible(not state.asked)
        if state.asked:
            self.field.show_state(state)
        else:
            self.field.release()
            self._not_asked.setText(state.shown)
        if before is None or before.active != state.active:
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole row takes the focus to its field."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._report()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Amber ground and bar where the row is the active one."""
        del event
        if self._state is None or not self._state.active:
            return
        tokens, rect = self._look.tokens, QRectF(self.rect())
        painter = QPainter(self)
        paint_panel(painter, rect.adjusted(2, 0, 0, 0), tokens.accentbg, None, 0, 8)
        painter.fillRect(QRectF(0, 0, 4, rect.height()), QColor(tokens.accent))

    def _report(self) -> None:
        if self._state is not None and self._state.asked:
            self.clicked.emit(self._state.name)


class BetsStage(QWidget):
    """The rows of the active box, in the order of settlement."""

    place_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: BetsState | None = None
        self.hand = HandLine(self)
        self.rows = [BetRow(self) for _ in range(MOST_BETS)]
        self._hints = [HintLine(self) for _ in range(MOST_BETS)]
        self._rule = Rule(self)
        self._total_label = Label(14, 600, Ink.SECOND, self, wrap=True)
        self._total = Label(18, 700, Ink.TEXT, self)
        self._hand_row = QHBoxLayout()
        self._hand_row.addWidget(self.hand)
        self._rows = QVBoxLayout()
        for row, hint in zip(self.rows, self._hints, strict=True):
            self._rows.addWidget(row)
            self._rows.addWidget(hint)
            row.clicked.connect(self.place_clicked)
        self._foot = QGridLayout()
        self._foot.addWidget(self._rule, 0, 0, 1, 2)
        self._foot.addWidget(self._total_label, 1, 0)
        self._foot.addWidget(self._total, 1, 1)
        self._foot.setColumnStretch(0, 1)
        self._column = QVBoxLayout(self)
        nest(self._column, self._hand_row)
        nest(self._column, self._rows)
        nest(self._column, self._foot)
        self._column.addStretch(1)
        self.hand.clicked.connect(self._take_up_hand)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        bleed = look.px(BLEED)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(4 if look.low else 8))
        self._hand_row.setContentsMargins(bleed, 0, bleed, 0)
        self._rows.setSpacing(look.px(2 if look.low else 4))
        self._foot.setContentsMargins(bleed, 0, bleed, 0)
        self._foot.setVerticalSpacing(look.px(6))
        dress_all(look, self.hand, *self.rows, *self._hints)
        dress_all(look, self._rule, self._total_label, self._total)

    def show_state(self, state: BetsState) -> None:
        """Show the bets of a box."""
        self._state = state
        self.hand.setVisible(state.hand is not None)
        if state.hand is not None:
            self.hand.show_state(state.hand)
        else:
            self.hand.setObjectName("")
        for i, (row, hint) in enumerate(zip(self.rows, self._hints, strict=True)):
            row.setVisible(i < len(state.rows))
            if i < len(state.rows):
                row.show_state(state.rows[i])
                hint.show_text(state.rows[i].hint)
            else:
                row.field.release()
                hint.show_text("")
        self._total_label.setText(state.total_label)
        self._total.setText(state.total)

    def focus_target(self) -> QWidget:
        """Where the keys go: the active field."""
        rows = () if self._state is None else self._state.rows
        active = (row.field for row, state in zip(self.rows, rows, strict=False) if state.active)
        return next(active, self.hand)

    def release(self) -> None:
        """Another stage bears the names now."""
        self._state = None
        self.hand.setObjectName("")
        for row in self.rows:
            row.field.release()

    def _take_up_hand(self) -> None:
        self.place_clicked.emit(self.hand.objectName())


class CheckStage(QWidget):
    """All is answered: what each box is paid, to be looked over before submitting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = Label(14, 400, Ink.SECOND, self, wrap=True)
        self._hint = HintLine(self)
        self._rule = Rule(self)
        self._names = [Label(15, 600, Ink.TEXT, self) for _ in range(9)]
        self._amounts = [Label(15, 600, Ink.PAY, self) for _ in range(9)]
        self._total_label = Label(14, 600, Ink.SECOND, self)
        self._total = Label(18, 700, Ink.TEXT, self)
        self._grid = QGridLayout()
        right = Qt.AlignmentFlag.AlignRight
        for i, (name, amount) in enumerate(zip(self._names, self._amounts, strict=True)):
            self._grid.addWidget(name, i, 0)
            self._grid.addWidget(amount, i, 1, right)
        self._grid.addWidget(self._rule, 10, 0, 1, 2)
        self._grid.addWidget(self._total_label, 11, 0)
        self._grid.addWidget(self._total, 11, 1, right)
        self._grid.setColumnStretch(0, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._sentence)
        nest(self._column, self._grid)
        self._column.addWidget(self._hint)
        self._column.addStretch(1)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        bleed = look.px(BLEED)
        self._column.setContentsMargins(bleed, 0, bleed, 0)
        self._column.setSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(8))
        dress_all(look, self._sentence, self._hint, self._rule, self._total_label, self._total)
        dress_all(look, *self._names, *self._amounts)

    def show_state(self, state: CheckState) -> None:
        """Show what is paid."""
        self._sentence.setText(state.sentence)
        self._hint.show_text(state.hint)
        for i, (name, amount) in enumerate(zip(self._names, self._amounts, strict=True)):
            there = i < len(state.totals)
            name.setVisible(there)
            amount.setVisible(there)
            if there:
                name.setText(state.totals[i][0])
                amount.setText(state.totals[i][1])
        money = bool(state.totals)
        for part in (self._rule, self._total_label, self._total):
            part.setVisible(money)
        self._total_label.setText(state.total_label)
        self._total.setText(state.total)

    def release(self) -> None:
        """It bears no names."""
