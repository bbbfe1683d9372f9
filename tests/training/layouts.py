"""Layouts that tests settle: FORMATS' own example, and houses to settle them in."""

from __future__ import annotations

import json
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.houses import load_houses
from tests.lines import parse_layout

HOUSES = load_houses(paths.assets(), Path("no-such-folder")).by_id
LATVIA = HOUSES["lv-ultimate"]
LITHUANIA = HOUSES["lt-casino-texas"]


def layout_in(house: House, board: str, dealer: str, *boxes: dict[str, object]) -> Layout:
    written = {"house": house.id, "board": board, "dealer": dealer, "boxes": list(boxes)}
    return parse_layout(json.dumps(written), HOUSES)


EXAMPLE = layout_in(
    LATVIA,
    "Kc 9d 7h 4s 2c",
    "Qs Jd",
    {"box": 5, "cards": "Ah 3h", "ante": 10, "play": 10, "trips": 5},
    {"box": 3, "cards": "Jh 6h", "ante": 10, "trips": 5},
    {"box": 2, "cards": "8s 8c", "ante": 25, "play": 100, "dark": True},
)
