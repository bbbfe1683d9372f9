"""What a spreadsheet gets: the format of its CSV, and a round as a line of figures."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from dealer_trainer.frozen import dataclass
from dealer_trainer.training.diagnosis.slips import Slip


class CsvFormat(Enum):
    """A separator with the decimal mark that goes with it; the values are stored, and are words of
    the command line.
    """

    SEMICOLON_COMMA = "semicolon-comma"
    COMMA_POINT = "comma-point"
    SEMICOLON_POINT = "semicolon-point"

    @property
    def separator(self) -> str:
        """What stands between two cells."""
        return "," if self is CsvFormat.COMMA_POINT else ";"

    @property
    def decimal_mark(self) -> str:
        """What stands before the decimals of a number."""
        return "," if self is CsvFormat.SEMICOLON_COMMA else "."


def csv_format_of(decimal_mark: str, separator: str = "") -> CsvFormat:
    """The format for a decimal mark, and for a list separator where one is known."""
    if decimal_mark == ",":
        return CsvFormat.SEMICOLON_COMMA
    return CsvFormat.SEMICOLON_POINT if separator == ";" else CsvFormat.COMMA_POINT


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A submitted round: when (in the local time of then), where, and what it came to. Money is
    minor units.
    """

    at: datetime
    house: str
    boxes: int
    asked: int
    right: int
    milliseconds: int | None
    overpaid: int
    underpaid: int
    slips: tuple[Slip, ...]
