from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.storage.sqlite.backup import MOST, kept_copies, put_back, set_aside
from dealer_trainer.storage.sqlite.connection import Database
from dealer_trainer.storage.sqlite.copying import COPIES
from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.training.errors import StoreError, StoreFault
from tests.storage.keep_database import NAMES, fill
from tests.storage.killing import kill_where_it_waits
from tests.storage.played import AT

DAY = timedelta(days=1)


def names(folder: Path) -> list[str]:
    return [copy.name for copy in kept_copies(database_path(folder))]


def test_a_copy_is_made_once_a_day_and_ten_are_kept(data_folder: Path) -> None:
    fill(data_folder)
    for day in range(1, 15):
        for hour in range(3):
            open_store(data_folder, AT + day * DAY + timedelta(hours=hour)).close()
    copies = kept_copies(database_path(data_folder))
    assert len(copies) == MOST
    assert [copy.made_at for copy in copies] == [AT + day * DAY for day in range(14, 4, -1)]
    assert {path.name for path in (data_folder / COPIES).iterdir()} == set(names(data_folder))


def test_nothing_is_copied_before_anybody_trains(data_folder: Path) -> None:
    open_store(data_folder, AT).close()
    assert names(data_folder) == []


def test_after_the_clock_was_set_back_the_new_copy_stays(data_folder: Path) -> None:
    fill(data_folder)
    for day in range(20, 32):
        open_store(data_folder, AT + day * DAY).close()
    open_store(data_folder, AT - DAY).close()
    assert names(data_folder)[-1] == "daily-20261129T021500Z.db"
    assert len(names(data_folder)) == MOST


def test_a_copy_is_put_back_while_the_store_is_open(data_folder: Path) -> None:
    fill(data_folder)
    store = open_store(data_folder, AT)
    for trainee in store.trainees.trainees():
        store.trainees.delete_trainee(trainee)
    store.trainees.add_trainee("Later", AT)
    (copy,) = store.copies.copies()
    store.copies.restore(copy, AT + DAY)
    assert {trainee.name for trainee in store.trainees.trainees()} == set(NAMES)
    store.trainees.add_trainee("Later still", AT)
    store.close()
    aside = sqlite3.connect(data_folder / "replaced-20261201T021500Z.db")
    assert aside.execute("SELECT name FROM trainees").fetchall() == [("Later",)]
    aside.close()


@pytest.mark.parametrize("newer", [False, True])
def test_a_copy_that_cannot_be_used_leaves_the_store_as_it_is(
    data_folder: Path, newer: bool
) -> None:
    fill(data_folder)
    store = open_store(data_folder, AT)
    (copy,) = store.copies.copies()
    file = data_folder / COPIES / copy.name
    if newer:
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA user_version = 999")
        connection.close()
    else:
        file.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(StoreError) as caught:
        store.copies.restore(copy, AT)
    assert caught.value.fault is (StoreFault.NEWER_VERSION if newer else StoreFault.DAMAGED)
    assert len(store.trainees.trainees()) == 2
    store.close()


def test_a_damaged_database_is_set_aside_and_the_newest_copy_put_in_its_place(
    data_folder: Path,
) -> None:
    fill(data_folder)
    open_store(data_folder, AT).close()
    path = database_path(data_folder)
    path.write_bytes(b"\xa5" * 9000)
    with pytest.raises(StoreError):
        open_store(data_folder, AT + DAY)
    newest = kept_copies(path)[0]
    aside = set_aside(path, AT + DAY)
    assert aside is not None
    assert aside.name == "damaged-20261201T021500Z.db"
    assert aside.read_bytes() == b"\xa5" * 9000
    put_back(path, newest, AT + DAY)
    store = open_store(data_folder, AT + DAY)
    assert {trainee.name for trainee in store.trainees.trainees()} == set(NAMES)
    store.close()


