"""Working as data: why a layout comes to what it comes to, step by step. Sentences are `text`'s."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.facts import Comparison, compare_hands
from dealer_trainer.rules.games.casino_texas import first_five, own_cards_of_a_kind
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Category, Hand
from dealer_trainer.rules.house import GameName, House, Qualifier
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import SettledBet, SettledBox, Settlement


@dataclass(frozen=True, slots=True)
class HandStep:
    """Which five cards play, and which two are left out; ``box`` is nothing for the dealer."""

    box: int | None
    hand: Hand
    left_out: tuple[Card, ...]
    plays_board: bool


@dataclass(frozen=True, slots=True)
class OpensStep:
    """Whether the dealer opens, and by which least hand."""

    qualifier: Qualifier
    opens: bool


@dataclass(frozen=True, slots=True)
class FoldStep:
    """The box folded: it is not compared."""

    box: int


@dataclass(frozen=True, slots=True)
class CompareStep:
    """How the hands compare; ``matters`` is false where the dealer's hand does not play and
    nothing hangs on it.
    """

    box: int
    comparison: Comparison
    matters: bool


@dataclass(frozen=True, slots=True)
class BonusStep:
    """What the bonus looks at: the first five, the own cards in the combination, and the row that
    it makes.
    """

    box: int
    bet: Bet
    hand: Hand
    own_cards: int
    row: Category | None


@dataclass(frozen=True, slots=True)
class BetStep:
    """How one bet is ruled, and the sum; ``by_table`` is the payment before rounding and the
    greatest payout.
    """

    box: int
    game: GameName
    settled: SettledBet
    category: Category
    by_table: int


Step: TypeAlias = HandStep | OpensStep | FoldStep | CompareStep | BonusStep | BetStep


def _hand_step(
    number: int | None, hand: Hand, board: tuple[Card, ...], hole: tuple[Card, ...]
) -> HandStep:
    left_out = tuple(card for card in (*board, *hole) if card not in hand.cards)
    return HandStep(number, hand, left_out, plays_board=all(card in board for card in hand.cards))


def dealer_working(layout: Layout, settlement: Settlement, house: House) -> tuple[Step, ...]:
    """The dealer's hand and whether it opens."""
    return (
        _hand_step(None, settlement.dealer, layout.board, layout.dealer),
        OpensStep(house.qualifies, settlement.opens),
    )


def _hand_working(
    layout: Layout, settled: SettledBox, settlement: Settlement, house: House
) -> tuple[Step, ...]:
    """A box's hand, and how it stands against the dealer's."""
    box = settled.box
    hand = _hand_step(box.number, settled.hand, layout.board, box.cards)
    if box.folded:
        return (hand, FoldStep(box.number))
    compared = compare_hands(settled.hand, settlement.dealer)
    matters = settlement.opens or game_of(house).compares_anyway
    return (hand, CompareStep(box.number, compared, matters))


def _bet_working(
    layout: Layout, settled: SettledBox, bet: SettledBet, house: House
) -> Iterator[Step]:
    """How a bet is ruled, and before it what one on the flop is read from."""
    number = settled.box.number
    if game_of(house).rule(bet.bet).on_flop:
        first = first_five(layout, settled.box)
        own = own_cards_of_a_kind(first, settled.box.cards)
        yield BonusStep(number, bet.bet, first, own, settled.facts.sides[bet.bet])
    pay = bet.ruling.pay
    by_table = pay.of(bet.stake) if pay is not None else 0
    yield BetStep(number, house.game, bet, settled.hand.category, by_table)


def box_working(
    layout: Layout, number: int, settlement: Settlement, house: House
) -> tuple[Step, ...]:
    """All of a box's working, from the dealer's hand to the last bet. Raises ``KeyError`` for an
    empty place.
    """
    settled = settlement.box(number)
    steps: list[Step] = [
        *dealer_working(layout, settlement, house),
        *_hand_working(layout, settled, settlement, house),
    ]
    for bet in settled.bets:
        steps += _bet_working(layout, settled, bet, house)
    return tuple(steps)


def decisive_cards(settled: SettledBox, settlement: Settlement) -> tuple[Card, ...]:
    """The cards that decide a box, its own and the dealer's; none for a fold, a tie or other
    categories.
    """
    if settled.box.folded:
        return ()
    return compare_hands(settled.hand, settlement.dealer).deciding_cards
