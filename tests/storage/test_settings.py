from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_trainer.dealing.request import Mix
from dealer_trainer.storage.settings import (
    SettingsFile,
    preferences_json,
    read_preferences,
)
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.places import Scope
from dealer_trainer.training.preferences import Preferences, PreferenceStore, SheetSide, Theme

PREFERENCES = st.builds(
    Preferences,
    language=st.none() | st.sampled_from(["bg", "cs", "en", "lv", "ru"]),
    theme=st.sampled_from(Theme),
    four_colours=st.booleans(),
    text_size=st.integers(100, 130),
    sheet_side=st.sampled_from(SheetSide),
    clock_shown=st.booleans(),
    motion=st.booleans(),
    house=st.none() | st.text(min_size=1, max_size=80),
    scope=st.sampled_from(Scope),
    layouts=st.none() | st.integers(1, 1000),
    boxes=st.none() | st.integers(1, 7),
    mix=st.none() | st.sampled_from(Mix),
)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
OTHERS = Preferences("ru", Theme.DARK, True, 115, SheetSide.LEFT, False, False, "lv-ultimate")


@given(PREFERENCES)
def test_preferences_come_back_from_what_is_written(preferences: Preferences) -> None:
    assert read_preferences(json.loads(json.dumps(preferences_json(preferences)))) == preferences


@given(PREFERENCES, st.data())
def test_a_bad_value_falls_back_alone(preferences: Preferences, data: st.DataObject) -> None:
    written = preferences_json(preferences)
    key = data.draw(st.sampled_from(sorted(written)))
    written[key] = data.draw(ANY_JSON)
    read = preferences_json(read_preferences(written))
    default = preferences_json(Preferences())[key]
    assert read[key] in (default, written[key])
    del read[key], written[key]
    assert read == written


@given(st.dictionaries(st.sampled_from(sorted(preferences_json(Preferences()))), ANY_JSON))
def test_no_values_at_all_can_harm(written: dict[str, Any]) -> None:
    assert isinstance(read_preferences(written), Preferences)


def test_preferences_are_kept_in_a_file(data_folder: Path) -> None:
    data_folder.mkdir()
    store: PreferenceStore = SettingsFile(data_folder / "settings.json")
    assert store.load() == Preferences()
    store.save(OTHERS)
    assert SettingsFile(data_folder / "settings.json").load() == OTHERS
    assert [path.name for path in data_folder.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[1]", b"\xff\xfe", b"null", b'{"theme": ' + b"[" * 100_000, b" " * 70_000]
)
def test_a_bad_file_is_as_none_and_is_replaced(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert SettingsFile(path).load() == Preferences()
    SettingsFile(path).save(OTHERS)
    assert SettingsFile(path).load() == OTHERS


def test_what_a_newer_version_wrote_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"bell": true, "theme": "sepia", "motion": false}', encoding="utf-8")
    assert SettingsFile(path).load() == Preferences(motion=False)
    SettingsFile(path).save(OTHERS)
    assert json.loads(path.read_text(encoding="utf-8"))["bell"] is True


def test_a_full_disk_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsFile(tmp_path / "settings.json")
    store.save(OTHERS)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError) as caught:
        store.save(Preferences())
    assert caught.value.fault is StoreFault.DISK_FULL
    assert store.load() == OTHERS
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert SettingsFile(path).load() == Preferences()
    with pytest.raises(StoreError) as caught:
        SettingsFile(path).save(OTHERS)
    assert caught.value.fault is StoreFault.NOT_PLAIN


def test_why_settings_cannot_be_read_is_known(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    assert file.fault() is None
    file.save(OTHERS)
    assert file.fault() is None
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    fault = file.fault()
    assert fault is not None
    assert fault.fault is StoreFault.NOT_PLAIN
