"""Mistakes and what followed from them, and what they cost, in sentences."""

from __future__ import annotations

from dealer_trainer.text.amounts import amount_with_currency
from dealer_trainer.text.language import _, ngettext
from dealer_trainer.text.slips import slip_name
from dealer_trainer.training.diagnosis.causes import Cause, Tally
from dealer_trainer.training.grading import MoneyErrors


def cause_text(cause: Cause) -> str:
    """A mistake by its name, with the bets that followed from it."""
    name = slip_name(cause.slip, cause.place.bet)
    followed = len(cause.followed)
    if not followed:
        return name
    if cause.place.is_wager:
        return ngettext(
            "{mistake}: {n} other bet followed from it",
            "{mistake}: {n} other bets followed from it",
            followed,
        ).format(mistake=name, n=followed)
    return ngettext(
        "{mistake}: {n} bet followed from it", "{mistake}: {n} bets followed from it", followed
    ).format(mistake=name, n=followed)


def followed_text(cause: Cause) -> str:
    """That a wrong answer followed from a mistake made elsewhere."""
    name = slip_name(cause.slip, cause.place.bet)
    return _("Followed from: {mistake}").format(mistake=name)


def tally_text(tally: Tally) -> str:
    """Mistakes and consequences, counted apart; nothing where there are none."""
    if not tally.mistakes:
        return ""
    parts = [ngettext("{n} mistake", "{n} mistakes", tally.mistakes).format(n=tally.mistakes)]
    if tally.consequences:
        parts.append(
            ngettext("{n} consequence", "{n} consequences", tally.consequences).format(
                n=tally.consequences
            )
        )
    return " · ".join(parts)


def money_text(money: MoneyErrors, currency: str) -> str:
    """What wrong wagers gave away and held back, and in whose favour; nothing where neither."""
    over = amount_with_currency(money.overpaid, currency)
    under = amount_with_currency(money.underpaid, currency)
    if money.overpaid and money.underpaid:
        net = money.overpaid - money.underpaid
        if net > 0:
            return _("Overpaid {over}, underpaid {under}: {net} in the player's favour").format(
                over=over, under=under, net=amount_with_currency(net, currency)
            )
        if net < 0:
            return _("Overpaid {over}, underpaid {under}: {net} in the house's favour").format(
                over=over, under=under, net=amount_with_currency(-net, currency)
            )
        return _("Overpaid {over}, underpaid {under}: in nobody's favour").format(
            over=over, under=under
        )
    if money.overpaid:
        return _("Overpaid {amount}, in the player's favour").format(amount=over)
    if money.underpaid:
        return _("Underpaid {amount}, in the house's favour").format(amount=under)
    return ""
