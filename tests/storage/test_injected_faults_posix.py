"""A disk that really takes no more bytes: no file may grow beyond a limit of the process."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from dealer_trainer.storage.sqlite.store import database_path, open_store
from tests.storage.played import AT

FILLING = """
import resource, signal, sys
from pathlib import Path
from dealer_trainer.storage.sqlite.store import open_store
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.drill.plan import DrillPlan
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = open_store(Path(sys.argv[1]), AT)
(trainee,) = store.trainees.trainees()
house = HOUSES["lv-ultimate"]
drill = store.drills.start_drill(trainee, DrillPlan(house.id, 7, layouts=None), AT)
most = int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
refused = 0
for index, layout in enumerate(layouts_of(house, 12)):
    played = play(layout, house, index)
    try:
        shown = store.drills.open_round(drill, index, layout, house, played.asked, AT)
        store.drills.keep_changes(shown.id, changes_of(played), 0)
        store.drills.submit_round(shown.id, played, AT)
        print("kept", index, flush=True)
    except StoreError as error:
        refused += 1
        print("refused", error.fault.name, flush=True)
        # Room is found, and all that was refused is kept at the next try.
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        shown = store.drills.open_round(drill, index, layout, house, played.asked, AT)
        first = len(shown.changes)
        store.drills.keep_changes(shown.id, changes_of(played)[first:], first)
        store.drills.submit_round(shown.id, played, AT)
store.close()
"""


def test_a_disk_that_really_takes_no_more_bytes_loses_nothing(data_folder: Path) -> None:
    store = open_store(data_folder, AT)
    store.trainees.add_trainee("Anna", AT)
    store.close()
    size = database_path(data_folder).stat().st_size
    refused = 0
    for more in (8, 40, 120):
        folder = data_folder.with_name(f"data-{more}")
        shutil.copytree(data_folder, folder)
        done = subprocess.run(
            [sys.executable, "-c", FILLING, str(folder), str(size + more * 1024)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        refused += done.stdout.count("refused")
        with closing(sqlite3.connect(database_path(folder))) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store = open_store(folder, AT)
        assert len(store.drills.rounds(1)) == 12
        store.close()
    assert refused >= 2
