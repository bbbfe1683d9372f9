"""One place opens and replaces files: plain ones only, whole or not at all, nothing left over."""

from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.files import open_named, open_own, replace_file, replacing
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
from tests.storage.played import AT

posix = pytest.mark.skipif(os.name != "posix", reason="pipes with names are POSIX's")


def folder_at(path: Path) -> None:
    path.mkdir()


def pipe_at(path: Path) -> None:
    os.mkfifo(path)


def device_at(path: Path) -> None:
    path.symlink_to("/dev/zero")


def socket_at(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


PLACES = pytest.mark.parametrize("lay", [folder_at, pipe_at, device_at, socket_at])
Lay = Callable[[Path], None]

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


def waits(*_: object) -> None:
    pytest.fail("it waits")


@posix
@PLACES
@pytest.mark.parametrize("name", OWN_FILES)
def test_what_lies_in_place_of_an_own_file_is_told_and_never_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, lay: Lay
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's name is short
    place = tmp_path / name.split(",", maxsplit=1)[0]
    place.parent.mkdir(exist_ok=True)
    lay(place)
    before = place.lstat()
    # A start that waits is ended by the alarm, and the test has failed.
    signal.signal(signal.SIGALRM, waits)
    signal.alarm(20)
    try:
        told = what_is_told(OWN_FILES[name], tmp_path)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if name in NEED_NOT_BE_TOLD:
        assert told == ""
    else:
        assert str(place) in told
        assert "a pipe or a device" in told or "this is a folder" in told
    after = place.lstat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)


@posix
def test_a_person_may_name_a_pipe_and_a_dialog_may_not(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    os.write(writer, b"text")
    with open_named(pipe, "pipe") as file:
        assert file.read(4) == b"text"
    with pytest.raises(BadInput) as refused:
        open_named(pipe, "pipe", plain=True)
    os.close(writer)
    assert refused.value.faults[0].kind is FaultKind.NOT_PLAIN


def test_an_own_file_is_read_through_a_link_to_a_plain_one(tmp_path: Path) -> None:
    (tmp_path / "there").write_bytes(b"text")
    (tmp_path / "here").symlink_to("there")
    with open_own(tmp_path / "here") as file:
        assert file.read() == b"text"


def link_at(path: Path) -> None:
    path.with_name("other").write_bytes(b"other")
    path.symlink_to("other")


@posix
@pytest.mark.parametrize("lay", [folder_at, pipe_at, device_at, socket_at, link_at])
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


@pytest.fixture
def nameless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the system has files without a name."""
    if not request.param:
        monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    return bool(request.param)


both = pytest.mark.parametrize("nameless", [True, False], indirect=True)


@both
def test_a_temporary_file_is_made_exclusively_under_a_name_that_nobody_can_foresee(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nameless: bool
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

    # Who foresees it nevertheless has laid a link there: it is not followed.
    other = tmp_path / "other"
    other.write_bytes(b"other")
    monkeypatch.setattr(os, "urandom", lambda length: b"\0" * length)
    (tmp_path / ".dealer-trainer-00000000").symlink_to("other")
    with pytest.raises(FileExistsError) as refused:
        replace_file(path, b"new")
    assert refused.value.filename == str(path)
    assert other.read_bytes() == b"other"
    assert path.read_bytes() == b"19"


@both
@pytest.mark.parametrize("name", ["😀" * 62 + "x.csv", "ж" * 125 + ".csv", "x" * 255])
def test_the_longest_name_that_the_disk_takes_can_be_written(
    tmp_path: Path, name: str, nameless: bool
) -> None:
    path = tmp_path / name
    replace_file(path, b"text")
    replace_file(path, b"text again")
    assert path.read_bytes() == b"text again"


@both
@pytest.mark.parametrize("call", ["open", "link", "fsync", "replace"])
def test_a_fault_bears_the_name_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, nameless: bool
) -> None:
    if call == "link" and not nameless:
        pytest.skip("no link is made")
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


@both
def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path, nameless: bool) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")
    path.chmod(0o600)
    replace_file(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600
    replace_file(tmp_path / "key", b"new", 0o600)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


# An export that is killed when half of it is written.
KILLED = """
import os, signal, sys
from pathlib import Path
from dealer_trainer.storage.files import replacing
if sys.argv[2] == "named":
    os.__dict__.pop("O_TMPFILE", None)
with replacing(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def killed(path: Path, way: str) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), way], check=False)
    assert done.returncode == -signal.SIGKILL


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has files without a name")
def test_an_export_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")
    killed(path, "nameless")
    assert os.listdir(tmp_path) == ["Anna.csv"]
    assert path.read_bytes() == b"old"


@posix
def test_where_every_file_has_a_name_the_next_export_clears_away_what_a_kill_left(
    tmp_path: Path,
) -> None:
    path = tmp_path / "Anna.csv"
    killed(path, "named")
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


def test_copies_of_the_store_leave_nothing_and_take_no_other_files_place(
    data_folder: Path,
) -> None:
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Anna", AT)
    store.close()
    store = open_store(data_folder, AT)
    store.close()
    (copy,) = kept_copies(database_path(data_folder))
    names = sorted(each.name for each in data_folder.rglob("*") if each.name.startswith("."))
    assert names == []
    target = data_folder / "link.db"
    target.symlink_to(data_folder / "copies" / copy.name)
    store = open_store(data_folder, AT)
    with pytest.raises(StoreError) as refused:
        store.database.copy_to(target)
    store.close()
    assert refused.value.fault is StoreFault.NOT_PLAIN
