"""``verify``: a quiz's result settled, graded and dealt again."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.storage.editions import Editions, load_editions
from dealer_trainer.storage.results import ResultFile, read_result
from dealer_trainer.storage.signing import read_public_key
from dealer_trainer.storage.verify import verify
from dealer_trainer.text.amounts import date_text
from dealer_trainer.text.findings import examiner_refusal_text, finding_text
from dealer_trainer.text.houses import house_name
from dealer_trainer.text.language import _
from dealer_trainer.text.quiz_result import circumstances, outcome_line, verdict
from dealer_trainer.text.quizzes import quiz_name
from dealer_trainer.training.quiz.findings import ExaminerRefused
from dealer_trainer.training.quiz.result import result_of


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("verify", _("checks the result of a quiz"))
    command.add_argument("file", metavar="FILE", help=_("a result file"))
    command.add_argument(
        "--key", metavar="FILE", help=_("the public key with which it should be signed")
    )


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Check a result file: 0 where all agrees, 2 where something does not. Raises ``BadInput``."""
    try:
        key = None if arguments.key is None else read_public_key(Path(arguments.key))
        result = read_result(Path(arguments.file))
        findings = verify(result, _own(context), key)
    except ExaminerRefused as refused:
        raise Refused(examiner_refusal_text(refused)) from refused
    wrong = [finding for finding in findings if finding.disagrees]
    for finding in wrong:
        context.streams.tell(f"{arguments.file}: {finding_text(finding)}")
    told = [finding_text(finding) for finding in findings if not finding.disagrees]
    if wrong:
        context.streams.tell(_("{file}: the result does not agree.").format(file=arguments.file))
        return 2
    lines = [*_about(result), *told, _("The result agrees with its answers.")]
    context.streams.out.write("\n".join(lines) + "\n")
    return 0


def _own(context: Context) -> Editions:
    """What this machine has to compare with; its broken files are left out."""
    houses = context.open_shelf(tells=False).houses
    return load_editions(paths.assets(), context.data_folder, houses)


def _about(result: ResultFile) -> list[str]:
    record = result.record
    marked = result_of(record)
    paper = record.paper
    return [
        _("{trainee}: {quiz}, {house}, {day}, paper {code}").format(
            trainee=record.sitting.trainee,
            quiz=quiz_name(paper.definition),
            house=house_name(paper.house),
            day=date_text(record.finished.date()),
            code=paper.code,
        ),
        verdict(marked.passed),
        *(f"  {outcome_line(outcome)}" for outcome in marked.outcomes),
        *circumstances(marked),
        _("Check code {code}").format(code=result.written["check"]),
    ]
