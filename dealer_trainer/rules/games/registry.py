"""The games that the program knows. A new one is a module of ``Game``'s shape and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer_trainer.rules.game import Game
from dealer_trainer.rules.games.casino_texas import CASINO_TEXAS
from dealer_trainer.rules.games.ultimate import ULTIMATE
from dealer_trainer.rules.house import FoldSide, GameName, House
from dealer_trainer.rules.layout import Box

GAMES: Final[Mapping[GameName, Game]] = {
    GameName.ULTIMATE: ULTIMATE,
    GameName.CASINO_TEXAS: CASINO_TEXAS,
}


def game_of(house: House) -> Game:
    """The game that a house deals."""
    return GAMES[house.game]


def hand_is_asked(box: Box, house: House) -> bool:
    """Whether the dealer names a box's hand: always, but for a fold only where a side bet plays
    on.
    """
    return not box.folded or (box.side is not None and house.fold_side is FoldSide.PLAYS)
