from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.money import pay
from dealer_trainer.storage.codec.report import report_json
from dealer_trainer.storage.codec.round_fields import read_report
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.training.diagnosis.slips import Slip
from dealer_trainer.training.grading import Mark, Report
from dealer_trainer.training.places import DEALER_QUALIFIES, ORDER, box_bet
from tests.storage.played import HOUSES, layouts_of, play


def test_marks_are_written_as_the_formats_page_shows() -> None:
    report = Report(
        (
            Mark(box_bet(5, Bet.ANTE), pay(1000), pay(3750), (Slip.ANTE_PAID_DEALER_FAILS,)),
            Mark(DEALER_QUALIFIES, None, False),
            Mark(ORDER, (3, 5), (5, 3)),
        )
    )
    assert report_json(report) == {
        "right": 0,
        "asked": 3,
        "marks": [
            {
                "place": "box5.ante",
                "given": "10",
                "expected": "37.5",
                "right": False,
                "slips": ["ante-paid-dealer-fails"],
            },
            {
                "place": "dealer.qualifies",
                "given": None,
                "expected": False,
                "right": False,
                "slips": [],
            },
            {"place": "order", "given": [3, 5], "expected": [5, 3], "right": False, "slips": []},
        ],
    }


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
def test_marks_come_back(house: Any) -> None:
    for index, layout in enumerate(layouts_of(house, 20)):
        report = play(layout, house, index, slips=True).report
        assert read_report(json.loads(json.dumps(report_json(report)))) == report


def test_a_payment_with_more_digits_than_a_stake_comes_back() -> None:
    paid = pay(20_000_00 * 500)
    report = Report((Mark(box_bet(1, Bet.BLIND), paid, paid),))
    assert report_json(report)["marks"][0]["given"] == "10000000"
    assert read_report(report_json(report)) == report


@pytest.mark.parametrize(
    "written",
    [
        None,
        {},
        {"marks": 3},
        {"marks": [3]},
        {"marks": [{"place": "order", "expected": None, "slips": []}]},
        {"marks": [{"place": "order", "expected": [True], "slips": []}]},
        {"marks": [{"place": "box1.ante", "expected": 3, "slips": []}]},
        {"marks": [{"place": "box1.ante", "expected": "1.234", "slips": []}]},
        {"marks": [{"place": "dealer.qualifies", "expected": 1, "slips": []}]},
        {"marks": [{"place": "box1.ante", "expected": "take", "slips": ["slip"]}]},
    ],
)
def test_what_is_no_report_is_refused(written: Any) -> None:
    with pytest.raises(UnreadableRow):
        read_report(written)
