"""Lines of layouts and sheets in good order, read at once and without nodes.

A line that is read here reads the same from its nodes. Any other, be it wrong or only written in
another way, gives nothing: then its nodes tell what it says, or every fault of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from dealer_trainer.rules.bets import Bet, Role
from dealer_trainer.rules.games.registry import bets_of, game_of, stake_faults
from dealer_trainer.rules.hands import CATEGORY_BY_KEY, Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Answer, parse_answer
from dealer_trainer.storage.codec.round_fields import LayoutFields, layout_from
from dealer_trainer.storage.codec.sheet_fields import milliseconds
from dealer_trainer.storage.codec.typed import BoxNumber, Fields, Misread, Seconds, converted
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet

Ignored: TypeAlias = list[str] | str | None
"""What a settlement tells besides, and a sheet does not need."""


class DealerLine(Fields, frozen=True):
    """The dealer's hand in a line of sheets, or of settlements with what they tell besides."""

    category: str | None = None
    qualifies: bool | None = None
    seconds: Seconds | None = None
    cards: Ignored = None
    result: Ignored = None
    situations: Ignored = None


class BoxLine(Fields, frozen=True):
    """A box in a line of sheets or settlements."""

    box: BoxNumber
    category: str | None = None
    bets: dict[str, str | int | None] | None = None
    seconds: Seconds | None = None
    cards: Ignored = None
    result: Ignored = None
    situations: Ignored = None


class SheetLine(Fields, frozen=True):
    """A line of sheets or settlements."""

    dealer: DealerLine | None = None
    boxes: tuple[BoxLine, ...] | None = None
    seconds: Seconds | None = None
    cards: Ignored = None
    result: Ignored = None
    situations: Ignored = None


_DECODER: Final = msgspec.json.Decoder()
_ENCODER: Final = msgspec.json.Encoder()


def _value(text: str) -> Any:
    """What a line of JSON says, nothing where it is none or is written in an odd way."""
    try:
        value = _DECODER.decode(text)
        written = _ENCODER.encode(value).decode()
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    # A key that comes twice, an escape or a number of many digits is not written again as it was.
    return value if written.replace(" ", "") == text.strip().replace(" ", "") else None


class QuickLayouts:
    """Reads lines of layouts of some houses."""

    def __init__(self, houses: Mapping[str, House]) -> None:
        self._houses = houses
        self._bets = {key: {rule.bet for rule in bets_of(house)} for key, house in houses.items()}
        # Boxes that are staked alike are looked at once.
        self._allows = lru_cache(maxsize=4096)(self._looked_at)

    def read(self, text: str) -> Layout | None:
        """The layout of a line in good order, or nothing."""
        try:
            layout = layout_from(converted(_value(text), LayoutFields))
        except Misread:
            return None
        house = self._houses.get(layout.house)
        if house is None or not text.isascii():
            return None
        for box in layout.boxes:
            stakes = tuple(box.wagers.items())
            if box.number > house.boxes or not self._allows(house.id, stakes, box.dark):
                return None
        in_order = sorted(layout.boxes, key=lambda box: box.number)
        return Layout(layout.house, layout.board, layout.dealer, tuple(in_order))

    def _looked_at(self, house_id: str, stakes: tuple[tuple[Bet, int], ...], dark: bool) -> bool:
        """Whether a house lets these stakes lie in a box."""
        house, wagers = self._houses[house_id], dict(stakes)
        if not self._bets[house_id].issuperset(wagers):
            return False
        folded = not any(bet.role is Role.RAISE for bet in wagers)
        return not any(stake_faults(wagers, dark, folded, house))


def quick_sheet(text: str, layout: Layout, house: House) -> Sheet | None:
    """The sheet of a line in good order for a layout, or nothing."""
    try:
        fields = converted(_value(text), SheetLine)
        dealer = fields.dealer or DealerLine()
        game = game_of(house)
        stakes = {box.number: game.stakes(box) for box in layout.boxes}
        # A box that comes twice, and one that does not lie there, have no stakes left.
        boxes = [_box(line, stakes.pop(line.box)) for line in fields.boxes or ()]
        return Sheet(
            DealerAnswer(
                _category(dealer.category), dealer.qualifies, milliseconds(dealer.seconds)
            ),
            tuple(boxes),
            milliseconds(fields.seconds),
        )
    except (Misread, KeyError):
        return None


def _box(line: BoxLine, stakes: tuple[tuple[Bet, int], ...]) -> BoxAnswer:
    """Raises ``Misread``, or ``KeyError`` for a word that is none."""
    said = line.bets or {}
    there = {bet.value: bet for bet, _ in stakes}
    if not there.keys() >= said.keys():
        raise Misread("bets")
    bets = [(bet, _answer(said[word])) for word, bet in there.items() if said.get(word) is not None]
    return BoxAnswer(line.box, _category(line.category), tuple(bets), milliseconds(line.seconds))


def _answer(written: str | int | None) -> Answer:
    answer = parse_answer(str(written))
    if answer is None:
        raise Misread("bets")
    return answer


def _category(word: str | None) -> Category | None:
    return None if word is None else CATEGORY_BY_KEY[word]
