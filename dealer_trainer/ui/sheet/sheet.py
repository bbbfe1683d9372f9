"""The sheet beside the felt: one box at a time, one question at a time."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.sheet import FeedbackState, SheetState
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.qt.layouts import nest
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.stages import Stages
from dealer_trainer.ui.sheet.strip import BoxStrip
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import BLEED, Ink, Look, dress_all
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.pressable import ActionButton, Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from dealer_trainer.ui.sheet.fading import StageFade
    from dealer_trainer.ui.sheet.feedback import FeedbackHead
    from dealer_trainer.ui.sheet.lines import HandLine
    from dealer_trainer.ui.sheet.number_pad import NumberPad

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


class SheetPanel(QWidget):
    """All stages, the head above them and the buttons below. What is not shown yet is not built."""

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
        self._scrolling = later(self, self._scroll_to_wanted)
        # Everything is made where it will stay: Qt styles whatever is moved a second time.
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self._scroll.setWidget(self._inside)
        self._make_head(self._inside)
        self._column = QVBoxLayout(self._inside)
        self._stages = Stages(self._inside, self._column)
        self._note = HintLine(self, Icon.INFO, Ink.SECOND)
        self.buttons: dict[str, ActionButton] = {}
        self._lay_out()
        self._connect()

    def _make_head(self, inside: QWidget) -> None:
        self._back = Sign(13, Ink.SECOND, inside, Icon.BACK)
        self._order = Label(13, 600, Ink.SECOND, inside, wrap=True)
        self._position = Label(13, 600, Ink.SECOND, inside)
        self.strip = BoxStrip(inside)
        self._heading = Label(24, 700, Ink.TEXT, inside, wrap=True)
        self.undo = ToolButton("undo", Icon.UNDO, inside)
        self._clock = Sign(14, Ink.SECOND, inside, Icon.CLOCK)
        self._time = Label(15, 600, Ink.SECOND, inside)

    def _lay_out(self) -> None:
        # Each layout lies in its place before it is filled, which costs Qt and Python the least.
        self._head, self._order_row, self._heading_row = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        nest(self._column, self._head)
        nest(self._head, self._order_row)
        self._order_row.addWidget(self._back)
        self._order_row.addWidget(self._order, 1)
        self._order_row.addWidget(self._position)
        self._head.addWidget(self.strip)
        nest(self._head, self._heading_row)
        self._heading_row.addWidget(self._heading, 1)
        self._heading_row.addWidget(self.undo)
        self._heading_row.addWidget(self._clock)
        self._heading_row.addWidget(self._time)
        self._all, self._note_row, self._foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        self._all.addWidget(self._scroll, 1)
        nest(self._all, self._note_row)
        self._note_row.addWidget(self._note)
        nest(self._all, self._foot)

    def _connect(self) -> None:
        self.strip.box_clicked.connect(self.box_clicked)
        self._stages.picked.connect(self.picked)
        self._stages.place_clicked.connect(self.place_clicked)
        self._stages.button_clicked.connect(self.button_clicked)
        self.undo.clicked.connect(self._press)

    @cached_property
    def dealer(self) -> HandLine:
        """The dealer's hand, when it has been named."""
        from dealer_trainer.ui.sheet.lines import HandLine  # noqa: PLC0415 -- no start waits

        dealer = HandLine(self._inside)
        dealer.dress(self._look)
        dealer.clicked.connect(self._take_up_dealer)
        self._head.insertWidget(self._head.indexOf(self.strip) + 1, dealer)
        return dealer

    @cached_property
    def _score(self) -> FeedbackHead:
        from dealer_trainer.ui.sheet.feedback import FeedbackHead  # noqa: PLC0415 -- no start waits

        score = FeedbackHead(self._inside)
        score.dress(self._look)
        self._head.insertWidget(self._head.indexOf(self.strip), score)
        return score

    @cached_property
    def _pad(self) -> NumberPad:
        from dealer_trainer.ui.sheet.number_pad import NumberPad  # noqa: PLC0415 -- no start waits

        pad = NumberPad(self)
        self._dress_pad(pad)
        pad.pressed.connect(self.pad_pressed)
        self._all.insertWidget(self._all.indexOf(self._foot), pad)
        return pad

    def _button(self, name: str) -> ActionButton:
        """A button at the foot, in its place among the others."""
        if name not in self.buttons:
            button = ActionButton(name, self)
            button.dress(self._look)
            button.clicked.connect(self._press)
            before = [other for other in BUTTONS[: BUTTONS.index(name)] if other in self.buttons]
            self._foot.insertWidget(len(before), button)
            self.buttons[name] = button
        return self.buttons[name]

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
        dress_all(look, self._back, self._order, self._position, self._heading, self._clock)
        dress_all(look, self._time, self.strip, self.undo, self._note, self._stages)
        dress_all(look, *self.buttons.values())
        for part in ("dealer", "_score"):
            if part in vars(self):
                dress_all(look, vars(self)[part])
        if "_pad" in vars(self):
            self._dress_pad(self._pad)
        self.update()

    def _dress_pad(self, pad: NumberPad) -> None:
        margin = self._look.px(MARGIN)
        pad.setContentsMargins(margin, 0, margin, 0)
        pad.dress(self._look)

    def retranslate(self) -> None:
        """Speak the language in use; the rest of the sheet is told with every state."""
        self.undo.show_words(_("Undo"), _("Undo (Ctrl+Backspace)"))
        if "_pad" in vars(self):
            self._pad.retranslate()

    @cached_property
    def _fade(self) -> StageFade:
        from dealer_trainer.ui.sheet.fading import StageFade  # noqa: PLC0415 -- no start waits

        return StageFade(self._inside)

    def end_motion(self) -> None:
        """A stage that fades in is there, at once."""
        if "_fade" in vars(self):
            self._fade.end()

    def show_state(self, state: SheetState, moves: bool = False) -> None:
        """Show a stage; where it ``moves``, another stage than before fades in."""
        before = self._state
        if before != state:
            self.end_motion()
        self._show(state)
        if moves and before is not None and _stage_of(before) != _stage_of(state):
            self._fade.set_off(self._stages.stage_of(state.body), self._look.tokens.surface)

    def _show(self, state: SheetState) -> None:
        """Only one stage bears the names of the answers."""
        self._state = state
        marked = is_marked(state)
        self._stages.show_body(state.body)
        for part in (self._back, self._order, self._position):
            part.setVisible(not marked)
        self._show_score(state)
        self._order.setText(state.order)
        self._back.setVisible(bool(state.order) and not marked)
        self._position.setText(state.position)
        self.strip.show_state(state.tiles)
        if state.dealer is not None:
            self.dealer.show_state(state.dealer)
        if "dealer" in vars(self):
            self.dealer.setVisible(state.dealer is not None)
        self._heading.setText(state.heading)
        self._heading.setVisible(bool(state.heading))
        self.undo.setVisible(bool(state.undo) and not marked)
        self._note.show_icon(Icon.LOCK if state.locked else Icon.INFO, Ink.SECOND)
        self._note.show_text(state.note, state.note_tip)
        if state.pad or "_pad" in vars(self):
            self._pad.setVisible(state.pad)
        shown = dict(state.buttons)
        # Those that go make room first: the felt is not squeezed for a moment, and painted anew.
        for name in self.buttons.keys() - shown.keys():
            self.buttons[name].hide()
        for name, button_state in state.buttons:
            button = self._button(name)
            button.show_state(button_state)
            button.show()
        self._share_foot(tuple(shown))

    def _share_foot(self, names: tuple[str, ...]) -> None:
        """Two buttons have their shares; of three each has what its words need."""
        for name in names:
            share = 46 if name in ("submit", "end", "again") else 54
            if len(names) > 2:
                share = self.buttons[name].wanted_width()
            self._foot.setStretchFactor(self.buttons[name], share)

    def _show_score(self, state: SheetState) -> None:
        if isinstance(state.body, FeedbackState):
            self._score.show_state(state.body)
            self._score.show()
        elif "_score" in vars(self):
            self._score.hide()

    def show_time(self, text: str) -> None:
        """The time of the active box, or nothing."""
        self._time.setText(text)
        self._time.setVisible(bool(text))
        self._clock.setVisible(bool(text))

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part where large letters need more room than there is."""
        self._wanted = part
        self._scrolling.start()

    def _scroll_to_wanted(self) -> None:
        if self._wanted is not None and self._inside.isAncestorOf(self._wanted):
            self._scroll.ensureWidgetVisible(self._wanted, 0, self._look.tall(24))

    def focus_target(self) -> QWidget:
        """The widget that the keys answer."""
        if self._state is not None:
            target = self._stages.focus_target(self._state.body)
            if target is not None:
                return target
        shown = dict(self._state.buttons) if self._state is not None else {}
        names = (name for name in ("submit", "step", "next", "finish") if name in shown)
        return self._button(next(names, "submit"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        del event
        QPainter(self).fillRect(self.rect(), QColor(self._look.tokens.surface))

    def _take_up_dealer(self) -> None:
        self.place_clicked.emit(self.dealer.objectName())

    def _press(self) -> None:
        self.button_clicked.emit(self.sender().objectName())


def is_marked(state: SheetState) -> bool:
    """Whether it shows the marks."""
    return isinstance(state.body, FeedbackState)


def _stage_of(state: SheetState) -> tuple[type, str]:
    """What is asked, and of whom: another one is another stage."""
    return type(state.body), state.heading
