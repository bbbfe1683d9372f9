"""All that is kept of the trainees in one data folder, behind one door."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from dealer_trainer.storage.backups import Copies
from dealer_trainer.storage.database import WAIT, Database, open_database
from dealer_trainer.storage.drills import Drills
from dealer_trainer.storage.mistakes import Mistakes
from dealer_trainer.storage.progress import Progress
from dealer_trainer.storage.quiz_attempts import QuizAttempts
from dealer_trainer.storage.sprints import Sprints
from dealer_trainer.storage.trainees import Trainees
from dealer_trainer.training.errors import StoreError, StoreFault

DATABASE: Final = "trainer.db"
"""The database's name in the data folder."""


@dataclass(frozen=True, slots=True)
class Store:
    """The open store; ``copy_fault`` says why today's copy could not be made, if it could not."""

    database: Database
    trainees: Trainees
    drills: Drills
    quizzes: QuizAttempts
    mistakes: Mistakes
    sprints: Sprints
    progress: Progress
    copies: Copies
    copy_fault: StoreError | None = None

    def close(self) -> None:
        """Close it; everything is in the one file then."""
        self.database.close()


def database_path(folder: Path) -> Path:
    """Where the database of a data folder lies."""
    return folder / DATABASE


def open_store(folder: Path, at: datetime, wait: float = WAIT) -> Store:
    """The store of a data folder, made if there is none; today's copy is made.

    Raises ``StoreError``. Where its fault is ``DAMAGED``, ``backups.set_aside`` or
    ``backups.put_back`` clears the way, and this is called again.
    """
    database = open_database(database_path(folder), at, wait=wait)
    copies = Copies(database)
    fault = None
    try:
        copies.make_daily(at)
    except StoreError as error:
        if error.fault is StoreFault.DAMAGED:
            database.close()
            raise
        fault = error
    except BaseException:
        database.close()
        raise
    return Store(
        database,
        Trainees(database),
        Drills(database),
        QuizAttempts(database),
        Mistakes(database),
        Sprints(database),
        Progress(database),
        copies,
        fault,
    )
