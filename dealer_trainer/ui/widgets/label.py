"""Texts, icons and key caps of bars and sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from dealer_trainer.ui.theme.colour import paint_text
from dealer_trainer.ui.theme.fonts import label_font
from dealer_trainer.ui.theme.icons import Icon, icon_pixmap
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.widgets.parts import KitPart
from dealer_trainer.ui.widgets.words import paint_elided

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

CAP_TYPE: Final = 11.5
"""The size of what stands on a key."""


@lru_cache(maxsize=64)
def coloured(role: QPalette.ColorRole, colour: str) -> QPalette:
    """A palette that settles one colour, and leaves the others to the window. Do not change it."""
    palette = QPalette()
    palette.setColor(role, QColor(colour))
    return palette


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    ground: QColor | str | None,
    edge: QColor | str | None = None,
    width: float = 1.0,
    radius: float = 9.0,
    dashed: bool = False,
) -> None:
    """A rounded ground and its edge, inside a rectangle."""
    whole = rect.toRect()
    if QRectF(whole) == rect and not whole.isEmpty():
        colours = tuple(None if c is None else QColor(c).rgba() for c in (ground, edge))
        ratio = painter.device().devicePixelRatio()
        panel = _panel(whole.width(), whole.height(), colours, width, radius, dashed, ratio)
        painter.drawPixmap(whole.topLeft(), panel)
    else:
        _draw_panel(painter, rect, ground, edge, width, radius, dashed)


@lru_cache(maxsize=64)
def _panel(
    width: int,
    height: int,
    colours: tuple[int | None, ...],
    line: float,
    radius: float,
    dashed: bool,
    ratio: float,
) -> QPixmap:
    """A panel as a picture: smoothed corners are dear, and a sheet shows the same few again."""
    panel = QPixmap(round(width * ratio), round(height * ratio))
    panel.setDevicePixelRatio(ratio)
    panel.fill(Qt.GlobalColor.transparent)
    painter = QPainter(panel)
    ground, edge = (None if rgba is None else QColor.fromRgba(rgba) for rgba in colours)
    _draw_panel(painter, QRectF(0, 0, width, height), ground, edge, line, radius, dashed)
    painter.end()
    # A copy leaves behind the ten kilobytes that Qt keeps with a picture for who paints on it.
    return panel.copy()


def _draw_panel(
    painter: QPainter,
    rect: QRectF,
    ground: QColor | str | None,
    edge: QColor | str | None,
    width: float,
    radius: float,
    dashed: bool,
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = width / 2 if edge is not None else 0.0
    pen = QPen(QColor(edge), width) if edge is not None else QPen(Qt.PenStyle.NoPen)
    if dashed:
        pen.setDashPattern([3.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(QColor(ground) if ground is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


class Label(KitPart, QLabel):
    """A plain text of one size, weight and ink."""

    def __init__(
        self,
        size: float,
        weight: int = 400,
        ink: Ink = Ink.TEXT,
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._weight = weight
        self._ink = ink
        # Inside a button too, where it would be the ink of buttons.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(wrap)

    def _adapt(self, look: Look) -> None:
        self.setFont(self._font())
        # Qt measures a label without a text anew only when its wrapping is said again.
        self.setWordWrap(self.wordWrap())
        self.setPalette(coloured(QPalette.ColorRole.WindowText, look.ink(self._ink)))

    def set_ink(self, ink: Ink, weight: int | None = None) -> None:
        """Another ink, and another weight if one is named."""
        if ink is self._ink and weight in (None, self._weight):
            return
        self._ink = ink
        self._weight = weight or self._weight
        self._adapt(self.look)

    def _font(self) -> QFont:
        return label_font(self.look.type(self._size), self._weight)


class StruckLabel(Label):
    """A text that is no longer so: struck out."""

    def _font(self) -> QFont:
        struck = QFont(super()._font())
        struck.setStrikeOut(True)
        return struck


class ElidedLabel(Label):
    """A text of one line that may be cut where room is short; hardly any width is needed."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_elided(self)


