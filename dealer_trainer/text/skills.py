"""The nine skills, their levels and trends, by name and in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.games import skill_of_failing, skill_of_main_table, skill_of_side_table
from dealer_trainer.text.language import _, pgettext
from dealer_trainer.training.skills.levels import Level, Trend
from dealer_trainer.training.skills.skill import Skill


def skill_name(skill: Skill, game: GameName) -> str:
    """A skill by the name that its game has for it."""
    match skill:
        case Skill.DEALER:
            return pgettext("skill", "Dealer's hand and qualifying")
        case Skill.NAMING:
            return pgettext("skill", "Naming hands")
        case Skill.COMPARING:
            return pgettext("skill", "Win, lose or tie")
        case Skill.ANTE_DEALER_FAILS:
            return skill_of_failing(game)
        case Skill.MAIN_TABLE:
            return skill_of_main_table(game)
        case Skill.SIDE_TABLE:
            return skill_of_side_table(game)
        case Skill.ODD_AMOUNTS:
            return pgettext("skill", "Odd amounts")
        case Skill.FOLDED_AND_DARK:
            return pgettext("skill", "Folded and dark boxes")
        case Skill.WHOLE_LAYOUT:
            return pgettext("skill", "The whole layout")


_LEVEL_NAMES: Final[dict[Level, Callable[[], str]]] = {
    Level.BEGUN: lambda: pgettext("level", "begun"),
    Level.FIRST: lambda: pgettext("level", "level 1"),
    Level.SECOND: lambda: pgettext("level", "level 2"),
    Level.MASTERED: lambda: pgettext("level", "mastered"),
}


def level_name(level: Level) -> str:
    """A level in a word or two."""
    return _LEVEL_NAMES[level]()


_LEVEL_MEANINGS: Final[dict[Level, Callable[[], str]]] = {
    Level.BEGUN: lambda: _("Fewer than 30 answers, or fewer than 24 of the last 30 right"),
    Level.FIRST: lambda: _("At least 24 of the last 30 answers right"),
    Level.SECOND: lambda: _("At least 27 of the last 30 right, in twice the target time at most"),
    Level.MASTERED: lambda: _("At least 29 of the last 30 right, within the target time"),
}


def level_meaning(level: Level) -> str:
    """What a level asks of the last thirty answers."""
    return _LEVEL_MEANINGS[level]()


_TREND_NAMES: Final[dict[Trend, Callable[[], str]]] = {
    Trend.UNKNOWN: lambda: pgettext("trend", "no trend yet"),
    Trend.FALLING: lambda: pgettext("trend", "getting worse"),
    Trend.STEADY: lambda: pgettext("trend", "steady"),
    Trend.RISING: lambda: pgettext("trend", "getting better"),
}


def trend_name(trend: Trend) -> str:
    """A trend in a word or two."""
    return _TREND_NAMES[trend]()


def not_tried() -> str:
    """What stands where a skill has no answers: no noughts, no empty bar."""
    return pgettext("skill", "not tried yet")
