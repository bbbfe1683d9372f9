from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.storage.codec.sheet_fields import read_sheet
from dealer_trainer.storage.errors import UnreadableRow
from dealer_trainer.storage.file_systems import is_network, mounted_as
from dealer_trainer.storage.sqlite import connection as database_module
from dealer_trainer.storage.sqlite.backup import kept_copies
from dealer_trainer.storage.sqlite.connection import open_database
from dealer_trainer.storage.sqlite.copying import COPIES
from dealer_trainer.storage.sqlite.migrate import MigrationStep, all_steps, version_of
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.errors import StoreError, StoreFault
from tests.patience import wait_until
from tests.storage.keep_database import KEPT, NAMES, fill, restore
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

LATVIA = HOUSES["lv-ultimate"]
NEXT = len(all_steps()) + 1
WIDER = MigrationStep(
    NEXT, "ALTER TABLE trainees ADD COLUMN shift TEXT;\nUPDATE trainees SET shift = 'x';"
)


def fault_of_opening(folder: Path) -> StoreFault:
    with pytest.raises(StoreError) as caught:
        open_store(folder, AT)
    return caught.value.fault


def pragma(store: Store, name: str) -> object:
    with store.database.reading() as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_new_store_is_set_to_lose_nothing(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    assert pragma(store, "journal_mode") == "wal"
    assert pragma(store, "synchronous") == 2
    assert pragma(store, "foreign_keys") == 1
    assert pragma(store, "busy_timeout") == 4_000
    assert pragma(store, "user_version") == len(all_steps())
    store.close()
    assert names_in(data_folder) == {"trainer.db"}


def test_a_folder_on_a_network_gets_the_rollback_journal(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(data_folder)
    monkeypatch.setattr(database_module, "is_local", lambda _: False)
    store = open_store(data_folder, AT)
    assert pragma(store, "journal_mode") == "delete"
    assert pragma(store, "synchronous") == 3
    assert len(store.trainees.trainees()) == 2
    store.close()


def test_the_file_system_of_a_folder_is_read_from_the_mounts() -> None:
    mounts = "/dev/sda / ext4 rw 0 0\nsrv:/x /home/a\\040b nfs4 rw 0 0\nx /mnt fuse.sshfs rw 0 0"
    assert mounted_as("/home/a b/c", mounts) == "nfs4"
    assert mounted_as("/home/ab", mounts) == "ext4"
    assert mounted_as("/mnt", mounts) == "fuse.sshfs"
    odd = "srv:/x /home/a\\011b\\134c nfs4 rw 0 0"
    assert mounted_as("/home/a\tb\\c/d", odd) == "nfs4"


@pytest.mark.parametrize(
    "kind",
    [
        "nfs",
        "nfs4",
        "cifs",
        "smb3",
        "smbfs",
        "9p",
        "ceph",
        "davfs",
        "vboxsf",
        "virtiofs",
        "vmhgfs",
        "prl_fs",
        "fuse",
        "fuse.sshfs",
        "fuse.rclone",
        "fuse.gvfsd-fuse",
        "fuse.s3fs",
        "fuse.davfs",
        "fuse.vmhgfs-fuse",
        "fuse.glusterfs",
        "fuse.smbnetfs",
        "fuse.google-drive-ocamlfuse",
        "fuse.onedriver",
        "fuse.grpcfuse",
        "fuse.of-next-year",
    ],
)
def test_a_file_system_of_another_machine_is_known_as_one(kind: str) -> None:
    assert is_network(kind)


@pytest.mark.parametrize(
    "kind",
    [
        "ext4",
        "btrfs",
        "xfs",
        "zfs",
        "f2fs",
        "vfat",
        "exfat",
        "ntfs3",
        "tmpfs",
        "overlay",
        "ecryptfs",
        "fuseblk",
        "fuse.ntfs-3g",
        "fuse.exfat",
        "fuse.bindfs",
        "fuse.mergerfs",
        "fuse.gocryptfs",
        "fuse.fuse-overlayfs",
    ],
)
def test_a_disk_of_this_machine_is_known_as_one(kind: str) -> None:
    assert not is_network(kind)


def test_a_folder_of_which_nothing_is_known_counts_as_local() -> None:
    assert not is_network(mounted_as("/home", ""))


@pytest.mark.parametrize("dump", sorted(KEPT.glob("v*.sql")), ids=lambda path: path.stem)
def test_a_kept_database_of_every_version_opens_with_all_that_is_in_it(
    dump: Path, data_folder: Path
) -> None:
    restore(dump, database_path(data_folder))
    store = open_store(data_folder, AT)
    trainees = store.trainees.trainees()
    assert {trainee.name for trainee in trainees} == set(NAMES)
    for trainee in trainees:
        left = store.drills.unfinished(trainee)
        assert left is not None
        assert left.open_round is not None
        assert len(left.open_round.changes) > 3
        assert store.trainees.holdings(trainee).drills == 5
    with store.database.reading() as connection:
        kept = connection.execute(
            "SELECT drill, count(*), sum(asked_count), sum(right_count),"
            " sum(overpaid), sum(underpaid) FROM rounds WHERE submitted_at IS NOT NULL GROUP BY 1"
        ).fetchall()
    assert len(kept) == 10
    for drill, *totals in kept:
        # What was kept is compared with itself: a later version may deal and mark otherwise.
        rounds = store.drills.rounds(drill)
        assert totals == [
            len(rounds),
            sum(each.report.asked for each in rounds),
            sum(each.report.right for each in rounds),
            sum(each.money.overpaid for each in rounds),
            sum(each.money.underpaid for each in rounds),
        ]
        assert all(len(each.sheet.boxes) == len(each.layout.boxes) for each in rounds)
        assert all(tuple(m.place for m in each.report.marks) == each.asked for each in rounds)
    store.close()


def test_every_version_has_its_kept_database() -> None:
    assert {path.stem for path in KEPT.glob("v*.sql")} >= {f"v{len(all_steps())}"}


def _zeroed(path: Path) -> None:
    path.write_bytes(b"")


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 100])


