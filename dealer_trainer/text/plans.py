"""Drills in words: what is asked, how it is dealt, the kinds of answers, why nothing was dealt."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.request import CannotDeal, Mix, Refusal, RefusalValue
from dealer_trainer.text.language import N_, NC_, Words, _, ngettext, pgettext
from dealer_trainer.training.drill.plan import DrillPlan, Task
from dealer_trainer.training.drill.summary import Kind
from dealer_trainer.training.places import Scope

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


kind_name: Final = Words(
    {
        Kind.READING: NC_("answers", "Cards that play"),
        Kind.NAMING: NC_("answers", "Naming hands"),
        Kind.QUALIFICATION: NC_("answers", "Dealer qualification"),
        Kind.MAIN_BETS: NC_("answers", "Main bets"),
        Kind.SIDE_BETS: NC_("answers", "Side bets"),
        Kind.ORDER: NC_("answers", "Order of boxes"),
    }
)
"""A kind of answers, for totals."""


_REFUSALS: Final = Words(
    {
        Refusal.NOT_IN_HOUSE: N_(
            "The house {house} knows no such situation: {situations}. "
            "“dealer-trainer situations --house {house}” lists what it knows."
        ),
        Refusal.TOO_MANY_BOXES: lambda most, **data: ngettext(
            "The house {house} has {n} box, {boxes} were asked for.",
            "The house {house} has {n} boxes, {boxes} were asked for.",
            most,
        ).format(n=most, **data),
        Refusal.NO_BOXES: N_("At least one box must be asked for, not {boxes}."),
        Refusal.ONE_BOX_STAYS_OPEN: N_(
            "A single box is never dark: one box always stays open. Ask for two or more."
        ),
        Refusal.NO_STAKE: N_(
            "In the house {house} no ante within the limits could be paid exactly. "
            "Change its limits or its chips."
        ),
        Refusal.NOT_TOGETHER: lambda tries, **data: ngettext(
            "These situations were not found in one layout within {n} try: {situations}. "
            "Ask for fewer of them, or for more boxes.",
            "These situations were not found in one layout within {n} tries: {situations}. "
            "Ask for fewer of them, or for more boxes.",
            tries,
        ).format(n=tries, **data),
        Refusal.NO_OTHER_LAYOUT: lambda dealt, **data: ngettext(
            "There is no other layout of this kind: {n} was dealt.",
            "There is no other layout of this kind: {n} were dealt.",
            dealt,
        ).format(n=dealt, **data),
    }
)


def refusal_text(refused: CannotDeal) -> str:
    """Why a request cannot be dealt."""
    return _REFUSALS(refused.kind, **{name: _shown(value) for name, value in refused.data.items()})


def _shown(value: RefusalValue) -> str | int:
    return ", ".join(s.value for s in value) if isinstance(value, tuple) else value
