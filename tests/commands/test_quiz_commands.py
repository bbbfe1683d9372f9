"""Quizzes, papers and results at the command line."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from dealer_trainer import paths
from dealer_trainer.__main__ import main
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.settlement import settlement_line
from dealer_trainer.storage.results import result_json, save_result
from dealer_trainer.storage.signing import has_key, make_key, open_key, sign
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz
from tests.quizzes import START, HandClock, answer_round, paper_of
from tests.training.kept_quizzes import ANNA, KeptQuizzes

PASSPHRASE = "five red chips"


def ran(
    capsys: pytest.CaptureFixture[str], folder: Path, *words: str | Path
) -> tuple[int, str, str]:
    status = main([*map(str, words), "--language", "en", "--data", str(folder)])
    out, err = capsys.readouterr()
    return status, out, err


def typed_in(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))


def test_the_quizzes_are_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = ran(capsys, tmp_path, "quizzes")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == ["short", "certification", "speed"]
    assert "20 rounds" in out
    assert "2:00 a round" in out


def test_a_quiz_file_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = paths.assets() / "quizzes" / "speed.yaml"
    assert ran(capsys, tmp_path, "quizzes", "--check", good)[0] == 0
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text(encoding="utf-8").replace("1:00", "soon"), encoding="utf-8")
    status, out, err = ran(capsys, tmp_path, "quizzes", "--check", bad)
    assert (status, out) == (2, "")
    told = err.splitlines()
    assert f"{bad}:1: id: another quiz file has the id “speed”; choose a new one" in told
    assert any("“soon” is no time" in line for line in told)


def test_a_paper_is_printed_blank_and_with_its_key(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    paper = paper_of("short", "lt-casino-texas", 4711)
    house = paper.house
    status, out, err = ran(capsys, tmp_path, "paper", paper.code.lower(), "--json")
    assert (status, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [
        layout_json(layout) for layout in paper.layouts
    ]
    key = ran(capsys, tmp_path, "paper", paper.code, "--json", "--key")[1]
    assert key.splitlines() == [
        settlement_line(layout, settle(layout, house), house) for layout in paper.layouts
    ]
    blank = ran(capsys, tmp_path, "paper", paper.code)[1]
    assert blank.startswith(f"Paper {paper.code}: Short quiz, Lithuania")
    assert "Dealer: " not in blank
    assert "Bonus" in blank
    answers = ran(capsys, tmp_path, "paper", paper.code, "--key")[1]
    assert answers.count("Dealer: ") == 5
    assert "Situations in this paper" in answers


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("LV", "no whole code"),
        ("LV-SHORT-234567-Z", "check character"),
        ("LV-SHОRT-234567-Z", "Cyrillic"),
        ("LV-SHORT-23456O-Z", "“O” stands in no code"),
    ],
)
def test_a_code_that_is_none_is_refused_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, code: str, told: str
) -> None:
    status, out, err = ran(capsys, tmp_path, "paper", code)
    assert (status, out) == (2, "")
    assert told in err


def test_a_house_is_copied_and_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = ran(capsys, tmp_path, "houses", "--copy", "ru-ultimate", "sochi")
    assert (status, err) == (0, "")
    assert str(tmp_path / "houses" / "sochi.yaml") in out
    assert "sochi" in ran(capsys, tmp_path, "houses")[1]
    for words in (("ru-ultimate", "sochi"), ("nowhere", "x"), ("ru-ultimate", "So chi")):
        status, out, err = ran(capsys, tmp_path, "houses", "--copy", *words)
        assert (status, out) == (2, "")
        assert err


def test_the_examiners_key_is_made_once_and_handed_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ran(capsys, tmp_path, "examiner", "--public")[0] == 2
    typed_in(monkeypatch, "short\n")
    assert ran(capsys, tmp_path, "examiner", "--new")[0] == 2
    typed_in(monkeypatch, f"{PASSPHRASE}\n")
    assert ran(capsys, tmp_path, "examiner", "--new")[0] == 0
    public = ran(capsys, tmp_path, "examiner", "--public")[1]
    assert public.startswith("-----BEGIN PUBLIC KEY-----")
    file = tmp_path / "handed-out.pub"
    assert ran(capsys, tmp_path, "examiner", "--public", file)[0] == 0
    assert file.read_text(encoding="ascii") == public
    typed_in(monkeypatch, f"{PASSPHRASE}\n")
    status, _, err = ran(capsys, tmp_path, "examiner", "--new")
    assert status == 2
    assert "already" in err


@pytest.mark.parametrize(
    ("piped", "told"),
    [
        ("Крайний экзамен".encode("cp1251") + b"\n", "not text in UTF-8"),
        ("Й".encode() * 600 + b"\n", "at most 500 characters"),
        (b"x" * 100_000, "at most 500 characters"),
        (b"        \n", "spaces do not count"),
        (b"", "spaces do not count"),
    ],
)
def test_a_passphrase_that_cannot_be_used_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    piped: bytes,
    told: str,
) -> None:
    typed_in(monkeypatch, piped)
    status, out, err = ran(capsys, tmp_path, "examiner", "--new")
    assert (status, out) == (2, "")
    assert told in err
    assert not has_key(tmp_path)


def test_a_passphrase_piped_with_a_byte_order_mark_is_the_one_that_is_typed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed_in(monkeypatch, f"\ufeff{PASSPHRASE}\r\n")
    assert ran(capsys, tmp_path, "examiner", "--new")[0] == 0
    open_key(tmp_path, PASSPHRASE)


def test_a_result_is_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = begin_quiz(
        KeptQuizzes(), HandClock(), ANNA, paper_of("short"), Sitting("Anna Ozola", START)
    )
    while run.state.ending is None:
        answer_round(run, seconds=0.5)
    assert run.result is not None
    practice, signed = tmp_path / "practice.json", tmp_path / "signed.json"
    save_result(practice, result_json(run.result))
    status, out, err = ran(capsys, tmp_path, "verify", practice)
    assert (status, err) == (0, "")
    assert "Anna Ozola: Short quiz" in out
    assert "Passed" in out
    assert "it proves nothing" in out

    make_key(tmp_path, PASSPHRASE)
    values = sign(result_json(run.result), "Pit boss", tmp_path, PASSPHRASE)
    save_result(signed, values)
    key = tmp_path / "key.pub"
    assert ran(capsys, tmp_path, "examiner", "--public", key)[0] == 0
    status, out, err = ran(capsys, tmp_path, "verify", signed, "--key", key)
    assert (status, err) == (0, "")
    assert "Signed by Pit boss" in out
    status, out, err = ran(capsys, tmp_path, "verify", practice, "--key", key)
    assert (status, out) == (2, "")
    assert "not signed" in err

    values["sitting"]["trainee"] = "Somebody"
    save_result(signed, values)
    status, out, err = ran(capsys, tmp_path, "verify", signed, "--key", key)
    assert (status, out) == (2, "")
    assert "sitting: changed" in err
    assert "The signature is not of this result" in err
    status, out, err = ran(capsys, tmp_path, "verify", signed, "--key", practice)
    assert status == 2
    assert "no key of an examiner" in err
    assert ran(capsys, tmp_path, "verify", tmp_path / "nowhere.json")[0] == 2
