"""The words in which games differ: their names, and how each calls what all of them have."""

from __future__ import annotations

from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import N_, NC_, Words

game_name: Final = Words(
    {
        GameName.ULTIMATE: lambda: "Ultimate Texas Hold'em",
        GameName.CASINO_TEXAS: NC_("game", "Casino Texas Poker"),
    }
)
"""The game's name."""


_QUALIFIES: Final = Words(
    {
        (GameName.ULTIMATE, True): NC_("the dealer", "qualifies"),
        (GameName.ULTIMATE, False): NC_("the dealer", "does not qualify"),
        (GameName.CASINO_TEXAS, True): NC_("the dealer", "has a game"),
        (GameName.CASINO_TEXAS, False): NC_("the dealer", "has no game"),
    }
)


def qualifies_word(game: GameName, opens: bool) -> str:
    """The answer to the question of qualification, in short: qualifies."""
    return _QUALIFIES((game, opens))


_STATEMENTS: Final = Words(
    {
        (GameName.ULTIMATE, True): N_("Dealer qualifies"),
        (GameName.ULTIMATE, False): N_("Dealer does not qualify"),
        (GameName.CASINO_TEXAS, True): N_("Dealer opens"),
        (GameName.CASINO_TEXAS, False): N_("No game"),
    }
)


def qualifies_sentence(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as a statement: Dealer does not qualify."""
    return _STATEMENTS((game, opens))


qualifies_question: Final = Words(
    {
        GameName.ULTIMATE: N_("Does the dealer qualify?"),
        GameName.CASINO_TEXAS: N_("Does the dealer have a game?"),
    }
)
"""What is asked of the dealer's hand."""


_BUTTONS: Final = Words(
    {
        (GameName.ULTIMATE, True): NC_("button", "Qualifies"),
        (GameName.ULTIMATE, False): NC_("button", "Does not qualify"),
        (GameName.CASINO_TEXAS, True): NC_("button", "Has a game"),
        (GameName.CASINO_TEXAS, False): NC_("button", "No game"),
    }
)


def call_label(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as its button says it."""
    return _BUTTONS((game, opens))


stays_as_dealer_fails: Final = Words(
    {
        GameName.ULTIMATE: N_("The dealer does not qualify: {bet} stays"),
        GameName.CASINO_TEXAS: N_("No game: {bet} stays"),
    }
)
"""Why a ``bet`` stays where the dealer does not qualify: No game: Bet stays."""
