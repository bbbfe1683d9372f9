"""A layout that was submitted: what the rules make of it and how the answers were marked."""

from __future__ import annotations

from dataclasses import replace

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.table.commands import Command
from dealer_trainer.presentation.table.selection import Selection, look_at_place, open_feedback
from dealer_trainer.presentation.table.walkthrough import start_walk, walk_on, walk_to
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.training.drill.state import DrillState, sheet_of
from dealer_trainer.training.error_spotting.verdict import Spotted, judge, marks_to_keep
from dealer_trainer.training.grading import MoneyErrors, Report, grade, money_errors
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.training.walkthrough import Walkthrough


@dataclass(frozen=True, slots=True)
class Marked:
    """All that the feedback shows; ``looking`` is where the trainee looks.

    ``spotted`` is there where a settled layout was gone over, ``walk`` while it is shown how.
    """

    layout: Layout
    settlement: Settlement
    sheet: Sheet
    report: Report
    money: MoneyErrors
    looking: Selection
    spotted: Spotted | None = None
    walk: Walkthrough | None = None

    def walking(self, house: House) -> Marked:
        """Show me: at the first step."""
        return start_walk(self, house)

    def walked_on(self, command: Command) -> Marked:
        """After a key on the way."""
        return walk_on(self, command)

    def walked_to(self, box: int | None) -> Marked:
        """At a box, or the dealer, on the way."""
        return walk_to(self, box)

    def kept(self) -> tuple[tuple[Place, ...], Report]:
        """What of it counts: the places asked and their marks."""
        if self.spotted is None:
            return tuple(mark.place for mark in self.report.marks), self.report
        report = marks_to_keep(self.spotted, self.report)
        return tuple(mark.place for mark in report.marks), report


def mark_layout(state: DrillState, house: House) -> Marked:
    """Settle and mark a submitted layout."""
    sheet, settlement = sheet_of(state), settle(state.layout, house)
    report = grade(state.layout, house, settlement, sheet, state.asked)
    money = money_errors(report, settlement)
    looking = open_feedback(report, state.layout)
    marked = Marked(state.layout, settlement, sheet, report, money, looking)
    if sheet.shown is None:
        return marked
    shown = grade(state.layout, house, settlement, sheet.shown, state.asked)
    spotted = judge(shown, report)
    places = (*(each.cause.place for each in spotted.findings), *spotted.accused)
    if places:
        looking = look_at_place(looking, report, places[0])
    return replace(marked, spotted=spotted, looking=looking)
