"""The trainee's data are the trainee's: out as a file, in from one, and gone for good."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.ports import Holdings, Trainee
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.training.trainee_names import name_key


@dataclass(frozen=True, slots=True)
class Exported:
    """How many rounds were written to a file, and how many could not be read to be written."""

    rounds: int
    unreadable: int


@dataclass(frozen=True, slots=True)
class TakenIn:
    """How many rounds of a file were taken in, how many were there already, and the houses of
    theirs that this machine does not have.
    """

    taken: int
    doubles: int
    unknown_houses: tuple[str, ...] = ()


class RoundsFile(Protocol):
    """The rounds of a file that was read and is in order."""

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose rounds they are by the file, each name once."""

    def take_in(self, trainee: Trainee) -> TakenIn:
        """They become a trainee's own, all or none.

        Raises ``KeyError`` for a trainee who was deleted meanwhile, ``StoreError``.
        """


def names_besides(owners: Iterable[str], name: str) -> tuple[str, ...]:
    """Those of the names that are somebody else's than this one."""
    return tuple(owner for owner in owners if name_key(owner) != name_key(name))


class TraineeData(Protocol):
    """All that is kept of a trainee. Every call may raise ``StoreError``."""

    def holdings(self, trainee: Trainee) -> Holdings:
        """What would go with a trainee."""

    def delete(self, trainee: Trainee) -> Holdings:
        """A trainee and all that is kept of them go for good; what went."""

    def usual_csv_format(self) -> CsvFormat:
        """The format that the system's spreadsheet programs expect."""

    def write_table(self, trainee: Trainee, path: Path, csv_format: CsvFormat) -> Exported:
        """All rounds as a spreadsheet in the language in use. Raises ``OSError``."""

    def write_lines(self, trainee: Trainee, path: Path) -> Exported:
        """All rounds as JSON lines, to be taken in on another PC. Raises ``OSError``."""

    def read_rounds(self, path: Path) -> RoundsFile:
        """The rounds of a file; nothing is taken in yet. Raises ``BadInput``, ``OSError``."""
