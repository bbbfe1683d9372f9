"""Houses made one's own: nothing of a file changes but what was meant."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.bets import Bet
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import FoldSide, RuleStanding, fingerprint
from dealer_trainer.rules.money import Odds
from dealer_trainer.storage.codec.house_json import house_json, parse_house_json
from dealer_trainer.storage.codec.stored import written_json
from dealer_trainer.storage.custom_houses import confirm_rule, copy_house, edit_house
from dealer_trainer.storage.houses import load_houses, read_house
from dealer_trainer.training.custom_houses import RuleNotOpen, choices, open_rules
from tests.quizzes import HOUSES

DAY = date(2026, 11, 30)


def copied(tmp_path: Path, house: str, new: str = "mine") -> Path:
    copy_house(load_houses(paths.assets(), tmp_path), house, new, tmp_path)
    return tmp_path / "houses" / f"{new}.yaml"


@pytest.mark.parametrize("house_id", HOUSES)
def test_a_copy_is_the_same_house_under_another_name(tmp_path: Path, house_id: str) -> None:
    file = copied(tmp_path, house_id)
    house, copy = HOUSES[house_id], read_house(file)
    assert replace(copy, id=house.id, names=house.names) == house
    assert copy.id == "mine"
    assert all(name.endswith(" · mine") for name in copy.names.values())
    assert fingerprint(copy) == fingerprint(house)
    shelf = load_houses(paths.assets(), tmp_path)
    assert shelf.house("mine") == copy
    assert shelf.broken == ()
    before = (paths.assets() / "houses" / f"{house_id}.yaml").read_text(encoding="utf-8")
    changed = [
        line
        for line, old in zip(
            file.read_text(encoding="utf-8").splitlines(), before.splitlines(), strict=True
        )
        if line != old
    ]
    assert len(changed) == 6


@pytest.mark.parametrize("house_id", HOUSES)
def test_a_house_comes_back_from_what_is_kept_of_it(house_id: str) -> None:
    house = HOUSES[house_id]
    assert parse_house_json(written_json(house_json(house)), "kept") == house


@pytest.mark.parametrize("new", ["", "Mine", "a b", "../mine", "con", "x" * 41, "lv-ultimate"])
def test_an_id_that_is_none_or_taken_is_refused(tmp_path: Path, new: str) -> None:
    with pytest.raises(BadInput):
        copied(tmp_path, "lv-ultimate", new)
    assert not list(tmp_path.rglob("*.yaml"))


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    file = copied(tmp_path, "lv-ultimate")
    file.write_text("broken: [", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        copied(tmp_path, "lv-ultimate")
    assert caught.value.faults[0].kind is FaultKind.HOUSE_ID_TAKEN
    assert file.read_text(encoding="utf-8") == "broken: ["


def test_a_confirmed_rule_bears_name_and_date_in_five_languages(tmp_path: Path) -> None:
    file = copied(tmp_path, "cz-ultimate")
    house = confirm_rule(file, "fold_side", FoldSide.LOST, 'Anna "A: #1" Ozola', DAY)
    origin = house.provenance["fold_side"]
    assert house == read_house(file)
    assert house.fold_side is FoldSide.LOST
    assert origin.standing is RuleStanding.CONFIRMED
    assert origin.hangs == ()
    assert set(origin.why) == {"en", "bg", "ru", "cs", "lv"}
    assert all('Anna "A: #1" Ozola' in why and "2026" in why for why in origin.why.values())
    with pytest.raises(RuleNotOpen):
        confirm_rule(file, "fold_side", FoldSide.PLAYS, "Anna", DAY)
    assert choices("fold_side") == tuple(FoldSide)


def test_a_rule_is_confirmed_as_it_stands_where_nothing_is_chosen(tmp_path: Path) -> None:
    file = copied(tmp_path, "lv-ultimate")
    house = confirm_rule(file, "dark_multiples", None, "Anna", DAY)
    assert house.dark_multiples == (1, 2, 3, 4)
    assert open_rules(house) == ()


def test_an_edit_that_is_not_in_order_writes_nothing(tmp_path: Path) -> None:
    file = copied(tmp_path, "lv-ultimate")
    before = file.read_bytes()
    with pytest.raises(BadInput) as caught:
        edit_house(
            file,
            {("tables", "blind", "straight"): "9:1", ("limits", "ante", "min"): "200"},
        )
    kinds = [fault.kind for fault in caught.value.faults]
    assert kinds == [FaultKind.TABLE_RISES, FaultKind.LIMIT_UPSIDE_DOWN]
    with pytest.raises(KeyError):
        edit_house(file, {("tables", "bonus"): "9:1"})
    assert file.read_bytes() == before


def test_tables_limits_and_missing_values_are_edited_in_place(tmp_path: Path) -> None:
    file = copied(tmp_path, "lv-ultimate")
    lines = file.read_text(encoding="utf-8").count("\n")
    house = edit_house(
        file,
        {
            ("tables", "blind", "flush"): "2:1",
            ("limits", "ante", "max"): "250",
            ("max_payout",): "5000",
            ("rounding",): "down",
            ("source",): "Our own: rules of 2026",
        },
    )
    assert house.tables[Bet.BLIND].pay(Category.FLUSH) == Odds(2)
    assert house.limits[Bet.ANTE].max == 250_00
    assert house.max_payout == 5_000_00
    assert house.source == "Our own: rules of 2026"
    text = file.read_text(encoding="utf-8")
    assert "# none" in text
    assert lines - text.count("\n") <= 2


def test_a_file_with_the_line_ends_of_windows_keeps_them(tmp_path: Path) -> None:
    file = copied(tmp_path, "lv-ultimate")
    text = file.read_bytes().replace(b"\n", b"\r\n")
    file.write_bytes(text)
    edit_house(file, {("tables", "blind", "flush"): "5:2"})
    edited = file.read_bytes()
    assert edited.count(b"\r\n") == edited.count(b"\n") == text.count(b"\n")
    assert read_house(file).tables[Bet.BLIND].pay(Category.FLUSH) == Odds(5, 2)
    # A copy of such a house has them, too.
    copy_house(load_houses(paths.assets(), tmp_path), "mine", "mine-too", tmp_path)
    copy = (tmp_path / "houses" / "mine-too.yaml").read_bytes()
    assert copy.count(b"\r\n") == copy.count(b"\n") == text.count(b"\n")
