"""One place opens and replaces files: plain ones only, whole or not at all, nothing left over."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.storage.files import replace_file, replacing
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.lock import hold_folder, hold_quizzes
from dealer_trainer.storage.log import write_log
from dealer_trainer.storage.quizzes import load_quizzes
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.signing import public_key_text, sign
from dealer_trainer.storage.sqlite.backup import kept_copies, put_back
from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.text.faults import fault_lines
from dealer_trainer.text.store_faults import store_fault_text, system_fault_text
from dealer_trainer.training.errors import NotPlainFile, StoreError, StoreFault
from dealer_trainer.training.ports import KeptCopy
from dealer_trainer.training.preferences import Preferences
from tests.patience import without_waiting
from tests.storage.conftest import NAMELESS
from tests.storage.killing import kill_where_it_waits
from tests.storage.not_plain import NOT_READ, NOT_WRITTEN, Lay, link_at
from tests.storage.played import AT

# Each reads or writes one of the program's own files, and gives what it is told.


def settings_read(folder: Path) -> object:
    return SettingsFile(folder / "settings.json").load() == Preferences()


def settings_written(folder: Path) -> object:
    SettingsFile(folder / "settings.json").save(Preferences())
    return True


def house_read(folder: Path) -> object:
    (broken,) = load_houses(paths.assets(), folder).broken
    raise broken


def quiz_read(folder: Path) -> object:
    (broken,) = load_quizzes(paths.assets(), folder, ()).broken
    raise broken


def log_written(folder: Path) -> object:
    write_log(folder, AT, "a fault")
    return True


def signed(folder: Path) -> object:
    return sign({"sitting": {}}, "-", folder, "12345678")


def copy_put_back(folder: Path) -> object:
    copy = KeptCopy("daily-20261130T021500Z.db", datetime(2026, 11, 30, 2, 15, tzinfo=UTC), 0)
    put_back(database_path(folder), copy, AT)
    return True


OWN_FILES: dict[str, Callable[[Path], object]] = {
    "settings.json": settings_read,
    "settings.json, written": settings_written,
    "houses/x.yaml": house_read,
    "quizzes/x.yaml": quiz_read,
    "window.lock": hold_folder,
    "quiz.lock": hold_quizzes,
    "trainer.log": log_written,
    "examiner.pem": signed,
    "examiner.pub": public_key_text,
    "trainer.db": lambda folder: open_store(folder, AT),
    "copies/daily-20261130T021500Z.db": copy_put_back,
}


NEED_NOT_BE_TOLD = ("settings.json", "trainer.log", "houses-read.json")
"""The first is told where it is written; of the others nobody misses anything."""


def what_is_told(use: Callable[[Path], object], folder: Path) -> str:
    try:
        assert use(folder) is True
    except StoreError as error:
        return store_fault_text(error)
    except BadInput as bad:
        return " ".join(fault_lines(bad))
    return ""


@pytest.mark.parametrize("lay", NOT_READ)
@pytest.mark.parametrize("name", OWN_FILES)
def test_what_lies_in_place_of_an_own_file_is_told_and_never_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, lay: Lay
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's name is short
    place = tmp_path / name.split(",", maxsplit=1)[0]
    place.parent.mkdir(exist_ok=True)
    lay(place)
    before = place.lstat()
    told = without_waiting(lambda: what_is_told(OWN_FILES[name], tmp_path))
    if name in NEED_NOT_BE_TOLD:
        assert told == ""
    else:
        assert str(place) in told
        assert "a pipe or a device" in told or "this is a folder" in told
    after = place.lstat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)


@pytest.mark.parametrize("lay", NOT_WRITTEN)
def test_what_is_no_plain_file_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lay: Lay
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "Anna.csv"
    lay(path)
    before = path.lstat()
    names = sorted(os.listdir(tmp_path))
    with pytest.raises(NotPlainFile) as refused:
        replace_file(path, b"new")
    assert str(path) in system_fault_text(refused.value)
    assert path.lstat() == before
    assert sorted(os.listdir(tmp_path)) == names
    if lay is link_at:
        assert (tmp_path / "other").read_bytes() == b"other"


LINKS = [os.link, os.symlink] if os.name == "posix" else [os.link]


@pytest.mark.parametrize("lay", LINKS)
def test_a_temporary_file_is_made_exclusively_under_a_name_that_nobody_can_foresee(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    nameless: bool,
    lay: Callable[[Path, Path], None],
) -> None:
    path = tmp_path / "Anna.csv"
    seen: set[str] = set()
    whole_replace = os.replace

    def replaced(made: Path, target: Path) -> None:
        seen.add(made.name)
        whole_replace(made, target)

    monkeypatch.setattr(os, "replace", replaced)
    for number in range(20):
        replace_file(path, str(number).encode())
    assert len(seen) == 20
    assert path.read_bytes() == b"19"
    assert os.listdir(tmp_path) == ["Anna.csv"]

    # Who foresees it nevertheless has laid another file there: it is not written to.
    other = tmp_path / "other"
    other.write_bytes(b"other")
    monkeypatch.setattr(os, "urandom", lambda length: b"\0" * length)
    lay(other, tmp_path / ".dealer-trainer-00000000")
    with pytest.raises(FileExistsError) as refused:
        replace_file(path, b"new")
    assert refused.value.filename == str(path)
    assert other.read_bytes() == b"other"
    assert path.read_bytes() == b"19"


@pytest.mark.parametrize("name", ["😀" * 62 + "x.csv", "ж" * 125 + ".csv", "x" * 255])
def test_the_longest_name_that_the_disk_takes_can_be_written(
    tmp_path: Path, name: str, nameless: bool
) -> None:
    path = tmp_path / name
    replace_file(path, b"text")
    replace_file(path, b"text again")
    assert path.read_bytes() == b"text again"


CALLS = [(way, call) for way in NAMELESS for call in ("open", "fsync", "replace")]
CALLS += [(True, "link")] if True in NAMELESS else []


@pytest.mark.parametrize(("nameless", "call"), CALLS, indirect=["nameless"])
def test_a_fault_bears_the_name_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, nameless: bool
) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")

    def fails(place: object, *rest: object, **others: object) -> object:
        named = () if call == "fsync" else (place,)
        raise OSError(errno.EIO, os.strerror(errno.EIO), *named)

    monkeypatch.setattr(os, call, fails)
    with pytest.raises(OSError, match="Input/output") as failed:
        replace_file(path, b"new")
    monkeypatch.undo()
    assert system_fault_text(failed.value).startswith(f"{path}: ")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["Anna.csv"]


# An export that is killed when half of it is written.
KILLED = """
import os, sys
from pathlib import Path
from dealer_trainer.storage.files import replacing
if sys.argv[2] == "named":
    os.__dict__.pop("O_TMPFILE", None)
