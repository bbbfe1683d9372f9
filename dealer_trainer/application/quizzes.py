"""``quizzes``: the quizzes that can be taken, or the check of a quiz file."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealer_trainer import paths
from dealer_trainer.application.context import Context
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.storage.quizzes import load_quizzes, read_quiz
from dealer_trainer.text.language import _
from dealer_trainer.text.quizzes import quiz_name, size_texts, time_limit_text


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("quizzes", _("lists the quizzes, or checks a quiz file"))
    command.add_argument("--check", metavar="FILE", help=_("the quiz file to check"))


def run(arguments: argparse.Namespace, context: Context) -> int:
    """List the quizzes, or check one file. Raises ``BadInput`` with every fault of it."""
    out = context.streams.out
    houses = context.open_shelf()
    shelf = load_quizzes(paths.assets(), context.data_folder, houses.houses)
    for bad in shelf.broken:
        context.streams.tell_bad_input(bad)
    if arguments.check is not None:
        checked = Path(arguments.check)
        others = [
            quiz for quiz in shelf.quizzes if shelf.files[quiz.id].resolve() != checked.resolve()
        ]
        quiz = read_quiz(checked, houses.by_id, others)
        sentence = _("{file}: the quiz {quiz} is in order.")
        out.write(sentence.format(file=arguments.check, quiz=quiz.id) + "\n")
        return 0
    width = max((len(quiz.id) for quiz in shelf.quizzes), default=0)
    for quiz in shelf.quizzes:
        about = (quiz_name(quiz), *size_texts(quiz), time_limit_text(quiz.time))
        out.write(f"{quiz.id:<{width}}  {' · '.join(about)}\n")
    return 0
