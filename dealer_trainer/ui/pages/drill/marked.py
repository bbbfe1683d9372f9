"""A layout that was submitted: what the rules make of it and how the answers were marked."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.training.drill_state import DrillState, sheet_of
from dealer_trainer.training.grading import MoneyErrors, Report, grade, money_errors
from dealer_trainer.training.sheet import Sheet
from dealer_trainer.ui.pages.drill.feedback import Looking, open_feedback


@dataclass(frozen=True, slots=True)
class Marked:
    """All that the feedback shows; ``looking`` is where the trainee looks."""

    layout: Layout
    settlement: Settlement
    sheet: Sheet
    report: Report
    money: MoneyErrors
    looking: Looking


def mark_layout(state: DrillState, house: House) -> Marked:
    """Settle and mark a submitted layout."""
    sheet, settlement = sheet_of(state), settle(state.layout, house)
    report = grade(state.layout, house, settlement, sheet, state.asked)
    money = money_errors(report, settlement)
    looking = open_feedback(report, state.layout)
    return Marked(state.layout, settlement, sheet, report, money, looking)
