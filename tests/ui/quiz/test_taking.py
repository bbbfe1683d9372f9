from __future__ import annotations

import errno

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from dealer_trainer.presentation.sheet import FeedbackState
from dealer_trainer.presentation.table.state import Manner
from dealer_trainer.storage.results import read_result
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.language import Language
from dealer_trainer.training.drill.state import Phase
from dealer_trainer.training.errors import StoreError, StoreFault
from dealer_trainer.training.places import DEALER_CATEGORY
from dealer_trainer.training.quiz.session import QuizProgress
from dealer_trainer.training.quiz.step import QuizEnding, RoundEnding
from dealer_trainer.ui.table.page import DrillPage
from tests.quizzes import EDITIONS, wrong
from tests.ui.fitting import clipped_texts
from tests.ui.languages import in_languages, in_rooms
from tests.ui.quiz.conftest import Candidate
from tests.ui.shell.test_pages import SIZES


@in_languages
def test_a_quiz_is_taken_by_keyboard_from_its_rules_to_a_result_that_verifies(
    candidate: Candidate, language: Language
) -> None:
    candidate.open("Elena", language=language)
    candidate.begin()
    code = candidate.state.paper.code
    for number in range(5):
        assert candidate.state.number == number
        assert code not in candidate.words()
        candidate.clock.run(10)
        candidate.answer()
    assert candidate.person.page.objectName() == "quiz_result"
    assert code in candidate.words()
    candidate.person.click("quiz_result.file")
    (file,) = candidate.saved.glob("*.json")
    result = read_result(file)
    assert [each for each in verify(result, EDITIONS) if each.disagrees] == []
    assert result.written["result"]["passed"] is True
    assert all(each["right"] for each in result.written["rounds"][0]["marks"])


def test_nothing_is_marked_while_a_quiz_is_taken(candidate: Candidate) -> None:
    candidate.begin("certification")
    candidate.answer(spoil=lambda _number, _place, right: wrong(right))
    sheet = candidate.person.program.quizzes.slot.table
    assert sheet is not None
    assert candidate.state.number == 1
    assert isinstance(sheet.page, DrillPage)
    shown = sheet.page.state
    assert shown is not None
    assert not isinstance(shown.sheet.body, FeedbackState)
    assert shown.manner is Manner.QUIZ
    for word in ("wrong", "right", "✓", "✕", "Working"):
        assert word not in candidate.words().replace("right to left", "")


def test_the_pay_tables_stay_closed_where_the_quiz_says_so(candidate: Candidate) -> None:
    candidate.begin("certification")
    button = candidate.widget("pay_tables")
    assert isinstance(button, QAbstractButton)
    assert not button.isEnabled()
    candidate.person.press(Qt.Key.Key_F1)
    assert not candidate.person.is_shown("close_pay_tables")
    assert "The pay tables are closed" in candidate.words()
    candidate.leave()
    candidate.begin("short")
    candidate.person.press(Qt.Key.Key_F1)
    assert candidate.person.is_shown("close_pay_tables")
    candidate.person.press(Qt.Key.Key_Escape)
    assert not candidate.person.is_shown("close_pay_tables")
    assert not candidate.state.asks_to_leave


def test_there_is_no_pause_escape_asks_once_and_the_clock_runs_on(candidate: Candidate) -> None:
    candidate.begin()
    assert not candidate.person.is_shown("pause")
    before = candidate.state.remaining
    candidate.person.press(Qt.Key.Key_Escape)
    assert candidate.person.is_shown("leave_now")
    candidate.clock.run(30)
    candidate.tick()
    assert candidate.state.remaining == before - 30_000
    candidate.person.enter()
    assert not candidate.person.is_shown("leave_now")
    assert candidate.drill.phase is Phase.ANSWERING
    candidate.leave()
    assert candidate.person.page.objectName() == "quiz_result"
    finished = candidate.person.program.quizzes.results.finished
    assert finished is not None
    assert finished.record.ending is QuizEnding.LEFT
    assert not finished.passed
    assert "The quiz was left before its end" in candidate.words()


def test_enter_held_down_submits_one_round_alone(candidate: Candidate) -> None:
    candidate.begin()
    candidate.answer(count=10_000)
    assert candidate.drill.focus is None
    candidate.hold_enter()
    assert candidate.state.number == 1
    assert candidate.drill.changes == ()


def test_a_double_click_submits_one_round_alone(candidate: Candidate) -> None:
    candidate.begin()
    candidate.answer(count=10_000)
    candidate.double_click("submit")
    assert candidate.state.number == 1
    assert candidate.drill.changes == ()


