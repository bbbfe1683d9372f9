"""How people play Casino Texas Poker.

The best strategy plays on with about 82 of 100 hands and is too long to learn; the book here is the
usual short one. After the flop it bets with

- a pair or better that holds an own card, or two pair and better wherever it lies;
- four to a flush, or four ranks of a straight;
- an own jack or better, or a ten with a seven or better;
- two own cards above the flop.

It gives up with the rest, which is 19 of 100. A loose player bets three quarters of that too; a
timid one bets only with a pair or better that holds an own card, a flush or straight to come, or an
own ace or king.
"""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.play_styles import Style
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.cards import ACE, Card, rank_of
from dealer_trainer.rules.hands import Category, strength

_LOOSE_BET: Final = 3 / 4


def _draws(cards: tuple[Card, ...], flop: tuple[Card, ...]) -> bool:
    """Four to a flush with an own card, or four ranks of a straight."""
    five = (*flop, *cards)
    suits = [card & 3 for card in five]
    if any(suits.count(card & 3) >= 4 for card in cards):
        return True
    bits = 0
    for card in five:
        bits |= 1 << rank_of(card)
    bits |= bits >> (ACE - 1) & 2
    return any((bits >> low & 31).bit_count() >= 4 for low in range(1, ACE - 3))


def bets(cards: tuple[Card, ...], flop: tuple[Card, ...], style: Style, chance: Chance) -> bool:
    """Whether a player bets after the flop, or gives up."""
    first, second = map(rank_of, cards)
    shown = tuple(map(rank_of, flop))
    category = strength((*flop, *cards)) >> 20
    own_pair = first == second or first in shown or second in shown
    if own_pair or category >= Category.STRAIGHT or _draws(cards, flop):
        return True
    low, high = sorted((first, second))
    if style is Style.TIMID:
        return high >= 13
    if category >= Category.TWO_PAIR or low > max(shown):
        return True
    if high >= 11 or (high == 10 and low >= 7):
        return True
    return style is Style.LOOSE and chance.happens(_LOOSE_BET)


def play_multiple(
    cards: tuple[Card, ...],
    board: tuple[Card, ...],
    style: Style,
    multiples: tuple[int, ...],
    chance: Chance,
) -> int | None:
    """How many times the ante a player bets, one of the house's ``multiples``; nothing: he
    gives up.
    """
    if style is Style.CARELESS or not bets(cards, board[:3], style, chance):
        return None
    return multiples[0] if len(multiples) == 1 else chance.pick(multiples)
