"""A layout that was submitted: what the rules make of it and how the answers were marked."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.training.drill.state import DrillState, sheet_of
from dealer_trainer.training.error_spotting.verdict import (
    SpottingResult,
    judge_corrections,
    marks_to_keep,
)
from dealer_trainer.training.grading import MoneyErrors, Report, grade, money_errors
from dealer_trainer.training.places import Place
from dealer_trainer.training.sheet import Sheet


@dataclass(frozen=True, slots=True)
class MarkedLayout:
    """A layout with its settlement, the sheet that was handed in and its marks.

    ``spotted`` is there where a settled layout was gone over.
    """

    layout: Layout
    settlement: Settlement
    sheet: Sheet
    report: Report
    money: MoneyErrors
    spotted: SpottingResult | None = None

    @property
    def kept_report(self) -> Report:
        """The marks that count."""
        return self.report if self.spotted is None else marks_to_keep(self.spotted, self.report)

    @property
    def kept_places(self) -> tuple[Place, ...]:
        """The places whose marks count."""
        return tuple(mark.place for mark in self.kept_report.marks)


def mark_layout(state: DrillState, house: House) -> MarkedLayout:
    """Settle and mark a submitted layout."""
    sheet, settlement = sheet_of(state), settle(state.layout, house)
    report = grade(state.layout, house, settlement, sheet, state.asked)
    spotted = None
    if sheet.shown is not None:
        shown = grade(state.layout, house, settlement, sheet.shown, state.asked)
        spotted = judge_corrections(shown, report)
    money = money_errors(report, settlement)
    return MarkedLayout(state.layout, settlement, sheet, report, money, spotted)
