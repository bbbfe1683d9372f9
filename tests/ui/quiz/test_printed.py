from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_trainer import paths
from dealer_trainer.presentation.pages.quiz_result import result_state
from dealer_trainer.text.language import Language, set_language
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.quiz.clock import read_clock
from dealer_trainer.training.quiz.library import KeptResult
from dealer_trainer.training.quiz.record import QuizRecord, Sitting
from dealer_trainer.training.quiz.result import QuizResult, result_of
from dealer_trainer.training.quiz.step import (
    AskToLeave,
    Leave,
    QuizEnding,
    start_quiz,
    step_quiz,
)
from dealer_trainer.ui.printing import pdf
from dealer_trainer.ui.printing.certificate import certificate_pdf
from dealer_trainer.ui.printing.copied_text import with_copied_text
from dealer_trainer.ui.printing.paper_sheet import paper_pdf
from dealer_trainer.ui.printing.result_sheet import result_sheet_pdf
from dealer_trainer.ui.theme.fonts import load_fonts
from tests.patience import PATIENCE
from tests.quizzes import START, HandClock, paper_of
from tests.ui.languages import in_languages
from tests.ui.quiz.conftest import Candidate
from tests.ui.quiz.printed import read_pdf

A4 = (0, 0, 595, 842)
NAME = "Žydrūnas Ščerbakovs-Ķīniņš Щёлкин"


def left_at_once(quiz: str = "speed", house: str = "lv-ultimate") -> QuizResult:
    """A quiz whose every answer is missing: the longest result there is."""
    clock = HandClock()
    paper = paper_of(quiz, house)
    state = step_quiz(start_quiz(paper, read_clock(clock)), AskToLeave(), read_clock(clock))
    state = step_quiz(state, Leave(), read_clock(clock))
    sitting = Sitting(NAME, START, known_code=True)
    return result_of(QuizRecord(paper, sitting, START, QuizEnding.LEFT, state.closed, 2, True))


@pytest.fixture(autouse=True)
def _faces(qtbot: QtBot) -> None:
    load_fonts(paths.assets() / "fonts")


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("signed_by", [None, "Ķēniņa Žanna"])
def test_a_certificate_is_one_page_of_a4_in_the_bundled_type_that_can_be_copied(
    language: Language, signed_by: str | None
) -> None:
    set_language(language)
    result = left_at_once()
    printed = read_pdf(
        certificate_pdf(KeptResult(1, result.record, "ABCD-EFGH-2345", signed_by), result)
    )
    assert printed.pages == 1
    assert printed.boxes == {A4}
    assert all(font.startswith("Inter") for font in printed.fonts)
    told = (
        NAME + quiz_name(result.record.paper.definition) + "2026ABCD-EFGH-2345" + (signed_by or "")
    )
    assert set(told.replace(" ", "")) <= printed.letters


@in_languages
def test_a_result_page_tells_every_round(language: Language) -> None:
    set_language(language)
    result = left_at_once("certification")
    printed = read_pdf(result_sheet_pdf(KeptResult(1, result.record, "ABCD-EFGH-2345"), result))
    assert printed.pages > 2
    assert printed.boxes == {A4}
    assert set(NAME.replace(" ", "") + result.record.paper.code) <= printed.letters


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("house", ["lv-ultimate", "lt-casino-texas"])
def test_a_paper_has_all_cards_and_blanks_and_its_key_no_blanks(
    language: Language, house: str
) -> None:
    set_language(language)
    paper = paper_of("certification", house)
    blank, key = paper_pdf(paper, key=False), paper_pdf(paper, key=True)
    printed = read_pdf(blank)
    assert set("♠♥♦♣AKQJ0123456789") <= printed.letters
    assert "_" in printed.letters
    assert "_" not in read_pdf(key).letters


def test_markup_in_a_name_is_shown_not_run() -> None:
    result = left_at_once("short")
    name = "<h1>Anna</h1> &amp; <img src=x>"
    record = replace(result.record, sitting=replace(result.record.sitting, trainee=name))
    marked = replace(result, record=record)
    printed = read_pdf(certificate_pdf(KeptResult(1, record, "ABCD-EFGH-2345"), marked))
    assert set("<>&=;") <= printed.letters


