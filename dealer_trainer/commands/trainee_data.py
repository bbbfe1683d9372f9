"""A trainee's data as files: the spreadsheet, the JSON lines, and back in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.house import House
from dealer_trainer.storage.exchange import Exchange, read_lines
from dealer_trainer.storage.exchange_words import sheet_row
from dealer_trainer.storage.files import open_named, replacing
from dealer_trainer.storage.spreadsheet import write_spreadsheet
from dealer_trainer.storage.store import Store
from dealer_trainer.text.exports import cells, headings
from dealer_trainer.training.ports import Holdings, Trainee
from dealer_trainer.training.trainee_data import TakenIn


@dataclass(frozen=True, slots=True)
class KeptData:
    """``TraineeData`` over the open store; ``houses`` name the houses of the rounds."""

    store: Store
    houses: Mapping[str, House]

    def holdings(self, trainee: Trainee) -> Holdings:
        """What would go with a trainee."""
        return self.store.trainees.holdings(trainee)

    def delete(self, trainee: Trainee) -> Holdings:
        """A trainee and all that is kept of them go for good; what went."""
        return self.store.trainees.delete_trainee(trainee)

    def write_table(self, trainee: Trainee, path: Path) -> int:
        """All rounds as a spreadsheet; how many. It appears under its name whole, or not at all."""
        return write_spreadsheet(path, self._table(trainee))

    def write_lines(self, trainee: Trainee, path: Path) -> int:
        """All rounds as JSON lines; how many. They appear under the name whole, or not at all."""
        count = 0
        with replacing(path) as file:
            for line in Exchange(self.store.database).lines(trainee):
                file.write(f"{line}\n".encode())
                count += 1
        return count

    def take_in(self, trainee: Trainee, path: Path) -> TakenIn:
        """The rounds of a file become a trainee's own, all or none.

        Raises ``BadInput`` with every fault and its line, ``OSError``.
        """
        with open_named(path, path.name, plain=True) as file:
            rounds = read_lines(file, path.name)
        taken = Exchange(self.store.database).take_in(trainee, rounds)
        return TakenIn(taken.taken, taken.doubles)

    def _table(self, trainee: Trainee) -> Iterator[tuple[str, ...]]:
        yield headings()
        for row in Exchange(self.store.database).rows(trainee):
            yield cells(sheet_row(row), trainee.name, self.houses)
