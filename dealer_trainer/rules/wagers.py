"""What a house lets lie on its felt: the stakes of a box against its rules."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import amount_text


@dataclass(frozen=True, slots=True)
class Stakes:
    """What lies on one box in minor units; nothing where it is not there or could not be read.

    ``folded`` says that no play was made.
    """

    ante: int | None
    play: int | None
    side: int | None
    dark: bool | None
    folded: bool


@dataclass(frozen=True, slots=True)
class StakeFault:
    """A stake that the house does not allow, by the key under which files write it."""

    key: str
    kind: FaultKind
    data: dict[str, FaultValue]


def stake_faults(stakes: Stakes, house: House) -> Iterator[StakeFault]:
    """What the house's rules do not allow of a box's stakes. Limits bind dealing only."""
    if stakes.dark and not house.dark_boxes:
        yield StakeFault("dark", FaultKind.NO_DARK_BOXES, {"house": house.id})
        return
    if stakes.dark and stakes.folded:
        yield StakeFault("dark", FaultKind.DARK_FOLD, {"bet": game_of(house).play_bet.value})
    if stakes.dark is not None and stakes.ante and stakes.play:
        yield from _not_a_multiple(stakes.ante, stakes.play, stakes.dark, house)
    yield from _odd_cents(stakes, house)


def _not_a_multiple(ante: int, play: int, dark: bool, house: House) -> Iterator[StakeFault]:
    multiples = house.dark_multiples if dark else house.play_multiples
    allowed = [multiple * ante for multiple in multiples]
    if play not in allowed:
        bet = game_of(house).play_bet.value
        data: dict[str, FaultValue] = {
            "bet": bet,
            "stake": amount_text(play),
            "ante": amount_text(ante),
            "allowed": tuple(map(amount_text, allowed)),
        }
        yield StakeFault(bet, FaultKind.NOT_A_MULTIPLE, data)


def _odd_cents(stakes: Stakes, house: House) -> Iterator[StakeFault]:
    """Odd cents on a bet that an N:2 row pays: half a cent cannot be paid."""
    side_bet = game_of(house).side_bet
    for bet, table in house.tables.items():
        key, stake = (bet, stakes.side) if bet is side_bet else (Bet.ANTE, stakes.ante)
        if stake and stake % 2 and table.halves:
            data: dict[str, FaultValue] = {"bet": bet.value, "stake": amount_text(stake)}
            yield StakeFault(key.value, FaultKind.ODD_CENTS, data)
