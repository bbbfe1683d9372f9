"""What the commands about quizzes can be asked."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from dealer_trainer.text.language import _
from dealer_trainer.training.quiz.paper_code import EXAMPLE

Add = Callable[[str, str], argparse.ArgumentParser]
"""Adds a command of a name, with what it does."""


def add_quiz_commands(add: Add) -> None:
    """``quizzes``, ``paper``, ``verify`` and ``examiner``."""
    quizzes = add("quizzes", _("lists the quizzes, or checks a quiz file"))
    quizzes.add_argument("--check", metavar="FILE", help=_("the quiz file to check"))

    paper = add("paper", _("prints the paper of a code"))
    paper.add_argument(
        "code", metavar="CODE", help=_("a paper's code, such as {code}").format(code=EXAMPLE)
    )
    paper.add_argument("--key", action="store_true", help=_("with the right answers"))
    written = paper.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))
    written.add_argument(
        "--pdf", metavar="FILE", help=_("as pages to be printed, for use at a table")
    )

    verify = add("verify", _("checks the result of a quiz"))
    verify.add_argument("file", metavar="FILE", help=_("a result file"))
    verify.add_argument(
        "--key", metavar="FILE", help=_("the public key with which it should be signed")
    )

    examiner = add("examiner", _("the key that signs examined quizzes on this machine"))
    does = examiner.add_mutually_exclusive_group(required=True)
    does.add_argument(
        "--new", action="store_true", help=_("makes it; asks for a passphrase of its own")
    )
    does.add_argument(
        "--public",
        metavar="FILE",
        nargs="?",
        const="-",
        help=_("writes its public half to a file, or to standard output"),
    )
