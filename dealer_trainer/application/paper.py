"""``paper``: the layouts of a quiz by its code, with or without the right answers; its pages are
printed by ``dealer_trainer.print_paper``.
"""

from __future__ import annotations

import argparse

from dealer_trainer import paths
from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.dealing.request import CannotDeal
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.codec.layout import layout_json
from dealer_trainer.storage.codec.settlement import settlement_line
from dealer_trainer.storage.codec.typed import json_line
from dealer_trainer.storage.quizzes import load_quizzes
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.layouts import blank_lines, settled_lines
from dealer_trainer.text.plans import refusal_text
from dealer_trainer.text.quizzes import code_refusal_text, paper_refusal_text, quiz_name
from dealer_trainer.text.situations import situation_name
from dealer_trainer.training.quiz.paper import Paper, PaperRefused, paper_of_code
from dealer_trainer.training.quiz.paper_code import EXAMPLE, CodeRefused


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("paper", _("prints the paper of a code"))
    command.add_argument(
        "code", metavar="CODE", help=_("a paper's code, such as {code}").format(code=EXAMPLE)
    )
    command.add_argument("--key", action="store_true", help=_("with the right answers"))
    written = command.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))
    written.add_argument(
        "--pdf", metavar="FILE", help=_("as pages to be printed, for use at a table")
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Print a paper. Raises ``Refused`` for a code that names none."""
    paper = find(arguments.code, context)
    out = context.streams.out
    if arguments.json:
        for line in _json_lines(paper, arguments.key):
            out.write(f"{line}\n")
    else:
        out.write("\n".join(_text_lines(paper, arguments.key)) + "\n")
    return 0


def find(code: str, context: Context) -> Paper:
    """The paper of a typed code. Raises ``Refused``."""
    houses = context.open_shelf()
    shelf = load_quizzes(paths.assets(), context.data_folder, houses.houses)
    for bad in shelf.broken:
        context.streams.tell_bad_input(bad)
    try:
        return paper_of_code(code, shelf.quizzes, houses.houses)
    except CodeRefused as refused:
        raise Refused(code_refusal_text(refused)) from refused
    except PaperRefused as refused:
        raise Refused(paper_refusal_text(refused)) from refused
    except CannotDeal as refused:
        raise Refused(refusal_text(refused)) from refused


def _json_lines(paper: Paper, key: bool) -> list[str]:
    """A line a layout, as ``deal`` prints them; with the key a line a settlement, as ``settle``
    does.
    """
    house = paper.house
    if key:
        return [settlement_line(layout, settle(layout, house), house) for layout in paper.layouts]
    return [json_line(layout_json(layout)) for layout in paper.layouts]


def _text_lines(paper: Paper, key: bool) -> list[str]:
    lines = [
        _("Paper {code}: {quiz}, {house}").format(
            code=paper.code, quiz=quiz_name(paper.definition), house=house_name(paper.house)
        )
    ]
    for number, layout in enumerate(paper.layouts, 1):
        lines.append("")
        if key:
            lines += settled_lines(number, layout, settle(layout, paper.house), paper.house)
        else:
            lines += blank_lines(number, layout, paper.house)
    if key and paper.quotas:
        lines += ["", _("Situations in this paper, and how many were wanted at least:")]
        lines += [
            f"  {situation_name(situation)}: {found} ({least})"
            for situation, least, found in paper.quotas
        ]
    return lines
