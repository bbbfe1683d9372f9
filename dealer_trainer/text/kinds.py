"""The kinds of answers, as totals name them."""

from __future__ import annotations

from typing import Final

from dealer_trainer.text.language import NC_, Words
from dealer_trainer.training.drill.summary import Kind

kind_name: Final = Words(
    {
        Kind.READING: NC_("answers", "Cards that play"),
        Kind.NAMING: NC_("answers", "Naming hands"),
        Kind.QUALIFICATION: NC_("answers", "Dealer qualification"),
        Kind.MAIN_BETS: NC_("answers", "Main bets"),
        Kind.SIDE_BETS: NC_("answers", "Side bets"),
        Kind.ORDER: NC_("answers", "Order of boxes"),
    }
)
"""A kind of answers, for totals."""
