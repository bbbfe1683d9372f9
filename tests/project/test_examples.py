"""What the pages and the help show as an example works as it stands there."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer import paths
from dealer_trainer.__main__ import main
from dealer_trainer.application.parser import LANGUAGES, PROGRAM, make_parser
from dealer_trainer.storage.quizzes import read_quiz
from dealer_trainer.training.quiz.paper import make_paper
from dealer_trainer.training.quiz.paper_code import find_paper, read_code
from tests.quizzes import EDITIONS, HOUSES, QUIZZES, paper_of

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "dealer_trainer" / "README.md",
    ROOT / "docs" / "formats.md",
    *sorted((ROOT / "translations").glob("README.*.md")),
)
CODE = re.compile(r"\b[A-Z]{2}[A-Z0-9]*-[A-Z][A-Z0-9]{1,7}-[A-Z0-9]{6}-[A-Z0-9]\b")
COMMANDS = tuple(re.findall(r"^    ([a-z]+)\b", make_parser().format_help(), re.MULTILINE))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, kind: str = "") -> list[str]:
    """The fenced blocks of a page of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)


def draws_a_paper(code: str) -> bool:
    typed = read_code(code)
    definition, house = find_paper(typed, EDITIONS.quizzes, EDITIONS.houses)
    return make_paper(definition, house, typed.seed).code == code


