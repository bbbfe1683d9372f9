from __future__ import annotations

import io
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer import paths
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE, pay
from dealer_trainer.storage.codec.sheet import sheet_json
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import read_layouts, read_sheets
from dealer_trainer.training.sheet import BoxAnswer, DealerAnswer, Sheet
from tests.lines import parse_sheet

CASES = Path(__file__).parents[1] / "data" / "cases"
HOUSES = load_houses(paths.assets(), Path("nowhere")).houses
LV = next(house for house in HOUSES if house.id == "lv-ultimate")


def lines(values: list[Any]) -> io.BytesIO:
    return io.BytesIO("\n".join(map(json.dumps, values)).encode())


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text(encoding="utf-8").splitlines()]


LAYOUT: Layout = read_layouts(
    "-",
    HOUSES,
    lines(
        [
            {
                "house": "lv-ultimate",
                "board": "Kc 9d 7h 4s 2c",
                "dealer": "Qs Jd",
                "boxes": [
                    {"box": 5, "cards": "Ah 3h", "ante": 10, "play": 10, "trips": 5},
                    {"box": 3, "cards": "Jh 6h", "ante": 10, "trips": 5},
                ],
            }
        ]
    ),
)[0]


def read(*values: Any) -> tuple[Sheet, ...]:
    return read_sheets("-", [LAYOUT] * len(values), HOUSES, lines(list(values)))


def faults(*values: Any) -> list[FaultKind]:
    with pytest.raises(BadInput) as refused:
        read(*values)
    return [fault.kind for fault in refused.value.faults]


def test_a_sheet_is_read_in_the_order_in_which_boxes_were_settled() -> None:
    (sheet,) = read(
        {
            "dealer": {"category": "high-card", "qualifies": False, "seconds": 2.5},
            "boxes": [
                {"box": "3", "bets": {"ante": "take", "blind": "take"}},
                {
                    "box": 5,
                    "category": "pair",
                    "bets": {"trips": 0, "play": "10.50", "ante": "push", "blind": None},
                    "seconds": 61,
                },
            ],
            "seconds": 0,
        }
    )
    assert sheet == Sheet(
        DealerAnswer(Category.HIGH_CARD, False, 2500),
        (
            BoxAnswer(3, None, ((Bet.ANTE, TAKE), (Bet.BLIND, TAKE))),
            BoxAnswer(
                5,
                Category.PAIR,
                ((Bet.ANTE, PUSH), (Bet.PLAY, pay(1050)), (Bet.TRIPS, PUSH)),
                61_000,
            ),
        ),
        0,
    )


def test_a_settlement_is_a_sheet() -> None:
    rows = cases("settlements.jsonl")
    layouts = read_layouts("-", HOUSES, lines([row["layout"] for row in rows]))
    settlements = [row["settlement"] for row in rows]
    for settlement in settlements:
        settlement["dealer"] |= {"cards": ["Kc"], "situations": []}
        for box in settlement["boxes"]:
            box |= {"cards": ["Kc"], "situations": ["tie"]}
    sheets = read_sheets("-", layouts, HOUSES, lines(settlements))
    for sheet, settlement in zip(sheets, settlements, strict=True):
        for owner in (settlement["dealer"], *settlement["boxes"]):
            for ignored in ("cards", "situations", "result"):
                owner.pop(ignored, None)
        assert sheet_json(sheet) == settlement


def test_the_sheets_of_the_cases_are_read() -> None:
    rows = cases("slips.jsonl")
    layouts = read_layouts("-", HOUSES, lines([row["layout"] for row in rows]))
    sheets = read_sheets("-", layouts, HOUSES, lines([row["sheet"] for row in rows]))
    assert [len(sheet.boxes) for sheet in sheets] == [len(row["sheet"]["boxes"]) for row in rows]


