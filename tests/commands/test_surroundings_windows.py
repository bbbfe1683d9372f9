"""Consoles as Windows has them: code pages, Ctrl+C, pipes that are closed; names of devices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.test_surroundings import ran
from tests.test_app import DRILL, ROOT

assert sys.platform == "win32"

from tests.windows import interrupted, on_screen

PROGRAM = (sys.executable, "-m", "dealer_trainer")
ENDED_BY_CTRL_C = 0xC000013A
CYRILLIC, LATIN, DOS = 1251, 1252, 437


def printed(*words: str, **environ: str) -> bytes:
    """What a command writes into a pipe."""
    done = subprocess.run(
        [*PROGRAM, *words],
        cwd=ROOT,
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("code_page", [CYRILLIC, LATIN, DOS])
@pytest.mark.parametrize(("language", "letters"), [("ru", "ёжыя"), ("lv", "āēņš"), ("cs", "ěř")])
def test_a_console_of_any_code_page_shows_every_letter(
    tmp_path: Path, language: str, letters: str, code_page: int
) -> None:
    words = ("--language", language, "--help")
    expected = printed(*words).decode("utf-8").splitlines()
    assert set(letters) <= set("".join(expected))
    status, lines = on_screen(*PROGRAM, *words, code_page=code_page, folder=tmp_path)
    assert status == 0
    # The screen breaks a line that is longer than it is wide.
    shown, wanted = "".join("".join(lines).split()), "".join("".join(expected).split())
    assert shown == wanted


@pytest.mark.parametrize("language", ["ru", "lv"])
def test_a_complaint_in_a_console_is_whole_too(tmp_path: Path, language: str) -> None:
    words = ("--language", language, "--data", str(tmp_path / "data"), "deal", "--house", "Žagars")
    status, lines = on_screen(*PROGRAM, *words, code_page=CYRILLIC, folder=tmp_path)
    assert status == 2
    assert "Žagars" in " ".join(lines)
    assert "?" not in " ".join(lines)


@pytest.mark.parametrize("language", ["ru", "lv"])
@pytest.mark.parametrize("encoding", ["cp1251", "cp437", "ascii:strict", ""])
def test_what_goes_into_a_pipe_or_a_file_is_utf8_whatever_the_code_page(
    tmp_path: Path, language: str, encoding: str
) -> None:
    words = ("--language", language, "--data", str(tmp_path), "houses")
    assert printed(*words, PYTHONIOENCODING=encoding) == printed(*words)
    assert printed(*words).decode("utf-8")


def test_what_is_dealt_into_a_file_is_settled_from_it(tmp_path: Path) -> None:
    dealt = tmp_path / "Раздача.jsonl"
    dealt.write_bytes(
        printed("deal", "--house", "lv-ultimate", "--seed", "7", PYTHONIOENCODING="cp1251")
    )
    status, out, err = ran("settle", str(dealt), data=tmp_path)
    assert (status, err) == (0, "")
    assert out


def test_whoever_has_read_enough_of_a_pipe_is_told_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "--data", str(tmp_path), "situations"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("after", [0.0, 0.05, 0.1, 0.2, 0.5])
@pytest.mark.parametrize("words", [("houses",), (*DRILL, "--exit-when-painted")])
def test_ctrl_c_at_the_start_leaves_no_traceback(
    tmp_path: Path, words: tuple[str, ...], after: float
) -> None:
    program = (
        "import sys, threading, time\n"
        "from dealer_trainer.__main__ import start\n"
        "after = float(sys.argv.pop(1))\n"
        "def later():\n"
        "    time.sleep(after)\n"
        "    interrupt()\n"
        "threading.Thread(target=later, daemon=True).start()\n"
        "start()\n"
    )
    status, _out, err = interrupted(program, str(after), "--data", str(tmp_path), *words)
    assert status in (130, ENDED_BY_CTRL_C, 0), err
    assert "Traceback" not in err


def test_ctrl_c_ends_a_command_that_works_with_130(tmp_path: Path) -> None:
    # What it writes goes through a thread that presses Ctrl+C once something has come.
    program = (
        "import os, sys, threading\n"
        "source, sink = os.pipe()\n"
        "os.dup2(sink, 1)\n"
        "def read():\n"
        "    os.read(source, 1)\n"
        "    interrupt()\n"
        "    while os.read(source, 65536):\n"
        "        pass\n"
        "threading.Thread(target=read, daemon=True).start()\n"
        "from dealer_trainer.__main__ import start\n"
        "start()\n"
    )
    words = ("--data", str(tmp_path), "deal", "--house", "lv-ultimate", "--count", "100000000")
    status, _out, err = interrupted(program, *words)
    assert status == 130, err
    assert "Traceback" not in err


@pytest.mark.parametrize("name", ["NUL", "nul", "CON.yaml", "aux.jsonl", "COM1", "x:y", "a?b"])
def test_a_name_of_a_device_or_of_nothing_is_refused_in_a_sentence(
    tmp_path: Path, name: str
) -> None:
    status, out, err = ran("settle", str(tmp_path / name), data=tmp_path)
    assert status in (1, 2)
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


@pytest.mark.parametrize("name", ["con", "nul", "aux", "com1", "lpt9"])
def test_no_house_is_named_as_a_device(tmp_path: Path, name: str) -> None:
    status, _out, err = ran("houses", "--copy", "lv-ultimate", name, data=tmp_path)
    assert status == 2
    assert name in err
    assert not (tmp_path / "houses").exists()
