"""``examiner``: the key with which examined quizzes are signed on this machine."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path

from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import AddCommand
from dealer_trainer.storage.files import replace_file
from dealer_trainer.storage.signing import PRIVATE, has_key, make_key, public_key_text
from dealer_trainer.text.findings import examiner_refusal_text
from dealer_trainer.text.language import _
from dealer_trainer.training.quiz.findings import ExaminerFault, ExaminerRefused

_LONGEST = 64 * 1024
"""Bytes that are read of a line: more than any passphrase that is taken has."""


def add(make: AddCommand) -> None:
    """What the command can be asked."""
    command = make("examiner", _("the key that signs examined quizzes on this machine"))
    does = command.add_mutually_exclusive_group(required=True)
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


def run(arguments: argparse.Namespace, context: Context) -> int:
    """Make the key, or hand out its public half. Raises ``Refused``."""
    try:
        if arguments.new:
            _make(context)
        else:
            _hand_out(arguments.public, context)
    except ExaminerRefused as refused:
        raise Refused(examiner_refusal_text(refused)) from refused
    return 0


def _make(context: Context) -> None:
    folder = context.data_folder
    if has_key(folder):
        raise ExaminerRefused(ExaminerFault.KEY_THERE, str(folder / PRIVATE))
    make_key(folder, _passphrase(context))
    context.streams.out.write(
        _("The examiner's key is made. Its public half: “dealer-trainer examiner --public FILE”.")
        + "\n"
    )


def _passphrase(context: Context) -> str:
    """Typed twice at a terminal; else the first line of standard input."""
    source = context.streams.source
    if not source.isatty():
        try:
            return source.readline(_LONGEST).decode("utf-8-sig").rstrip("\r\n")
        except UnicodeDecodeError:
            raise ExaminerRefused(ExaminerFault.NOT_TEXT) from None
    typed = getpass.getpass(_("New passphrase: "), stream=context.streams.err)
    if typed != getpass.getpass(_("The same once more: "), stream=context.streams.err):
        raise Refused(_("The two passphrases differ. No key was made."))
    return typed


def _hand_out(target: str, context: Context) -> None:
    text = public_key_text(context.data_folder)
    if target == "-":
        context.streams.out.write(text)
    else:
        replace_file(Path(target), text.encode("ascii"))
