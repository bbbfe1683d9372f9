"""Faults put in on purpose: at every single statement, in every byte, at every write of a file."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest

from dealer_trainer.rules.house import House
from dealer_trainer.storage import settings
from dealer_trainer.storage.files import replace_file
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.sqlite.backup import kept_copies, put_back
from dealer_trainer.storage.sqlite.store import Store, database_path, open_store
from dealer_trainer.training.drill.intents import Choose, Confirm, Focus, Painted
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.drill.state import Change
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.places import DEALER_QUALIFIES
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.preferences import Preferences, Theme
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz
from tests.quizzes import HandClock, answer_round, paper_of, wrong
from tests.storage.keep_database import NAMES, fill
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

LATVIA: House = HOUSES["lv-ultimate"]
FAULTS = {
    sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
    sqlite3.SQLITE_BUSY: StoreFault.LOCKED,
    sqlite3.SQLITE_READONLY: StoreFault.READ_ONLY,
    sqlite3.SQLITE_IOERR: StoreFault.DISK_FAILED,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
}


class FaultyDisk:
    """A connection whose statement of one number fails, as SQLite lets it fail."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.left: int | None = None
        self.result = sqlite3.SQLITE_FULL

    def fail_at(self, statement: int, result: int) -> None:
        """Let the statement of this number (from 0) fail; those after it work again."""
        self.left, self.result = statement, result

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._count(sql)
        return self._connection.execute(sql, *values)

    def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._count(sql)
        return self._connection.executemany(sql, *values)

    def _count(self, sql: str) -> None:
        if self.left is None or sql == "ROLLBACK":
            return
        if self.left == 0:
            self.left = None
            error = sqlite3.OperationalError("a fault that was put in")
            error.sqlite_errorcode = self.result
            raise error
        self.left -= 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


Deed = Callable[[Store, Trainee], object]


def _drill(store: Store, trainee: Trainee) -> int:
    left = store.drills.unfinished(trainee)
    assert left is not None
    return left.drill


def deeds() -> Iterator[tuple[str, Deed]]:
    """What a trainee does, in an order in which each can be done; each can be done again."""
    layouts = layouts_of(LATVIA, 2)
    played = [play(layout, LATVIA, at, slips=True) for at, layout in enumerate(layouts)]
    changes: tuple[Change, ...] = changes_of(played[0])
    yield "choose", lambda s, t: s.trainees.choose_trainee(t, AT)
    yield "begin a drill", lambda s, t: s.drills.start_drill(t, DrillPlan(LATVIA.id, 7), AT)

    def opened(store: Store, trainee: Trainee, index: int) -> int:
        each = played[index]
        shown = store.drills.open_round(
            _drill(store, trainee), index, each.layout, LATVIA, each.asked, AT
        )
        return shown.id

    yield "show a layout", lambda s, t: opened(s, t, 0)
    yield "answer", lambda s, t: s.drills.keep_changes(opened(s, t, 0), changes[:1], 0)
    yield "answer on", lambda s, t: s.drills.keep_changes(opened(s, t, 0), changes[1:], 1)
    yield "submit", lambda s, t: s.drills.submit_round(opened(s, t, 0), played[0], AT)
    yield "show another", lambda s, t: opened(s, t, 1)
    yield "end the drill", lambda s, t: s.drills.finish_drill(1, AT)
    yield "delete", lambda s, t: s.trainees.delete_trainee(t)


def content(store: Store) -> list[str]:
    """All that is in a store."""
    with store.database.reading() as connection:
        return list(connection.iterdump())


def fault_of(
    disk: FaultyDisk, statement: int, result: int, deed: Callable[[], object]
) -> StoreFault | None:
    """The fault that a deed tells of when this statement of it fails; nothing where it has none."""
    disk.fail_at(statement, result)
    try:
        deed()
    except StoreError as error:
        return error.fault
    finally:
        disk.left = None
    return None


def on_faulty_disk(store: Store) -> FaultyDisk:
    # private: a disk fails below the connection that the database holds, and there is no other.
    disk = FaultyDisk(store.database._connection)
    # private: see above.
    store.database._connection = disk  # type: ignore[assignment]
    return disk


@pytest.mark.parametrize("result", FAULTS, ids=[fault.name for fault in FAULTS.values()])
def test_a_fault_at_any_statement_leaves_all_or_nothing_and_can_be_done_again(
    data_folder: Path, result: int
) -> None:
    store = open_store(data_folder, AT)
    trainee = store.trainees.add_trainee("Anna", AT)
    disk = on_faulty_disk(store)
    told: list[StoreFault] = []
    for name, deed in deeds():
        before = content(store)
        statement = 0
        while fault := fault_of(disk, statement, result, partial(deed, store, trainee)):
            told.append(fault)
            assert content(store) == before, (name, statement)
            statement += 1
    assert set(told) == {FAULTS[result]}
    assert len(told) > 40
    store.close()


