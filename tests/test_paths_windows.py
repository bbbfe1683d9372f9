"""The data folder where Windows has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.test_app import DRILL, ROOT

assert sys.platform == "win32"

from tests.windows import takes_long_paths

PLACES = ["Local", "Профиль обучающегося №1", "Žagars  O'Neill & Co (100 %)", "نص 😀"]


def run(*words: str, **environ: str) -> tuple[int, str, str]:
    """The program under a profile of its own: nothing else names a folder."""
    named = ("DEALER_TRAINER_DATA", "LOCALAPPDATA", "APPDATA", "USERPROFILE", "HOME")
    kept = {name: value for name, value in os.environ.items() if name not in named}
    done = subprocess.run(
        [sys.executable, "-m", "dealer_trainer", "--language", "en", *words],
        cwd=ROOT,
        env=kept | environ,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize("place", PLACES)
def test_all_is_kept_in_the_local_place_whatever_its_name(tmp_path: Path, place: str) -> None:
    local = tmp_path / place
    folder = local / "dealer-trainer"
    assert str(folder) in run("--version", LOCALAPPDATA=str(local))[1]
    status, out, err = run(*DRILL, "--exit-when-painted", LOCALAPPDATA=str(local))
    assert (status, out.split(), err) == (0, ["painted"], "")
    assert (folder / "trainer.db").is_file()
    status, _out, err = run("houses", "--copy", "lv-ultimate", "mine", LOCALAPPDATA=str(local))
    assert (status, err) == (0, "")
    assert (folder / "houses" / "mine.yaml").is_file()
    assert "mine" in run("houses", LOCALAPPDATA=str(local))[1]
    assert os.listdir(tmp_path) == [place]


@pytest.mark.parametrize("local", [{}, {"LOCALAPPDATA": ""}])
def test_without_a_local_place_it_is_in_the_profile(tmp_path: Path, local: dict[str, str]) -> None:
    profile = tmp_path / "Анна Žagars"
    status, _out, err = run(
        "houses", "--copy", "lv-ultimate", "mine", USERPROFILE=str(profile), **local
    )
    assert (status, err) == (0, "")
    folder = profile / "AppData" / "Local" / "dealer-trainer"
    assert (folder / "houses" / "mine.yaml").is_file()


def test_a_long_local_place_does_for_a_window(tmp_path: Path) -> None:
    local = tmp_path.joinpath(*["Учебный центр казино " + "х" * 40] * 5)
    assert len(str(local)) > 300
    status, out, err = run(*DRILL, "--exit-when-painted", LOCALAPPDATA=str(local))
    if not takes_long_paths(tmp_path):
        assert (status, out, len(err.splitlines())) == (1, "", 1)
        assert str(local) in err
        return
    assert (status, out.split(), err) == (0, ["painted"], "")
    assert (local / "dealer-trainer" / "trainer.db").is_file()
