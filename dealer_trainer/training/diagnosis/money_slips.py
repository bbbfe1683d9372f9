"""Money slips: each replaces the amount of one bet that pays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.game import Ruling
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import EVEN, MINOR, Action, Answer, Pay
from dealer_trainer.rules.settlement import cut_payment
from dealer_trainer.training.diagnosis.slips import Slip


@dataclass(frozen=True, slots=True)
class Payment:
    """A bet that pays, as a slip of the pen finds it.

    ``amount`` is what is paid rightly (minor units), ``room`` the most that the house still pays
    on the box, nothing where it names none; ``ante`` is the stake that is taken for the bet's own.
    """

    stake: int
    ruling: Ruling
    amount: int
    ante: int
    house: House
    room: int | None = None

    def paid(self, pay: Pay, stake: int | None = None) -> Iterator[int]:
        """What a row pays on a stake, by the house's rounding; nothing where a stake of another
        bet leaves half a cent.
        """
        stake = self.stake if stake is None else stake
        if not pay.is_exact(stake):
            return
        amount = cut_payment(pay.of(stake), self.house)
        yield amount if self.room is None else min(amount, self.room)

    def row(self, table: Bet | None, row: int) -> Iterator[int]:
        """What the bet would be paid by a row of a table, where there is one."""
        if table is None or not Category.HIGH_CARD <= row <= Category.ROYAL_FLUSH:
            return
        pay = self.house.tables[table].pay(Category(row))
        if pay is not None:
            yield from self.paid(pay)


MoneySlip: TypeAlias = Callable[[Payment], Iterable[int]]
"""The amounts that a slip may come to, none where it cannot happen."""


def _other_table(payment: Payment) -> Iterator[int]:
    table, row = payment.ruling.table, payment.ruling.row
    if table is not None and row is not None:
        yield from payment.row(game_of(payment.house).rule(table).other_table, row)


def _row_beside(step: int) -> MoneySlip:
    """The row of the next better hand (1) or of the next lower one (-1)."""

    def slip(payment: Payment) -> Iterator[int]:
        if payment.ruling.row is not None:
            yield from payment.row(payment.ruling.table, payment.ruling.row + step)

    return slip


def _even_money(payment: Payment) -> Iterator[int]:
    if payment.ruling.table is not None:
        yield from payment.paid(EVEN)


def _other_stake(payment: Payment) -> Iterator[int]:
    # The ante is counted first, and its amount is laid again to the next bet.
    if payment.ruling.pay is not None:
        yield from payment.paid(payment.ruling.pay, payment.ante)


MONEY_SLIPS: Final[Mapping[Slip, MoneySlip]] = {
    Slip.OTHER_TABLE: _other_table,
    Slip.ROW_ABOVE: _row_beside(1),
    Slip.ROW_BELOW: _row_beside(-1),
    Slip.EVEN_MONEY: _even_money,
    Slip.OTHER_STAKE: _other_stake,
    Slip.STAKE_ADDED: lambda payment: (payment.amount + payment.stake,),
    Slip.HALF_DROPPED: lambda payment: (payment.amount - payment.amount % MINOR,),
    Slip.PAY_LEFT: lambda _payment: (0,),
}
"""In the order of the list."""


def money_slip(payment: Payment, given: Answer) -> Slip | None:
    """The first slip of the list that gives an amount as typed, or nothing."""
    if given.action is Action.TAKE:
        return None
    found = (slip for slip, amounts in MONEY_SLIPS.items() if given.amount in amounts(payment))
    return next(found, None)
