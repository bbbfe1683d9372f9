"""A sound database whose rows another program has changed: what can be read is read, what cannot is
told and counted, and nothing dies of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer.__main__ import main
from dealer_trainer.rules.house import GameName
from dealer_trainer.storage.codec.exported_round import read_lines
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.box_records import TurnKind
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.review.mistakes import Limits
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]
ROUNDS = 3


@pytest.fixture
def filled(data_folder: Path) -> Path:
    """A data folder with three rounds of Anna's; the third stands in a drill not finished."""
    with closing(open_store(data_folder, AT)) as store:
        anna = store.trainees.add_trainee("Anna", AT)
        store.mistakes.set_limits(anna, Limits(dict.fromkeys(TurnKind)))
        drills = [store.drills.start_drill(anna, DrillPlan(LATVIA.id, 7), AT) for _ in range(2)]
        for number, layout in enumerate(layouts_of(LATVIA, ROUNDS)):
            played = play(layout, LATVIA, number)
            drill = drills[number // 2]
            shown = store.drills.open_round(drill, number, layout, LATVIA, played.asked, AT)
            store.drills.keep_changes(shown.id, changes_of(played), 0)
            store.drills.submit_round(shown.id, played, AT)
        store.drills.finish_drill(drills[0], AT)
    return data_folder


def change(folder: Path, *statements: str) -> None:
    """What another program does to the file."""
    with closing(sqlite3.connect(folder / "trainer.db", isolation_level=None)) as database:
        for statement in statements:
            assert database.execute(statement).rowcount != 0, "nothing would be changed"
        assert database.execute("PRAGMA quick_check").fetchone() == ("ok",)


@pytest.fixture
def opened(filled: Path) -> Iterator[list[Store]]:
    """Stores that a test opens, closed after it."""
    stores: list[Store] = []
    yield stores
    for store in stores:
        store.close()


def open_again(folder: Path, opened: list[Store]) -> tuple[Store, Trainee]:
    store = open_store(folder, AT)
    opened.append(store)
    (anna,) = store.trainees.trainees()
    return store, anna


ONE_BAD_ROUND = {
    "layout is {}": "UPDATE rounds SET layout = '{}' WHERE id = 2",
    "layout is no JSON": "UPDATE rounds SET layout = '{' WHERE id = 2",
    "layout is bytes": "UPDATE rounds SET layout = x'ff' WHERE id = 2",
    "layout is a number": "UPDATE rounds SET layout = 7 WHERE id = 2",
    "sheet is a list": "UPDATE rounds SET sheet = '[]' WHERE id = 2",
    "background is {}": "UPDATE rounds SET background = '{}' WHERE id = 2",
    "offset of 10,000 minutes": "UPDATE rounds SET utc_offset = 10000 WHERE id = 2",
    "offset is text": "UPDATE rounds SET utc_offset = 'summer' WHERE id = 2",
    "moment is text": "UPDATE rounds SET submitted_at = 'yesterday' WHERE id = 2",
    "moment of year 1": "UPDATE rounds SET submitted_at = '0001-01-01T00:00:00.000+00:00',"
    " utc_offset = -60 WHERE id = 2",
    "money is text": "UPDATE rounds SET overpaid = 'much' WHERE id = 2",
    "money is nothing": "UPDATE rounds SET underpaid = NULL WHERE id = 2",
    "a right answer is no JSON": "UPDATE marks SET expected = '{' WHERE round = 2",
    "a part of no place": "UPDATE marks SET part = 'ace' WHERE round = 2 AND position = 0",
    "a time is text": "UPDATE marks SET milliseconds = 'long' WHERE round = 2 AND position = 0",
    "no marks": "DELETE FROM marks WHERE round = 2",
}


@pytest.mark.parametrize("name", ONE_BAD_ROUND)
def test_one_bad_round_is_counted_and_the_good_ones_are_handed_out(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    change(filled, ONE_BAD_ROUND[name])
    file = tmp_path / "rounds.jsonl"
    main(["export", str(file), "--data", str(filled), "--language", "en"])
    out, err = capsys.readouterr()
    assert f"{ROUNDS - 1} rounds written" in out
    assert "1 round " in out + err
    with file.open("rb") as stream:
        assert len(read_lines(stream, file.name)) == ROUNDS - 1


@pytest.mark.parametrize("name", ONE_BAD_ROUND)
def test_one_bad_round_is_left_out_of_a_spreadsheet(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    change(filled, ONE_BAD_ROUND[name])
    file = tmp_path / "rounds.csv"
    main(["export", str(file), "--data", str(filled), "--language", "en"])
    assert f"{ROUNDS - 1} rounds written" in capsys.readouterr().out
    assert len(file.read_text(encoding="utf-8").splitlines()) == ROUNDS


FIGURES = {
    "a skill of no name": "UPDATE skills SET skill = 'luck' WHERE skill ="
    " (SELECT min(skill) FROM skills)",
    "last answers are words": "UPDATE skills SET recent = 'well done'",
    "a level is text": "UPDATE skills SET reached = 'master'",
    "a level of 99": "UPDATE skills SET reached = 99",
    "a trap of no situation": "UPDATE traps SET situation = 'luck' WHERE skill ="
    " (SELECT min(skill) FROM traps) AND situation = (SELECT min(situation) FROM traps WHERE skill"
    " = (SELECT min(skill) FROM traps))",
}
SUMS = {
    "a sum is text": "UPDATE quarters SET rounds = 'many'",
    "a slip of no name": "UPDATE slip_quarters SET slip = 'yawn' WHERE slip ="
    " (SELECT min(slip) FROM slip_quarters)",
    "a quarter of the year 10^9": "UPDATE quarters SET quarter = 1000000000000",
    "an offset of 10,000 minutes": "UPDATE quarters SET utc_offset = 10000000000",
}
MISTAKES = {
    "origin": "UPDATE mistakes SET origin = 'dream' WHERE round = 2",
    "kind": "UPDATE mistakes SET kind = 'dream' WHERE round = 2",
    "moment": "UPDATE mistakes SET failed_at = 'yesterday' WHERE round = 2",
    "offset": "UPDATE mistakes SET utc_offset = 10000 WHERE round = 2",
    "situations": "UPDATE mistakes SET situations = 'luck' WHERE round = 2",
    "slips": "UPDATE mistakes SET slips = 'yawn' WHERE round = 2",
    "layout": "UPDATE rounds SET layout = '{}' WHERE id = 2",
    "sheet": "UPDATE rounds SET sheet = '{}' WHERE id = 2",
    "asked": "UPDATE rounds SET asked = '{}' WHERE id = 2",
    "round deleted": "DELETE FROM rounds WHERE id = 2",
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_bad_row_takes_no_other_skill_away(filled: Path, opened: list[Store], name: str) -> None:
    change(filled, FIGURES[name])
    store, anna = open_again(filled, opened)
    skills = store.progress.skills(anna, GameName.ULTIMATE)
    assert len(skills.standings) == 9


@pytest.mark.parametrize("name", SUMS)
def test_a_bad_sum_leaves_the_page_of_progress_open(
    filled: Path, opened: list[Store], name: str
) -> None:
    change(filled, SUMS[name])
    store, anna = open_again(filled, opened)
    practice = store.progress.practice(anna)
    assert all(isinstance(stretch.count.rounds, int) for stretch in practice.stretches)
    assert all(stretch.at.year < 9999 for stretch in practice.stretches)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_bad_mistake_leaves_the_others_to_be_reviewed(
    filled: Path, opened: list[Store], name: str
) -> None:
    with closing(sqlite3.connect(filled / "trainer.db")) as database:
        (good,) = database.execute("SELECT count(*) FROM mistakes WHERE round != 2").fetchone()
    assert good
    change(filled, MISTAKES[name])
    store, anna = open_again(filled, opened)
    mistakes = store.mistakes.mistakes(anna)
    assert len(mistakes) == len(store.mistakes.cases(mistakes)) == good


@pytest.mark.parametrize("plan", ["{}", "[]", "x", '{"house": 5}'])
def test_a_drill_that_cannot_be_read_is_not_offered_and_ends_no_start(
    filled: Path, opened: list[Store], plan: str
) -> None:
    change(filled, f"UPDATE drills SET plan = '{plan}' WHERE finished_at IS NULL")
    store, anna = open_again(filled, opened)
    assert store.drills.unfinished(anna) is None


TABLES = ("rounds", "marks", "mark_slips", "trainees")
COLUMNS = ("rounds.background", "rounds.utc_offset", "rounds.overpaid", "marks.milliseconds")


@pytest.mark.parametrize("away", [*TABLES, *COLUMNS])
def test_a_table_or_column_that_is_away_is_told_in_a_sentence(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], away: str
) -> None:
    table, _, column = away.partition(".")
    with closing(sqlite3.connect(filled / "trainer.db", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute(
            f"ALTER TABLE {table} DROP COLUMN {column}" if column else f"DROP TABLE {table}"
        )
    words = ["export", str(tmp_path / "rounds.jsonl"), "--data", str(filled), "--language", "en"]
    assert main(words) == 1
    assert "trainer.db" in capsys.readouterr().err