def test_the_last_round_is_submitted_once_and_its_double_click_does_nothing_on_the_result(
    candidate: Candidate,
) -> None:
    candidate.begin()
    for _round in range(4):
        candidate.answer()
    candidate.answer(count=10_000)
    candidate.double_click("submit")
    assert candidate.person.page.objectName() == "quiz_result"
    assert candidate.person.store.quizzes.taken(candidate.person.store.trainees.trainees()[0])


def test_a_round_is_answered_by_mouse_alone(candidate: Candidate) -> None:
    candidate.begin()
    candidate.person.click("dealer.category.pair")
    candidate.person.click("confirm")
    assert candidate.drill.answer(DEALER_CATEGORY) is not None
    candidate.person.click("dealer.qualifies.true")
    candidate.person.click("confirm")
    first = candidate.drill.focus
    assert first is not None
    candidate.person.click(f"{first.name}.pair")
    candidate.person.click("confirm")
    assert candidate.drill.answer(first) is not None
    candidate.person.click("undo")
    assert candidate.drill.answer(first) is None


def test_time_that_runs_out_in_mid_answer_keeps_what_was_confirmed_and_blocks_nothing(
    candidate: Candidate,
) -> None:
    candidate.begin()
    candidate.answer(count=3)
    place = candidate.drill.focus
    candidate.person.type("2")
    candidate.clock.run(180)
    candidate.tick()
    assert candidate.state.number == 1
    closed = candidate.state.closed[0]
    assert closed.ending is RoundEnding.TIMED_OUT
    assert len(closed.changes) == 3
    assert closed.unconfirmed is not None
    assert closed.unconfirmed.place == place
    assert "The time of round 1 was over" in candidate.words()
    candidate.answer()
    assert candidate.state.number == 2
    candidate.leave()
    candidate.person.click("quiz_result.round.1")
    assert "not confirmed" in candidate.words()


def test_a_key_that_comes_after_the_deadline_does_nothing_to_the_next_round(
    candidate: Candidate,
) -> None:
    candidate.begin()
    candidate.person.type("3")
    candidate.clock.run(200)
    candidate.person.enter()
    assert candidate.state.number == 1
    assert candidate.drill.draft is None
    assert candidate.drill.changes == ()


def test_the_last_minute_is_told_in_words_though_the_clock_is_hidden(
    candidate: Candidate,
) -> None:
    candidate.begin()
    candidate.person.press(Qt.Key.Key_F3)
    candidate.clock.run(119)
    candidate.tick()
    assert "seconds left" not in candidate.words()
    candidate.clock.run(1)
    candidate.tick()
    assert "60 seconds left" in candidate.words()
    candidate.person.press(Qt.Key.Key_F3)
    candidate.clock.run(1)
    candidate.tick()
    assert "59 seconds left" in candidate.words()


def test_a_round_that_was_submitted_cannot_be_gone_back_to(candidate: Candidate) -> None:
    candidate.begin()
    candidate.answer()
    closed = candidate.state.closed
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_F5, Qt.Key.Key_F2):
        candidate.person.press(key)
    candidate.person.press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    candidate.person.press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert candidate.state.number == 1
    assert candidate.state.closed == closed


def test_an_answer_that_the_disk_refuses_is_told_and_can_be_given_again(
    candidate: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    candidate.begin()
    store = candidate.person.store.quizzes
    keep = store.keep_progress

    def refuse(quiz: int, progress: QuizProgress) -> None:
        raise StoreError(StoreFault.DISK_FULL, candidate.saved, str(errno.ENOSPC))

    candidate.person.type("2")
    monkeypatch.setattr(store, "keep_progress", refuse)
    candidate.person.enter()
    assert not candidate.drill.changes
    assert candidate.person.is_shown("banner")
    monkeypatch.setattr(store, "keep_progress", keep)
    candidate.person.enter()
    assert len(candidate.drill.changes) == 1
    assert not candidate.person.is_shown("banner")


@in_rooms(SIZES)
def test_every_moment_of_a_quiz_has_room_for_its_words(
    candidate: Candidate, language: Language, size: tuple[int, int, int]
) -> None:
    width, height, text_size = size
    candidate.open("Elena", language=language, house="lt-casino-texas")
    candidate.person.window.resize(width, height)
    candidate.person.program.state.change(text_size=text_size)
    candidate.begin("certification")
    for answered in range(5):
        assert clipped_texts(candidate.person.window) == [], answered
        candidate.answer(count=1)
        QApplication.processEvents()
    candidate.clock.run(70)
    candidate.tick()
    QApplication.processEvents()
    assert clipped_texts(candidate.person.window) == []
    candidate.person.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert clipped_texts(candidate.person.window) == []
    candidate.person.click("leave_now")
    candidate.person.click("quiz_result.round.1")
    QApplication.processEvents()
    assert clipped_texts(candidate.person.window) == []
