"""Cards of a wanted shape: of a rank, a run, a suit, a category; all else is chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.rules.cards import ACE, RANKS, Card, make_card
from dealer_trainer.rules.hands import SHAPES, Category, run_ranks, strength, strength_of_seven

Cards = tuple[Card, ...]

_TRIES: Final = 60


def filled(cards: Sequence[Card], size: int, chance: Chance) -> Cards:
    """Cards with random others added, none twice, ``size`` in all."""
    lying = list(cards)
    while len(lying) < size:
        card = Card(chance.below(52))
        if card not in lying:
            lying.append(card)
    return tuple(lying)


def two_more(taken: Iterable[Card], chance: Chance) -> Cards:
    """Two random cards that are not taken."""
    seen = set(taken)
    while (first := Card(chance.below(52))) in seen:
        pass
    while (second := Card(chance.below(52))) in seen or second == first:
        pass
    return first, second


def shuffled(cards: Sequence[Card], chance: Chance) -> Cards:
    """The same cards in another order."""
    return tuple(chance.some(cards, len(cards)))


def of_ranks(ranks: Iterable[int], counts: Iterable[int], chance: Chance) -> Cards:
    """So many of each rank, in any suits."""
    return tuple(
        make_card(rank, suit)
        for rank, count in zip(ranks, counts, strict=True)
        for suit in chance.some(range(4), count)
    )


def of_shape(counts: Sequence[int], chance: Chance, without: Iterable[int] = ()) -> Cards:
    """So many of one rank, so many of another …, in any ranks but some."""
    barred = set(without)
    ranks = chance.some([rank for rank in RANKS if rank not in barred], len(counts))
    return of_ranks(ranks, counts, chance)


def of_suit(suit: int, ranks: Iterable[int]) -> Cards:
    """Cards of one suit."""
    return tuple(make_card(rank, suit) for rank in ranks)


# A suit is drawn before the ranks: a layout hangs on the order in which chance is asked.
_DRAWN: Final[dict[Category, Callable[[Chance], Cards]]] = {
    Category.STRAIGHT: lambda chance: of_ranks(run_ranks(5 + chance.below(10)), (1,) * 5, chance),
    Category.FLUSH: lambda chance: of_suit(chance.below(4), chance.some(RANKS, 5)),
    Category.STRAIGHT_FLUSH: lambda chance: of_suit(
        chance.below(4), run_ranks(5 + chance.below(9))
    ),
    Category.ROYAL_FLUSH: lambda chance: of_suit(chance.below(4), run_ranks(ACE)),
}
# The ways in which seven ranks make a category, with weights by how often they do.
_SEVEN: Final[dict[Category, tuple[tuple[tuple[int, ...], int], ...]]] = {
    Category.HIGH_CARD: (((1,) * 7, 1),),
    Category.PAIR: (((2, 1, 1, 1, 1, 1), 1),),
    Category.TWO_PAIR: (((2, 2, 1, 1, 1), 12), ((2, 2, 2, 1), 1)),
    Category.THREE_OF_A_KIND: (((3, 1, 1, 1, 1), 1),),
    Category.FULL_HOUSE: (((3, 2, 1, 1), 93), ((3, 2, 2), 5), ((3, 3, 1), 2)),
    Category.FOUR_OF_A_KIND: (((4, 1, 1, 1), 88), ((4, 2, 1), 11), ((4, 3), 1)),
}


def five_of(category: Category, chance: Chance) -> Cards:
    """Five cards of exactly a category, in any order."""
    while True:
        draw = _DRAWN.get(category)
        cards = draw(chance) if draw else of_shape(SHAPES[category], chance)
        if strength(cards) >> 20 == category:
            return shuffled(cards, chance)


def seven_of(category: Category, chance: Chance) -> Cards:
    """Seven cards whose best five are exactly a category, in any order."""
    while True:
        if draw := _DRAWN.get(category):
            cards = filled(draw(chance), 7, chance)
        else:
            cards = of_shape(chance.weighted(_SEVEN[category]), chance)
        if strength_of_seven(cards) >> 20 == category:
            return shuffled(cards, chance)


def pair_where(
    taken: Cards, accept: Callable[[Cards], bool], chance: Chance, tries: int = _TRIES
) -> Cards | None:
    """Two cards, none of those taken, that are accepted; nothing if a few draws find none."""
    seen = set(taken)
    for _ in range(tries):
        cards = two_more(seen, chance)
        if accept(cards):
            return cards
    return None


def tied_pair(board: Cards, cards: Cards, chance: Chance, tries: int = 24) -> Cards | None:
    """Two cards that tie with a box's: of the same ranks, of one of them, or any."""
    mine = strength_of_seven((*board, *cards))
    seen = {*board, *cards}
    for _ in range(tries):
        kept = chance.below(3)
        drawn = [Card(card & ~3 | chance.below(4)) for card in chance.some(cards, kept)]
        if any(card in seen for card in drawn) or len(set(drawn)) < kept:
            continue
        pair = tuple(drawn)
        while len(pair) < 2:
            card = Card(chance.below(52))
            if card not in seen and card not in pair:
                pair = (*pair, card)
        if strength_of_seven((*board, *pair)) == mine:
            return pair
    return None
