"""A whole house as JSON values, in the words of its file: kept with a quiz and with its result."""

from __future__ import annotations

from typing import Any

from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House, Limit, Provenance
from dealer_trainer.rules.money import amount_text
from dealer_trainer.storage.codec.fields import Record, known
from dealer_trainer.storage.codec.house import house_of
from dealer_trainer.storage.codec.json_lines import LineParser
from dealer_trainer.storage.codec.nodes import Node, Reading


def house_json(house: House) -> dict[str, Any]:
    """The house as its file writes it."""
    written: dict[str, Any] = {
        "id": house.id,
        "game": house.game.value,
        "names": dict(house.names),
        "source": house.source,
        "boxes": house.boxes,
        "dark_boxes": house.dark_boxes,
        "dark_multiples": list(house.dark_multiples),
        "qualifies": house.qualifies.value,
        "play_multiples": list(house.play_multiples),
        "fold_side": house.fold_side.value,
        "tables": {
            bet.value: {category.key: str(pay) for category, pay in table.rows}
            for bet, table in house.tables.items()
        },
        "currency": house.currency,
        "chips": [
            {"value": amount_text(chip.value), "colour": chip.colour} for chip in house.chips
        ],
        "limits": {
            game_of(house).rule(bet).limit_key: _limit(limit) for bet, limit in house.limits.items()
        },
        "rounding": house.rounding.value,
        "max_payout": None if house.max_payout is None else amount_text(house.max_payout),
        "spots": house.spots.value,
        "provenance": {rule: _provenance(told) for rule, told in house.provenance.items()},
    }
    if house.bonus_quads_one_card is not None:
        written["bonus_quads_one_card"] = house.bonus_quads_one_card.value
    return written


def _limit(limit: Limit) -> dict[str, str]:
    return {
        "min": amount_text(limit.min),
        "max": amount_text(limit.max),
        "step": amount_text(limit.step),
    }


def _provenance(told: Provenance) -> dict[str, Any]:
    return {"is": told.standing.value, "why": dict(told.why), "hangs": list(told.hangs)}


def house_of_node(node: Node, reading: Reading) -> House | None:
    """The house that a node describes; nothing where it has a fault. All faults are told."""
    record = Record.of(node, "house", reading)
    return None if record is None else house_of(record, set(), kept=True)


def parse_house_json(text: str, source: str) -> House:
    """The house in a line of JSON. Raises ``BadInput`` with every fault."""
    reading = Reading(source)
    node = LineParser(reading).parse(text, 1)
    house = None if node is None else house_of_node(node, reading)
    reading.refuse_if_faulty()
    return known(house)
