"""The nine skills, their levels and trends, by name and in a sentence."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import N_, NC_, Words
from dealer_trainer.training.skills.levels import Level, Trend
from dealer_trainer.training.skills.skill import Skill

_NAMES: Final = Words(
    {
        Skill.DEALER: NC_("skill", "Dealer's hand and qualifying"),
        Skill.NAMING: NC_("skill", "Naming hands"),
        Skill.COMPARING: NC_("skill", "Win, lose or tie"),
        Skill.ODD_AMOUNTS: NC_("skill", "Odd amounts"),
        Skill.FOLDED_AND_DARK: NC_("skill", "Folded and dark boxes"),
        Skill.WHOLE_LAYOUT: NC_("skill", "The whole layout"),
    }
)
_NAMES_IN_GAME: Final = {
    GameName.ULTIMATE: Words(
        {
            Skill.ANTE_DEALER_FAILS: NC_("skill", "Ante: dealer not qualified"),
            Skill.MAIN_TABLE: NC_("skill", "Blind pay table"),
            Skill.SIDE_TABLE: NC_("skill", "Trips pay table"),
        }
    ),
    GameName.CASINO_TEXAS: Words(
        {
            Skill.ANTE_DEALER_FAILS: NC_("skill", "Ante and Bet: no game"),
            Skill.MAIN_TABLE: NC_("skill", "Ante pay table"),
            Skill.SIDE_TABLE: NC_("skill", "Bonus pay table"),
        }
    ),
}
"""Those that each game calls by the bets that it has."""


def skill_name(skill: Skill, game: GameName) -> str:
    """A skill by the name that its game has for it."""
    return (_NAMES if skill in _NAMES else _NAMES_IN_GAME[game])(skill)


level_name: Final = Words(
    {
        Level.BEGUN: NC_("level", "begun"),
        Level.FIRST: NC_("level", "level 1"),
        Level.SECOND: NC_("level", "level 2"),
        Level.MASTERED: NC_("level", "mastered"),
    }
)
"""A level in a word or two."""


level_meaning: Final = Words(
    {
        Level.BEGUN: N_("Fewer than 30 answers, or fewer than 24 of the last 30 right"),
        Level.FIRST: N_("At least 24 of the last 30 answers right"),
        Level.SECOND: N_("At least 27 of the last 30 right, in twice the target time at most"),
        Level.MASTERED: N_("At least 29 of the last 30 right, within the target time"),
    }
)
"""What a level asks of the last thirty answers."""


trend_name: Final = Words(
    {
        Trend.UNKNOWN: NC_("trend", "no trend yet"),
        Trend.FALLING: NC_("trend", "getting worse"),
        Trend.STEADY: NC_("trend", "steady"),
        Trend.RISING: NC_("trend", "getting better"),
    }
)
"""A trend in a word or two."""


not_tried: Final = NC_("skill", "not tried yet")
"""What stands where a skill has no answers: no noughts, no empty bar."""
