"""One house as its file writes it: every key read strictly, so that every fault is told."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.game import Game
from dealer_trainer.rules.games.registry import GAMES
from dealer_trainer.rules.house import (
    FoldSide,
    GameName,
    House,
    QuadsOneCard,
    Qualifier,
    Rounding,
    Spots,
)
from dealer_trainer.rules.money import PaySchedule
from dealer_trainer.storage.codec.fields import (
    Record,
    items,
    known,
    read_line,
    read_truth,
    read_whole,
)
from dealer_trainer.storage.codec.house_money import (
    read_chips,
    read_limits,
    read_max_payout,
    read_table,
)
from dealer_trainer.storage.codec.house_provenance import read_five_languages, read_provenance
from dealer_trainer.storage.codec.nodes import ListNode, Node, Reading

MOST_BOXES: Final = 9
_GREATEST_MULTIPLE: Final = 9
_LONGEST_NAME: Final = 80
_LONGEST_SOURCE: Final = 4000

_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
LONGEST_ID: Final = 40
"""Characters of a house's id."""
# Windows takes these for devices, so that ID.yaml could not be a file there.
_DEVICES: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]", re.ASCII)
_CURRENCY: Final = re.compile(r"[A-Z]{3}", re.ASCII)

_KEYS: Final = (
    "id",
    "game",
    "names",
    "source",
    "boxes",
    "dark_boxes",
    "dark_multiples",
    "qualifies",
    "play_multiples",
    "fold_side",
    "tables",
    "currency",
    "chips",
    "limits",
    "rounding",
    "max_payout",
    "spots",
    "provenance",
)
_QUADS_KEY: Final = "bonus_quads_one_card"


def house_of(record: Record, taken: set[str], *, kept: bool = False) -> House | None:
    """Read every key, so that every fault is told; the house stands only where there is none.

    One that is ``kept`` with a quiz or its result may have a greatest payout that its chips cannot
    make, as its file could when that was written.
    """
    reading = record.reading
    game_name = record.choice("game", GameName)
    game = None if game_name is None else GAMES[game_name]
    _check_keys(record, game)
    house_id = _id(record, taken)
    names = record.read("names", lambda node, *at: read_five_languages(node, _LONGEST_NAME, *at))
    source = record.read("source", lambda node, *at: read_line(node, _LONGEST_SOURCE, *at))
    boxes = record.whole("boxes", 1, MOST_BOXES)
    dark_boxes = record.read("dark_boxes", read_truth)
    dark_multiples = record.read("dark_multiples", _multiples)
    if dark_boxes:
        _refuse_empty(record, "dark_multiples")
    qualifies = record.choice("qualifies", Qualifier)
    play_multiples = record.read("play_multiples", _multiples)
    _refuse_empty(record, "play_multiples")
    fold_side = record.choice("fold_side", FoldSide)
    tables = _tables(record, game)
    currency = _currency(record)
    chips = record.read("chips", read_chips)
    limits = record.record("limits")
    limited = _limit_keys(game, tables)
    limit_of = None if limits is None else read_limits(limits, limited, chips)
    quads = record.choice(_QUADS_KEY, QuadsOneCard)
    rounding = record.choice("rounding", Rounding)
    max_payout = read_max_payout(record, None if kept else chips)
    spots = record.choice("spots", Spots)
    provenance = record.read("provenance", lambda node, *at: read_provenance(node, game, *at))
    if reading.faulty:
        return None
    return House(
        id=known(house_id),
        game=known(game_name),
        names=known(names),
        source=known(source),
        boxes=known(boxes),
        dark_boxes=known(dark_boxes),
        dark_multiples=known(dark_multiples) if dark_boxes else (),
        qualifies=known(qualifies),
        play_multiples=known(play_multiples),
        fold_side=known(fold_side),
        tables=known(tables),
        currency=known(currency),
        chips=known(chips),
        limits=known(limit_of),
        bonus_quads_one_card=quads,
        rounding=known(rounding),
        max_payout=max_payout,
        spots=known(spots),
        provenance=known(provenance),
    )


