from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_trainer.storage.log import LARGEST, LOG, write_log

AT = datetime(2026, 11, 30, tzinfo=UTC)


def test_the_log_never_grows_over_two_files(tmp_path: Path) -> None:
    for number in range(400):
        write_log(tmp_path, AT, f"{number} " + "x" * 5_000)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [LOG, f"{LOG}.1"]
    assert all(file.stat().st_size <= LARGEST + 100 for file in files)
    assert "399 x" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_single_entry_is_cut_and_no_letter_stops_it(tmp_path: Path) -> None:
    write_log(tmp_path, AT, "\ud800Ж" + "x" * (2 * LARGEST))
    assert LARGEST <= (tmp_path / LOG).stat().st_size < LARGEST + 200


@pytest.mark.parametrize("blocked", ["folder", "file"])
def test_a_disk_that_takes_no_log_is_no_second_fault(tmp_path: Path, blocked: str) -> None:
    if blocked == "folder":
        (tmp_path / "data").write_bytes(b"")
    else:
        (tmp_path / "data" / LOG).mkdir(parents=True)
    write_log(tmp_path / "data", AT, "a report")
