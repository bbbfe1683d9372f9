"""The presenter of the table: what keys, clicks and buttons mean, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from dealer_trainer.presentation.sheet import PadKey
from dealer_trainer.presentation.table.commands import BUTTONS, LOOKS, Command
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.ports import TableUse
from dealer_trainer.presentation.table.state import Manner
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, TAKE
from dealer_trainer.training.drill.intents import (
    Choose,
    Focus,
    FocusBox,
    Intent,
    Painted,
    Pause,
    Pick,
    Rub,
    Type,
)
from dealer_trainer.training.places import DEALER_PLACES, Part, parse_place

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.commands import Meaning
    from dealer_trainer.presentation.table.looking import Feedback
    from dealer_trainer.presentation.table.ports import (
        PreferencesInUse,
        Screen,
        TableHost,
        TablePage,
    )
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.table_session import TableSession

Shown = TypeVar("Shown")


class TablePresenter(Generic[Shown]):
    """One session on one page, until it is over or left."""

    def __init__(
        self,
        page: TablePage[Shown],
        host: TableHost,
        session: TableSession,
        screen: Screen[Shown],
        preferences: PreferencesInUse,
    ) -> None:
        self._page = page
        self._host = host
        self.session = session
        self.screen = screen
        self._preferences = preferences
        self._house: House | None = None
        self._by_mouse = False
        self._pay_tables = False
        self._closed = False
        self.feedback: Feedback | None = None
        page.prefer(preferences.preferences)

    # How it goes on.

    def start(self) -> None:
        """Show what the session is at; time runs when it has been painted."""
        self._follow()

    def paint(self) -> None:
        """What is shown has been painted."""
        self.session.paint()
        self._follow()

    def make_ready(self) -> None:
        """The next layout is dealt and its pictures are painted while this one is answered."""
        ahead = self.session.deal_ahead()
        if ahead is not None:
            self._page.make_ready(entry_felt(ahead, self.session.house))

    def tick(self) -> None:
        """Look at the time."""
        if self.session.tick():
            self._follow()
        else:
            self._show_times()

    def stop(self) -> None:
        """Nothing more is looked at or shown from here."""
        self._closed = True
        self._host.tick_every(0)

    def _follow(self) -> None:
        """Show what the session came to."""
        session = self.session
        if self._closed:
            return
        if session.over:
            self.stop()
            self._host.finish()
            return
        self._look_at_marks()
        if session.house is not self._house:
            self._house = session.house
            self._page.show_house(session.house)
        self._host.tick_every(self.screen.interval if session.runs else 0)
        self.refresh()
        if session.waits:
            self._page.await_paint()

    def _look_at_marks(self) -> None:
        """A layout that was just marked is looked at where the marks lead first."""
        marked = self.session.marked
        if marked is None:
            self.feedback = None
        elif self.feedback is None or self.feedback.marked is not marked:
            # Only who looks at marks waits for it.
            from dealer_trainer.presentation.table.looking import look_at_marks  # noqa: PLC0415 -- see above

            self.feedback = look_at_marks(marked)

    def refresh(self) -> None:
        """Show everything anew, in the language in use."""
        use = TableUse(
            self._preferences.preferences, self._by_mouse, self._pay_tables, self.feedback
        )
        self._page.show_state(self.screen.page(use))
        self._show_times()

    def _show_times(self) -> None:
        self._page.show_times(self.screen.times(self._preferences.preferences))

    # What is done.

    def press(self, meaning: Meaning) -> None:
        """A key, by what it means, whichever part of the page has the focus."""
        session = self.session
        if session.asks and not isinstance(meaning, Pause):
            return
        if self._pay_tables and isinstance(meaning, Pause):
            meaning = Command.BACK
        if isinstance(meaning, Command):
            self._command(meaning)
        elif isinstance(meaning, Category | Result):
            self._give(meaning)
        else:
            self._intend(meaning, by_mouse=False)

    def click_box(self, number: int) -> None:
        """A box, on the felt or in the strip."""
        if self.feedback is None:
            self._intend(FocusBox(number))
        else:
            self._look(self.feedback.at_box(number))

    def click_dealer(self) -> None:
        """The dealer's cards."""
        drill = self.session.drill
        fields = () if drill is None else drill.fields
        asked = next((place for place in DEALER_PLACES if place in fields), None)
        if asked is not None:
            self.click_place(asked.name)

    def click_place(self, name: str) -> None:
        """A bet's spot or row, or a hand."""
        place, drill = parse_place(name), self.session.drill
        if place is None or drill is None:
            return
        if self.feedback is not None:
            self._look(self.feedback.at_place(place))
        elif place in drill.fields:
            self._intend(Focus(place))
        elif place.box is not None:
            self._intend(FocusBox(place.box))

    def click_spot(self, box: int, bet: str) -> None:
        """A bet's spot on the felt."""
        self.click_place(f"box{box}.{bet}")

    def pick(self, name: str, value: object) -> None:
        """A hand in the grid, a call, one of seven cards, or who wins."""
        place = parse_place(name)
        if place is None:
            if isinstance(value, Category | Result):
                self._give(value)
        elif place.part is Part.FIVE and isinstance(value, int):
            self._intend(Pick(Card(value)))
        elif isinstance(value, Category | bool):
            self._intend(Choose(place, value))

    def pick_card(self, card: int) -> None:
        """A card on the felt that can be picked."""
        self._intend(Pick(Card(card)))

    def press_pad(self, key: object) -> None:
        """A key on the screen."""
        drill = self.session.drill
        focus = None if drill is None else drill.focus
        if drill is not None and (focus is None or not focus.is_wager):
            return
        match key:
            case PadKey.RUB:
                self._intend(Rub())
            case PadKey.TAKE if focus is not None:
                self._intend(Choose(focus, TAKE))
            case PadKey.STAYS if focus is not None:
                self._intend(Choose(focus, PUSH))
            case str():
                self._intend(Type(key))

    def click_button(self, name: str) -> None:
        """A button of the page, by its name."""
        meaning = BUTTONS.get(name)
        if isinstance(meaning, Command):
            self._by_mouse = True
            self._command(meaning)
        elif meaning is not None:
            self._intend(meaning)

    # What follows.

    def _command(self, command: Command) -> None:
        feedback, session = self.feedback, self.session
        walks = feedback is not None and feedback.walk is not None
        if feedback is not None and (
            command in LOOKS or (walks and command is Command.NEXT_LAYOUT)
        ):
            self._look(feedback.after(command, session.house))
            return
        match command:
            case Command.PAY_TABLES if self.screen.manner.tables:
                self._pay_tables = not self._pay_tables
                self.refresh()
            case Command.CLOCK if self.screen.manner.is_timed:
                self._prefer(clock_shown=not self._preferences.preferences.clock_shown)
            case Command.FOUR_COLOURS:
                self._prefer(four_colours=not self._preferences.preferences.four_colours)
            case Command.FULL_SCREEN:
                self._host.switch_full_screen()
            case Command.RESUME:
                self._intend(Painted(), by_mouse=self._by_mouse)
            case Command.SAME_LAYOUT:
                session.try_again()
                self._follow()
            case Command.NEXT_LAYOUT:
                session.go_on()
                self._follow()
            case Command.FINISH:
                session.finish()
                self._follow()
            case Command.LEAVE | Command.LEAVE_NOW:
                self._leave(sure=command is Command.LEAVE_NOW)
            case Command.BACK:
                self._back()

    def _back(self) -> None:
        """One step back: from the pay tables, from the walk, else from a quiz that is over."""
        if self._pay_tables:
            self._pay_tables = False
            self.refresh()
        elif self.feedback is not None and self.feedback.walk is not None:
            self._look(self.feedback.without_walk())
        elif self.screen.manner is Manner.REVIEW:
            self._leave()

    def may_leave(self, *, sure: bool = False) -> bool:
        """Whether the trainee may leave now; else what stands against it is shown."""
        may = self.session.leave(sure=sure)
        if not may:
            self._pay_tables = False
            self._follow()
        return may

    def _leave(self, *, sure: bool = False) -> None:
        if self.may_leave(sure=sure):
            self.stop()
            self._host.leave()

    def _prefer(self, **changes: bool) -> None:
        self._preferences.change(**changes)
        self._page.prefer(self._preferences.preferences)
        self.refresh()

    def _intend(self, intent: Intent, *, by_mouse: bool = True) -> None:
        self._by_mouse, self._pay_tables = by_mouse, False
        self.session.intend(intent)
        self._follow()

    def _give(self, value: Category | Result) -> None:
        self.session.give(value)
        self._follow()

    def _look(self, feedback: Feedback) -> None:
        self.feedback = feedback
        self.refresh()
