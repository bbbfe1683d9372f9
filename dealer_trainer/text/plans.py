"""A drill's plan in words: what is asked, on how many boxes and layouts, dealt how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.dealing.request import Mix
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.drill.plan import DrillPlan, Task

_SCOPE_NAMES: Final[dict[Scope, Callable[[], str]]] = {
    Scope.EVERYTHING: lambda: pgettext("what to drill", "Everything"),
    Scope.NAMING: lambda: pgettext("what to drill", "Naming hands"),
    Scope.QUALIFICATION: lambda: pgettext("what to drill", "Dealer qualification"),
    Scope.MAIN_BETS: lambda: pgettext("what to drill", "Main bets"),
    Scope.SIDE_BETS: lambda: pgettext("what to drill", "Side bets"),
}


def scope_name(scope: Scope) -> str:
    """What a drill asks."""
    return _SCOPE_NAMES[scope]()


_TASK_NAMES: Final[dict[Task, Callable[[], str]]] = {
    Task.SETTLE: lambda: pgettext("drill", "Settle"),
    Task.FIVE_FIRST: lambda: pgettext("drill", "Pick the five cards first"),
    Task.SPOT: lambda: pgettext("drill", "Spot the mistake"),
}


def task_name(task: Task) -> str:
    """What is done with a layout."""
    return _TASK_NAMES[task]()


_TASK_MEANINGS: Final[dict[Task, Callable[[], str]]] = {
    Task.SETTLE: lambda: _("Name the hands and settle every bet"),
    Task.FIVE_FIRST: lambda: _("Before each hand is named, the five cards that play are picked"),
    Task.SPOT: lambda: _("Someone has settled the layout: find each mistake, or declare it clean"),
}


def task_meaning(task: Task) -> str:
    """What is done with a layout, in a sentence."""
    return _TASK_MEANINGS[task]()


_MIX_NAMES: Final[dict[Mix, Callable[[], str]]] = {
    Mix.NATURAL: lambda: pgettext("mix", "Natural"),
    Mix.PRACTICE: lambda: pgettext("mix", "Practice"),
}


def mix_name(mix: Mix) -> str:
    """How layouts are dealt, in a word."""
    return _MIX_NAMES[mix]()


_MIX_MEANINGS: Final[dict[Mix, Callable[[], str]]] = {
    Mix.NATURAL: lambda: _("A plain shuffle: hands come as often as at a real table"),
    Mix.PRACTICE: lambda: _("Traps and rare hands come more often than at a real table"),
}


def mix_meaning(mix: Mix) -> str:
    """How layouts are dealt, in a sentence."""
    return _MIX_MEANINGS[mix]()


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


_MIX_TEXTS: Final[dict[Mix, Callable[[], str]]] = {
    Mix.NATURAL: lambda: _("Natural mix"),
    Mix.PRACTICE: lambda: _("Practice mix"),
}


def mix_text(mix: Mix) -> str:
    """Which mix is dealt, for a line of facts."""
    return _MIX_TEXTS[mix]()


def next_layout_text(number: int, layouts: int | None) -> str:
    """Which layout comes next; ``number`` from 1."""
    if layouts is None:
        return _("Continue: layout {number}").format(number=number)
    return _("Continue: layout {number} of {all}").format(number=number, all=layouts)
