"""Layout after layout at the table: answered, kept as it goes, marked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from dealer_trainer.training.drill.intents import Intent, Painted
from dealer_trainer.training.drill.state import DrillState, Phase, sheet_of, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.table_session import TableSession

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.clock import Clock
    from dealer_trainer.training.marked import MarkedLayout


class Exercise(Protocol):
    """Where the layouts of a session come from, and what becomes of their answers."""

    @property
    def house(self) -> House:
        """The house of the layout in work."""

    @property
    def is_last(self) -> bool:
        """Whether no layout comes after the one that is submitted."""

    def next_layout(self) -> DrillState:
        """The first layout, or the one after this. Raises ``CannotDeal``."""

    def deal_ahead(self) -> DrillState | None:
        """The layout that comes next, where no answer bears on it."""

    def keep(self, state: DrillState) -> bool:
        """Hand over what is not kept yet; whether the store has all. Raises ``StoreError``."""

    def submit(self, state: DrillState, marked: MarkedLayout) -> None:
        """Keep what a layout came to. Raises ``StoreError``."""

    def finish(self) -> None:
        """Keep that it is over. Raises ``StoreError``."""


class LayoutSession(TableSession):
    """One layout at a time through the drill's machine.

    Tried ``again``, a layout is marked but not kept: the first try stands.
    """

    def __init__(self, exercise: Exercise, clock: Clock, first: DrillState) -> None:
        self._exercise = exercise
        self._clock = clock
        self.again = False
        self.state = first

    @property
    def house(self) -> House:
        """The house that is dealt under."""
        return self._exercise.house

    @property
    def drill(self) -> DrillState:
        """The layout in work, or as it was submitted."""
        return self.state

    @property
    def waits(self) -> bool:
        """Whether the layout has not been painted yet."""
        return self.state.phase is Phase.WAITING

    @property
    def runs(self) -> bool:
        """Whether the layout is being answered."""
        return self.marked is None

    @property
    def is_last(self) -> bool:
        """Whether no layout comes after the one that is submitted."""
        return self._exercise.is_last

    def spent(self) -> tuple[int, int | None]:
        """Milliseconds spent on the layout up to now, and on the box or the dealer in focus."""
        state = self.state
        running = 0
        if state.phase is Phase.ANSWERING:
            running = max(0, self._clock.milliseconds() - state.read_at)
        owner = None if state.focus is None else state.owner_time(state.focus.box) + running
        return state.milliseconds + running, owner

    def paint(self) -> None:
        """The layout has been painted: time runs from here."""
        if self.waits:
            self.state = step(self.state, Painted(), self._clock.milliseconds())
            # It is kept now: nobody waits for the disk to see it.
            self._keep()

    def intend(self, intent: Intent) -> None:
        """One intent through the machine; what it confirms is kept, what it submits is marked."""
        self.leaving = False
        # Whoever answers has seen it, even if the first painting is not told yet.
        self.paint()
        self.state = step(self.state, intent, self._clock.milliseconds())
        self._keep()
        if self.state.phase is Phase.SUBMITTED and self.marked is None:
            self._submit()

    def deal_ahead(self) -> DrillState | None:
        """The layout that comes next, where no answer bears on it."""
        return self._exercise.deal_ahead()

    def go_on(self) -> None:
        """From a marked layout to the next one; after the last it is over."""
        if self.marked is None:
            return
        if self.is_last:
            self.finish()
        else:
            self.state = self._exercise.next_layout()
            self.again, self.marked = False, None

    def try_again(self) -> None:
        """The same layout once more."""
        if self.marked is None:
            return
        self.again, self.marked = True, None
        layout, asked, shown = self.state.layout, self.state.asked, sheet_of(self.state).shown
        self.state = start_layout(layout, asked)
        if shown is not None:
            # Only who spots mistakes waits for it.
            from dealer_trainer.training.error_spotting.session import start_spotting  # noqa: PLC0415 -- see above

            self.state = start_spotting(layout, asked, shown)

    def finish(self) -> None:
        """No more layouts; while the store refuses it is not over."""
        try:
            self._exercise.finish()
        except StoreError as error:
            self.fault = error
        else:
            self.over = True

    def leave(self, *, sure: bool = False) -> bool:
        """Nothing is lost: what is confirmed is kept, and the layout waits. What was refused is
        handed over again first; who asks a second time may leave without it.
        """
        self.paint()
        if self.fault is not None:
            self._keep()
        may = self.fault is None or self.leaving
        self.leaving = not may
        return may

    def _keep(self) -> None:
        """Hand over what is not kept yet; what is refused is tried again with the next change."""
        if self.again:
            return
        try:
            if self._exercise.keep(self.state):
                self.fault = None
        except StoreError as error:
            self.fault = error

    def _submit(self) -> None:
        """Mark the layout; what it came to is kept before anything of it shows."""
        # Loaded with the first layout that is marked: slips, causes and working are much.
        from dealer_trainer.training.marked import mark_layout  # noqa: PLC0415 -- see above

        marked = mark_layout(self.state, self.house)
        if not self.again:
            try:
                self._exercise.submit(self.state, marked)
            except StoreError as error:
                # The answers stay on the screen: Enter submits them again.
                self.fault = error
                self.state = replace(self.state, phase=Phase.ANSWERING)
                return
            self.fault = None
        self.marked = marked
