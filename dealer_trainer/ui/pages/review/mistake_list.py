"""The list of mistakes: a thin model over a tuple, three lines an item, painted as they scroll."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from dealer_trainer.training.mistakes import Mistake
from dealer_trainer.ui.pages.review.presenter import mistake_lines
from dealer_trainer.ui.sheet.label import paint_panel
from dealer_trainer.ui.sheet.look import Look

AnyIndex = QModelIndex | QPersistentModelIndex

_ITEM, _GAP = 68, 6
_KEPT_BY_PAGE = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F5})


class MistakeModel(QAbstractListModel):
    """Mistakes by row; their words are looked up when they are painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mistakes: tuple[Mistake, ...] = ()
        self.now = datetime.now(UTC)

    def show_mistakes(self, mistakes: tuple[Mistake, ...], now: datetime) -> None:
        """Hold these."""
        self.beginResetModel()
        self._mistakes, self.now = mistakes, now
        self.endResetModel()

    def mistake(self, row: int) -> Mistake | None:
        """The mistake of a row."""
        return self._mistakes[row] if 0 <= row < len(self._mistakes) else None

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        """How many there are."""
        return 0 if parent is not None and parent.isValid() else len(self._mistakes)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a row, for the screen and for who reads it aloud."""
        mistake = self.mistake(index.row())
        if mistake is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return mistake_lines(mistake, self.now)[0]
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return ". ".join(mistake_lines(mistake, self.now))
        return None


class MistakeDelegate(QStyledItemDelegate):
    """Paints an item as a small card."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self.look = Look()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """All alike."""
        del option, index
        return QSize(100, self.look.tall(_ITEM) + self.look.px(_GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint ground and three lines; what is too long is cut, and whole in the tooltip."""
        model = index.model()
        mistake = model.mistake(index.row()) if isinstance(model, MistakeModel) else None
        if mistake is None or not isinstance(model, MistakeModel):
            return
        look, tokens = self.look, self.look.tokens
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1 - look.px(_GAP))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = tokens.accentbg if chosen else tokens.surface
        edge, width = (tokens.accent, 2.0) if chosen else (tokens.line, 1.0)
        paint_panel(painter, rect, ground, edge, width, look.px(9))
        inner = rect.adjusted(look.px(13), look.px(6), -look.px(13), -look.px(6))
        lines = mistake_lines(mistake, model.now)
        inks = (tokens.text, tokens.text2, tokens.text2)
        for number, (text, size, weight) in enumerate(
            zip(lines, (14.5, 13, 12.5), (600, 400, 600), strict=True)
        ):
            font = look.font(size, weight)
            painter.setFont(font)
            painter.setPen(QColor(inks[number]))
            height = inner.height() / 3
            line = QRectF(inner.x(), inner.y() + number * height, inner.width(), height)
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(line, middle, shown)


class MistakeList(QListView):
    """The list; Enter and F5 are the page's."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("review.list")
        self.setProperty("halo", True)
        self._model = MistakeModel(self)
        self._delegate = MistakeDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(150)
        self.viewport().setAutoFillBackground(False)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._delegate.look = look
        self.setStyleSheet("QListView { background: transparent; }")
        self.verticalScrollBar().setSingleStep(look.px(24))
        self.scheduleDelayedItemsLayout()

    def show_mistakes(self, mistakes: tuple[Mistake, ...], now: datetime) -> None:
        """Show these, the same one chosen as before where it is among them."""
        before = self.mistake()
        self._model.show_mistakes(mistakes, now)
        ids = (m.id for m in mistakes)
        row = next((n for n, number in enumerate(ids) if before and number == before.id), 0)
        if mistakes:
            self.setCurrentIndex(self._model.index(row))
        else:
            self.chosen.emit(None)

    def mistake(self) -> Mistake | None:
        """The one that is chosen."""
        return self._model.mistake(self.currentIndex().row())

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Tell which one is chosen now."""
        super().currentChanged(current, previous)
        self.chosen.emit(self._model.mistake(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the page's keys through."""
        if event.key() in _KEPT_BY_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)
