"""Progress in words: figures with their units, the cards and tables of the page, where its figures
lead, and what stands where there are none.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import amount_with_currency, day_text, seconds_shown
from dealer_trainer.text.language import N_, NC_, NN_, _, ngettext, pgettext
from dealer_trainer.text.skills import level_name, not_tried, trend_name
from dealer_trainer.training.ports import Holdings
from dealer_trainer.training.skills.levels import SkillStanding
from dealer_trainer.training.statistics.progress import TRADE_ROUNDS_AN_HOUR, Money

nothing_yet: Final = N_("No rounds yet. Settle a layout, and progress will be shown here.")
"""What stands in place of empty charts."""


nothing_in_house_yet: Final = N_(
    "No rounds by these rules yet. The skills below come from every casino that has this game."
)
"""The same where the game was practised by the rules of other houses."""


nothing_in_days: Final = N_("No rounds in these days.")
"""The same where all rounds are older than the days that are chosen."""


no_figure: Final = NC_("no figure", "–")
"""What stands where a figure has no cases."""


def share_shown(share: float | None) -> str:
    """A share (0–1) in whole per cent, cut, so that only all right is 100 %."""
    if share is None:
        return no_figure()
    return pgettext("per cent", "{n}\N{NO-BREAK SPACE}%").format(n=int(share * 100 + 1e-9))


def seconds_a_box(seconds: float | None) -> str:
    """The mean time a box."""
    return no_figure() if seconds is None else seconds_shown(seconds)


def rounds_an_hour_text(rounds: float | None) -> str:
    """Rounds an hour beside the trade's."""
    if rounds is None:
        return no_figure()
    return _("Rounds an hour: {rounds}; {trade} are usual in the trade").format(
        rounds=round(rounds), trade=TRADE_ROUNDS_AN_HOUR
    )


days_in_row_text: Final = NN_("{n} day in a row", "{n} days in a row")
"""Days in a row."""


def money_text(money: Money, house: House | None) -> tuple[str, str]:
    """What was paid too much, and too little, in the currency of the house; its file may be
    gone.
    """
    currency = "" if house is None else house.currency
    overpaid = amount_with_currency(money.overpaid, currency).strip()
    underpaid = amount_with_currency(money.underpaid, currency).strip()
    return (
        _("Paid too much: {amount}").format(amount=overpaid),
        _("Paid too little: {amount}").format(amount=underpaid),
    )


tries_text: Final = NN_("{n} try", "{n} tries")
"""How many tries, where they are too few for a share."""


def deletion_warning(name: str, holdings: Holdings) -> tuple[str, ...]:
    """What goes with a trainee, a line each: it does not come back."""
    counted = (
        ngettext("{n} round", "{n} rounds", holdings.rounds).format(n=holdings.rounds),
        ngettext("{n} answer", "{n} answers", holdings.answers).format(n=holdings.answers),
        ngettext("{n} mistake", "{n} mistakes", holdings.mistakes).format(n=holdings.mistakes),
        ngettext("{n} sprint", "{n} sprints", holdings.sprints).format(n=holdings.sprints),
        ngettext("{n} quiz", "{n} quizzes", holdings.quizzes).format(n=holdings.quizzes),
    )
    return (
        _("All that is kept of {name} will be deleted and does not come back:").format(name=name),
        *counted,
    )


def standing_text(standing: SkillStanding) -> str:
    """How a skill stands, in a line: share, time, level."""
    if not standing.tries:
        return not_tried()
    parts = [share_shown(standing.share)]
    if standing.milliseconds is not None:
        parts.append(seconds_shown(standing.milliseconds / 1000))
    return " · ".join(parts)


def level_and_trend_text(standing: SkillStanding) -> str:
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
