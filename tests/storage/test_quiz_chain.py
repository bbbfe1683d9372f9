"""A quiz changed in the database past the program: its chain breaks, and the result tells it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer import paths
from dealer_trainer.storage.quiz_library import DiskQuizLibrary
from dealer_trainer.storage.results import parse_result, read_result, result_json, result_text
from dealer_trainer.storage.signing import make_key, signature_fits
from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.findings import disagreement_text
from dealer_trainer.text.quiz_result import circumstances
from dealer_trainer.training.drill.intents import Confirm, Painted
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.findings import FindingKind, ResultDisagrees
from dealer_trainer.training.quiz.record import Chain, Sitting
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.training.quiz.session import QuizRun, begin_quiz, take_up_quiz
from tests.quizzes import (
    EDITIONS,
    START,
    HandClock,
    answer_round,
    paper_of,
    right_answers,
    typed,
    wrong,
)
from tests.storage.keep_database import KEPT, restore

PASSPHRASE = "blackjack"
BROKEN = "What was stored of this quiz was changed by other means than the trainer"


def answer_one(run: QuizRun) -> None:
    """The first field of the round in work is answered."""
    place, right = next(iter(right_answers(run.state.paper, run.state.number).items()))
    for intent in (Painted(), *typed(place, right), Confirm()):
        run.do(intent)


class Exam:
    """A quiz in a data folder, whose program can be killed between two answers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = HandClock()
        self.store = open_store(folder, START)
        self.anna: Trainee = self.store.trainees.add_trainee("Anna", START)
        sitting = Sitting("Anna", START, examiner="Ilze")
        self.run: QuizRun = begin_quiz(
            self.store.quizzes, self.clock, self.anna, paper_of(), sitting
        )

    @property
    def office(self) -> DiskQuizLibrary:
        return DiskQuizLibrary(self.store.quizzes, paths.assets(), self.folder)

    def kill(self) -> None:
        """The program ends between two steps."""
        self.store.close()

    def change(self, statement: str) -> None:
        """Another program writes in the database."""
        with closing(sqlite3.connect(database_path(self.folder))) as connection, connection:
            assert connection.execute(statement).rowcount != 0

    def go_on(self) -> None:
        """The next start takes the quiz up."""
        self.store = open_store(self.folder, START)
        kept = self.store.quizzes.unfinished_quiz()
        assert kept is not None
        self.run = take_up_quiz(self.store.quizzes, self.clock, kept)

    def finish(self) -> None:
        while self.run.state.ending is None:
            answer_round(self.run, seconds=0.5)

    @property
    def chain(self) -> Chain:
        return self.store.quizzes.record(self.run.number).chain


@pytest.fixture
def exam(tmp_path: Path) -> Iterator[Exam]:
    made = Exam(tmp_path)
    yield made
    made.store.close()


def test_a_quiz_that_nobody_touches_is_whole_however_often_it_is_killed(exam: Exam) -> None:
    for _kill in range(3):
        answer_round(exam.run, lambda _n, place, right: wrong(right) if place.box else None, 0.5)
        exam.clock.run(6)
        exam.run.tick()
        exam.kill()
        exam.go_on()
    exam.finish()
    assert exam.chain is Chain.WHOLE
    result = exam.store.quizzes.result(exam.run.number)
    assert result.written["version"] == 1
    assert "chain" not in result.written
    assert not [each for each in verify(result, EDITIONS) if each.disagrees]
    assert exam.run.result is not None
    assert exam.run.result.record == result.record


