"""A quiz whose process is killed after every single answer: each is a fork that has all loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.training.quiz.step import QuizEnding
from tests.quizzes import START, paper_of, right_answers

KILLED_AFTER_EVERY_ANSWER = """
import json, os, signal, sys, time
from pathlib import Path
from datetime import UTC, datetime
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.drill.intents import Confirm, Painted, Submit
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import begin_quiz, take_up_quiz
from tests.quizzes import paper_of, right_answers, typed

folder, clock = Path(sys.argv[1]), SystemClock()


def taken_up(store):
    kept = store.quizzes.unfinished_quiz()
    return kept and take_up_quiz(store.quizzes, clock, kept)


def one_answer_then_die():
    run = taken_up(open_store(folder, clock.now()))
    run.do(Painted())
    place = run.state.drill.focus
    if place is not None:
        for intent in typed(place, right_answers(run.state.paper, run.state.number)[place]):
            run.do(intent)
    run.do(Confirm())
    os.kill(os.getpid(), signal.SIGKILL)


store = open_store(folder, clock.now())
anna = store.trainees.add_trainee("Anna", clock.now())
began = clock.milliseconds()
begin_quiz(store.quizzes, clock, anna, paper_of(), Sitting("Anna", clock.now()))
store.close()
while True:
    child = os.fork()
    if child == 0:
        one_answer_then_die()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL, status
    store = open_store(folder, clock.now())
    run = taken_up(store)
    if run is None:
        break
    drill = run.state.drill
    print(json.dumps({
        "round": run.state.number,
        "answers": len(drill.answers),
        "focus": drill.focus and drill.focus.name,
        "elapsed": run.state.elapsed.milliseconds,
        "real": clock.milliseconds() - began,
        "by_wall_clock": run.state.by_wall_clock,
    }))
    store.close()
"""


def test_killed_after_every_answer_it_resumes_at_the_right_place(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED_AFTER_EVERY_ANSWER, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = [json.loads(line) for line in done.stdout.splitlines()]
    paper = paper_of()
    expected: list[tuple[int, int, str | None]] = []
    for number in range(5):
        fields = [place.name for place in right_answers(paper, number)]
        if number:
            expected.append((number, 0, fields[0]))
        expected += [
            (number, count, fields[count] if count < len(fields) else None)
            for count in range(1, len(fields) + 1)
        ]
    assert [(s["round"], s["answers"], s["focus"]) for s in seen] == expected
    assert all(abs(s["elapsed"] - s["real"]) < 1000 for s in seen)
    assert not any(s["by_wall_clock"] for s in seen)
    store = open_store(tmp_path, START)
    (anna,) = store.trainees.trainees()
    (taken,) = store.quizzes.taken(anna)
    record = store.quizzes.record(taken.number)
    result = result_of(record)
    store.close()
    assert taken.passed
    assert record.ending is QuizEnding.FINISHED
    assert record.resumed > 100
    assert all(mark.right for marked in result.rounds for mark in marked.report.marks)
