"""Streams, arguments and the environment as a shell hands them over: a sentence, an exit status."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import IO

import pytest

from dealer_trainer.__main__ import main
from dealer_trainer.application.streams import Printed
from tests.patience import PATIENCE
from tests.test_app import DRILL, ROOT


def ran(
    *words: str,
    data: Path,
    out: int | IO[bytes] = subprocess.PIPE,
    environ: Mapping[str, str] = MappingProxyType({}),
) -> tuple[int, str, str]:
    """A command line of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "dealer_trainer", "--language", "en", "--data", str(data), *words],
        cwd=ROOT,
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
    )
    return done.returncode, (done.stdout or b"").decode(), done.stderr.decode()


def asked(capsys: pytest.CaptureFixture[str], *words: str, data: Path) -> tuple[int, str, str]:
    """The same within this process, for what needs no other."""
    status = main(["--language", "en", "--data", str(data), *words])
    out, err = capsys.readouterr()
    return status, out, err


def assert_told(err: str, *, lines: int = 1) -> None:
    assert "Traceback" not in err
    assert "Exception ignored" not in err
    assert len(err.splitlines()) == lines, err


@pytest.mark.parametrize(
    "words",
    [
        ("houses", "--copy", "lv-ultimate", "\udcff"),
        ("houses", "--copy", "lv-ultimate", "9" * 5_000),
        ("houses", "--copy", "lv-ultimate", "../outside"),
        ("deal", "--house", "\udcff"),
        ("settle", "\udcff.yaml"),
        ("verify", "\udcff"),
        ("import", "\udcff"),
        ("drill", "--house", "lv-ultimate", "--trainee", "\udcff"),
    ],
)
def test_an_argument_that_is_no_text_or_no_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, out, err = asked(capsys, *words, data=tmp_path)
    assert (status, out) == (2, "")
    assert_told(err)
    assert list(tmp_path.glob("houses/*")) == []


@pytest.mark.parametrize(
    "words",
    [
        ("examiner", "--public", ""),
        ("examiner", "--public="),
        ("export", ""),
        ("import", ""),
        ("settle", ""),
        ("verify", ""),
        ("paper", ""),
        ("houses", "--check", ""),
        ("--data", "", "houses"),
        ("--data=", "houses"),
        ("export", "x.csv", "--trainee", ""),
    ],
)
def test_an_empty_argument_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, out, err = asked(capsys, *words, data=tmp_path)
    assert (status, out) == (2, "")
    assert "empty" in err
    assert "Traceback" not in err


def test_a_number_without_end_is_told_shortened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = ("deal", "--house", "lv-ultimate", "--seed")
    status, _out, err = asked(capsys, *deal, "9" * 5_000, data=tmp_path)
    assert status == 2
    assert "digits" in err
    assert len(err) < 600
    assert asked(capsys, *deal, "9" * 100, data=tmp_path)[0] == 0


def test_who_has_no_home_is_asked_for_a_folder(tmp_path: Path) -> None:
    # A number that no user has stands in for a container's; Python asks for it by its own means.
    program = (
        "import os, sys\n"
        "os.getuid = lambda: 54321\n"
        "from dealer_trainer.__main__ import main\n"
        "sys.exit(main(['--language', 'en', *sys.argv[1:]]))\n"
    )
    names = {"HOME", "DEALER_TRAINER_DATA", "XDG_DATA_HOME"}
    names |= {"USERPROFILE", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA"}
    environ = {name: value for name, value in os.environ.items() if name not in names}
    for words, status in (
        (["houses"], 2),
        (["--version"], 2),
        (["--data", str(tmp_path), "houses"], 0),
    ):
        done = subprocess.run(
            [sys.executable, "-c", program, *words],
            cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert done.returncode == status, done.stderr
        if status:
            assert "--data" in done.stderr
            assert_told(done.stderr)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QT_SCALE_FACTOR", "nan"),
        ("QT_SCALE_FACTOR", "-1"),
        ("QT_SCALE_FACTOR", "50"),
        ("QT_FONT_DPI", "100000"),
        ("QT_SCREEN_SCALE_FACTORS", "50"),
        ("QT_QPA_PLATFORM", "minimal"),
        ("QT_QPA_PLATFORM", "nope"),
    ],
)
def test_a_setting_with_which_qt_fails_is_refused(tmp_path: Path, name: str, value: str) -> None:
    status, out, err = ran(*DRILL, "--exit-when-painted", data=tmp_path, environ={name: value})
    assert (status, out) == (2, "")
    assert_told(err)
    assert name in err
    assert value in err


def test_pages_are_not_drawn_with_such_a_setting_either(tmp_path: Path) -> None:
    words = ("paper", "LV-SHORT-234567-Z", "--pdf", str(tmp_path / "x.pdf"))
    status, _out, err = ran(*words, data=tmp_path, environ={"QT_SCALE_FACTOR": "nan"})
    assert status == 2
    assert "QT_SCALE_FACTOR" in err


class Full(io.StringIO):
    """A stream that takes no more after so many writes."""

    def __init__(self, takes: int) -> None:
        super().__init__()
        self.takes = takes

    def write(self, text: str) -> int:
        if self.takes == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.takes -= 1
        return super().write(text)


def test_a_write_that_failed_unheard_is_told_by_the_next_flush() -> None:
    printed = Printed(Full(1))
    printed.write("heard\n")
    with pytest.raises(OSError, match="space"):
        printed.write("unheard\n")
    with pytest.raises(OSError, match="space"):
        printed.flush()


def test_without_a_console_nothing_is_written_and_nothing_kept() -> None:
    printed = Printed(None)
    assert printed.write("lost") == 4
    printed.flush()
    assert printed.getvalue() == ""
    assert not printed.isatty()
