"""``houses``: the houses that can be used, or the check of a house file."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer.commands.context import Context
from dealer_trainer.storage.houses import read_house
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _, ngettext


def run(arguments: argparse.Namespace, context: Context) -> int:
    """List the houses, or check one file. Raises ``BadInput`` with every fault of it."""
    out = context.streams.out
    shelf = context.open_shelf()
    if arguments.check is not None:
        house = read_house(Path(arguments.check), taken=shelf.files, source=arguments.check)
        sentence = _("{file}: the house {house} is in order.")
        out.write(sentence.format(file=arguments.check, house=house.id) + "\n")
        return 0
    width = max((len(house.id) for house in shelf.houses), default=0)
    for house in shelf.houses:
        boxes = ngettext("{n} box", "{n} boxes", house.boxes).format(n=house.boxes)
        out.write(f"{house.id:<{width}}  {house_name(house)} · {boxes} · {house.currency}\n")
    return 0
