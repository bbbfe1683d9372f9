"""What decides on the drill page: what a key, a click or a button means, and what follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.drill_session import DrillServices, DrillSession
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.page import page_state, times
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.intents import (
    Choose,
    Confirm,
    Focus,
    FocusBox,
    Intent,
    Painted,
    Pause,
    Pick,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.places import (
    DEALER_CATEGORY,
    DEALER_FIVE,
    DEALER_QUALIFIES,
    Part,
    parse_place,
)
from dealer_trainer.ui.keys import KeyPress, intent_for
from dealer_trainer.ui.qt.deferred import later

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.marked import Marked
    from dealer_trainer.presentation.table.selection import Selection
    from dealer_trainer.training.drill.state import DrillState
    from dealer_trainer.training.ports import Unfinished
    from dealer_trainer.training.preferences import Preferences
    from dealer_trainer.ui.table.page import DrillPage

__all__ = ["DrillPresenter", "DrillServices"]

_TICK = 250
_DEALER_PLACES = (DEALER_FIVE, DEALER_CATEGORY, DEALER_QUALIFIES)
_BUTTON_COMMANDS = {
    "next": Command.NEXT_LAYOUT,
    "again": Command.SAME_LAYOUT,
    "resume": Command.RESUME,
    "show": Command.SHOW_ME,
    "step": Command.NEXT_LAYOUT,
    "end": Command.SHOW_ME,
    "pay_tables": Command.PAY_TABLES,
    "clock": Command.CLOCK,
    "four_colours": Command.FOUR_COLOURS,
}


ON_THE_WAY = frozenset(
    {
        Command.NEXT_LAYOUT,
        Command.NEXT_BET,
        Command.PREVIOUS_BET,
        Command.BOX_LEFT,
        Command.BOX_RIGHT,
        Command.FIVE_CARDS,
        Command.SHOW_ME,
    }
)
"""Commands that mean something else while a layout is gone through."""


class DrillPresenter(QObject):
    """One drill on one page; it ends with the page's ``left`` or ``finished``."""

    def __init__(
        self,
        page: DrillPage,
        desk: DrillServices,
        preferences: Preferences,
        sitting: DrillSession | None = None,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._sitting = sitting or DrillSession(desk)
        self._preferences = preferences
        self._by_mouse = False
        self._pay_tables = False
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._readying = later(self, self._make_ready)
        self._connect()
        page.prefer(preferences)
        page.show_house(desk.house)

    def _connect(self) -> None:
        page = self._page
        page.key_pressed.connect(self.press_key)
        page.box_clicked.connect(self.click_box)
        page.place_clicked.connect(self.click_place)
        page.dealer_clicked.connect(self.click_dealer)
        page.card_clicked.connect(self.pick_card)
        page.picked.connect(self.pick)
        page.pad_pressed.connect(self.press_pad)
        page.button_clicked.connect(self.click_button)
        page.painted.connect(self.start_clock)
        page.retranslated.connect(self.refresh)
        self._timer.timeout.connect(self._tick)

    @property
    def state(self) -> DrillState:
        """The layout in work, or as it was submitted."""
        return self._sitting.state

    @property
    def marked(self) -> Marked | None:
        """The marks, once the layout is submitted."""
        return self._sitting.marked

    def start(self) -> None:
        """A new drill, from its first layout."""
        self._sitting.start()
        self._show_layout()

    def resume(self, left: Unfinished) -> None:
        """Go on with a drill that was left, in the middle of a layout if one was open."""
        self._sitting.resume(left)
        self._show_layout()

    def _show_layout(self) -> None:
        self._timer.start()
        self.refresh()
        self._page.await_paint()

    def start_clock(self) -> None:
        """The layout has been painted: time runs from here."""
        self._sitting.paint()
        self.refresh()
        self._readying.start()

    def _make_ready(self) -> None:
        """The next layout is dealt and its pictures are painted while this one is answered."""
        self._sitting.deal_ahead()
        ahead = self._sitting.ahead
        if ahead is not None:
            self._page.felt.make_ready(entry_felt(ahead, self._sitting.desk.house))

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        if self._pay_tables and press.key == Qt.Key.Key_Escape:
            self._do(Command.PAY_TABLES)
            return
        if self._is_walking and press.key == Qt.Key.Key_Escape:
            self._do(Command.SHOW_ME)
            return
        meaning = intent_for(press, self._sitting.state)
        if isinstance(meaning, Command):
            self._do(meaning)
        elif meaning is not None:
            self._by_mouse = False
            self._intend(meaning)

    def click_box(self, number: int) -> None:
        """A box, on the felt or in the strip."""
        self._by_mouse = True
        marked = self._sitting.marked
        if marked is None:
            self._intend(FocusBox(number))
        elif marked.walk is not None:
            self._show(marked.walked_to(number))
        else:
            # Only who looks at marks waits for it.
            from dealer_trainer.presentation.table.selection import (  # noqa: PLC0415 -- see above
                look_at_box,
            )

            self._look(look_at_box(marked.report, number))

    def click_dealer(self) -> None:
        """The dealer's cards."""
        asked = next(
            (p for p in _DEALER_PLACES if p in self._sitting.state.fields),
            None,
        )
        if asked is not None:
            self.click_place(asked.name)

    def click_place(self, name: str) -> None:
        """A bet's spot or row, or a hand."""
        place = parse_place(name)
        if place is None:
            return
        self._by_mouse = True
        marked = self._sitting.marked
        if marked is not None and marked.walk is not None:
            self._show(marked.walked_to(place.box))
        elif marked is not None:
            from dealer_trainer.presentation.table.selection import (  # noqa: PLC0415 -- see above
                look_at_place,
            )

            self._look(look_at_place(marked.looking, marked.report, place))
        elif place in self._sitting.state.fields:
            self._intend(Focus(place))
        elif place.box is not None:
            self._intend(FocusBox(place.box))

    def pick(self, name: str, value: object) -> None:
        """A hand in the grid, a call, or one of seven cards."""
        place = parse_place(name)
        if place is None:
            return
        self._by_mouse = True
        if place.part is Part.FIVE and isinstance(value, int):
            self._intend(Pick(Card(value)))
        elif isinstance(value, Category | bool):
            self._intend(Choose(place, value))

    def pick_card(self, card: int) -> None:
        """A card on the felt that can be picked."""
        self._by_mouse = True
        self._intend(Pick(Card(card)))

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        self._by_mouse = True
        focus = self._sitting.state.focus
        if focus is None or not focus.is_wager:
            return
        match key:
            case PadKey.RUB:
                self._intend(Rub())
            case PadKey.TAKE:
                self._intend(Choose(focus, TAKE))
            case PadKey.STAYS:
                self._intend(Choose(focus, PUSH))
            case str():
                self._intend(Type(key))

    def click_button(self, name: str) -> None:
        """A button of the page, by its name."""
        self._by_mouse = True
        match name:
            case "confirm":
                self._intend(Confirm())
            case "submit":
                self._intend(Submit())
            case "undo":
                self._intend(Undo())
            case "pause":
                self._intend(Pause())
            case "leave":
                self._leave()
            case "finish":
                self._finish()
            case _ if name in _BUTTON_COMMANDS:
                self._do(_BUTTON_COMMANDS[name])

    @property
    def _is_walking(self) -> bool:
        return self._sitting.marked is not None and self._sitting.marked.walk is not None

    def _do(self, command: Command) -> None:
        marked = self._sitting.marked
        if marked is not None and marked.walk is not None and command in ON_THE_WAY:
            self._show(marked.walked_on(command))
            return
        match command:
            case Command.SHOW_ME:
                if marked is not None:
                    self._show(marked.walking(self._sitting.desk.house))
            case Command.PAY_TABLES:
                self._pay_tables = not self._pay_tables
                self.refresh()
            case Command.CLOCK:
                self._prefer(clock_shown=not self._preferences.clock_shown)
            case Command.FOUR_COLOURS:
                self._prefer(four_colours=not self._preferences.four_colours)
            case Command.FULL_SCREEN:
                self._page.full_screen_wanted.emit()
            case Command.RESUME:
                self._intend(Painted())
            case Command.SAME_LAYOUT:
                self._try_again()
            case Command.NEXT_LAYOUT:
                self._go_on()
            case Command.WHOLE_TABLE:
                pass
            case _:
                self._move_look(command)

    def _prefer(self, **changes: bool) -> None:
        self._preferences = replace(self._preferences, **changes)  # type: ignore[arg-type]
        self._page.prefer(self._preferences)
        self._page.preferences_changed.emit(self._preferences)
        self.refresh()

    def _intend(self, intent: Intent) -> None:
        self._pay_tables = False
        self._sitting.intend(intent)
        if self._sitting.marked is not None:
            self._timer.stop()
        self.refresh()

    def _look(self, looking: Selection) -> None:
        self._sitting.look(looking)
        self.refresh()

    def _show(self, marked: Marked) -> None:
        self._sitting.show(marked)
        self.refresh()

    def _move_look(self, command: Command) -> None:
        marked = self._sitting.marked
        if marked is None:
            return
        from dealer_trainer.presentation.table.selection import moved  # noqa: PLC0415 -- see above

        self._look(moved(marked.looking, command, marked.report, marked.layout))

    def _try_again(self) -> None:
        if self._sitting.marked is not None:
            self._sitting.try_again()
            self._show_layout()

    def _go_on(self) -> None:
        if self._sitting.marked is None:
            return
        if self._sitting.is_last:
            self._finish()
        else:
            self._sitting.next_layout()
            self._show_layout()

    def _finish(self) -> None:
        """The drill is over; a store that refuses is told, and asked again by the next click."""
        summary = self._sitting.finish()
        if summary is None:
            self.refresh()
            return
        self._timer.stop()
        self._page.finished.emit(summary)

    def may_leave(self) -> bool:
        """Nothing is lost: what is confirmed is kept, and the layout waits. While the store
        refuses it, that is told first.
        """
        may = self._sitting.may_leave()
        if not may:
            self.refresh()
        return may

    def _leave(self) -> None:
        if self.may_leave():
            self._timer.stop()
            self._page.left.emit()

    def _tick(self) -> None:
        self._page.show_times(*times(self._sitting, self._preferences))

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        shown = page_state(self._sitting, self._preferences, self._by_mouse, self._pay_tables)
        self._page.show_state(shown)
        self._tick()
