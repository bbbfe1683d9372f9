"""``settle``: what each layout comes to."""

from __future__ import annotations

import argparse

from dealer_trainer.application.context import Context
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.settlement import settlement_line
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.text.language import _
from dealer_trainer.text.layouts import settled_lines


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("settle", _("settles each layout of a file"))
    command.add_argument(
        "file", metavar="FILE", help=_("layouts: .yaml, .jsonl, or - for standard input")
    )
    command.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Settle every layout of a file. Raises ``BadInput``."""
    shelf = context.open_shelf()
    layouts = read_layouts(arguments.file, shelf.houses, context.streams.source)
    houses = shelf.by_id
    for number, layout in enumerate(layouts, 1):
        house = houses[layout.house]
        settlement = settle(layout, house)
        if arguments.json:
            line = settlement_line(layout, settlement, house)
        else:
            line = "\n".join(settled_lines(number, layout, settlement, house))
        context.streams.out.write(f"{line}\n")
    return 0
