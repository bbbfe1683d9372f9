"""Lessons: the order in which a new trainee is taught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer_trainer.dealing.possible import possible_situations
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.rules.situations import Situation
from dealer_trainer.training.places import Scope
from dealer_trainer.training.skills.levels import Recent
from dealer_trainer.training.skills.skill import Skill


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to be learnt: over after ``in_a_row`` right answers in its skill, or ``most`` at
    all, for who gets stuck is helped by the weak spots that come after.

    ``first_steps`` come alone; the other lessons share the drill with weak spots.
    """

    skill: Skill
    scope: Scope
    in_a_row: int
    most: int
    situations: tuple[Situation, ...] = ()
    boxes: int | None = None
    first_steps: bool = False


LESSONS: Final = (
    Lesson(Skill.NAMING, Scope.NAMING, 5, 12, boxes=1, first_steps=True),
    Lesson(
        Skill.DEALER,
        Scope.QUALIFICATION,
        4,
        8,
        (Situation.DEALER_FAILS, Situation.DEALER_OPENS_ON_BOARD_PAIR, Situation.HIGH_CARD),
        boxes=1,
        first_steps=True,
    ),
    Lesson(
        Skill.COMPARING,
        Scope.MAIN_BETS,
        5,
        12,
        (Situation.WIN, Situation.LOSE),
        boxes=1,
        first_steps=True,
    ),
    Lesson(
        Skill.MAIN_TABLE,
        Scope.MAIN_BETS,
        6,
        12,
        (Situation.BLIND_PAID, Situation.FLUSH, Situation.STRAIGHT),
        boxes=1,
        first_steps=True,
    ),
    Lesson(
        Skill.SIDE_TABLE,
        Scope.SIDE_BETS,
        3,
        8,
        (Situation.TRIPS_PAID_ON_LOSS, Situation.TRIPS_PAID_ON_TIE, Situation.BONUS_PAID),
        boxes=1,
        first_steps=True,
    ),
    Lesson(Skill.WHOLE_LAYOUT, Scope.EVERYTHING, 3, 8),
    Lesson(Skill.ODD_AMOUNTS, Scope.EVERYTHING, 2, 6, (Situation.ODD_FLUSH, Situation.BONUS_PAID)),
    Lesson(
        Skill.FOLDED_AND_DARK, Scope.EVERYTHING, 4, 12, (Situation.DARK, Situation.FOLD), boxes=2
    ),
)
"""Naming, qualification, main bets, tables, full layouts, odd antes, dark boxes."""


def is_over(lesson: Lesson, recent: tuple[Recent, ...]) -> bool:
    """Whether a lesson is learnt, or has been tried long enough."""
    last = recent[-lesson.in_a_row :]
    learnt = len(last) == lesson.in_a_row and all(each.right for each in last)
    return learnt or len(recent) >= lesson.most


def lesson_for(skills: Mapping[Skill, tuple[Recent, ...]], house: House) -> Lesson | None:
    """The lesson that a trainee is at; nothing when all are over. One that the house can deal
    nothing for is passed over.
    """
    possible = set(possible_situations(house))
    for lesson in LESSONS:
        if lesson.situations and possible.isdisjoint(lesson.situations):
            continue
        if not is_over(lesson, skills.get(lesson.skill, ())):
            return lesson
    return None
