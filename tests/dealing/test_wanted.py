from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.possible import (
    hangs_on_unconfirmed,
    possible,
    possible_situations,
    unconfirmed_situations,
)
from dealer_trainer.dealing.request import CannotDeal, DealRequest, Mix, Refusal
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.house import GameName, House, Limit
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.situations import DEALER_SITUATIONS, Situation, layout_situations
from tests.dealing.lawful import faults_of, houses_like

ULTIMATE = {
    Situation.BLIND_PAID,
    Situation.BLIND_PUSHES_ON_WIN,
    Situation.BLIND_LOST_WITH_STRAIGHT,
    Situation.TRIPS_PAID_ON_LOSS,
    Situation.TRIPS_PAID_ON_TIE,
    Situation.TRIPS_AFTER_FOLD,
}
CASINO_TEXAS = {
    Situation.BONUS_PAID,
    Situation.BONUS_FLOP_ONLY,
    Situation.BONUS_NOT_FINAL,
    Situation.BONUS_QUADS_ONE_CARD,
    Situation.BONUS_AFTER_FOLD,
    Situation.DEALER_PAIR_OF_FOURS,
    Situation.DEALER_PAIR_BELOW_FOURS,
    Situation.DEALER_THREES_AND_TWOS,
}


def found_in(layout: Layout, house: House) -> frozenset[Situation]:
    return layout_situations(layout, settle(layout, house), house)


def layouts_with(
    house: House, count: int, *wanted: Situation, boxes: int | None = None
) -> list[Layout]:
    dealer = Dealer(DealRequest(house, 31, boxes, wanted))
    return [dealt.layout for dealt in islice(dealer, count)]


def test_each_house_knows_the_situations_of_the_list(houses: tuple[House, ...]) -> None:
    everywhere = set(Situation) - ULTIMATE - CASINO_TEXAS - {Situation.DARK, Situation.ODD_FLUSH}
    for house in houses:
        expected = everywhere | (ULTIMATE if house.game is GameName.ULTIMATE else CASINO_TEXAS)
        if house.id in ("lv-ultimate", "lt-casino-texas"):
            expected = expected | {Situation.DARK}
        if house.id in ("bg-ultimate", "lv-ultimate"):
            expected = expected | {Situation.ODD_FLUSH}
        assert set(possible_situations(house)) == expected
        assert {s for s in Situation if possible(s, house)} == expected


@pytest.mark.parametrize("situation", Situation)
def test_a_wanted_situation_is_met_in_every_layout(
    houses: tuple[House, ...], situation: Situation
) -> None:
    for house in houses:
        if not possible(situation, house):
            continue
        for layout in layouts_with(house, 30, situation):
            assert situation in found_in(layout, house)
            assert faults_of(layout, house) == []


@pytest.mark.parametrize("situation", Situation)
def test_a_wanted_situation_varies(houses: tuple[House, ...], situation: Situation) -> None:
    house = next(house for house in houses if possible(situation, house))
    layouts = layouts_with(house, 40, situation)
    settled = [settle(layout, house) for layout in layouts]
    assert len({len(layout.boxes) for layout in layouts}) > 3
    assert len({layout.board for layout in layouts}) == len(layouts)
    if situation in DEALER_SITUATIONS:
        assert len({card & 3 for layout in layouts for card in layout.dealer}) == 4
        return
    first = [
        next(
            box
            for box in settlement.boxes
            if situation in found_in(Layout(house.id, x.board, x.dealer, (box.box,)), house)
        )
        for x, settlement in zip(layouts, settled, strict=True)
    ]
    assert len({box.box.number for box in first}) > 3
    assert len({card & 3 for box in first for card in box.hand.cards}) == 4


def test_hands_win_lose_and_tie_as_far_as_they_can(houses: tuple[House, ...]) -> None:
    for situation in (Situation.FLUSH, Situation.WHEEL, Situation.THREE_PAIRS, Situation.PAIR):
        layouts = layouts_with(houses[0], 250, situation, boxes=1)
        results = {settle(layout, houses[0]).boxes[0].result.value for layout in layouts}
        assert {"win", "lose", "tie"} <= results


def test_several_situations_hold_together(houses: tuple[House, ...]) -> None:
    by_id = {house.id: house for house in houses}
    for house_id, wanted in (
        ("bg-ultimate", (Situation.ROYAL_FLUSH, Situation.LOSE, Situation.FOLD)),
        ("lv-ultimate", (Situation.DARK, Situation.ODD_FLUSH, Situation.TIE)),
        ("lt-casino-texas", (Situation.BONUS_AFTER_FOLD, Situation.DEALER_THREES_AND_TWOS)),
        ("cz-ultimate", (Situation.DEALER_FAILS, Situation.FLUSH)),
    ):
        house = by_id[house_id]
        for layout in layouts_with(house, 5, *wanted):
            assert found_in(layout, house) >= set(wanted)
            assert faults_of(layout, house) == []


def test_the_order_of_wanted_situations_does_not_matter(houses: tuple[House, ...]) -> None:
    one = layouts_with(houses[0], 3, Situation.TIE, Situation.FOLD)
    assert one == layouts_with(houses[0], 3, Situation.FOLD, Situation.TIE)


def test_what_hangs_on_an_unconfirmed_rule_is_known(houses: tuple[House, ...]) -> None:
    by_id = {house.id: house for house in houses}
    assert unconfirmed_situations(by_id["ru-ultimate"]) == {Situation.TRIPS_AFTER_FOLD}
    assert unconfirmed_situations(by_id["cz-ultimate"]) == {Situation.TRIPS_AFTER_FOLD}
    assert unconfirmed_situations(by_id["lt-casino-texas"]) == {
        Situation.BONUS_AFTER_FOLD,
        Situation.BONUS_QUADS_ONE_CARD,
    }
    assert not unconfirmed_situations(by_id["lv-ultimate"])
    assert hangs_on_unconfirmed([Situation.TRIPS_AFTER_FOLD], by_id["ru-ultimate"])
    assert not hangs_on_unconfirmed([Situation.TRIPS_AFTER_FOLD], by_id["bg-ultimate"])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_house_of_ones_own_is_dealt_lawfully(
    houses: tuple[House, ...], data: st.DataObject
) -> None:
    house = data.draw(houses_like(data.draw(st.sampled_from(houses))))
    seed = data.draw(st.integers(0, 2**63))
    for mix in Mix:
        for dealt in islice(Dealer(DealRequest(house, seed, mix=mix)), 6):
            assert faults_of(dealt.layout, house) == []
    situation = data.draw(st.sampled_from(possible_situations(house)))
    for dealt in islice(Dealer(DealRequest(house, seed, None, (situation,))), 3):
        assert situation in found_in(dealt.layout, house)
        assert faults_of(dealt.layout, house) == []


def test_a_house_where_no_ante_can_be_paid_exactly_is_refused(houses: tuple[House, ...]) -> None:
    house = replace(houses[0], limits={**houses[0].limits, Bet.ANTE: Limit(501, 901, 200)})
    with pytest.raises(CannotDeal) as refused:
        Dealer(DealRequest(house, 1))
    assert refused.value.kind is Refusal.NO_STAKE
