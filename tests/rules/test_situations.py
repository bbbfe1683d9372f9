"""Situations: each with a round that is one and, where a trap has a near miss, one that is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import (
    DEALER_SITUATIONS,
    Situation,
    box_situations,
    dealer_situations,
)
from dealer_trainer.storage.houses import load_houses
from tests.lines import parse_layout

HOUSES = load_houses(paths.assets(), Path("no-such-folder")).by_id
ULTIMATE, TEXAS = "lv-ultimate", "lt-casino-texas"


def found(house_id: str, board: str, dealer: str, **box: Any) -> tuple[list[str], list[str]]:
    """The situations of the dealer and of one box."""
    house = HOUSES[house_id]
    box = {"box": 1, "ante": 10, **box}
    written = {"house": house_id, "board": board, "dealer": dealer, "boxes": [box]}
    layout = parse_layout(json.dumps(written), HOUSES)
    settlement = settle(layout, house)
    of_dealer = dealer_situations(layout, settlement.dealer, house)
    of_box = box_situations(layout, settlement.boxes[0], settlement.dealer, house)
    return [s.value for s in of_dealer], [s.value for s in of_box]


PLAY = {"play": 10}
BET = {"bet": 20}

ROUNDS = [
    ("wheel", ULTIMATE, "Ah 2c 3d 9s Kh", "Qd Jc", {"cards": "4h 5d", **PLAY}),
    ("wheel", ULTIMATE, "Ah 2h 3h 9s Kc", "Qd Jc", {"cards": "4h 5h", **PLAY}),
    ("six-card-flush", ULTIMATE, "Ah 2h 3h 9h Kc", "Qd Jc", {"cards": "Th 5h", **PLAY}),
    ("straight-and-flush-apart", ULTIMATE, "5h 6h 7h 8c Kh", "Qd Jc", {"cards": "9d 2h", **PLAY}),
    ("three-pairs", ULTIMATE, "5h 5c 7h 7c Kh", "Qd Jc", {"cards": "9d 9h", **PLAY}),
    ("two-trips", ULTIMATE, "5h 5c 7h 7c Kh", "Qd Jc", {"cards": "5d 7s", **PLAY}),
    ("trips-and-two-pairs", ULTIMATE, "5h 5c 7h 7c Kh", "Qd Jc", {"cards": "5d Kc", **PLAY}),
    ("counterfeited", ULTIMATE, "9h 9c 7h 7c Kh", "Qd Jc", {"cards": "4d 4h", **PLAY}),
    ("plays-the-board", ULTIMATE, "Ah Kc Qd Js Th", "2d 3c", {"cards": "9d 4h", **PLAY}),
    ("kicker-decides", ULTIMATE, "9h 9c 7h 5c Kh", "Qd Jc", {"cards": "4d Ah", **PLAY}),
    ("tie-sixth-card", ULTIMATE, "Ah Kc Qd Js 9h", "2d 3c", {"cards": "2c 4h", **PLAY}),
    ("tie-dealer-fails", ULTIMATE, "Ah Kc Qd Js 9h", "2d 3c", {"cards": "2c 4h", **PLAY}),
    ("win-dealer-fails", ULTIMATE, "Kc 9d 7h 4s 2c", "Qs Jd", {"cards": "Ah 3h", **PLAY}),
    ("lose-dealer-fails", ULTIMATE, "Kc 9d 7h 4s 2c", "As Jd", {"cards": "Jh Th", **PLAY}),
    ("blind-paid", ULTIMATE, "5h 6h 7h Qc 2c", "Qd Jc", {"cards": "8d 9h", **PLAY}),
    ("blind-pushes-on-win", ULTIMATE, "5h 6h 7h Qc 2c", "Kd Jc", {"cards": "Qd 9h", **PLAY}),
    (
        "blind-lost-with-straight",
        ULTIMATE,
        "5h 6h 7h Qc 2h",
        "Ah Jc",
        {"cards": "8d 9c", **PLAY},
    ),
    (
        "trips-paid-on-loss",
        ULTIMATE,
        "9h 9c 7h 5c Kh",
        "9d Kc",
        {"cards": "9s 2h", "trips": 5, **PLAY},
    ),
    (
        "trips-paid-on-tie",
        ULTIMATE,
        "Ah Kc Qd Js Th",
        "2d 3c",
        {"cards": "9d 4h", "trips": 5, **PLAY},
    ),
    ("trips-after-fold", ULTIMATE, "9h 9c 9d 5c Kh", "Qd Kc", {"cards": "3s 2h", "trips": 5}),
    ("bonus-paid", TEXAS, "9h 9c 7h 5c Kh", "Qd Kc", {"cards": "9s 2h", "bonus": 5, **BET}),
    ("bonus-flop-only", TEXAS, "9h 9c 9d 5c Kh", "Qd Kc", {"cards": "As 2h", "bonus": 5, **BET}),
    ("bonus-not-final", TEXAS, "9h 8c 7h 9c Kh", "Qd Kc", {"cards": "9s 2h", "bonus": 5, **BET}),
    (
        "bonus-quads-one-card",
        TEXAS,
        "9h 9c 9d 5c Kh",
        "Qd Kc",
        {"cards": "9s 2h", "bonus": 5, **BET},
    ),
    ("bonus-after-fold", TEXAS, "9h 9c 7h 5c Kh", "Qd Kc", {"cards": "9s 2h", "bonus": 5}),
]


@pytest.mark.parametrize(("name", "house", "board", "dealer", "box"), ROUNDS)
def test_a_round_that_is_one_is_called_so(
    name: str, house: str, board: str, dealer: str, box: dict[str, Any]
) -> None:
    assert name in found(house, board, dealer, **box)[1]


NEAR_MISSES = [
    ("wheel", ULTIMATE, "Ah 2c 3d 9s 6h", "Qd Jc", {"cards": "4h 5d", **PLAY}),
    ("six-card-flush", ULTIMATE, "Ah 2h 3h 9h Kc", "Qd Jc", {"cards": "Td 5h", **PLAY}),
    ("straight-and-flush-apart", ULTIMATE, "5h 6h 7h 8c Kh", "Qd Jc", {"cards": "Td 2h", **PLAY}),
    ("counterfeited", ULTIMATE, "9h 9c 7h 7c Kh", "Qd Jc", {"cards": "8d 8h", **PLAY}),
    ("counterfeited", ULTIMATE, "9h 9c 7h 7c Kh", "Qd Jc", {"cards": "4d 3h", **PLAY}),
    ("kicker-decides", ULTIMATE, "9h 9c 7h 5c Kh", "Qd Jc", {"cards": "7d Ah", **PLAY}),
    ("kicker-decides", ULTIMATE, "Ah Kc 7d 5s 9h", "2d 3c", {"cards": "Qc 4h", **PLAY}),
    ("tie-sixth-card", ULTIMATE, "Ah Kc Qd Js 9h", "2d 3c", {"cards": "2c 3h", **PLAY}),
    ("plays-the-board", ULTIMATE, "Ah Kc Qd Js 8h", "2d 3c", {"cards": "9d 4h", **PLAY}),
    ("odd-flush", ULTIMATE, "5h 6h 7h Qc 2c", "Qd Jc", {"cards": "Ah 9h", "ante": 10, **PLAY}),
    ("trips-paid-on-loss", ULTIMATE, "9h 9c 7h 5c Kh", "9d Kc", {"cards": "9s 2h", **PLAY}),
    ("trips-after-fold", ULTIMATE, "9h 9c 9d 5c Kh", "Qd Kc", {"cards": "3s 2h"}),
    ("bonus-paid", TEXAS, "9h 9c 7h 5c Kh", "Qd Kc", {"cards": "9s 2h", "bonus": 5}),
    ("bonus-after-fold", TEXAS, "9h 9c 9d 5c Kh", "Qd Kc", {"cards": "As 2h", "bonus": 5}),
    ("bonus-not-final", TEXAS, "9h 9d 7h 9c Kh", "Qd Kc", {"cards": "9s 2h", "bonus": 5, **BET}),
]


@pytest.mark.parametrize(("name", "house", "board", "dealer", "box"), NEAR_MISSES)
def test_a_near_miss_is_not_called_so(
    name: str, house: str, board: str, dealer: str, box: dict[str, Any]
) -> None:
    assert name not in found(house, board, dealer, **box)[1]


def test_an_odd_ante_makes_an_odd_flush() -> None:
    flush = {"cards": "Ah 9h", "ante": 15, "play": 15}
    assert "odd-flush" in found("bg-ultimate", "5h 6h 7h Qc 2c", "Qd Jc", **flush)[1]


@pytest.mark.parametrize(
    ("house", "board", "dealer", "names"),
    [
        (ULTIMATE, "Kc 9d 7h 4s 2c", "Qs Jd", ["dealer-fails"]),
        (ULTIMATE, "Kc 9d 7h 4s 4c", "Qs Jd", ["dealer-opens-on-board-pair"]),
        (ULTIMATE, "Kc 9d 7h 4s 2c", "4h Jd", []),
        (TEXAS, "Kc 9d 7h 4s 4c", "Qs Jd", ["dealer-opens-on-board-pair", "dealer-pair-of-fours"]),
        (TEXAS, "Kc 9d 7h 3s 3c", "Qs Jd", ["dealer-fails", "dealer-pair-below-fours"]),
        (TEXAS, "Kc 9d 7h 3s 2c", "3h 2d", ["dealer-threes-and-twos"]),
    ],
)
def test_the_dealers_hand_has_situations_of_its_own(
    house: str, board: str, dealer: str, names: list[str]
) -> None:
    assert found(house, board, dealer, cards="As Th")[0] == names


def test_a_fold_has_what_is_hard_to_read_only_where_its_hand_is_asked() -> None:
    wheel = {"cards": "4h 5d", "trips": 5}
    board, dealer = "Ah 2c 3d 9s Kh", "Qd Jc"
    assert found("bg-ultimate", board, dealer, **wheel)[1] == [
        "straight",
        "wheel",
        "fold",
        "trips-after-fold",
    ]
    assert found("lv-ultimate", board, dealer, **wheel)[1] == [
        "straight",
        "fold",
        "trips-after-fold",
    ]


def test_situations_stand_in_the_order_of_the_list() -> None:
    order = list(Situation)
    for house in HOUSES.values():
        dealer = Dealer(DealRequest(house, seed=3))
        for _ in range(150):
            layout = next(dealer).layout
            settlement = settle(layout, house)
            for settled in settlement.boxes:
                of_box = box_situations(layout, settled, settlement.dealer, house)
                assert list(of_box) == sorted(of_box, key=order.index)
                assert not set(of_box) & set(DEALER_SITUATIONS)
