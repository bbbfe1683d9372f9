"""The drill page: bar, felt, sheet and keys. It shows what it is given and says what was done."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.presentation.felt import same_layout
from dealer_trainer.presentation.table.state import PageState
from dealer_trainer.rules.house import House
from dealer_trainer.text.language import _
from dealer_trainer.training.preferences import Preferences, SheetSide
from dealer_trainer.ui.felt.table import FeltView
from dealer_trainer.ui.keys import KeyPress
from dealer_trainer.ui.qt.announce import tell_listeners
from dealer_trainer.ui.qt.deferred import later
from dealer_trainer.ui.sheet.hint import HintLine
from dealer_trainer.ui.sheet.naming import Cell
from dealer_trainer.ui.sheet.sheet import SheetPanel, is_marked
from dealer_trainer.ui.table.key_bar import KeyBar
from dealer_trainer.ui.table.top_bar import TopBar
from dealer_trainer.ui.theme.icons import Icon
from dealer_trainer.ui.theme.look import LOW_WINDOW, Ink, Look, apply_look_to
from dealer_trainer.ui.theme.tokens import Tokens, page_factor

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import (
        QResizeEvent,
        QShowEvent,
    )

    from dealer_trainer.ui.qt.reduced_motion import SystemStillness
    from dealer_trainer.ui.table.leave_cover import LeaveCover
    from dealer_trainer.ui.table.pause import PauseCover
    from dealer_trainer.ui.table.pay_tables import PayTablePanel

    _Late = TypeVar("_Late", PayTablePanel, PauseCover, LeaveCover)

_PRESSES = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
_NESTED = 4
_HEARD_AFTER = 50
"""Milliseconds after which a listener is told what stands there: nobody waits for it to paint."""

_MOVES = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})


class DrillPage(QWidget):
    """A table page. Signals say what the person did; ``left`` and ``finished`` how it ended."""

    key_pressed = Signal(object)
    box_clicked = Signal(int)
    place_clicked = Signal(str)
    dealer_clicked = Signal()
    card_clicked = Signal(int)
    picked = Signal(str, object)
    pad_pressed = Signal(object)
    button_clicked = Signal(str)
    painted = Signal()
    retranslated = Signal()
    left = Signal()
    finished = Signal(object)
    full_screen_wanted = Signal()
    preferences_changed = Signal(object)

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._text = 1.0
        self._look: Look | None = None
        self._late: list[PayTablePanel | PauseCover | LeaveCover] = []
        self._state: PageState | None = None
        self._awaits_paint = False
        self._telling = later(self, self.painted)
        self._announcing = later(self, self._tell_listeners, _HEARD_AFTER)
        self._touring = False
        self._told = ""
        self._house: House | None = None
        self._moves = False
        self.bar = TopBar(self)
        self.banner = HintLine(self, Icon.WARNING, Ink.WRONG)
        self.banner.setObjectName("banner")
        # Everything is made where it will stay: Qt styles whatever is moved a second time.
        self._middle = QStackedWidget(self)
        self._table_side = QWidget(self._middle)
        self._side = QStackedWidget(self._table_side)
        self.felt = FeltView(tokens, self._table_side)
        self.sheet = SheetPanel(self._side)
        self.keys = KeyBar(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._side.addWidget(self.sheet)
        self._table = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._table_side)
        self._table.setContentsMargins(0, 0, 0, 0)
        self._table.setSpacing(1)
        self._table.addWidget(self.felt, 1)
        self._table.addWidget(self._side)
        self._middle.addWidget(self._table_side)
        column = QVBoxLayout(self)
        # The window says how small it may be; what does not fit in the sheet scrolls.
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        column.addWidget(self._middle, 1)
        column.addWidget(self.keys)

    def _connect(self) -> None:
        self.felt.box_clicked.connect(self.box_clicked)
        self.felt.dealer_clicked.connect(self.dealer_clicked)
        self.felt.card_clicked.connect(self.card_clicked)
        self.felt.spot_clicked.connect(self._click_spot)
        self.sheet.box_clicked.connect(self.box_clicked)
        self.sheet.place_clicked.connect(self.place_clicked)
        self.sheet.picked.connect(self.picked)
        self.sheet.pad_pressed.connect(self.pad_pressed)
        self.sheet.button_clicked.connect(self.button_clicked)
        self.bar.pressed.connect(self.button_clicked)
        self.felt.viewport().installEventFilter(self)
        self.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    # What most layouts never show is loaded and built when it is first shown.

    @cached_property
    def pay_tables(self) -> PayTablePanel:
        """The house's pay tables, over the sheet."""
        from dealer_trainer.ui.table.pay_tables import PayTablePanel  # noqa: PLC0415 -- see above

        panel = PayTablePanel(self._side)
        self._side.addWidget(panel)
        if self._house is not None:
            panel.show_house(self._house)
        panel.closed.connect(self._close_pay_tables)
        return self._begun(panel)

    @cached_property
    def cover(self) -> PauseCover:
        """The cover of a drill that pauses."""
        from dealer_trainer.ui.table.pause import PauseCover  # noqa: PLC0415 -- see above

        cover = PauseCover(self._middle)
        self._middle.addWidget(cover)
        cover.resumed.connect(self._resume)
        return self._begun(cover)

    @cached_property
    def leave_cover(self) -> LeaveCover:
        """The question whether to leave a quiz."""
        from dealer_trainer.ui.table.leave_cover import LeaveCover  # noqa: PLC0415 -- see above

        cover = LeaveCover(self._middle)
        self._middle.addWidget(cover)
        cover.pressed.connect(self.button_clicked)
        return self._begun(cover)

    def _begun(self, part: _Late) -> _Late:
        part.retranslate()
        part.apply_look(self._look or Look(self._tokens))
        self._late.append(part)
        return part

    def set_theme(self, tokens: Tokens) -> None:
        """Change the look."""
        self._tokens = tokens
        self.felt.set_theme(tokens)
        # A new sheet of the application has undone what the labels say of themselves.
        self._look = None
        self._apply_look()

    def prefer(self, preferences: Preferences) -> None:
        """Take the sizes, sides and cards that a trainee likes."""
        self._text = preferences.text_size / 100
        left = preferences.sheet_side is SheetSide.LEFT
        way = QBoxLayout.Direction
        self._table.setDirection(way.RightToLeft if left else way.LeftToRight)
        self.felt.set_four_colours(preferences.four_colours)
        self._moves = preferences.motion
        if not self._moves:
            self.end_motion()
        self._apply_look()

    def show_house(self, house: House) -> None:
        """The house whose pay tables F1 opens."""
        self._house = house
        if "pay_tables" in vars(self):
            self.pay_tables.show_house(house)

    def retranslate(self) -> None:
        """Speak the language in use; ``retranslated`` asks the presenter for the rest."""
        self.felt.setAccessibleName(_("Table"))
        for part in (self.bar, self.keys, self.sheet, *self._late):
            part.retranslate()
        self.retranslated.emit()

    def show_state(self, state: PageState) -> None:
        """Show a state."""
        before, self._state = self._state, state
        self._apply_look()
        if before == state:
            self._take_focus()
            return
        self.bar.show_state(state.bar, state.manner)
        self.banner.show_text(state.banner)
        moves = self._may_move(before, state)
        if before is None or before.felt != state.felt:
            self.felt.set_state(state.felt, moves)
        self.felt.setAccessibleDescription(state.described)
        self.sheet.show_state(state.sheet, moves)
        self._side.setCurrentWidget(self.pay_tables if state.pay_tables else self.sheet)
        self._middle.setCurrentWidget(self._on_top(state))
        self.keys.show_keys(state.keys, state.manner)
        self._settle()
        self._take_focus()
        self._announce(state)

    def _may_move(self, before: PageState | None, state: PageState) -> bool:
        """Whether what differs moves to its place; a new layout is simply there."""
        if before is None or not self._moves or not same_layout(before.felt, state.felt):
            return False
        if (before.felt, before.sheet) == (state.felt, state.sheet):
            return False
        # The same layout again is as good as new.
        again = is_marked(before.sheet) and not is_marked(state.sheet)
        return not again and not self._stillness.asked_for

    @cached_property
    def _stillness(self) -> SystemStillness:
        from dealer_trainer.ui.qt.reduced_motion import SystemStillness  # noqa: PLC0415 -- see above

        return SystemStillness(self)

    def end_motion(self) -> None:
        """Whatever is on its way is there, at once."""
        self.felt.end_motion()
        self.sheet.end_motion()

    def show_times(self, total: str, owner: str) -> None:
        """The clock of the layout, and of the box or the dealer at work."""
        self.bar.show_time(total)
        self.sheet.show_time(owner)

    def await_paint(self) -> None:
        """Say ``painted`` when the felt has been painted next."""
        self._awaits_paint = True
        self.felt.viewport().update()

    def _on_top(self, state: PageState) -> QWidget:
        if state.asks:
            return self.leave_cover
        return self.cover if state.paused else self._table_side

    def _settle(self) -> None:
        # All is in its place before it is painted, so that nothing jumps: a request of an inner
        # layout makes one of the layout around it.
        for _round in range(_NESTED):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Keys come through whatever has the focus; nothing else is listened to."""
        del old
        if new is not None and self.isAncestorOf(new):
            # A filter put in twice counts once.
            new.installEventFilter(self)

    def _take_focus(self) -> None:
        state = self._state
        if state is None:
            return
        if state.asks:
            target: QWidget = self.leave_cover.stay
        elif state.paused:
            target = self.cover.button
        elif state.pay_tables:
            target = self.pay_tables.button
        else:
            target = self.sheet.focus_target()
            self.sheet.reveal(target)
        focused = QApplication.focusWidget()
        touring = self._touring and focused is not None and self._is_in_bar(focused)
        if focused is not target and not touring:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_in_bar(self, widget: QWidget) -> bool:
        return self.bar.isAncestorOf(widget)

    def _announce(self, state: PageState) -> None:
        told = state.sheet.heading or state.bar.progress
        if told != self._told:
            self._told = told
            self._announcing.start()

    def _tell_listeners(self) -> None:
        tell_listeners(self, self._told)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys go to the drill whichever child has the focus; the first painting is told."""
        kind = event.type()
        if kind is QEvent.Type.Paint and watched is self.felt.viewport() and self._awaits_paint:
            self._awaits_paint = False
            self._telling.start()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press_key(event)
        return super().eventFilter(watched, event)

    def _press_key(self, event: QKeyEvent) -> bool:
        """Whether the key is done with; a button reached by Tab keeps Enter, Space and Tab."""
        self.end_motion()
        focused = QApplication.focusWidget()
        own = focused is not None and (self._is_in_bar(focused) or focused in self._side_buttons())
        if isinstance(focused, Cell) and event.key() == Qt.Key.Key_Space:
            focused.click()
            return True
        if own and event.key() in _PRESSES and isinstance(focused, QAbstractButton):
            if not event.isAutoRepeat():
                focused.click()
            return True
        at_the_end = event.key() == Qt.Key.Key_Tab and focused is self.sheet.buttons.get("submit")
        if event.key() in _MOVES and (own or at_the_end):
            self._touring = True
            return False
        self._touring = False
        self.key_pressed.emit(KeyPress.of(event))
        return True

    def _side_buttons(self) -> list[QWidget]:
        buttons: list[QWidget] = [self.sheet.undo]
        buttons += [self.sheet.buttons[n] for n in ("again", "end") if n in self.sheet.buttons]
        if "pay_tables" in vars(self):
            buttons.append(self.pay_tables.button)
        if "leave_cover" in vars(self):
            buttons += self.leave_cover.buttons
        return buttons

    def showEvent(self, event: QShowEvent) -> None:
        """The keys go to the sheet from the start."""
        super().showEvent(event)
        self._take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows draw bars and sheet larger, low ones draw rows together."""
        super().resizeEvent(event)
        self._apply_look()

    def _apply_look(self) -> None:
        low = self.height() < LOW_WINDOW
        look = Look(self._tokens, page_factor(self.width()), self._text, low)
        # Before there is something to show, neither size nor wishes are settled.
        if look == self._look or self._state is None:
            return
        self._look = look
        apply_look_to(look, self.bar, self.banner, self.sheet, self.keys, *self._late)

    def _click_spot(self, box: int, bet: str) -> None:
        self.place_clicked.emit(f"box{box}.{bet}")

    def _resume(self) -> None:
        self.button_clicked.emit("resume")

    def _close_pay_tables(self) -> None:
        self.button_clicked.emit("pay_tables")
