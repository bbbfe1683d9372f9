"""How people play Ultimate Texas Hold'em.

The book is the published basic strategy (Michael Shackleford's):

- before the flop the largest raise with any ace; a king suited, or with a 5 or better; a queen
  suited with a 6, else with an 8 or better; a jack suited with an 8, else with a 10; a pair of
  threes or better;
- on the flop 2 × with two pair or better, a pair that holds an own card (but no pocket twos), four
  to a flush with an own 10 or better in it;
- on the river 1 × with a pair or better that holds an own card, or where fewer than 21 of the
  unseen cards would let the dealer win if he had just that one; else a fold.

One big raise in seven is the smaller one (3 ×). A loose player raises with any two cards from the
10 up and suited neighbours too, draws to any four of a suit, and calls two thirds of what the book
folds. A timid one raises with eights or better and an ace with a 10, bets the flop with top pair,
and pays on the river only for a hand that is more than the board's, or with an ace or a king that
counts.
"""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.play_styles import Style
from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.cards import DECK, Card, rank_of
from dealer_trainer.rules.hands import Category, strength, strength_of_seven

_OUTS: Final = 21
_SMALLER_RAISE: Final = 1 / 7
_LOOSE_CALL: Final = 2 / 3
_LEAST_KICKER: Final = {13: (2, 5), 12: (6, 8), 11: (8, 10)}
"""For a king, a queen, a jack: the least second card, suited and not."""


def _raises_by_the_book(high: int, low: int, suited: bool) -> bool:
    if high == low:
        return high >= 3
    if high == 14:
        return True
    if (least := _LEAST_KICKER.get(high)) is None:
        return False
    return low >= (least[0] if suited else least[1])


def raises_before_flop(cards: tuple[Card, ...], style: Style) -> bool:
    """Whether a player raises on his own two cards."""
    low, high = sorted(map(rank_of, cards))
    suited = (cards[0] ^ cards[1]) & 3 == 0
    match style:
        case Style.TIMID:
            return high == low >= 8 or (high == 14 and low >= 10)
        case Style.LOOSE if low >= 10 or (suited and high - low == 1):
            return True
        case _:
            return _raises_by_the_book(high, low, suited)


def _four_to_a_flush(cards: tuple[Card, ...], flop: tuple[Card, ...], least: int) -> bool:
    suits = [card & 3 for card in (*flop, *cards)]
    return any(suits.count(card & 3) >= 4 and rank_of(card) >= least for card in cards)


def bets_on_flop(cards: tuple[Card, ...], flop: tuple[Card, ...], style: Style) -> bool:
    """Whether a player who checked bets after three board cards."""
    category = strength((*flop, *cards)) >> 20
    if category >= Category.TWO_PAIR:
        return True
    own, shown = {rank_of(card) for card in cards}, {rank_of(card) for card in flop}
    paired = own & shown if len(own) == 2 else own
    if style is Style.TIMID:
        return bool(paired) and max(paired) >= max(shown)
    if paired and (len(own) == 2 or min(own) > 2):
        return True
    return _four_to_a_flush(cards, flop, 2 if style is Style.LOOSE else 10)


def dealer_outs(board: tuple[Card, ...], cards: tuple[Card, ...], mine: int) -> int:
    """How many unseen cards would, alone in the dealer's hand, beat a strength."""
    seen = (*board, *cards)
    return sum(card not in seen and strength((*board, card)) > mine for card in DECK)


def calls_on_river(
    cards: tuple[Card, ...], board: tuple[Card, ...], style: Style, chance: Chance
) -> bool:
    """Whether a player who checked twice pays to see the dealer's cards, or folds."""
    mine = strength_of_seven((*board, *cards))
    table = strength(board)
    better = mine >> 20 > table >> 20
    if style is Style.TIMID:
        return better or (mine > table and max(map(rank_of, cards)) >= 13)
    first, second = map(rank_of, cards)
    shown = set(map(rank_of, board))
    if better or first == second or first in shown or second in shown:
        return True
    if dealer_outs(board, cards, mine) < _OUTS:
        return True
    return style is Style.LOOSE and chance.happens(_LOOSE_CALL)


def play_multiple(
    cards: tuple[Card, ...],
    board: tuple[Card, ...],
    style: Style,
    multiples: tuple[int, ...],
    chance: Chance,
) -> int | None:
    """How many times the ante a player puts on play, one of the house's ``multiples``; nothing:
    a fold.
    """
    if style is Style.CARELESS:
        return None
    big = [multiple for multiple in multiples if multiple > 2]
    if big and raises_before_flop(cards, style):
        return chance.pick(big) if chance.happens(_SMALLER_RAISE) else max(big)
    if 2 in multiples and bets_on_flop(cards, board[:3], style):
        return 2
    return min(multiples) if calls_on_river(cards, board, style, chance) else None
