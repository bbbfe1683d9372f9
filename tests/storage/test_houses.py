from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer import paths
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import Rounding, fingerprint
from dealer_trainer.storage.codec import house_provenance
from dealer_trainer.storage.codec.house_json import house_json, parse_house_json
from dealer_trainer.storage.codec.house_money import can_make
from dealer_trainer.storage.houses import (
    BUILT_IN,
    COMPILED,
    compile_houses,
    load_houses,
    parse_house,
    read_house,
)

FILES = paths.assets() / "houses"
LV = (FILES / "lv-ultimate.yaml").read_text(encoding="utf-8")
LT = (FILES / "lt-casino-texas.yaml").read_text(encoding="utf-8")
BG = (FILES / "bg-ultimate.yaml").read_text(encoding="utf-8")


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def faults(text: str) -> list[tuple[FaultKind, int]]:
    try:
        parse_house(text.encode(), "house.yaml")
    except BadInput as bad:
        return [(fault.kind, fault.line) for fault in bad.faults]
    return []


def kinds(text: str) -> list[FaultKind]:
    return [kind for kind, _ in faults(text)]


@pytest.mark.parametrize(
    ("base", "old", "new", "kind"),
    [
        (LV, "boxes: 5", "boxes: 0", FaultKind.NOT_WHOLE),
        (LV, "boxes: 5", "boxes: 1.000", FaultKind.NOT_WHOLE),
        (LV, "boxes: 5", "boxes: .inf", FaultKind.NOT_WHOLE),
        (LV, "boxes: 5", "boxes: ٣", FaultKind.NOT_WHOLE),
        (LV, "dark_boxes: true", "dark_boxes: yes", FaultKind.NOT_TRUE_OR_FALSE),
        (LV, "dark_boxes: true", "dark_boxes: off", FaultKind.NOT_TRUE_OR_FALSE),
        (LV, "dark_multiples: [1, 2, 3, 4]", "dark_multiples: []", FaultKind.EMPTY_LIST),
        (LV, "dark_multiples: [1, 2, 3, 4]", "dark_multiples: 2", FaultKind.NOT_A_LIST),
        (LV, "play_multiples: [1, 2, 3, 4]", "play_multiples: []", FaultKind.EMPTY_LIST),
        (LV, "play_multiples: [1, 2, 3, 4]", "play_multiples: [1, 1]", FaultKind.NAMED_TWICE),
        (LV, "fold_side: lost", "fold_side: no", FaultKind.NOT_ONE_OF),
        (LV, "qualifies: pair", "qualifies: fours", FaultKind.NOT_ONE_OF),
        (LV, "spots: dealer_view", "spots: player_view", FaultKind.NOT_ONE_OF),
        (LV, "rounding: exact", "rounding: up", FaultKind.NOT_ONE_OF),
        (LV, '"3:2"', '"3:0"', FaultKind.NOT_ODDS),
        (LV, '"3:2"', '"0:1"', FaultKind.NOT_ODDS),
        (LV, '"3:2"', '"-1:1"', FaultKind.NOT_ODDS),
        (LV, '"3:2"', "1.5", FaultKind.NOT_ODDS),
        (LV, '"3:2"', "182", FaultKind.NOT_ODDS),
        (LV, '"3:2"', '"7:3"', FaultKind.NOT_ODDS),
        (LV, '"3:2"', '"3:1/2"', FaultKind.NOT_ODDS),
        (LV, 'flush: "3:2"', 'flush: "4:1"', FaultKind.TABLE_RISES),
        (LV, "currency: EUR", "currency: euro", FaultKind.BAD_CURRENCY),
        (LV, '"#D977A6"', '"pink"', FaultKind.BAD_COLOUR),
        (LV, 'value: "0.50"', 'value: "0"', FaultKind.NOT_A_STAKE),
        (LV, 'value: "0.50"', 'value: "-1"', FaultKind.NOT_A_STAKE),
        (LV, 'value: "0.50"', "value: 1e3", FaultKind.NOT_A_STAKE),
        (LV, 'value: "0.50"', 'value: "5"', FaultKind.NAMED_TWICE),
        (LV, "min: 2, max: 100", "min: 200, max: 100", FaultKind.LIMIT_UPSIDE_DOWN),
        (LV, "max: 100, step: 1", "max: 100, step: 0.30", FaultKind.CHIPS_CANNOT_MAKE),
        (LV, "min: 2, max: 100", "min: 2.20, max: 100", FaultKind.CHIPS_CANNOT_MAKE),
        (LV, "max: 100, step: 1", "max: 100, step: 0", FaultKind.NOT_A_STAKE),
        (LV, "max_payout: ", "max_payout: none ", FaultKind.NOT_A_STAKE),
        (LV, "max_payout: ", "max_payout: 5002.30 ", FaultKind.CHIPS_CANNOT_MAKE),
        (LV, "max_payout: ", "max_payout: 5002.50 ", None),
        (LV, "id: lv-ultimate", "id: ../lv", FaultKind.BAD_HOUSE_ID),
        (LV, "id: lv-ultimate", "id: LV", FaultKind.BAD_HOUSE_ID),
        (LV, "id: lv-ultimate", "id: con", FaultKind.BAD_HOUSE_ID),
        (LV, "id: lv-ultimate", "id: lv--two", FaultKind.BAD_HOUSE_ID),
        (LV, "id: lv-ultimate", f"id: {'x' * 41}", FaultKind.BAD_HOUSE_ID),
        (LV, "id: lv-ultimate", "id: [lv]", FaultKind.NOT_TEXT),
        (LV, "is: standard", "is: usual", FaultKind.NOT_ONE_OF),
        (LV, "hangs: []", "hangs: [jackpot]", FaultKind.NOT_ONE_OF),
        (LV, "is: unconfirmed", "is: standard", None),
        (LV, "    hangs: []\n", "", FaultKind.MISSING_KEY),
        (LT, "bonus_quads_one_card: three-of-a-kind", "bonus_quads_one_card: quads",
         FaultKind.NOT_ONE_OF),
        (LT, "    is: unconfirmed", "    is: standard", FaultKind.HANGS_ON_CERTAIN),
    ],
)  # fmt: skip
def test_a_fault_is_told_once(base: str, old: str, new: str, kind: FaultKind | None) -> None:
    assert kinds(changed(base, old, new)) == ([] if kind is None else [kind])


