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
from dealer_trainer.rules.cards import cards_text
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.games.registry import game_of
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import amount_text, parse_amount
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import read_layouts
from tests.lines import parse_layout

CASES = Path(__file__).parents[1] / "data" / "cases" / "settlements.jsonl"
HOUSES = load_houses(paths.assets(), Path("nowhere")).houses

LV = """house: lv-ultimate
board: Kc 9d 7h 4s 2c
dealer: Qs Jd
boxes:
  - {box: 5, cards: Ah 3h, ante: 10, play: 10, trips: 5}
  - {box: 3, cards: Jh 6h, ante: 10, trips: 5}
  - {box: 2, cards: 8s 8c, ante: 25, play: 100, dark: true}
"""
HEAD = LV[: LV.index("boxes")]
LT = """house: lt-casino-texas
board: Kc 9d 7h 4s 2c
dealer: Qs Jd
boxes:
  - {box: 5, cards: Ah 3h, ante: 10, bet: 20, bonus: 5}
"""


def from_input(*layouts: object) -> tuple[Layout, ...]:
    lines = "\n".join(each if isinstance(each, str) else json.dumps(each) for each in layouts)
    return read_layouts("-", HOUSES, io.BytesIO(lines.encode(errors="surrogatepass")))


def from_yaml(folder: Path, text: str | bytes) -> tuple[Layout, ...]:
    file = folder / "layout.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_layouts(str(file), HOUSES)


def faults_of_yaml(folder: Path, text: str | bytes) -> list[tuple[FaultKind, int]]:
    with pytest.raises(BadInput) as refused:
        from_yaml(folder, text)
    return [(fault.kind, fault.line) for fault in refused.value.faults]


def test_the_layout_of_the_formats_page_is_read(tmp_path: Path) -> None:
    (layout,) = from_yaml(tmp_path, LV)
    assert layout.house == "lv-ultimate"
    assert cards_text(layout.board) == "Kc 9d 7h 4s 2c"
    assert [box.number for box in layout.boxes] == [2, 3, 5]
    folded = layout.box(3)
    assert (folded.wagers, folded.folded) == ({Bet.ANTE: 1000, Bet.TRIPS: 500}, True)
    assert layout.box(2).dark
    assert not layout.box(5).dark


def case_layouts() -> list[dict[str, Any]]:
    return [json.loads(line)["layout"] for line in CASES.read_text(encoding="utf-8").splitlines()]


def tidy(layout: dict[str, Any]) -> dict[str, Any]:
    """The same layout in one way of writing: boxes by number, stakes without needless noughts."""
    boxes = []
    for box in layout["boxes"]:
        stakes = {
            key: amount_text(parse_amount(str(value)) or 0)
            for key, value in box.items()
            if key in {bet.value for bet in Bet}
        }
        boxes.append({**box, **stakes})
    return {**layout, "boxes": sorted(boxes, key=lambda box: int(box["box"]))}


def test_every_layout_of_the_cases_is_read_and_written_as_it_was() -> None:
    written = case_layouts()
    layouts = from_input(*written)
    assert len(layouts) == 1187
    for layout, original in zip(layouts, written, strict=True):
        assert tidy(layout_json(layout)) == tidy(original)


def test_written_stakes_are_integers_or_text_and_never_floats() -> None:
    layout = {
        "house": "lv-ultimate", "board": "Kc 9d 7h 4s 2c", "dealer": "Qs Jd",
        "boxes": [{"box": 1, "cards": "Ah 3h", "ante": "2.50", "play": 10, "trips": "5.00"}],
    }  # fmt: skip
    (read,) = from_input(layout)
    house = next(house for house in HOUSES if house.id == "lv-ultimate")
    box = {"box": 1, "cards": "Ah 3h", "ante": "2.50", "play": 10, "trips": 5}
    assert layout_json(read)["boxes"] == [box]
    assert parse_layout(json.dumps(layout_json(read)), {house.id: house}) == read