@pytest.mark.parametrize(
    ("sheet", "kind"),
    [
        ([], FaultKind.NOT_A_RECORD),
        ({"order": []}, FaultKind.UNKNOWN_KEY),
        ({"dealer": []}, FaultKind.NOT_A_RECORD),
        ({"dealer": {"hand": "pair"}}, FaultKind.UNKNOWN_KEY),
        ({"dealer": {"category": "one-pair"}}, FaultKind.NOT_ONE_OF),
        ({"dealer": {"category": 1}}, FaultKind.NOT_ONE_OF),
        ({"dealer": {"qualifies": "true"}}, FaultKind.NOT_TRUE_OR_FALSE),
        ({"dealer": {"seconds": -1}}, FaultKind.NOT_SECONDS),
        ({"dealer": {"seconds": "1"}}, FaultKind.NOT_SECONDS),
        ({"dealer": {"seconds": True}}, FaultKind.NOT_SECONDS),
        ({"seconds": 10**30}, FaultKind.NOT_SECONDS),
        ({"boxes": {}}, FaultKind.NOT_A_LIST),
        ({"boxes": [5]}, FaultKind.NOT_A_RECORD),
        ({"boxes": [{}]}, FaultKind.MISSING_KEY),
        ({"boxes": [{"box": 5.0}]}, FaultKind.NOT_WHOLE),
        ({"boxes": [{"box": 5, "hand": "pair"}]}, FaultKind.UNKNOWN_KEY),
        ({"boxes": [{"box": 4}]}, FaultKind.BOX_NOT_IN_LAYOUT),
        ({"boxes": [{"box": 5}, {"box": 5}]}, FaultKind.BOX_TWICE),
        ({"boxes": [{"box": 3, "bets": {"play": "push"}}]}, FaultKind.BET_NOT_IN_LAYOUT),
        ({"boxes": [{"box": 5, "bets": {"bonus": "push"}}]}, FaultKind.BET_NOT_IN_LAYOUT),
        ({"boxes": [{"box": 5, "bets": {"tip": 5}}]}, FaultKind.BET_NOT_IN_LAYOUT),
        ({"boxes": [{"box": 5, "bets": []}]}, FaultKind.NOT_A_RECORD),
        ({"boxes": [{"box": 5, "bets": {"ante": "lose"}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": "Push"}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": "1,5"}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": -1}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": False}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": ["push"]}}]}, FaultKind.NOT_AN_ANSWER),
        ({"boxes": [{"box": 5, "bets": {"ante": 37.5}}]}, FaultKind.FLOAT_ANSWER),
    ],
)  # fmt: skip
def test_what_is_no_sheet_is_refused(sheet: object, kind: FaultKind) -> None:
    assert faults(sheet) == [kind]


def test_a_bet_named_twice_is_refused() -> None:
    text = b'{"boxes": [{"box": 5, "bets": {"ante": "push", "ante": "take"}}]}'
    with pytest.raises(BadInput) as refused:
        read_sheets("-", [LAYOUT], HOUSES, io.BytesIO(text))
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.DOUBLE_KEY]


@pytest.mark.parametrize(("layouts", "sheets"), [(1, 2), (2, 1), (3, 1)])
def test_unequal_numbers_of_lines_are_refused(layouts: int, sheets: int) -> None:
    text = b"\n\n".join([b'{"boxes": []}'] * sheets)
    with pytest.raises(BadInput) as refused:
        read_sheets("-", [LAYOUT] * layouts, HOUSES, io.BytesIO(text))
    (fault,) = refused.value.faults
    assert (fault.kind, fault.data) == (
        FaultKind.LINES_UNEQUAL,
        {"layouts": layouts, "sheets": sheets},
    )


def test_blank_lines_are_not_counted() -> None:
    assert len(read_sheets("-", [LAYOUT] * 2, HOUSES, io.BytesIO(b"\n{}\n  \n{}\n\n"))) == 2


def test_a_line_that_cannot_be_read_shifts_no_other() -> None:
    text = b'{\n{"boxes": [{"box": 5}]}'
    other = Layout(LAYOUT.house, LAYOUT.board, LAYOUT.dealer, LAYOUT.boxes[:1])
    with pytest.raises(BadInput) as refused:
        read_sheets("-", [other, LAYOUT], HOUSES, io.BytesIO(text))
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.BAD_JSON]


def test_an_empty_file_is_told_as_that() -> None:
    with pytest.raises(BadInput) as refused:
        read_sheets("-", [LAYOUT], HOUSES, io.BytesIO(b"\n"))
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.EMPTY]


@pytest.mark.parametrize("name", ["sheets.yaml", "sheets.txt"])
def test_sheets_are_json_lines_only(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}")
    with pytest.raises(BadInput) as refused:
        read_sheets(str(tmp_path / name), [LAYOUT], HOUSES)
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.WRONG_ENDING]


@pytest.mark.parametrize(
    ("value", "milliseconds"),
    [(0, 0), (1, 1000), (12.345, 12_345), (0.0005, 0), (3.1, 3100)],
)
def test_seconds_are_kept_as_milliseconds(value: float, milliseconds: int) -> None:
    (sheet,) = read({"seconds": value})
    assert sheet.milliseconds == milliseconds


ANSWERS = st.sampled_from([TAKE, PUSH]) | st.integers(1, 999_999_999).map(pay)
TIMES = st.none() | st.integers(0, 10_000_000)
CATEGORIES = st.none() | st.sampled_from(Category)


def box_answers(number: int, bets: tuple[Bet, ...]) -> st.SearchStrategy[BoxAnswer]:
    answered = st.tuples(*(st.none() | ANSWERS for _ in bets)).map(
        lambda each: tuple((b, a) for b, a in zip(bets, each, strict=True) if a is not None)
    )
    return st.builds(BoxAnswer, st.just(number), CATEGORIES, answered, TIMES)


SHEETS = st.builds(
    Sheet,
    st.builds(DealerAnswer, CATEGORIES, st.none() | st.booleans(), TIMES),
    st.tuples(
        box_answers(5, (Bet.ANTE, Bet.BLIND, Bet.PLAY, Bet.TRIPS)),
        box_answers(3, (Bet.ANTE, Bet.BLIND, Bet.TRIPS)),
    ).flatmap(st.permutations).map(tuple),
    TIMES,
)  # fmt: skip


@given(SHEETS)
def test_a_sheet_that_is_written_is_read_as_it_was(sheet: Sheet) -> None:
    assert parse_sheet(json.dumps(sheet_json(sheet)), LAYOUT, LV) == sheet


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["dealer", "boxes", "box", "bets", "ante", "category", "seconds"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=20,
)


@given(JSON_VALUES)
def test_no_json_raises_anything_but_the_readers_own(value: object) -> None:
    with suppress(BadInput):
        assert len(read(value)) == 1
