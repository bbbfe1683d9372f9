"""A drill's plan in words: what is asked, on how many boxes and layouts, dealt how."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.request import Mix
from dealer_trainer.text.language import N_, NC_, Words, _, ngettext, pgettext
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.drill.plan import DrillPlan, Task

scope_name: Final = Words(
    {
        Scope.EVERYTHING: NC_("what to drill", "Everything"),
        Scope.NAMING: NC_("what to drill", "Naming hands"),
        Scope.QUALIFICATION: NC_("what to drill", "Dealer qualification"),
        Scope.MAIN_BETS: NC_("what to drill", "Main bets"),
        Scope.SIDE_BETS: NC_("what to drill", "Side bets"),
    }
)
"""What a drill asks."""


task_name: Final = Words(
    {
        Task.SETTLE: NC_("drill", "Settle"),
        Task.FIVE_FIRST: NC_("drill", "Pick the five cards first"),
        Task.SPOT: NC_("drill", "Spot the mistake"),
    }
)
"""What is done with a layout."""


task_meaning: Final = Words(
    {
        Task.SETTLE: N_("Name the hands and settle every bet"),
        Task.FIVE_FIRST: N_("Before each hand is named, the five cards that play are picked"),
        Task.SPOT: N_("Someone has settled the layout: find each mistake, or declare it clean"),
    }
)
"""What is done with a layout, in a sentence."""


mix_name: Final = Words(
    {
        Mix.NATURAL: NC_("mix", "Natural"),
        Mix.PRACTICE: NC_("mix", "Practice"),
    }
)
"""How layouts are dealt, in a word."""


mix_meaning: Final = Words(
    {
        Mix.NATURAL: N_("A plain shuffle: hands come as often as at a real table"),
        Mix.PRACTICE: N_("Traps and rare hands come more often than at a real table"),
    }
)
"""How layouts are dealt, in a sentence."""


def layouts_text(layouts: int | None) -> str:
    """How many layouts a drill has."""
    if layouts is None:
        return pgettext("layouts", "Without end")
    return ngettext("{n} layout", "{n} layouts", layouts).format(n=layouts)


def boxes_text(boxes: int | None) -> str:
    """On how many boxes there are bets."""
    if boxes is None:
        return _("Any number of boxes")
    return ngettext("{n} box", "{n} boxes", boxes).format(n=boxes)


def plan_text(plan: DrillPlan) -> str:
    """The whole plan in a line."""
    counts = (layouts_text(plan.layouts), boxes_text(plan.boxes))
    if plan.task is Task.SPOT:
        return " · ".join((task_name(plan.task), *counts))
    asked = () if plan.task is Task.SETTLE else (task_name(plan.task),)
    return " · ".join((*asked, scope_name(plan.scope), *counts, mix_text(plan.mix)))


mix_text: Final = Words(
    {
        Mix.NATURAL: N_("Natural mix"),
        Mix.PRACTICE: N_("Practice mix"),
    }
)
"""Which mix is dealt, for a line of facts."""


def next_layout_text(number: int, layouts: int | None) -> str:
    """Which layout comes next; ``number`` from 1."""
    if layouts is None:
        return _("Continue: layout {number}").format(number=number)
    return _("Continue: layout {number} of {all}").format(number=number, all=layouts)
