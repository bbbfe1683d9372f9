"""What decides while a quiz is taken: each key and click is an intent, kept before it is shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.quiz_taking import clock_meaning, quiz_page, time_left
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.intents import (
    Choose,
    Confirm,
    Focus,
    FocusBox,
    Painted,
    Pause,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.drill.state import DrillState, Phase
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_QUALIFIES, parse_place
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.quiz.session import QuizRun
from dealer_trainer.training.quiz.step import AskToLeave, Leave, QuizIntent, Stay, Tick
from dealer_trainer.ui.keys import KeyPress, intent_for
from dealer_trainer.ui.table.page import DrillPage

_TICK = 200
_DEALER_PLACES = (DEALER_CATEGORY, DEALER_QUALIFIES)


class QuizTaking(QObject):
    """One quiz on the table page. ``over`` comes once, when it is closed and its result kept."""

    over = Signal()

    def __init__(self, page: DrillPage, run: QuizRun, preferences: Preferences) -> None:
        super().__init__(page)
        self.run = run
        self._page = page
        self._preferences = preferences
        self._fault: StoreError | None = None
        self._fault_of_clock = False
        self._by_mouse = False
        self._pay_tables = False
        self._told_over = False
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)
        self._connect()
        page.prefer(preferences)
        page.show_house(run.state.paper.house)

    def _connect(self) -> None:
        page = self._page
        page.key_pressed.connect(self.press_key)
        page.box_clicked.connect(self.click_box)
        page.place_clicked.connect(self.click_place)
        page.dealer_clicked.connect(self.click_dealer)
        page.picked.connect(self.pick)
        page.pad_pressed.connect(self.press_pad)
        page.button_clicked.connect(self.click_button)
        page.painted.connect(self._paint)
        page.retranslated.connect(self.refresh)

    @property
    def drill(self) -> DrillState | None:
        """The round in work; nothing when the quiz is over."""
        return self.run.state.drill

    def start(self) -> None:
        """Show the round in work, and let the time run."""
        self._timer.start()
        self.refresh()
        self._page.await_paint()

    def stop(self) -> None:
        """Nothing more is looked at or kept from here."""
        self._timer.stop()

    def tick(self) -> None:
        """Whether the time is over is looked at a few times a second."""
        self._do(Tick())

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        drill = self.drill
        if drill is None:
            return
        if self.run.state.asks_to_leave:
            if press.key == Qt.Key.Key_Escape and not press.auto_repeat:
                self._do(Stay())
            return
        if self._pay_tables and press.key == Qt.Key.Key_Escape:
            self._show_tables(False)
            return
        meaning = intent_for(press, drill)
        if isinstance(meaning, Command):
            self._command(meaning)
        elif isinstance(meaning, Pause):
            self._do(AskToLeave())
        elif meaning is not None:
            self._by_mouse = False
            self._do(meaning)

    def _command(self, command: Command) -> None:
        match command:
            case Command.PAY_TABLES if self.run.state.paper.definition.pay_table:
                self._show_tables(not self._pay_tables)
            case Command.CLOCK:
                self._prefer(clock_shown=not self._preferences.clock_shown)
            case Command.FOUR_COLOURS:
                self._prefer(four_colours=not self._preferences.four_colours)
            case Command.FULL_SCREEN:
                self._page.full_screen_wanted.emit()
            case _:
                pass

    def click_box(self, number: int) -> None:
        """A box, on the felt or in the strip."""
        self._point(FocusBox(number))

    def click_dealer(self) -> None:
        """The dealer's cards."""
        fields = () if self.drill is None else self.drill.fields
        asked = next((place for place in _DEALER_PLACES if place in fields), None)
        if asked is not None:
            self._point(Focus(asked))

    def click_place(self, name: str) -> None:
        """A bet's spot or row, or a hand."""
        place, drill = parse_place(name), self.drill
        if place is None or drill is None:
            return
        if place in drill.fields:
            self._point(Focus(place))
        elif place.box is not None:
            self._point(FocusBox(place.box))

    def pick(self, name: str, value: object) -> None:
        """A hand in the grid, or a call."""
        place = parse_place(name)
        if place is not None and isinstance(value, Category | bool):
            self._point(Choose(place, value))

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        focus = None if self.drill is None else self.drill.focus
        if focus is None or not focus.is_wager:
            return
        match key:
            case PadKey.RUB:
                self._point(Rub())
            case PadKey.TAKE:
                self._point(Choose(focus, TAKE))
            case PadKey.STAYS:
                self._point(Choose(focus, PUSH))
            case str():
                self._point(Type(key))

    def click_button(self, name: str) -> None:
        """A button of the page, by its name."""
        match name:
            case "confirm":
                self._point(Confirm())
            case "submit":
                self._point(Submit())
            case "undo":
                self._point(Undo())
            case "leave":
                self._do(AskToLeave())
            case "stay":
                self._do(Stay())
            case "leave_now":
                self._do(Leave())
            case "pay_tables":
                self._command(Command.PAY_TABLES)
            case "clock":
                self._command(Command.CLOCK)
            case "four_colours":
                self._command(Command.FOUR_COLOURS)

    def _point(self, intent: QuizIntent) -> None:
        self._by_mouse = True
        self._do(intent)

    def _do(self, intent: QuizIntent) -> None:
        """An intent through the machine and onto the disk; a disk that refuses is told."""
        before, fault = self.run.state, self._fault
        try:
            if not isinstance(intent, Tick) and self._waits():
                # Whoever answers has seen it, even if the first painting is not told yet.
                self.run.do(Painted())
            # What is meant for a round whose time is over does nothing to the next one.
            if self.run.state.number == before.number:
                self.run.do(intent)
            # The clock alone goes on without the disk: an answer that was refused stays refused.
            if self._fault_of_clock or not isinstance(intent, Tick):
                self._fault = None
        except StoreError as error:
            self._fault_of_clock = isinstance(intent, Tick) and (
                self._fault is None or self._fault_of_clock
            )
            self._fault = error
        after = self.run.state
        if self.run.result is not None:
            self._end()
            return
        if isinstance(intent, Tick) and after.number == before.number:
            self._show_time()
            if (fault is None) is not (self._fault is None):
                self.refresh()
            return
        if not isinstance(intent, Tick):
            self._pay_tables = False
        self.refresh()
        if after.number != before.number:
            self._page.await_paint()

    def _waits(self) -> bool:
        return self.drill is not None and self.drill.phase is Phase.WAITING

    def _paint(self) -> None:
        if self._waits():
            self._do(Painted())

    def _show_tables(self, shown: bool) -> None:
        self._pay_tables = shown
        self.refresh()

    def _prefer(self, **changes: bool) -> None:
        self._preferences = replace(self._preferences, **changes)  # type: ignore[arg-type]
        self._page.prefer(self._preferences)
        self._page.preferences_changed.emit(self._preferences)
        self.refresh()

    def _end(self) -> None:
        self._timer.stop()
        if not self._told_over:
            self._told_over = True
            self.over.emit()

    def _show_time(self) -> None:
        shown, warning = time_left(self.run.state)
        self._page.show_times(shown, "")
        self._page.bar.show_warning(warning)

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        drill = self.drill
        if drill is None:
            return
        self._page.show_state(
            quiz_page(
                self.run.state,
                drill,
                self._preferences,
                self._fault,
                by_mouse=self._by_mouse,
                pay_tables=self._pay_tables,
            )
        )
        self._page.bar.tell_clock(clock_meaning(self.run.state))
        self._show_time()
