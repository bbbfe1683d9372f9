"""A drill's plan in words: what is asked, on how many boxes and layouts, dealt how."""

from __future__ import annotations

from typing import assert_never

from dealer_trainer.dealing.request import Mix
from dealer_trainer.text.language import _, ngettext, pgettext
from dealer_trainer.training.asked import Scope
from dealer_trainer.training.drill.plan import DrillPlan, Task


def scope_name(scope: Scope) -> str:
    """What a drill asks."""
    match scope:
        case Scope.EVERYTHING:
            return pgettext("what to drill", "Everything")
        case Scope.NAMING:
            return pgettext("what to drill", "Naming hands")
        case Scope.QUALIFICATION:
            return pgettext("what to drill", "Dealer qualification")
        case Scope.MAIN_BETS:
            return pgettext("what to drill", "Main bets")
        case Scope.SIDE_BETS:
            return pgettext("what to drill", "Side bets")
        case _:
            assert_never(scope)


def task_name(task: Task) -> str:
    """What is done with a layout."""
    match task:
        case Task.SETTLE:
            return pgettext("drill", "Settle")
        case Task.FIVE_FIRST:
            return pgettext("drill", "Pick the five cards first")
        case Task.SPOT:
            return pgettext("drill", "Spot the mistake")
        case _:
            assert_never(task)


def task_meaning(task: Task) -> str:
    """What is done with a layout, in a sentence."""
    match task:
        case Task.SETTLE:
            return _("Name the hands and settle every bet")
        case Task.FIVE_FIRST:
            return _("Before each hand is named, the five cards that play are picked")
        case Task.SPOT:
            return _("Someone has settled the layout: find each mistake, or declare it clean")
        case _:
            assert_never(task)


def mix_name(mix: Mix) -> str:
    """How layouts are dealt, in a word."""
    match mix:
        case Mix.NATURAL:
            return pgettext("mix", "Natural")
        case Mix.PRACTICE:
            return pgettext("mix", "Practice")
        case _:
            assert_never(mix)


def mix_meaning(mix: Mix) -> str:
    """How layouts are dealt, in a sentence."""
    match mix:
        case Mix.NATURAL:
            return _("A plain shuffle: hands come as often as at a real table")
        case Mix.PRACTICE:
            return _("Traps and rare hands come more often than at a real table")
        case _:
            assert_never(mix)


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


def mix_text(mix: Mix) -> str:
    """Which mix is dealt, for a line of facts."""
    match mix:
        case Mix.NATURAL:
            return _("Natural mix")
        case Mix.PRACTICE:
            return _("Practice mix")
        case _:
            assert_never(mix)


def next_layout_text(number: int, layouts: int | None) -> str:
    """Which layout comes next; ``number`` from 1."""
    if layouts is None:
        return _("Continue: layout {number}").format(number=number)
    return _("Continue: layout {number} of {all}").format(number=number, all=layouts)
