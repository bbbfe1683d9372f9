"""The players of a table: where they sit, what they stake, whether they look, how they play on.

A player has one box; where the house has dark boxes one in seven boxes is the second of its
neighbour: it is staked like it, before the deal, and never folds. One box always stays open. Of
each side bet two boxes in five have one. ``play_styles`` says how many play by the book, the module
of the game what that is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Final

from dealer_trainer.dealing.games import casino_texas as casino_texas_players
from dealer_trainer.dealing.games import ultimate as ultimate_players
from dealer_trainer.dealing.play_styles import STYLES, Style
from dealer_trainer.dealing.request import CannotDeal, Refusal
from dealer_trainer.dealing.shoe import Chance, Shoe
from dealer_trainer.dealing.stakes import Stakes, odd_antes, stakes_within
from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import Card
from dealer_trainer.rules.games.registry import game_of, side_bets
from dealer_trainer.rules.house import GameName, House
from dealer_trainer.rules.layout import Box, Layout

_DARK_SHARE: Final = 0.15
SIDE_SHARE: Final = 0.4

PlayMultiple = Callable[
    [tuple[Card, ...], tuple[Card, ...], Style, tuple[int, ...], Chance], int | None
]
_PLAYERS: Final[Mapping[GameName, PlayMultiple]] = {
    GameName.ULTIMATE: ultimate_players.play_multiple,
    GameName.CASINO_TEXAS: casino_texas_players.play_multiple,
}


@dataclass(frozen=True, slots=True)
class Wish:
    """What a box must be; what is left open is the player's or chance's. ``sides`` says which side
    bets it must have, and which not.
    """

    cards: tuple[Card, ...] | None = None
    stays: bool | None = None
    dark: bool | None = None
    sides: Mapping[Bet, bool] = field(default_factory=lambda: MappingProxyType({}))
    antes: tuple[int, ...] = ()
    """The antes of which it must be one; none: any."""


NO_WISH: Final = Wish()


@dataclass(frozen=True, slots=True)
class Table:
    """What dealing needs of a house, worked out once. ``sides`` has every side bet that it offers,
    with what may be staked on it: nothing where no stake could be paid exactly.
    """

    house: House
    antes: Stakes
    sides: Mapping[Bet, Stakes | None]
    odd_antes: tuple[int, ...]
    play: PlayMultiple

    @property
    def has_dark(self) -> bool:
        """Whether a box of this house can be dark."""
        return self.house.dark_boxes and self.house.boxes > 1 and bool(self.house.dark_multiples)

    def wagers(self, ante: int, multiple: int | None, sides: Mapping[Bet, int]) -> dict[Bet, int]:
        """What lies on a box, raised to ``multiple`` times the ante; nothing: folded."""
        raised = {} if multiple is None else {game_of(self.house).raise_bet: ante * multiple}
        return {Bet.ANTE: ante, **raised, **sides}


def table_of(house: House) -> Table:
    """The table of a house. Raises ``CannotDeal`` if no ante can be staked."""
    multiples = (*house.play_multiples, *house.dark_multiples)
    halves = any(table.halves for bet, table in house.tables.items() if not bet.is_side)
    antes = stakes_within(house.limits[Bet.ANTE], halves, max(multiples))
    if antes is None:
        raise CannotDeal(Refusal.NO_STAKE, {"house": house.id})
    sides = {
        bet: stakes_within(house.limits[bet], house.tables[bet].halves) for bet in side_bets(house)
    }
    return Table(house, antes, sides, odd_antes(house, antes), _PLAYERS[house.game])


def occupied_boxes(house: House, boxes: int | None, chance: Chance) -> tuple[int, ...]:
    """The numbers of the occupied boxes, rising.

    Where their number is left to chance, k of n have the weight k × (2n + 3 − 2k): of six boxes one
    is occupied in 10 of 100 layouts, two in 17, three in 20, four in 21, five in 19, six in 14.
    """
    most = house.boxes
    if boxes is None:
        boxes = chance.weighted([(k, k * (2 * most + 3 - 2 * k)) for k in range(1, most + 1)])
    return tuple(sorted(chance.some(range(1, most + 1), boxes)))


def _dark_ones(
    table: Table, numbers: Sequence[int], wishes: Mapping[int, Wish], chance: Chance
) -> frozenset[int]:
    if not table.has_dark or len(numbers) < 2:
        return frozenset()
    dark = set()
    for number in numbers:
        wish = wishes.get(number, NO_WISH)
        wanted = wish.dark
        if wanted is None:
            wanted = chance.happens(_DARK_SHARE) and wish.stays is not False
        if wanted:
            dark.add(number)
    if len(dark) == len(numbers):
        free = [n for n in numbers if not wishes.get(n, NO_WISH).dark]
        dark.discard(chance.pick(free or numbers))
    return frozenset(dark)


def _stakes(
    table: Table, wish: Wish, neighbour: Mapping[Bet, int] | None, chance: Chance
) -> tuple[int, dict[Bet, int]]:
    """Ante and side bets of a box; ``neighbour``: the wagers of the player's other box."""
    if wish.antes:
        ante = chance.pick(wish.antes)
    else:
        ante = neighbour[Bet.ANTE] if neighbour else table.antes.liked(chance)
    sides: dict[Bet, int] = {}
    for bet, stakes in table.sides.items():
        wanted = wish.sides.get(bet)
        if wanted is None:
            wanted = bet in neighbour if neighbour else chance.happens(SIDE_SHARE)
        if stakes is None or not wanted:
            continue
        if neighbour and bet in neighbour:
            sides[bet] = neighbour[bet]
            continue
        side = stakes.liked(chance)
        # Hardly anybody puts more on the side than on the game.
        sides[bet] = stakes.liked(chance) if side > ante else side
    return ante, sides


def lay(
    table: Table,
    board: tuple[Card, ...],
    dealer: tuple[Card, ...],
    numbers: Sequence[int],
    wishes: Mapping[int, Wish],
    chance: Chance,
) -> Layout:
    """The finished round: every box dealt, staked and played as its player does, and as wished."""
    held = [card for wish in wishes.values() if wish.cards for card in wish.cards]
    shoe = Shoe(chance, {*board, *dealer, *held})
    dark = _dark_ones(table, numbers, wishes, chance)
    boxes: list[Box] = []
    for number in numbers:
        wish = wishes.get(number, NO_WISH)
        cards = wish.cards or shoe.draw_some(2)
        neighbour = boxes[-1].wagers if boxes and number in dark else None
        ante, sides = _stakes(table, wish, neighbour, chance)
        multiple = _multiple(table, wish, cards, board, number in dark, chance)
        boxes.append(Box(number, cards, table.wagers(ante, multiple, sides), number in dark))
    return Layout(table.house.id, board, dealer, tuple(boxes))


def _multiple(
    table: Table,
    wish: Wish,
    cards: tuple[Card, ...],
    board: tuple[Card, ...],
    dark: bool,
    chance: Chance,
) -> int | None:
    if dark:
        return chance.pick(table.house.dark_multiples)
    if wish.stays is False:
        return None
    multiples = table.house.play_multiples
    multiple = table.play(cards, board, chance.weighted(STYLES), multiples, chance)
    return min(multiples) if multiple is None and wish.stays else multiple
