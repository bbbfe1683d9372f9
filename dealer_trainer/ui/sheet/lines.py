"""Lines of the sheet: a hint, a hand that was named, a bet that comes later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.sheet import LineState, StakeState
from dealer_trainer.rules.bets import Bet
from dealer_trainer.ui.qt.lazy import Lazy
from dealer_trainer.ui.theme.colour import faded, paint_in, paint_text
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.boxes import column, row
from dealer_trainer.ui.widgets.label import KeyCap, Label, Sign
from dealer_trainer.ui.widgets.parts import PaintedPart, Panel
from dealer_trainer.ui.widgets.pressable import Pressable
from dealer_trainer.ui.widgets.words import show_text

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF


class HintLine(Panel):
    """An icon and a sentence; gone where there is nothing to say, and built when there first is."""

    def __init__(
        self, parent: QWidget | None = None, icon: Icon = Icon.INFO, ink: Ink = Ink.ACCENT
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._icon_ink = ink
        self._ink = ink
        self._parts = Lazy(self._make_parts)
        self.hide()

    def _make_parts(self) -> tuple[Sign, Label]:
        sign = Sign(15, self._icon_ink, self, self._icon)
        label = Label(12.5, 500, self._ink, self, wrap=True)
        row(sign, (label, 1), within=self, margins=(2, 2, 2, 2), spacing=7)
        self.apply_look(self.look)
        return sign, label

    def show_icon(self, icon: Icon, ink: Ink) -> None:
        """Another icon beside the sentence."""
        self._icon, self._icon_ink = icon, ink
        if self._parts.made is not None:
            self._parts.made[0].show_icon(icon, ink)

    def show_text(self, text: str, tip: str = "") -> None:
        """Say this, or nothing; the tip tells more."""
        if text or self._parts.made is not None:
            self._parts()[1].setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setVisible(bool(text))


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

    def show_state(self, state: LineState) -> None:
        """Show a hand."""
        self.setObjectName(state.name)
        self.setAccessibleName(state.spoken)
        self.setText(state.text)
        self._done.show_icon(Icon.CHECK if state.done else None, Ink.SECOND)
        self._caption.setText(state.caption)
        self._text.setText(state.text)
        show_text(self._key, state.key)
        self._pencil.setVisible(not state.key)


class BetSign(PaintedPart, QWidget):
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

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        tokens = self.look.tokens
        ink = QColor(tokens.accent if self._active else tokens.text2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_in(painter, faded(ink.name(), 0.16), ink, 1.5)
        centre = rect.center()
        if self._bet.is_side:
            reach = rect.width() / 2 - 1
            corners = (0, -reach), (reach, 0), (0, reach), (-reach, 0)
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
        else:
            reach = rect.width() * 0.40
            painter.drawEllipse(centre, reach, reach)
        paint_text(painter, rect, self._bet.value[0].upper(), self.look.font(10, 700), ink)


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
