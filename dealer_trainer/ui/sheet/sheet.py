"""The sheet beside the felt: one box at a time, one question at a time."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_trainer.presentation.sheet import (
    BetsState,
    Body,
    ButtonState,
    CheckState,
    FeedbackState,
    NamingState,
    PickingState,
    SheetState,
)
from dealer_trainer.text.language import _
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.qt.lazy import Lazy
from dealer_trainer.ui.sheet.lines import HandLine, HintLine
from dealer_trainer.ui.sheet.stage import SheetStage, StageFade
from dealer_trainer.ui.sheet.strip import BoxStrip
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import BLEED, Ink, Look
from dealer_trainer.ui.widgets.boxes import column, row
from dealer_trainer.ui.widgets.label import Label, Sign
from dealer_trainer.ui.widgets.parts import Ground, ScrollArea
from dealer_trainer.ui.widgets.pressable import ActionButton, Pressable
from dealer_trainer.ui.widgets.words import show_text

if TYPE_CHECKING:
    from dealer_trainer.ui.sheet.amount_field import NumberPad
    from dealer_trainer.ui.sheet.feedback import FeedbackHead

WIDTH = 400
MARGIN = 18
_STAGES: Final[dict[type[Body], tuple[str, str]]] = {
    PickingState: ("naming", "PickingStage"),
    NamingState: ("naming", "NamingStage"),
    BetsState: ("bets", "BetsStage"),
    CheckState: ("bets", "CheckStage"),
    FeedbackState: ("feedback", "FeedbackStage"),
}
"""The module and the class that show a body; it is loaded when it is first wanted."""

BUTTONS = ("confirm", "submit", "step", "next", "finish", "end", "again")


class ToolButton(Pressable):
    """A small button with an icon; its tip says what it does and names its key."""

    def __init__(self, name: str, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        row(Sign(16, Ink.SECOND, self, icon), within=self)

    def _adapt(self, look: Look) -> None:
        size = look.tall(32)
        self.setFixedSize(size, size)

    def show_words(self, label: str, tip: str) -> None:
        """What it does, for a screen reader, and its tip."""
        self.setAccessibleName(label)
        self.setToolTip(tip)


class SheetPanel(Ground):
    """All stages, the head above them and the buttons below. What is not shown yet is not built."""

    box_clicked = Signal(int)
    place_clicked = Signal(str)
    picked = Signal(str, object)
    pad_pressed = Signal(object)
    button_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: SheetState | None = None
        self._wanted: QWidget | None = None
        self._scrolling = later(self, self._scroll_to_wanted)
        # Everything is made where it will stay: Qt styles whatever is moved a second time.
        self._inside = QWidget()
        self._scroll = ScrollArea(self._inside, self)
        self._make_head(self._inside)
        self.note = HintLine(self, Icon.INFO, Ink.SECOND)
        self._stages: dict[type[Body], SheetStage[Any]] = {}
        self.buttons: dict[str, ActionButton] = {}
        self.dealer = Lazy(self._make_dealer)
        self._score = Lazy(self._make_score)
        self._pad = Lazy(self._make_pad)
        self.fade = Lazy(self._make_fade)
        sides = (MARGIN, 0, MARGIN, 0)
        self._pad_row, self._foot = row(margins=sides), row(margins=sides, spacing=10)
        parts = ((self._scroll, 1), row(self.note, margins=sides), self._pad_row, self._foot)
        column(*parts, within=self, margins=(0, (8, 4), 0, (16, 10)), spacing=8)
        self.strip.box_clicked.connect(self.box_clicked)
        self.undo.named.connect(self.button_clicked)

    def _make_head(self, inside: QWidget) -> None:
        self._back = Sign(13, Ink.SECOND, inside, Icon.BACK)
        self._order = Label(13, 600, Ink.SECOND, inside, wrap=True)
        self._position = Label(13, 600, Ink.SECOND, inside)
        self.strip = BoxStrip(inside)
        self._heading = Label(24, 700, Ink.TEXT, inside, wrap=True)
        self.undo = ToolButton("undo", Icon.UNDO, inside)
        self._clock = Sign(14, Ink.SECOND, inside, Icon.CLOCK)
        self._time = Label(15, 600, Ink.SECOND, inside)
        order = row(self._back, (self._order, 1), self._position, spacing=4)
        heading = row((self._heading, 1), self.undo, self._clock, self._time, spacing=5)
        parts = (order, self.strip, heading)
        self._head = column(*parts, margins=(BLEED, 0, BLEED, 0), spacing=(10, 6))
        sides = MARGIN - BLEED
        margins = (sides, (4, 2), sides, 0)
        self._column = column(self._head, within=inside, margins=margins, spacing=(8, 4))

    def _make_dealer(self) -> HandLine:
        """The dealer's hand, when it has been named."""
        dealer = self.with_look(HandLine(self._inside))
        dealer.named.connect(self.place_clicked)
        self._head.insertWidget(self._head.indexOf(self.strip) + 1, dealer)
        return dealer

    def _make_score(self) -> FeedbackHead:
        from dealer_trainer.ui.sheet.feedback import FeedbackHead  # noqa: PLC0415 -- no start waits

        score = self.with_look(FeedbackHead(self._inside))
        self._head.insertWidget(self._head.indexOf(self.strip), score)
        return score

    def _make_pad(self) -> NumberPad:
        from dealer_trainer.ui.sheet.amount_field import NumberPad  # noqa: PLC0415 -- no start waits

        pad = self.with_look(NumberPad(self))
        pad.pressed.connect(self.pad_pressed)
        self._pad_row.addWidget(pad)
        return pad

    def _make_fade(self) -> StageFade:
        return StageFade(self._inside)

    def _stage(self, body: Body) -> SheetStage[Any]:
        kind = type(body)
        if kind not in self._stages:
            module, name = _STAGES[kind]
            make = getattr(import_module(f"{__package__}.{module}"), name)
            stage = self._stages[kind] = self.with_look(make(self._inside))
            stage.hide()
            stage.picked.connect(self.picked)
            stage.place_clicked.connect(self.place_clicked)
            stage.button_clicked.connect(self.button_clicked)
            # Not a stack: it would be as high as its highest stage.
            self._column.addWidget(stage, 1)
        return self._stages[kind]

    def _button(self, name: str) -> ActionButton:
        """A button at the foot, in its place among the others."""
        if name not in self.buttons:
            button = self.with_look(ActionButton(name, self))
            button.named.connect(self.button_clicked)
            before = [other for other in BUTTONS[: BUTTONS.index(name)] if other in self.buttons]
            self._foot.insertWidget(len(before), button)
            self.buttons[name] = button
        return self.buttons[name]

    def _adapt(self, look: Look) -> None:
        self.setFixedWidth(look.px(WIDTH))

    def retranslate(self) -> None:
        """Speak the language in use; the rest of the sheet is told with every state."""
        self.undo.show_words(_("Undo"), _("Undo (Ctrl+Backspace)"))
        if self._pad.made is not None:
            self._pad.made.retranslate()

    def end_motion(self) -> None:
        """A stage that fades in is there, at once."""
        if self.fade.made is not None:
            self.fade.made.end()

    @property
    def moves(self) -> bool:
        """Whether a stage is fading in."""
        return self.fade.made is not None and self.fade.made.runs

    def show_state(self, state: SheetState, moves: bool = False) -> None:
        """Show a stage; where it ``moves``, another stage than before fades in."""
        before = self._state
        if before != state:
            self.end_motion()
        goes = before is not None and _focusable(before) != _focusable(state)
        if goes and (focused := self.focusWidget()) is not None:
            # Qt would hand its focus to each button in turn, and a screen reader would read them.
            focused.clearFocus()
        self._state = state
        marked = is_marked(state)
        self._show_body(state.body)
        self._show_head(state, marked)
        self.note.show_icon(Icon.LOCK if state.locked else Icon.INFO, Ink.SECOND)
        self.note.show_text(state.note, state.note_tip)
        if state.pad or self._pad.made is not None:
            self._pad().setVisible(state.pad)
        self._show_buttons(state.buttons)
        if moves and before is not None and _stage_of(before) != _stage_of(state):
            self.fade().set_off(self._stage(state.body), self.look.tokens.surface)

    def _show_body(self, body: Body) -> None:
        """All other stages give up their names before: only one bears those of the answers."""
        shown = self._stage(body)
        for stage in self._stages.values():
            if stage is not shown and not stage.isHidden():
                stage.release()
                stage.hide()
        shown.show()
        shown.show_state(body)

    def _show_head(self, state: SheetState, marked: bool) -> None:
        for part in (self._order, self._position):
            part.setVisible(not marked)
        if isinstance(state.body, FeedbackState):
            self._score().show_state(state.body)
        if self._score.made is not None:
            self._score.made.setVisible(marked)
        self._order.setText(state.order)
        self._back.setVisible(bool(state.order) and not marked)
        self._position.setText(state.position)
        self.strip.show_state(state.tiles)
        if state.dealer is not None:
            self.dealer().show_state(state.dealer)
        if self.dealer.made is not None:
            self.dealer.made.setVisible(state.dealer is not None)
        show_text(self._heading, state.heading)
        self.undo.setVisible(bool(state.undo) and not marked)

    def _show_buttons(self, states: tuple[tuple[str, ButtonState], ...]) -> None:
        shown = dict(states)
        # Those that go make room first: the felt is not squeezed for a moment, and painted anew.
        for name in self.buttons.keys() - shown.keys():
            self.buttons[name].hide()
        for name, button_state in shown.items():
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

    def show_time(self, text: str) -> None:
        """The time of the active box, or nothing."""
        show_text(self._time, text)
        self._clock.setVisible(bool(text))

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part where large letters need more room than there is."""
        self._wanted = part
        self._scrolling.start()

    def _scroll_to_wanted(self) -> None:
        if self._wanted is not None and self._inside.isAncestorOf(self._wanted):
            self._scroll.ensureWidgetVisible(self._wanted, 0, self.look.tall(24))

    def focus_target(self) -> QWidget:
        """The widget that the keys answer."""
        if self._state is None:
            return self._button("submit")
        shown = dict(self._state.buttons)
        names = (name for name in ("submit", "step", "next", "finish") if name in shown)
        target = self._stage(self._state.body).focus_target()
        return target or self._button(next(names, "submit"))


def is_marked(state: SheetState) -> bool:
    """Whether it shows the marks."""
    return isinstance(state.body, FeedbackState)


def _stage_of(state: SheetState) -> tuple[type, str]:
    """What is asked, and of whom: another one is another stage."""
    return type(state.body), state.heading


def _focusable(state: SheetState) -> tuple[object, ...]:
    """What tells the parts that can have the focus."""
    return (*_stage_of(state), *(name for name, _button in state.buttons))
