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


def test_what_is_asked_for_must_answer_itself(tmp_path: Path) -> None:
    (tmp_path / "wayland-0").touch()
    wayland = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert display.has_display(wayland, "linux")
    assert display.has_display({**wayland, "QT_QPA_PLATFORM": "xcb;wayland"}, "linux")
    assert not display.has_display({**wayland, "QT_QPA_PLATFORM": "xcb"}, "linux")


@pytest.mark.parametrize("value", ["", "1", "1.25", " 2 ", "8", "0.25"])
def test_a_size_that_qt_can_draw_is_left_alone(value: str) -> None:
    assert display.unusable_scale({"QT_SCALE_FACTOR": value}) is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("QT_SCALE_FACTOR", value) for value in ("nan", "-1", "50", "inf", "0", "two", "1,5")),
        *(("QT_FONT_DPI", value) for value in ("nan", "-96", "100000", "0", "x")),
        *(("QT_SCREEN_SCALE_FACTORS", value) for value in ("50", "1;nan", "HDMI-1=2;DP-1=-1")),
    ],
)
def test_a_size_that_qt_cannot_draw_is_found(name: str, value: str) -> None:
    found = display.unusable_scale({name: value})
    assert found is not None
    assert found[0] == name


def test_screens_may_have_sizes_of_their_own() -> None:
    assert display.unusable_scale({"QT_SCREEN_SCALE_FACTORS": "HDMI-1=2;DP-1=1.5;1;"}) is None


@pytest.mark.parametrize(
    ("value", "system", "usable"),
    [
        ("", "linux", True),
        ("offscreen", "linux", True),
        ("OFFSCREEN:x", "linux", True),
        ("nope;vnc", "linux", True),
        ("wayland-egl", "linux", True),
        ("windows:darkmode=2", "win32", True),
        ("nope", "linux", False),
        ("minimal", "linux", False),
        ("eglfs", "linux", False),
        ("linuxfb", "linux", False),
        ("xcb", "win32", False),
    ],
)
def test_a_way_to_show_windows_that_is_none_is_found(value: str, system: str, usable: bool) -> None:
    assert (display.unusable_platform({"QT_QPA_PLATFORM": value}, system) == ()) is usable


def test_who_has_no_home_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    with pytest.raises(paths.NoHome):
        paths.user_data(environ={}, platform="linux")
    assert paths.user_data(environ={"XDG_DATA_HOME": "/x"}, platform="linux") == Path(
        "/x/dealer-trainer"
    )
