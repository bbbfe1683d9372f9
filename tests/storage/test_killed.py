from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from dealer_trainer.storage.store import open_store
from dealer_trainer.training.session import DrillPlan
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

KILLS = 20
HOUSE = "lt-casino-texas"

ANSWERING = """
import sys
from pathlib import Path
from tests.storage.test_killed import answer_on
answer_on(Path(sys.argv[1]))
"""


def answer_on(folder: Path) -> None:
    """Goes on where it was left, and tells each answer after it is kept: layout, then number."""
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
            print(index, number + 1, flush=True)
        store.drills.submit_round(shown.id, played, AT)
        print(index + 1, 0, flush=True)


def test_a_kill_at_any_moment_loses_no_confirmed_answer(tmp_path: Path) -> None:
    house = HOUSES[HOUSE]
    store = open_store(tmp_path, AT)
    trainee = store.trainees.add_trainee("Anna", AT)
    drill = store.drills.start_drill(trainee, DrillPlan(HOUSE, 7, layouts=None), AT)
    store.close()
    chance = random.Random(1)
    last = (0, 0)
    for _ in range(KILLS):
        command = [sys.executable, "-c", ANSWERING, str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = [process.stdout.readline()]
            time.sleep(chance.random() * 0.05)
            process.kill()
            told += process.stdout.readlines()
        whole = [line.split() for line in told if line.endswith("\n")]
        if whole:
            index, number = whole[-1]
            last = max(last, (int(index), int(number)))
        store = open_store(tmp_path, AT)
        left = store.drills.unfinished(trainee)
        assert left is not None
        kept = len(left.open_round.changes) if left.open_round else 0
        # What was kept may be one step ahead of what was told, never behind it.
        assert (left.submitted, kept) >= last
        if left.open_round is not None:
            assert left.open_round.index == left.submitted
            played = play(left.open_round.layout, house, left.submitted)
            assert left.open_round.changes == changes_of(played)[:kept]
        store.close()
    assert last[0] > 0
    store = open_store(tmp_path, AT)
    expected = [play(x, house, i) for i, x in enumerate(layouts_of(house, last[0]))]
    assert store.drills.rounds(drill)[: last[0]] == tuple(expected)
    store.close()
