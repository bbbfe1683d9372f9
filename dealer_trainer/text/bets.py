"""Boxes, bets and what becomes of them, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import _, pgettext

# What is printed on the felt is printed so in every country: Latin letters, never declined.
_LABELS: Final = {bet: bet.value.capitalize() for bet in Bet}


def bet_label(bet: Bet) -> str:
    """The bet as the felt names it, the same in every language: Ante."""
    return _LABELS[bet]


def box_name(number: int) -> str:
    """A box by its number: Box 5."""
    return _("Box {number}").format(number=number)


def answer_text(answer: Answer) -> str:
    """An answer as a row of the sheet shows it: take, stays, pay 37.50."""
    match answer.action:
        case Action.TAKE:
            return pgettext("answer", "take")
        case Action.PUSH:
            return pgettext("answer", "stays")
        case Action.PAY:
            return pgettext("answer", "pay {amount}").format(amount=amount_shown(answer.amount))


def answer_read_aloud(answer: Answer | None) -> str:
    """The value of a field as a screen reader says it: pays 60, stays, taken, empty."""
    if answer is None:
        return pgettext("read aloud", "empty")
    match answer.action:
        case Action.TAKE:
            return pgettext("read aloud", "taken")
        case Action.PUSH:
            return pgettext("read aloud", "stays")
        case Action.PAY:
            return pgettext("read aloud", "pays {amount}").format(
                amount=amount_shown(answer.amount)
            )


def bet_field_name(box: int, bet: Bet, stake: int) -> str:
    """The accessible name of a bet's field; the stake in minor units."""
    return _("{box}, {bet}, stake {stake}, pay, take or stays").format(
        box=box_name(box), bet=bet_label(bet), stake=amount_shown(stake)
    )


def hand_cell_name(category: Category, key: int) -> str:
    """The accessible name of a cell of the naming grid: Three of a kind, key 4."""
    return _("{hand}, key {key}").format(hand=category_name(category), key=key)


def mark_word(right: bool) -> str:
    """The word beside a tick or a cross."""
    return pgettext("mark", "right") if right else pgettext("mark", "wrong")


_RESULT_NAMES: Final[dict[Result, Callable[[], str]]] = {
    Result.WIN: lambda: pgettext("result", "Player wins"),
    Result.LOSE: lambda: pgettext("result", "Dealer wins"),
    Result.TIE: lambda: pgettext("result", "Tie"),
    Result.FOLD: lambda: pgettext("result", "Fold"),
}


def result_name(result: Result) -> str:
    """How a box stands against the dealer: Player wins."""
    return _RESULT_NAMES[result]()
