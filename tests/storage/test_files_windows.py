"""Files as Windows alone has them: names that mean devices, pipes with a place of their own, files
that are open elsewhere, and the attribute that closes a file to writing.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.errors import fault_of
from dealer_trainer.storage.files import open_named, open_own, replace_file
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.settings import SettingsFile
from dealer_trainer.storage.sqlite.backup import kept_copies, put_back
from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.text.store_faults import store_fault_text, system_fault_text
from dealer_trainer.training.errors import NotPlainFile, StoreError, StoreFault
from dealer_trainer.training.preferences import Preferences, Theme
from tests.patience import without_waiting
from tests.storage.played import AT

assert sys.platform == "win32"

import _winapi

from tests.windows import held_alone, takes_long_paths


@contextmanager
def pipe(text: bytes) -> Iterator[Path]:
    """A pipe with a name, out of which whoever opens it reads a text."""
    name = rf"\\.\pipe\dealer-trainer-{os.getpid()}"
    made = [
        _winapi.CreateNamedPipe(
            name, _winapi.PIPE_ACCESS_DUPLEX, 0, _winapi.PIPE_UNLIMITED_INSTANCES, 64, 64, 0, 0
        )
        for _ in range(3)  # to look at a pipe takes one, too
    ]

    def serve(handle: int) -> None:
        with suppress(OSError):
            _winapi.ConnectNamedPipe(handle, False)
            _winapi.WriteFile(handle, text)

    for handle in made:
        threading.Thread(target=serve, args=(handle,), daemon=True).start()
    yield Path(name)


def test_a_person_may_name_a_pipe_and_a_dialog_may_not() -> None:
    with pipe(b"text") as path, without_waiting(lambda: open_named(path, "pipe")) as file:
        assert file.read(4) == b"text"
    with pipe(b"text") as path, pytest.raises(BadInput) as refused:
        without_waiting(lambda: open_named(path, "pipe", plain=True))
    assert refused.value.faults[0].kind is FaultKind.NOT_PLAIN


@pytest.mark.parametrize("name", ["NUL", "nul", r"\\.\NUL"])
def test_the_device_without_content_is_no_own_file(name: str) -> None:
    with pytest.raises(NotPlainFile):
        open_own(Path(name))
    with pytest.raises(NotPlainFile):
        replace_file(Path(name), b"new")


@pytest.mark.parametrize("name", ["CON", "CONIN$", "COM1", "LPT9", "AUX"])
def test_another_device_is_told_and_not_waited_for(name: str) -> None:
    # Which of them this machine has, and whether it has a console, is told in its own words.
    with pytest.raises(OSError, match=r".") as refused:
        without_waiting(lambda: open_own(Path(name)))
    assert system_fault_text(refused.value)


RESERVED = ["NUL", "nul.csv", "CON", "con.csv", "COM1", "aux.csv", "prn.txt", "LPT1.tar.gz"]


@pytest.mark.parametrize("name", RESERVED)
def test_an_export_under_the_name_of_a_device_is_there_or_refused(
    tmp_path: Path, name: str
) -> None:
    # Windows 11 takes most of these for files in a folder; before it, all are devices.
    path = tmp_path / name
    told = ""
    try:
        without_waiting(lambda: replace_file(path, b"new"))
    except OSError as refused:
        told = system_fault_text(refused)
    if told:
        assert str(path) in told
        assert os.listdir(tmp_path) == []
    else:
        assert os.listdir(tmp_path) == [name]
        assert path.read_bytes() == b"new"


@pytest.mark.parametrize("ending", [".", " ", "...", " . "])
def test_dots_and_spaces_at_the_end_of_a_name_are_left_out(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"Anna.csv{ending}"
    replace_file(path, b"old")
    replace_file(path, b"new")
    assert os.listdir(tmp_path) == ["Anna.csv"]
    assert path.read_bytes() == b"new"


def test_a_file_with_a_second_name_is_replaced_under_one_alone(tmp_path: Path) -> None:
    path, other = tmp_path / "Anna.csv", tmp_path / "other.csv"
    other.write_bytes(b"old")
    os.link(other, path)
    replace_file(path, b"new")
    assert (path.read_bytes(), other.read_bytes()) == (b"new", b"old")


def test_a_file_that_is_closed_to_writing_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")
    path.chmod(0o400)
    with pytest.raises(PermissionError) as refused:
        replace_file(path, b"new")
    assert system_fault_text(refused.value).startswith(f"{path}: ")
    assert os.listdir(tmp_path) == ["Anna.csv"]
    assert path.read_bytes() == b"old"
    path.chmod(0o600)
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("readable", [True, False])
def test_an_export_to_a_file_that_is_open_elsewhere_is_told_and_can_be_done_again(
    tmp_path: Path, readable: bool
) -> None:
    path = tmp_path / "Анна.csv"
    path.write_bytes(b"old")
    with held_alone(path, readable=readable):
        with pytest.raises(PermissionError) as refused:
            replace_file(path, b"new")
        assert system_fault_text(refused.value).startswith(f"{path}: ")
        assert os.listdir(tmp_path) == ["Анна.csv"]
    assert path.read_bytes() == b"old"
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"


def test_settings_that_are_open_elsewhere_stay_and_are_kept_later(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(Preferences(theme=Theme.DARK))
    with held_alone(tmp_path / "settings.json"):
        assert file.load() == Preferences()
        with pytest.raises(StoreError) as refused:
            file.save(Preferences(theme=Theme.LIGHT))
    assert str(tmp_path / "settings.json") in store_fault_text(refused.value)
    assert file.load().theme is Theme.DARK
    file.save(Preferences(theme=Theme.LIGHT))
    assert file.load().theme is Theme.LIGHT


def test_a_house_file_that_is_open_elsewhere_is_told_and_the_others_are_there(
    tmp_path: Path,
) -> None:
    assets = Path(__file__).resolve().parents[2] / "assets"
    text = (assets / "houses" / "lv-ultimate.yaml").read_text("utf-8")
    path = tmp_path / "houses" / "mine.yaml"
    path.parent.mkdir()
    path.write_text(text.replace("id: lv-ultimate", "id: mine"), encoding="utf-8")
    with held_alone(path):
        found = load_houses(assets, tmp_path)
        (broken,) = found.broken
        assert str(path) in broken.source
        assert [fault.kind for fault in broken.faults] == [FaultKind.NOT_ALLOWED]
        assert found.house("lv-ultimate") is not None
    assert load_houses(assets, tmp_path).house("mine") is not None


def test_a_database_that_is_open_elsewhere_is_told_and_opens_later(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Anna", AT)
    store.close()
    path = database_path(data_folder)
    with held_alone(path):
        with pytest.raises(StoreError) as refused:
            open_store(data_folder, AT)
        assert str(path) in store_fault_text(refused.value)
    store = open_store(data_folder, AT)
    assert [trainee.name for trainee in store.trainees.trainees()] == ["Anna"]
    store.close()


@pytest.mark.parametrize("held", ["trainer.db", "copy"])
def test_a_copy_is_not_put_back_while_it_or_the_database_is_open_elsewhere(
    data_folder: Path, held: str
) -> None:
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Anna", AT)
    store.copies.make_daily(AT)
    store.trainees.add_trainee("Boris", AT)
    store.close()
    path = database_path(data_folder)
    (copy,) = kept_copies(path)
    before = path.read_bytes()
    file = path if held == "trainer.db" else data_folder / "copies" / copy.name
    with held_alone(file), pytest.raises(StoreError):
        put_back(path, copy, AT)
    assert path.read_bytes() == before
    put_back(path, copy, AT)
    store = open_store(data_folder, AT)
    assert [trainee.name for trainee in store.trainees.trainees()] == ["Anna"]
    store.close()


@pytest.mark.parametrize(
    ("winerror", "fault"),
    [
        (112, StoreFault.DISK_FULL),  # there is not enough space on the disk
        (39, StoreFault.DISK_FULL),  # the disk is full
        (32, StoreFault.LOCKED),  # being used by another process
        (33, StoreFault.LOCKED),  # another process has locked a portion of the file
        (5, StoreFault.READ_ONLY),  # access is denied
        (19, StoreFault.READ_ONLY),  # the media is write protected
        (3, StoreFault.NO_FOLDER),  # cannot find the path specified
        (53, StoreFault.NO_FOLDER),  # the network path was not found
        (1117, StoreFault.DISK_FAILED),  # an I/O device error
        (21, StoreFault.DISK_FAILED),  # the device is not ready
    ],
)
def test_what_windows_says_of_a_disk_is_told_as_what_it_is(
    winerror: int, fault: StoreFault
) -> None:
    assert fault_of(OSError(None, "told by the system", "trainer.db", winerror)) is fault


def test_a_database_that_is_closed_to_writing_is_told_and_left_as_it_is(data_folder: Path) -> None:
    open_store(data_folder, AT).close()
    path = database_path(data_folder)
    before = path.read_bytes()
    path.chmod(0o400)
    with pytest.raises(StoreError) as refused:
        open_store(data_folder, AT)
    path.chmod(0o600)
    assert refused.value.fault is StoreFault.READ_ONLY
    assert os.listdir(data_folder) == [path.name]
    assert path.read_bytes() == before
    open_store(data_folder, AT).close()


LONG = Path(*["Обучение крупье " + "х" * 40] * 6)


def test_a_data_folder_whose_path_is_longer_than_windows_took_before(tmp_path: Path) -> None:
    folder = tmp_path / LONG
    assert len(str(folder)) > 330
    if not takes_long_paths(tmp_path):
        with pytest.raises(StoreError) as refused:
            open_store(folder, AT)
        assert str(folder) in store_fault_text(refused.value)
        return
    store = open_store(folder, AT)
    store.trainees.add_trainee("Anna", AT)
    assert store.copies.make_daily(AT) is not None
    store.close()
    SettingsFile(folder / "settings.json").save(Preferences(theme=Theme.DARK))
    assert SettingsFile(folder / "settings.json").load().theme is Theme.DARK
    (copy,) = kept_copies(database_path(folder))
    put_back(database_path(folder), copy, AT)
    store = open_store(folder, AT)
    assert [trainee.name for trainee in store.trainees.trainees()] == ["Anna"]
    store.close()
