"""The command line as another program sees it: results, faults, exit statuses, no Qt."""

from __future__ import annotations

import io
import json
import platform
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer import __version__, paths
from dealer_trainer.__main__ import main
from dealer_trainer.rules.situations import Situation
from dealer_trainer.storage.houses import BUILT_IN
from tests.patience import PATIENCE

CASES = Path(__file__).parents[1] / "data" / "cases"
SETTLEMENTS = (CASES / "settlements.jsonl").read_text(encoding="utf-8").splitlines()
EXAMPLE = """\
house: lv-ultimate
board: Kc 9d 7h 4s 2c          # flop, turn, river: in that order
dealer: Qs Jd
boxes:
  - {box: 5, cards: Ah 3h, ante: 10, play: 10, trips: 5}
  - {box: 3, cards: Jh 6h, ante: 10, trips: 5}              # no play: folded
  - {box: 2, cards: 8s 8c, ante: 25, play: 100, dark: true}
"""


@pytest.fixture
def example(tmp_path: Path) -> str:
    file = tmp_path / "round.yaml"
    file.write_text(EXAMPLE, encoding="utf-8")
    return str(file)


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    out, err = capsys.readouterr()
    return status, out, err


def test_the_version_tells_what_runs_and_where_the_data_lies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "100 % 'Крупие' ž"
    status, out, err = ran(capsys, "--language", "en", "--data", str(folder), "--version")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        f"dealer-trainer {__version__}",
        f"Python {platform.python_version()}",
        f"Qt {metadata.version('PySide6-Essentials')}",
        f"Data folder: {folder}",
    ]
    assert not folder.exists()


def json_lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_settle_writes_the_settlement_of_the_formats_page(
    capsys: pytest.CaptureFixture[str], example: str
) -> None:
    status, out, err = ran(capsys, "settle", example, "--json")
    assert (status, err) == (0, "")
    (settled,) = json_lines(out)
    assert settled["dealer"] == {
        "category": "high-card",
        "qualifies": False,
        "cards": ["Kc", "Qs", "Jd", "9d", "7h"],
        "situations": ["dealer-fails"],
    }
    assert settled["boxes"][0] == {
        "box": 5,
        "category": "high-card",
        "cards": ["Ah", "Kc", "9d", "7h", "4s"],
        "result": "win",
        "bets": {"ante": "push", "blind": "push", "play": "10", "trips": "take"},
        "situations": [
            "high-card",
            "same-category",
            "win",
            "win-dealer-fails",
            "blind-pushes-on-win",
        ],
    }
    assert [box["box"] for box in settled["boxes"]] == [5, 3, 2]


def test_settle_reads_standard_input_and_tells_people_in_their_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, example: str
) -> None:
    layout = json.dumps(json.loads(SETTLEMENTS[0])["layout"]).encode()
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + layout + b"\r\n\r\n"))
    )
    status, out, _ = ran(capsys, "settle", "-", "--json")
    assert status == 0
    assert len(json_lines(out)) == 1
    assert "Пара" in ran(capsys, "settle", example, "--language", "ru")[1]


