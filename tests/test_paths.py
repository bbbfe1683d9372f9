from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dealer_trainer import display, paths

ROOT = Path(__file__).resolve().parents[1]


def test_a_source_tree_has_assets_and_translations_beside_the_package() -> None:
    assert paths.assets() == ROOT / "assets"
    assert paths.translations() == ROOT / "translations"


def test_a_wheel_has_them_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "dealer_trainer"
    (inside / "assets").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", inside)
    assert paths.assets() == inside / "assets"


def test_a_frozen_build_has_them_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets() == tmp_path / "assets"


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"DEALER_TRAINER_DATA": "/mine"}, "linux", Path("/mine")),
        ({"XDG_DATA_HOME": "/xdg"}, "linux", Path("/xdg/dealer-trainer")),
        ({"XDG_DATA_HOME": "xdg"}, "linux", Path.home() / ".local/share/dealer-trainer"),
        ({"DEALER_TRAINER_DATA": ""}, "linux", Path.home() / ".local/share/dealer-trainer"),
        ({"LOCALAPPDATA": "/local"}, "win32", Path("/local/dealer-trainer")),
        ({}, "win32", Path.home() / "AppData/Local/dealer-trainer"),
        ({}, "darwin", Path.home() / "Library/Application Support/dealer-trainer"),
    ],
)
def test_the_data_folder_is_the_systems_local_place(
    environ: dict[str, str], platform: str, folder: Path
) -> None:
    assert paths.user_data(environ=environ, platform=platform) == folder


def test_the_data_folder_asked_for_wins() -> None:
    asked = Path("/asked")
    assert paths.user_data(asked, environ={"DEALER_TRAINER_DATA": "/mine"}) == asked


@pytest.mark.parametrize(
    ("environ", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({"DISPLAY": ":987"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "vnc:size=1366x768"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_window_needs_a_display_that_answers(
    environ: dict[str, str], platform: str, shown: bool
) -> None:
    assert display.has_display(environ, platform) is shown
