"""The trainee's data are the trainee's: out as a file, in from one, and gone for good."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.ports import Holdings, Trainee


@dataclass(frozen=True, slots=True)
class TakenIn:
    """How many rounds of a file were taken in, and how many were there already."""

    taken: int
    doubles: int


class TraineeData(Protocol):
    """All that is kept of a trainee. Every call may raise ``StoreError``."""

    def holdings(self, trainee: Trainee) -> Holdings:
        """What would go with a trainee."""
        ...

    def delete(self, trainee: Trainee) -> Holdings:
        """A trainee and all that is kept of them go for good; what went."""
        ...

    def write_table(self, trainee: Trainee, path: Path) -> int:
        """All rounds as a spreadsheet in the language in use; how many. Raises ``OSError``."""
        ...

    def write_lines(self, trainee: Trainee, path: Path) -> int:
        """All rounds as JSON lines, to be taken in on another PC; how many. Raises ``OSError``."""
        ...

    def take_in(self, trainee: Trainee, path: Path) -> TakenIn:
        """The rounds of a file become a trainee's own, all or none.

        Raises ``BadInput``, ``OSError``.
        """
        ...
