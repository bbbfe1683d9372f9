"""A trainee's data as files: the spreadsheet, the JSON lines, and back in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dealer_trainer.frozen import dataclass
from dealer_trainer.storage.codec.exported_round import sheet_row
from dealer_trainer.storage.files import open_named, replacing
from dealer_trainer.storage.spreadsheet import write_spreadsheet
from dealer_trainer.storage.sqlite.exchange import Exchange, ReadRound, owners_of, read_lines
from dealer_trainer.storage.sqlite.store import Store
from dealer_trainer.storage.system_csv import system_csv_format
from dealer_trainer.text.amounts import decimal_mark
from dealer_trainer.text.exports import cells, headings
from dealer_trainer.training.csv_format import CsvFormat
from dealer_trainer.training.custom_houses import HouseCatalog
from dealer_trainer.training.ports import Holdings, Trainee
from dealer_trainer.training.trainee_files import RoundsFile, TakenIn


@dataclass(frozen=True, slots=True)
class ReadFile:
    """``RoundsFile`` over the open store."""

    store: Store
    rounds: tuple[ReadRound, ...]

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose rounds they are by the file, each name once."""
        return owners_of(self.rounds)

    def take_in(self, trainee: Trainee) -> TakenIn:
        """They become a trainee's own, all or none. Raises ``KeyError``, ``StoreError``."""
        taken = Exchange(self.store.database).take_in(trainee, self.rounds)
        return TakenIn(taken.taken, taken.doubles)


@dataclass(frozen=True, slots=True)
class TraineeFiles:
    """``TraineeData`` over the open store; ``catalog`` names the houses of the rounds."""

    store: Store
    catalog: HouseCatalog

    def holdings(self, trainee: Trainee) -> Holdings:
        """What would go with a trainee."""
        return self.store.trainees.holdings(trainee)

    def delete(self, trainee: Trainee) -> Holdings:
        """A trainee and all that is kept of them go for good; what went."""
        return self.store.trainees.delete_trainee(trainee)

    def usual_csv_format(self) -> CsvFormat:
        """The format that the system's spreadsheet programs expect."""
        return system_csv_format(decimal_mark())

    def write_table(self, trainee: Trainee, path: Path, csv_format: CsvFormat) -> int:
        """All rounds as a spreadsheet; how many. It appears under its name whole, or not at all."""
        rows = self._table(trainee, csv_format.decimal_mark)
        return write_spreadsheet(path, rows, csv_format.separator)

    def write_lines(self, trainee: Trainee, path: Path) -> int:
        """All rounds as JSON lines; how many. They appear under the name whole, or not at all."""
        count = 0
        with replacing(path) as file:
            for line in Exchange(self.store.database).lines(trainee):
                file.write(f"{line}\n".encode())
                count += 1
        return count

    def read_rounds(self, path: Path) -> RoundsFile:
        """The rounds of a file; nothing is taken in yet.

        Raises ``BadInput`` with every fault and its line, ``OSError``.
        """
        with open_named(path, path.name, plain=True) as file:
            rounds = read_lines(file, path.name)
        return ReadFile(self.store, rounds)

    def _table(self, trainee: Trainee, mark: str) -> Iterator[tuple[str, ...]]:
        yield headings()
        houses = self.catalog.by_id
        for row in Exchange(self.store.database).rows(trainee):
            yield cells(sheet_row(row), trainee.name, houses, mark)
