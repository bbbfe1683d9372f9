"""A drill being done: layout after layout, kept as it goes, marked, and kept as a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from dealer_trainer.dealing.errors import CannotDeal
from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.words import plan_title, unconfirmed_rules
from dealer_trainer.rules.house import House, Provenance, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.text.language import _
from dealer_trainer.training.asked import asked_places, with_five
from dealer_trainer.training.drill.intents import Intent, Painted
from dealer_trainer.training.drill.plan import DrillPlan, Round, Task
from dealer_trainer.training.drill.state import Change, DrillState, Phase, sheet_of, start_layout
from dealer_trainer.training.drill.step import replay, step
from dealer_trainer.training.errors import StoreError

if TYPE_CHECKING:
    from dealer_trainer.presentation.table.marked import Marked
    from dealer_trainer.presentation.table.selection import Selection
    from dealer_trainer.training.clock import Clock
    from dealer_trainer.training.drill.summary import Summary
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.ports import DrillStore, OpenRound, Trainee, Unfinished


@dataclass(frozen=True, slots=True)
class DrillServices:
    """All that a drill is done with; ``deal`` gives the layout of an index, from 0.

    The store is opened when the first layout has been painted, which is kept then. ``prepare``,
    where it is given, does so with the places that are asked of it.
    """

    house: House
    trainee: Trainee
    plan: DrillPlan
    deal: Callable[[int], Layout]
    open_store: Callable[[], DrillStore]
    clock: Clock
    prepare: Callable[[int], tuple[Layout, tuple[Place, ...]]] | None = None

    @property
    def store(self) -> DrillStore:
        """Where it is kept."""
        return self.open_store()


def _replayed(layout: Layout, asked: tuple[Place, ...], changes: Iterable[Change]) -> DrillState:
    return replay(start_layout(layout, asked), changes)


class DrillSession:
    """The drill at the desk. ``fault`` is why the store refused, until it takes what is left."""

    def __init__(self, desk: DrillServices) -> None:
        self.desk = desk
        self.state = DrillState(Layout(desk.house.id, (), (), ()), ())
        self.marked: Marked | None = None
        self.again = False
        self.fault: StoreError | None = None
        self.leaving = False
        self._submitted = 0
        self._ahead: tuple[int, int, DrillState] | None = None
        self._drill: int | None = None
        self._round: OpenRound | None = None
        self._index = 0
        self._kept = 0
        self._hangs: tuple[Layout, tuple[Provenance, ...]] | None = None

    @property
    def unconfirmed(self) -> tuple[Provenance, ...]:
        """The unconfirmed rules that the layout hangs on; looked for once a layout."""
        layout = self.state.layout
        if self._hangs is None or self._hangs[0] is not layout:
            self._hangs = (layout, unconfirmed_rules(layout, self.desk.house))
        return self._hangs[1]

    @property
    def is_last(self) -> bool:
        """Whether the last layout of the plan is submitted."""
        layouts = self.desk.plan.layouts
        return layouts is not None and self._submitted >= layouts

    @property
    def behind(self) -> int:
        """How many layouts are behind the one that is shown."""
        # A layout that is marked, or tried again, is still the one at work.
        rated = self.marked is not None or self.again
        return self._submitted - 1 if rated else self._submitted

    @property
    def count(self) -> int | None:
        """How many layouts there are in all, or nothing for a drill without end."""
        return self.desk.plan.layouts

    @property
    def title(self) -> str:
        """What is done, as the page's title."""
        return plan_title(self.desk.plan, self.desk.house.game)

    @property
    def leave_tip(self) -> str:
        """What becomes of the layout that is left, where it does not wait on the start page."""
        return ""

    @property
    def note(self) -> str:
        """What is to be known of the layout that is shown."""
        return _("The same layout again: this time is not counted") if self.again else ""

    @property
    def note_after(self) -> str:
        """The same once it is marked."""
        return ""

    def start(self) -> None:
        """From the first layout."""
        self._open(0)

    def resume(self, left: Unfinished) -> None:
        """Go on with a drill that was left, in the middle of a layout if one was open."""
        self._drill = left.drill
        self._submitted = left.submitted
        opened = left.open_round
        if opened is None:
            self._open(self._last_kept(left) + 1)
            self._keep()
            return
        self._index, self._round = opened.index, opened
        self._kept = len(opened.changes)
        replayed = _replayed
        if self.desk.plan.task is Task.SPOT:
            from dealer_trainer.training.error_spotting.session import resume_spot  # noqa: PLC0415 -- see below

            replayed = resume_spot
        self.state = replayed(opened.layout, opened.asked, opened.changes)

    def _last_kept(self, left: Unfinished) -> int:
        """The index of the last layout that was submitted; −1 if none was."""
        try:
            rounds = self.desk.store.rounds(left.drill)
        except StoreError as error:
            self.fault = error
            return left.submitted - 1
        return max((played.index for played in rounds), default=-1)

    def _open(self, index: int) -> None:
        """Deal the next layout that asks something, and open its round."""
        index, state = self._next_asking(index)
        self._index, self._round, self._kept = index, None, 0
        self.again, self.marked = False, None
        self.state = state

    def _next_asking(self, index: int) -> tuple[int, DrillState]:
        """The first layout from an index on that asks something; dealt already, if it was."""
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == index:
            return ahead[1:]
        state = self._dealt(index)
        while not state.asked:
            index += 1
            state = self._dealt(index)
        return index, state

    @property
    def ahead(self) -> DrillState | None:
        """The next layout, as it will be shown, if it is dealt already."""
        return None if self._ahead is None else self._ahead[2]

    def deal_ahead(self) -> None:
        """The next layout, dealt while this one is answered, where no answer bears on it."""
        if self.desk.prepare is not None or self.is_last or self._ahead is not None:
            return
        after = self._index + 1
        try:
            self._ahead = (after, *self._next_asking(after))
        except CannotDeal:
            # It is told when the layout is asked for.
            self._ahead = None

    def _dealt(self, index: int) -> DrillState:
        """A layout of the plan, with what its task asks."""
        plan, house = self.desk.plan, self.desk.house
        if plan.task is Task.SPOT:
            # Only who spots mistakes waits for them to be made.
            from dealer_trainer.training.error_spotting.layouts import (  # noqa: PLC0415 -- see above
                settled_layout,
                spot_places,
            )
            from dealer_trainer.training.error_spotting.session import start_spot  # noqa: PLC0415 -- see above

            settled = settled_layout(house, plan.seed, index, plan.boxes)
            places = spot_places(settled.layout, house)
            return start_spot(settled.layout, places, settled.sheet)
        if self.desk.prepare is not None:
            layout, asked = self.desk.prepare(index)
        else:
            layout = self.desk.deal(index)
            asked = asked_places(layout, house, plan.scope)
        if plan.task is Task.FIVE_FIRST:
            asked = with_five(asked, layout, house)
        return start_layout(layout, asked)

    def next_layout(self) -> None:
        """The layout after this one."""
        self._open(self._index + 1)

    def try_again(self) -> None:
        """The same layout once more; it is marked, but not kept: the first try stands."""
        self.again, self.marked = True, None
        layout, asked, shown = self.state.layout, self.state.asked, sheet_of(self.state).shown
        self.state = start_layout(layout, asked)
        if shown is not None:
            from dealer_trainer.training.error_spotting.session import start_spot  # noqa: PLC0415 -- see above

            self.state = start_spot(layout, asked, shown)

    def paint(self) -> None:
        """The layout has been painted: time runs from here."""
        if self.state.phase is Phase.WAITING:
            self.state = step(self.state, Painted(), self.desk.clock.milliseconds())
            # It is kept now: nobody waits for the disk to see it.
            self._keep()

    def intend(self, intent: Intent) -> None:
        """One intent through the machine; what it confirms is kept, what it submits is marked."""
        self.leaving = False
        # Whoever answers has seen it, even if the first painting is not told yet.
        self.paint()
        self.state = step(self.state, intent, self.desk.clock.milliseconds())
        self._keep()
        if self.state.phase is Phase.SUBMITTED and self.marked is None:
            self._submit()

    def may_leave(self) -> bool:
        """Whether nothing is lost by leaving now: what was refused is handed over again.

        Where it is refused again, ``leaving`` is set, and who asks a second time may.
        """
        self.paint()
        if self.fault is not None:
            self._keep()
        may = self.fault is None or self.leaving
        self.leaving = not may
        return may

    def look(self, looking: Selection) -> None:
        """Look elsewhere in the marks."""
        if self.marked is not None:
            self.marked = replace(self.marked, looking=looking)

    def show(self, marked: Marked) -> None:
        """Show the same marks otherwise: step by step, or no longer so."""
        self.marked = marked

    def finish(self) -> Summary | None:
        """The drill is over: its summary, or nothing while the store refuses."""
        rounds: tuple[Round, ...] = ()
        try:
            if self._drill is not None:
                # The store has them: a drill of thousands of layouts does not carry them along.
                rounds = self.desk.store.rounds(self._drill)
                self.desk.store.finish_drill(self._drill, self.desk.clock.now())
        except StoreError as error:
            self.fault = error
            return None
        # Loaded where it is asked for: no start waits for a summary.
        from dealer_trainer.training.drill.summary import summarise  # noqa: PLC0415 -- see above

        return summarise(rounds, self.desk.house)

    def _keep(self) -> None:
        """Hand over what is not kept yet; what is refused is tried again with the next change."""
        if self.again:
            return
        try:
            opened = self._opened()
            if len(self.state.changes) > self._kept:
                new = self.state.changes[self._kept :]
                self.desk.store.keep_changes(opened.id, new, self._kept)
                self._kept = len(self.state.changes)
        except StoreError as error:
            self.fault = error
        else:
            self.fault = None

    def _opened(self) -> OpenRound:
        """The round of this layout, opened if it is not yet."""
        desk, at = self.desk, self.desk.clock.now()
        if self._drill is None:
            self._drill = desk.store.start_drill(desk.trainee, desk.plan, at)
        if self._round is None:
            layout, asked = self.state.layout, self.state.asked
            self._round = desk.store.open_round(
                self._drill, self._index, layout, desk.house, asked, at
            )
        return self._round

    def _submit(self) -> None:
        """Mark the layout; its round is kept before anything of it shows."""
        # Loaded with the first layout that is marked: slips, causes and working are much.
        from dealer_trainer.presentation.table.marked import mark_layout  # noqa: PLC0415 -- see above

        marked = mark_layout(self.state, self.desk.house)
        if not self.again:
            asked, report = marked.kept()
            played = Round(
                self._index,
                self.state.layout,
                fingerprint(self.desk.house),
                asked,
                marked.sheet,
                report,
                marked.money,
            )
            try:
                self.desk.store.submit_round(self._opened().id, played, self.desk.clock.now())
            except StoreError as error:
                # The answers stay on the screen: Enter submits them again.
                self.fault = error
                self.state = replace(self.state, phase=Phase.ANSWERING)
                return
            self.fault = None
            self._submitted += 1
        self.marked = marked
