"""Piles: the largest chip at the bottom, as few as the house's chips allow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.rules.house import Chip
from dealer_trainer.ui.felt.chips import SHOWN, edge_colour, split
from dealer_trainer.ui.theme.colour import contrast
from tests.ui.felt.tables import CHIPS


@pytest.mark.parametrize(
    ("amount", "values"),
    [
        (1500, [500, 500, 500]),
        (6000, [2500, 2500, 500, 500]),
        (3750, [2500, 500, 500, 100, 100, 50]),
        (13000, [10000, 2500, 500]),
        (125000, [100000, 10000, 10000, 2500, 2500]),
        (0, []),
    ],
)
def test_an_amount_takes_the_largest_chips_first(amount: int, values: list[int]) -> None:
    assert [chip.value for chip in split(amount, CHIPS)] == values


@given(st.integers(0, 10**9).map(lambda half_units: half_units * 50))
def test_a_pile_never_shows_more_than_the_amount_nor_more_than_seven(amount: int) -> None:
    pile = split(amount, CHIPS)
    assert len(pile) <= SHOWN
    assert sum(chip.value for chip in pile) <= amount
    assert [c.value for c in pile] == sorted((c.value for c in pile), reverse=True)
    if len(pile) < SHOWN:
        assert sum(chip.value for chip in pile) == amount


def test_what_no_chip_can_make_is_left_to_the_label() -> None:
    assert [chip.value for chip in split(1030, (Chip(500, "#C0392F"),))] == [500, 500]


def test_a_chip_of_a_usual_colour_has_its_usual_edge() -> None:
    assert edge_colour(Chip(1, "#ece9e0")) == "#2E5DA8"


@given(st.integers(0, 0xFFFFFF).map("#{:06X}".format))
def test_edge_marks_show_on_a_chip_of_any_colour(body: str) -> None:
    assert contrast(body, edge_colour(Chip(1, body))) >= 2.0
