"""What the progress page shows, and the drill that each figure leads to."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from enum import Enum
from typing import Final

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import CATEGORY_SITUATIONS, Situation
from dealer_trainer.text.progress import cell_name
from dealer_trainer.text.situations import situation_name
from dealer_trainer.text.skills import skill_name
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.drill import targets as aims
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.practice_ports import Practice, Skills
from dealer_trainer.training.quiz.attempts import QuizTry
from dealer_trainer.training.skills.levels import DEMANDS, MEASURED, TARGETS, Level, SkillStanding
from dealer_trainer.training.skills.skill import Skill, Trap, situations_of
from dealer_trainer.training.statistics.days import DAY_ENDS, day_of
from dealer_trainer.training.statistics.progress import Figures, work_out

FEWEST: Final = 10
"""Tries below which no share is shown."""
FLAGGED: Final = 0.75
CHARTED: Final = 3
"""Days of practice at which the charts begin."""
SLIPS_SHOWN: Final = 10
WEEKS_SHOWN: Final = 12
GOOD_SHARE: Final = DEMANDS[Level.SECOND].right / MEASURED
GOOD_SECONDS: Final = TARGETS[Skill.WHOLE_LAYOUT] / 1000


class Period(Enum):
    """How far back the figures go; the value is how many days, 0 for all."""

    WEEK = 7
    MONTH = 30
    ALL = 0


class Aim(Enum):
    """What a figure is about, where it names no skill, situation or slip."""

    ACCURACY = "accuracy"
    SPEED = "speed"
    PACE = "pace"
    MONEY = "money"
    DAYS = "days"


Target = Aim | Skill | Trap | Slip
"""What a button of the page drills."""


@dataclass(frozen=True, slots=True)
class HeatCell:
    """A situation within a skill: of its last answers (at most thirty) so many were right."""

    trap: Trap
    name: str
    tries: int
    right: int
    spoken: str

    @property
    def share(self) -> float | None:
        """The share right, or nothing where there are too few tries for one."""
        return self.right / self.tries if self.tries >= FEWEST else None


@dataclass(frozen=True, slots=True)
class SkillRow:
    """A skill with its situations."""

    standing: SkillStanding
    name: str
    cells: tuple[HeatCell, ...]


@dataclass(frozen=True, slots=True)
class QuizTries:
    """The last tries of a quiz, by its id and name."""

    quiz: str
    name: str
    tries: tuple[QuizTry, ...]


@dataclass(frozen=True, slots=True)
class ProgressState:
    """The whole page."""

    house: House
    stretch: Period
    figures: Figures
    rows: tuple[SkillRow, ...]
    quizzes: tuple[QuizTries, ...]
    today: date
    has_rounds: bool
    """Whether there ever was a round under the house."""

    @property
    def has_earlier(self) -> bool:
        """Whether all rounds under the house are older than the days shown."""
        return self.figures.empty and self.has_rounds

    @property
    def has_skills(self) -> bool:
        """Whether any skill was tried."""
        return any(row.standing.tries for row in self.rows)


def progress_state(
    practice: Practice,
    skills: Skills,
    quizzes: tuple[QuizTries, ...],
    house: House,
    stretch: Period,
    now: datetime,
    ends: time = DAY_ENDS,
) -> ProgressState:
    """The page of a house; ``now`` bears the local zone, ``ends`` is when a day ends."""
    today = day_of(now, ends)
    since = None if stretch is Period.ALL else today - timedelta(days=stretch.value - 1)
    figures = work_out(
        practice.stretches,
        practice.slips,
        now,
        ends=ends,
        house=house.id,
        since=since,
        other_practice=practice.other,
    )
    has_rounds = any(each.house == house.id and each.count.rounds for each in practice.stretches)
    rows = skill_rows(skills, house)
    return ProgressState(house, stretch, figures, rows, quizzes, today, has_rounds)


def skill_rows(skills: Skills, house: House) -> tuple[SkillRow, ...]:
    """The nine skills, each with the situations that the house can deal or that were tried."""
    possible = set(possible_situations(house))
    return tuple(
        _skill_row(skill, skills, house, possible) for skill in Skill if skill in skills.standings
    )


def _skill_row(skill: Skill, skills: Skills, house: House, possible: set[Situation]) -> SkillRow:
    name, traps = skill_name(skill, house.game), skills.experience.traps
    unpaid = _unpaid(skill, house) if skill in (Skill.MAIN_TABLE, Skill.SIDE_TABLE) else set()
    cells = []
    for situation in situations_of(skill, house.game):
        trap = Trap(skill, situation)
        recent = traps.get(trap, ())
        if not recent and (situation not in possible or situation in unpaid):
            continue
        tries, right = len(recent), sum(each.right for each in recent)
        called = situation_name(situation)
        share = right / tries if tries else None
        cells.append(HeatCell(trap, called, tries, right, cell_name(name, called, tries, share)))
    return SkillRow(skills.standings[skill], name, tuple(cells))


def _unpaid(skill: Skill, house: House) -> set[Situation]:
    """Hands that the skill's own table has no row for: nothing about them is ever asked."""
    of_side = skill is Skill.SIDE_TABLE
    tables = (table for bet, table in house.tables.items() if bet.is_side is of_side)
    paid = {row for table in tables for row, _pay in table.rows}
    return {situation for hand, situation in CATEGORY_SITUATIONS.items() if hand not in paid}


def drill_for(target: Target, house: House, seed: int) -> DrillPlan:
    """The drill that betters a figure."""
    match target:
        case Skill():
            return aims.drill_of_skill(target, house, seed)
        case Trap(skill, situation):
            plan = aims.drill_of_situation(situation, house, seed)
            return plan or aims.drill_of_skill(skill, house, seed)
        case Slip():
            return aims.drill_of_slip(target, house, seed)
        case Aim.MONEY:
            return aims.drill_of_money(house, seed)
        case Aim.SPEED | Aim.PACE:
            return aims.drill_of_speed(house, seed)
        case Aim.ACCURACY | Aim.DAYS:
            return aims.drill_for_me(house, seed)