def test_a_settlement_is_a_perfect_sheet(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cases = [json.loads(line) for line in SETTLEMENTS[:200]]
    layouts, sheets = tmp_path / "layouts.jsonl", tmp_path / "sheets.jsonl"
    layouts.write_text("\n".join(json.dumps(case["layout"]) for case in cases), encoding="utf-8")
    sheets.write_text("\n".join(json.dumps(case["settlement"]) for case in cases), encoding="utf-8")
    status, out, err = ran(capsys, "grade", str(layouts), str(sheets), "--json")
    assert (status, err) == (0, "")
    reports = json_lines(out)
    assert len(reports) == 200
    for report in reports:
        assert report["right"] == report["asked"] == len(report["marks"])


def test_grade_marks_every_place_asked_and_the_order_last(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, example: str
) -> None:
    sheet = {
        "dealer": {"category": "high-card", "qualifies": None},
        "boxes": [
            {"box": 2, "category": "pair", "bets": {"ante": 0, "blind": "push", "play": "100"}},
            {"box": 5, "category": "high-card", "bets": {"ante": "10", "blind": "push"}},
        ],
        "seconds": 31.5,
    }
    file = tmp_path / "sheets.jsonl"
    file.write_text(json.dumps(sheet), encoding="utf-8")
    status, out, _ = ran(capsys, "grade", example, str(file), "--json")
    assert status == 0
    (report,) = json_lines(out)
    assert report["asked"] == 15
    marks = {mark["place"]: mark for mark in report["marks"]}
    assert list(marks)[-1] == "order"
    assert (marks["order"]["given"], marks["order"]["expected"]) == ([2, 5], [5, 2])
    assert marks["box2.ante"]["given"] == "push"
    assert marks["box2.ante"]["right"]
    ante = marks["box5.ante"]
    assert (ante["given"], ante["expected"], ante["right"]) == ("10", "push", False)
    assert marks["dealer.qualifies"]["given"] is None
    assert marks["box3.trips"]["given"] is None
    told = ran(capsys, "grade", example, str(file))[1]
    assert "Box 5, Ante: pay 10, right: stays" in told


BAD_LAYOUT = """\
house: lv-ultimate
board: Kc 9d 7h 4s Kc
dealer: Qs Ас
boxes:
  - {box: 7, cards: Ah 3h, ante: 10, play: 15}
  - {box: 2, cards: 8s 8c, ante: 1e2, blind: 25, play: 100, dark: yes}
"""


def test_bad_layouts_are_refused_with_every_fault_and_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(BAD_LAYOUT, encoding="utf-8")
    status, out, err = ran(capsys, "settle", str(file))
    assert (status, out) == (2, "")
    lines = [line.removeprefix(f"{file}:").split(":")[0] for line in err.splitlines()]
    assert {"2", "3", "5", "6"} <= set(lines)
    assert len(lines) >= 7
    assert "Traceback" not in err


def test_one_bad_layout_refuses_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = json.loads(SETTLEMENTS[0])["layout"]
    file = tmp_path / "some.jsonl"
    file.write_text(json.dumps(good) + "\n\n" + json.dumps({**good, "house": "nowhere"}))
    status, out, err = ran(capsys, "settle", str(file), "--json")
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}:3:")


@pytest.mark.parametrize(
    "words",
    [
        ("settle", "no-such-file.yaml"),
        ("settle", "pyproject.toml"),
        ("deal", "--house", "nowhere"),
        ("deal", "--house", "lv-ultimate", "--boxes", "6"),
        ("deal", "--house", "lv-ultimate", "--boxes", "0"),
        ("deal", "--house", "lv-ultimate", "--boxes", "1", "--situation", "dark"),
        ("deal", "--house", "bg-ultimate", "--situation", "dark"),
        ("deal", "--house", "bg-ultimate", "--situation", "no-such-thing"),
        ("deal", "--house", "bg-ultimate", "--count", "-3"),
        ("deal", "--house", "bg-ultimate", "--seed", "1.5"),
        ("deal",),
        ("grade", "-", "-"),
        ("houses", "--check", "no-such-file.yaml"),
        ("explode",),
        ("settle", "--language", "fr", "-"),
    ],
)
@pytest.mark.parametrize("language", ["en", "bg", "ru", "cs", "lv"])
def test_what_cannot_be_is_refused_in_words(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], language: str
) -> None:
    asked = () if "--language" in words else ("--language", language)
    status, out, err = ran(capsys, *words, *asked)
    assert (status, out) == (2, "")
    assert err.strip()
    assert "Traceback" not in err


def test_deal_is_repeatable_and_a_longer_run_begins_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("deal", "--house", "bg-ultimate", "--seed", "77")
    short = ran(capsys, *words, "--count", "5")[1].splitlines()
    long = ran(capsys, *words, "--count", "9")[1].splitlines()
    assert long[:5] == short
    assert len(set(long)) == 9
    assert set(json.loads(long[0])) == {"house", "board", "dealer", "boxes"}


def test_without_a_seed_chance_decides_and_the_seed_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = ran(capsys, "deal", "--house", "bg-ultimate")
    assert status == 0
    seed = err.split()[-1]
    assert ran(capsys, "deal", "--house", "bg-ultimate", "--seed", seed)[1] == out


def test_what_is_dealt_is_read_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for house in ("bg-ultimate", "lt-casino-texas"):
        file = tmp_path / f"{house}.jsonl"
        dealt = ran(capsys, "deal", "--house", house, "--seed", "1", "--count", "50")[1]
        file.write_text(dealt, encoding="utf-8")
        status, out, err = ran(capsys, "settle", str(file), "--json")
        assert (status, err) == (0, "")
        assert len(out.splitlines()) == 50