class Shell:
    """Runs command lines in a folder, as a terminal would."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._capsys = capsys
        self._data = folder / "data"
        monkeypatch.chdir(folder)
        monkeypatch.setenv("DEALER_TRAINER_DATA", str(self._data))

    def run(self, line: str) -> tuple[int, str]:
        """The exit status, and what was written: to standard output, else where faults are told."""
        line, _, target = line.partition(" > ")
        program, *words = shlex.split(line)
        assert program == PROGRAM
        try:
            status = main([*words, "--language", "en"])
        except SystemExit as ended:
            status = int(ended.code or 0)
        out, err = self._capsys.readouterr()
        if target:
            Path(target).write_text(out, encoding="utf-8")
        return status, out if status == 0 else err


@pytest.fixture
def shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_code_of_a_paper_on_a_page_names_one(page: Path) -> None:
    for code in CODE.findall(text_of(page)):
        assert draws_a_paper(code), code


def test_pages_and_help_show_a_code_at_all(shell: Shell) -> None:
    shown = [page for page in PAGES if CODE.search(text_of(page))]
    assert len(shown) >= 6
    status, out = shell.run("dealer-trainer paper --help")
    assert status == 0
    assert [draws_a_paper(code) for code in CODE.findall(out)] == [True]
    status, err = shell.run("dealer-trainer paper XX")
    assert status == 2
    assert [draws_a_paper(code) for code in CODE.findall(err)] == [True]


def test_no_code_stands_in_a_translated_message() -> None:
    for messages in (ROOT / "translations").glob("*.po*"):
        assert not CODE.search(text_of(messages)), "a message takes its example from the program"


@pytest.mark.parametrize(("command", "language"), list(product(COMMANDS, LANGUAGES)))
def test_every_command_has_its_help(shell: Shell, command: str, language: str) -> None:
    status, out = shell.run(f"dealer-trainer --language {language} {command} --help")
    assert status == 0
    assert f"{PROGRAM} {command}" in out
    assert all(draws_a_paper(code) for code in CODE.findall(out))


def test_every_block_of_commands_on_the_readme_runs_from_top_to_bottom(shell: Shell) -> None:
    run = [
        line
        for block in blocks(PAGES[0])
        for line in block.splitlines()
        if line.startswith(f"{PROGRAM} ")
    ]
    assert len(run) >= 5
    outs = [shell.run(line) for line in run]
    assert [status for status, _ in outs] == [0] * len(run), outs
    grades = [json.loads(text) for text in Path("layouts.jsonl").read_text("utf-8").splitlines()]
    assert len(grades) == 3


FILLED = {
    "ID": "lv-ultimate",
    "N": "2",
    "L": "en",
    "NAME": "tie",
    "FORMAT": "semicolon-comma",
    "LAYOUTS": "layouts.jsonl",
    "SHEETS": "sheets.jsonl",
    "CODE": paper_of().code,
}


def synopses(page: Path) -> Iterator[str]:
    """The commands in the tables of a page, several in a cell apart."""
    for row in re.findall(r"^\| (`[^|].*?`) \|", text_of(page).replace(r"\|", "¦"), re.MULTILINE):
        for quoted in re.findall(r"`([^`]+)`", row):
            words = quoted.removeprefix(f"{PROGRAM} ")
            if words.split()[0] in COMMANDS:
                yield words


def filled(synopsis: str, *, optional: bool) -> str:
    """A command line of a synopsis: placeholders filled in, what may be left out too or not."""
    line = re.sub(r"\[([^\]]*)\]", r"\1" if optional else "", synopsis).replace("…", "")
    line = re.sub(r"(\w+)¦\w+", r"\1", line)
    words = line.split()
    name = words[0]
    file = {
        "settle": "layouts.jsonl",
        "explain": "layouts.jsonl",
        "houses": str(paths.assets() / "houses" / "lv-ultimate.yaml"),
        "paper": "paper.pdf",
        "export": "rounds.jsonl",
        "import": "rounds.jsonl",
        "verify": "result.json",
    }
    given = {**FILLED, "FILE": file.get(name, "")}
    return shlex.join([PROGRAM, *(given.get(word, word) for word in words)])


ALL_SYNOPSES = [
    (page.name, synopsis, optional)
    for page in (ROOT / "README.md", ROOT / "docs" / "formats.md")
    for synopsis in synopses(page)
    for optional in (False, True)
]


@pytest.mark.parametrize(("page", "synopsis", "optional"), ALL_SYNOPSES)
def test_every_command_of_a_table_is_taken_as_it_is_written(
    page: str, synopsis: str, optional: bool
) -> None:
    assert page
    words = shlex.split(filled(synopsis, optional=optional))[1:]
    if words == ["examiner"]:
        words.append("--new")
    taken = make_parser().parse_args(words)
    assert taken.command == words[0]


@pytest.mark.parametrize("name", ["settle", "explain", "deal", "grade", "houses", "situations"])
def test_a_command_of_a_table_does_what_it_says(shell: Shell, name: str) -> None:
    for line in (
        "dealer-trainer deal --house lv-ultimate --seed 7 --count 1 > layouts.jsonl",
        "dealer-trainer settle layouts.jsonl --json > sheets.jsonl",
    ):
        assert shell.run(line)[0] == 0
    ran = 0
    for _page, synopsis, optional in ALL_SYNOPSES:
        # Which box stands is chance's business.
        line = re.sub(r" --box \d+", "", filled(synopsis, optional=optional))
        if line.split()[1] == name:
            status, said = shell.run(line)
            assert status == 0, (line, said)
            ran += 1
    assert ran


# The examples of the formats.


def formats(kind: str, begins: str) -> str:
    (found,) = [b for b in blocks(ROOT / "docs" / "formats.md", kind) if b.startswith(begins)]
    return found


def shortened(written: str) -> Any:
    """The value of an example, the boxes that it leaves out left out."""
    return json.loads(re.sub(r', "… [^"]*"', "", written))


def test_the_layout_of_the_formats_settles_as_it_is_written_there(shell: Shell) -> None:
    Path("layout.yaml").write_text(formats("yaml", "house:"), encoding="utf-8")
    status, out = shell.run("dealer-trainer settle layout.yaml --json")
    assert status == 0, out
    settled = json.loads(out)
    expected = shortened(
        formats("json", '{"dealer": {"category": "high-card", "qualifies": false, ')
    )
    assert settled["dealer"] == expected["dealer"]
    assert settled["boxes"][0] == expected["boxes"][0]
    assert [box["box"] for box in settled["boxes"]] == [5, 3, 2]
    sheet = shortened(formats("json", '{"dealer": {"category": "high-card", "qualifies": false},'))
    assert sheet["boxes"][0] == {
        key: expected["boxes"][0][key] for key in ("box", "category", "bets")
    }
    sheet["boxes"][0]["bets"]["ante"] = "10"
    sheet["boxes"] += [
        {key: box[key] for key in ("box", "category", "bets")} for box in settled["boxes"][1:]
    ]
    Path("sheet.jsonl").write_text(json.dumps(sheet) + "\n", encoding="utf-8")
    status, out = shell.run("dealer-trainer grade layout.yaml sheet.jsonl --json")
    assert status == 0, out
    graded = json.loads(out)
    (told,) = re.findall(r'`(\{"right": 14, "asked": 15, .*?\})`', text_of(PAGES[3]))
    stated = json.loads(told.replace(", …", ""))
    assert (graded["right"], graded["asked"]) == (stated["right"], stated["asked"])
    assert stated["marks"][0] in graded["marks"]


def test_the_quiz_of_the_formats_can_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text(formats("yaml", "id: evening"), encoding="utf-8")
    quiz = read_quiz(file, HOUSES, QUIZZES.values())
    assert len(make_paper(quiz, HOUSES["lv-ultimate"], 1).layouts) == 20
