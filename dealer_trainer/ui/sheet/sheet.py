"""The sheet beside the felt: one box at a time, one question at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.ui.icons import Icon
from dealer_trainer.ui.sheet.bets import BetsStage, CheckStage
from dealer_trainer.ui.sheet.feedback import FeedbackHead, FeedbackStage
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.label import Label, Sign
from dealer_trainer.ui.sheet.lines import HandLine
from dealer_trainer.ui.sheet.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.sheet.naming import NamingStage
from dealer_trainer.ui.sheet.number_pad import NumberPad
from dealer_trainer.ui.sheet.picking import PickingStage
from dealer_trainer.ui.sheet.pressable import ActionButton, Pressable
from dealer_trainer.ui.sheet.state import (
    BetsState,
    CheckState,
    FeedbackState,
    NamingState,
    PickingState,
    SheetState,
)
from dealer_trainer.ui.sheet.strip import BoxStrip

WIDTH = 400
MARGIN = 18
BUTTONS = ("confirm", "submit", "step", "next", "finish", "end", "again")


class ToolButton(Pressable):
    """A small button with an icon; its tip says what it does and names its key."""

    def __init__(self, name: str, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(Sign(16, Ink.SECOND, self, icon))

    def dress(self, look: Look) -> None:
        """Take on a look."""
        size = look.tall(32)
        self.setFixedSize(size, size)
        super().dress(look)

    def show_words(self, label: str, tip: str) -> None:
        """What it does, for a screen reader, and its tip."""
        self.setAccessibleName(label)
        self.setToolTip(tip)


class Sheet(QWidget):
    """All stages, the head above them and the buttons below."""

    box_clicked = Signal(int)
    place_clicked = Signal(str)
    picked = Signal(str, object)
    pad_pressed = Signal(object)
    button_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._state: SheetState | None = None
        self._wanted: QWidget | None = None
        self._make_head()
        self.picking = PickingStage(self)
        self.naming = NamingStage(self)
        self.bets = BetsStage(self)
        self._check = CheckStage(self)
        self.feedback = FeedbackStage(self)
        self._stages = (self.picking, self.naming, self.bets, self._check, self.feedback)
        self._note = HintLine(self, Icon.INFO, Ink.SECOND)
        self.pad = NumberPad(self)
        self.buttons = {name: ActionButton(name, self) for name in BUTTONS}
        self._lay_out()
        self._connect()

    def _make_head(self) -> None:
        self._back = Sign(13, Ink.SECOND, self, Icon.BACK)
        self._order = Label(13, 600, Ink.SECOND, self, wrap=True)
        self._position = Label(13, 600, Ink.SECOND, self)
        self._score = FeedbackHead(self)
        self.strip = BoxStrip(self)
        self.dealer = HandLine(self)
        self._heading = Label(24, 700, Ink.TEXT, self, wrap=True)
        self.undo = ToolButton("undo", Icon.UNDO, self)
        self._clock = Sign(14, Ink.SECOND, self, Icon.CLOCK)
        self._time = Label(15, 600, Ink.SECOND, self)

    def _lay_out(self) -> None:
        self._order_row = QHBoxLayout()
        self._order_row.addWidget(self._back)
        self._order_row.addWidget(self._order, 1)
        self._order_row.addWidget(self._position)
        self._heading_row = QHBoxLayout()
        self._heading_row.addWidget(self._heading, 1)
        self._heading_row.addWidget(self.undo)
        self._heading_row.addWidget(self._clock)
        self._heading_row.addWidget(self._time)
        self._head = QVBoxLayout()
        self._head.addLayout(self._order_row)
        self._head.addWidget(self._score)
        self._head.addWidget(self.strip)
        self._head.addWidget(self.dealer)
        self._head.addLayout(self._heading_row)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.addLayout(self._head)
        # Not a stack: it would be as high as its highest stage.
        for stage in self._stages:
            self._column.addWidget(stage, 1)
            stage.hide()
        self._note_row = QHBoxLayout()
        self._note_row.addWidget(self._note)
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._foot = QHBoxLayout()
        for name, button in self.buttons.items():
            self._foot.addWidget(button, 46 if name in ("submit", "end", "again") else 54)
            button.hide()
        self._all = QVBoxLayout(self)
        self._all.addWidget(self._scroll, 1)
        self._all.addLayout(self._note_row)
        self._all.addWidget(self.pad)
        self._all.addLayout(self._foot)

    def _connect(self) -> None:
        self.strip.box_clicked.connect(self.box_clicked)
        self.dealer.clicked.connect(self._take_up_dealer)
        self.picking.picked.connect(self.picked)
        self.naming.picked.connect(self.picked)
        self.bets.place_clicked.connect(self.place_clicked)
        self.feedback.place_clicked.connect(self.place_clicked)
        self.pad.pressed.connect(self.pad_pressed)
        for button in (*self.buttons.values(), self.undo, self.feedback.show_me):
            button.clicked.connect(self._press)

    def dress(self, look: Look) -> None:
        """Take on a look."""
        self._look = look
        bleed, margin, low = look.px(BLEED), look.px(MARGIN), look.low
        self.setFixedWidth(look.px(WIDTH))
        self._all.setContentsMargins(0, look.px(4 if low else 8), 0, look.px(10 if low else 16))
        self._all.setSpacing(look.px(8))
        self._column.setContentsMargins(margin - bleed, look.px(2 if low else 4), margin - bleed, 0)
        self._column.setSpacing(look.px(4 if low else 8))
        self._head.setContentsMargins(bleed, 0, bleed, 0)
        self._head.setSpacing(look.px(6 if low else 10))
        self._note_row.setContentsMargins(margin, 0, margin, 0)
        self._order_row.setSpacing(look.px(4))
        self._heading_row.setSpacing(look.px(5))
        self._foot.setContentsMargins(margin, 0, margin, 0)
        self._foot.setSpacing(look.px(10))
        self.pad.setContentsMargins(margin, 0, margin, 0)
        dress_all(look, self._back, self._order, self._position, self._heading, self._clock)
        dress_all(look, self._time, self._score, self.strip, self.dealer, self.undo, self._note)
        dress_all(look, self.picking, self.naming, self.bets, self._check, self.feedback, self.pad)
        dress_all(look, *self.buttons.values())
        self.update()

    def show_state(self, state: SheetState) -> None:
        """Show a stage; only one of them bears the names of the answers."""
        self._state = state
        marked = isinstance(state.body, FeedbackState)
        self._show_body(state)
        for part in (self._back, self._order, self._position):
            part.setVisible(not marked)
        self._score.setVisible(marked)
        self._order.setText(state.order)
        self._position.setText(state.position)
        self.strip.show_state(state.tiles)
        self.dealer.setVisible(state.dealer is not None)
        if state.dealer is not None:
            self.dealer.show_state(state.dealer)
        self._heading.setText(state.heading)
        self._heading.setVisible(bool(state.heading))
        self.undo.setVisible(bool(state.undo) and not marked)
        self._note.show_text(state.note, state.note_tip)
        self.pad.setVisible(state.pad)
        shown = dict(state.buttons)
        for name, button in self.buttons.items():
            if name in shown:
                button.show_state(shown[name])
            button.setVisible(name in shown)

    def _show_body(self, state: SheetState) -> None:
        body = state.body
        if not isinstance(body, PickingState):
            self.picking.release()
        if not isinstance(body, NamingState):
            self.naming.release()
        if not isinstance(body, BetsState):
            self.bets.release()
        if not isinstance(body, FeedbackState):
            self.feedback.release()
        match body:
            case PickingState():
                self.picking.show_state(body)
                self._turn_to(self.picking)
            case NamingState():
                self.naming.show_state(body)
                self._turn_to(self.naming)
            case BetsState():
                self.bets.show_state(body)
                self._turn_to(self.bets)
            case CheckState():
                self._check.show_state(body)
                self._turn_to(self._check)
            case FeedbackState():
                self._score.show_state(body)
                self.feedback.show_state(body)
                self._turn_to(self.feedback)

    def _turn_to(self, stage: QWidget) -> None:
        for other in self._stages:
            other.setVisible(other is stage)

    def show_time(self, text: str) -> None:
        """The time of the active box, or nothing."""
        self._time.setText(text)
        self._time.setVisible(bool(text))
        self._clock.setVisible(bool(text))

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part where large letters need more room than there is."""
        self._wanted = part
        QTimer.singleShot(0, self, self._scroll_to_wanted)

    def _scroll_to_wanted(self) -> None:
        if self._wanted is not None and self._inside.isAncestorOf(self._wanted):
            self._scroll.ensureWidgetVisible(self._wanted, 0, self._look.tall(24))

    def focus_target(self) -> QWidget:
        """The widget that the keys answer."""
        match self._state.body if self._state is not None else None:
            case PickingState():
                return self.picking.focus_target()
            case NamingState():
                return self.naming.focus_target()
            case BetsState():
                return self.bets.focus_target()
            case _:
                shown = dict(self._state.buttons) if self._state is not None else {}
                name = next(
                    (n for n in ("submit", "step", "next", "finish") if n in shown), "submit"
                )
                return self.buttons[name]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        QPainter(self).fillRect(self.rect(), QColor(self._look.tokens.surface))

    def _take_up_dealer(self) -> None:
        self.place_clicked.emit(self.dealer.objectName())

    def _press(self) -> None:
        self.button_clicked.emit(self.sender().objectName())
