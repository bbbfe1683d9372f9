"""``import``: exported rounds become a trainee's on this PC, without doubles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.storage.codec.exported_round import houses_besides, owners_of, read_lines
from dealer_trainer.storage.files import open_named
from dealer_trainer.storage.store import open_store
from dealer_trainer.text.exports import (
    doubles_of_text,
    doubles_text,
    imported_of_text,
    imported_text,
    owners_text,
    unknown_houses_text,
)
from dealer_trainer.text.language import _
from dealer_trainer.text.store_faults import name_fault_text
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.errors import NameRefused
from dealer_trainer.training.ports import Trainee
from dealer_trainer.training.trainee_files import names_besides

if TYPE_CHECKING:
    from dealer_trainer.storage.store import Imported


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("import", _("takes in rounds that were exported as .jsonl, without doubles"))
    command.add_argument("file", metavar="FILE", help=_("the exported file"))
    command.add_argument(
        "--trainee",
        metavar="NAME",
        help=_("whose rounds all of them become; without it each one's own"),
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Take in a file. Raises ``BadInput``, ``Refused``, ``StoreError``."""
    houses = context.open_shelf(tells=False).by_id
    with open_named(Path(arguments.file), arguments.file) as file:
        rounds = read_lines(file, arguments.file, houses)
    now, name = SystemClock().now(), arguments.trainee
    store = open_store(context.data_folder, now)
    try:
        shares = store.exchange().take_in_by_name(rounds, now, name)
    except NameRefused as refused:
        raise Refused(name_fault_text(refused)) from refused
    finally:
        store.close()
    others = () if name is None else names_besides(owners_of(rounds), name)
    for line in _told(shares, others):
        context.streams.out.write(f"{line}\n")
    if unknown := houses_besides(rounds, houses):
        context.streams.out.write(f"{unknown_houses_text(unknown)}\n")
    return 0


def _told(shares: tuple[tuple[Trainee, Imported], ...], others: tuple[str, ...]) -> Iterator[str]:
    """What became of the rounds; names only where they are more than one trainee's."""
    for trainee, imported in shares:
        alone = len(shares) == 1
        taken, doubles = imported.taken, imported.doubles
        yield imported_text(taken) if alone else imported_of_text(trainee.name, taken)
        if doubles:
            yield doubles_text(doubles) if alone else doubles_of_text(trainee.name, doubles)
    if others:
        yield owners_text(others)
