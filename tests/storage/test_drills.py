from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.dealing.request import Mix
from dealer_trainer.rules.house import House, fingerprint
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.places import DEALER_CATEGORY, Scope, asked_places
from dealer_trainer.training.ports import CopyStore, DrillStore, Trainee, TraineeStore
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]
PLAN = DrillPlan("lv-ultimate", 7, Scope.MAIN_BETS, 20, 3)


@pytest.fixture
def store(data_folder: Path) -> Iterator[Store]:
    store = open_store(data_folder, AT)
    yield store
    store.close()


@pytest.fixture
def anna(store: Store) -> Trainee:
    return store.trainees.add_trainee("Anna", AT)


def count(store: Store, table: str) -> int:
    with store.database.reading() as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def opened(store: Store, anna: Trainee, house: House = LATVIA, index: int = 0) -> tuple[int, int]:
    drill = store.drills.start_drill(anna, PLAN, AT)
    layout = layouts_of(house, 1)[0]
    shown = store.drills.open_round(drill, index, layout, house, asked_places(layout, house), AT)
    return drill, shown.id


def test_the_store_fulfils_the_ports(store: Store) -> None:
    trainees: TraineeStore = store.trainees
    drills: DrillStore = store.drills
    copies: CopyStore = store.copies
    assert trainees.trainees() == ()
    assert drills.unfinished(Trainee(1, "nobody")) is None
    assert copies.copies() == ()


@pytest.mark.parametrize("house", HOUSES.values(), ids=lambda house: house.id)
@pytest.mark.parametrize("slips", [False, True])
def test_rounds_come_back_as_they_were_played(
    store: Store, anna: Trainee, house: House, slips: bool
) -> None:
    drill = store.drills.start_drill(anna, DrillPlan(house.id, 7), AT)
    played = [
        play(layout, house, index, slips=slips)
        for index, layout in enumerate(layouts_of(house, 12))
    ]
    for each in reversed(played):
        shown = store.drills.open_round(drill, each.index, each.layout, house, each.asked, AT)
        store.drills.keep_changes(shown.id, changes_of(each), 0)
        store.drills.submit_round(shown.id, each, AT)
    assert store.drills.rounds(drill) == tuple(played)
    assert count(store, "changes") == 0


@pytest.mark.parametrize("scope", Scope)
def test_a_round_that_asks_less_comes_back_too(store: Store, anna: Trainee, scope: Scope) -> None:
    layout = layouts_of(LATVIA, 1)[0]
    played = play(layout, LATVIA, asked=asked_places(layout, LATVIA, scope))
    drill = store.drills.start_drill(anna, PLAN, AT)
    shown = store.drills.open_round(drill, 0, layout, LATVIA, played.asked, AT)
    store.drills.submit_round(shown.id, played, AT)
    assert store.drills.rounds(drill) == (played,)