@pytest.mark.parametrize("result", FAULTS, ids=[fault.name for fault in FAULTS.values()])
def test_a_fault_during_a_quiz_keeps_every_answer_that_was_confirmed(
    data_folder: Path, result: int
) -> None:
    store = open_store(data_folder, AT)
    trainee = store.trainees.add_trainee("Anna", AT)
    clock = HandClock()
    run = begin_quiz(store.quizzes, clock, trainee, paper_of(), Sitting(trainee.name, clock.now()))
    answer_round(run, lambda _n, place, right: wrong(right) if place.is_wager else None, 0.25)
    run.do(Painted())
    disk = on_faulty_disk(store)
    for statement in range(12):
        confirmed = run.state
        run.do(Choose(DEALER_QUALIFIES, bool(statement % 2)))
        chosen = run.state
        told = fault_of(disk, statement, result, lambda: run.do(Confirm()))
        if told is not None:
            assert told is FAULTS[result]
            assert run.state == chosen, "what the store refuses was not done"
            run.do(Confirm())
        assert run.state.drill is not None
        assert run.state.drill.answer(DEALER_QUALIFIES) is bool(statement % 2)
        kept = store.quizzes.unfinished_quiz(trainee)
        assert kept is not None
        assert kept.changes == run.state.drill.changes
        assert confirmed.number == run.state.number
        run.do(Focus(DEALER_QUALIFIES))
    store.close()


def damaged(data: bytes, chance: random.Random) -> bytes:
    """A file cut short, or with bytes written over, as failing disks and copies leave it."""
    if chance.random() < 0.3:
        return data[: chance.randrange(len(data))]
    spoiled = bytearray(data)
    for _ in range(chance.choice([1, 1, 4, 40])):
        at = chance.randrange(len(data))
        length = chance.choice([1, 4, 512, 4096])
        junk = b"\0" * length if chance.random() < 0.3 else chance.randbytes(length)
        spoiled[at : at + length] = junk[: len(data) - at]
    return bytes(spoiled)


def read_all(store: Store) -> None:
    """Everything that the pages ask of a store."""
    for trainee in store.trainees.trainees():
        store.trainees.holdings(trainee)
        left = store.drills.unfinished(trainee)
        if left is not None:
            store.drills.rounds(left.drill)
        store.mistakes.mistakes(trainee)
        store.mistakes.due(trainee, AT + timedelta(days=30))
        store.progress.practice(trainee)
        store.quizzes.taken(trainee)
        store.quizzes.unfinished_quiz(trainee)


def test_damage_at_any_place_is_told_as_damage_and_a_copy_put_back(data_folder: Path) -> None:
    fill(data_folder)
    open_store(data_folder, AT).close()
    path = database_path(data_folder)
    whole = path.read_bytes()
    (copy,) = kept_copies(path)
    told: list[StoreFault] = []
    for seed in range(60):
        chance = random.Random(seed)
        path.write_bytes(damaged(whole, chance))
        spoiled = path.read_bytes()
        try:
            store = open_store(data_folder, AT)
        except StoreError as error:
            assert path.read_bytes() == spoiled, seed
            told.append(error.fault)
        else:
            try:
                read_all(store)
            except StoreError as error:
                told.append(error.fault)
            store.close()
        put_back(path, copy, AT)
        for aside in data_folder.glob("replaced-*"):
            aside.unlink()
        store = open_store(data_folder, AT)
        assert {trainee.name for trainee in store.trainees.trainees()} == set(NAMES)
        store.close()
    # A version number may be among the bytes that were hit.
    assert set(told) <= {StoreFault.DAMAGED, StoreFault.NEWER_VERSION}
    assert told.count(StoreFault.DAMAGED) > 30


class FullFile:
    """A file on a disk that takes half of the first bytes and no more."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        self._file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> FullFile:
        return self

    def __exit__(self, *_error: object) -> None:
        self._file.close()


def on_full_disk(whole_open: Callable[..., IO[bytes]]) -> Callable[[int, str], Any]:
    """``os.fdopen`` on a full disk."""
    return lambda opened, mode: (
        FullFile(whole_open(opened, mode)) if "w" in mode else whole_open(opened, mode)
    )


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, fault: int
) -> None:
    path = tmp_path / "house.yaml"
    path.write_bytes(b"old")

    def fails(*_: object) -> None:
        raise OSError(fault, os.strerror(fault))

    if call == "write":
        monkeypatch.setattr(os, "fdopen", on_full_disk(os.fdopen))
    else:
        monkeypatch.setattr(os, call, fails)
    with pytest.raises(OSError, match=r"\["):
        replace_file(path, b"new" * 1000)
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["house.yaml"]


def test_settings_on_a_full_disk_stay_as_they_were_and_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(Preferences(theme=Theme.DARK))
    monkeypatch.setattr(os, "fdopen", on_full_disk(os.fdopen))
    with pytest.raises(StoreError) as caught:
        file.save(Preferences(theme=Theme.LIGHT))
    monkeypatch.undo()
    assert caught.value.fault is StoreFault.DISK_FULL
    assert file.load().theme is Theme.DARK
    assert settings.SETTINGS in {each.name for each in tmp_path.iterdir()}
