"""A layout: what lies on the felt at the end of a round. It holds no answers."""

from __future__ import annotations

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Box:
    """A player's place. Stakes are minor units.

    ``play`` is the second bet (ultimate: play; casino-texas: bet), nothing where the box folded;
    ``side`` is the side bet (ultimate: trips; casino-texas: bonus). The ultimate blind equals the
    ante.
    """

    number: int
    cards: tuple[Card, ...]
    ante: int
    play: int | None = None
    side: int | None = None
    dark: bool = False

    @property
    def folded(self) -> bool:
        """Whether the box folded or gave up."""
        return self.play is None


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
        for box in self.boxes:
            if box.number == number:
                return box
        raise KeyError(number)
