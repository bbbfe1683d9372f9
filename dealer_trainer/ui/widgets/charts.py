"""Parts that paint themselves: shares, levels and counts, and buttons of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dealer_trainer.ui.theme.colour import paint_in, paint_text
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.parts import Container, PaintedPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent


_TOP, _ROUND = 90 * 16, 360 * 16
"""Where a ring begins and its whole way round, in sixteenths of a degree."""


class Drawing(PaintedPart, QWidget):
    """A widget that draws figures; ``smooth`` rounds the edges of what it draws."""

    smooth: ClassVar = True
    height_policy: ClassVar = QSizePolicy.Policy.Fixed

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, self.height_policy)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.updateGeometry()
        self.update()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.smooth)
        self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        """What a kind of drawing draws."""
        raise NotImplementedError


class CardButton(Container, QAbstractButton):
    """What is pressed as a whole, with words laid out in it; a double click is one click."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def apply_look(self, look: Look) -> None:
        super().apply_look(look)
        self.updateGeometry()
        self.update()

    def let_through(self, *parts: QWidget) -> None:
        """A click on its words is a click on the button."""
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing."""
        event.accept()

    def paint_ground(self, ground: str, radius: float) -> None:
        """Paint the ground, its edge stronger under the mouse."""
        tokens = self.look.tokens
        edge = tokens.fieldline if self.underMouse() else tokens.line
        rect = QRectF(self.rect())
        paint_panel(QPainter(self), rect, ground, edge, 1.0, self.look.px(radius))


class ShareRing(Drawing):
    """A ring that is closed as far as answers were right, the share in its middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share, self._text = 0.0, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, right: int, asked: int, text: str) -> None:
        """Show how many were right of how many; ``text`` is what stands in the middle."""
        self._share, self._text = right / asked if asked else 0.0, text
        self.setAccessibleName(text)
        self.update()

    def _adapt(self, look: Look) -> None:
        self.setFixedSize(look.px(168), look.px(168))

    def paint(self, painter: QPainter) -> None:
        """Paint the ring and the share."""
        look, tokens = self.look, self.look.tokens
        width = look.px(14)
        ring = QRectF(self.rect()).adjusted(width, width, -width, -width)
        painter.setPen(QPen(QColor(tokens.raised), width))
        painter.drawEllipse(ring)
        painter.setPen(QPen(QColor(tokens.right), width, c=Qt.PenCapStyle.FlatCap))
        painter.drawArc(ring, _TOP, -round(_ROUND * self._share))
        paint_text(painter, ring, self._text, look.font(28, 700), tokens.text)


class ShareBar(Drawing):
    """A bar that is filled as far as answers of a kind were right."""

    def __init__(self, right: int, asked: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = right / asked if asked else 0.0

    def sizeHint(self) -> QSize:
        """A thin bar."""
        return QSize(self.look.px(120), self.look.px(10))

    def paint(self, painter: QPainter) -> None:
        """Paint ground and filling."""
        tokens = self.look.tokens
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_in(painter, tokens.raised, tokens.line)
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        bar.setWidth(bar.width() * self._share)
        if bar.width() > 0:
            paint_in(painter, tokens.right)
            radius = min(bar.height(), bar.width()) / 2
            painter.drawRoundedRect(bar, radius, radius)


class LevelBar(Drawing):
    """The share of right answers (0–1, nothing before the first), and a mark at the next level."""

    smooth = False
    height_policy = QSizePolicy.Policy.Preferred

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share: float | None = None
        self._mark, self._mastered = 1.0, False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _adapt(self, look: Look) -> None:
        self.setFixedHeight(look.px(16))

    def show_level(self, share: float | None, mark: float, *, mastered: bool) -> None:
        """Show it; what is mastered has no next level."""
        self._share, self._mark, self._mastered = share, mark, mastered
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint ground, filling and mark."""
        tokens, high = self.look.tokens, self.look.px(8)
        whole = QRectF(0, (self.height() - high) / 2, self.width(), high)
        paint_panel(painter, whole, tokens.raised, tokens.line, 1.0, high / 2)
        if self._share:
            filled = QRectF(whole)
            filled.setWidth(max(high, whole.width() * self._share))
            ink = tokens.right if self._mastered else tokens.accent
            paint_panel(painter, filled, ink, None, 0, high / 2)
        if self._share is not None and not self._mastered:
            x = self.width() * self._mark
            painter.fillRect(QRectF(x - 1, 0, 2, self.height()), QColor(tokens.text))


class CountBars(Drawing):
    """Counts side by side, such as of weeks: a nought is a thin line, ``most`` a full bar."""

    smooth = False

    def __init__(self, counts: Sequence[int], most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._counts, self._most = counts, max(1, most)

    def sizeHint(self) -> QSize:
        """A line of letters and a half."""
        return QSize(self.look.px(200), self.look.tall(30))

    def paint(self, painter: QPainter) -> None:
        """Paint the bars."""
        tokens, gap = self.look.tokens, self.look.px(4)
        width = (self.width() - gap * (len(self._counts) - 1)) / len(self._counts)
        for number, times in enumerate(self._counts):
            x, high = number * (width + gap), self.height() - 2
            if not times:
                painter.fillRect(QRectF(x, high, width, 2), QColor(tokens.line))
                continue
            height = max(4.0, high * times / self._most)
            rect = QRectF(x, self.height() - height, width, height)
            paint_panel(painter, rect, tokens.accent, None, 0, 2)
