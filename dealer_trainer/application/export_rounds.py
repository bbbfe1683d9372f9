"""``export``: all rounds of a trainee as a spreadsheet or as JSON lines."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.application.trainee_files import TraineeFiles
from dealer_trainer.storage.store import Store, open_store
from dealer_trainer.text.exports import exported_text, no_trainee_text
from dealer_trainer.text.language import _
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.spreadsheet import CsvFormat
from dealer_trainer.training.trainee_names import name_key


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("export", _("writes all rounds of a trainee to a file"))
    command.add_argument(
        "file", metavar="FILE", help=_(".csv for a spreadsheet, .jsonl for another PC")
    )
    command.add_argument("--trainee", metavar="NAME", help=_("whose rounds"))
    command.add_argument(
        "--csv",
        choices=tuple(csv_format.value for csv_format in CsvFormat),
        help=_("separator and decimal mark of a spreadsheet, if not the system's"),
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Write the file. Raises ``Refused``, ``StoreError``, ``OSError``."""
    path = Path(arguments.file)
    ending = path.suffix.lower()
    if ending not in (".csv", ".jsonl"):
        raise Refused(
            _("{file}: the file's name must end in .csv or .jsonl.").format(file=arguments.file)
        )
    if arguments.csv is not None and ending != ".csv":
        raise Refused(_("--csv is for a spreadsheet: the file's name must end in .csv then."))
    shelf = context.open_shelf()
    store = open_store(context.data_folder, SystemClock().now())
    try:
        trainee = trainee_named(store, arguments.trainee)
        data = TraineeFiles(store, shelf)
        if ending == ".csv":
            wished = arguments.csv
            csv_format = data.usual_csv_format() if wished is None else CsvFormat(wished)
            rounds = data.write_table(trainee, path, csv_format)
        else:
            rounds = data.write_lines(trainee, path)
    finally:
        store.close()
    context.streams.out.write(exported_text(rounds, arguments.file) + "\n")
    return 0


def trainee_named(store: Store, name: str | None) -> Trainee:
    """The trainee of a name, else the one chosen last, or the only one. Raises ``Refused``."""
    known = store.trainees.trainees()
    if name is None:
        # A guest of `drill`, and one who was imported, was never chosen in the window.
        last = store.trainees.last_trainee() or (known[0] if len(known) == 1 else None)
        if last is None:
            raise Refused(_("Nobody has trained here yet. Name a trainee with --trainee."))
        return last
    for trainee in known:
        if name_key(trainee.name) == name_key(name):
            return trainee
    raise Refused(no_trainee_text(name))
