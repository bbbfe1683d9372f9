"""Houses and games by name, and the words in which games differ."""

from __future__ import annotations

from datetime import date
from typing import Final

from dealer_trainer.rules.house import GameName, House
from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.language import (
    N_,
    NC_,
    Language,
    Words,
    _,
    current_language,
    file_text,
    set_language,
)
from dealer_trainer.text.printable import printable

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


def house_name(house: House) -> str:
    """The house's name in the language in use, else in English."""
    return printable(house.names.get(current_language().value) or house.names[Language.EN.value])


def house_source(house: House) -> str:
    """Where its rules come from; what a file of somebody's own says stays as it was written."""
    return file_text("where the rules of a house come from", house.source)


def confirmed_by(name: str, day: date) -> dict[str, str]:
    """Where a rule comes from that a person has confirmed, by language code."""
    spoken = current_language()
    try:
        told = {}
        for language in Language:
            set_language(language)
            told[language.value] = _("Confirmed by {name}, {day}").format(
                name=" ".join(name.split()), day=date_text(day)
            )
        return told
    finally:
        set_language(spoken)
