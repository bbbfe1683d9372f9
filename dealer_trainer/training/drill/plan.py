"""A drill of several layouts: what is dealt and how many, and a round of it as it is kept."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from dealer_trainer.dealing.request import Mix
from dealer_trainer.frozen import dataclass
from dealer_trainer.training.places import Scope

if TYPE_CHECKING:
    from dealer_trainer.rules.layout import Layout
    from dealer_trainer.rules.situations import Situation
    from dealer_trainer.training.grading import MoneyErrors, Report
    from dealer_trainer.training.places import Place
    from dealer_trainer.training.sheet import Sheet
    from dealer_trainer.training.skills.skill import Skill


class Task(Enum):
    """What is done with a layout; the values are stored and never change."""

    SETTLE = "settle"
    FIVE_FIRST = "five-first"
    """Of each hand the five cards that play are picked before it is named."""
    SPOT = "spot"
    """Someone has settled it: what is wrong is found and corrected."""


@dataclass(frozen=True, slots=True)
class DrillPlan:
    """What a trainee chose to drill; ``layouts`` is nothing for a drill without end, ``boxes`` for
    any number.

    ``situations`` hold in every layout. ``for_me`` is the drill for me, of all skills or of one
    ``skill``: its layouts follow from the answers before them (``own_drill.prepare``).
    """

    house: str
    seed: int
    scope: Scope = Scope.EVERYTHING
    layouts: int | None = 10
    boxes: int | None = None
    mix: Mix = Mix.NATURAL
    task: Task = Task.SETTLE
    situations: tuple[Situation, ...] = ()
    for_me: bool = False
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One layout answered and marked, as it is kept. ``index`` is the layout's place in its
    deal.
    """

    index: int
    layout: Layout
    house_fingerprint: str
    asked: tuple[Place, ...]
    sheet: Sheet
    report: Report
    money: MoneyErrors
