"""A drill on the table page, joined from the application's services, with its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.presentation.table.screen import LayoutScreen, TableWords
from dealer_trainer.presentation.table.state import After, Manner, Times
from dealer_trainer.presentation.table.words import plan_title, progress_text
from dealer_trainer.text.amounts import clock_shown
from dealer_trainer.text.language import _
from dealer_trainer.training.drill.exercise import DealtLayouts, DrillExercise, DrillServices

if TYPE_CHECKING:
    from dealer_trainer.presentation.services import AppServices
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.drill.plan import DrillPlan
    from dealer_trainer.training.drill.session import LayoutSession
    from dealer_trainer.training.ports import Trainee
    from dealer_trainer.training.preferences import Preferences

INTERVAL = 250
"""Milliseconds from one look at a layout's time to the next."""


def drill_of(
    services: AppServices, trainee: Trainee, plan: DrillPlan, house: House
) -> DrillExercise:
    """The drill of a plan, with the stores and the dealing of the application."""
    prepare = None
    if plan.for_me:
        # Who opens a plain drill does not wait for it.
        from dealer_trainer.training.drill.adaptive_layouts import (  # noqa: PLC0415 -- see above
            AdaptiveLayouts,
        )

        prepare = AdaptiveLayouts(services.repositories.progress, trainee, house, plan).prepared
    request = DealRequest(house, plan.seed, plan.boxes, plan.situations, plan.mix)
    deal = DealtLayouts(lambda: services.deal(request)).layout
    return DrillExercise(
        DrillServices(house, trainee, plan, deal, services.open_drills, services.clock, prepare)
    )


def drill_screen(session: LayoutSession, exercise: DrillExercise) -> LayoutScreen:
    """A drill as it is shown."""

    def words() -> TableWords:
        plan = exercise.plan
        return TableWords(
            title=plan_title(plan, exercise.house.game),
            progress=progress_text(exercise.behind + 1, plan.layouts),
            done=exercise.behind,
            count=plan.layouts,
            note=again_note() if session.again else "",
            after=After(last=session.is_last, endless=plan.layouts is None),
        )

    return LayoutScreen(session, Manner.DRILL, words, stopwatch(session), INTERVAL)


def again_note() -> str:
    """That a layout is tried again."""
    return _("The same layout again: this time is not counted")


def stopwatch(session: LayoutSession) -> Callable[[Preferences], Times]:
    """The clock of a layout, and that of the box or the dealer at work."""

    def times(preferences: Preferences) -> Times:
        total, owner = session.spent()
        if owner is None or not preferences.clock_shown:
            return Times(clock_shown(total / 1000))
        return Times(clock_shown(total / 1000), clock_shown(owner / 1000))

    return times
