"""Working as data: why a layout comes to what it comes to, step by step. Sentences are `text`'s."""

from __future__ import annotations

from typing import TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.comparison import Comparison, compare_hands
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

    game: GameName
    hand: Hand
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
    lowest: Category | None
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
        OpensStep(house.game, settlement.dealer, house.qualifies, settlement.opens),
    )


def hand_working(
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


def bonus_working(layout: Layout, settled: SettledBox, bet: Bet) -> BonusStep:
    """What a side bet on the hole cards and the flop is read from."""
    first = first_five(layout, settled.box)
    own = own_cards_of_a_kind(first, settled.box.cards)
    return BonusStep(settled.box.number, bet, first, own, settled.facts.sides[bet])


def bet_working(settled: SettledBox, bet: Bet, house: House) -> BetStep:
    """How a bet of a box is ruled. Raises ``KeyError`` if the bet is not there."""
    settled_bet = settled.bet(bet)
    pay = settled_bet.ruling.pay
    table = house.tables.get(bet)
    return BetStep(
        settled.box.number,
        house.game,
        settled_bet,
        settled.hand.category,
        table.lowest if table is not None else None,
        pay.of(settled_bet.stake) if pay is not None else 0,
    )


def box_working(
    layout: Layout, number: int, settlement: Settlement, house: House
) -> tuple[Step, ...]:
    """All of a box's working, from the dealer's hand to the last bet. Raises ``KeyError`` for an
    empty place.
    """
    settled = settlement.box(number)
    steps: list[Step] = [
        *dealer_working(layout, settlement, house),
        *hand_working(layout, settled, settlement, house),
    ]
    game = game_of(house)
    for settled_bet in settled.bets:
        if game.rule(settled_bet.bet).on_flop:
            steps.append(bonus_working(layout, settled, settled_bet.bet))
        steps.append(bet_working(settled, settled_bet.bet, house))
    return tuple(steps)


def decisive_cards(settled: SettledBox, settlement: Settlement) -> tuple[Card, ...]:
    """The cards that decide a box, its own and the dealer's; none for a fold, a tie or other
    categories.
    """
    if settled.box.folded:
        return ()
    compared = compare_hands(settled.hand, settlement.dealer)
    return tuple(card for card in (compared.box_card, compared.dealer_card) if card is not None)
