"""Settlement in three steps: the facts, the row of a table, the amount."""

from __future__ import annotations

from typing import TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import BoxFacts, Result, box_hand, compare, dealer_hand, qualifies
from dealer_trainer.rules.game import Ruling
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Hand
from dealer_trainer.rules.house import House, Rounding
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import PUSH, TAKE, Action, Answer, pay

Rulings: TypeAlias = tuple[tuple[Bet, int, Ruling], ...]
"""Each bet on a box with its stake in minor units and its ruling."""


@dataclass(frozen=True, slots=True)
class SettledBet:
    """One bet: its stake (minor units), how it is ruled and what is done with it."""

    bet: Bet
    stake: int
    ruling: Ruling
    answer: Answer


@dataclass(frozen=True, slots=True)
class SettledBox:
    """One box: its hand, the facts and its bets in the order of settlement."""

    facts: BoxFacts
    hand: Hand
    bets: tuple[SettledBet, ...]

    @property
    def box(self) -> Box:
        """The box as it lies."""
        return self.facts.box

    @property
    def result(self) -> Result:
        """How the box stands against the dealer."""
        return self.facts.result

    def bet(self, bet: Bet) -> SettledBet:
        """The settled bet of a name. Raises ``KeyError`` if it is not on the box."""
        for settled in self.bets:
            if settled.bet is bet:
                return settled
        raise KeyError(bet)


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the rules make of a layout; boxes from right to left."""

    dealer: Hand
    opens: bool
    boxes: tuple[SettledBox, ...]

    def box(self, number: int) -> SettledBox:
        """The settled box of a number. Raises ``KeyError`` if the place is empty."""
        for settled in self.boxes:
            if settled.box.number == number:
                return settled
        raise KeyError(number)


def find_facts(
    layout: Layout, box: Box, hand: Hand, dealer: Hand, opens: bool, house: House
) -> BoxFacts:
    """Step one: the facts of a box; the dealer's hand and whether it opens are found already."""
    return BoxFacts(
        box=box,
        category=hand.category,
        result=Result.FOLD if box.folded else compare(hand.strength, dealer.strength),
        opens=opens,
        sides={
            rule.bet: rule.row(layout, box, hand, house)
            for rule in game_of(house).bets
            if rule.row is not None and rule.bet in box.wagers
        },
    )


def find_rulings(facts: BoxFacts, house: House) -> Rulings:
    """Step two: for each bet on the box its stake and its row."""
    rulings = []
    for rule, stake in game_of(house).staked(facts.box):
        rulings.append((rule.bet, stake, rule.rule(facts, house)))
    return tuple(rulings)


def find_answers(rulings: Rulings, house: House) -> tuple[SettledBet, ...]:
    """Step three: the amounts, with the house's rounding and its greatest payout on a box."""
    payments = [
        0 if ruling.pay is None else cut_payment(ruling.pay.of(stake), house)
        for _, stake, ruling in rulings
    ]
    if house.max_payout is not None:
        excess = sum(payments) - house.max_payout
        for index in reversed(range(len(payments))):
            cut = max(0, min(excess, payments[index]))
            payments[index] -= cut
            excess -= cut
    settled = []
    for (bet, stake, ruling), payment in zip(rulings, payments, strict=True):
        settled.append(SettledBet(bet, stake, ruling, _answer(ruling, payment)))
    return tuple(settled)


def cut_payment(payment: int, house: House) -> int:
    """A payment as the house makes it: to the cent, or cut to its smallest chip (minor units)."""
    if house.rounding is Rounding.DOWN:
        return payment - payment % house.smallest_chip
    return payment


def _answer(ruling: Ruling, payment: int) -> Answer:
    if ruling.action is Action.PAY:
        return pay(payment)
    return TAKE if ruling.action is Action.TAKE else PUSH


def settle(layout: Layout, house: House) -> Settlement:
    """What a layout comes to under a house's rules."""
    dealer = dealer_hand(layout)
    opens = qualifies(dealer, house.qualifies)
    boxes = []
    for box in layout.settlement_order:
        hand = box_hand(layout, box)
        facts = find_facts(layout, box, hand, dealer, opens, house)
        boxes.append(SettledBox(facts, hand, find_answers(find_rulings(facts, house), house)))
    return Settlement(dealer, opens, tuple(boxes))
