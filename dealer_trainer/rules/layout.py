"""A layout: what lies on the felt at the end of a round. It holds no answers."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet, Role
from dealer_trainer.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Box:
    """A player's place, and the stakes that lie on it in minor units.

    ``wagers`` holds what files write: a bet that equals the ante is not in it.
    """

    number: int
    cards: tuple[Card, ...]
    wagers: Mapping[Bet, int]
    dark: bool = False

    def __hash__(self) -> int:
        return hash((self.number, self.cards))

    @property
    def ante(self) -> int:
        """The stake that every box has."""
        return self.wagers[Bet.ANTE]

    def stake(self, bet: Bet) -> int | None:
        """The stake on a bet, nothing where none lies there."""
        return self.wagers.get(bet.staked_as)

    @property
    def play(self) -> int | None:
        """The stake with which the player stayed in, nothing where the box folded."""
        for bet, stake in self.wagers.items():
            if bet.role is Role.RAISE:
                return stake
        return None

    @property
    def folded(self) -> bool:
        """Whether the box folded or gave up."""
        return self.play is None

    @property
    def has_side_bet(self) -> bool:
        """Whether a side bet lies on it."""
        return any(bet.is_side for bet in self.wagers)


@dataclass(frozen=True, slots=True)
class Layout:
    """A finished round: five board cards in the order dealt, the dealer's two, boxes by rising
    number.
    """

    house: str
    board: tuple[Card, ...]
    dealer: tuple[Card, ...]
    boxes: tuple[Box, ...]

    @property
    def flop(self) -> tuple[Card, ...]:
        """The first three board cards."""
        return self.board[:3]

    @property
    def settlement_order(self) -> tuple[Box, ...]:
        """The boxes from right to left, as they are settled."""
        return tuple(sorted(self.boxes, key=lambda box: -box.number))

    def box(self, number: int) -> Box:
        """The box of a number. Raises ``KeyError`` if the place is empty."""
        return {box.number: box for box in self.boxes}[number]
