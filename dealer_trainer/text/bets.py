"""Boxes, bets and what becomes of them, in words."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import Action, Answer
from dealer_trainer.text.amounts import amount_shown
from dealer_trainer.text.hands import category_name
from dealer_trainer.text.language import NC_, Words, _, pgettext

# What is printed on the felt is printed so in every country: Latin letters, never declined.
_LABELS: Final = {bet: bet.value.capitalize() for bet in Bet}


def bet_label(bet: Bet) -> str:
    """The bet as the felt names it, the same in every language: Ante."""
    return _LABELS[bet]


def box_name(number: int) -> str:
    """A box by its number: Box 5."""
    return _("Box {number}").format(number=number)


_ANSWERS: Final = Words(
    {
        Action.TAKE: NC_("answer", "take"),
        Action.PUSH: NC_("answer", "stays"),
        Action.PAY: NC_("answer", "pay {amount}"),
    }
)
_READ_ALOUD: Final = Words(
    {
        Action.TAKE: NC_("read aloud", "taken"),
        Action.PUSH: NC_("read aloud", "stays"),
        Action.PAY: NC_("read aloud", "pays {amount}"),
    }
)


def answer_text(answer: Answer) -> str:
    """An answer as a row of the sheet shows it: take, stays, pay 37.50."""
    return _ANSWERS(answer.action, amount=amount_shown(answer.amount))


def answer_read_aloud(answer: Answer | None) -> str:
    """The value of a field as a screen reader says it: pays 60, stays, taken, empty."""
    if answer is None:
        return pgettext("read aloud", "empty")
    return _READ_ALOUD(answer.action, amount=amount_shown(answer.amount))


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


result_name: Final = Words(
    {
        Result.WIN: NC_("result", "Player wins"),
        Result.LOSE: NC_("result", "Dealer wins"),
        Result.TIE: NC_("result", "Tie"),
        Result.FOLD: NC_("result", "Fold"),
    }
)
"""How a box stands against the dealer: Player wins."""
