"""A hand or a bet in one line: what is answered already, and what is settled later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.sheet import LineState, StakeState
from dealer_trainer.rules.bets import Bet
from dealer_trainer.ui.theme.colour import faded
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.label import KeyCap, Label, Sign
from dealer_trainer.ui.widgets.parts import Panel, Part, column, row
from dealer_trainer.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class HandLine(Pressable):
    """A hand named, the dealer's or a player's; a click takes it up again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._done = Sign(15, Ink.SECOND, self)
        self._caption = Label(12.5, 600, Ink.SECOND, self)
        self._text = Label(15, 700, Ink.TEXT, self, wrap=True)
        self._key = KeyCap("", self)
        self._pencil = Sign(14, Ink.SECOND, self, Icon.PENCIL)
        words = column(self._caption, self._text, spacing=1)
        parts = (self._done, (words, 1), self._key, self._pencil)
        row(*parts, within=self, margins=(12, (6, 4), 10, (6, 4)), spacing=10)

    def _adapt(self, look: Look) -> None:
        self.setMinimumHeight(look.tall((50, 44)))
        super()._adapt(look)

    def show_state(self, state: LineState) -> None:
        """Show a hand."""
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.text)
        self._done.show_icon(Icon.CHECK if state.done else None, Ink.SECOND)
        self._caption.setText(state.caption)
        self._text.setText(state.text)
        self._key.setText(state.key)
        self._key.setVisible(bool(state.key))
        self._pencil.setVisible(not state.key)


class BetSign(Part, QWidget):
    """A bet by the shape of its spot, a circle or a diamond, and its letter, as on the felt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bet = Bet.ANTE
        self._active = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _adapt(self, look: Look) -> None:
        size = look.tall(26)
        self.setFixedSize(size, size)
        self.update()

    def show_bet(self, bet: Bet, active: bool = False) -> None:
        """Show this bet."""
        if (bet, active) != (self._bet, self._active):
            self._bet, self._active = bet, active
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = self.look.tokens
        ink = QColor(tokens.accent if self._active else tokens.text2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(faded(ink.name(), 0.16))
        rect = QRectF(self.rect())
        centre = rect.center()
        if self._bet.is_side:
            reach = rect.width() / 2 - 1
            corners = (0, -reach), (reach, 0), (0, reach), (-reach, 0)
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
        else:
            reach = rect.width() * 0.40
            painter.drawEllipse(centre, reach, reach)
        painter.setFont(self.look.font(10, 700))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._bet.value[0].upper())


class StakeLine(Panel):
    """A bet that comes later: its sign, name and stake."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = BetSign(self)
        self._label = Label(14, 600, Ink.SECOND, self)
        self._stake = Label(14, 600, Ink.SECOND, self)
        row(self._sign, (self._label, 1), self._stake, within=self, margins=(0, 0, 8, 0))

    def show_state(self, state: StakeState) -> None:
        """Show a stake."""
        self._sign.show_bet(state.bet)
        self._label.setText(state.label)
        self._stake.setText(state.stake)
