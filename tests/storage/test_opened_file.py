"""The database is still the one that was opened, or nothing is read or written.

Windows lets nobody move or delete a file that is open, nor the folder that it lies in: there it is
shown that it refuses, and that all goes on as if nobody had tried.
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.storage.custom_houses import DiskCustomHouses
from dealer_trainer.storage.houses import LoadedHouses, load_houses
from dealer_trainer.storage.log import write_log
from dealer_trainer.storage.quiz_library import DiskQuizLibrary
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.sqlite import connection as database_module
from dealer_trainer.storage.sqlite.backup import kept_copies
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.preferences import Preferences
from tests.storage.played import AT


def names(store: Store) -> set[str]:
    return {trainee.name for trainee in store.trainees.trainees()}


def names_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {name for (name,) in connection.execute("SELECT name FROM trainees")}


def made(folder: Path, *people: str) -> Path:
    """A data folder with these people."""
    store = open_store(folder, AT)
    for name in people:
        store.trainees.add_trainee(name, AT)
    store.close()
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another data folder."""
    return made(tmp_path / "other", *(f"Other {number:060}" for number in range(90)))


Deed = Callable[[Path, Path], None]


def folder_moved(folder: Path, other: Path) -> None:
    del other
    folder.rename(folder.with_name("away"))


def folder_back(folder: Path, other: Path) -> None:
    del other
    folder.with_name("away").rename(folder)


def folder_exchanged(folder: Path, other: Path) -> None:
    folder.rename(folder.with_name("away"))
    shutil.copytree(other, folder)


def folder_exchanged_back(folder: Path, other: Path) -> None:
    shutil.rmtree(folder)
    folder_back(folder, other)


def file_moved(folder: Path, other: Path) -> None:
    del other
    (folder / "trainer.db").rename(folder / "aside")


def file_back(folder: Path, other: Path) -> None:
    del other
    (folder / "aside").rename(folder / "trainer.db")


def file_exchanged(folder: Path, other: Path) -> None:
    file_moved(folder, other)
    shutil.copy(other / "trainer.db", folder / "trainer.db")


def database_deleted(folder: Path, other: Path) -> None:
    del other
    (folder / "trainer.db").unlink()


def overwritten(folder: Path, other: Path) -> None:
    shutil.copy(folder / "trainer.db", folder / "aside")
    # Its inode and its log stay.
    shutil.copy(other / "trainer.db", folder / "trainer.db")


def overwritten_back(folder: Path, other: Path) -> None:
    del other
    shutil.copy(folder / "aside", folder / "trainer.db")


ACCIDENTS = pytest.mark.parametrize(
    ("away", "back"),
    [
        (folder_moved, folder_back),
        (folder_exchanged, folder_exchanged_back),
        (file_moved, file_back),
        (file_exchanged, file_back),
        (overwritten, overwritten_back),
    ],
)


def happens(deed: Deed, folder: Path, other: Path) -> bool:
    """Do it; whether the system lets it happen, as any system but Windows must."""
    try:
        deed(folder, other)
    except PermissionError:
        assert sys.platform == "win32"
        return False
    return True


def assert_goes_on(store: Store, folder: Path, *people: str) -> None:
    """Nobody has touched the store of a folder: it holds these people, keeps one more, and all are
    in its file when it is closed.
    """
    assert names(store) == set(people)
    store.trainees.add_trainee("Clara", AT)
    store.close()
    assert names_in(database_path(folder)) == {*people, "Clara"}


def refused(deed: Callable[[], object]) -> StoreFault:
    with pytest.raises(StoreError) as caught:
        deed()
    return caught.value.fault


@ACCIDENTS
def test_nothing_is_kept_elsewhere_and_all_is_kept_when_the_right_file_is_back(
    data_folder: Path, other: Path, away: Deed, back: Deed
) -> None:
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Boris", AT)
    if not happens(away, data_folder, other):
        assert_goes_on(store, data_folder, "Anna", "Boris")
        return
    for _ in range(2):
        assert refused(lambda: store.trainees.add_trainee("Clara", AT)) is StoreFault.MOVED
        assert refused(store.trainees.trainees) is StoreFault.MOVED
        assert refused(lambda: store.copies.make_daily(AT)) is StoreFault.MOVED
    assert not list(data_folder.glob("copies/daily-*-2.db"))
    back(data_folder, other)
    store.trainees.add_trainee("Clara", AT)
    assert names(store) == {"Anna", "Boris", "Clara"}
    store.close()
    assert names_in(database_path(data_folder)) == {"Anna", "Boris", "Clara"}


@pytest.mark.parametrize("away", [folder_exchanged, file_exchanged, overwritten])
@pytest.mark.parametrize("noticed", [True, False])
def test_the_log_is_never_played_into_the_file_that_came_in_its_place(
    data_folder: Path, other: Path, away: Deed, noticed: bool
) -> None:
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Boris", AT)
    assert (data_folder / "trainer.db-wal").stat().st_size
    expected = names_in(database_path(other))
    if not happens(away, data_folder, other):
        assert_goes_on(store, data_folder, "Anna", "Boris")
        return
    if noticed:
        refused(store.trainees.trainees)
    store.close()
    assert names_in(database_path(data_folder)) == expected
    store = open_store(data_folder, AT)
    assert names(store) == expected
    store.close()
    # What was kept before is where its file is, but where that was overwritten: there the log
    # lies beside, under another name.
    if away is overwritten:
        assert list(data_folder.glob("orphaned-*-wal"))
    else:
        kept = data_folder.with_name("away") / "trainer.db"
        moved = kept if away is folder_exchanged else data_folder / "aside"
        assert names_in(moved) == {"Anna", "Boris"}


