"""What comes after the naming of a hand: a bet that waits, in a line."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dealer_trainer.presentation.sheet import StakeState
from dealer_trainer.ui.sheet.bet_sign import BetSign
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import Label


class StakeLine(QWidget):
    """A bet that comes later: its sign, name and stake."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = BetSign(self)
        self._label = Label(14, 600, Ink.SECOND, self)
        self._stake = Label(14, 600, Ink.SECOND, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(self._sign)
        row.addWidget(self._label, 1)
        row.addWidget(self._stake)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        for part in (self._sign, self._label, self._stake):
            part.dress(look)

    def show_state(self, state: StakeState) -> None:
        """Show a stake."""
        self._sign.show_bet(state.bet)
        self._label.setText(state.label)
        self._stake.setText(state.stake)
