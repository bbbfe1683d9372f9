"""The layouts of a drill for me, each following from all answers before it."""

from __future__ import annotations

from contextlib import suppress

from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.training.drill.adaptive import Experience, prepare
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.places import Place
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.practice_ports import ProgressStore


class AdaptiveLayouts:
    """Deals by what a trainee's answers were up to now, as the store knows them."""

    def __init__(
        self, progress: ProgressStore, trainee: Trainee, house: House, plan: DrillPlan
    ) -> None:
        self._progress = progress
        self._trainee = trainee
        self._house = house
        self._plan = plan
        self._known = Experience()

    def prepared(self, index: int) -> tuple[Layout, tuple[Place, ...]]:
        """The layout of an index, from 0, and what is asked of it. Raises ``CannotDeal``."""
        plan, house = self._plan, self._house
        # The drill goes on with what was known; a fault is told when the round is kept.
        with suppress(StoreError):
            self._known = self._progress.skills(self._trainee, house.game).experience
        own = prepare(self._known, house, plan.seed, index, plan.boxes, plan.skill)
        return own.layout, own.asked
