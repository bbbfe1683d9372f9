"""The spreadsheet's headings and cells, and what export and import report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dealer_trainer.rules.house import House
from dealer_trainer.rules.money import amount_text
from dealer_trainer.text.language import NC_, NN_, Words, _, ngettext, pgettext
from dealer_trainer.text.mistakes import house_shown
from dealer_trainer.text.slips import slip_name
from dealer_trainer.text.store_faults import system_fault_text
from dealer_trainer.training.errors import NotPlainFile
from dealer_trainer.training.spreadsheet import CsvFormat, SheetRow
from dealer_trainer.training.trainee_files import Exported

_NAMES_SHOWN: Final = 8


def headings() -> tuple[str, ...]:
    """The first line of the spreadsheet."""
    return (
        pgettext("column", "Date"),
        pgettext("column", "Time"),
        pgettext("column", "Trainee"),
        pgettext("column", "House"),
        pgettext("column", "Boxes"),
        pgettext("column", "Answers"),
        pgettext("column", "Right"),
        pgettext("column", "Seconds"),
        pgettext("column", "Paid too much"),
        pgettext("column", "Paid too little"),
        pgettext("column", "Currency"),
        pgettext("column", "Slips"),
    )


def cells(row: SheetRow, trainee: str, houses: Mapping[str, House], mark: str) -> tuple[str, ...]:
    """A round as a line of the spreadsheet. Dates and times are such that any spreadsheet reads
    them; numbers have the decimal mark that is given and nothing between thousands.
    """
    house = houses.get(row.house)
    return (
        row.at.strftime("%Y-%m-%d"),
        row.at.strftime("%H:%M:%S"),
        trainee,
        house_shown(row.house, houses),
        str(row.boxes),
        str(row.asked),
        str(row.right),
        "" if row.milliseconds is None else f"{row.milliseconds / 1000:.1f}".replace(".", mark),
        amount_text(row.overpaid).replace(".", mark),
        amount_text(row.underpaid).replace(".", mark),
        "" if house is None else house.currency,
        ", ".join(slip_name(slip) for slip in row.slips),
    )


csv_format_name: Final = Words(
    {
        # Translators: how numbers and columns of a CSV file are written; keep the figures.
        CsvFormat.SEMICOLON_COMMA: NC_("spreadsheet", "37,5 and semicolons"),
        CsvFormat.COMMA_POINT: NC_("spreadsheet", "37.5 and commas"),
        CsvFormat.SEMICOLON_POINT: NC_("spreadsheet", "37.5 and semicolons"),
    }
)
"""A separator with its decimal mark, shown by an example."""


def exported_text(exported: Exported, file: str) -> str:
    """What was written, and what could not be."""
    rounds, unreadable = exported.rounds, exported.unreadable
    written = ngettext(
        "{n} round written to {file}", "{n} rounds written to {file}", rounds
    ).format(n=rounds, file=file)
    if not unreadable:
        return written
    left_out = ngettext(
        "{n} round was left out: another program has changed it",
        "{n} rounds were left out: another program has changed them",
        unreadable,
    ).format(n=unreadable)
    return f"{written}\n{left_out}"


def saved_text(file: str) -> str:
    """Where a certificate or a result lies now."""
    return _("Saved as {file}").format(file=file)


imported_text: Final = NN_("{n} round taken in", "{n} rounds taken in")
"""What was taken in."""


doubles_text: Final = NN_("{n} round was there already", "{n} rounds were there already")
"""What was there already."""


def imported_of_text(name: str, taken: int) -> str:
    """What was taken in for one of several trainees."""
    return ngettext(
        "{trainee}: {n} round taken in", "{trainee}: {n} rounds taken in", taken
    ).format(trainee=name, n=taken)


def doubles_of_text(name: str, doubles: int) -> str:
    """What was there already of one of several trainees."""
    return ngettext(
        "{trainee}: {n} round was there already",
        "{trainee}: {n} rounds were there already",
        doubles,
    ).format(trainee=name, n=doubles)


def owners_text(names: Sequence[str]) -> str:
    """Whose rounds a file holds."""
    # Translators: {names} are one or more names of trainees, with commas between.
    return _("The file holds rounds of: {names}.").format(names=_listed(names))


def unknown_houses_text(houses: Sequence[str]) -> str:
    """That rounds were taken in whose houses this machine does not have."""
    # Translators: {houses} are one or more ids of houses, with commas between.
    return _("This PC does not have these houses of the rounds: {houses}.").format(
        houses=_listed(houses)
    )


def whose_lines(names: Sequence[str], trainee: str) -> tuple[str, str]:
    """Before rounds of others are taken in: whose they are, and what is asked."""
    return owners_text(names), _("Take them in as rounds of {trainee}?").format(trainee=trainee)


def _listed(names: Sequence[str]) -> str:
    more = ", …" if len(names) > _NAMES_SHOWN else ""
    return ", ".join(names[:_NAMES_SHOWN]) + more


def no_trainee_text(name: str) -> str:
    """That nobody bears a name."""
    return _("There is no trainee {name} here.").format(name=name)


def kept_of(name: str) -> str:
    """The heading over what is kept of a trainee."""
    return _("What is kept of {name}").format(name=name)


def not_written_text(file: str, error: OSError) -> str:
    """Why a file could not be written, and the way out."""
    if isinstance(error, NotPlainFile):
        return system_fault_text(error)
    reason = error.strerror or str(error)
    return _("{file} could not be written: {reason}. Choose another folder.").format(
        file=file, reason=reason
    )


def not_read_text(file: str, reason: str) -> str:
    """Why a file could not be read."""
    return _("{file} could not be read: {reason}.").format(file=file, reason=reason)


def deleted_text(name: str) -> str:
    """That a trainee is gone."""
    return _("{name} was deleted with all that was kept").format(name=name)
