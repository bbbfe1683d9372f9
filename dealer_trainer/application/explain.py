"""``explain``: the working of a layout in sentences."""

from __future__ import annotations

import argparse

from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand, whole
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.storage.layouts import read_layouts
from dealer_trainer.text.bets import answer_text, bet_label, box_name
from dealer_trainer.text.cards import cards_label
from dealer_trainer.text.language import _
from dealer_trainer.text.working import WorkingLine, box_working, dealer_working


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("explain", _("tells why a layout comes to what it comes to"))
    command.add_argument(
        "layout", metavar="LAYOUT", help=_("layouts: .yaml, .jsonl, or - for standard input")
    )
    command.add_argument("--box", metavar="N", type=whole(1), help=_("only this box"))


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Explain every layout of a file, or one box of each. Raises ``BadInput``."""
    shelf = context.open_shelf()
    layouts = read_layouts(arguments.layout, shelf.houses, context.streams.source)
    if arguments.box is not None:
        _check_box(arguments.box, layouts)
    houses = shelf.by_id
    for number, layout in enumerate(layouts, 1):
        lines = _explained(number, layout, houses[layout.house], arguments.box)
        context.streams.out.write("\n".join(lines) + "\n")
    return 0


def _check_box(box: int, layouts: tuple[Layout, ...]) -> None:
    for number, layout in enumerate(layouts, 1):
        if all(lying.number != box for lying in layout.boxes):
            raise Refused(_("Layout {number} has no box {box}.").format(number=number, box=box))


def _explained(number: int, layout: Layout, house: House, only: int | None) -> list[str]:
    settlement = settle(layout, house)
    lines = [
        _("Layout {number}, {house}: board {board}, dealer {dealer}").format(
            number=number,
            house=house.id,
            board=cards_label(layout.board),
            dealer=cards_label(layout.dealer),
        )
    ]
    lines += _told(dealer_working(layout, house, settlement))
    for settled in settlement.boxes:
        if only in (None, settled.box.number):
            lines += _box(layout, house, settlement, settled.box.number)
    return lines


def _box(layout: Layout, house: House, settlement: Settlement, number: int) -> list[str]:
    settled = settlement.box(number)
    answers = ", ".join(f"{bet_label(bet.bet)} {answer_text(bet.answer)}" for bet in settled.bets)
    head = f"{box_name(number)} ({cards_label(settled.box.cards)}): {answers}"
    of_dealer = len(dealer_working(layout, house, settlement))
    return [head, *_told(box_working(layout, house, settlement, number)[of_dealer:])]


def _told(lines: tuple[WorkingLine, ...]) -> list[str]:
    return [f"  {line.label}: {line.text}" for line in lines]
