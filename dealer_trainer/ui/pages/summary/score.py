"""Shares, drawn: a ring for the whole and a bar for each kind. The figures stand beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dealer_trainer.ui.theme.look import Look

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_TOP = 90 * 16
_ROUND = 360 * 16


class ScoreRing(QWidget):
    """A ring that is closed as far as answers were right, the share in its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._share = 0.0
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, right: int, asked: int, text: str) -> None:
        """Show how many were right of how many; ``text`` is what stands in the middle."""
        self._share = right / asked if asked else 0.0
        self._text = text
        self.update()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.setFixedSize(look.px(168), look.px(168))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring and the share."""
        del event
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = look.px(14)
        ring = QRectF(self.rect()).adjusted(width, width, -width, -width)
        painter.setPen(QPen(QColor(tokens.raised), width))
        painter.drawEllipse(ring)
        pen = QPen(QColor(tokens.right), width, c=Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawArc(ring, _TOP, -round(_ROUND * self._share))
        painter.setPen(QColor(tokens.text))
        painter.setFont(look.font(28, 700))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, self._text)


class ScoreBar(QWidget):
    """A bar that is filled as far as answers of a kind were right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, right: int, asked: int) -> None:
        """Show how many were right of how many."""
        self._share = right / asked if asked else 0.0
        self.update()

    def apply_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A thin bar."""
        return QSize(self._look.px(120), self._look.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and filling."""
        del event
        tokens = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QColor(tokens.line))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        bar.setWidth(bar.width() * self._share)
        if bar.width() > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.right))
            radius = min(bar.height(), bar.width()) / 2
            painter.drawRoundedRect(bar, radius, radius)
