"""The arguments of the commands that hand out a trainee's rounds and take them in."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from dealer_trainer.text.language import _
from dealer_trainer.training.csv_format import CsvFormat

AddCommand = Callable[[str, str], argparse.ArgumentParser]

MODULES: Final = {"export": "export_rounds", "import": "import_rounds"}
"""Commands whose module has another name: one of them is a word of Python's own."""


def add_practice_commands(add: AddCommand) -> None:
    """``export`` and ``import``."""
    hand_out = add("export", _("writes all rounds of a trainee to a file"))
    hand_out.add_argument(
        "file", metavar="FILE", help=_(".csv for a spreadsheet, .jsonl for another PC")
    )
    hand_out.add_argument("--trainee", metavar="NAME", help=_("whose rounds"))
    hand_out.add_argument(
        "--csv",
        choices=tuple(csv_format.value for csv_format in CsvFormat),
        help=_("separator and decimal mark of a spreadsheet, if not the system's"),
    )
    take_in = add("import", _("takes in rounds that were exported as .jsonl, without doubles"))
    take_in.add_argument("file", metavar="FILE", help=_("the exported file"))
    take_in.add_argument(
        "--trainee",
        metavar="NAME",
        help=_("whose rounds all of them become; without it each one's own"),
    )
