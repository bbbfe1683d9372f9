"""Drills: opened on the table, resumed, finished with a summary."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.drill import drill_of, drill_screen
from dealer_trainer.training.drill.session import LayoutSession
from dealer_trainer.ui.app.navigator import Navigator, PageController
from dealer_trainer.ui.app.open_table import TableSlot

if TYPE_CHECKING:
    from dealer_trainer.rules.house import House
    from dealer_trainer.training.drill.exercise import DrillExercise
    from dealer_trainer.training.drill.plan import DrillPlan
    from dealer_trainer.training.drill.state import DrillState
    from dealer_trainer.training.drill.summary import Summary
    from dealer_trainer.training.ports import Unfinished
    from dealer_trainer.ui.pages.summary.page import SummaryPage
    from dealer_trainer.ui.table.glue import TableGlue


@dataclass(frozen=True, slots=True)
class OpenDrill:
    """The drill in work and its table."""

    exercise: DrillExercise
    session: LayoutSession
    table: TableGlue


class DrillController(PageController["SummaryPage"]):
    """The drill in work, and the summary of the one that was finished last.

    ``painted`` tells that a layout of the drill was painted.
    """

    painted = Signal()

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.drill: OpenDrill | None = None
        self.slot = TableSlot(self)
        self.finished: tuple[Summary, DrillPlan, House] | None = None
        self.window.may_close = self._may_close
        self.state.trainee_changed.connect(self._forget)

    def start(self, plan: DrillPlan, house: House | None = None) -> None:
        """A new drill; ``house`` is used where the catalog has the plan's no more."""
        house = self.services.house(plan.house) or house
        if house is not None:
            drill = drill_of(self.services, self.state.who(), plan, house)
            self._open_table(drill, drill.next_layout())

    def resume(self, left: Unfinished) -> None:
        """Go on with a drill that was left, if its house is still there."""
        house = self.services.house(left.plan.house)
        if house is not None:
            drill = drill_of(self.services, self.state.who(), left.plan, house)
            self._open_table(drill, drill.resume(left))

    def _open_table(self, drill: DrillExercise, first: DrillState) -> None:
        session = LayoutSession(drill, self.services.clock, first)
        screen = drill_screen(session, drill)
        table = self.slot.open_layouts(session, screen, self._finish, self._leave)
        table.painted.connect(self.painted)
        self.drill = OpenDrill(drill, session, table)

    def _may_close(self) -> bool:
        return self.drill is None or self.drill.table.presenter.may_leave()

    def _close_table(self) -> None:
        self.drill = None
        self.slot.close()

    def _leave(self) -> None:
        self.navigator.home()
        self._close_table()

    def _finish(self) -> None:
        drill = None if self.drill is None else self.drill.exercise
        if drill is None or drill.summary is None:
            return
        if drill.summary.rounds == 0:
            self._leave()
            return
        self.show_summary(drill.summary, drill.plan, drill.house)
        self._close_table()

    # The summary.

    def show_summary(self, summary: Summary, plan: DrillPlan, house: House) -> None:
        """Show what a drill came to."""
        from dealer_trainer.ui.app.pages import PageName  # noqa: PLC0415 -- no first layout waits

        self.finished = (summary, plan, house)
        self.open(PageName.SUMMARY)

    def make_page(self) -> SummaryPage:
        """The page of the summary, its signals connected."""
        from dealer_trainer.ui.pages.summary.page import (  # noqa: PLC0415 -- no first layout waits
            SummaryPage,
        )

        page = SummaryPage()
        page.again.clicked.connect(self._again)
        page.home.clicked.connect(self.navigator.home)
        return page

    def show_state(self, page: SummaryPage) -> None:
        """Show what the drill that was finished last came to."""
        from dealer_trainer.presentation.pages.summary import (  # noqa: PLC0415 -- as the page
            summary_state,
        )

        if self.finished is not None:
            page.show_state(summary_state(*self.finished))

    def refresh(self) -> None:
        """Say table and summary anew, in the language in use."""
        super().refresh()
        self.slot.retranslate()

    def _again(self) -> None:
        """The same drill with other layouts, under the house's rules as they are now."""
        if self.finished is not None:
            _summary, plan, house = self.finished
            self.start(replace(plan, seed=self.services.new_seed()), house)

    def _forget(self) -> None:
        """Whoever trains after a trainee was deleted inherits nothing."""
        if self.state.trainee is None:
            self.finished = None
