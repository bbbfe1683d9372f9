"""A game with a second side bet, which only some houses offer: nothing is left that knows of one.

Ultimate is given the bonus, read from the two own cards and the flop, with a fixed sum on its top.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest, Mix
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.game import SpotPlace, side_bet
from dealer_trainer.rules.games.registry import GAMES, felt_spots
from dealer_trainer.rules.hands import Category, Hand, best_hand
from dealer_trainer.rules.house import GameName, House, Limit, QuadsOneCard
from dealer_trainer.rules.layout import Box, Layout
from dealer_trainer.rules.money import TAKE, FixedSum, Odds, PaySchedule, pay
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.house_json import house_json, parse_house_json
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.round_fields import read_layout
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.text.house_rules import house_rules
from dealer_trainer.text.working import bet_working
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import grade
from dealer_trainer.training.places import Scope, asked_places, box_bet
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from tests.lines import parse_layout
from tests.training.layouts import LATVIA

TABLE = PaySchedule(
    (
        (Category.ROYAL_FLUSH, FixedSum(500_00)),
        *((category, Odds(2)) for category in reversed(Category) if 1 <= category <= 8),
    )
)


def _first_five(layout: Layout, box: Box, hand: Hand, house: House) -> Category | None:
    return best_hand(layout.flop, box.cards).category


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    """Latvia's, offering the bonus."""
    game = GAMES[GameName.ULTIMATE]
    bonus = side_bet(Bet.BONUS, _first_five, limit_key="bonus", on_flop=True, optional=True)
    monkeypatch.setitem(GAMES, GameName.ULTIMATE, replace(game, bets=(*game.bets, bonus)))
    return replace(
        LATVIA,
        tables={**LATVIA.tables, Bet.BONUS: TABLE},
        limits={**LATVIA.limits, Bet.BONUS: Limit(100, 1000, 100)},
        bonus_quads_one_card=QuadsOneCard.NOTHING,
    )


def _layout(house: House, cards: str = "Ah Kh") -> Layout:
    """A box with all five bets, and a royal flush on the flop unless it has other cards."""
    bets = {"ante": 10, "play": 10, "trips": 5, "bonus": 3}
    written = {
        "house": house.id,
        "board": "Qh Jh Th 4s 2c",
        "dealer": "Qs Jd",
        "boxes": [{"box": 5, "cards": cards, **bets}],
    }
    return parse_layout(json.dumps(written), {house.id: house})


def test_it_is_dealt_beside_the_first_within_its_own_limits(house: House) -> None:
    for mix in Mix:
        layouts = [dealt.layout for dealt in islice(Dealer(DealRequest(house, 3, mix=mix)), 200)]
        boxes = [box for layout in layouts for box in layout.boxes]
        lying = Counter((Bet.TRIPS in box.wagers, Bet.BONUS in box.wagers) for box in boxes)
        assert len(lying) == 4
        assert min(lying.values()) > len(boxes) / 20
        staked = {box.wagers[Bet.BONUS] for box in boxes if Bet.BONUS in box.wagers}
        assert staked <= set(range(100, 1001, 100))


@pytest.mark.parametrize(("cards", "paid"), [("Ah Kh", pay(500_00)), ("9s Kd", pay(6_00))])
def test_it_is_settled_by_its_own_table_last_of_all(house: House, cards: str, paid: object) -> None:
    (box,) = settle(_layout(house, cards), house).boxes
    bets = [settled.bet for settled in box.bets]
    assert bets == [Bet.ANTE, Bet.BLIND, Bet.PLAY, Bet.TRIPS, Bet.BONUS]
    assert box.bet(Bet.BONUS).answer == paid
    (lost,) = settle(_layout(house, "7s 5d"), house).boxes
    assert lost.bet(Bet.BONUS).answer == TAKE


def test_its_working_names_the_cards_it_is_read_from_and_the_fixed_sum(house: House) -> None:
    layout = _layout(house)
    lines = bet_working(layout, house, settle(layout, house), 5, Bet.BONUS)
    said = [line.text for line in lines]
    assert said[0].startswith("Hole cards and flop, A♥")
    assert said[-1] == "Royal flush: fixed sum 500"


def test_it_is_asked_and_a_slip_on_it_is_named(house: House) -> None:
    layout = _layout(house, "9s Kd")
    settlement = settle(layout, house)
    (box,) = settlement.boxes
    answers = {settled.bet: settled.answer for settled in box.bets} | {Bet.BONUS: pay(9_00)}
    named = BoxAnswer(5, box.hand.category, tuple(answers.items()))
    sheet = Sheet(DealerAnswer(settlement.dealer.category, settlement.opens), (named,))
    asked = asked_places(layout, house)
    wrong = [mark for mark in grade(layout, house, settlement, sheet, asked).marks if mark.slips]
    assert [(mark.place, mark.slips) for mark in wrong] == [
        (box_bet(5, Bet.BONUS), (Slip.STAKE_ADDED,))
    ]
    sides = asked_places(layout, house, Scope.SIDE_BETS)
    assert [place.bet for place in sides] == [Bet.TRIPS, Bet.BONUS]


def test_layouts_and_houses_with_it_are_read_as_they_were_written(house: House) -> None:
    layout = _layout(house)
    assert layout_json(layout)["boxes"][0]["bonus"] == 3
    assert read_layout(written_json(layout_json(layout))) == layout
    written = house_json(house)
    assert set(written["limits"]) == {"ante", "side", "bonus"}
    assert parse_house_json(json.dumps(written), "house") == house


def test_a_house_without_its_table_does_not_offer_it(house: House) -> None:
    assert felt_spots(LATVIA)[-1] == (Bet.TRIPS, SpotPlace.SIDE)
    assert felt_spots(house)[-2:] == (
        (Bet.TRIPS, SpotPlace.LEFT_SIDE),
        (Bet.BONUS, SpotPlace.RIGHT_SIDE),
    )
    with pytest.raises(BadInput) as refused:
        _layout(LATVIA)
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.OTHER_GAME_BET]
    dealer = Dealer(DealRequest(LATVIA, 3))
    boxes = [box for dealt in islice(dealer, 50) for box in dealt.layout.boxes]
    assert not any(Bet.BONUS in box.wagers for box in boxes)


def test_the_rules_of_the_house_tell_both(house: House) -> None:
    said = "\n".join(line.text for line in house_rules(house))
    assert "Trips is lost with the rest\nBonus is lost with the rest" in said
    assert "Trips €1 to €25 in steps of €1\nBonus €1 to €10 in steps of €1" in said


@pytest.mark.parametrize(
    ("table", "row", "fault"),
    [
        ("trips", "sum 0", FaultKind.NOT_ODDS),
        ("trips", "sum x", FaultKind.NOT_ODDS),
        ("blind", "sum 500", FaultKind.NOT_ODDS),
        ("trips", "sum 5", None),
    ],
)
def test_only_a_side_bet_may_pay_a_fixed_sum(table: str, row: str, fault: FaultKind | None) -> None:
    written = house_json(LATVIA)
    written["tables"][table]["royal-flush"] = row
    if fault is None:
        read = parse_house_json(json.dumps(written), "house")
        assert read.tables[Bet.TRIPS].pay(Category.ROYAL_FLUSH) == FixedSum(500)
    else:
        with pytest.raises(BadInput) as refused:
            parse_house_json(json.dumps(written), "house")
        assert [each.kind for each in refused.value.faults] == [fault]
