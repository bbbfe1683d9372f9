"""Files without a name, which Linux alone has."""

from __future__ import annotations

import os
from pathlib import Path

from tests.storage.killing import kill_where_it_waits
from tests.storage.test_files import KILLED


def test_an_export_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "Anna.csv"
    path.write_bytes(b"old")
    kill_where_it_waits(KILLED, str(path), "nameless")
    assert os.listdir(tmp_path) == ["Anna.csv"]
    assert path.read_bytes() == b"old"
