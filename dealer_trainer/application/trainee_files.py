"""A trainee's data as files: the spreadsheet, the JSON lines, and back in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.frozen import dataclass
from dealer_trainer.storage.codec.exported_round import (
    ReadRound,
    houses_besides,
    owners_of,
    read_lines,
    sheet_row,
)
from dealer_trainer.storage.files import open_named, replacing
from dealer_trainer.storage.spreadsheet import system_csv_format, write_spreadsheet
from dealer_trainer.text.amounts import decimal_mark
from dealer_trainer.text.exports import cells, headings
from dealer_trainer.training.custom_houses import HouseCatalog
from dealer_trainer.training.ports import Holdings, Trainee
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.training.trainee_files import Exported, RoundsFile, TakenIn

if TYPE_CHECKING:
    from dealer_trainer.storage.store import Exchange, Store


@dataclass(frozen=True, slots=True)
class ReadFile:
    """``RoundsFile`` over the open store."""

    store: Store
    rounds: tuple[ReadRound, ...]
    unknown_houses: tuple[str, ...]

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose rounds they are by the file, each name once."""
        return owners_of(self.rounds)

    def take_in(self, trainee: Trainee) -> TakenIn:
        """They become a trainee's own, all or none. Raises ``KeyError``, ``StoreError``."""
        taken = self.store.exchange().take_in(trainee, self.rounds)
        return TakenIn(taken.taken, taken.doubles, self.unknown_houses)


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

    def write_table(self, trainee: Trainee, path: Path, csv_format: CsvFormat) -> Exported:
        """All rounds as a spreadsheet. It appears under its name whole, or not at all."""
        exchange = self.store.exchange()
        rows = self._table(exchange, trainee, csv_format.decimal_mark)
        rounds = write_spreadsheet(path, rows, csv_format.separator)
        return Exported(rounds, exchange.unreadable)

    def write_lines(self, trainee: Trainee, path: Path) -> Exported:
        """All rounds as JSON lines. They appear under the name whole, or not at all."""
        exchange, rounds = self.store.exchange(), 0
        with replacing(path) as file:
            for line in exchange.lines(trainee):
                file.write(f"{line}\n".encode())
                rounds += 1
        return Exported(rounds, exchange.unreadable)

    def read_rounds(self, path: Path) -> RoundsFile:
        """The rounds of a file; nothing is taken in yet.

        Raises ``BadInput`` with every fault and its line, ``OSError``.
        """
        houses = self.catalog.by_id
        with open_named(path, path.name, plain=True) as file:
            rounds = read_lines(file, path.name, houses)
        return ReadFile(self.store, rounds, houses_besides(rounds, houses))

    def _table(self, exchange: Exchange, trainee: Trainee, mark: str) -> Iterator[tuple[str, ...]]:
        yield headings()
        houses = self.catalog.by_id
        for row in exchange.rows(trainee):
            yield cells(sheet_row(row), trainee.name, houses, mark)
