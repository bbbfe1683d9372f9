"""The words of the progress page: its cards, its tables, and where its figures lead."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from dealer_trainer.text.amounts import day_text, seconds_shown
from dealer_trainer.text.language import N_, NN_, _, pgettext
from dealer_trainer.text.progress import share_shown, tries_text
from dealer_trainer.text.skills import level_name, not_tried, trend_name
from dealer_trainer.training.skills.levels import Standing


def standing_text(standing: Standing) -> str:
    """How a skill stands, in a line: share, time, level."""
    if not standing.tries:
        return not_tried()
    parts = [share_shown(standing.share)]
    if standing.milliseconds is not None:
        parts.append(seconds_shown(standing.milliseconds / 1000))
    return " · ".join(parts)


def level_and_trend_text(standing: Standing) -> str:
    """The highest level reached, and whether it goes up or down."""
    return f"{level_name(standing.reached)} · {trend_name(standing.trend)}"


def cell_name(skill: str, situation: str, tries: int, share: float | None) -> str:
    """What a screen reader says of a cell of the heat table."""
    if not tries:
        return _("{skill}, {situation}: not tried yet").format(skill=skill, situation=situation)
    return _("{skill}, {situation}: {share}, {tries}").format(
        skill=skill, situation=situation, share=share_shown(share), tries=tries_text(tries)
    )


measured_text: Final = N_("Right in the last 30 answers of each kind; hatched: fewer than 10 tries")
"""What the heat table shows."""


flag_text: Final = N_("below 75 %: drill this")
"""What the flag means."""


chart_begins_text: Final = NN_(
    "The chart begins with the third day of practice: {n} day so far",
    "The chart begins with the third day of practice: {n} days so far",
)
"""Why there is no line yet: a chart starts at the third day."""


times_text: Final = NN_("{n} time", "{n} times")
"""How often a slip was made."""


def week_text(monday: date) -> str:
    """A week by its first and last day."""
    return _("{first} to {last}").format(
        first=day_text(monday), last=day_text(monday + timedelta(days=6))
    )


def weeks_described(slip: str, weeks: tuple[tuple[date, int], ...]) -> str:
    """A slip's weeks as a screen reader says them."""
    told = "; ".join(f"{week_text(week)}: {times}" for week, times in weeks)
    return _("{slip}: {weeks}").format(slip=slip, weeks=told)


def try_text(finished: date, passed: bool) -> str:
    """One try of a quiz: when, and whether it was passed."""
    word = pgettext("quiz", "passed") if passed else pgettext("quiz", "not passed")
    return _("{day}: {verdict}").format(day=day_text(finished), verdict=word)


def weakest_in_quiz_text(skill: str | None) -> str:
    """The weakest skill of a try."""
    if skill is None:
        return _("Nothing was wrong")
    return _("Weakest: {skill}").format(skill=skill)


rounds_text: Final = NN_("{n} round", "{n} rounds")
"""How many rounds."""


drill_this_text: Final = N_("Drill this")
"""What every figure's button does."""


def drill_of_text(what: str) -> str:
    """The same to a screen reader, with what it betters."""
    return _("Drill: {what}").format(what=what)
