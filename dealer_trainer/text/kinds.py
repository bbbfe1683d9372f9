"""The kinds of answers, as totals name them."""

from __future__ import annotations

from typing import assert_never

from dealer_trainer.text.language import pgettext
from dealer_trainer.training.drill.summary import Kind


def kind_name(kind: Kind) -> str:
    """A kind of answers, for totals."""
    match kind:
        case Kind.READING:
            return pgettext("answers", "Cards that play")
        case Kind.NAMING:
            return pgettext("answers", "Naming hands")
        case Kind.QUALIFICATION:
            return pgettext("answers", "Dealer qualification")
        case Kind.MAIN_BETS:
            return pgettext("answers", "Main bets")
        case Kind.SIDE_BETS:
            return pgettext("answers", "Side bets")
        case Kind.ORDER:
            return pgettext("answers", "Order of boxes")
        case _:
            assert_never(kind)