def _cut_to_a_few_bytes(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def _overwritten_head(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(b"\0" * 64 + data[64:])


def _overwritten_pages(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for start in range(4096, len(data), 4096):
        data[start : start + 200] = b"\xa5" * 200
    path.write_bytes(data)


def _overwritten_schema(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:100] + b"\x5a" * 3900 + data[4000:])


def _of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE trainees (id)")
        connection.commit()


@pytest.mark.parametrize(
    "damage",
    [
        _zeroed,
        _cut,
        _cut_to_a_few_bytes,
        _overwritten_head,
        _overwritten_pages,
        _overwritten_schema,
        _of_another_program,
    ],
)
def test_a_damaged_file_is_told_and_left_as_it_is(data_folder: Path, damage: object) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    assert callable(damage)
    damage(path)
    data = path.read_bytes()
    assert fault_of_opening(data_folder) is StoreFault.DAMAGED
    assert path.read_bytes() == data


def test_a_newer_versions_file_is_refused_untouched(data_folder: Path) -> None:
    fill(data_folder)
    shutil.rmtree(data_folder / COPIES, ignore_errors=True)
    path = database_path(data_folder)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    data, changed = path.read_bytes(), path.stat().st_mtime_ns
    assert fault_of_opening(data_folder) is StoreFault.NEWER_VERSION
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (data, changed)
    assert names_in(data_folder) == {path.name}


def test_a_newer_version_that_stands_in_the_log_alone_is_refused(
    data_folder: Path, tmp_path: Path
) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
        for file in data_folder.glob(f"{path.name}*"):
            shutil.copy(file, killed)
    main, log = (killed / path.name).read_bytes(), (killed / f"{path.name}-wal").read_bytes()
    assert fault_of_opening(killed) is StoreFault.NEWER_VERSION
    assert (killed / path.name).read_bytes() == main
    assert (killed / f"{path.name}-wal").read_bytes() == log


def test_an_older_file_is_copied_aside_and_migrated_once(data_folder: Path) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    steps = (*all_steps(), WIDER)
    for _ in range(2):
        opened = open_database(path, AT, steps)
        with opened.reading() as connection:
            assert version_of(connection) == NEXT
            assert connection.execute("SELECT DISTINCT shift FROM trainees").fetchall() == [("x",)]
        opened.close()
    copies = [copy for copy in kept_copies(path) if copy.name.startswith("before-")]
    assert [copy.name for copy in copies] == [f"before-{NEXT}-20261130T021500Z.db"]
    with closing(sqlite3.connect(data_folder / COPIES / copies[0].name)) as connection:
        assert version_of(connection) == NEXT - 1


@pytest.mark.parametrize("cut", ["SELECT no_such_function();", "INSERT INTO turns DEFAULT VALUES;"])
def test_a_migration_cut_short_does_nothing_and_may_be_done_again(
    data_folder: Path, cut: str
) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    with pytest.raises(sqlite3.Error):
        open_database(path, AT, (*all_steps(), MigrationStep(NEXT, f"{WIDER.sql}\n{cut}")))
    store = open_store(data_folder, AT)
    assert pragma(store, "user_version") == NEXT - 1
    assert len(store.trainees.trainees()) == 2
    store.close()
    open_database(path, AT, (*all_steps(), WIDER)).close()


MUCH = 2**20
"""Bytes in the log: by then a migration is on its way."""

MIGRATING = """
import sys
from pathlib import Path
from dealer_trainer.storage.sqlite.connection import open_database
from dealer_trainer.storage.sqlite.migrate import all_steps
from tests.storage.played import AT
from tests.storage.test_database import NEXT, WIDER, MigrationStep
# More than is held in memory is written, and then it never ends.
endless = '''
WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 200000)
INSERT INTO drills (trainee, plan, started_at) SELECT 1, 'p' || x, 's' FROM n;
WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
INSERT INTO drills (trainee, plan, started_at) SELECT 1, 'p', 's' FROM n WHERE x < 0;
'''
open_database(Path(sys.argv[1]), AT, (*all_steps(), MigrationStep(NEXT, WIDER.sql + endless)))
"""


def test_a_migration_killed_on_the_way_does_nothing(data_folder: Path) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    command = [sys.executable, "-c", MIGRATING, str(path)]
    log = path.with_name(f"{path.name}-wal")
    with subprocess.Popen(command) as process:
        try:
            wait_until(lambda: log.exists() and log.stat().st_size > MUCH)
            assert process.poll() is None
        finally:
            process.kill()
    store = open_store(data_folder, AT)
    assert pragma(store, "user_version") == NEXT - 1
    assert store.trainees.holdings(store.trainees.trainees()[0]).drills == len(HOUSES)
    store.close()


def test_what_another_process_locks_is_told_and_can_be_kept_later(data_folder: Path) -> None:
    fill(data_folder)
    store = open_store(data_folder, AT, wait=0.1)
    anna = store.trainees.trainees()[0]
    with closing(sqlite3.connect(database_path(data_folder), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.drills.start_drill(anna, DrillPlan("lv-ultimate", 1), AT)
        assert caught.value.fault is StoreFault.LOCKED
        assert len(store.trainees.trainees()) == 2
        other.execute("ROLLBACK")
    store.drills.start_drill(anna, DrillPlan("lv-ultimate", 1), AT)
    store.close()


def test_a_file_locked_as_a_whole_cannot_be_opened(data_folder: Path) -> None:
    fill(data_folder)
    with closing(sqlite3.connect(database_path(data_folder), isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError) as caught:
            open_store(data_folder, AT, wait=0.1)
    assert caught.value.fault is StoreFault.LOCKED


def test_a_folder_in_place_of_the_file_or_a_file_in_place_of_the_folder_is_told(
    data_folder: Path,
) -> None:
    database_path(data_folder).mkdir(parents=True)
    assert fault_of_opening(data_folder) is StoreFault.NOT_PLAIN
    file = data_folder / "file"
    file.write_bytes(b"")
    assert fault_of_opening(file) is StoreFault.READ_ONLY


def test_a_full_disk_leaves_nothing_half_written(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    anna = store.trainees.add_trainee("Anna", AT)
    drill = store.drills.start_drill(anna, DrillPlan("lv-ultimate", 7, layouts=None), AT)
    layouts = layouts_of(LATVIA, 60)
    with store.database.reading() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 6}")
    faults: list[StoreFault] = []
    kept = 0
    for index, layout in enumerate(layouts):
        played = play(layout, LATVIA, index, slips=True)
        try:
            shown = store.drills.open_round(drill, index, layout, LATVIA, played.asked, AT)
            store.drills.keep_changes(shown.id, changes_of(played), 0)
            store.drills.submit_round(shown.id, played, AT)
            kept += 1
        except StoreError as error:
            faults.append(error.fault)
    assert set(faults) == {StoreFault.DISK_FULL}
    assert kept
    with store.database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert len(store.drills.rounds(drill)) == kept
    # Every round that could not be kept is kept as soon as there is room.
    done = {each.index for each in store.drills.rounds(drill)}
    for index, layout in enumerate(layouts):
        if index not in done:
            played = play(layout, LATVIA, index, slips=True)
            shown = store.drills.open_round(drill, index, layout, LATVIA, played.asked, AT)
            store.drills.submit_round(shown.id, played, AT)
    assert len(store.drills.rounds(drill)) == len(layouts)
    store.close()


def test_a_log_whose_database_is_gone_is_not_played_into_a_new_one(data_folder: Path) -> None:
    fill(data_folder)
    path = database_path(data_folder)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE trainees SET name = 'x'")
        other.commit()
        log = path.with_name(f"{path.name}-wal").read_bytes()
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(log)
    store = open_store(data_folder, AT)
    assert store.trainees.trainees() == ()
    store.close()
    assert "orphaned-20261130T021500Z.db-wal" in names_in(data_folder)


def test_a_moment_is_kept_in_utc(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    zone = AT.astimezone().tzinfo
    store.trainees.add_trainee("Anna", (AT + timedelta(microseconds=1)).astimezone(zone))
    with store.database.reading() as connection:
        (text,) = connection.execute("SELECT created_at FROM trainees").fetchone()
    assert text == "2026-11-30T02:15:00.000+00:00"
    store.close()


@pytest.mark.parametrize(
    "seconds", ["1e300000", "-1e300000", "1e400", "NaN", "Infinity", "10000001"]
)
def test_a_kept_time_that_is_none_is_told_and_soon(seconds: str) -> None:
    began = time.process_time()
    with pytest.raises(UnreadableRow):
        read_sheet(f'{{"dealer": {{"seconds": {seconds}}}, "boxes": []}}')
    assert time.process_time() - began < 2


@pytest.mark.parametrize("free", [0, 10**9])
def test_an_error_of_the_disk_is_told_as_a_full_one_only_where_it_is_full(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    fill(data_folder)

    def fails(*_: object) -> None:
        # SQLite's word where the memory beside the log finds no room.
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
        raise error

    monkeypatch.setattr(database_module, "is_local", fails)
    usage = shutil.disk_usage(data_folder)
    # private: what every named tuple has.
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=free))
    told = fault_of_opening(data_folder)
    assert told is (StoreFault.DISK_FAILED if free else StoreFault.DISK_FULL)
