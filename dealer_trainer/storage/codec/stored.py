"""Values as one line of JSON: places, plans, what a layout is. ``typed`` reads them back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.places import Place


def written_json(value: Any) -> str:
    """A value as one line of JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def asked_text(asked: Iterable[Place]) -> str:
    """The places that a round asks, in order."""
    return written_json([place.name for place in asked])


def plan_text(plan: DrillPlan) -> str:
    """A drill's plan. The seed is text: it may be larger than SQLite's or JSON's whole numbers."""
    return written_json(
        {
            "house": plan.house,
            "seed": str(plan.seed),
            "scope": plan.scope.value,
            "layouts": plan.layouts,
            "boxes": plan.boxes,
            "mix": plan.mix.value,
            "task": plan.task.value,
            "situations": [situation.value for situation in plan.situations],
            "for_me": plan.for_me,
            "skill": None if plan.skill is None else plan.skill.value,
        }
    )
