"""A quiz whose process is killed again and again: here each must start anew, so after every fifth
answer.
"""

from __future__ import annotations

import json
from pathlib import Path

from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.result import result_of
from dealer_trainer.training.quiz.session import begin_quiz
from dealer_trainer.training.quiz.step import QuizEnding
from tests.quizzes import paper_of
from tests.storage.killing import kill_where_it_waits

ANSWERS = 5
"""Between two kills."""

ANSWERING = """
import json, sys
from pathlib import Path
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.drill.intents import Confirm, Painted
from dealer_trainer.training.quiz.session import take_up_quiz
from tests.quizzes import right_answers, typed

clock = SystemClock()
store = open_store(Path(sys.argv[1]), clock.now())
kept = store.quizzes.unfinished_quiz()
run = take_up_quiz(store.quizzes, clock, kept)


def place():
    drill = run.state.drill
    return [run.state.number, drill and len(drill.answers), drill and str(drill.focus)]


run.do(Painted())
found = place()
for _ in range(int(sys.argv[2])):
    if run.state.ending is None:
        run.do(Painted())
        focus = run.state.drill.focus
        if focus is not None:
            right = right_answers(run.state.paper, run.state.number)[focus]
            for intent in typed(focus, right):
                run.do(intent)
        run.do(Confirm())
ended = run.state.ending is not None
if not ended:
    run.do(Painted())
print(json.dumps({"found": found, "left": place(), "ended": ended}), flush=True)
"""


def test_killed_after_every_fifth_answer_it_resumes_at_the_right_place(tmp_path: Path) -> None:
    clock = SystemClock()
    store = open_store(tmp_path, clock.now())
    anna = store.trainees.add_trainee("Anna", clock.now())
    begin_quiz(store.quizzes, clock, anna, paper_of(), Sitting("Anna", clock.now()))
    store.close()
    came: list[dict[str, object]] = []
    while not came or not came[-1]["ended"]:
        came.append(json.loads(kill_where_it_waits(ANSWERING, str(tmp_path), str(ANSWERS))))
    assert [each["found"] for each in came[1:]] == [each["left"] for each in came[:-1]]
    assert len(came) > 20
    store = open_store(tmp_path, clock.now())
    (taken,) = store.quizzes.taken(anna)
    record = store.quizzes.record(taken.number)
    result = result_of(record)
    store.close()
    assert taken.passed
    assert record.ending is QuizEnding.FINISHED
    assert record.resumed == len(came)
    assert all(mark.right for marked in result.rounds for mark in marked.report.marks)