def test_a_fault_stands_on_its_line() -> None:
    text = changed(LV, 'flush: "3:2"', 'flush: "3:0"')
    assert faults(text) == [(FaultKind.NOT_ODDS, line_of(text, '"3:0"'))]


def test_every_fault_is_told_at_once() -> None:
    text = LV
    for old, new in (
        ("id: lv-ultimate", "id: LV"),
        ("boxes: 5", "boxes: many"),
        ('straight: "1:1"', 'straight: "one"'),
        ("  lv: Latvija · Ultimate Texas Hold'em\n", ""),
        ("spots: dealer_view", "spot: dealer_view"),
    ):
        text = changed(text, old, new)
    assert faults(text) == [
        (FaultKind.MISSING_KEY, 1),
        (FaultKind.BAD_HOUSE_ID, 1),
        (FaultKind.MISSING_KEY, line_of(text, "  en: Latvia")),
        (FaultKind.NOT_WHOLE, line_of(text, "boxes: many")),
        (FaultKind.NOT_ODDS, line_of(text, '"one"')),
        (FaultKind.UNKNOWN_KEY, line_of(text, "spot:")),
    ]


def test_bare_odds_are_the_odds_that_stand_there() -> None:
    house = parse_house(changed(LV, '"3:2"', "3:2").encode(), "house.yaml")
    assert str(house.tables[Bet.BLIND].pay(Category.FLUSH)) == "3:2"


def test_digits_with_a_nought_before_them_are_not_octal() -> None:
    text = changed(LV, "max: 100, step: 1", "max: 025, step: 1")
    assert parse_house(text.encode(), "house.yaml").limits[Bet.ANTE].max == 2500


