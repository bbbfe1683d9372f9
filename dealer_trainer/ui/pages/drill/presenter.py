"""What decides on the drill page: deals, clocks, keeps, marks, and goes on to the next layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, QTimer

from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.rules.settlement import settle
from dealer_trainer.text.amounts import clock_shown
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.store_faults import store_fault_text
from dealer_trainer.training.asked import asked_places
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.drill import replay, step
from dealer_trainer.training.drill_state import DrillState, Phase, Stage, start_layout
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.intents import (
    Choose,
    Confirm,
    Focus,
    FocusBox,
    Intent,
    Painted,
    Pause,
    Rub,
    Submit,
    Type,
    Undo,
)
from dealer_trainer.training.places import DEALER_CATEGORY, DEALER_QUALIFIES, parse_place
from dealer_trainer.training.ports import DrillStore, OpenRound, Trainee, Unfinished
from dealer_trainer.training.preferences import Preferences
from dealer_trainer.training.session import DrillPlan, Round, summarise
from dealer_trainer.ui.keys import Command, KeyPress, intent_for
from dealer_trainer.ui.pages.drill import feedback
from dealer_trainer.ui.pages.drill.entry_view import Aside, entry_sheet
from dealer_trainer.ui.pages.drill.feedback_view import After, feedback_sheet
from dealer_trainer.ui.pages.drill.felt_view import entry_felt, marked_felt
from dealer_trainer.ui.pages.drill.marked import Marked, mark_layout
from dealer_trainer.ui.pages.drill.page import DrillPage
from dealer_trainer.ui.pages.drill.state import BarState, KeyRow, PageState
from dealer_trainer.ui.pages.drill.words import (
    progress_text,
    scope_title,
    table_description,
    unconfirmed_note,
    unconfirmed_reasons,
    unconfirmed_text,
)
from dealer_trainer.ui.sheet.number_pad import PadKey

_TICK = 250
_KEY_ROWS = {
    Stage.NAME_DEALER: KeyRow.NAMING,
    Stage.NAME_BOX: KeyRow.NAMING,
    Stage.QUALIFY: KeyRow.CALLING,
    Stage.BETS: KeyRow.BETS,
    Stage.SUBMIT: KeyRow.SUBMIT,
}
_BUTTON_COMMANDS = {
    "next": Command.NEXT_LAYOUT,
    "again": Command.SAME_LAYOUT,
    "resume": Command.RESUME,
    "pay_tables": Command.PAY_TABLES,
    "clock": Command.CLOCK,
    "four_colours": Command.FOUR_COLOURS,
}


@dataclass(frozen=True, slots=True)
class DrillDesk:
    """All that a drill is done with; ``deal`` gives the layout of an index, from 0."""

    house: House
    trainee: Trainee
    plan: DrillPlan
    deal: Callable[[int], Layout]
    store: DrillStore
    clock: Clock


class DrillPresenter(QObject):
    """One drill on one page; it ends with the page's ``left`` or ``finished``."""

    def __init__(self, page: DrillPage, desk: DrillDesk, preferences: Preferences) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._preferences = preferences
        self._drill: int | None = None
        self._round: OpenRound | None = None
        self._index = 0
        self._submitted = 0
        self._rounds: tuple[Round, ...] = ()
        self._state = DrillState(Layout(desk.house.id, (), (), ()), ())
        self._kept = 0
        self._marked: Marked | None = None
        self._again = False
        self._by_mouse = False
        self._pay_tables = False
        self._fault: StoreError | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._connect()
        page.prefer(preferences)
        page.show_house(desk.house)

    def _connect(self) -> None:
        page = self._page
        page.key_pressed.connect(self.press_key)
        page.box_clicked.connect(self.click_box)
        page.place_clicked.connect(self.click_place)
        page.dealer_clicked.connect(self.click_dealer)
        page.picked.connect(self.pick)
        page.pad_pressed.connect(self.press_pad)
        page.button_clicked.connect(self.click_button)
        page.painted.connect(self.start_clock)
        page.retranslated.connect(self.refresh)
        self._timer.timeout.connect(self._tick)

    @property
    def state(self) -> DrillState:
        """The layout in work, or as it was submitted."""
        return self._state

    @property
    def marked(self) -> Marked | None:
        """The marks, once the layout is submitted."""
        return self._marked

    def start(self) -> None:
        """A new drill, from its first layout."""
        self._open_layout(0)

    def resume(self, left: Unfinished) -> None:
        """Go on with a drill that was left, in the middle of a layout if one was open."""
        self._drill = left.drill
        self._submitted = left.submitted
        try:
            self._rounds = self._desk.store.rounds(left.drill)
        except StoreError as error:
            self._fault = error
        opened = left.open_round
        if opened is None:
            self._open_layout(max((played.index for played in self._rounds), default=-1) + 1)
            return
        self._index, self._round = opened.index, opened
        self._kept = len(opened.changes)
        self._show_layout(replay(start_layout(opened.layout, opened.asked), opened.changes))

    def _open_layout(self, index: int) -> None:
        """Deal a layout that asks something, and open its round."""
        scope = self._desk.plan.scope
        layout = self._desk.deal(index)
        while not asked_places(layout, self._desk.house, scope):
            index += 1
            layout = self._desk.deal(index)
        self._index, self._round, self._kept = index, None, 0
        self._again = False
        self._state = start_layout(layout, asked_places(layout, self._desk.house, scope))
        self._keep()
        self._show_layout(self._state)

    def _show_layout(self, state: DrillState) -> None:
        self._state, self._marked = state, None
        self._timer.start()
        self.refresh()
        self._page.await_paint()

    def start_clock(self) -> None:
        """The layout has been painted: time runs from here."""
        if self._state.phase is Phase.WAITING:
            self._state = step(self._state, Painted(), self._desk.clock.milliseconds())
            self._tick()

    # What the person does.

    def press_key(self, press: KeyPress) -> None:
        """A key, whichever part of the page has the focus."""
        if self._pay_tables and press.key == Qt.Key.Key_Escape:
            self._do(Command.PAY_TABLES)
            return
        meaning = intent_for(press, self._state)
        if isinstance(meaning, Command):
            self._do(meaning)
        elif meaning is not None:
            self._by_mouse = False
            self._intend(meaning)

    def click_box(self, number: int) -> None:
        """A box, on the felt or in the strip."""
        self._by_mouse = True
        if self._marked is None:
            self._intend(FocusBox(number))
        elif self._marked.report.of_box(number) or number in self._numbers():
            self._look(feedback.look_at_box(self._marked.report, number))

    def click_dealer(self) -> None:
        """The dealer's cards."""
        asked = next(
            (p for p in (DEALER_CATEGORY, DEALER_QUALIFIES) if p in self._state.fields), None
        )
        if asked is not None:
            self.click_place(asked.name)

    def click_place(self, name: str) -> None:
        """A bet's spot or row, or a hand."""
        place = parse_place(name)
        if place is None:
            return
        self._by_mouse = True
        if self._marked is not None:
            looking = feedback.look_at_place(self._marked.looking, self._marked.report, place)
            self._look(looking)
        elif place in self._state.fields:
            self._intend(Focus(place))
        elif place.box is not None:
            self._intend(FocusBox(place.box))

    def pick(self, name: str, value: object) -> None:
        """A hand in the grid, or a call."""
        place = parse_place(name)
        if place is not None and isinstance(value, Category | bool):
            self._by_mouse = True
            self._intend(Choose(place, value))

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        self._by_mouse = True
        focus = self._state.focus
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

    def _do(self, command: Command) -> None:
        match command:
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

    # The layout in work.

    def _intend(self, intent: Intent) -> None:
        """One intent through the machine; what it confirms is kept, what it submits is marked."""
        now = self._desk.clock.milliseconds()
        if self._state.phase is Phase.WAITING:
            # Whoever answers has seen it, even if the first painting is not told yet.
            self._state = step(self._state, Painted(), now)
        self._pay_tables = False
        self._state = step(self._state, intent, now)
        self._keep()
        if self._state.phase is Phase.SUBMITTED and self._marked is None:
            self._submit()
        self.refresh()

    def _keep(self) -> None:
        """Hand over what is not kept yet; a fault is told, and tried again with the next change."""
        if self._again:
            return
        try:
            opened = self._opened()
            if len(self._state.changes) > self._kept:
                new = self._state.changes[self._kept :]
                self._desk.store.keep_changes(opened.id, new, self._kept)
                self._kept = len(self._state.changes)
        except StoreError as error:
            self._fault = error
        else:
            self._fault = None

    def _opened(self) -> OpenRound:
        """The round of this layout, opened if it is not yet."""
        desk, at = self._desk, self._desk.clock.now()
        if self._drill is None:
            self._drill = desk.store.start_drill(desk.trainee, desk.plan, at)
        if self._round is None:
            state = self._state
            self._round = desk.store.open_round(
                self._drill, self._index, state.layout, desk.house, state.asked, at
            )
        return self._round

    def _submit(self) -> None:
        """Mark the layout; the round is kept before anything of it shows."""
        marked = mark_layout(self._state, self._desk.house)
        if not self._again:
            played = Round(
                self._index,
                self._state.layout,
                fingerprint(self._desk.house),
                self._state.asked,
                marked.sheet,
                marked.report,
                marked.money,
            )
            try:
                self._desk.store.submit_round(self._opened().id, played, self._desk.clock.now())
            except StoreError as error:
                self._fault = error
                self._state = replace(self._state, phase=Phase.ANSWERING)
                return
            self._fault = None
            self._rounds = (*self._rounds, played)
            self._submitted += 1
        self._marked = marked
        self._timer.stop()

    # After submitting.

    def _numbers(self) -> list[int]:
        return [box.number for box in self._state.layout.boxes]

    def _look(self, looking: feedback.Looking) -> None:
        if self._marked is not None:
            self._marked = replace(self._marked, looking=looking)
            self.refresh()

    def _move_look(self, command: Command) -> None:
        if self._marked is None:
            return
        looking, report, layout = self._marked.looking, self._marked.report, self._marked.layout
        match command:
            case Command.BOX_LEFT:
                self._look(feedback.move_box(looking, report, layout, -1))
            case Command.BOX_RIGHT:
                self._look(feedback.move_box(looking, report, layout, 1))
            case Command.PREVIOUS_BET:
                self._look(feedback.move_bet(looking, report, -1))
            case Command.NEXT_BET:
                self._look(feedback.move_bet(looking, report, 1))
            case Command.FIVE_CARDS:
                self._look(feedback.raise_next(looking))

    def _try_again(self) -> None:
        """The same layout once more; it is marked, but not kept: the first try stands."""
        if self._marked is not None:
            self._again = True
            self._show_layout(start_layout(self._state.layout, self._state.asked))

    @property
    def _is_last(self) -> bool:
        layouts = self._desk.plan.layouts
        return layouts is not None and self._submitted >= layouts

    def _go_on(self) -> None:
        if self._marked is None:
            return
        if self._is_last:
            self._finish()
        else:
            self._open_layout(self._index + 1)

    def _finish(self) -> None:
        """The drill is over: its summary, from what was kept."""
        try:
            if self._drill is not None:
                self._desk.store.finish_drill(self._drill, self._desk.clock.now())
        except StoreError as error:
            self._fault = error
            self.refresh()
            return
        self._timer.stop()
        self._page.finished.emit(summarise(self._rounds, self._desk.house))

    def _leave(self) -> None:
        """Nothing is lost: what is confirmed is kept, and the layout waits."""
        self._timer.stop()
        self._page.left.emit()

    # What is shown.

    def _tick(self) -> None:
        state = self._state
        now = self._desk.clock.milliseconds()
        running = max(0, now - state.read_at) if state.phase is Phase.ANSWERING else 0
        total = clock_shown((state.milliseconds + running) / 1000)
        owner = ""
        if state.focus is not None and self._preferences.clock_shown:
            owner = clock_shown((state.owner_time(state.focus.box) + running) / 1000)
        self._page.show_times(total, owner)

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        state, marked, house = self._state, self._marked, self._desk.house
        if marked is None:
            felt = entry_felt(state, house)
            sheet = entry_sheet(state, house, self._aside())
            keys = KeyRow.PAUSED if state.phase is Phase.PAUSED else _KEY_ROWS[state.stage]
        else:
            felt = marked_felt(marked, house)
            sheet = feedback_sheet(marked, house, self._after())
            keys = KeyRow.FEEDBACK
        self._page.show_state(
            PageState(
                bar=self._bar(),
                felt=felt,
                described=table_description(state, house),
                sheet=sheet,
                keys=keys,
                paused=state.phase is Phase.PAUSED,
                pay_tables=self._pay_tables,
                banner="" if self._fault is None else store_fault_text(self._fault),
            )
        )
        self._tick()

    def _reasons(self) -> tuple[str, ...]:
        house, layout = self._desk.house, self._state.layout
        return unconfirmed_reasons(layout, settle(layout, house), house)

    def _aside(self) -> Aside:
        """The note while answering: the reason stands in its tip, not to take the answers' room."""
        reasons = self._reasons()
        note = unconfirmed_note() if reasons else ""
        if self._again:
            again = _("The same layout again: this time is not counted")
            note = f"{again}. {note}" if note else again
        tip = unconfirmed_text(reasons) if reasons else ""
        return Aside(note, tip, self._by_mouse)

    def _after(self) -> After:
        """What stands beside the marks."""
        reasons = self._reasons()
        note = unconfirmed_text(reasons) if reasons else ""
        return After(note, self._is_last, self._desk.plan.layouts is None)

    def _bar(self) -> BarState:
        desk = self._desk
        # A layout that is marked counts as behind; its own dash stays the bright one.
        rated = self._marked is not None or self._again
        behind = self._submitted - 1 if rated else self._submitted
        return BarState(
            title=scope_title(desk.plan.scope),
            house=house_name(desk.house),
            progress=progress_text(behind + 1, desk.plan.layouts),
            done=behind,
            count=desk.plan.layouts,
            clock_shown=self._preferences.clock_shown,
            four_colours=self._preferences.four_colours,
            can_pause=self._state.phase is Phase.ANSWERING,
        )
