"""Settlement against the cases of independent programs, and what must hold for every layout."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer import paths
from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.facts import Result
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import FoldSide, House, QuadsOneCard, Rounding, fingerprint
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import Action
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.storage.houses import load_houses
from tests.lines import parse_layout

CASES = Path(__file__).parents[1] / "data" / "cases" / "settlements.jsonl"
HOUSES = load_houses(paths.assets(), Path("no-such-folder")).by_id


def as_case(settlement: Settlement) -> dict[str, Any]:
    return {
        "dealer": {
            "category": settlement.dealer.category.key,
            "qualifies": settlement.opens,
        },
        "boxes": [
            {
                "box": settled.box.number,
                "category": settled.hand.category.key,
                "result": settled.result.value,
                "bets": {bet.bet.value: bet.answer.text for bet in settled.bets},
            }
            for settled in settlement.boxes
        ],
    }


def layout_of(written: dict[str, Any]) -> Layout:
    return parse_layout(json.dumps(written), HOUSES)


def one_box(house: House, board: str, dealer: str, **box: Any) -> Settlement:
    written = {"house": house.id, "board": board, "dealer": dealer, "boxes": [{"box": 1, **box}]}
    return settle(parse_layout(json.dumps(written), {house.id: house}), house)


def test_every_case_is_settled_to_the_cent() -> None:
    lines = CASES.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1_187
    for line in lines:
        case = json.loads(line)
        layout = layout_of(case["layout"])
        assert as_case(settle(layout, HOUSES[layout.house])) == case["settlement"], case["id"]


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES.keys())
def test_every_game_and_house_fits_the_one_shape(house: House) -> None:
    game = game_of(house)
    dealer = Dealer(DealRequest(house, seed=7))
    for _ in range(200):
        layout = next(dealer).layout
        settlement = settle(layout, house)
        assert [s.box.number for s in settlement.boxes] == sorted(
            (box.number for box in layout.boxes), reverse=True
        )
        for settled in settlement.boxes:
            assert tuple((b.bet, b.stake) for b in settled.bets) == game.stakes(settled.box)
            assert [b.bet for b in settled.bets] == [
                rule.bet for rule in game.bets if rule.bet in dict(game.stakes(settled.box))
            ]
            assert (settled.result is Result.FOLD) == settled.box.folded
            for bet in settled.bets:
                paid = bet.answer.action is Action.PAY
                assert paid == (bet.answer.amount > 0)
                assert paid == (bet.ruling.pay is not None)


def test_payments_are_cut_to_the_smallest_chip_where_the_house_rounds() -> None:
    house = replace(HOUSES["bg-ultimate"], rounding=Rounding.DOWN)
    whole = replace(house, chips=tuple(chip for chip in house.chips if chip.value >= 500))
    flush = one_box(whole, "Kh 9h 7h 4h 2c", "Qs Jd", cards="Ah 3s", ante=15, play=15)
    assert flush.box(1).bet(Bet.BLIND).answer.text == "20"


def test_the_greatest_payout_is_cut_from_the_bet_settled_last() -> None:
    house = replace(HOUSES["bg-ultimate"], max_payout=20_000)
    settled = one_box(
        house, "Kh 9h 7h 4h 2c", "Qs Qd", cards="Ah 3h", ante=20, play=80, trips=20
    ).box(1)
    # 20 + 30 + 80 + 140 = 270: the last 70 are not paid.
    assert [bet.answer.text for bet in settled.bets] == ["20", "30", "80", "70"]


@pytest.mark.parametrize(
    ("reading", "paid"),
    [
        (QuadsOneCard.THREE_OF_A_KIND, "50"),
        (QuadsOneCard.FOUR_OF_A_KIND, "1250"),
        (QuadsOneCard.NOTHING, "take"),
    ],
)
def test_quads_with_one_own_card_follow_the_house(reading: QuadsOneCard, paid: str) -> None:
    house = replace(HOUSES["lt-casino-texas"], bonus_quads_one_card=reading)
    settled = one_box(house, "9c 9d 9h 4s 2c", "Ks Jd", cards="9s Kd", ante=10, bet=20, bonus=5)
    assert settled.box(1).bet(Bet.BONUS).answer.text == paid


@pytest.mark.parametrize(("fold_side", "trips"), [(FoldSide.PLAYS, "15"), (FoldSide.LOST, "take")])
def test_trips_after_a_fold_follow_the_house(fold_side: FoldSide, trips: str) -> None:
    house = replace(HOUSES["bg-ultimate"], fold_side=fold_side)
    settled = one_box(house, "9c 9d 9h 4s 2c", "Ks Jd", cards="5s 3d", ante=10, trips=5).box(1)
    assert [bet.answer.text for bet in settled.bets] == ["take", "take", trips]


def test_a_fingerprint_marks_the_rules_and_nothing_else() -> None:
    house = HOUSES["lv-ultimate"]
    mark = fingerprint(house)
    assert fingerprint(replace(house, names={}, provenance={}, chips=house.chips[1:])) == mark
    assert fingerprint(replace(house, fold_side=FoldSide.PLAYS)) != mark
    assert fingerprint(replace(house, max_payout=100)) != mark
    rounded = replace(house, rounding=Rounding.DOWN)
    assert fingerprint(replace(rounded, chips=house.chips[1:])) != fingerprint(rounded)
