"""The list of mistakes: a thin model over a tuple, four lines an item, painted as they scroll."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
)

from dealer_trainer.presentation.pages.review import mistake_lines
from dealer_trainer.training.review.mistakes import Mistake
from dealer_trainer.ui.theme.colour import paint_text
from dealer_trainer.ui.theme.look import Look
from dealer_trainer.ui.widgets.boxes import LEFT, MIDDLE
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.parts import KitPart

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QKeyEvent, QPainter
    from PySide6.QtWidgets import (
        QStyleOptionViewItem,
        QWidget,
    )

AnyIndex = QModelIndex | QPersistentModelIndex

_LINE, _LINES, _GAP = 18, 4, 6
"""Height of a line, lines of an item, room below it."""
_SIDE, _ABOVE = 13, 7
"""The room within an item, left and right of its lines, above and below them."""
_FACES = ((14.5, 600), (13, 400), (12.5, 600))
"""Size and weight of what was wrong, of whose and what, of when."""
_TITLE_LINES = 2
_KEPT_BY_PAGE = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F5})


def broken(text: str, font: QFont, room: float, most: int) -> list[str]:
    """A text in lines of a width, at most so many; what does not fit the last is cut there."""
    layout = QTextLayout(text, font)
    starts: list[int] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        starts.append(line.textStart())
    layout.endLayout()
    lines = [text[a:b].rstrip() for a, b in pairwise((*starts, len(text)))]
    if len(lines) > most:
        rest = text[starts[most - 1] :]
        cut = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, room)
        return [*lines[: most - 1], cut]
    return lines


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
    """Paints an item as a small card. All are equally high: a list of thousands is not measured."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self.look = Look()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """All alike."""
        high = self.look.tall(_LINES * _LINE) + self.look.px(2 * _ABOVE + _GAP)
        return QSize(100, high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint ground and lines; what is too long for them is cut, and whole in the tooltip."""
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
        inner = rect.adjusted(look.px(_SIDE), 0, -look.px(_SIDE), 0)
        lines = self.lines(mistake_lines(mistake, model.now), inner.width())
        pitch = look.tall(_LINE)
        y = inner.center().y() - pitch * len(lines) / 2
        for number, text in lines:
            line, ink = (
                QRectF(inner.x(), y, inner.width(), pitch),
                tokens.text2 if number else tokens.text,
            )
            paint_text(painter, line, text, look.font(*_FACES[number]), ink, LEFT | MIDDLE)
            y += pitch

    def lines(self, texts: tuple[str, str, str], room: float) -> list[tuple[int, str]]:
        """The lines of an item's three texts, each with the number of its text: what was wrong has
        two if it needs them, whose and what those that are left, when has one.
        """
        faces = [self.look.font(*face) for face in _FACES]
        title = broken(texts[0], faces[0], room, _TITLE_LINES)
        about = broken(texts[1], faces[1], room, _LINES - 1 - len(title))
        when = broken(texts[2], faces[2], room, 1)
        return [(number, line) for number, of in enumerate((title, about, when)) for line in of]


class MistakeList(KitPart, QListView):
    """The list; Enter and F5 are the page's."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("review.list")
        self.setProperty("halo", True)
        self._model = MistakeModel(self)
        self.delegate = MistakeDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self.delegate)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(150)
        self.viewport().setAutoFillBackground(False)

    def _adapt(self, look: Look) -> None:
        self.delegate.look = look
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