class Sign(KitPart, QLabel):
    """An icon that stands beside a word; it says nothing by itself."""

    def __init__(
        self,
        size: float,
        ink: Ink = Ink.SECOND,
        parent: QWidget | None = None,
        icon: Icon | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._ink = ink
        self._icon = icon
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_icon(self, icon: Icon | None, ink: Ink) -> None:
        """Show this icon, or none."""
        if (icon, ink) != (self._icon, self._ink):
            self._icon, self._ink = icon, ink
            self._adapt(self.look)

    def _adapt(self, look: Look) -> None:
        size = look.tall(self._size)
        self.setFixedSize(size, size)
        if self._icon is None:
            self.clear()
        else:
            self.setPixmap(icon_pixmap(self._icon, size, look.ink(self._ink)))


def cap_size(key: str, metrics: QFontMetrics, look: Look) -> QSize:
    """How large the cap of a key is drawn."""
    height = look.tall(20)
    return QSize(max(metrics.horizontalAdvance(key) + look.px(12), height), height)


def paint_cap(painter: QPainter, rect: QRectF, look: Look, ink: Ink) -> None:
    """The rim of a key and its ground, without what stands on it."""
    edge = QColor(look.ink(ink))
    edge.setAlphaF(0.45 if ink is Ink.ON_ACCENT else 0.28)
    ground = None if ink is Ink.ON_ACCENT else look.tokens.raised
    paint_panel(painter, rect, ground, edge, 1.0, look.px(4))


class KeyCap(Label):
    """A key, drawn as its cap."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        ink: Ink = Ink.TEXT,
        size: float = CAP_TYPE,
    ) -> None:
        super().__init__(size, 600, ink, parent)
        self.setText(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The text and the rim of the key."""
        return cap_size(self.text(), self.fontMetrics(), self.look)

    def minimumSizeHint(self) -> QSize:
        """A key is never squeezed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rim and text."""
        painter = QPainter(self)
        paint_cap(painter, QRectF(self.rect()), self.look, self._ink)
        painter.end()
        super().paintEvent(event)


class KeyLabel(Label):
    """A text with the key that does it before it, drawn as its cap."""

    _key = ""
    _cap = QSize()

    def _adapt(self, look: Look) -> None:
        super()._adapt(look)
        self._make_room()

    def show_key(self, key: str, text: str) -> None:
        """What is said, and which key does it."""
        self.setText(text)
        if key != self._key:
            self._key = key
            self._make_room()

    def line_width(self) -> int:
        """The width of key and text in one line."""
        return self.contentsMargins().left() + self.fontMetrics().horizontalAdvance(self.text())

    def sizeHint(self) -> QSize:
        """As high as the key at least."""
        return super().sizeHint().expandedTo(QSize(0, self._cap.height()))

    def minimumSizeHint(self) -> QSize:
        """As high as the key at least."""
        return super().minimumSizeHint().expandedTo(QSize(0, self._cap.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the key, and the text as ever."""
        if self._key:
            painter = QPainter(self)
            rect = QRect(QPoint(0, (self.height() - self._cap.height()) // 2), self._cap)
            paint_cap(painter, QRectF(rect), self.look, Ink.TEXT)
            paint_text(painter, rect, self._key, self._cap_font(), self.look.ink(Ink.TEXT))
            painter.end()
        super().paintEvent(event)

    def _cap_font(self) -> QFont:
        return label_font(self.look.type(CAP_TYPE), 600)

    def _make_room(self) -> None:
        self._cap = cap_size(self._key, QFontMetrics(self._cap_font()), self.look)
        left = self._cap.width() + self.look.px(7) if self._key else 0
        # A frame forgets margins that are wider than itself when its style is set.
        self.resize(max(self.width(), left + 1), self.height())
        self.setContentsMargins(left, 0, 0, 0)
