"""What players stake: mostly round sums within the house's limits, sometimes any lawful sum."""

from __future__ import annotations

from typing import Final

from dealer_trainer.dealing.shoe import Chance
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import House, Limit
from dealer_trainer.rules.money import MINOR, Odds
from dealer_trainer.rules.settlement import cut_payment

# People like 5, 10, 15, 25, 50, 100 and their like in every currency; 20 is there, but seldomer.
_ROUND_FIGURES: Final = ((10, 4), (15, 3), (20, 1), (25, 4), (50, 4))
_ROUND_SHARE: Final = 0.8
THREE_TO_TWO: Final = Odds(3, 2)
_ANTES_TRIED: Final = 400
_MOST_STAKED: Final = 9_999_999 * MINOR
"""What a layout may hold on one bet."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The sums that may be staked on a bet, in minor units: ``first``, then by ``step``, ``count``
    of them.

    ``round_sums`` are those that people like, with weights: the lower, the likelier.
    """

    first: int
    step: int
    count: int
    round_sums: tuple[tuple[int, int], ...]

    def __contains__(self, amount: int) -> bool:
        place, rest = divmod(amount - self.first, self.step)
        return not rest and 0 <= place < self.count

    def any_of(self, chance: Chance) -> int:
        """Any lawful sum; low ones are likelier, as at a table."""
        share = chance.roll()
        return self.first + self.step * int(self.count * share * share)

    def liked(self, chance: Chance) -> int:
        """A sum as a player puts it down."""
        if self.round_sums and chance.happens(_ROUND_SHARE):
            return chance.weighted(self.round_sums)
        return self.any_of(chance)


def stakes_within(limit: Limit, halves: bool, multiple: int = 1) -> Stakes | None:
    """The sums that a limit allows, or nothing if none is left.

    ``halves``: the bet is paid by an N:2 row, so an odd number of cents cannot be staked;
    ``multiple``: the most times this stake that is put on another bet of the box.
    """
    first, step = limit.min, limit.step
    most = min(limit.max, _MOST_STAKED // multiple)
    if halves:
        if first % 2:
            first += step
        if first % 2:
            return None
        step = step if step % 2 == 0 else 2 * step
    if first > most:
        return None
    stakes = Stakes(first, step, (most - first) // step + 1, ())
    liked = [
        (figure * 10**power // 10, weight)
        for power in range(len(str(most)))
        for figure, weight in _ROUND_FIGURES
        if figure * 10**power % 10 == 0 and figure * 10**power // 10 in stakes
    ]
    weighted = tuple(
        (sum_, 120 * weight // (4 + place)) for place, (sum_, weight) in enumerate(liked)
    )
    return Stakes(first, step, stakes.count, weighted)


def odd_antes(house: House, antes: Stakes) -> tuple[int, ...]:
    """Antes whose blind, paid 3:2, comes to a part of a currency unit: of the first few hundred."""
    if Bet.BLIND not in house.tables:
        return ()
    if THREE_TO_TWO not in dict(house.tables[Bet.BLIND].rows).values():
        return ()
    found = []
    for place in range(min(antes.count, _ANTES_TRIED)):
        ante = antes.first + place * antes.step
        if cut_payment(THREE_TO_TWO.of(ante), house) % MINOR:
            found.append(ante)
    return tuple(found)
