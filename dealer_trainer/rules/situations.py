"""Situations: the one taxonomy of what a box or the dealer's hand is an example of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import ACE, Card, rank_of, suit_of
from dealer_trainer.rules.facts import FOUR, Decider, Result, compare_hands, qualifies
from dealer_trainer.rules.games.casino_texas import (
    first_five,
    is_flop_only,
    is_quads_with_one_own_card,
)
from dealer_trainer.rules.games.registry import hand_is_asked
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import MINOR, Action, Odds

if TYPE_CHECKING:
    from dealer_trainer.rules.settlement import SettledBet, SettledBox, Settlement


class Situation(Enum):
    """In the order in which they are listed everywhere; the values are stored and never change."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"
    ROYAL_FLUSH = "royal-flush"
    WHEEL = "wheel"
    SIX_CARD_FLUSH = "six-card-flush"
    STRAIGHT_AND_FLUSH_APART = "straight-and-flush-apart"
    THREE_PAIRS = "three-pairs"
    TWO_TRIPS = "two-trips"
    TRIPS_AND_TWO_PAIRS = "trips-and-two-pairs"
    COUNTERFEITED = "counterfeited"
    PLAYS_THE_BOARD = "plays-the-board"
    SAME_CATEGORY = "same-category"
    KICKER_DECIDES = "kicker-decides"
    TIE_SIXTH_CARD = "tie-sixth-card"
    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    FOLD = "fold"
    DARK = "dark"
    WIN_DEALER_FAILS = "win-dealer-fails"
    LOSE_DEALER_FAILS = "lose-dealer-fails"
    TIE_DEALER_FAILS = "tie-dealer-fails"
    BLIND_PAID = "blind-paid"
    BLIND_PUSHES_ON_WIN = "blind-pushes-on-win"
    BLIND_LOST_WITH_STRAIGHT = "blind-lost-with-straight"
    ODD_FLUSH = "odd-flush"
    TRIPS_PAID_ON_LOSS = "trips-paid-on-loss"
    TRIPS_PAID_ON_TIE = "trips-paid-on-tie"
    TRIPS_AFTER_FOLD = "trips-after-fold"
    BONUS_PAID = "bonus-paid"
    BONUS_FLOP_ONLY = "bonus-flop-only"
    BONUS_NOT_FINAL = "bonus-not-final"
    BONUS_QUADS_ONE_CARD = "bonus-quads-one-card"
    BONUS_AFTER_FOLD = "bonus-after-fold"
    DEALER_FAILS = "dealer-fails"
    DEALER_OPENS_ON_BOARD_PAIR = "dealer-opens-on-board-pair"
    DEALER_PAIR_OF_FOURS = "dealer-pair-of-fours"
    DEALER_PAIR_BELOW_FOURS = "dealer-pair-below-fours"
    DEALER_THREES_AND_TWOS = "dealer-threes-and-twos"


CATEGORY_SITUATIONS: Final = {category: Situation(category.key) for category in Category}
FOURS_GAMES: Final = frozenset({GameName.CASINO_TEXAS})
"""The games in which the dealer opens from a pair of fours."""
DEALER_SITUATIONS: Final = tuple(s for s in Situation if s.name.startswith("DEALER_"))

_SHAPES: Final = {
    (2, 2, 2, 1): Situation.THREE_PAIRS,
    (3, 3, 1): Situation.TWO_TRIPS,
    (3, 2, 2): Situation.TRIPS_AND_TWO_PAIRS,
}
_RESULTS: Final = {
    Result.WIN: (Situation.WIN, Situation.WIN_DEALER_FAILS),
    Result.LOSE: (Situation.LOSE, Situation.LOSE_DEALER_FAILS),
    Result.TIE: (Situation.TIE, Situation.TIE_DEALER_FAILS),
}
_KICKED: Final = (
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.FOUR_OF_A_KIND,
)
_THREE_TO_TWO: Final = Odds(3, 2)


def is_wheel(hand: Hand) -> bool:
    """Whether the five are 5-4-3-2-A, of one suit or not."""
    return hand.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and hand.ranks == (5,)


def _has_straight(cards: tuple[Card, ...]) -> bool:
    ranks = {rank_of(card) for card in cards}
    if ACE in ranks:
        ranks.add(1)
    return any(all(rank - step in ranks for step in range(5)) for rank in range(5, ACE + 1))


def _is_counterfeited(board: tuple[Card, ...], hole: tuple[Card, ...]) -> bool:
    if rank_of(hole[0]) != rank_of(hole[1]):
        return False
    counts = Counter(map(rank_of, board))
    return sorted(counts.values()) == [1, 2, 2] and all(
        rank > rank_of(hole[0]) for rank, count in counts.items() if count == 2
    )


def _reading(layout: Layout, box: Box, hand: Hand) -> Iterator[Situation]:
    """What makes a hand hard to read, ``wheel`` to ``plays-the-board``."""
    cards, category = (*layout.board, *box.cards), hand.category
    if is_wheel(hand):
        yield Situation.WHEEL
    if category is Category.FLUSH:
        suit = suit_of(hand.cards[0])
        if sum(suit_of(card) == suit for card in cards) > 5:
            yield Situation.SIX_CARD_FLUSH
        if _has_straight(cards):
            yield Situation.STRAIGHT_AND_FLUSH_APART
    # Only these hands leave a pair or three of a kind over.
    if category in (Category.TWO_PAIR, Category.FULL_HOUSE):
        ranks = [rank_of(card) for card in cards]
        counts = sorted(map(ranks.count, set(ranks)), reverse=True)
        if (shape := _SHAPES.get(tuple(counts))) is not None:
            yield shape
    if _is_counterfeited(layout.board, box.cards):
        yield Situation.COUNTERFEITED
    # Of equal fives a hand is the one with more board cards.
    if set(box.cards).isdisjoint(hand.cards):
        yield Situation.PLAYS_THE_BOARD