def test_the_window_saves_certificate_and_result_page(candidate: Candidate) -> None:
    candidate.begin()
    candidate.leave()
    candidate.person.click("quiz_result.certificate")
    (file,) = candidate.saved.glob("*.pdf")
    assert read_pdf(file.read_bytes()).pages == 1
    assert f"Saved as {file}" in candidate.words()
    file.unlink()
    candidate.person.click("quiz_result.page")
    (file,) = candidate.saved.glob("*.pdf")
    assert read_pdf(file.read_bytes()).pages > 1


def test_a_name_typed_without_its_ending_gets_it(candidate: Candidate) -> None:
    candidate.begin()
    candidate.leave()
    candidate.person.program.quizzes.results.ask_path = lambda *_words: candidate.saved / "J. Kalns"
    for button in ("quiz_result.certificate", "quiz_result.file"):
        candidate.person.click(button)
    assert {file.name for file in candidate.saved.iterdir()} == {"J. Kalns.pdf", "J. Kalns.json"}


def test_the_paper_command_prints_without_a_display(tmp_path: Path) -> None:
    code = paper_of("short", "lv-ultimate").code
    environ = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "QT_QPA_PLATFORM")}
    for name, extra in (("blank", []), ("key", ["--key"])):
        target = tmp_path / f"{name}.pdf"
        command = [sys.executable, "-m", "dealer_trainer", "--data", str(tmp_path), "paper", code]
        done = subprocess.run(
            [*command, "--pdf", str(target), *extra],
            env=environ,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert read_pdf(target.read_bytes()).boxes == {A4}
    assert (tmp_path / "blank.pdf").read_bytes() != (tmp_path / "key.pdf").read_bytes()


WHOLE = "Žagars-Říha Ѝордан 😀 محمد"


def copied(document: bytes, folder: Path) -> str:
    """What a reader of PDF copies, in one line, without the marks that it adds for direction."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed: packaging/start.py --test brings it on Debian")
    file = folder / "printed.pdf"
    file.write_bytes(document)
    done = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, check=True, timeout=60
    )
    assert done.stderr == b""
    words = done.stdout.decode().translate(dict.fromkeys(map(ord, "\u202a\u202b\u202c")))
    return " ".join(words.split())


def named(name: str, examiner: str | None = None) -> tuple[KeptResult, QuizResult]:
    """The result of somebody of this name."""
    result = left_at_once("short")
    sitting = replace(result.record.sitting, trainee=name)
    record = replace(result.record, sitting=sitting)
    return KeptResult(1, record, "ABCD-EFGH-2345", examiner), replace(result, record=record)


def as_drawn(name: str) -> str:
    """The name as this machine can draw it: what no font has is told by its code."""
    return "".join(
        sign if sign.isspace() or pdf.is_drawn(sign) else f"[U+{ord(sign):04X}]" for sign in name
    )


@in_languages
def test_a_name_of_many_alphabets_is_copied_whole_from_a_certificate(
    language: Language, tmp_path: Path
) -> None:
    set_language(language)
    document = certificate_pdf(*named(WHOLE))
    assert read_pdf(document).pages == 1
    words = copied(document, tmp_path)
    assert as_drawn(WHOLE) in words
    # These are in the type that the trainer brings: on any machine.
    assert "Žagars-Říha Ѝордан" in words


def test_what_no_font_has_is_no_box_but_its_code(tmp_path: Path) -> None:
    nowhere = "\U0010fffd"
    printed = read_pdf(certificate_pdf(*named(f"Anna {nowhere} Ozola")))
    assert set("[U+10FFFD]") <= printed.letters
    assert "Anna [U+10FFFD] Ozola" in copied(
        certificate_pdf(*named(f"Anna {nowhere} Ozola")), tmp_path
    )


def test_a_figure_behind_a_name_from_right_to_left_stays_with_its_words() -> None:
    state = result_state(*named("דוד 7", "שרה 9"))
    assert "\u2068דוד 7\u2069 · " in state.facts
    assert "\u2068שרה 9\u2069" in state.standing


def test_maps_that_cannot_be_told_apart_are_left_and_no_other_file_is_touched() -> None:
    assert with_copied_text(b"%PDF-1.4 of somebody else", WHOLE) == b"%PDF-1.4 of somebody else"
    document = certificate_pdf(*named("Anna"))
    again = with_copied_text(document, "Anna")
    assert again.startswith(document)
    assert read_pdf(again).letters == read_pdf(document).letters