@pytest.mark.parametrize(
    "key",
    [
        "id",
        "game",
        "names",
        "source",
        "boxes",
        "dark_boxes",
        "dark_multiples",
        "qualifies",
        "play_multiples",
        "fold_side",
        "tables",
        "currency",
        "chips",
        "limits",
        "bonus_quads_one_card",
        "rounding",
        "max_payout",
        "spots",
        "provenance",
    ],
)
def test_no_key_may_be_missing(key: str) -> None:
    lines = LT.split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{key}:"))
    end = start + 1
    while end < len(lines) and (not lines[end] or lines[end][0] == " "):
        end += 1
    assert FaultKind.MISSING_KEY in kinds("\n".join(lines[:start] + lines[end:]))


@pytest.mark.parametrize("key", ["rules", "colour", "Boxes", "<<"])
def test_an_unknown_key_is_told(key: str) -> None:
    assert faults(f"{key}: 1\n{LV}") == [(FaultKind.UNKNOWN_KEY, 1)]


def test_a_key_may_not_come_twice() -> None:
    assert faults(f"{LV}boxes: 6\n") == [(FaultKind.DOUBLE_KEY, LV.count("\n") + 1)]


def test_a_missing_row_is_a_gap() -> None:
    text = changed(LV, '    full-house: "3:1"\n', "")
    assert kinds(text) == [FaultKind.TABLE_GAP]


def test_the_casino_texas_ante_names_all_ten_hands() -> None:
    text = changed(LT, '    pair: "1:1"\n    high-card: "1:1"\n', "")
    assert kinds(text) == [FaultKind.TABLE_TOO_SHORT] * 2


def test_the_order_of_rows_has_no_meaning() -> None:
    text = changed(LV, '    straight: "1:1"\n', "")
    text = changed(text, "  blind:\n", '  blind:\n    straight: "1:1"\n')
    assert parse_house(text.encode(), "x").tables == parse_house(LV.encode(), "x").tables


def test_a_table_of_the_other_game_is_told() -> None:
    text = changed(LT, "  bonus:\n", "  trips:\n")
    assert kinds(text) == [FaultKind.MISSING_KEY, FaultKind.OTHER_GAME_TABLE]


def test_the_bonus_rule_is_no_rule_of_ultimate() -> None:
    text = f"{LV}bonus_quads_one_card: nothing\n"
    assert kinds(text) == [FaultKind.OTHER_GAME_KEY]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('full-house: "8:1"', 'full-house: "9:1"'),
        ('royal-flush: "500:1"', 'royal-flush: "100:1"'),
        ('    flush: "3:2"\n    straight: "1:1"\n', '    flush: "3:2"\n'),
    ],
)
def test_other_published_tables_can_be_held(old: str, new: str) -> None:
    house = parse_house(changed(LV, old, new).encode(), "x")
    assert fingerprint(house) != fingerprint(parse_house(LV.encode(), "x"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("names:", "names: # what it is called"),
        ("Latvia · Ultimate", "Riga · Ultimate"),
        ("max: 100, step: 1", "max: 50, step: 1"),
        ("#D977A6", "#D977A7"),
        ("is: unconfirmed", "is: standard"),
    ],
)
def test_the_fingerprint_is_of_the_rules_alone(old: str, new: str) -> None:
    house = parse_house(changed(LV, old, new).encode(), "x")
    assert fingerprint(house) == fingerprint(parse_house(LV.encode(), "x"))


def test_rounding_and_a_largest_payout_are_read() -> None:
    text = changed(
        changed(LV, "rounding: exact", "rounding: down"), "max_payout: ", "max_payout: 5000 "
    )
    house = parse_house(text.encode(), "x")
    assert (house.rounding, house.max_payout) == (Rounding.DOWN, 500_000)


def with_chips(chips: list[str], rounding: str, max_payout: str, step: str) -> str:
    written = yaml.safe_load(LV)
    written["chips"] = [{"value": value, "colour": "#C0392F"} for value in chips]
    written["limits"] = {key: {"min": step, "max": "100", "step": step} for key in ("ante", "side")}
    written |= {"rounding": rounding, "max_payout": max_payout or None, "boxes": 5}
    return json.dumps(written)


