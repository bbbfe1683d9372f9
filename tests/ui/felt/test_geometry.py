"""The figures of the table's geometry, worked out by hand from the spec's formula."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dealer_trainer.rules.game import SpotPlace
from dealer_trainer.ui.felt import geometry


@pytest.mark.parametrize(
    ("number", "places", "x", "y", "tilt"),
    [
        (1, 1, 483.0, 178.0, 0.0),
        (1, 6, 103.83, 242.09, -9.42),
        (3, 6, 407.17, 180.56, -1.88),
        (6, 6, 862.17, 242.09, 9.42),
        (5, 5, 847.0, 237.07, 9.04),
        (1, 4, 204.0, 212.70, -6.93),
    ],
)
def test_a_box_stands_where_the_formula_puts_it(
    number: int, places: int, x: float, y: float, tilt: float
) -> None:
    place = geometry.place_of(number, places)
    assert (place.x, place.y, place.tilt) == pytest.approx((x, y, tilt), abs=0.01)


@pytest.mark.parametrize("places", range(1, 7))
def test_boxes_stand_from_left_to_right_as_mirror_images(places: int) -> None:
    row = [geometry.place_of(number, places) for number in range(1, places + 1)]
    assert [place.x for place in row] == sorted(place.x for place in row)
    for left, right in zip(row, reversed(row), strict=True):
        assert left.x + right.x == pytest.approx(966)
        assert (left.y, left.tilt) == pytest.approx((right.y, -right.tilt))


def test_the_board_is_centred_and_the_dealer_below_it() -> None:
    board = geometry.board_rects(False)
    assert (board[0].left(), board[-1].right(), board[0].top()) == (272, 694, 424)
    assert {rect.size().toTuple() for rect in board} == {(78.0, 109.0)}
    dealer = geometry.dealer_rects()
    assert (dealer[0].left(), dealer[1].right(), dealer[0].top()) == (401, 565, 559)


def test_where_a_bonus_ends_on_the_flop_it_stands_apart() -> None:
    board = geometry.board_rects(True)
    gaps = [right.left() - left.right() for left, right in pairwise(board)]
    assert gaps == [8, 8, 20, 8]
    assert board[0].left() + board[-1].right() == 966


def test_the_dealer_sees_the_ante_right_of_the_blind_and_the_player_left_of_it() -> None:
    seen = geometry.spot_centre(SpotPlace.ANTE, as_printed=False)
    printed = geometry.spot_centre(SpotPlace.ANTE, as_printed=True)
    assert (seen.toTuple(), printed.toTuple()) == ((35, 41), (-35, 41))
    assert geometry.spot_centre(SpotPlace.BLIND, as_printed=True).toTuple() == (35, 41)


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(966, 684, 1.0), (966, 682, 682 / 684), (880, 594, 594 / 684), (1448, 1200, 1448 / 966)],
)
def test_the_table_keeps_its_shape_in_any_view(width: int, height: int, scale: float) -> None:
    assert geometry.scale_in(width, height) == pytest.approx(scale)