def test_a_database_that_is_deleted_is_written_out_again_when_its_folder_is_there(
    data_folder: Path,
) -> None:
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Boris", AT)
    if not happens(database_deleted, data_folder, data_folder):
        assert_goes_on(store, data_folder, "Anna", "Boris")
        return
    shutil.rmtree(data_folder)
    assert refused(lambda: store.trainees.add_trainee("Clara", AT)) is StoreFault.MOVED
    assert not data_folder.exists()
    data_folder.mkdir()
    store.trainees.add_trainee("Clara", AT)
    assert names(store) == {"Anna", "Boris", "Clara"}
    # As safe as any: killed now, nothing is missing.
    shutil.copytree(data_folder, data_folder.with_name("killed"))
    store.close()
    for folder in (data_folder, data_folder.with_name("killed")):
        assert names_in(database_path(folder)) == {"Anna", "Boris", "Clara"}


def test_no_copy_is_put_back_into_a_folder_that_is_gone(data_folder: Path) -> None:
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    (copy,) = kept_copies(database_path(data_folder))
    if not happens(folder_moved, data_folder, data_folder):
        assert_goes_on(store, data_folder, "Anna")
        return
    assert refused(lambda: store.copies.restore(copy, AT)) is StoreFault.MOVED
    assert not data_folder.exists()
    data_folder.with_name("away").rename(data_folder)
    store.copies.restore(copy, AT)
    assert names(store) == {"Anna"}
    store.close()


def test_nothing_makes_a_data_folder_that_was_moved_away_anew(data_folder: Path) -> None:
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    shelf = load_houses(paths.assets(), data_folder)
    office = DiskQuizLibrary(store.quizzes, paths.assets(), data_folder)
    catalog = LoadedHouses(shelf, paths.assets(), data_folder)
    own_houses = DiskCustomHouses(catalog, data_folder)
    settings = SettingsFile(data_folder / "settings.json")
    if not happens(folder_moved, data_folder, data_folder):
        assert_goes_on(store, data_folder, "Anna")
        return
    assert refused(lambda: settings.save(Preferences())) is StoreFault.NO_FOLDER
    assert refused(office.hold) is StoreFault.NO_FOLDER
    assert refused(lambda: office.make_key("a passphrase")) is StoreFault.MOVED
    assert refused(lambda: own_houses.copy("lv-ultimate", "my-house")) is StoreFault.MOVED
    write_log(data_folder, AT, "a fault")
    assert not data_folder.exists()
    store.close()
    assert not data_folder.exists()


@ACCIDENTS
def test_the_same_holds_on_a_network_disk(
    data_folder: Path, other: Path, away: Deed, back: Deed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "is_local", lambda _: False)
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    if not happens(away, data_folder, other):
        assert_goes_on(store, data_folder, "Anna")
        return
    if away is overwritten:
        # There is no log: SQLite takes the other file for what another PC has written.
        expected = names_in(database_path(other))
        assert names(store) == expected
    else:
        assert refused(store.trainees.trainees) is StoreFault.MOVED
        back(data_folder, other)
        store.trainees.add_trainee("Boris", AT)
        expected = {"Anna", "Boris"}
    store.close()
    assert names_in(database_path(data_folder)) == expected


# Another process of the program, which writes so much that its log is brought into the file.
WRITER = """
import sys
from pathlib import Path
from dealer_trainer.storage.sqlite.store import open_store
from tests.storage.played import AT
store = open_store(Path(sys.argv[1]), AT)
for number in range(int(sys.argv[2])):
    with store.database.writing() as connection:
        connection.execute(
            "INSERT INTO trainees (name, name_key, created_at) VALUES (?, ?, ?)",
            ("x" * 40_000, f"{sys.argv[2]} {sys.argv[3]} {number}", "2026-01-01T00:00:00Z"),
        )
store.close()
"""


@pytest.mark.parametrize("local", [True, False])
def test_another_process_that_writes_is_no_other_file(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, local: bool
) -> None:
    if not local:
        monkeypatch.setattr(database_module, "is_local", lambda _: False)
    made(data_folder, "Anna")
    store = open_store(data_folder, AT)
    for turn in range(3):
        store.trainees.add_trainee(f"Of the window {turn}", AT)
        subprocess.run(
            [sys.executable, "-c", WRITER, str(data_folder), "120", str(turn)], check=True
        )
        store.trainees.add_trainee(f"After {turn}", AT)
    # At the same time, too.
    with subprocess.Popen([sys.executable, "-c", WRITER, str(data_folder), "120", "3"]) as writer:
        number = 0
        while writer.poll() is None:
            store.trainees.add_trainee(f"Meanwhile {number}", AT)
            number += 1
    assert writer.returncode == 0
    assert len(store.trainees.trainees()) == 1 + 3 * 2 + 4 * 120 + number
    store.close()
