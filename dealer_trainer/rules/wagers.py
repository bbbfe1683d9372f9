"""What a house lets lie on its felt: the stakes of a box against its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import FaultKind, FaultValue
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import amount_text


@dataclass(frozen=True, slots=True)
class StakeFault:
    """A stake that the house does not allow, by the key under which files write it."""

    key: str
    kind: FaultKind
    data: dict[str, FaultValue]


def stake_faults(
    wagers: Mapping[Bet, int], dark: bool | None, folded: bool, house: House
) -> Iterator[StakeFault]:
    """What the house's rules do not allow of a box's stakes. Limits bind dealing only.

    ``wagers`` holds those that could be read; ``folded`` says that no raise was written. ``dark``
    is nothing where it could not be read.
    """
    raise_bet = game_of(house).raise_bet
    if dark and not house.dark_boxes:
        yield StakeFault("dark", FaultKind.NO_DARK_BOXES, {"house": house.id})
        return
    if dark and folded:
        yield StakeFault("dark", FaultKind.DARK_FOLD, {"bet": raise_bet.value})
    ante, raised = wagers.get(Bet.ANTE), wagers.get(raise_bet)
    if dark is not None and ante and raised:
        multiples = house.dark_multiples if dark else house.play_multiples
        allowed = [multiple * ante for multiple in multiples]
        if raised not in allowed:
            data: dict[str, FaultValue] = {
                "bet": raise_bet.value,
                "stake": amount_text(raised),
                "ante": amount_text(ante),
                "allowed": tuple(map(amount_text, allowed)),
            }
            yield StakeFault(raise_bet.value, FaultKind.NOT_A_MULTIPLE, data)
    # Half a cent cannot be paid.
    for bet, table in house.tables.items():
        stake = wagers.get(bet.staked_as)
        if stake and stake % 2 and table.halves:
            data = {"bet": bet.value, "stake": amount_text(stake)}
            yield StakeFault(bet.staked_as.value, FaultKind.ODD_CENTS, data)
