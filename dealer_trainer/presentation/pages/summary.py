"""What the summary of a drill says: decisions and words without widgets."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import amount_with_currency, seconds_shown
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.text.marks import tally_text as spotted_text
from dealer_trainer.text.plans import kind_name, mix_text, scope_name, task_name
from dealer_trainer.text.slips import tally_text
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.summary import Summary
from dealer_trainer.training.grading import MoneyErrors


@dataclass(frozen=True, slots=True)
class KindLine:
    """One kind of answers: how many were right of how many."""

    name: str
    right: int
    asked: int
    score: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure, what it is, and what it means."""

    caption: str
    figure: str
    note: str


@dataclass(frozen=True, slots=True)
class SummaryState:
    """All that the summary shows."""

    title: str
    facts_line: str
    right: int
    asked: int
    score: str
    kinds: tuple[KindLine, ...]
    money: tuple[Fact, ...]
    time: Fact


def summary_state(summary: Summary, plan: DrillPlan, house: House) -> SummaryState:
    """The page of a drill that is over."""
    layouts = ngettext("{n} layout", "{n} layouts", summary.rounds).format(n=summary.rounds)
    facts = [house_name(house), layouts, *_what(plan), *_mistakes(summary)]
    return SummaryState(
        _("Drill finished"),
        " · ".join(facts),
        summary.right,
        summary.asked,
        right_of_text(summary.right, summary.asked),
        tuple(
            KindLine(kind_name(k), right, n, right_of_text(right, n))
            for k, right, n in summary.kinds
        ),
        money_facts(summary.money, house.currency),
        _time(summary),
    )


def _what(plan: DrillPlan) -> tuple[str, ...]:
    if plan.task is Task.SPOT:
        return (task_name(plan.task),)
    asked = () if plan.task is Task.SETTLE else (task_name(plan.task),)
    return (*asked, scope_name(plan.scope), mix_text(plan.mix))


def _mistakes(summary: Summary) -> tuple[str, ...]:
    """Mistakes and what followed from them; of settled layouts, what was found."""
    if summary.spotted is not None:
        return (spotted_text(summary.spotted),)
    return tuple(filter(None, (tally_text(summary.tally),)))


def right_of_text(right: int, asked: int) -> str:
    """How many were right of how many."""
    return _("{right} of {asked}").format(right=right, asked=asked)


def money_facts(money: MoneyErrors, currency: str) -> tuple[Fact, ...]:
    """What was paid too much, and what too little."""
    over = amount_with_currency(money.overpaid, currency)
    under = amount_with_currency(money.underpaid, currency)
    return (
        Fact(_("Overpaid"), over, _("in the players' favour")),
        Fact(_("Underpaid"), under, _("in the house's favour")),
    )


def _time(summary: Summary) -> Fact:
    if summary.box_milliseconds is None:
        return Fact(_("Average time per box"), "–", _("no box was settled"))
    return Fact(
        _("Average time per box"),
        seconds_shown(summary.box_milliseconds / 1000),
        _("while the box was the active one"),
    )
