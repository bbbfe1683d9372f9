"""The dealer: from a request to its layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Final

from dealer_trainer.dealing.players import Table, lay, occupied_boxes, table_of
from dealer_trainer.dealing.possible import possible_at
from dealer_trainer.dealing.request import (
    DEALING_VERSION,
    CannotDeal,
    DealRequest,
    Dealt,
    Mix,
    Refusal,
)
from dealer_trainer.dealing.shoe import Chance, Shoe
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.situations import Situation

_REDRAWS: Final = 1_000


def deal_natural(table: Table, boxes: int | None, chance: Chance) -> Layout:
    """A plain shuffle with plausible players."""
    shoe = Shoe(chance)
    board, dealer = shoe.draw_some(5), shoe.draw_some(2)
    return lay(table, board, dealer, occupied_boxes(table.house, boxes, chance), {}, chance)


def check_request(request: DealRequest, table: Table) -> None:
    """Raises ``CannotDeal`` for what no layout can be."""
    house, boxes = request.house, request.boxes
    if boxes is not None and boxes < 1:
        raise CannotDeal(Refusal.NO_BOXES, {"boxes": boxes})
    if boxes is not None and boxes > house.boxes:
        raise CannotDeal(
            Refusal.TOO_MANY_BOXES, {"house": house.id, "boxes": boxes, "most": house.boxes}
        )
    unknown = tuple(s for s in request.situations if not possible_at(s, table))
    if unknown:
        raise CannotDeal(Refusal.NOT_IN_HOUSE, {"house": house.id, "situations": unknown})
    if boxes == 1 and Situation.DARK in request.situations:
        raise CannotDeal(Refusal.ONE_BOX_STAYS_OPEN, {"boxes": boxes})


# The natural mix is a plain shuffle: what makes situations is loaded where one is wanted.


def _rarest_first(wanted: tuple[Situation, ...]) -> tuple[Situation, ...]:
    if not wanted:
        return ()
    from dealer_trainer.dealing.recipes.registry import RAREST_FIRST  # noqa: PLC0415 -- see above

    return tuple(s for s in RAREST_FIRST if s in wanted)


def _drawing(
    table: Table, wanted: tuple[Situation, ...], boxes: int | None, mix: Mix
) -> Callable[[Chance], Layout]:
    if not wanted and mix is Mix.NATURAL:
        return lambda chance: deal_natural(table, boxes, chance)
    from dealer_trainer.dealing.practice import deal_practice  # noqa: PLC0415 -- see above
    from dealer_trainer.dealing.recipes.registry import deal_wanted  # noqa: PLC0415 -- see above

    if wanted:
        return lambda chance: deal_wanted(table, wanted, boxes, chance)
    return lambda chance: deal_practice(table, boxes, chance)


class Dealer:
    """Deals a request's layouts one after another, without end; no two of them have the same cards.

    Each layout has a stream of chance of its own, so the first K are the same however many follow.
    Raises ``CannotDeal``: at once for what cannot be, on dealing for what was not found.
    """

    def __init__(self, request: DealRequest) -> None:
        self.request: Final = request
        table = table_of(request.house)
        check_request(request, table)
        wanted = _rarest_first(request.situations)
        self._draw: Final = _drawing(table, wanted, request.boxes, request.mix)
        self._index = 0
        self._seen: set[bytes] = set()
        names = ",".join(situation.value for situation in wanted)
        self._seed = (
            f"{DEALING_VERSION}/{request.house.id}/{request.seed}/{request.boxes or 'any'}"
            f"/{request.mix.value}/{names}"
        )

    def __iter__(self) -> Iterator[Dealt]:
        return self

    def __next__(self) -> Dealt:
        for draw in range(_REDRAWS):
            layout = self._draw(Chance(f"{self._seed}/{self._index}/{draw}"))
            mark = _mark(layout)
            if mark not in self._seen:
                self._seen.add(mark)
                dealt = Dealt(layout, self.request, self._index)
                self._index += 1
                return dealt
        raise CannotDeal(Refusal.NO_OTHER_LAYOUT, {"dealt": self._index})


def _mark(layout: Layout) -> bytes:
    """The cards of a layout and where they lie, in 16 bytes."""
    cards = bytes((*layout.board, *layout.dealer))
    boxes = b"".join(bytes((box.number, *box.cards)) for box in layout.boxes)
    return blake2b(cards + boxes, digest_size=16).digest()


def deal(request: DealRequest, index: int = 0) -> Dealt:
    """The ``index``-th layout (from 0) of a request: those before it are dealt too, so that none
    comes twice.

    Raises ``CannotDeal``, and ``ValueError`` for a negative index.
    """
    if index < 0:
        raise ValueError(index)
    dealer = Dealer(request)
    for _ in range(index):
        next(dealer)
    return next(dealer)