def test_houses_and_situations_are_listed_name_first(capsys: pytest.CaptureFixture[str]) -> None:
    houses = [line.split()[0] for line in ran(capsys, "houses")[1].splitlines()]
    assert houses == list(BUILT_IN)
    lines = [line.split() for line in ran(capsys, "situations")[1].splitlines()]
    assert [line[0] for line in lines] == [situation.value for situation in Situation]
    where = {line[0]: line[1:] for line in lines}
    # Of the houses whose rules are known from outside; a new one may stand beside them.
    known = {"bg-ultimate", "ru-ultimate", "cz-ultimate", "lv-ultimate", "lt-casino-texas"}
    assert known.intersection(where["odd-flush"]) == {"bg-ultimate", "lv-ultimate"}
    assert known.intersection(where["dark"]) == {"lv-ultimate", "lt-casino-texas"}
    assert known.intersection(where["bonus-paid"]) == {"lt-casino-texas"}


def test_a_broken_house_of_ones_own_is_told_and_leaves_the_others_usable(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "houses").mkdir()
    (tmp_path / "houses" / "mine.yaml").write_text("id: mine\n", encoding="utf-8")
    status, out, err = ran(capsys, "--data", str(tmp_path), "houses")
    assert status == 0
    assert len(out.splitlines()) == len(BUILT_IN)
    assert "mine.yaml:1:" in err
    assert ran(capsys, "deal", "--house", "mine", "--data", str(tmp_path))[0] == 2


def test_who_asks_about_one_house_is_told_of_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "houses").mkdir()
    for name in ("mine", "other"):
        (tmp_path / "houses" / f"{name}.yaml").write_text(f"id: {name}\n", encoding="utf-8")
    asked = str(tmp_path / "houses" / "mine.yaml")
    status, out, err = ran(capsys, "--data", str(tmp_path), "houses", "--check", asked)
    assert (status, out) == (2, "")
    lines = err.splitlines()
    assert lines
    assert len(set(lines)) == len(lines)
    assert all(line.startswith(asked) for line in lines)


def test_help_and_argparses_own_words_speak_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = ran(capsys, "deal", "--help", "--language", "ru")
    assert status == 0
    assert "usage" not in out
    assert "required" not in ran(capsys, "deal", "--language", "ru")[2]


def test_every_command_without_a_window_runs_where_qt_is_not(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from dealer_trainer.__main__ import main\n"
        "deal = ['deal', '--house', 'lv-ultimate', '--seed', '1']\n"
        "for words in (['houses'], ['situations'], deal):\n"
        "    assert main(words) == 0, words\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("closed", ["stdout", "stderr", "stdin"])
def test_a_closed_stream_is_no_fault_of_the_program(
    monkeypatch: pytest.MonkeyPatch, example: str, closed: str
) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert main(["settle", example]) == 0
    assert main(["deal", "--house", "nowhere"]) == 2


def test_an_interruption_before_the_command_has_begun_is_told_by_the_exit_status(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(_command: str | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("dealer_trainer.cli.make_parser", interrupted)
    assert main(["houses"]) == 130


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_what_windows_powershell_redirected_is_read_by_every_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, encoding: str
) -> None:
    def redirected(name: str, text: str) -> str:
        file = tmp_path / name
        file.write_bytes(text.replace("\n", "\r\n").encode(encoding))
        return str(file)

    _, dealt, _ = ran(capsys, "deal", "--house", "lv-ultimate", "--count", "2", "--seed", "5")
    layouts = redirected("layouts.jsonl", dealt)
    status, settled, err = ran(capsys, "settle", layouts, "--json")
    assert (status, err, len(settled.splitlines())) == (0, "", 2)
    sheets = redirected("sheets.jsonl", settled)
    status, graded, err = ran(capsys, "grade", layouts, sheets, "--json")
    assert (status, err) == (0, "")
    assert all(line["right"] == line["asked"] for line in json_lines(graded))
    for command, folder, known in (
        ("houses", "houses", "lv-ultimate"),
        ("quizzes", "quizzes", "short"),
    ):
        text = (paths.assets() / folder / f"{known}.yaml").read_text(encoding="utf-8")
        own = text.replace(f"id: {known}", "id: own", 1).replace("code: ", "code: Q", 1)
        assert ran(capsys, command, "--check", redirected("own.yaml", own))[::2] == (0, "")


def test_a_file_of_damaged_utf_16_is_told_by_the_name_of_its_encoding(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rounds.jsonl"
    file.write_bytes("{}".encode("utf-16")[:-1])
    for words in (("settle", str(file)), ("import", str(file)), ("verify", str(file))):
        status, _, err = ran(capsys, *words, "--language", "en", "--data", str(tmp_path / "data"))
        assert status == 2
        assert err.splitlines()[-1] == f"{file}:1: the file is damaged UTF-16; save it as UTF-8"
