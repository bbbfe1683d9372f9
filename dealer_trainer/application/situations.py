"""``situations``: what can be drilled, and in which houses it can happen."""

from __future__ import annotations

import argparse

from dealer_trainer.application.context import Context, house_of
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.dealing.possible import possible
from dealer_trainer.rules.situations import Situation
from dealer_trainer.text.language import _


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("situations", _("lists the situations that can be dealt"))
    command.add_argument("--house", metavar="ID", help=_("only those of this house"))


def run(arguments: argparse.Namespace, context: Context) -> int:
    """List the situations; with a house, those that can happen in it."""
    shelf = context.open_shelf()
    houses = shelf.houses
    if arguments.house is not None:
        houses = (house_of(shelf, arguments.house),)
    width = max(len(situation.value) for situation in Situation)
    for situation in Situation:
        where = [house.id for house in houses if possible(situation, house)]
        if where or arguments.house is None:
            line = f"{situation.value:<{width}}  {' '.join(where)}"
            context.streams.out.write(f"{line.rstrip()}\n")
    return 0
