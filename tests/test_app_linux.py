"""The program where there may be no display."""

from __future__ import annotations

from pathlib import Path

from tests.test_app import ended, start


def test_without_a_display_it_says_so_and_is_no_abort(tmp_path: Path) -> None:
    nowhere = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    status, out, err = ended(start("--language", "cs", data=tmp_path, **nowhere))
    assert (status, out) == (2, "")
    assert "obrazovk" in err
