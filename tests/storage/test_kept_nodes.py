"""What is kept of the house files changes nothing but the time that a start takes."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer import paths
from dealer_trainer.storage.houses import HouseShelf, load_houses
from dealer_trainer.storage.kept_nodes import KeptNodes

KEPT = "kept.json"


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """The built-in houses, to be changed."""
    shutil.copytree(paths.assets() / "houses", tmp_path / "assets" / "houses")
    return tmp_path / "assets"


def _kept(tmp_path: Path, assets: Path) -> Path:
    kept = KeptNodes(tmp_path / KEPT, "1")
    load_houses(assets, tmp_path, kept)
    kept.keep()
    return tmp_path / KEPT


def _told(shelf: HouseShelf) -> tuple[Any, ...]:
    broken = [(bad.source, bad.faults) for bad in shelf.broken]
    return shelf.houses, shelf.files, broken


def test_what_is_kept_reads_as_the_files_do_and_without_yaml(
    tmp_path: Path, assets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = load_houses(assets, tmp_path)
    file = _kept(tmp_path, assets)
    monkeypatch.setitem(sys.modules, "dealer_trainer.storage.codec.yaml", None)
    again = load_houses(assets, tmp_path, KeptNodes(file, "1"))
    assert _told(again) == _told(plain)
    assert len(again.houses) == 5


def test_a_file_that_changed_is_read_anew_and_kept(tmp_path: Path, assets: Path) -> None:
    file = _kept(tmp_path, assets)
    changed = assets / "houses" / "lv-ultimate.yaml"
    changed.write_text(changed.read_text("utf-8") + "nonsense: 1\n", "utf-8")
    kept = KeptNodes(file, "1")
    shelf = load_houses(assets, tmp_path, kept)
    assert _told(shelf) == _told(load_houses(assets, tmp_path))
    assert [Path(bad.source).name for bad in shelf.broken] == ["lv-ultimate.yaml"]
    kept.keep()
    assert _told(load_houses(assets, tmp_path, KeptNodes(file, "1"))) == _told(shelf)


def _spoilt(told: Any) -> Any:
    for node in told["files"].values():
        node[1]["id"][1] = 7
    return told


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: '{"version": "1", "files": 3}',
        lambda text: json.dumps(_spoilt(json.loads(text))),
        lambda text: text.replace("PLAIN", "WRITTEN"),
        lambda text: text.replace('"version":"1"', '"version":"0"'),
        lambda text: "[" * 100_000,
    ],
)
def test_what_is_wrong_with_it_is_as_if_it_were_not_there(
    tmp_path: Path, assets: Path, spoil: Callable[[str], str]
) -> None:
    file = _kept(tmp_path, assets)
    file.write_text(spoil(file.read_text("utf-8")), "utf-8")
    kept = KeptNodes(file, "1")
    assert _told(load_houses(assets, tmp_path, kept)) == _told(load_houses(assets, tmp_path))
    kept.keep()
    assert json.loads(file.read_text("utf-8"))["version"] == "1"


def test_a_folder_that_takes_nothing_is_no_fault(tmp_path: Path, assets: Path) -> None:
    kept = KeptNodes(tmp_path / "nowhere" / KEPT, "1")
    assert len(load_houses(assets, tmp_path, kept).houses) == 5
    kept.keep()
    assert not (tmp_path / "nowhere").exists()