@pytest.mark.parametrize(
    ("base", "old", "new", "kind", "line"),
    [
        (LV, "Kc 9d 7h 4s 2c", "Kc 9d 7h 4s Kc", FaultKind.CARD_TWICE, 2),
        (LV, "Jh 6h", "Jh Qs", FaultKind.CARD_TWICE, 6),
        (LV, "Kc 9d", "1c 9d", FaultKind.NO_SUCH_CARD, 2),
        (LV, "Kc 9d", "Kx 9d", FaultKind.NO_SUCH_CARD, 2),
        (LV, "Kc 9d", "10 9d", FaultKind.NO_SUCH_CARD, 2),
        (LV, "Kc 9d", "Кc 9d", FaultKind.LOOKALIKE_CARD, 2),
        (LV, "Kc 9d", "Kс 9d", FaultKind.LOOKALIKE_CARD, 2),
        (LV, "Qs Jd", "Qѕ Jd", FaultKind.LOOKALIKE_CARD, 3),
        (LV, "Kc 9d 7h 4s 2c", "Kc 9d 7h 4s", FaultKind.CARD_COUNT, 2),
        (LV, "dealer: Qs Jd", "dealer: Qs Jd Td", FaultKind.CARD_COUNT, 3),
        (LV, "dealer: Qs Jd", "dealer:", FaultKind.CARD_COUNT, 3),
        (LV, "dealer: Qs Jd", "dealer: [Qs, Jd]", FaultKind.NOT_TEXT, 3),
        (LV, "box: 3", "box: 5", FaultKind.BOX_TWICE, 6),
        (LV, "box: 5", "box: 6", FaultKind.BOX_OUT_OF_RANGE, 5),
        (LV, "box: 5", "box: 0", FaultKind.BOX_OUT_OF_RANGE, 5),
        (LV, "box: 5", "box: -1", FaultKind.NOT_WHOLE, 5),
        (LV, "box: 5", "box: five", FaultKind.NOT_WHOLE, 5),
        (LV, "box: 5, ", "", FaultKind.MISSING_KEY, 5),
        (LV, "ante: 10, trips", "trips", FaultKind.MISSING_KEY, 6),
        (LV, "cards: Jh 6h, ", "", FaultKind.MISSING_KEY, 6),
        (LV, "dealer: Qs Jd\n", "", FaultKind.MISSING_KEY, 1),
        (LV, "lv-ultimate", "lv-ultimat", FaultKind.UNKNOWN_HOUSE, 1),
        (LV, "dealer:", "dealers: 2\ndealer:", FaultKind.UNKNOWN_KEY, 3),
        (LV, "trips: 5}", "trips: 5, tip: 1}", FaultKind.UNKNOWN_KEY, 5),
        (LV, "trips: 5}", "trips: 5, blind: 10}", FaultKind.BLIND_GIVEN, 5),
        (LV, "trips: 5}", "bonus: 5}", FaultKind.OTHER_GAME_BET, 5),
        (LV, "trips: 5}", "trips: 5, bet: 20}", FaultKind.OTHER_GAME_BET, 5),
        (LV, "trips: 5}", "trips: 5, trips: 5}", FaultKind.DOUBLE_KEY, 5),
        (LV, "play: 10,", "play: 50,", FaultKind.NOT_A_MULTIPLE, 5),
        (LV, "play: 10,", "play: 15,", FaultKind.NOT_A_MULTIPLE, 5),
        (LV, "play: 100,", "play: 12.50,", FaultKind.NOT_A_MULTIPLE, 7),
        (LV, "play: 10,", "play: 0,", FaultKind.NOT_A_STAKE, 5),
        (LV, "play: 10,", "play: ,", FaultKind.NOT_A_STAKE, 5),
        (LV, "ante: 25", "ante: 25.001", FaultKind.NOT_A_STAKE, 7),
        (LV, "ante: 25", "ante: -25", FaultKind.NOT_A_STAKE, 7),
        (LV, "ante: 25", "ante: 2,5", FaultKind.UNKNOWN_KEY, 7),
        (LV, "ante: 25", "ante: ٢٥", FaultKind.NOT_A_STAKE, 7),
        (LV, "ante: 25", "ante: 12345678", FaultKind.NOT_A_STAKE, 7),
        (LV, "ante: 25", "ante: [25]", FaultKind.NOT_A_STAKE, 7),
        (LV, "dark: true", "dark: yes", FaultKind.NOT_TRUE_OR_FALSE, 7),
        (LV, "dark: true", "dark: True", FaultKind.NOT_TRUE_OR_FALSE, 7),
        (LV, "play: 100, dark: true", "dark: true", FaultKind.DARK_FOLD, 7),
        (LV, "lv-ultimate", "bg-ultimate", FaultKind.NO_DARK_BOXES, 7),
        (LV, "ante: 10, trips", "ante: 10.01, trips", FaultKind.ODD_CENTS, 6),
        (LT, "bonus: 5", "trips: 5", FaultKind.OTHER_GAME_BET, 5),
        (LT, "bonus: 5", "blind: 10", FaultKind.BLIND_GIVEN, 5),
        (LT, "bet: 20", "play: 20", FaultKind.OTHER_GAME_BET, 5),
        (LT, "bet: 20", "bet: 30", FaultKind.NOT_A_MULTIPLE, 5),
        (LT, "bet: 20", "dark: true", FaultKind.DARK_FOLD, 5),
    ],
)  # fmt: skip
def test_what_may_not_lie_is_refused_with_its_line(
    tmp_path: Path, base: str, old: str, new: str, kind: FaultKind, line: int
) -> None:
    assert old in base
    assert (kind, line) in faults_of_yaml(tmp_path, base.replace(old, new, 1))


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [(FaultKind.EMPTY, 1)]),
        ("- 1\n", [(FaultKind.NOT_A_RECORD, 1)]),
        ("just text\n", [(FaultKind.NOT_A_RECORD, 1)]),
        (HEAD + "boxes: []\n", [(FaultKind.NO_BOX, 4)]),
        (HEAD + "boxes: {}\n", [(FaultKind.NOT_A_LIST, 4)]),
        (HEAD + "boxes:\n  - 5\n", [(FaultKind.NOT_A_RECORD, 5)]),
    ],
)
def test_what_is_no_layout_is_refused(
    tmp_path: Path, text: str, faults: list[tuple[FaultKind, int]]
) -> None:
    assert faults_of_yaml(tmp_path, text) == faults


