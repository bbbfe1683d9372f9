"""The words in which games differ: their names, and how each calls what all of them have."""

from __future__ import annotations

from typing import assert_never

from dealer_trainer.rules.house import GameName
from dealer_trainer.text.language import _, pgettext


def game_name(game: GameName) -> str:
    """The game's name."""
    match game:
        case GameName.ULTIMATE:
            return "Ultimate Texas Hold'em"
        case GameName.CASINO_TEXAS:
            return pgettext("game", "Casino Texas Poker")
        case _:
            assert_never(game)


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
        case _:
            assert_never(game)


def qualifies_sentence(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as a statement: Dealer does not qualify."""
    match game:
        case GameName.ULTIMATE:
            return _("Dealer qualifies") if opens else _("Dealer does not qualify")
        case GameName.CASINO_TEXAS:
            return _("Dealer opens") if opens else _("No game")
        case _:
            assert_never(game)


def qualifies_question(game: GameName) -> str:
    """What is asked of the dealer's hand."""
    match game:
        case GameName.ULTIMATE:
            return _("Does the dealer qualify?")
        case GameName.CASINO_TEXAS:
            return _("Does the dealer have a game?")
        case _:
            assert_never(game)


def call_label(game: GameName, opens: bool) -> str:
    """Whether the dealer qualifies, as its button says it."""
    match game:
        case GameName.ULTIMATE:
            return (
                pgettext("button", "Qualifies") if opens else pgettext("button", "Does not qualify")
            )
        case GameName.CASINO_TEXAS:
            return pgettext("button", "Has a game") if opens else pgettext("button", "No game")
        case _:
            assert_never(game)


def stays_as_dealer_fails(game: GameName, bet: str) -> str:
    """Why a bet stays where the dealer does not qualify: No game: Bet stays."""
    match game:
        case GameName.ULTIMATE:
            return _("The dealer does not qualify: {bet} stays").format(bet=bet)
        case GameName.CASINO_TEXAS:
            return _("No game: {bet} stays").format(bet=bet)
        case _:
            assert_never(game)


def skill_of_failing(game: GameName) -> str:
    """The skill of a dealer who does not qualify, by its name."""
    match game:
        case GameName.ULTIMATE:
            return pgettext("skill", "Ante: dealer not qualified")
        case GameName.CASINO_TEXAS:
            return pgettext("skill", "Ante and Bet: no game")
        case _:
            assert_never(game)


def skill_of_main_table(game: GameName) -> str:
    """The skill of the pay table of a main bet, by its name."""
    match game:
        case GameName.ULTIMATE:
            return pgettext("skill", "Blind pay table")
        case GameName.CASINO_TEXAS:
            return pgettext("skill", "Ante pay table")
        case _:
            assert_never(game)


def skill_of_side_table(game: GameName) -> str:
    """The skill of the pay table of the side bet, by its name."""
    match game:
        case GameName.ULTIMATE:
            return pgettext("skill", "Trips pay table")
        case GameName.CASINO_TEXAS:
            return pgettext("skill", "Bonus pay table")
        case _:
            assert_never(game)