with replacing(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    print("half", flush=True)
    sys.stdin.read()
"""


def test_where_every_file_has_a_name_the_next_export_clears_away_what_a_kill_left(
    tmp_path: Path,
) -> None:
    path = tmp_path / "Anna.csv"
    kill_where_it_waits(KILLED, str(path), "named")
    (left,) = tmp_path.iterdir()
    # Another export of this moment might be writing to it.
    with replacing(path) as file:
        file.write(b"new")
    assert left.exists()
    long_ago = time.time() - 2 * 3_600
    os.utime(left, (long_ago, long_ago))
    others = [tmp_path / ".dealer-trainer-notes", tmp_path / "dealer-trainer-00000000"]
    for other in others:
        other.write_bytes(b"mine")
        os.utime(other, (long_ago, long_ago))
    replace_file(path, b"newer")
    assert sorted(tmp_path.iterdir()) == sorted([path, *others])
    assert path.read_bytes() == b"newer"


@pytest.mark.parametrize("lay", NOT_WRITTEN)
def test_copies_of_the_store_leave_nothing_and_take_no_other_files_place(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, lay: Lay
) -> None:
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Anna", AT)
    store.close()
    store = open_store(data_folder, AT)
    store.close()
    assert len(kept_copies(database_path(data_folder))) == 1
    names = sorted(each.name for each in data_folder.rglob("*") if each.name.startswith("."))
    assert names == []
    monkeypatch.chdir(data_folder)  # a socket's name is short
    target = data_folder / "copy.db"
    lay(target)
    store = open_store(data_folder, AT)
    with pytest.raises(StoreError) as refused:
        store.database.copy_to(target)
    store.close()
    assert refused.value.fault is StoreFault.NOT_PLAIN
