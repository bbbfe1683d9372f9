"""One layout as files write it: read from nodes with every fault, and written as JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dealer_trainer.rules.bets import Bet, Role
from dealer_trainer.rules.cards import Card, card_text, cards_text, parse_card
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.games.registry import bets_of, stake_faults
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import MINOR
from dealer_trainer.storage.codec.fields import (
    Record,
    items,
    known,
    read_stake,
    read_text,
    read_truth,
)
from dealer_trainer.storage.codec.nodes import ListNode, Node, Reading, RecordNode

BOARD_CARDS: Final = 5
HOLE_CARDS: Final = 2
_HIGHEST_NUMBER: Final = 9_999_999

# What a keyboard left in another script types in place of a card's letter, and its Latin twin.
_LOOKALIKES: Final = dict(zip("АКТЈԚСНЅԀасѕһԁкјтԛЗОоΑΚΤ", "AKTJQCHSDacshdkjtq300AKT", strict=True))


def layout_json(layout: Layout) -> dict[str, Any]:
    """The layout as ``deal`` prints it: whole stakes are integers, others text."""
    return {
        "house": layout.house,
        "board": cards_text(layout.board),
        "dealer": cards_text(layout.dealer),
        "boxes": [_box_json(box) for box in layout.boxes],
    }


def _box_json(box: Box) -> dict[str, Any]:
    written: dict[str, Any] = {"box": box.number, "cards": cards_text(box.cards)}
    for bet in sorted(box.wagers, key=lambda bet: bet.role):
        written[bet.value] = _stake_json(box.wagers[bet])
    return {**written, "dark": True} if box.dark else written


def _stake_json(stake: int) -> int | str:
    whole, cents = divmod(stake, MINOR)
    return f"{whole}.{cents:02d}" if cents else whole


def layout_of(node: Node, houses: Mapping[str, House], reading: Reading) -> Layout | None:
    """The layout that a node describes; nothing where it has a fault. All faults are told."""
    record = Record.of(node, "", reading, whole="layout")
    if record is None:
        return None
    faults_before = reading.count
    record.check_keys(("house", "board", "dealer", "boxes"))
    house_id = record.read("house", lambda each, *at: _house_id(each, houses, *at))
    house = None if house_id is None else houses[house_id]
    cards = _CardsOnTheTable(reading)
    board = record.read("board", lambda each, *at: cards.read(each, BOARD_CARDS, *at))
    dealer = record.read("dealer", lambda each, *at: cards.read(each, HOLE_CARDS, *at))
    boxes = record.read("boxes", lambda each, *at: _boxes(each, house, cards, *at))
    if reading.count > faults_before:
        return None
    in_order = sorted(known(boxes), key=lambda box: box.number)
    return Layout(known(house_id), known(board), known(dealer), tuple(in_order))


def _house_id(node: Node, houses: Mapping[str, House], place: str, reading: Reading) -> str | None:
    house_id = read_text(node, place, reading)
    if house_id is not None and house_id not in houses:
        reading.add(FaultKind.UNKNOWN_HOUSE, node.line, text=house_id, allowed=tuple(houses))
        return None
    return house_id


class _CardsOnTheTable:
    """All cards of one layout: a card lies in one place only."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._places: dict[Card, str] = {}

    def read(
        self, node: Node, wanted: int, place: str, reading: Reading
    ) -> tuple[Card, ...] | None:
        """The cards that a text lists, exactly so many."""
        text = read_text(node, place, reading)
        if text is None:
            return None
        words = text.split()
        if len(words) != wanted:
            reading.add(
                FaultKind.CARD_COUNT, node.line, place=place, count=len(words), wanted=wanted
            )
        cards = [self._card(word, node.line, place) for word in words]
        return tuple(card for card in cards if card is not None)

    def _card(self, word: str, line: int, place: str) -> Card | None:
        card = parse_card(word) if word.isascii() else None
        if card is None:
            self._tell_no_card(word, line, place)
        elif card in self._places:
            self._reading.add(
                FaultKind.CARD_TWICE,
                line,
                place=place,
                card=card_text(card),
                first=self._places[card],
            )
        else:
            self._places[card] = place
        return card

    def _tell_no_card(self, word: str, line: int, place: str) -> None:
        alike = next((letter for letter in word if letter in _LOOKALIKES), None)
        if alike is None:
            self._reading.add(FaultKind.NO_SUCH_CARD, line, place=place, text=word)
        else:
            self._reading.add(
                FaultKind.LOOKALIKE_CARD,
                line,
                place=place,
                text=word,
                letter=alike,
                code=f"U+{ord(alike):04X}",
                latin=_LOOKALIKES[alike],
            )


