"""The layouts of a drill, dealt as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from dealer_trainer.training.errors import StoreError

if TYPE_CHECKING:
    from dealer_trainer.dealing.request import Dealt
    from dealer_trainer.rules.house import House
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.training.drill.adaptive import Experience
    from dealer_trainer.training.drill.plan import DrillPlan
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.ports import Trainee
    from dealer_trainer.training.practice_ports import ProgressStore


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


class AdaptiveLayouts:
    """The layouts of a drill for me: each follows from all answers before it."""

    def __init__(
        self, progress: ProgressStore, trainee: Trainee, house: House, plan: DrillPlan
    ) -> None:
        self._progress = progress
        self._trainee = trainee
        self._house = house
        self._plan = plan
        self._known: Experience | None = None

    def prepared(self, index: int) -> tuple[Layout, tuple[Place, ...]]:
        """The layout of an index, from 0, and what is asked of it. Raises ``CannotDeal``."""
        # Who opens a plain drill does not wait for it.
        from dealer_trainer.training.drill.adaptive import prepare  # noqa: PLC0415 -- see above

        plan, house = self._plan, self._house
        own = prepare(self._experience(), house, plan.seed, index, plan.boxes, plan.skill)
        return own.layout, own.asked

    def _experience(self) -> Experience:
        from dealer_trainer.training.drill.adaptive import Experience  # noqa: PLC0415 -- see above

        try:
            self._known = self._progress.skills(self._trainee, self._house.game).experience
        except StoreError:
            # The drill goes on with what was known; the fault is told when the round is kept.
            self._known = self._known or Experience()
        return self._known
