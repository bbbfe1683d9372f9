"""``grade``: sheets against the right answers."""

from __future__ import annotations

import argparse

from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.rules.house import House
from dealer_trainer.rules.settlement import Settlement, settle
from dealer_trainer.storage.codec.report import report_json
from dealer_trainer.storage.codec.typed import json_line
from dealer_trainer.storage.layouts import STANDARD_INPUT, read_layouts, read_sheets
from dealer_trainer.text.language import _
from dealer_trainer.text.marks import mark_text
from dealer_trainer.text.slips import money_text, tally_text
from dealer_trainer.training.diagnosis.causes import count_causes
from dealer_trainer.training.grading import Report, grade, money_errors
from dealer_trainer.training.places import asked_places


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("grade", _("marks sheets, a line a layout"))
    command.add_argument("layouts", metavar="LAYOUTS", help=_("file of layouts"))
    command.add_argument("sheets", metavar="SHEETS", help=_("file of sheets, in the same order"))
    command.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Mark every sheet, a line a layout. Raises ``BadInput``."""
    if arguments.layouts == STANDARD_INPUT == arguments.sheets:
        raise Refused(_("Only one of the two files can be “-”, the standard input."))
    shelf = context.open_shelf()
    houses = shelf.by_id
    source = context.streams.source
    layouts = read_layouts(arguments.layouts, shelf.houses, source)
    sheets = read_sheets(arguments.sheets, layouts, shelf.houses, source)
    for number, (layout, sheet) in enumerate(zip(layouts, sheets, strict=True), 1):
        house = houses[layout.house]
        settlement = settle(layout, house)
        report = grade(layout, house, settlement, sheet, asked_places(layout, house))
        if arguments.json:
            line = json_line(report_json(report))
            context.streams.out.write(f"{line}\n")
        else:
            context.streams.out.write(_report_text(number, report, settlement, house))
    return 0


def _report_text(number: int, report: Report, settlement: Settlement, house: House) -> str:
    """Right answers, mistakes and consequences, money; then each wrong answer on a line."""
    score = _("Layout {number}: {right} of {asked} right").format(
        number=number, right=report.right, asked=report.asked
    )
    money = money_text(money_errors(report, settlement), house.currency)
    head = (score, tally_text(count_causes(report)), money)
    lines = [" · ".join(part for part in head if part)]
    lines += [f"  {mark_text(mark, house.game)}" for mark in report.marks if not mark.right]
    return "\n".join(lines) + "\n"