def _check_keys(record: Record, game: Game | None) -> None:
    if game is None:
        record.check_keys(_KEYS, (_QUADS_KEY,))
    elif any(rule.bet is Bet.BONUS for rule in game.bets):
        record.check_keys((*_KEYS, _QUADS_KEY))
    else:
        record.check_keys(_KEYS, told_elsewhere=(_QUADS_KEY,))
        if record.node(_QUADS_KEY) is not None:
            record.reading.add(
                FaultKind.OTHER_GAME_KEY,
                record.line_of(_QUADS_KEY),
                place=_QUADS_KEY,
                game=game.name.value,
            )


def is_house_id(text: str) -> bool:
    """Whether a house may have this id, which is the name of its file too."""
    named = _ID.fullmatch(text) is not None and _DEVICES.fullmatch(text) is None
    return named and len(text) <= LONGEST_ID


def _id(record: Record, taken: set[str]) -> str | None:
    house_id = record.read("id", lambda node, *at: read_line(node, _LONGEST_SOURCE, *at))
    if house_id is None:
        return None
    line = record.line_of("id")
    if not is_house_id(house_id):
        record.reading.add(FaultKind.BAD_HOUSE_ID, line, text=house_id, longest=LONGEST_ID)
    elif house_id in taken:
        record.reading.add(FaultKind.HOUSE_ID_TAKEN, line, text=house_id)
    return house_id


def _multiples(node: Node, place: str, reading: Reading) -> tuple[int, ...] | None:
    """Different whole numbers, rising; nothing where the list is none."""
    found: list[int] = []
    for item, item_place in items(node, place, reading):
        number = read_whole(item, 1, _GREATEST_MULTIPLE, item_place, reading)
        if number in found:
            reading.add(FaultKind.NAMED_TWICE, item.line, place=item_place, text=str(number))
        elif number is not None:
            found.append(number)
    return tuple(sorted(found)) if isinstance(node, ListNode) else None


def _refuse_empty(record: Record, key: str) -> None:
    node = record.node(key)
    if isinstance(node, ListNode) and not node.items:
        record.reading.add(FaultKind.EMPTY_LIST, record.line_of(key), place=key)


def _tables(record: Record, game: Game | None) -> dict[Bet, PaySchedule] | None:
    tables = record.record("tables")
    if tables is None or game is None:
        return None
    all_names = {rule.bet.value for other in GAMES.values() for rule in other.with_table}
    own_names = {rule.bet.value: rule for rule in game.with_table}
    optional = [name for name, rule in own_names.items() if rule.optional]
    required = [name for name in own_names if name not in optional]
    tables.check_keys(required, optional, told_elsewhere=all_names)
    for name in tables.written:
        if name in all_names and name not in own_names:
            tables.reading.add(
                FaultKind.OTHER_GAME_TABLE,
                tables.line_of(name),
                place=tables.place(name),
                game=game.name.value,
                allowed=tuple(own_names),
            )
    found: dict[Bet, PaySchedule] = {}
    for rule in game.with_table:
        table = tables.record(rule.bet.value)
        rows = None if table is None else read_table(table, rule)
        if rows is not None:
            found[rule.bet] = rows
    return found


def _limit_keys(game: Game | None, tables: Collection[Bet] | None) -> dict[str, Bet]:
    """The bets that have limits of their own, by their words, the ante first."""
    if game is None:
        return {"ante": Bet.ANTE, "side": Bet.TRIPS}
    offered = (rule for rule in game.bets if not rule.optional or rule.bet in (tables or ()))
    keys = {rule.limit_key: rule.bet for rule in offered if rule.limit_key is not None}
    return dict(sorted(keys.items(), key=lambda entry: entry[1].role))


def _currency(record: Record) -> str | None:
    currency = record.read("currency", lambda node, *at: read_line(node, _LONGEST_NAME, *at))
    if currency is not None and not _CURRENCY.fullmatch(currency):
        record.reading.add(FaultKind.BAD_CURRENCY, record.line_of("currency"), text=currency)
    return currency
