"""Standard output or error is on a disk that is full: only Linux has a device that always is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.test_surroundings import assert_told, ran
from tests.test_app import DRILL, ROOT

FULL = Path("/dev/full")


@pytest.mark.parametrize(
    "words", [("--version",), ("--help",), ("houses",), (*DRILL, "--exit-when-painted")]
)
def test_a_full_disk_behind_standard_output_is_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        status, _out, err = ran(*words, data=tmp_path, out=full)
    assert status == 1
    assert_told(err)
    assert "space" in err


def test_complaints_that_nobody_can_be_told_change_no_exit_status(tmp_path: Path) -> None:
    with FULL.open("wb") as full:
        for words, status in ((["deal", "--house", "nowhere"], 2), (["nonsense"], 2)):
            done = subprocess.run(
                [sys.executable, "-m", "dealer_trainer", "--data", str(tmp_path), *words],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                stderr=full,
                check=False,
                timeout=60,
            )
            assert done.returncode == status
