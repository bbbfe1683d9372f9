from __future__ import annotations

from dataclasses import replace

import pytest

from dealer_trainer.presentation.felt import CardLook
from dealer_trainer.presentation.table.felt import entry_felt
from dealer_trainer.presentation.table.looking import (
    Feedback,
    Raised,
    Selection,
    look_at_marks,
    look_at_place,
    move_bet,
    move_box,
    raise_next,
)
from dealer_trainer.presentation.table.marked_felt import marked_felt
from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.rules.games.registry import felt_spots, side_bets
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.money import PUSH, Action
from dealer_trainer.training.drill.intents import Choose, Confirm, Painted, Type
from dealer_trainer.training.drill.state import DrillState, Phase, start_layout
from dealer_trainer.training.drill.step import step
from dealer_trainer.training.marked import MarkedLayout, mark_layout
from dealer_trainer.training.places import DEALER_QUALIFIES, ORDER, Part, asked_places, parse_place
from tests.training.tables import house, spec_layout


def _answered(house_id: str = "bg-ultimate") -> DrillState:
    """Everything said to stay and to be a high card, so that box 5 is wrong."""
    layout = spec_layout(house_id)
    # A side bet on the folded box: whether its hand is asked is the house's rule.
    (side,) = side_bets(house(house_id))
    with_side = replace(layout.box(3), wagers={**layout.box(3).wagers, side: 500})
    boxes = tuple(with_side if box.number == 3 else box for box in layout.boxes)
    layout = replace(layout, boxes=boxes)
    state = step(start_layout(layout, asked_places(layout, house(house_id))), Painted(), 0)
    while state.focus is not None:
        place = state.focus
        match place.part:
            case Part.CATEGORY:
                value = Choose(place, Category.HIGH_CARD)
            case Part.QUALIFIES:
                value = Choose(place, False)
            case _:
                value = Choose(place, PUSH)
        state = step(step(state, value, 0), Confirm(), 0)
    return state


def _marked(house_id: str = "bg-ultimate") -> MarkedLayout:
    return mark_layout(_answered(house_id), house(house_id))


def _feedback(house_id: str = "bg-ultimate") -> Feedback:
    return look_at_marks(_marked(house_id))


def test_the_look_goes_from_box_to_box_as_they_stand() -> None:
    marked = _marked()
    looking = look_at_marks(marked).looking
    assert looking.box == 5
    steps = [looking := move_box(looking, marked.report, marked.layout, -1) for _ in range(5)]
    assert [at.box for at in steps] == [4, 3, 2, 1, 1]
    assert move_box(steps[-1], marked.report, marked.layout, 1).box == 2


def test_the_look_stays_within_the_answers_of_a_box() -> None:
    marked = _marked()
    looking = Selection(5, parse_place("box5.category"), Raised.PLAYER)
    down = [looking := move_bet(looking, marked.report, 1) for _ in range(5)]
    names = [at.place.name for at in down if at.place is not None]
    assert names == ["box5.ante", "box5.blind", "box5.play", "box5.trips", "box5.trips"]


def test_the_order_belongs_to_no_box_and_the_dealer_can_be_looked_at() -> None:
    marked, looking = _marked(), _feedback().looking
    assert look_at_place(looking, marked.report, ORDER) == looking
    at_dealer = look_at_place(looking, marked.report, DEALER_QUALIFIES)
    assert (at_dealer.box, at_dealer.raised) == (None, Raised.DEALER)
    assert raise_next(at_dealer).raised is Raised.PLAIN


def test_the_five_that_play_are_raised_for_player_and_dealer() -> None:
    feedback = _feedback()
    player = marked_felt(feedback, house())
    assert [card.look for card in player.board][:3] == [CardLook.PLAYS] * 3
    assert [card.look for card in player.board][3:] == [CardLook.LEFT_OUT] * 2
    looking = replace(feedback.looking, raised=Raised.DEALER)
    dealer = marked_felt(replace(feedback, looking=looking), house())
    assert [card.look for card in dealer.dealer] == [CardLook.PLAYS, CardLook.LEFT_OUT]


def test_a_folded_hand_lies_face_down_unless_it_is_asked() -> None:
    asked = entry_felt(_answered("bg-ultimate"), house("bg-ultimate")).boxes[2]
    lost = entry_felt(_answered("lv-ultimate"), house("lv-ultimate")).boxes[2]
    assert {card.look for card in asked.cards} == {CardLook.PLAIN}
    assert {card.look for card in lost.cards} == {CardLook.DOWN}
    feedback = _feedback("lv-ultimate")
    looking = replace(feedback.looking, box=3, raised=Raised.PLAYER)
    felt = marked_felt(replace(feedback, looking=looking), house("lv-ultimate"))
    assert {card.look for card in felt.board} == {CardLook.PLAIN}


def test_what_is_typed_lies_beside_its_bet_and_what_is_entered_on_it() -> None:
    layout = spec_layout()
    place = parse_place("box5.ante")
    assert place is not None
    state = DrillState(layout, asked_places(layout, house()), focus=place, phase=Phase.ANSWERING)
    typed = entry_felt(step(step(state, Type("2"), 0), Type("5"), 0), house()).boxes[4]
    ante = next(spot for spot in typed.spots if spot.place is SpotPlace.ANTE)
    assert (ante.active, ante.typed, ante.outcome) == (True, "25", None)
    entered = entry_felt(
        step(step(step(state, Type("2"), 0), Type("5"), 0), Confirm(), 0), house()
    ).boxes[4]
    ante = next(spot for spot in entered.spots if spot.place is SpotPlace.ANTE)
    assert (ante.outcome, ante.payout, ante.payout_label) == (Action.PAY, 2500, "+25")


def test_wrong_bets_are_marked_on_every_box_right_ones_where_one_looks() -> None:
    felt = marked_felt(_feedback(), house())
    five, two = felt.boxes[4], felt.boxes[1]
    assert {spot.mark for spot in five.spots} == {True, False}
    assert {spot.mark for spot in two.spots} == {None, False}


@pytest.mark.parametrize("house_id", ["bg-ultimate", "lt-casino-texas"])
def test_every_bet_of_a_game_has_its_spot(house_id: str) -> None:
    bets = {bet.value for bet, _place in felt_spots(house(house_id))}
    assert bets in ({"bet", "ante", "bonus"}, {"play", "ante", "blind", "trips"})
