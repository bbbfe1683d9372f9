"""Hostile text through every command: nothing of it acts on the screen, no line of it is forged."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dealer_trainer import paths
from dealer_trainer.__main__ import main
from dealer_trainer.application.parser import COMMANDS as KNOWN_COMMANDS
from dealer_trainer.storage.results import result_json, result_text, sealed
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz
from tests.quizzes import START, HandClock, answer_round, paper_of
from tests.storage.test_exchange import filled
from tests.text.test_printable import HOSTILE, assert_plain
from tests.training.kept_quizzes import ANNA, KeptQuizzes

FORGED = "The result agrees with its answers."
LINES = f"Anna\nPassed\n{FORGED}\x1b[8m\u202e\u2067{HOSTILE}".replace("\ud800", "")
ARGUMENT = HOSTILE.replace("\0", "").replace("\ud800", "\udcff")
"""As a command line can hold it: no zero byte, and a byte that is no UTF-8 as Python reads it."""


def ran(
    capsys: pytest.CaptureFixture[str], folder: Path, *words: str | Path
) -> tuple[int, list[str]]:
    """The exit status, and all lines of both streams."""
    status = main(["--data", str(folder), "--language", "en", *map(str, words)])
    out, err = capsys.readouterr()
    lines = [*out.split("\n"), *err.split("\n")]
    for line in lines:
        assert_plain(line)
    assert "Traceback" not in err
    return status, lines


def a_result(folder: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A result file in which something was changed, and which was sealed anew."""
    run = begin_quiz(KeptQuizzes(), HandClock(), ANNA, paper_of("short"), Sitting("Anna", START))
    while run.state.ending is None:
        answer_round(run, seconds=0.5)
    assert run.result is not None
    written = json.loads(result_text(result_json(run.result)))
    change(written)
    file = folder / "result.json"
    file.write_text(result_text(sealed(written)), encoding="utf-8", errors="surrogatepass")
    return file


@pytest.mark.parametrize(
    "where",
    [("sitting", "trainee"), ("sitting", "examiner"), ("paper", "code"), ("check",), ("ending",),
     ("house", "names", "en"), ("definition", "names", "en"), ("house", "id"), ("finished",),
     ("versions", "program"), ("fingerprints", "house"), ("rounds", 0, "marks", 0, "place")],
)  # fmt: skip
def test_a_result_forges_no_line_of_its_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, where: tuple[str | int, ...]
) -> None:
    def change(written: dict[str, Any]) -> None:
        target: Any = written
        for key in where[:-1]:
            target = target[key]
        target[where[-1]] = LINES

    status, lines = ran(capsys, tmp_path, "verify", a_result(tmp_path, change))
    assert status in (0, 2)
    # What the check says itself stands there once, and only where the check agrees.
    assert lines.count(FORGED) == (status == 0)
    assert lines.count("Passed") == (status == 0)


def house_file(folder: Path, hostile: str) -> Path:
    """The Latvian house under another id, hostile text as its names and source."""
    text = (paths.assets() / "houses" / "lv-ultimate.yaml").read_text(encoding="utf-8")
    told = json.dumps(hostile)
    lines = []
    for line in text.splitlines():
        key = line.strip().partition(":")[0]
        if line.startswith("id:"):
            lines.append("id: mine")
        elif line.startswith("  ") and key in ("bg", "cs", "en", "lv", "ru"):
            lines.append(f"{line.partition(':')[0]}: {told}")
        else:
            lines.append(line)
    (folder / "houses").mkdir(exist_ok=True)
    file = folder / "houses" / "mine.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


# What YAML lets through: it refuses most control characters by itself, in quotes too.
IN_YAML = "Anna \u202e\u2067\u200b\u200f\ufeff\u2028 x"


@pytest.mark.parametrize("hostile", [IN_YAML, LINES])
def test_a_house_file_prints_nothing_hostile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, hostile: str
) -> None:
    file = house_file(tmp_path, hostile)
    for words in (("houses",), ("houses", "--check", file), ("quizzes",), ("situations",),
                  ("deal", "--house", "mine", "--seed", "1"),
                  ("houses", "--copy", "mine", "yours"), ("houses",)):  # fmt: skip
        ran(capsys, tmp_path, *words)