def test_an_open_round_is_offered_with_every_change(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    anna = store.trainees.add_trainee("Anna", AT)
    drill = store.drills.start_drill(anna, PLAN, AT)
    first, second = layouts_of(LATVIA, 2)
    played = play(first, LATVIA)
    shown = store.drills.open_round(drill, 0, first, LATVIA, played.asked, AT)
    store.drills.submit_round(shown.id, played, AT)
    asked = asked_places(second, LATVIA)
    shown = store.drills.open_round(drill, 1, second, LATVIA, asked, AT)
    changes = changes_of(play(second, LATVIA, 1))
    for number, change in enumerate(changes):
        store.drills.keep_changes(shown.id, [change], number)
    store.close()
    again = open_store(data_folder, AT)
    left = again.drills.unfinished(anna)
    assert left is not None
    assert (left.drill, left.plan, left.submitted) == (drill, PLAN, 1)
    assert left.open_round is not None
    assert left.open_round.layout == second
    assert left.open_round.index == 1
    assert left.open_round.asked == asked
    assert left.open_round.house_fingerprint == fingerprint(LATVIA)
    assert left.open_round.changes == changes
    again.close()


def test_keeping_changes_twice_changes_nothing(store: Store, anna: Trainee) -> None:
    _, shown = opened(store, anna)
    changes = changes_of(play(layouts_of(LATVIA, 1)[0], LATVIA))
    for _ in range(2):
        store.drills.keep_changes(shown, changes, 0)
    store.drills.keep_changes(shown, changes[3:5], 3)
    left = store.drills.unfinished(anna)
    assert left is not None
    assert left.open_round is not None
    assert left.open_round.changes == changes


def test_changes_with_a_gap_before_them_are_a_bug(store: Store, anna: Trainee) -> None:
    _, shown = opened(store, anna)
    change = Change(DEALER_CATEGORY, None, None, 0, 0)
    with pytest.raises(ValueError, match="missing"):
        store.drills.keep_changes(shown, [change], 1)
    with pytest.raises(KeyError):
        store.drills.keep_changes(shown + 1, [change], 0)


def test_submitting_twice_keeps_the_first(store: Store, anna: Trainee) -> None:
    drill, shown = opened(store, anna)
    layout = layouts_of(LATVIA, 1)[0]
    first, second = play(layout, LATVIA, seed=1), play(layout, LATVIA, seed=2)
    assert first != second
    store.drills.submit_round(shown, first, AT)
    store.drills.submit_round(shown, second, AT + timedelta(days=1))
    store.drills.keep_changes(shown, changes_of(second), 0)
    assert store.drills.rounds(drill) == (first,)
    assert count(store, "changes") == 0
    with pytest.raises(KeyError):
        store.drills.submit_round(shown + 1, first, AT)


def test_showing_an_open_layout_again_gives_it_as_it_was_left(store: Store, anna: Trainee) -> None:
    drill, shown = opened(store, anna)
    layout = layouts_of(LATVIA, 1)[0]
    changes = changes_of(play(layout, LATVIA))
    store.drills.keep_changes(shown, changes, 0)
    again = store.drills.open_round(drill, 0, layout, LATVIA, asked_places(layout, LATVIA), AT)
    assert (again.id, again.changes) == (shown, changes)
    store.drills.submit_round(shown, play(layout, LATVIA), AT)
    with pytest.raises(ValueError, match="submitted"):
        store.drills.open_round(drill, 0, layout, LATVIA, (), AT)
    with pytest.raises(KeyError):
        store.drills.open_round(drill + 1, 0, layout, LATVIA, (), AT)


def test_a_finished_drill_is_no_longer_offered(store: Store, anna: Trainee) -> None:
    earlier, _ = opened(store, anna)
    drill, _ = opened(store, anna)
    store.drills.finish_drill(drill, AT)
    store.drills.finish_drill(drill, AT)
    left = store.drills.unfinished(anna)
    assert left is not None
    assert left.drill == earlier
    store.drills.finish_drill(earlier, AT)
    assert store.drills.unfinished(anna) is None
    assert count(store, "rounds") == 0


def test_a_drill_is_offered_to_its_own_trainee_alone(store: Store, anna: Trainee) -> None:
    opened(store, anna)
    ivan = store.trainees.add_trainee("Иван", AT)
    assert store.drills.unfinished(ivan) is None


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**200])
@pytest.mark.parametrize("layouts", [None, 1])
@pytest.mark.parametrize("mix", Mix)
def test_a_plan_comes_back(
    store: Store, anna: Trainee, seed: int, layouts: int | None, mix: Mix
) -> None:
    plan = DrillPlan("дом", seed, Scope.NAMING, layouts, None, mix)
    store.drills.start_drill(anna, plan, AT)
    left = store.drills.unfinished(anna)
    assert left is not None
    assert left.plan == plan


def test_a_moment_without_a_zone_is_refused(store: Store, anna: Trainee) -> None:
    with pytest.raises(ValueError, match="zone"):
        store.drills.start_drill(anna, PLAN, AT.replace(tzinfo=None))
    assert count(store, "drills") == 0


def test_what_a_round_was_is_counted_for_each_hand(store: Store, anna: Trainee) -> None:
    layout = layouts_of(LATVIA, 1)[0]
    played = play(layout, LATVIA)
    drill = store.drills.start_drill(anna, PLAN, AT)
    shown = store.drills.open_round(drill, 0, layout, LATVIA, played.asked, AT)
    store.drills.submit_round(shown.id, played, AT)
    with store.database.reading() as connection:
        turns = connection.execute(
            "SELECT owner, milliseconds, asked_count, right_count FROM turns ORDER BY owner"
        ).fetchall()
    dealer = [mark for mark in played.report.marks if mark.place.name.startswith("dealer")]
    expected = [
        (0, played.sheet.dealer.milliseconds, len(dealer), sum(m.right for m in dealer)),
        *(
            (box.number, answers.milliseconds, len(marks), sum(m.right for m in marks))
            for box in layout.boxes
            if (marks := played.report.of_box(box.number))
            and (answers := played.sheet.box(box.number))
        ),
    ]
    assert turns == expected


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE rounds SET layout = '{\"house\": 1'",
        "UPDATE rounds SET layout = '[]'",
        "UPDATE rounds SET layout = replace(layout, 'board', 'bored')",
        "UPDATE rounds SET sheet = '{\"dealer\": 3}'",
        "UPDATE rounds SET asked = '[\"box.anti\"]'",
        "UPDATE marks SET part = 'bit' WHERE position = 0",
        "UPDATE marks SET expected = '\"flash\"' WHERE position = 0",
        "UPDATE rounds SET layout = CAST(x'7bff7d' AS TEXT)",
    ],
)
def test_rows_that_nobody_wrote_are_told_as_damage(data_folder: Path, damage: str) -> None:
    store = open_store(data_folder, AT)
    anna = store.trainees.add_trainee("Anna", AT)
    drill, shown = opened(store, anna)
    store.drills.submit_round(shown, play(layouts_of(LATVIA, 1)[0], LATVIA), AT)
    other = sqlite3.connect(database_path(data_folder))
    other.execute(damage)
    other.commit()
    other.close()
    with pytest.raises(StoreError) as caught:
        store.drills.rounds(drill)
    assert caught.value.fault is StoreFault.DAMAGED
    store.close()