def test_without_a_copy_a_damaged_database_makes_room_for_a_new_one(data_folder: Path) -> None:
    data_folder.mkdir()
    path = database_path(data_folder)
    for _ in range(2):
        path.write_bytes(b"")
        with pytest.raises(StoreError):
            open_store(data_folder, AT)
        set_aside(path, AT)
        open_store(data_folder, AT).close()
    asides = {path.name for path in data_folder.glob("damaged-*")}
    assert asides == {"damaged-20261130T021500Z.db", "damaged-20261130T021500Z-2.db"}


def test_a_copy_that_fails_is_told_and_the_store_opens_nevertheless(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(data_folder)

    def full(_: Database, target: Path) -> None:
        raise StoreError(StoreFault.DISK_FULL, target)

    monkeypatch.setattr(Database, "copy_to", full)
    store = open_store(data_folder, AT)
    assert store.copy_fault is not None
    assert store.copy_fault.fault is StoreFault.DISK_FULL
    assert len(store.trainees.trainees()) == 2
    store.close()


def test_copies_dated_by_a_clock_that_was_ahead_push_out_no_others_and_are_none_of_the_newest(
    data_folder: Path,
) -> None:
    fill(data_folder)
    for day in range(MOST):
        open_store(data_folder, AT + (3650 + day) * DAY).close()
    for day in range(MOST - 2):
        open_store(data_folder, AT + day * DAY).close()
    now = AT + (MOST - 3) * DAY
    kept = [copy.made_at for copy in kept_copies(database_path(data_folder), now)]
    assert kept[:-2] == [AT + day * DAY for day in range(MOST - 3, -1, -1)]
    assert len(kept) == MOST


# A process that is killed with all it has kept in the log.
KILLED = """
import sys
from pathlib import Path
from dealer_trainer.storage.sqlite.store import open_store
from tests.storage.played import AT
store = open_store(Path(sys.argv[1]), AT)
with store.database.reading() as connection:
    connection.execute("PRAGMA wal_autocheckpoint = 0")
for number in range(40):
    store.trainees.add_trainee(f"Newer {number}", AT)
print("kept", flush=True)
"""


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("is_open", [True, False])
def test_after_a_kill_a_copy_that_is_put_back_is_exactly_the_copy(
    data_folder: Path, is_open: bool
) -> None:
    fill(data_folder)
    open_store(data_folder, AT).close()
    path = database_path(data_folder)
    (copy,) = kept_copies(path)
    expected = content(data_folder / COPIES / copy.name)
    kill_where_it_waits(KILLED, str(data_folder))
    log = path.with_name("trainer.db-wal")
    assert log.stat().st_size > 0
    if is_open:
        store = open_store(data_folder, AT)
        store.copies.restore(copy, AT)
        store.close()
    else:
        put_back(path, copy, AT)
        assert not log.exists()
    assert content(path) == expected
    store = open_store(data_folder, AT)
    assert {trainee.name for trainee in store.trainees.trainees()} == set(NAMES)
    store.close()
    assert content(path) == expected
    # What was there before is whole beside it, with its log.
    aside = data_folder / "replaced-20261130T021500Z.db"
    with closing(sqlite3.connect(aside)) as connection:
        (newer,) = connection.execute(
            "SELECT count(*) FROM trainees WHERE name LIKE 'Newer%'"
        ).fetchone()
    assert newer == 40


def test_a_disk_too_full_to_set_the_database_aside_leaves_it_with_its_log(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(data_folder)
    open_store(data_folder, AT).close()
    path = database_path(data_folder)
    (copy,) = kept_copies(path)
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Newer", AT)
    killed = data_folder.with_name("killed")
    shutil.copytree(data_folder, killed)
    store.close()

    def fails(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "link", fails)
    monkeypatch.setattr(shutil, "copy2", fails)
    with pytest.raises(StoreError) as refused:
        put_back(database_path(killed), copy, AT)
    monkeypatch.undo()
    assert refused.value.fault is StoreFault.DISK_FULL
    store = open_store(killed, AT)
    assert {trainee.name for trainee in store.trainees.trainees()} == {*NAMES, "Newer"}
    store.close()