def test_a_layout_and_a_sheet_print_nothing_hostile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["deal", "--house", "lv-ultimate", "--seed", "1"])
    dealt = json.loads(capsys.readouterr().out)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(json.dumps(dealt), encoding="utf-8")
    for key in dealt:
        bad.write_text(json.dumps({**dealt, key: HOSTILE, HOSTILE: HOSTILE}), encoding="utf-8")
        for words in (("settle", bad), ("settle", bad, "--json"), ("explain", bad),
                      ("grade", bad, good), ("grade", good, bad), ("import", bad)):  # fmt: skip
            status, _lines = ran(capsys, tmp_path, *words)
            assert status == 2


def test_rounds_of_somebody_else_print_nothing_hostile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rounds.jsonl"
    for line in filled(tmp_path / "from"):
        written = json.loads(line)
        for key in written:
            file.write_text(json.dumps({**written, key: LINES}), encoding="utf-8")
            assert ran(capsys, tmp_path, "import", file)[0] in (0, 2)


def test_a_name_of_the_database_prints_nothing_hostile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = open_store(tmp_path, START)
    anna = store.trainees.add_trainee("Anna", START)
    store.trainees.choose_trainee(anna, START)
    with store.database.writing() as connection:
        connection.execute("UPDATE trainees SET name = ?", (LINES,))
    store.close()
    assert ran(capsys, tmp_path, "export", tmp_path / "a.csv")[0] == 0


COMMANDS = {
    "drill": ("--house", ARGUMENT),
    "settle": (ARGUMENT,),
    "deal": ("--house", ARGUMENT),
    "grade": (ARGUMENT, ARGUMENT),
    "explain": (ARGUMENT,),
    "houses": ("--check", ARGUMENT),
    "situations": ("--house", ARGUMENT),
    "quizzes": ("--check", ARGUMENT),
    "paper": (ARGUMENT,),
    "verify": (ARGUMENT,),
    "examiner": ("--public", ARGUMENT),
    "export": (ARGUMENT,),
    "import": (ARGUMENT,),
}
"""Each command with an argument that comes from who knows where."""

MORE = (
    ("houses", "--copy", ARGUMENT, "x"),
    ("houses", "--copy", "lv-ultimate", ARGUMENT),
    ("deal", "--house", "lv-ultimate", "--situation", ARGUMENT),
    ("deal", "--house", "lv-ultimate", "--seed", ARGUMENT),
    ("deal", "--house", "lv-ultimate", "--mix", ARGUMENT),
    ("explain", "-", "--box", ARGUMENT),
    ("export", "x.csv", "--trainee", ARGUMENT),
    ("verify", "x.json", "--key", ARGUMENT),
    ("drill", "--house", "lv-ultimate", "--trainee", ARGUMENT, "--exit-when-painted"),
    ("paper", "LV-SHORT-234567-Z", "--pdf", ARGUMENT),
    (ARGUMENT,),
    (f"--{ARGUMENT}",),
    ("settle", "-", ARGUMENT),
)


def test_every_command_is_among_them() -> None:
    assert set(COMMANDS) == set(KNOWN_COMMANDS)


@pytest.mark.parametrize("words", [*((name, *rest) for name, rest in COMMANDS.items()), *MORE])
@pytest.mark.parametrize("argument", [ARGUMENT, "x" * 50_000])
def test_an_argument_is_told_in_print_and_not_without_end(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    argument: str,
) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(b"")))
    monkeypatch.chdir(tmp_path)
    status, lines = ran(capsys, tmp_path, *(word.replace(ARGUMENT, argument) for word in words))
    assert status in (1, 2)
    assert max(map(len, lines)) < 3_000


def test_the_data_folder_is_told_in_print(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "a\nb\x1b[2J\u202ec"
    status, lines = ran(capsys, folder, "--version")
    assert status == 0
    assert sum("Data folder" in line for line in lines) == 1
