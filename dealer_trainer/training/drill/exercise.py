"""A drill: the layouts of its plan, kept as they are answered, and what they came to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from dealer_trainer.dealing.request import CannotDeal
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.training.drill.plan import DrillPlan, Round, Task
from dealer_trainer.training.drill.state import DrillState, start_layout
from dealer_trainer.training.drill.step import replay
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.places import asked_places, with_five

if TYPE_CHECKING:
    from dealer_trainer.dealing.request import Dealt
    from dealer_trainer.training.clock import Clock
    from dealer_trainer.training.drill.summary import Summary
    from dealer_trainer.training.marked import MarkedLayout
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.ports import DrillStore, OpenRound, Trainee, Unfinished


class DealtLayouts:
    """A deal that is read on as far as it is needed; the n-th layout is always the same.

    Only the last layout is held: a drill without end grows no larger. ``deal`` begins anew.
    """

    def __init__(self, deal: Callable[[], Iterator[Dealt]]) -> None:
        self._begin = deal
        self._deal: Iterator[Dealt] | None = None
        self._last: Dealt | None = None

    def layout(self, index: int) -> Layout:
        """The layout of an index, from 0. Raises ``CannotDeal``."""
        last = self._last
        if self._deal is None or (last is not None and last.index > index):
            self._deal, last = self._begin(), None
        while last is None or last.index < index:
            last = next(self._deal)
        self._last = last
        return last.layout


@dataclass(frozen=True, slots=True)
class DrillServices:
    """All that a drill is done with; ``deal`` gives the layout of an index, from 0.

    The store is opened when the first layout has been painted, which is kept then. ``prepare``,
    where it is given, deals with the places that are asked, by what was answered before.
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


class DrillExercise:
    """One drill of a plan; ``behind`` layouts are behind the one in work.

    ``summary`` is there when it is finished.
    """

    def __init__(self, services: DrillServices) -> None:
        self._services = services
        self.plan = services.plan
        self.house = services.house
        self.behind = 0
        self.summary: Summary | None = None
        self._submitted = 0
        self._index = -1
        self._ahead: tuple[int, DrillState] | None = None
        self._drill: int | None = None
        self._round: OpenRound | None = None
        self._kept = 0

    @property
    def is_last(self) -> bool:
        """Whether the last layout of the plan is submitted."""
        return self.plan.layouts is not None and self._submitted >= self.plan.layouts

    def resume(self, left: Unfinished) -> DrillState:
        """Go on with a drill that was left, in the middle of a layout if one was open."""
        self._drill, self._submitted = left.drill, left.submitted
        opened = left.open_round
        if opened is None:
            self._index = self._last_kept(left)
            return self.next_layout()
        self.behind, self._index, self._round = left.submitted, opened.index, opened
        self._kept = len(opened.changes)
        if self.plan.task is Task.SPOT:
            # Only who spots mistakes waits for it.
            from dealer_trainer.training.error_spotting.session import resume_spotting  # noqa: PLC0415 -- see above

            return resume_spotting(opened.layout, opened.asked, opened.changes)
        return replay(start_layout(opened.layout, opened.asked), opened.changes)

    def _last_kept(self, left: Unfinished) -> int:
        """The index of the last layout that was submitted; −1 if none was."""
        try:
            rounds = self._services.store.rounds(left.drill)
        except StoreError:
            # It is told when the layout is kept.
            return left.submitted - 1
        return max((played.index for played in rounds), default=-1)

    def next_layout(self) -> DrillState:
        """The next layout that asks something. Raises ``CannotDeal``."""
        index, state = self._ahead or self._next_asking()
        self._ahead, self._round, self._kept = None, None, 0
        self._index, self.behind = index, self._submitted
        return state

    def deal_ahead(self) -> DrillState | None:
        """The layout that comes next, where no answer bears on it."""
        if self._services.prepare is None and not self.is_last and self._ahead is None:
            try:
                self._ahead = self._next_asking()
            except CannotDeal:
                # It is told when the layout is asked for.
                return None
        return None if self._ahead is None else self._ahead[1]

    def _next_asking(self) -> tuple[int, DrillState]:
        """The first layout after this one that asks something, with its index."""
        index = self._index + 1
        state = self._dealt(index)
        while not state.asked:
            index += 1
            state = self._dealt(index)
        return index, state

    def _dealt(self, index: int) -> DrillState:
        """A layout of the plan, with what its task asks."""
        plan, house, prepare = self.plan, self.house, self._services.prepare
        if plan.task is Task.SPOT:
            # Only who spots mistakes waits for them to be made.
            from dealer_trainer.training.error_spotting.layouts import (  # noqa: PLC0415 -- see above
                settled_layout,
                spotting_places,
            )
            from dealer_trainer.training.error_spotting.session import start_spotting  # noqa: PLC0415 -- see above

            settled = settled_layout(house, plan.seed, index, plan.boxes)
            places = spotting_places(settled.layout, house)
            return start_spotting(settled.layout, places, settled.sheet)
        if prepare is not None:
            layout, asked = prepare(index)
        else:
            layout = self._services.deal(index)
            asked = asked_places(layout, house, plan.scope)
        if plan.task is Task.FIVE_FIRST:
            asked = with_five(asked, layout, house)
        return start_layout(layout, asked)

    def keep(self, state: DrillState) -> bool:
        """Keep the changes that are not kept yet. Raises ``StoreError``."""
        opened, new = self._opened(state), state.changes[self._kept :]
        if new:
            self._services.store.keep_changes(opened.id, new, self._kept)
            self._kept = len(state.changes)
        return True

    def _opened(self, state: DrillState) -> OpenRound:
        """The round of this layout, opened if it is not yet."""
        services, at = self._services, self._services.clock.now()
        if self._drill is None:
            self._drill = services.store.start_drill(services.trainee, self.plan, at)
        if self._round is None:
            self._round = services.store.open_round(
                self._drill, self._index, state.layout, self.house, state.asked, at
            )
        return self._round

    def submit(self, state: DrillState, marked: MarkedLayout) -> None:
        """Keep the round. Raises ``StoreError``."""
        played = Round(
            self._index,
            state.layout,
            fingerprint(self.house),
            marked.kept_places,
            marked.sheet,
            marked.kept_report,
            marked.money,
        )
        services = self._services
        services.store.submit_round(self._opened(state).id, played, services.clock.now())
        self._submitted += 1

    def finish(self) -> None:
        """Keep that the drill is over, and sum it up. Raises ``StoreError``."""
        rounds: tuple[Round, ...] = ()
        if self._drill is not None:
            # The store has them: a drill of thousands of layouts does not carry them along.
            rounds = self._services.store.rounds(self._drill)
            self._services.store.finish_drill(self._drill, self._services.clock.now())
        # Loaded where it is asked for: no start waits for a summary.
        from dealer_trainer.training.drill.summary import summarise  # noqa: PLC0415 -- see above

        self.summary = summarise(rounds, self.house)
