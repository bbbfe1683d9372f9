"""A house file's money: pay tables, chips and limits, and whether the chips can make the limits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from math import gcd
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.game import BetRule
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import Chip, Limit
from dealer_trainer.rules.money import (
    Pay,
    PaySchedule,
    amount_text,
    parse_odds,
    parse_pay,
    pays_more,
)
from dealer_trainer.storage.codec.fields import Record, items, read_stake
from dealer_trainer.storage.codec.nodes import ListNode, Node, Reading, Scalar

_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}", re.ASCII)
_MOST_STEPS: Final = 1_000_000
_MOST_CHIPS: Final = 100
_CATEGORY_KEYS: Final = tuple(category.key for category in reversed(Category))


def read_table(table: Record, rule: BetRule) -> PaySchedule | None:
    """The rows from the royal flush down, without a gap, none paying more than the one above.

    A side bet's row may pay a fixed sum.
    """
    table.check_keys((), _CATEGORY_KEYS)
    named = [category for category in reversed(Category) if table.node(category.key) is not None]
    if not named:
        table.reading.add(FaultKind.EMPTY_LIST, table.line, place=table.place("").rstrip("."))
        return None
    bottom = named[-1] if rule.lowest is None else min(named[-1], rule.lowest)
    for category in reversed(Category):
        if category >= bottom and category not in named:
            kind = FaultKind.TABLE_GAP if category > named[-1] else FaultKind.TABLE_TOO_SHORT
            table.reading.add(kind, table.line, place=table.place(category.key), row=category.key)
    rows: list[tuple[Category, Pay]] = []
    for category in named:
        pay = _pay(table, category.key, rule)
        if pay is None:
            continue
        if rows and pays_more(pay, rows[-1][1]):
            table.reading.add(
                FaultKind.TABLE_RISES,
                table.line_of(category.key),
                place=table.place(category.key),
                odds=str(pay),
                above=rows[-1][0].key,
                above_odds=str(rows[-1][1]),
            )
        rows.append((category, pay))
    return PaySchedule(tuple(rows)) if len(rows) == len(named) else None


def _pay(table: Record, key: str, rule: BetRule) -> Pay | None:
    node = table.node(key)
    text = node.text if isinstance(node, Scalar) else ""
    pay = parse_pay(text) if rule.bet.is_side else parse_odds(text)
    if pay is None or not isinstance(node, Scalar) or not node.is_text:
        line = table.line if node is None else node.line
        table.reading.add(FaultKind.NOT_ODDS, line, place=table.place(key), text=text)
        return None
    return pay


def read_chips(node: Node, place: str, reading: Reading) -> tuple[Chip, ...] | None:
    """The chips by rising value; nothing where one is at fault."""
    if isinstance(node, ListNode) and len(node.items) > _MOST_CHIPS:
        reading.add(FaultKind.TOO_MANY, node.line, place=place, most=_MOST_CHIPS)
        return None
    found: dict[int, Chip] = {}
    whole = True
    for item, item_place in items(node, place, reading):
        chip = _chip(item, item_place, reading)
        if chip is None:
            whole = False
        elif chip.value in found:
            reading.add(
                FaultKind.NAMED_TWICE, item.line, place=item_place, text=amount_text(chip.value)
            )
        else:
            found[chip.value] = chip
    if whole and not found:
        reading.add(FaultKind.EMPTY_LIST, node.line, place=place)
    return tuple(found[value] for value in sorted(found)) if whole and found else None


def _chip(node: Node, place: str, reading: Reading) -> Chip | None:
    record = Record.of(node, place, reading)
    if record is None:
        return None
    record.check_keys(("value", "colour"))
    value = record.read("value", read_stake)
    colour = record.read("colour", _colour)
    return None if value is None or colour is None else Chip(value, colour)


def _colour(node: Node, place: str, reading: Reading) -> str | None:
    if isinstance(node, Scalar) and node.is_text and _COLOUR.fullmatch(node.text):
        return node.text.upper()
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.BAD_COLOUR, node.line, place=place, text=text)
    return None


def read_limits(
    limits: Record, keys: Mapping[str, Bet], chips: tuple[Chip, ...] | None
) -> dict[Bet, Limit]:
    """The limits of bets by their words in the file; the chips must be able to make them."""
    limits.check_keys(tuple(keys))
    read = {bet: _limit(limits, key, chips) for key, bet in keys.items()}
    return {bet: limit for bet, limit in read.items() if limit is not None}


def _limit(limits: Record, key: str, chips: tuple[Chip, ...] | None) -> Limit | None:
    record = limits.record(key)
    if record is None:
        return None
    record.check_keys(("min", "max", "step"))
    amounts = {name: record.read(name, read_stake) for name in ("min", "max", "step")}
    least, most, step = amounts.values()
    if least is not None and most is not None and least > most:
        record.reading.add(
            FaultKind.LIMIT_UPSIDE_DOWN,
            record.line_of("min"),
            place=record.place("min"),
            least=amount_text(least),
            most=amount_text(most),
        )
    for name, amount in amounts.items():
        _check_chips(record, name, amount, chips)
    return None if least is None or most is None or step is None else Limit(least, most, step)


def read_max_payout(record: Record, chips: tuple[Chip, ...] | None) -> int | None:
    """The greatest payout on a box, if there is one; the chips must be able to make it."""
    node = record.node("max_payout")
    if node is None or (isinstance(node, Scalar) and node.is_null):
        return None
    amount = record.read("max_payout", read_stake)
    _check_chips(record, "max_payout", amount, chips)
    return amount


def _check_chips(
    record: Record, name: str, amount: int | None, chips: tuple[Chip, ...] | None
) -> None:
    if chips and amount is not None and not can_make([chip.value for chip in chips], amount):
        record.reading.add(
            FaultKind.CHIPS_CANNOT_MAKE,
            record.line_of(name),
            place=record.place(name),
            amount=amount_text(amount),
        )


def can_make(chips: list[int], amount: int) -> bool:
    """Whether chips of these values, any number of each, make an amount (all minor units)."""
    unit = reduce(gcd, chips)
    if amount % unit:
        return False
    # Schur's bound: from here on every multiple of the unit can be laid.
    if amount >= (min(chips) // unit - 1) * (max(chips) - unit):
        return True
    rest = amount
    for chip in sorted(chips, reverse=True):
        rest %= chip
    if not rest:
        return True
    size = amount // unit
    if size > _MOST_STEPS:
        return False
    # A bit a sum: bit n is set where n units can be laid.
    sums = 1
    mask = (1 << size + 1) - 1
    for chip in chips:
        shift = chip // unit
        while shift <= size:
            sums |= sums << shift & mask
            shift *= 2
    return bool(sums >> size & 1)