@pytest.mark.parametrize(
    ("chips", "rounding", "max_payout", "step", "right"),
    [
        (["5", "25", "100"], "down", "5002", "5", False),
        (["5", "25", "100"], "exact", "5002", "5", False),
        (["5", "25", "100"], "down", "5000", "5", True),
        (["5", "25", "100"], "down", "", "5", True),
        (["1", "5", "25", "100"], "exact", "5000", "5", True),
        (["1", "5", "25"], "down", "", "1", True),
        (["2.50", "5", "100"], "down", "5002.5", "5", True),
    ],
)
def test_the_greatest_payout_is_one_that_the_chips_can_make(
    chips: list[str], rounding: str, max_payout: str, step: str, right: bool
) -> None:
    found = faults(with_chips(chips, rounding, max_payout, step))
    assert found == ([] if right else [(FaultKind.CHIPS_CANNOT_MAKE, 1)])


def test_a_house_that_was_kept_with_a_result_is_read_as_it_was() -> None:
    house = parse_house(with_chips(["5", "25"], "down", "5000", "5").encode(), "x")
    kept = replace(house, max_payout=500_200)
    assert parse_house_json(json.dumps(house_json(kept)), "x") == kept


def test_a_house_of_more_chips_than_any_casino_has_is_refused() -> None:
    text = with_chips([str(value) for value in range(5, 106)], "exact", "", "5")
    assert faults(text) == [(FaultKind.TOO_MANY, 1)]


def test_a_byte_order_mark_and_crlf_are_fine() -> None:
    data = b"\xef\xbb\xbf" + LV.replace("\n", "\r\n").encode()
    assert parse_house(data, "x") == parse_house(LV.encode(), "x")


@pytest.mark.parametrize(
    ("chips", "amount", "can"),
    [
        ([500, 2500], 1500, True),
        ([500, 2500], 1600, False),
        ([300, 500], 700, False),
        ([300, 500], 800, True),
        ([600, 1000, 1500], 2900, False),
        ([600, 1000, 1500], 3100, True),
        ([999_999_999], 999_999_998, False),
    ],
)
def test_chips_make_what_they_can(chips: list[int], amount: int, can: bool) -> None:
    assert can_make(chips, amount) is can


@given(
    chips=st.lists(st.integers(1, 30), min_size=1, max_size=4, unique=True),
    amount=st.integers(1, 400),
)
def test_chips_make_what_can_be_laid_with_them(chips: list[int], amount: int) -> None:
    laid = {0}
    for _ in range(amount):
        laid |= {total + chip for total in laid for chip in chips if total + chip <= amount}
    assert can_make(chips, amount) is (amount in laid)


