"""All that is kept of the trainees in one data folder, behind one door."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dealer_trainer.storage.sqlite.backup import Copies
from dealer_trainer.storage.sqlite.connection import WAIT, Database, open_database
from dealer_trainer.storage.sqlite.trainees import TraineeRepository
from dealer_trainer.training.errors import StoreError, StoreFault

if TYPE_CHECKING:
    from dealer_trainer.storage.sqlite.drills import DrillRepository
    from dealer_trainer.storage.sqlite.exchange import Exchange
    from dealer_trainer.storage.sqlite.mistakes import MistakeRepository
    from dealer_trainer.storage.sqlite.progress import ProgressRepository
    from dealer_trainer.storage.sqlite.quiz_attempts import QuizAttemptRepository
    from dealer_trainer.storage.sqlite.sprints import SprintRepository

DATABASE: Final = "trainer.db"
"""The database's name in the data folder."""


class Store:
    """The open store; ``copy_fault`` says why today's copy could not be made, if it could not.

    What no first layout needs is loaded when it is first asked for.
    """

    def __init__(
        self, database: Database, copies: Copies, copy_fault: StoreError | None = None
    ) -> None:
        self.database = database
        self.copies = copies
        self.copy_fault = copy_fault
        self.trainees = TraineeRepository(database)

    @cached_property
    def drills(self) -> DrillRepository:
        """Drills and their rounds."""
        from dealer_trainer.storage.sqlite.drills import DrillRepository  # noqa: PLC0415 -- see above

        return DrillRepository(self.database)

    @cached_property
    def quizzes(self) -> QuizAttemptRepository:
        """Quizzes taken."""
        from dealer_trainer.storage.sqlite.quiz_attempts import QuizAttemptRepository  # noqa: PLC0415 -- see above

        return QuizAttemptRepository(self.database)

    @cached_property
    def mistakes(self) -> MistakeRepository:
        """Mistakes and when they are due."""
        from dealer_trainer.storage.sqlite.mistakes import MistakeRepository  # noqa: PLC0415 -- see above

        return MistakeRepository(self.database)

    @cached_property
    def sprints(self) -> SprintRepository:
        """Sprints run."""
        from dealer_trainer.storage.sqlite.sprints import SprintRepository  # noqa: PLC0415 -- see above

        return SprintRepository(self.database)

    @cached_property
    def progress(self) -> ProgressRepository:
        """Skills and figures."""
        from dealer_trainer.storage.sqlite.progress import ProgressRepository  # noqa: PLC0415 -- see above

        return ProgressRepository(self.database)

    def exchange(self) -> Exchange:
        """Rounds going out to another PC, or coming in."""
        from dealer_trainer.storage.sqlite.exchange import Exchange  # noqa: PLC0415 -- see above

        return Exchange(self.database)

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
    return Store(database, copies, fault)