def _boxes(
    node: Node, house: House | None, cards: _CardsOnTheTable, place: str, reading: Reading
) -> list[Box]:
    found: list[Box] = []
    numbers: set[int] = set()
    for item, item_place in items(node, place, reading):
        number = _number(item, house, item_place, reading)
        if number in numbers:
            reading.add(FaultKind.BOX_TWICE, item.line, number=known(number))
        elif number is not None:
            numbers.add(number)
        own_place = item_place if number is None else f"box{number}"
        record = Record.of(item, own_place, reading)
        box = None if record is None else _box(record, number, house, cards)
        if box is not None:
            found.append(box)
    if isinstance(node, ListNode) and not node.items:
        reading.add(FaultKind.NO_BOX, node.line)
    return found


def _number(node: Node, house: House | None, place: str, reading: Reading) -> int | None:
    if not isinstance(node, RecordNode):
        return None
    number = Record(node, place, reading).whole("box", 0, _HIGHEST_NUMBER)
    if number is not None and house is not None and not 1 <= number <= house.boxes:
        reading.add(
            FaultKind.BOX_OUT_OF_RANGE,
            node.entries["box"].line,
            number=number,
            house=house.id,
            boxes=house.boxes,
        )
    return number


def _box(
    record: Record, number: int | None, house: House | None, cards: _CardsOnTheTable
) -> Box | None:
    """One box; without its house only what every house asks is checked."""
    offered = tuple(Bet) if house is None else tuple(rule.bet for rule in bets_of(house))
    # Those that are written, in the order in which they are.
    bets = sorted((bet for bet in offered if bet.staked_as is bet), key=lambda bet: bet.role)
    all_bets = {bet.value for bet in Bet}
    keys = [bet.value for bet in bets if bet is not Bet.ANTE]
    record.check_keys(("box", "cards", "ante"), (*keys, "dark"), told_elsewhere=all_bets)
    for key in record.written:
        if key == Bet.BLIND.value:
            record.reading.add(FaultKind.BLIND_GIVEN, record.line_of(key), place=record.place(key))
        elif house is not None and key in all_bets.difference(bet.value for bet in bets):
            record.reading.add(
                FaultKind.OTHER_GAME_BET,
                record.line_of(key),
                place=record.place(key),
                bet=key,
                game=house.game.value,
            )
    two = record.read("cards", lambda node, *at: cards.read(node, HOLE_CARDS, *at))
    read = {bet: record.read(bet.value, read_stake) for bet in bets}
    wagers = {bet: stake for bet, stake in read.items() if stake is not None}
    dark = record.read("dark", read_truth) if record.node("dark") is not None else False
    raises = (bet for bet in bets if bet.role is Role.RAISE)
    folded = all(record.node(bet.value) is None for bet in raises)
    if house is not None:
        for fault in stake_faults(wagers, dark, folded, house):
            record.reading.add(
                fault.kind, record.line_of(fault.key), place=record.place(fault.key), **fault.data
            )
    if number is None or two is None or Bet.ANTE not in wagers or dark is None:
        return None
    return Box(number, two, wagers, dark)