CHANGES = {
    "the time": "UPDATE quizzes SET elapsed = elapsed - 1000",
    "the clock": "UPDATE quizzes SET clock_milliseconds = clock_milliseconds + 1",
    "times resumed": "UPDATE quizzes SET resumed = 0",
    "the restart": "UPDATE quizzes SET by_wall_clock = 1",
    "an answer's time": "UPDATE quiz_changes SET change = replace(change, ':0}', ':1}')",
    "an answer away": "DELETE FROM quiz_changes WHERE round = 1",
    "a round": "UPDATE quiz_rounds SET round = replace(round, 'take', 'push')",
    "a round away": "DELETE FROM quiz_rounds",
    "the paper": "UPDATE quizzes SET paper = replace(paper, '3:2', '2:1')",
    "who examines": "UPDATE quizzes SET sitting = replace(sitting, 'Ilze', 'Anna')",
    "the chain": "UPDATE quiz_chains SET digest = '0'",
    "no chain": "DELETE FROM quiz_chains",
    "its standing": "UPDATE quiz_chains SET standing = 'late'",
    "no word of it": "UPDATE quiz_chains SET standing = 'best'",
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_running_quiz_changed_in_the_database_is_told_on_its_result(
    exam: Exam, what: str
) -> None:
    answer_round(exam.run, seconds=0.5)
    answer_one(exam.run)
    exam.kill()
    exam.go_on()
    exam.kill()
    exam.change(CHANGES[what])
    exam.go_on()
    exam.kill()
    exam.go_on()
    exam.finish()
    assert exam.chain is Chain.BROKEN
    assert BROKEN in circumstances(result_of(exam.store.quizzes.record(exam.run.number)))
    assert exam.office.kept(exam.run.number).record.chain is Chain.BROKEN


def test_a_change_while_the_window_is_open_is_told_too(exam: Exam) -> None:
    answer_round(exam.run, seconds=0.5)
    exam.change("UPDATE quizzes SET elapsed = 0")
    exam.clock.run(6)
    exam.run.tick()
    exam.finish()
    assert exam.chain is Chain.BROKEN


def test_a_broken_chain_is_signed_with_the_word_of_it(exam: Exam) -> None:
    make_key(exam.folder, PASSPHRASE)
    answer_round(exam.run, seconds=0.5)
    exam.kill()
    exam.change("UPDATE quizzes SET resumed = 5")
    exam.go_on()
    exam.finish()
    exam.office.sign(exam.run.number, "Ilze", PASSPHRASE)
    file = exam.folder / "anna.json"
    exam.office.save_result(exam.run.number, file)
    result = read_result(file)
    assert (result.written["version"], result.written["chain"]) == (2, "broken")
    assert [f.kind for f in verify(result, EDITIONS)] == [FindingKind.SIGNED_BY_UNKNOWN]
    assert BROKEN in circumstances(result_of(result.record))
    without = {key: value for key, value in result.written.items() if key != "chain"}
    assert not signature_fits(without)


@pytest.mark.parametrize(
    "change",
    [
        """replace(result, '"passed": false', '"passed": true')""",
        """replace(result, '"trainee": "Anna"', '"trainee": "Boris"')""",
        """replace(result, '"resumed": 0', '"resumed": 1')""",
    ],
)
def test_a_result_that_is_not_what_its_answers_come_to_is_not_signed(
    exam: Exam, change: str
) -> None:
    make_key(exam.folder, PASSPHRASE)
    while exam.run.state.ending is None:
        answer_round(exam.run, lambda _n, _place, right: wrong(right), 0.5)
    before = exam.store.quizzes.result(exam.run.number).written
    exam.change(f"UPDATE quizzes SET result = {change}")
    assert exam.store.quizzes.result(exam.run.number).written != before
    with pytest.raises(ResultDisagrees) as caught:
        exam.office.sign(exam.run.number, "Ilze", PASSPHRASE)
    assert len(disagreement_text(caught.value).splitlines()) >= 2
    assert "signature" not in exam.store.quizzes.result(exam.run.number).written
    saved = exam.folder / "result.json"
    exam.office.save_result(exam.run.number, saved)
    assert any(each.disagrees for each in verify(read_result(saved), EDITIONS))


def test_a_finished_result_changed_with_all_its_seals_is_told_before_it_is_signed(
    exam: Exam,
) -> None:
    make_key(exam.folder, PASSPHRASE)
    exam.finish()
    stored = exam.store.quizzes.result(exam.run.number)
    record = stored.record
    with closing(sqlite3.connect(database_path(exam.folder))) as connection, connection:
        forged = result_json(result_of(replace(record, resumed=3)))
        connection.execute("UPDATE quizzes SET result = ?", (result_text(forged),))
    assert exam.office.kept(exam.run.number).record.chain is Chain.BROKEN
    exam.office.sign(exam.run.number, "Ilze", PASSPHRASE)
    signed = exam.store.quizzes.result(exam.run.number)
    assert signed.written["chain"] == "broken"
    assert signature_fits(signed.written)


def test_quizzes_of_an_earlier_version_go_on_and_say_that_nobody_looked(tmp_path: Path) -> None:
    restore(KEPT / "quizzes-of-v3.sql", database_path(tmp_path))
    store = open_store(tmp_path, START)
    (anna,) = store.trainees.trainees()
    (taken,) = store.quizzes.taken(anna)
    before = store.quizzes.result(taken.number)
    assert before.record.chain is Chain.WHOLE, "what was finished stays as it was written"
    assert not [each for each in verify(before, EDITIONS) if each.disagrees]
    kept = store.quizzes.unfinished_quiz(anna)
    assert kept is not None
    assert (len(kept.state.closed), len(kept.changes)) == (2, 1)
    clock = HandClock(kept.state.elapsed.at.wall, kept.state.elapsed.at.milliseconds)
    run = take_up_quiz(store.quizzes, clock, kept)
    while run.state.ending is None:
        answer_round(run, seconds=0.5)
    result = store.quizzes.result(run.number)
    assert result.record.chain is Chain.LATE
    assert result.written["chain"] == "late"
    assert not [each for each in verify(result, EDITIONS) if each.disagrees]
    assert parse_result(result_text(result.written), "a").record == result.record
    told = circumstances(result_of(result.record))
    assert any("Begun under an earlier version" in line for line in told)
    assert json.loads(result_text(result.written)) == result.written
    store.close()
