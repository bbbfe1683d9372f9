"""The words in which games differ: their names, and how each calls what all of them have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import _, pgettext

_GAME_NAMES: Final[dict[GameName, Callable[[], str]]] = {
    GameName.ULTIMATE: lambda: "Ultimate Texas Hold'em",
    GameName.CASINO_TEXAS: lambda: pgettext("game", "Casino Texas Poker"),
}


def game_name(game: GameName) -> str:
    """The game's name."""
    return _GAME_NAMES[game]()


def qualifies_word(game: GameName, opens: bool) -> str:
    """The answer to the question of qualification, in short: qualifies."""
    match game:
        case GameName.ULTIMATE:
            return (
                pgettext("the dealer", "qualifies")
                if opens
                else pgettext("the dealer", "does not qualify")
            )
        case GameName.CASINO_TEXAS:
            return (
                pgettext("the dealer", "has a game")
                if opens
                else pgettext("the dealer", "has no game")
            )


def qualifies_sentence(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as a statement: Dealer does not qualify."""
    match game:
        case GameName.ULTIMATE:
            return _("Dealer qualifies") if opens else _("Dealer does not qualify")
        case GameName.CASINO_TEXAS:
            return _("Dealer opens") if opens else _("No game")


_QUALIFIES_QUESTIONS: Final[dict[GameName, Callable[[], str]]] = {
    GameName.ULTIMATE: lambda: _("Does the dealer qualify?"),
    GameName.CASINO_TEXAS: lambda: _("Does the dealer have a game?"),
}


def qualifies_question(game: GameName) -> str:
    """What is asked of the dealer's hand."""
    return _QUALIFIES_QUESTIONS[game]()


def call_label(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as its button says it."""
    match game:
        case GameName.ULTIMATE:
            return (
                pgettext("button", "Qualifies") if opens else pgettext("button", "Does not qualify")
            )
        case GameName.CASINO_TEXAS:
            return pgettext("button", "Has a game") if opens else pgettext("button", "No game")


def stays_as_dealer_fails(game: GameName, bet: str) -> str:
    """Why a bet stays where the dealer does not qualify: No game: Bet stays."""
    match game:
        case GameName.ULTIMATE:
            return _("The dealer does not qualify: {bet} stays").format(bet=bet)
        case GameName.CASINO_TEXAS:
            return _("No game: {bet} stays").format(bet=bet)


_SKILL_OF_FAILINGS: Final[dict[GameName, Callable[[], str]]] = {
    GameName.ULTIMATE: lambda: pgettext("skill", "Ante: dealer not qualified"),
    GameName.CASINO_TEXAS: lambda: pgettext("skill", "Ante and Bet: no game"),
}


def skill_of_failing(game: GameName) -> str:
    """The skill of a dealer who does not qualify, by its name."""
    return _SKILL_OF_FAILINGS[game]()


_SKILL_OF_MAIN_TABLES: Final[dict[GameName, Callable[[], str]]] = {
    GameName.ULTIMATE: lambda: pgettext("skill", "Blind pay table"),
    GameName.CASINO_TEXAS: lambda: pgettext("skill", "Ante pay table"),
}


def skill_of_main_table(game: GameName) -> str:
    """The skill of the pay table of a main bet, by its name."""
    return _SKILL_OF_MAIN_TABLES[game]()


_SKILL_OF_SIDE_TABLES: Final[dict[GameName, Callable[[], str]]] = {
    GameName.ULTIMATE: lambda: pgettext("skill", "Trips pay table"),
    GameName.CASINO_TEXAS: lambda: pgettext("skill", "Bonus pay table"),
}


def skill_of_side_table(game: GameName) -> str:
    """The skill of the pay table of the side bet, by its name."""
    return _SKILL_OF_SIDE_TABLES[game]()
