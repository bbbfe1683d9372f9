"""Houses and games by name."""

from __future__ import annotations

from dealer_trainer.rules.house import GameName, House
from dealer_trainer.text.language import Language, current_language, pgettext


def house_name(house: House) -> str:
    """The house's name in the language in use, else in English."""
    return house.names.get(current_language().value) or house.names[Language.EN.value]


def game_name(game: GameName) -> str:
    """The game's name."""
    match game:
        case GameName.ULTIMATE:
            return "Ultimate Texas Hold'em"
        case GameName.CASINO_TEXAS:
            return pgettext("game", "Casino Texas Poker")
