"""Progress in words: figures with their units, and what stands where there are none."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.house import House
from dealer_trainer.text.amounts import amount_with_currency, seconds_shown
from dealer_trainer.text.language import N_, NC_, NN_, _, ngettext, pgettext
from dealer_trainer.training.ports import Holdings
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
