"""What today is made of: worked out from what is kept, as the start page shows it."""

from __future__ import annotations

from datetime import date, time, timedelta

from dealer_trainer.frozen import dataclass
from dealer_trainer.presentation.services import Repositories
from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import seconds_shown
from dealer_trainer.text.mistakes import nothing_due_text
from dealer_trainer.text.practising import (
    agenda_lines,
    next_level_text,
    no_days_text,
    record_text,
    skill_state_text,
    sprint_meaning,
    sprint_name,
    weakest_text,
    weekday_letter,
)
from dealer_trainer.text.progress import days_in_row_text, share_shown
from dealer_trainer.text.skills import not_tried, skill_name
from dealer_trainer.training.clock import Clock
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.agenda import Agenda, plan_today, sprint_for, weakest_skill
from dealer_trainer.training.skills.levels import DEMANDS, MEASURED, Level, SkillStanding
from dealer_trainer.training.skills.skill import Skill
from dealer_trainer.training.sprint.questions import SprintKind
from dealer_trainer.training.statistics.days import day_of, days_in_row, days_practised, week_of


@dataclass(frozen=True, slots=True)
class DayMark:
    """A day of this week: its letter, whether there was practice, whether it is still to come."""

    letter: str
    practised: bool
    ahead: bool


@dataclass(frozen=True, slots=True)
class SkillCardState:
    """A skill: its share (0–1, nothing before the first answer) and where the next level lies."""

    skill: Skill
    name: str
    share: float | None
    mark: float
    figure: str
    seconds: str
    state: str
    tip: str
    mastered: bool
    weakest: bool


@dataclass(frozen=True, slots=True)
class SprintCardState:
    """A kind of sprint with the own record."""

    kind: SprintKind
    name: str
    meaning: str
    record: str


@dataclass(frozen=True, slots=True)
class TodayState:
    """The work of today, the row of days, the skills and the sprints."""

    agenda: Agenda
    heading: str
    lines: tuple[str, ...]
    due: int
    row: str
    days: tuple[DayMark, ...]
    skills: tuple[SkillCardState, ...]
    sprints: tuple[SprintCardState, ...]


def today_state(
    repositories: Repositories, trainee: Trainee, house: House, clock: Clock, ends: time
) -> TodayState:
    """Today as it is now. Raises ``StoreError``."""
    now = clock.now()
    due = repositories.mistakes.count_due(trainee, now)
    practice = repositories.progress.practice(trainee, ends)
    skills = repositories.progress.skills(trainee, house.game).standings
    sprint = sprint_for(skills)
    agenda = plan_today(due, sprint, practice.review_milliseconds, practice.round_milliseconds)
    weakest = weakest_skill(skills)
    heading, *work = agenda_lines(agenda)
    # Two and two, so that no line has to be broken at a point.
    lines = [" · ".join(work[at : at + 2]) for at in range(0, len(work), 2)]
    if not due:
        following = repositories.mistakes.next_due(trainee, now)
        if following is not None:
            lines.append(nothing_due_text(following.astimezone().date()))
    if weakest is not None:
        lines.append(weakest_text(skill_name(weakest.skill, house.game)))
    today = day_of(now.astimezone(), ends)
    moments = (*(stretch.at for stretch in practice.stretches), *practice.other)
    practised = days_practised(moments, today, ends)
    row = days_in_row(practised, today)
    return TodayState(
        agenda,
        heading,
        tuple(lines),
        due,
        days_in_row_text(row.days) if row.days else no_days_text(),
        _week(today, practised),
        tuple(_skill(skills[skill], house, weakest) for skill in Skill if skill in skills),
        tuple(
            SprintCardState(
                kind,
                sprint_name(kind),
                sprint_meaning(kind),
                record_text(repositories.sprints.record(trainee, house.id, kind)),
            )
            for kind in SprintKind
        ),
    )


def _week(today: date, practised: set[date]) -> tuple[DayMark, ...]:
    monday = week_of(today)
    days = [monday + timedelta(days=number) for number in range(7)]
    return tuple(DayMark(weekday_letter(day), day in practised, day > today) for day in days)


def _skill(standing: SkillStanding, house: House, weakest: SkillStanding | None) -> SkillCardState:
    name, worst = skill_name(standing.skill, house.game), standing is weakest
    following = Level(min(standing.reached + 1, Level.MASTERED))
    tried = standing.tries > 0
    seconds = standing.milliseconds
    return SkillCardState(
        standing.skill,
        name,
        standing.share,
        DEMANDS[following].right / MEASURED,
        share_shown(standing.share) if tried else not_tried(),
        "" if seconds is None else seconds_shown(seconds / 1000),
        skill_state_text(standing, worst) if tried else "",
        next_level_text(standing),
        standing.reached is Level.MASTERED,
        worst,
    )
