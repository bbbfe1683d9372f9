"""Quizzes on the disk: killed after every answer, in two windows, and brought back as they were."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer.storage.lock import hold_quizzes
from dealer_trainer.storage.results import parse_result, result_json, result_text
from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.drill.intents import Choose, Confirm, Focus, Painted, Type
from dealer_trainer.training.errors import QuizHeld, StoreError, StoreFault
from dealer_trainer.training.places import DEALER_QUALIFIES
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.training.quiz.session import QuizRun, QuizStore, begin_quiz
from tests.quizzes import START, HandClock, answer_round, paper_of, wrong


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path, START)
    yield opened
    opened.close()


@pytest.fixture
def anna(store: Store) -> Trainee:
    return store.trainees.add_trainee("Анна", START)


def begun(store: Store, trainee: Trainee, clock: HandClock, house: str = "lv-ultimate") -> QuizRun:
    sitting = Sitting(trainee.name, START, examiner="Пит-босс")
    return begin_quiz(store.quizzes, clock, trainee, paper_of(house=house), sitting)


def test_the_store_fulfils_the_port(store: Store) -> None:
    port: QuizStore = store.quizzes
    assert port.unfinished_quiz() is None


@pytest.mark.parametrize("house", ["lv-ultimate", "ru-ultimate", "lt-casino-texas"])
def test_a_quiz_comes_back_as_it_was_left(store: Store, anna: Trainee, house: str) -> None:
    clock = HandClock()
    run = begun(store, anna, clock, house)
    answer_round(run, lambda _n, place, right: wrong(right) if place.is_wager else None, 0.25)
    run.do(Painted())
    run.do(Choose(DEALER_QUALIFIES, True))
    clock.run(1.5)
    run.do(Confirm())
    kept = store.quizzes.unfinished_quiz(anna)
    assert kept is not None
    assert kept == store.quizzes.unfinished_quiz()
    assert kept.state.paper == run.state.paper
    assert kept.state.closed == run.state.closed
    assert run.state.drill is not None
    assert kept.changes == run.state.drill.changes
    assert kept.state.elapsed == run.state.elapsed
    assert kept.sitting == run.sitting
    ivan = store.trainees.add_trainee("Иван", START)
    assert store.quizzes.unfinished_quiz(ivan) is None


def test_a_finished_quiz_stands_in_the_history_and_not_among_drills(
    store: Store, anna: Trainee
) -> None:
    clock = HandClock()
    run = begun(store, anna, clock)
    while run.state.ending is None:
        answer_round(run, seconds=1)
    assert run.result is not None
    (taken,) = store.quizzes.taken(anna)
    assert (taken.quiz, taken.house, taken.passed) == ("short", "lv-ultimate", True)
    assert (taken.code, taken.signed_by) == (run.state.paper.code, None)
    assert taken.finished == clock.now()
    assert store.quizzes.record(taken.number) == run.result.record
    assert result_of(store.quizzes.record(taken.number)) == run.result
    assert store.quizzes.unfinished_quiz() is None
    assert store.drills.unfinished(anna) is None
    assert store.trainees.holdings(anna).rounds == 0
    store.quizzes.finish_quiz(taken.number, run.result)
    assert len(store.quizzes.taken(anna)) == 1
    with pytest.raises(KeyError):
        store.quizzes.record(taken.number + 1)


def test_what_was_typed_when_the_time_ran_out_is_kept_as_unconfirmed(
    store: Store, anna: Trainee
) -> None:
    clock = HandClock()
    run = begun(store, anna, clock)
    run.do(Painted())
    bet = next(p for p in run.state.drill.fields if p.is_wager) if run.state.drill else None
    assert bet is not None
    run.do(Focus(bet))
    run.do(Type("7"))
    clock.run(15 * 60)
    run.tick()
    record = store.quizzes.record(run.number)
    assert record.rounds[0].unconfirmed is not None
    assert record.rounds[0].unconfirmed.draft == "7"


def test_a_damaged_quiz_is_told_as_damage(store: Store, anna: Trainee) -> None:
    begun(store, anna, HandClock())
    with store.database.writing() as connection:
        connection.execute("UPDATE quizzes SET paper = replace(paper, 'trips', 'trops')")
    with pytest.raises(StoreError) as caught:
        store.quizzes.unfinished_quiz()
    assert caught.value.fault is StoreFault.DAMAGED


def test_quizzes_go_with_their_trainee(store: Store, anna: Trainee) -> None:
    run = begun(store, anna, HandClock())
    answer_round(run)
    store.trainees.delete_trainee(anna)
    with store.database.reading() as connection:
        for table in ("quizzes", "quiz_rounds", "quiz_changes"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


HOLDING = """
import sys
from pathlib import Path
from dealer_trainer.storage.lock import hold_quizzes
hold = hold_quizzes(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_window_is_told_and_a_dead_one_holds_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDING, str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(QuizHeld):
            hold_quizzes(tmp_path)
        other.kill()
    with hold_quizzes(tmp_path), pytest.raises(QuizHeld):
        hold_quizzes(tmp_path)
    hold_quizzes(tmp_path).release()


def test_a_result_comes_back_from_its_text(store: Store, anna: Trainee) -> None:
    run = begun(store, anna, HandClock(), "cz-ultimate")
    while run.state.ending is None:
        answer_round(run, lambda n, place, right: wrong(right) if n == place.box else None, 0.125)
    assert run.result is not None
    text = result_text(result_json(run.result))
    assert parse_result(text, "a").record == run.result.record
    assert parse_result(text, "a").written == json.loads(text)
