"""``import``: exported rounds become a trainee's on this PC, without doubles."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer.commands.context import Context, Refused
from dealer_trainer.commands.hand_out import trainee_named
from dealer_trainer.storage.exchange import Exchange, read_lines
from dealer_trainer.storage.files import open_named
from dealer_trainer.storage.store import Store, open_store
from dealer_trainer.text.exports import doubles_text, imported_text
from dealer_trainer.text.store_faults import name_fault_text
from dealer_trainer.training.clock import SystemClock
from dealer_trainer.training.errors import NameRefused
from dealer_trainer.training.ports import Trainee


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Take in a file. Raises ``BadInput``, ``Refused``, ``StoreError``."""
    with open_named(Path(arguments.file), arguments.file) as file:
        rounds = read_lines(file, arguments.file)
    store = open_store(context.data_folder, SystemClock().now())
    try:
        trainee = _trainee(store, arguments.trainee or rounds[0].trainee)
        imported = Exchange(store.database).take_in(trainee, rounds)
    finally:
        store.close()
    context.streams.out.write(imported_text(imported.taken) + "\n")
    if imported.doubles:
        context.streams.out.write(doubles_text(imported.doubles) + "\n")
    return 0


def _trainee(store: Store, name: str) -> Trainee:
    """The trainee of a name, made if there is none."""
    try:
        return trainee_named(store, name)
    except Refused:
        pass
    try:
        return store.trainees.add_trainee(name, SystemClock().now())
    except NameRefused as refused:
        raise Refused(name_fault_text(refused)) from refused
