"""Today: the mistakes that are due, one sprint, then layouts to about ten minutes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.skills.levels import SkillStanding
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.sprint.step import SPRINT

TEN_MINUTES: Final = 600_000
MOST_MISTAKES: Final = 15
"""Those that wait beyond these wait until tomorrow: a day's work stays a day's work."""
USUAL_MISTAKE: Final = 20_000
"""Milliseconds that a mistake takes to answer again, until the trainee's own mean is known."""
USUAL_LAYOUT: Final = 90_000
"""The same for a layout."""
_MINUTE: Final = 60_000


@dataclass(frozen=True, slots=True)
class Agenda:
    """What today will be: how many mistakes, which sprint, how many layouts, about how long."""

    mistakes: int
    sprint: SprintKind
    layouts: int
    minutes: int
    waiting: int = 0
    """Mistakes that are due beyond those of today."""


def plan_today(
    due: int,
    sprint: SprintKind,
    mistake_milliseconds: int | None = None,
    layout_milliseconds: int | None = None,
) -> Agenda:
    """Today's work from how many mistakes are due and the trainee's own mean times.

    There is always one layout at least, however many mistakes are due.
    """
    a_mistake = mistake_milliseconds or USUAL_MISTAKE
    a_layout = layout_milliseconds or USUAL_LAYOUT
    half = (TEN_MINUTES - SPRINT) // 2
    mistakes = min(due, MOST_MISTAKES, max(1, half // a_mistake))
    left = TEN_MINUTES - SPRINT - mistakes * a_mistake
    layouts = max(1, round(left / a_layout))
    whole = SPRINT + mistakes * a_mistake + layouts * a_layout
    return Agenda(mistakes, sprint, layouts, max(1, round(whole / _MINUTE)), due - mistakes)


_SPRINT_SKILLS: Final = (
    (SprintKind.NAME, (Skill.NAMING,)),
    (SprintKind.WHO_WINS, (Skill.COMPARING,)),
    (SprintKind.PAY, (Skill.ODD_AMOUNTS, Skill.MAIN_TABLE, Skill.SIDE_TABLE)),
)


def sprint_for(standings: Mapping[Skill, SkillStanding]) -> SprintKind:
    """The sprint of the skills that stand lowest; where all stand alike, the first to be learnt."""

    def standing(skills: tuple[Skill, ...]) -> tuple[int, float]:
        known = [standings[skill] for skill in skills if skill in standings]
        if not known:
            return 0, 0.0
        worst = min(known, key=lambda each: (each.level, each.share or 0.0))
        return worst.level, worst.share or 0.0

    return min(_SPRINT_SKILLS, key=lambda entry: standing(entry[1]))[0]


def weakest_skill(standings: Mapping[Skill, SkillStanding]) -> SkillStanding | None:
    """The skill that was tried and stands lowest; nothing where none was tried or all are
    mastered.
    """
    tried = [each for each in standings.values() if each.tries]
    weak = [each for each in tried if each.right < each.tries or each.level < max(each.reached, 3)]
    return min(weak, key=lambda each: (each.level, each.share or 0.0), default=None)