def left_over(board: tuple[Card, ...], hole: tuple[Card, ...], hand: Hand) -> int:
    """The higher rank of the two cards that a hand leaves out: the sixth card."""
    return max(rank_of(card) for card in (*board, *hole) if card not in hand.cards)


def _comparing(layout: Layout, settled: SettledBox, dealer: Hand) -> Iterator[Situation]:
    """What makes two hands hard to compare."""
    hand = settled.hand
    if hand.category is not dealer.category:
        return
    yield Situation.SAME_CATEGORY
    if settled.result is Result.TIE:
        mine = left_over(layout.board, settled.box.cards, hand)
        if mine != left_over(layout.board, layout.dealer, dealer):
            yield Situation.TIE_SIXTH_CARD
    elif hand.category in _KICKED and compare_hands(hand, dealer).decider is Decider.KICKER:
        yield Situation.KICKER_DECIDES


def _blind(
    layout: Layout, settled: SettledBox, bet: SettledBet, house: House
) -> Iterator[Situation]:
    if bet.answer.amount:
        yield Situation.BLIND_PAID
        if bet.ruling.pay == _THREE_TO_TWO and bet.answer.amount % MINOR:
            yield Situation.ODD_FLUSH
    elif settled.result is Result.WIN:
        yield Situation.BLIND_PUSHES_ON_WIN
    elif settled.result is Result.LOSE and settled.hand.category >= Category.STRAIGHT:
        yield Situation.BLIND_LOST_WITH_STRAIGHT


_TRIPS_PAID: Final = {
    Result.LOSE: Situation.TRIPS_PAID_ON_LOSS,
    Result.TIE: Situation.TRIPS_PAID_ON_TIE,
}


def _trips(
    layout: Layout, settled: SettledBox, bet: SettledBet, house: House
) -> Iterator[Situation]:
    if settled.result is Result.FOLD and settled.hand.category >= Category.THREE_OF_A_KIND:
        yield Situation.TRIPS_AFTER_FOLD
    elif bet.answer.amount and settled.result in _TRIPS_PAID:
        yield _TRIPS_PAID[settled.result]


def _bonus(
    layout: Layout, settled: SettledBox, bet: SettledBet, house: House
) -> Iterator[Situation]:
    if settled.result is Result.FOLD:
        row = settled.facts.sides[Bet.BONUS]
        if row is not None and house.tables[Bet.BONUS].pay(row) is not None:
            yield Situation.BONUS_AFTER_FOLD
        return
    first, cards = first_five(layout, settled.box), settled.box.cards
    if bet.answer.action is Action.PAY:
        yield Situation.BONUS_PAID
    if is_flop_only(first, cards):
        yield Situation.BONUS_FLOP_ONLY
    if first.category < Category.THREE_OF_A_KIND <= settled.hand.category:
        yield Situation.BONUS_NOT_FINAL
    if is_quads_with_one_own_card(first, cards):
        yield Situation.BONUS_QUADS_ONE_CARD


_OF_BETS: Final = {Bet.BLIND: _blind, Bet.TRIPS: _trips, Bet.BONUS: _bonus}
"""What a settled bet on a box is an example of."""


def box_situations(
    layout: Layout, settled: SettledBox, dealer: Hand, house: House
) -> tuple[Situation, ...]:
    """What a box is an example of, in the order of the list; ``dealer`` is the dealer's hand."""
    found = [CATEGORY_SITUATIONS[settled.hand.category]]
    if hand_is_asked(settled.box, house):
        found += _reading(layout, settled.box, settled.hand)
    if settled.result is Result.FOLD:
        found.append(Situation.FOLD)
    else:
        found += _comparing(layout, settled, dealer)
        result, fails = _RESULTS[settled.result]
        found.append(result)
        if settled.box.dark:
            found.append(Situation.DARK)
        if not settled.facts.opens:
            found.append(fails)
    for bet in settled.bets:
        if bet.bet in _OF_BETS:
            found += _OF_BETS[bet.bet](layout, settled, bet, house)
    return tuple(found)


def _all_of_dealer(layout: Layout, dealer: Hand, house: House) -> Iterator[Situation]:
    opens = qualifies(dealer, house.qualifies)
    if not opens:
        yield Situation.DEALER_FAILS
    if dealer.category is Category.PAIR:
        pair = dealer.ranks[0]
        on_board = sum(rank_of(card) == pair for card in layout.board)
        if opens and on_board == 2:
            yield Situation.DEALER_OPENS_ON_BOARD_PAIR
        if house.game in FOURS_GAMES and pair == FOUR:
            yield Situation.DEALER_PAIR_OF_FOURS
        if house.game in FOURS_GAMES and pair < FOUR:
            yield Situation.DEALER_PAIR_BELOW_FOURS
    threes_and_twos = dealer.category is Category.TWO_PAIR and dealer.ranks[:2] == (3, 2)
    if threes_and_twos and house.game in FOURS_GAMES:
        yield Situation.DEALER_THREES_AND_TWOS


def dealer_situations(layout: Layout, dealer: Hand, house: House) -> tuple[Situation, ...]:
    """What the dealer's hand is an example of, in the order of the list."""
    return tuple(_all_of_dealer(layout, dealer, house))


def layout_situations(layout: Layout, settlement: Settlement, house: House) -> frozenset[Situation]:
    """Everything that a layout is an example of."""
    found = set(dealer_situations(layout, settlement.dealer, house))
    for settled in settlement.boxes:
        found.update(box_situations(layout, settled, settlement.dealer, house))
    return frozenset(found)
