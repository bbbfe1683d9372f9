"""The start page's words of today: the work, the days in a row, the skills and the sprints."""

from __future__ import annotations

from datetime import date
from typing import Final

from dealer_trainer.text.language import N_, NC_, _, pgettext
from dealer_trainer.text.skills import level_meaning, level_name
from dealer_trainer.training.skills.levels import Level, Standing


def weekday_letter(day: date) -> str:
    """A day of the week, as short as a calendar's head has it."""
    return (
        pgettext("Monday, short", "M"),
        pgettext("Tuesday, short", "T"),
        pgettext("Wednesday, short", "W"),
        pgettext("Thursday, short", "T"),
        pgettext("Friday, short", "F"),
        pgettext("Saturday, short", "S"),
        pgettext("Sunday, short", "S"),
    )[day.weekday()]


no_days_text: Final = N_("A new streak begins today")
"""What stands for a row of no days."""


def skill_state_text(standing: Standing, weakest: bool) -> str:
    """What stands at the right of a skill: its level, or that it is to be worked on."""
    return pgettext("skill", "work on this") if weakest else level_name(standing.reached)


def next_level_text(standing: Standing) -> str:
    """What the next level asks; of the highest, what it asked."""
    following = Level(min(standing.reached + 1, Level.MASTERED))
    return f"{level_name(following)}: {level_meaning(following)}"


measured_text: Final = N_("Right in the last 30 answers; the mark is what the next level asks")
"""What the bars show, and the mark on them."""


def record_text(record: int | None) -> str:
    """The own record of a sprint."""
    if record is None:
        return _("No record yet")
    return _("Own record: {record}").format(record=record)


for_me_name: Final = NC_("mix", "For me")
"""The drill for me among the mixes."""


for_me_meaning: Final = N_(
    "What you get wrong or have not met comes more often, the rest as at a table; "
    "at first it teaches in order"
)
"""What the drill for me is, in a sentence."""