def test_all_faults_are_told_at_once_in_the_order_of_lines(tmp_path: Path) -> None:
    text = LV.replace("Kc 9d", "Kx 9d").replace("Jh 6h", "Jh").replace("play: 100", "play: 99")
    assert faults_of_yaml(tmp_path, text) == [
        (FaultKind.NO_SUCH_CARD, 2),
        (FaultKind.CARD_COUNT, 6),
        (FaultKind.NOT_A_MULTIPLE, 7),
    ]


def test_a_card_that_lies_three_times_is_told_twice(tmp_path: Path) -> None:
    text = LV.replace("Jh 6h", "Kc 6h").replace("8s 8c", "Kc 8c")
    assert faults_of_yaml(tmp_path, text) == [(FaultKind.CARD_TWICE, 6), (FaultKind.CARD_TWICE, 7)]


def test_one_bad_line_refuses_all_and_bad_lines_are_all_told() -> None:
    good = case_layouts()[0]
    with pytest.raises(BadInput) as refused:
        from_input(good, "{", "", {**good, "house": "none"}, good, "[]")
    assert refused.value.source == "-"
    assert [(fault.kind, fault.line) for fault in refused.value.faults] == [
        (FaultKind.BAD_JSON, 2),
        (FaultKind.UNKNOWN_HOUSE, 4),
        (FaultKind.NOT_A_RECORD, 6),
    ]


@pytest.mark.parametrize(
    ("key", "value", "kind"),
    [
        ("ante", 2.5, FaultKind.FLOAT_STAKE),
        ("ante", 10.0, FaultKind.FLOAT_STAKE),
        ("ante", True, FaultKind.NOT_A_STAKE),
        ("ante", None, FaultKind.NOT_A_STAKE),
        ("ante", "1e1", FaultKind.NOT_A_STAKE),
        ("play", None, FaultKind.NOT_A_STAKE),
        ("trips", -5, FaultKind.NOT_A_STAKE),
        ("box", 1.0, FaultKind.NOT_WHOLE),
        ("box", True, FaultKind.NOT_WHOLE),
        ("dark", "true", FaultKind.NOT_TRUE_OR_FALSE),
        ("dark", 1, FaultKind.NOT_TRUE_OR_FALSE),
        ("dark", None, FaultKind.NOT_TRUE_OR_FALSE),
        ("cards", ["Ah", "3h"], FaultKind.NOT_TEXT),
        ("cards", "\ud800 3h", FaultKind.NO_SUCH_CARD),
    ],
)
def test_json_values_of_another_kind_are_refused(key: str, value: object, kind: FaultKind) -> None:
    box = {"box": 1, "cards": "Ah 3h", "ante": 10, "play": 10, key: value}
    layout = {
        "house": "lv-ultimate", "board": "Kc 9d 7h 4s 2c", "dealer": "Qs Jd", "boxes": [box],
    }  # fmt: skip
    with pytest.raises(BadInput) as refused:
        from_input(layout)
    assert [fault.kind for fault in refused.value.faults] == [kind]


