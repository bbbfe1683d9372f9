"""Where a figure of progress leads: the drill that betters it."""

from __future__ import annotations

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.diagnosis.slip_situations import SLIP_SITUATIONS, TOGETHER
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.places import Scope
from dealer_trainer.training.skills.skill import Skill


def drill_for_me(house: House, seed: int, layouts: int | None = 10) -> DrillPlan:
    """The drill that finds the weak spot: where accuracy and days in a row lead."""
    return DrillPlan(house.id, seed, layouts=layouts, for_me=True)


def drill_of_skill(skill: Skill, house: House, seed: int) -> DrillPlan:
    """The drill of one skill's weak spots."""
    return DrillPlan(house.id, seed, for_me=True, skill=skill)


def drill_of_situation(situation: Situation, house: House, seed: int) -> DrillPlan | None:
    """A drill of one situation; nothing where the house cannot deal it."""
    if situation not in possible_situations(house):
        return None
    return DrillPlan(house.id, seed, situations=(situation,))


def drill_of_slip(slip: Slip, house: House, seed: int) -> DrillPlan:
    """A drill of the situations in which a slip shows; where it has none that the house deals, a
    plain one of everything.
    """
    possible = set(possible_situations(house))
    at_home = tuple(s for s in SLIP_SITUATIONS.get(slip, ()) if s in possible)
    return DrillPlan(house.id, seed, situations=at_home if slip in TOGETHER else at_home[:1])


def drill_of_speed(house: House, seed: int) -> DrillPlan:
    """A plain drill of everything, without end: where seconds a box and rounds an hour lead."""
    return DrillPlan(house.id, seed, layouts=None)


def drill_of_money(house: House, seed: int) -> DrillPlan:
    """A drill of main bets, where most money goes wrong."""
    return DrillPlan(house.id, seed, Scope.MAIN_BETS)
