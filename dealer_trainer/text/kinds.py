"""The kinds of answers, as totals name them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.text.language import pgettext
from dealer_trainer.training.drill.summary import Kind

_KIND_NAMES: Final[dict[Kind, Callable[[], str]]] = {
    Kind.READING: lambda: pgettext("answers", "Cards that play"),
    Kind.NAMING: lambda: pgettext("answers", "Naming hands"),
    Kind.QUALIFICATION: lambda: pgettext("answers", "Dealer qualification"),
    Kind.MAIN_BETS: lambda: pgettext("answers", "Main bets"),
    Kind.SIDE_BETS: lambda: pgettext("answers", "Side bets"),
    Kind.ORDER: lambda: pgettext("answers", "Order of boxes"),
}


def kind_name(kind: Kind) -> str:
    """A kind of answers, for totals."""
    return _KIND_NAMES[kind]()
