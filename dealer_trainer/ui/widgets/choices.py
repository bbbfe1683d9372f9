"""Choices: segments that lie open beside each other, and a captioned list that drops down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import QButtonGroup, QComboBox, QPushButton, QSizePolicy, QWidget

from dealer_trainer.ui.qt.lifetime import delete_later
from dealer_trainer.ui.theme.icons import Icon, draw_icon, icon
from dealer_trainer.ui.theme.look import Ink, Look
from dealer_trainer.ui.theme.stylesheet import give_role
from dealer_trainer.ui.widgets.drop_down import DropDown
from dealer_trainer.ui.widgets.flow import FlowLayout
from dealer_trainer.ui.widgets.label import paint_panel
from dealer_trainer.ui.widgets.parts import Container, KitPart
from dealer_trainer.ui.widgets.words import plain_label, plain_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

T = TypeVar("T")

_TICK = 14
_SIDE = 6
"""Room at either side that a segment gives up before a line is broken."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Segment(KitPart, QPushButton):
    """One of several that exclude each other; Enter is left to the page's own button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCheckable(True)
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        give_role(self, "segment")

    def _adapt(self, look: Look) -> None:
        self.setIconSize(QSize(look.px(_TICK), look.px(_TICK)))

    def sizeHint(self) -> QSize:
        """Air at both sides of what it says."""
        hint = self.minimumSizeHint()
        return QSize(hint.width() + 2 * self.look.px(_SIDE), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Room for the tick is kept where it is not shown."""
        hint = super().sizeHint()
        ticked = 0 if self.icon().isNull() else self.iconSize().width() + 4
        return QSize(hint.width() - ticked + self.iconSize().width() + 4, hint.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter through."""
        if event.key() in _ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Segments(Container, QWidget, Generic[T]):
    """A choice among a few, all in sight; arrow keys go from one to the next."""

    picked = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._flow = FlowLayout(self)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.picked)
        self._group.idToggled.connect(self._tick)
        self._values: tuple[T, ...] = ()

    def offer(self, choices: Sequence[tuple[T, str]], chosen: T) -> None:
        """Offer values with their labels; buttons are kept where there are as many as before."""
        buttons = self._buttons(len(choices))
        self._values = tuple(value for value, _ in choices)
        for button, (value, label) in zip(buttons, choices, strict=True):
            button.setText(plain_label(label))
            button.setChecked(value == chosen)
        self._flow.invalidate()
        self.updateGeometry()

    def value(self) -> T:
        """What is chosen."""
        return self._values[max(0, self._group.checkedId())]

    def choose(self, value: T) -> None:
        """Show a value as chosen; nothing is told."""
        button = self._group.button(self._values.index(value))
        if button is not None:
            button.setChecked(True)

    def focus_chosen(self) -> None:
        """Put the keys on what is chosen."""
        button = self._group.checkedButton()
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def name_for_readers(self, name: str) -> None:
        """What a screen reader calls the whole choice; each segment bears it too."""
        self.setAccessibleName(name)
        for button in self._group.buttons():
            button.setAccessibleName(f"{name}: {button.text().replace('&&', '&')}")

    def _adapt(self, look: Look) -> None:
        for number, button in enumerate(self._group.buttons()):
            self._tick(number, button.isChecked())
        self._flow.invalidate()

    def _buttons(self, count: int) -> list[Segment]:
        found = [button for button in self._group.buttons() if isinstance(button, Segment)]
        for extra in found[count:]:
            self._group.removeButton(extra)
            self._flow.removeWidget(extra)
            delete_later(extra)
        for number in range(len(found), count):
            button = self.with_look(Segment(self))
            button.setObjectName(f"{self.objectName()}.{number}")
            self._group.addButton(button, number)
            self._flow.addWidget(button)
            button.show()
            found.append(button)
        return found[:count]

    def _tick(self, number: int, chosen: bool) -> None:
        """A tick where it is chosen."""
        button = self._group.button(number)
        if button is not None:
            button.setIcon(
                icon(Icon.CHECK, self.look.tokens.accent, "", _TICK) if chosen else QIcon()
            )


class CaptionedChoice(KitPart, DropDown):
    """A drop-down list that says above its value what is chosen there, with an icon."""

    def __init__(self, name: str, which: Icon, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._icon = which
        self._caption = ""
        self.setProperty("halo", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def set_caption(self, caption: str) -> None:
        """Say what is chosen here."""
        self._caption = caption
        self.setAccessibleName(caption)
        self.updateGeometry()

    def _adapt(self, look: Look) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its longest entry, up to a line of the page."""
        metrics = QFontMetrics(self.look.font(14, 600))
        longest = max(
            (metrics.horizontalAdvance(self.itemText(n)) for n in range(self.count())), default=0
        )
        width = max(longest, self._caption_width()) + self.look.px(36 + 34)
        return QSize(min(width, self.look.tall(360)), self.look.tall(44))

    def has_room(self) -> bool:
        """Whether the caption is shown whole."""
        return self._caption_width() <= self.width() - self.look.px(37 + 32)

    def _caption_width(self) -> int:
        return QFontMetrics(self.look.font(12, 500)).horizontalAdvance(self._caption)

    def minimumSizeHint(self) -> QSize:
        """Its value may be cut: the whole stands in the tooltip."""
        return QSize(self.look.px(140), self.look.tall(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icon, caption, value and arrow."""
        look, tokens = self.look, self.look.tokens
        painter = QPainter(self)
        focused = self.hasFocus()
        edge = tokens.accent if focused else tokens.fieldline
        paint_panel(painter, QRectF(self.rect()), tokens.surface, edge, 2.0 if focused else 1.0, 8)
        middle, grey = self.height() / 2, QColor(tokens.text2)
        for which, x, side in (
            (self._icon, look.px(12), look.px(16)),
            (Icon.DOWN, self.width() - look.px(26), 14),
        ):
            draw_icon(painter, which, side, grey, at=QPointF(x, middle - side / 2))
        left, room = look.px(37), self.width() - look.px(37 + 32)
        for text, size, weight, ink, top in (
            (self._caption, 12, 500, Ink.SECOND, 0.13),
            (self.currentText(), 14, 600, Ink.TEXT, 0.50),
        ):
            font = look.font(size, weight)
            painter.setFont(font)
            painter.setPen(look.ink(ink))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            line = QRectF(left, self.height() * top, room, self.height() * 0.37)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
            )
            if size == 14:
                self.setToolTip(plain_tip(text) if shown != text else "")
