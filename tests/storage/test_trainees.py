from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.errors import NameFault, NameRefused, NameTaken
from dealer_trainer.training.ports import Holdings
from dealer_trainer.training.trainee_names import clean_name, name_key
from tests.storage.played import AT, HOUSES, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]


@pytest.fixture
def store(data_folder: Path) -> Iterator[Store]:
    store = open_store(data_folder, AT)
    yield store
    store.close()


@pytest.mark.parametrize(
    "name",
    ["Ivan", "Иванов Иван", "Žofie Nováková", "Jānis", "王小明", "محمد", "שרה", "می‌خواهم",
     "<b>Bob</b>", "O'Neil; DROP TABLE", "🂡 Ace", "é", "x" * 80],
)  # fmt: skip
def test_a_name_of_any_script_is_kept_as_typed(store: Store, name: str) -> None:
    trainee = store.trainees.add_trainee(f"  {name}\t", AT)
    assert trainee.name == name
    assert store.trainees.trainees() == (trainee,)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.EMPTY),
        (" \t\n", NameFault.EMPTY),
        ("\u200b", NameFault.EMPTY),
        *((blank, NameFault.EMPTY) for blank in "\u3164\u2800\u115f\u1160\uffa0\u200d\u0301\ufe0f"),
        (" \u3164\u2800\u200b\u3000 ", NameFault.EMPTY),
        ("x" * 81, NameFault.TOO_LONG),
        ("a\nb", NameFault.CONTROL_CHARACTER),
        ("a\0b", NameFault.CONTROL_CHARACTER),
        ("a\u202eb", NameFault.CONTROL_CHARACTER),
        ("a\u2028b", NameFault.CONTROL_CHARACTER),
        ("a\ud800", NameFault.CONTROL_CHARACTER),
    ],
)
def test_what_is_no_name_is_refused_with_the_reason(
    store: Store, name: str, fault: NameFault
) -> None:
    with pytest.raises(NameRefused) as caught:
        store.trainees.add_trainee(name, AT)
    assert caught.value.fault is fault
    assert store.trainees.trainees() == ()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Иван", "иВАН"),
        ("Straße", "STRASSE"),
        ("é", "e\u0301"),
        ("Anna  Maria", "anna maria"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An\u200bna"),
    ],
)
def test_names_that_are_one_are_taken(store: Store, first: str, second: str) -> None:
    store.trainees.add_trainee(first, AT)
    with pytest.raises(NameTaken) as caught:
        store.trainees.add_trainee(second, AT)
    assert caught.value.taken_by == first


@given(st.text(max_size=100))
def test_a_name_is_cleaned_once_and_for_all(typed: str) -> None:
    try:
        name = clean_name(typed)
    except NameRefused:
        return
    assert clean_name(name) == name
    assert 0 < len(name) <= 80
    assert name_key(name) == name_key(name_key(name))


def test_the_last_trainee_is_the_one_chosen_last_even_if_the_clock_was_set_back(
    store: Store,
) -> None:
    anna, ivan = (store.trainees.add_trainee(name, AT) for name in ("Anna", "Ivan"))
    assert store.trainees.last_trainee() is None
    store.trainees.choose_trainee(anna, AT)
    store.trainees.choose_trainee(ivan, AT - timedelta(days=900))
    assert store.trainees.last_trainee() == ivan


def test_a_deleted_trainee_leaves_nothing_to_a_new_one(store: Store) -> None:
    anna, ivan = (store.trainees.add_trainee(name, AT) for name in ("Anna", "Ivan"))
    answers = 0
    for trainee in (ivan, anna):
        drill = store.drills.start_drill(trainee, DrillPlan("lv-ultimate", 7), AT)
        for index, layout in enumerate(layouts_of(LATVIA, 3)):
            played = play(layout, LATVIA, index, slips=True)
            shown = store.drills.open_round(drill, index, layout, LATVIA, played.asked, AT)
            if index < 2:
                store.drills.submit_round(shown.id, played, AT)
                answers += played.report.asked if trainee == anna else 0
    mistakes = len(store.mistakes.mistakes(anna))
    expected = Holdings(drills=1, rounds=2, answers=answers, mistakes=mistakes)
    assert mistakes
    assert store.trainees.holdings(anna) == expected
    assert store.trainees.delete_trainee(anna) == expected
    assert store.trainees.delete_trainee(anna) == Holdings(0, 0, 0)
    assert store.trainees.trainees() == (ivan,)
    assert store.trainees.holdings(ivan) == expected
    with store.database.reading() as connection:
        for table in ("marks", "turns"):
            left = connection.execute(f"SELECT DISTINCT trainee FROM {table}").fetchall()
            assert left == [(ivan.id,)]
    again = store.trainees.add_trainee("Anna", AT)
    assert again.id != anna.id
    assert store.trainees.holdings(again) == Holdings(0, 0, 0)
    assert store.drills.unfinished(again) is None
