"""A scene: board, dealer and one box, as a wanted situation has them, before the rest is dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dealer_trainer.dealing.players import NO_WISH, Table, Wish
from dealer_trainer.dealing.recipes.cards import Cards, pair_where, tied_pair, two_more
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result, compare
from dealer_trainer.rules.hands import strength_of_seven


@dataclass(frozen=True, slots=True)
class Scene:
    """The board, the dealer's cards, and what the box that matters must be."""

    board: Cards
    dealer: Cards
    wish: Wish = NO_WISH


Recipe = Callable[[Chance, Table], Scene | None]
"""Builds a scene; nothing where this draw did not come off."""

STAYS: Final = Wish(stays=True)
FOLDS: Final = Wish(stays=False, dark=False)

_RESULTS: Final = ((Result.WIN, 5), (Result.LOSE, 4), (Result.TIE, 2))


def having(bet: Bet, stance: Wish) -> Wish:
    """A stance with a side bet on the box."""
    return replace(stance, sides={bet: True})


def some_dealer(board: Cards, cards: Cards, chance: Chance) -> Cards:
    """Dealer's cards against a box: that win, lose or tie, as far as it can be."""
    wanted = chance.weighted(_RESULTS)
    if wanted is Result.TIE:
        found = tied_pair(board, cards, chance, 6)
    else:
        found = rival(board, cards, wanted, chance, 8)
    return found or two_more((*board, *cards), chance)


def rival(
    board: Cards, cards: Cards, result: Result, chance: Chance, tries: int = 60
) -> Cards | None:
    """Two cards for the other side, so that a box's ``cards`` win or lose against them."""
    mine = strength_of_seven((*board, *cards))

    def accept(pair: Cards) -> bool:
        return compare(mine, strength_of_seven((*board, *pair))) is result

    return pair_where((*board, *cards), accept, chance, tries)


def box_scene(seven: Cards, stance: Wish, chance: Chance) -> Scene:
    """A scene of seven cards as they lie: five on the board, two in the box, some dealer."""
    board, cards = seven[:5], seven[5:]
    return Scene(board, some_dealer(board, cards, chance), replace(stance, cards=cards))


def against(seven: Cards, dealer: Cards | None, stance: Wish) -> Scene | None:
    """A scene of a box's seven cards and the dealer's two; nothing where these were not found."""
    if dealer is None:
        return None
    return Scene(seven[:5], dealer, replace(stance, cards=seven[5:]))
