"""A drill on the table page: page and presenter joined, and taken away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.ui.app.dealt import AdaptiveLayouts, DealtLayouts
from dealer_trainer.ui.app.open_table import OpenTable
from dealer_trainer.ui.table.page import DrillPage
from dealer_trainer.ui.table.presenter import DrillPresenter, DrillServices

if TYPE_CHECKING:
    from dealer_trainer.presentation.services import AppServices
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.drill.plan import DrillPlan
    from dealer_trainer.training.ports import Trainee, Unfinished
    from dealer_trainer.ui.app.main_window import MainWindow
    from dealer_trainer.ui.state import AppState


class TableDrill(OpenTable):
    """One drill, from its first layout until it is left or finished."""

    left = Signal()
    finished = Signal(object)
    painted = Signal()

    def __init__(
        self,
        window: MainWindow,
        workshop: AppServices,
        state: AppState,
        trainee: Trainee,
        plan: DrillPlan,
        house: House,
    ) -> None:
        page = DrillPage(window.appearance.look.tokens, window.tables)
        super().__init__(window, page)
        self.page = page
        self.plan = plan
        self.house = house
        # As large as it will be: it is dressed for its size.
        self.page.resize(window.size())
        request = DealRequest(house, plan.seed, plan.boxes, plan.situations, plan.mix)
        layouts = DealtLayouts(lambda: workshop.deal(request))
        own = (
            AdaptiveLayouts(workshop.records.progress, trainee, house, plan)
            if plan.for_me
            else None
        )
        desk = DrillServices(
            house,
            trainee,
            plan,
            layouts.layout,
            workshop.open_drills,
            workshop.clock,
            None if own is None else own.prepared,
        )
        # Told before the clock starts and the round is kept.
        self.page.painted.connect(self.painted)
        self.presenter = DrillPresenter(self.page, desk, state.preferences)
        self.page.left.connect(self.left)
        self.page.finished.connect(self.finished)
        self.page.full_screen_wanted.connect(window.switch_full_screen)
        self.page.preferences_changed.connect(state.take)

    def may_leave(self) -> bool:
        """Whether nothing is lost by closing it now; else that is told."""
        return self.presenter.may_leave()

    def start(self) -> None:
        """A new drill, from its first layout."""
        self.show()
        self.presenter.start()

    def resume(self, left: Unfinished) -> None:
        """Go on with a drill that was left."""
        self.show()
        self.presenter.resume(left)
