from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from dealer_trainer.rules.errors import BadInput, FaultKind
from dealer_trainer.storage.presets import PRESETS, REGISTRY, read_presets
from dealer_trainer.storage.settings import SETTINGS, SettingsFile
from dealer_trainer.training.preferences import Preferences, Theme

LANGUAGES = ("bg", "cs", "en", "lv", "ru")
HOUSES = ("bg-ultimate", "lv-ultimate")

Keys = dict[str, dict[str, object]]


def read(folder: Path, text: str) -> Preferences:
    (folder / PRESETS).write_text(text, encoding="utf-8")
    return read_presets(folder, LANGUAGES, HOUSES)[0]


def bad_of(folder: Path) -> BadInput:
    _presets, bad = read_presets(folder, LANGUAGES, HOUSES)
    assert bad is not None
    return bad


def faults(folder: Path, text: str) -> list[tuple[FaultKind, int]]:
    read(folder, text)
    bad = bad_of(folder)
    assert bad.source == str(folder / PRESETS)
    return [(fault.kind, fault.line) for fault in bad.faults]


def test_what_is_right_holds_beside_what_is_wrong(tmp_path: Path) -> None:
    for wrong in ("house: nowhere", "hauze: lv-ultimate"):
        assert read(tmp_path, f"language: lv\n{wrong}\n") == Preferences(language="lv")
        bad_of(tmp_path)


def test_language_and_house_hold_at_the_first_start(tmp_path: Path) -> None:
    told = "language: lv\nhouse: lv-ultimate\nclass: //server/class\n"
    assert read(tmp_path, told) == Preferences(language="lv", house="lv-ultimate")


def test_each_may_be_left_out(tmp_path: Path) -> None:
    assert read(tmp_path, "house: bg-ultimate\n") == Preferences(house="bg-ultimate")
    assert read_presets(None, LANGUAGES, HOUSES) == (Preferences(), None)


def test_what_is_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    assert faults(tmp_path, "language: lv\nhouse: nowhere\n") == [(FaultKind.NOT_ONE_OF, 2)]
    assert faults(tmp_path, "language: Latvian\n") == [(FaultKind.NOT_ONE_OF, 1)]
    assert faults(tmp_path, "\n\ntheme: dark\n") == [(FaultKind.UNKNOWN_KEY, 3)]
    assert faults(tmp_path, "- lv\n") == [(FaultKind.NOT_A_RECORD, 1)]
    assert faults(tmp_path, f"class: {'x' * 300}\n") == [(FaultKind.TEXT_TOO_LONG, 1)]
    assert faults(tmp_path, "") == [(FaultKind.EMPTY, 1)]
    assert faults(tmp_path, "#" * 2_000_000) == [(FaultKind.FILE_TOO_LARGE, 1)]


def test_a_folder_of_its_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / PRESETS).mkdir()
    bad_of(tmp_path)


def test_what_was_chosen_stands_above_what_was_set(tmp_path: Path) -> None:
    first = Preferences(language="lv", house="lv-ultimate")
    chosen = Preferences(language="ru", house="bg-ultimate", theme=Theme.DARK)
    file = SettingsFile(tmp_path / SETTINGS, first)
    assert file.load() == first
    file.save(chosen)
    assert SettingsFile(tmp_path / SETTINGS, first).load() == chosen


class Key:
    """A key of the registry with these values."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values

    def __enter__(self) -> Key:
        return self

    def __exit__(self, *_error: object) -> None:
        pass


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Keys:
    """The registry of a PC with Windows: the values of each key of the machine."""
    keys: Keys = {}

    def open_key(root: str, name: str) -> Key:
        assert root == "machine"
        if name not in keys:
            raise FileNotFoundError(name)
        return Key(keys[name])

    def query(key: Key, name: str) -> tuple[object, int]:
        if name not in key.values:
            raise FileNotFoundError(name)
        return key.values[name], 1

    fake = SimpleNamespace(HKEY_LOCAL_MACHINE="machine", OpenKey=open_key, QueryValueEx=query)
    monkeypatch.setitem(sys.modules, "winreg", fake)
    monkeypatch.setattr(sys, "platform", "win32")
    return keys


def test_the_installer_of_windows_writes_them_into_the_registry(
    tmp_path: Path, registry: Keys
) -> None:
    assert read_presets(tmp_path, LANGUAGES, HOUSES) == (Preferences(), None)
    registry[REGISTRY] = {"language": "lv", "house": ""}
    assert read_presets(tmp_path, LANGUAGES, HOUSES) == (Preferences(language="lv"), None)
    # Where there is a file the registry is not read.
    assert read(tmp_path, "house: bg-ultimate\n") == Preferences(house="bg-ultimate")


def test_a_wrong_value_of_the_registry_is_told(tmp_path: Path, registry: Keys) -> None:
    registry[REGISTRY] = {"language": "Latvian", "house": "lv-ultimate"}
    presets, bad = read_presets(tmp_path, LANGUAGES, HOUSES)
    assert presets == Preferences(house="lv-ultimate")
    assert bad is not None
    assert REGISTRY in bad.source
    assert [fault.kind for fault in bad.faults] == [FaultKind.NOT_ONE_OF]