def test_a_box_number_may_be_text_of_digits_and_a_ten_may_be_written_out() -> None:
    box = {"box": "4", "cards": "10h tS", "ante": "10", "dark": False}
    (layout,) = from_input(
        {"house": "cz-ultimate", "board": "kC 9D 7h 4s 2c", "dealer": "Qs Jd", "boxes": [box]}
    )
    assert layout.boxes[0].number == 4
    assert cards_text(layout.boxes[0].cards) == "Th Ts"
    assert cards_text(layout.board[:2]) == "Kc 9d"


def test_limits_steps_and_chips_bind_no_layout(tmp_path: Path) -> None:
    (layout,) = from_yaml(
        tmp_path, LV.replace("ante: 10, trips: 5", "ante: 7777777.76, trips: 0.01")
    )
    assert layout.box(3).ante == 777_777_776
    assert layout.box(3).wagers[Bet.TRIPS] == 1


def test_the_order_of_keys_and_boxes_has_no_meaning(tmp_path: Path) -> None:
    lines = LV.splitlines(keepends=True)
    turned = "".join([lines[3], *reversed(lines[4:]), *reversed(lines[:3])])
    assert from_yaml(tmp_path, turned) == from_yaml(tmp_path, LV)


def test_a_byte_order_mark_and_crlf_are_fine(tmp_path: Path) -> None:
    data = b"\xef\xbb\xbf" + LV.replace("\n", "\r\n").encode()
    assert from_yaml(tmp_path, data) == from_yaml(tmp_path, LV)


@pytest.mark.parametrize("ending", [".jsonl", ".json", ".JSONL"])
def test_json_lines_are_read_from_files(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"layouts{ending}"
    file.write_text(json.dumps(case_layouts()[0]) + "\n\n" + json.dumps(case_layouts()[1]))
    assert len(read_layouts(str(file), HOUSES)) == 2


@pytest.mark.parametrize("name", ["layout.txt", "layout", "layout.yaml.bak", ".yaml", "layout."])
def test_another_ending_is_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(LV)
    with pytest.raises(BadInput) as refused:
        read_layouts(str(file), HOUSES)
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.WRONG_ENDING]


@pytest.mark.parametrize("name", ["none.yaml", "none.jsonl", "x" * 300 + ".yaml", "no/ne.json"])
def test_a_missing_file_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_layouts(str(tmp_path / name), HOUSES)
    assert [fault.kind for fault in refused.value.faults] == [FaultKind.NO_FILE]
    assert refused.value.source == str(tmp_path / name)


def refused_or_read(data: bytes) -> None:
    with suppress(BadInput):
        assert read_layouts("-", HOUSES, io.BytesIO(data))


@given(st.binary(max_size=300))
def test_no_bytes_raise_anything_but_the_readers_own(data: bytes) -> None:
    refused_or_read(data)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["house", "board", "dealer", "boxes", "box", "cards", "ante", "play"])
            | st.text(max_size=4),
            inner,
            max_size=6,
        )
    ),
    max_leaves=20,
)


@given(JSON_VALUES)
def test_no_json_raises_anything_but_the_readers_own(value: object) -> None:
    refused_or_read(json.dumps(value).encode())


@given(st.data())
def test_no_change_of_a_good_layout_raises_anything_but_the_readers_own(
    data: st.DataObject,
) -> None:
    layout = json.loads(json.dumps(case_layouts()[data.draw(st.integers(0, 50))]))
    owner = data.draw(st.sampled_from([layout, *layout["boxes"]]))
    key = data.draw(st.sampled_from([*owner, "blind", "bonus", "dark", "bet"]))
    owner[key] = data.draw(JSON_VALUES)
    refused_or_read(json.dumps(layout).encode())


def test_the_game_of_every_house_is_known(houses: tuple[House, ...]) -> None:
    assert {game_of(house).name for house in houses} == {house.game for house in houses}
