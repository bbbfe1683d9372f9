"""Processes that answer rounds and quizzes, and are killed at any moment."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from dealer_trainer.storage.sqlite.store import Store, open_store
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.drill.intents import Confirm, Painted
from dealer_trainer.training.drill.plan import DrillPlan
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.quiz.record import Sitting
from dealer_trainer.training.quiz.session import QuizRun, begin_quiz, take_up_quiz
from tests.quizzes import paper_of, right_answers, typed
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

HOUSE = "lt-casino-texas"
_OVER = 1_000
"""The round of a quiz that has ended."""

Told = tuple[int, int, int]
"""How far it has come: drill or quiz, layout, answer."""


def _tell(*reached: int) -> None:
    # In one piece: a line that is cut by the kill would say another number.
    sys.stdout.write(" ".join(map(str, reached)) + "\n")
    sys.stdout.flush()


def answer_rounds(folder: Path) -> None:
    """Goes on with a drill where it was left, and tells each answer after it is kept."""
    store = open_store(folder, AT)
    house = HOUSES[HOUSE]
    (trainee,) = store.trainees.trainees()
    left = store.drills.unfinished(trainee)
    assert left is not None
    layouts = layouts_of(house, left.submitted + 400)
    for index in range(left.submitted, len(layouts)):
        played = play(layouts[index], house, index)
        shown = store.drills.open_round(left.drill, index, played.layout, house, played.asked, AT)
        changes = changes_of(played)
        for number in range(len(shown.changes), len(changes)):
            store.drills.keep_changes(shown.id, [changes[number]], number)
            _tell(left.drill, index, number + 1)
        store.drills.submit_round(shown.id, played, AT)
        _tell(left.drill, index + 1, 0)


def answer_quizzes(folder: Path) -> None:
    """Takes one quiz after another, and tells each answer after Enter has come back."""
    clock = SystemClock()
    store = open_store(folder, clock.now())
    (trainee,) = store.trainees.trainees()
    while True:
        kept = store.quizzes.unfinished_quiz()
        if kept is None:
            sitting = Sitting(trainee.name, clock.now())
            run = begin_quiz(store.quizzes, clock, trainee, paper_of(), sitting)
        else:
            run = take_up_quiz(store.quizzes, clock, kept)
        while run.state.ending is None:
            _answer_one(run)
            _tell(*_reached(run))


def _answer_one(run: QuizRun) -> None:
    run.do(Painted())
    drill = run.state.drill
    assert drill is not None
    if drill.focus is not None:
        right = right_answers(run.state.paper, run.state.number)[drill.focus]
        for intent in typed(drill.focus, right):
            run.do(intent)
    run.do(Confirm())


def _reached(run: QuizRun) -> Told:
    drill = run.state.drill
    if run.state.ending is not None:
        return run.number, _OVER, 0
    return run.number, run.state.number, 0 if drill is None else len(drill.answers)


def prepare(folder: Path) -> None:
    """A trainee with a drill of any number of layouts."""
    store = open_store(folder, AT)
    trainee = store.trainees.add_trainee("Anna", AT)
    store.drills.start_drill(trainee, DrillPlan(HOUSE, 7, layouts=None), AT)
    store.close()


def rounds_kept(store: Store, trainee: Trainee) -> Told:
    """How far the drill has come by the store, with every answer as it was given."""
    left = store.drills.unfinished(trainee)
    assert left is not None
    changes = () if left.open_round is None else left.open_round.changes
    if left.open_round is not None:
        assert left.open_round.index == left.submitted
        played = play(left.open_round.layout, HOUSES[HOUSE], left.submitted)
        assert changes == changes_of(played)[: len(changes)]
    expected = layouts_of(HOUSES[HOUSE], left.submitted)
    rounds = store.drills.rounds(left.drill)
    assert rounds == tuple(play(x, HOUSES[HOUSE], at) for at, x in enumerate(expected))
    return left.drill, left.submitted, len(changes)


def quizzes_kept(store: Store, trainee: Trainee) -> Told:
    """How far the quizzes have come by the store, with every answer as it was given."""
    kept = store.quizzes.unfinished_quiz(trainee)
    if kept is None:
        taken = store.quizzes.taken(trainee)
        return max((each.number for each in taken), default=0), _OVER, 0
    number = len(kept.state.closed)
    if kept.changes:
        right = right_answers(kept.state.paper, number)
        assert all(right[change.place] == change.value for change in kept.changes if change.place)
    for at, closed in enumerate(kept.state.closed):
        answers = {change.place: change.value for change in closed.changes}
        assert answers == right_answers(kept.state.paper, at)
    return kept.number, number, len(kept.changes)


Answering = Callable[[Path], None]
Reading = Callable[[Store, Trainee], Told]

# It has everything loaded before it is told to go: a start takes longer than all the answers
# between two kills.
_MORTAL = """
import sys
from pathlib import Path
from {module} import {name} as go
sys.stdin.readline()
go(Path(sys.argv[1]))
"""


def kill_again_and_again(
    folder: Path, kills: int, answering: Answering, reading: Reading, seed: int = 1
) -> Told:
    """Let a process answer and kill it, so many times; how far it came in all.

    Each time the store opens, and no answer that was told as kept is missing.
    """
    chance = random.Random(seed)
    code = _MORTAL.format(module=answering.__module__, name=answering.__name__)
    last: Told = (0, 0, 0)
    following = _begun(code, str(folder))
    for left in reversed(range(kills)):
        process = following
        if left:
            following = _begun(code, str(folder))
        last = max(last, _killed(process, chance.random() * 0.05))
        store = open_store(folder, AT)
        (trainee,) = store.trainees.trainees()
        # What was kept may be one step ahead of what was told, never behind it.
        kept = reading(store, trainee)
        assert kept >= last, (kept, last)
        store.close()
    assert last > (0, 0, 0)
    return last


def _begun(code: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _killed(process: subprocess.Popen[str], after: float) -> Told:
    """How far a process came that is killed so many seconds after it told its first answer."""
    last: Told = (0, 0, 0)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        for line in process.stdout:
            if last == (0, 0, 0):
                time.sleep(after)
                process.kill()
            drill, layout, answer = map(int, line.split())
            last = (drill, layout, answer)
    return last


def kill_where_it_waits(code: str, *arguments: str) -> str:
    """Run Python code that tells a line and then waits, and kill it there; the line."""
    with _begun(f"{code}\nsys.stdin.read()", *arguments) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        process.kill()
    assert told
    return told