def own_houses(tmp_path: Path, **files: str) -> Path:
    (tmp_path / "houses").mkdir()
    for name, text in files.items():
        (tmp_path / "houses" / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return tmp_path


def test_an_own_house_stands_behind_the_built_in_ones(tmp_path: Path) -> None:
    data = own_houses(
        tmp_path, b_yml=changed(LV, "id: lv-ultimate", "id: b"),
        a_yaml=changed(LT, "id: lt-casino-texas", "id: a"), c_txt="no house",
    )  # fmt: skip
    shelf = load_houses(paths.assets(), data)
    assert [house.id for house in shelf.houses][len(BUILT_IN) :] == ["a", "b"]
    assert shelf.broken == ()
    assert shelf.files["a"] == data / "houses" / "a.yaml"


def test_a_broken_house_leaves_the_others_usable(tmp_path: Path) -> None:
    data = own_houses(
        tmp_path, bad_yaml="id: [", good_yaml=changed(LV, "id: lv-ultimate", "id: good")
    )
    shelf = load_houses(paths.assets(), data)
    assert [house.id for house in shelf.houses][len(BUILT_IN) :] == ["good"]
    assert [Path(bad.source).name for bad in shelf.broken] == ["bad.yaml"]
    assert shelf.broken_house("bad") is shelf.broken[0]
    assert shelf.house("bad") is None


def test_an_id_that_another_file_has_is_a_fault(tmp_path: Path) -> None:
    shelf = load_houses(paths.assets(), own_houses(tmp_path, copy_yaml=LV))
    assert len(shelf.houses) == len(BUILT_IN)
    assert [fault.kind for fault in shelf.broken[0].faults] == [FaultKind.HOUSE_ID_TAKEN]


def test_a_house_may_speak_a_further_language_of_the_trainer_and_need_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    further = changed(LV, "names:\n", "names:\n  xx: Łotwa\n")
    with pytest.raises(BadInput):
        parse_house(further.encode(), "lv.yaml")
    monkeypatch.setattr(house_provenance, "FURTHER_LANGUAGES", ("xx",))
    assert parse_house(further.encode(), "lv.yaml").names["xx"] == "Łotwa"
    assert "xx" not in parse_house(LV.encode(), "lv.yaml").names
    with pytest.raises(BadInput):
        parse_house(further.replace("  lv: ", "  xx: ", 1).encode(), "lv.yaml")


def test_a_file_is_not_another_than_itself() -> None:
    shelf = load_houses(paths.assets(), Path("nowhere"))
    path = FILES / "lv-ultimate.yaml"
    assert read_house(path, taken=shelf.files).id == "lv-ultimate"


def test_a_house_in_ultimates_form_needs_no_dark_multiples() -> None:
    assert parse_house(BG.encode(), "x").dark_multiples == ()


@pytest.mark.parametrize(
    ("name", "kind"), [("none.yaml", FaultKind.NO_FILE), ("folder.yaml", FaultKind.IS_FOLDER)]
)
def test_a_file_that_is_none_is_told(tmp_path: Path, name: str, kind: FaultKind) -> None:
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(BadInput) as refused:
        read_house(tmp_path / name)
    assert [fault.kind for fault in refused.value.faults] == [kind]


def test_the_shelf_does_not_need_the_checkout(tmp_path: Path) -> None:
    shutil.copytree(FILES, tmp_path / "houses")
    assert len(load_houses(tmp_path, tmp_path / "data").houses) == len(BUILT_IN)


@pytest.mark.parametrize("indent", ["\t", "\t\t"])
def test_a_tab_in_the_indent_hides_no_other_fault(indent: str) -> None:
    text = changed(LV, "boxes: 5", "boxes: many")
    text = changed(text, "    is: standard", f"{indent}is: usual")
    found = faults(text)
    assert (FaultKind.TAB_IN_INDENT, line_of(text, "is: usual")) in found
    assert (FaultKind.NOT_WHOLE, line_of(text, "boxes: many")) in found


def with_compiled(folder: Path) -> Path:
    """Assets as a wheel carries them."""
    assets = folder / "assets"
    shutil.copytree(FILES, assets / "houses")
    (assets / "houses" / COMPILED).write_text(compile_houses(assets), encoding="utf-8")
    return assets


def test_the_built_in_houses_of_a_wheel_are_those_of_the_files_and_need_no_yaml(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = with_compiled(tmp_path)
    plain = load_houses(paths.assets(), tmp_path)
    monkeypatch.setitem(sys.modules, "dealer_trainer.storage.codec.yaml", None)
    compiled = load_houses(assets, tmp_path)
    assert compiled.houses == plain.houses
    assert [path.name for path in compiled.files.values()] == [f"{name}.yaml" for name in BUILT_IN]
    assert all(path.is_file() for path in compiled.files.values())


def test_an_own_house_beside_those_of_a_wheel_is_read_from_its_file(tmp_path: Path) -> None:
    assets = with_compiled(tmp_path)
    own = tmp_path / "houses"
    own.mkdir()
    (own / "mine.yaml").write_text(changed(LV, "id: lv-ultimate", "id: mine"), encoding="utf-8")
    (own / "lv-ultimate.yaml").write_text(LV, encoding="utf-8")
    shelf = load_houses(assets, tmp_path)
    assert [house.id for house in shelf.houses] == [*BUILT_IN, "mine"]
    assert [Path(bad.source) for bad in shelf.broken] == [own / "lv-ultimate.yaml"]
