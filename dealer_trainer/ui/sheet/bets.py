"""The stage in which the bets of a box are taken, left or paid, and the check before submitting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor

from dealer_trainer.presentation.sheet import BetsState, BetState, CheckState
from dealer_trainer.ui.sheet.amount_field import AmountField
from dealer_trainer.ui.sheet.lines import BetSign, HandLine, HintLine
from dealer_trainer.ui.sheet.stage import SheetStage
from dealer_trainer.ui.theme.look import BLEED, Ink, Look
from dealer_trainer.ui.widgets.boxes import REST, Grid, column, row
from dealer_trainer.ui.widgets.label import Label, paint_panel
from dealer_trainer.ui.widgets.parts import PaintedPart, Panel
from dealer_trainer.ui.widgets.words import rule

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

MOST_BETS = 4
MOST_BOXES = 9


class BetRow(PaintedPart, Panel):
    """A bet: its sign, name and stake, and the field of its answer."""

    clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: BetState | None = None
        self._sign = BetSign(self)
        self._label = Label(16, 600, Ink.TEXT, self, wrap=True)
        self._stake = Label(13, 400, Ink.SECOND, self, wrap=True)
        self.field = AmountField(self)
        self._not_asked = Label(13, 500, Ink.THIRD, self)
        words = column(REST, self._label, self._stake, REST, spacing=0)
        parts = (self._sign, (words, 1), self.field, self._not_asked)
        row(*parts, within=self, margins=(BLEED + 4, 0, BLEED - 3, 0), spacing=8)
        self.field.clicked.connect(self._report)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall((58, 52)))

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
            self.field.setObjectName("")
            self._not_asked.setText(state.shown)
        if before is None or before.active != state.active:
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole row takes the focus to its field."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._report()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Amber ground and bar where the row is the active one."""
        if self._state is None or not self._state.active:
            return
        tokens = self.look.tokens
        paint_panel(painter, rect.adjusted(2, 0, 0, 0), tokens.accentbg, None, 0, 8)
        painter.fillRect(QRectF(0, 0, 4, rect.height()), QColor(tokens.accent))

    def _report(self) -> None:
        if self._state is not None and self._state.asked:
            self.clicked.emit(self._state.name)


class BetsStage(SheetStage[BetsState]):
    """The rows of the active box, in the order of settlement."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: BetsState | None = None
        self.hand = HandLine(self)
        self.rows = [BetRow(self) for _ in range(MOST_BETS)]
        self._hints = [HintLine(self) for _ in range(MOST_BETS)]
        self._total_label = Label(14, 600, Ink.SECOND, self, wrap=True)
        self._total = Label(18, 700, Ink.TEXT, self)
        sides = (BLEED, 0, BLEED, 0)
        lines = [line for pair in zip(self.rows, self._hints, strict=True) for line in pair]
        foot = Grid(margins=sides, down=6)
        foot.addWidget(rule(self), 0, 0, 1, 2)
        foot.addWidget(self._total_label, 1, 0)
        foot.addWidget(self._total, 1, 1)
        foot.setColumnStretch(0, 1)
        rows = column(*lines, spacing=(4, 2))
        column(row(self.hand, margins=sides), rows, foot, REST, within=self, spacing=(8, 4))
        for bet in self.rows:
            bet.clicked.connect(self.place_clicked)
        self.hand.named.connect(self.place_clicked)

    def show_state(self, state: BetsState) -> None:
        self._state = state
        self.hand.setVisible(state.hand is not None)
        if state.hand is not None:
            self.hand.show_state(state.hand)
        else:
            self.hand.setObjectName("")
        for i, (bet, hint) in enumerate(zip(self.rows, self._hints, strict=True)):
            there = i < len(state.rows)
            bet.setVisible(there)
            hint.show_text(state.rows[i].hint if there else "")
            if there:
                bet.show_state(state.rows[i])
            else:
                bet.field.setObjectName("")
        self._total_label.setText(state.total_label)
        self._total.setText(state.total)

    def focus_target(self) -> QWidget:
        """The active field."""
        rows = () if self._state is None else self._state.rows
        active = (bet.field for bet, state in zip(self.rows, rows, strict=False) if state.active)
        return next(active, self.hand)


class CheckStage(SheetStage[CheckState]):
    """All is answered: what each box is paid, to be looked over before submitting."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = Label(14, 400, Ink.SECOND, self, wrap=True)
        self._hint = HintLine(self)
        self._boxes = [
            (Label(15, 600, Ink.TEXT, self), Label(15, 600, Ink.PAY, self))
            for _ in range(MOST_BOXES)
        ]
        self._total_label = Label(14, 600, Ink.SECOND, self)
        self._total = Label(18, 700, Ink.TEXT, self)
        line = rule(self)
        self._money = (line, self._total_label, self._total)
        grid = Grid(self._boxes, down=8)
        grid.addWidget(line, MOST_BOXES + 1, 0, 1, 2)
        grid.addWidget(self._total_label, MOST_BOXES + 2, 0)
        grid.addWidget(self._total, MOST_BOXES + 2, 1)
        for amount in (self._total, *(amount for _name, amount in self._boxes)):
            grid.setAlignment(amount, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        parts = (self._sentence, grid, self._hint, REST)
        column(*parts, within=self, margins=(BLEED, 0, BLEED, 0), spacing=12)

    def show_state(self, state: CheckState) -> None:
        self._sentence.setText(state.sentence)
        self._hint.show_text(state.hint)
        for i, labels in enumerate(self._boxes):
            texts = state.totals[i] if i < len(state.totals) else ("", "")
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(i < len(state.totals))
        for part in self._money:
            part.setVisible(bool(state.totals))
        self._total_label.setText(state.total_label)
        self._total.setText(state.total)
