"""Keeps a database of this version for the tests of later ones: run it before each release.

``python -m tests.storage.keep_database`` writes ``tests/data/databases/vN.sql``.
"""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from dealer_trainer.storage.sqlite.connection import APPLICATION
from dealer_trainer.storage.sqlite.migrate import version_of
from dealer_trainer.storage.sqlite.store import database_path, open_store
from dealer_trainer.training.drill.plan import DrillPlan, Round
from tests.storage.played import AT, HOUSES, changes_of, layouts_of, play

KEPT = Path(__file__).resolve().parents[1] / "data" / "databases"
NAMES = ("Anna", "Иван")


def rounds_of(house: str) -> list[Round]:
    """The rounds that are in a kept database: the last of them is open."""
    layouts = layouts_of(HOUSES[house], 3)
    return [play(layout, HOUSES[house], at, slips=True) for at, layout in enumerate(layouts)]


def fill(folder: Path) -> None:
    """A small store: two trainees, a drill of each house, an open round in each."""
    store = open_store(folder, AT)
    for name in NAMES:
        trainee = store.trainees.add_trainee(name, AT)
        store.trainees.choose_trainee(trainee, AT)
        for house in HOUSES.values():
            drill = store.drills.start_drill(trainee, DrillPlan(house.id, 7), AT)
            *submitted, left = rounds_of(house.id)
            for played in (*submitted, left):
                shown = store.drills.open_round(
                    drill, played.index, played.layout, house, played.asked, AT
                )
                store.drills.keep_changes(shown.id, changes_of(played), 0)
                if played is not left:
                    store.drills.submit_round(shown.id, played, AT)
    store.close()


def restore(dump: Path, path: Path) -> None:
    """The database of a kept version, as that version left it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder))
        with closing(sqlite3.connect(database_path(Path(folder)))) as connection:
            version = version_of(connection)
            lines = [
                f"PRAGMA application_id = {APPLICATION};",
                f"PRAGMA user_version = {version};",
                *connection.iterdump(),
            ]
    KEPT.mkdir(parents=True, exist_ok=True)
    text = "\n".join(lines) + "\n"
    (KEPT / f"v{version}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
