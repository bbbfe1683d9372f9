"""The head of the AppImage, in front of a program of a few lines."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

import appimage
from tests.patience import PATIENCE, wait_until

HEADER = Path("/usr/include/squashfuse/ll.h")
LACKING = [tool for tool in appimage.TOOLS if shutil.which(tool) is None]
LACKING += [] if HEADER.exists() else ["libsquashfuse-dev"]
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed here: {LACKING}")

PROGRAM = """#!/bin/sh
cat "$APPDIR/usr/share/words.txt"
echo "$0 has $*"
[ "$1" != wait ] || exec sleep 600
exit 7
"""
WORDS = [f"Крупие {number}" for number in range(100_000)]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    app_dir = folder / "AppDir"
    (app_dir / "usr" / "share").mkdir(parents=True)
    (app_dir / "usr" / "share" / "words.txt").write_text("\n".join(WORDS), encoding="utf-8")
    (app_dir / "link").symlink_to("usr/share/words.txt")
    (app_dir / "AppRun").write_text(PROGRAM.replace("echo", "echo; echo"), encoding="utf-8")
    (app_dir / "AppRun").chmod(0o755)
    appimage.compile_head(folder / "head")
    appimage.squash(app_dir, folder / "files")
    appimage.join(folder / "head", folder / "files", folder / "100 % 'ž'.AppImage")
    return folder / "100 % 'ž'.AppImage"


def run(image: Path, *words: str, temporary: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(image), *words],
        env={"PATH": os.environ["PATH"], "TMPDIR": str(temporary), **more},
        cwd=temporary,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def wait_until_empty(folder: Path) -> None:
    """Who serves the files goes a moment after the program."""
    wait_until(lambda: list(folder.iterdir()) == [])


def test_it_is_an_appimage_of_type_2_with_a_squashfs_behind_it(image: Path, tmp_path: Path) -> None:
    content = image.read_bytes()
    assert content[:4] == b"\x7fELF"
    assert content[8:11] == b"AI\x02"
    offset = int(run(image, "--appimage-offset", temporary=tmp_path).stdout)
    assert content[offset : offset + 4] == b"hsqs"


@pytest.mark.parametrize("how", ["as it is", "by the environment", "by an option"])
def test_it_runs_what_it_holds_and_leaves_nothing(image: Path, tmp_path: Path, how: str) -> None:
    more = {"APPIMAGE_EXTRACT_AND_RUN": "1"} if how == "by the environment" else {}
    option = ["--appimage-extract-and-run"] if how == "by an option" else []
    done = run(image, *option, "deal", "two words", temporary=tmp_path, **more)
    assert (done.returncode, done.stderr) == (7, "")
    *words, last = done.stdout.splitlines()
    assert words == WORDS
    assert last.endswith("/AppRun has deal two words")
    wait_until_empty(tmp_path)


def test_it_is_unpacked_as_it_was_packed(image: Path, tmp_path: Path) -> None:
    assert run(image, "--appimage-extract", temporary=tmp_path).returncode == 0
    unpacked = tmp_path / "squashfs-root"
    assert (unpacked / "link").readlink() == Path("usr/share/words.txt")
    assert (unpacked / "link").read_text(encoding="utf-8").splitlines() == WORDS
    assert os.access(unpacked / "AppRun", os.X_OK)
    again = run(image, "--appimage-extract", temporary=tmp_path)
    assert again.returncode == 127
    assert "squashfs-root: File exists" in again.stderr


@pytest.mark.parametrize("unpack", ["", "1"])
def test_an_interruption_reaches_the_program_and_nothing_is_left(
    image: Path, tmp_path: Path, unpack: str
) -> None:
    process = subprocess.Popen(
        [str(image), "wait"],
        env={
            "PATH": os.environ["PATH"],
            "TMPDIR": str(tmp_path),
            "APPIMAGE_EXTRACT_AND_RUN": unpack,
        },
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    while not process.stdout.readline().endswith("has wait\n"):
        pass
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) in (-signal.SIGTERM, 128 + signal.SIGTERM)
    process.stdout.close()
    wait_until_empty(tmp_path)


def test_an_image_cut_short_is_told(image: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    offset = int(run(image, "--appimage-offset", temporary=tmp_path).stdout)
    broken.write_bytes(image.read_bytes()[: offset + 1_000])
    broken.chmod(0o755)
    done = run(broken, temporary=tmp_path, APPIMAGE_EXTRACT_AND_RUN="1")
    assert done.returncode == 127
    assert "Dealer Trainer could not be started" in done.stderr
    assert list(tmp_path.iterdir()) == [broken]
