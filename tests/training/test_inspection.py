"""Show me: the walk through a layout goes as an inspector would, and never leaves its way."""

from __future__ import annotations

from itertools import islice

import pytest

from dealer_trainer.dealing.dealer import Dealer
from dealer_trainer.dealing.request import DealRequest
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.cards import cards_text, parse_card
from dealer_trainer.rules.games.registry import game_of, hand_is_asked
from dealer_trainer.rules.house import House
from dealer_trainer.rules.settlement import settle
from dealer_trainer.rules.working import (
    BetStep,
    BonusStep,
    CompareStep,
    FoldStep,
    HandStep,
    OpensStep,
)
from dealer_trainer.training.walkthrough import (
    at_owner,
    back,
    forward,
    next_owner,
    owner_before,
    walk_through,
)
from tests.training.layouts import EXAMPLE, HOUSES, LATVIA, LITHUANIA, layout_in

WALK = walk_through(EXAMPLE, settle(EXAMPLE, LATVIA), LATVIA)


def test_the_dealer_comes_first_then_the_boxes_from_right_to_left() -> None:
    told = [(stop.box, type(stop.step), stop.bet) for stop in WALK.stops]
    assert told == [
        (None, HandStep, None),
        (None, OpensStep, None),
        (5, HandStep, None),
        (5, CompareStep, None),
        (5, BetStep, Bet.ANTE),
        (5, BetStep, Bet.BLIND),
        (5, BetStep, Bet.PLAY),
        (5, BetStep, Bet.TRIPS),
        (3, FoldStep, None),
        (3, BetStep, Bet.ANTE),
        (3, BetStep, Bet.BLIND),
        (3, BetStep, Bet.TRIPS),
        (2, HandStep, None),
        (2, CompareStep, None),
        (2, BetStep, Bet.ANTE),
        (2, BetStep, Bet.BLIND),
        (2, BetStep, Bet.PLAY),
    ]


def test_the_card_that_decides_is_marked_where_the_hands_are_compared() -> None:
    compared = next(stop for stop in WALK.stops if isinstance(stop.step, CompareStep))
    assert compared.box == 5
    assert cards_text(compared.decisive) == "Ah Kc"
    assert all(not stop.decisive for stop in WALK.stops if stop is not compared)


def test_cards_that_lie_face_down_are_not_turned() -> None:
    assert all(not stop.playing for stop in WALK.stops if stop.box == 3)


def test_the_bonus_is_read_from_hole_cards_and_flop() -> None:
    layout = layout_in(
        LITHUANIA,
        "7c 7d 2h Ks Kh",
        "Qs Jd",
        {"box": 1, "cards": "7h 3h", "ante": 10, "bet": 20, "bonus": 5},
    )
    walk = walk_through(layout, settle(layout, LITHUANIA), LITHUANIA)
    read = next(stop for stop in walk.stops if isinstance(stop.step, BonusStep))
    assert set(read.playing) == set(map(parse_card, ["7c", "7d", "2h", "7h", "3h"]))
    assert read.bet is Bet.BONUS


def test_every_step_can_be_gone_to_and_back_and_the_ends_hold() -> None:
    walk = WALK
    for at in range(len(WALK.stops)):
        assert walk.at == at
        assert walk.is_last == (at == len(WALK.stops) - 1)
        walk = forward(walk)
    assert forward(walk) == walk
    for _ in WALK.stops:
        walk = back(walk)
    assert walk.at == 0
    assert back(walk) == walk


def test_boxes_can_be_skipped_in_the_order_of_settlement() -> None:
    walk = next_owner(WALK)
    assert (walk.stop.box, walk.at) == (5, 2)
    walk = next_owner(forward(walk))
    assert walk.stop.box == 3
    walk = next_owner(walk)
    assert walk.stop.box == 2
    assert next_owner(walk) == walk
    assert owner_before(forward(walk)) == walk
    assert owner_before(walk).stop.box == 3
    assert owner_before(WALK) == WALK
    assert at_owner(WALK, 2) == walk
    assert at_owner(walk, None).at == 0
    assert at_owner(walk, 4) == walk


def test_what_was_gone_through_of_a_box_is_kept_in_view() -> None:
    walk = forward(forward(at_owner(WALK, 5)))
    assert [type(stop.step) for stop in walk.seen] == [HandStep, CompareStep, BetStep]


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_every_bet_of_every_box_is_gone_through_once(house: House) -> None:
    for dealt in islice(Dealer(DealRequest(house, seed=7)), 60):
        layout = dealt.layout
        walk = walk_through(layout, settle(layout, house), house)
        for box in layout.boxes:
            own = [stop for stop in walk.stops if stop.box == box.number]
            bets = [stop.bet for stop in own if isinstance(stop.step, BetStep)]
            assert bets == [bet for bet, _ in game_of(house).stakes(box)]
            hands = sum(isinstance(stop.step, HandStep) for stop in own)
            assert hands == hand_is_asked(box, house)
