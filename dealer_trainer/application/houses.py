"""``houses``: the houses that can be used, the check of a house file, a copy of one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer.application.context import Context, house_of
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.storage.custom_houses import FOLDER, copy_house
from dealer_trainer.storage.houses import read_house
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("houses", _("lists the houses, or checks or copies one"))
    does = command.add_mutually_exclusive_group()
    does.add_argument("--check", metavar="FILE", help=_("the house file to check"))
    does.add_argument(
        "--copy",
        metavar=("ID", "NEW"),
        nargs=2,
        help=_("copies a house into the data folder under a new id, to be changed there"),
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """List the houses, check a file or copy a house. Raises ``BadInput`` with every fault."""
    out = context.streams.out
    shelf = context.open_shelf(tells=arguments.check is None)
    if arguments.check is not None:
        house = read_house(Path(arguments.check), taken=shelf.files, source=arguments.check)
        sentence = _("{file}: the house {house} is in order.")
        out.write(sentence.format(file=arguments.check, house=house.id) + "\n")
        return 0
    if arguments.copy is not None:
        source, new = arguments.copy
        house_of(shelf, source)
        copy = copy_house(shelf, source, new, context.data_folder)
        path = context.data_folder / FOLDER / f"{copy.id}.yaml"
        out.write(_("{file}: a copy of the house {house}.").format(file=path, house=source) + "\n")
        return 0
    width = max((len(house.id) for house in shelf.houses), default=0)
    for house in shelf.houses:
        boxes = ngettext("{n} box", "{n} boxes", house.boxes).format(n=house.boxes)
        out.write(f"{house.id:<{width}}  {house_name(house)} · {boxes} · {house.currency}\n")
    return 0
