"""The command line: what can be asked, and the help for it in the language in use."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from dealer_trainer import paths
from dealer_trainer.application.practice_arguments import AddCommand, add_practice_commands
from dealer_trainer.application.quiz_arguments import add_quiz_commands
from dealer_trainer.dealing.request import Mix
from dealer_trainer.text.language import Language, _
from dealer_trainer.text.printable import placed

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"

PROGRAM = "dealer-trainer"
LANGUAGES = tuple(language.value for language in Language)

_MOST_DIGITS = 100
_LONGEST_SHOWN = 60
_LONGEST_FAULT = 400
"""Characters of what was typed, and of all that is said about it."""


def language_asked(argv: list[str]) -> str | None:
    """The language that a command line names, before anything else is read: help speaks it too."""
    asked = None
    for index, word in enumerate(argv):
        if word == "--language" and index + 1 < len(argv):
            asked = argv[index + 1]
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
    return asked


def command_named(argv: list[str]) -> str | None:
    """The command of a command line, or nothing where it names none that is known.

    Where help on the whole is asked for first, nothing too: it tells of every command.
    """
    words = iter(argv)
    for word in words:
        if word in ("-h", "--help"):
            return None
        if word in ("--data", "--language"):
            next(words, None)
        elif not word.startswith("-"):
            return word if word in _ADDED_BY else None
    return None


class Parser(argparse.ArgumentParser):
    """Python's, which in a fault repeats no more of an argument than anybody would read, and takes
    no empty one: it names neither a file nor a folder nor a person.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As Python's. An empty argument is refused."""
        if any(word == "" or (word[:2] == "--" and word[-1] == "=") for word in args or ()):
            self.error(_("an argument is empty: write what is meant, or leave it out"))
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong with the command line, and end."""
        super().error(placed(message, _LONGEST_FAULT))


def _whole(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        shown = placed(text, _LONGEST_SHOWN)
        if len(text) > _MOST_DIGITS:
            raise argparse.ArgumentTypeError(
                _("“{text}” is too long for a number: at most {most} digits").format(
                    text=shown, most=_MOST_DIGITS
                )
            )
        if not (text.isascii() and text.isdigit()) or int(text) < least:
            raise argparse.ArgumentTypeError(
                _("“{text}” is no whole number of at least {least}").format(text=shown, least=least)
            )
        return int(text)

    return read


class _Versions(argparse.Action):
    """Writes the versions that run and the data folder, and ends."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """The option is met: what it writes is loaded only now."""
        from dealer_trainer.application.versions import versions_text  # noqa: PLC0415 -- see above

        print(versions_text(parser.prog, paths.user_data(namespace.data)))
        parser.exit()


def _everywhere(default: Any) -> Parser:
    """The options that every command takes, before its name and after it."""
    shared = Parser(add_help=False)
    shared.add_argument(
        "--language", choices=LANGUAGES, default=default, help=_("language of all messages")
    )
    shared.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        default=default,
        help=_("folder of the trainees' rounds and of houses of one's own"),
    )
    return shared


def make_parser(command: str | None = None) -> argparse.ArgumentParser:
    """The parser of the command line: of one command, as a start needs it, or of them all."""
    parser = Parser(
        prog=PROGRAM,
        description=_(
            "Dealers learn to settle finished layouts. Without a command the window opens."
        ),
        parents=[_everywhere(None)],
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action=_Versions,
        nargs=0,
        default=argparse.SUPPRESS,
        help=_("show versions and data folder, and exit"),
    )
    commands = parser.add_subparsers(dest="command", metavar=_("COMMAND"), title=_("commands"))
    adders = dict.fromkeys(_ADDED_BY.values()) if command is None else [_ADDED_BY[command]]
    for add in adders:
        add(partial(_add, commands))
    return parser


def _add(commands: Subparsers, name: str, does: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=does,
        description=does,
        parents=[_everywhere(argparse.SUPPRESS)],
        allow_abbrev=False,
    )


def _add_drill(add: AddCommand) -> None:
    drill = add("drill", _("opens the window in a drill"))
    drill.add_argument("--house", metavar="ID", required=True, help=_("id of the house"))
    drill.add_argument("--seed", metavar="N", type=_whole(0), help=_("the same layouts again"))
    drill.add_argument("--trainee", metavar="NAME", help=_("who trains"))
    drill.add_argument(
        "--exit-when-painted",
        action="store_true",
        help=_("write “painted” and end when the first layout has been painted"),
    )


def _add_settle(add: AddCommand) -> None:
    settle = add("settle", _("settles each layout of a file"))
    settle.add_argument(
        "file", metavar="FILE", help=_("layouts: .yaml, .jsonl, or - for standard input")
    )
    settle.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))


def _add_deal(add: AddCommand) -> None:
    deal = add("deal", _("prints layouts as JSON lines"))
    deal.add_argument("--house", metavar="ID", required=True, help=_("id of the house"))
    deal.add_argument(
        "--boxes", metavar="N", type=_whole(0), help=_("occupied boxes, folded ones too")
    )
    deal.add_argument("--count", metavar="N", type=_whole(1), default=1, help=_("how many layouts"))
    deal.add_argument("--seed", metavar="N", type=_whole(0), help=_("the same layouts again"))
    deal.add_argument(
        "--situation",
        metavar="NAME",
        action="append",
        default=[],
        help=_("holds somewhere in every layout; may be given again"),
    )
    deal.add_argument(
        "--mix",
        choices=tuple(mix.value for mix in Mix),
        default=Mix.NATURAL.value,
        help=_("a plain shuffle, or traps and rare hands more often"),
    )


def _add_grade(add: AddCommand) -> None:
    grade = add("grade", _("marks sheets, a line a layout"))
    grade.add_argument("layouts", metavar="LAYOUTS", help=_("file of layouts"))
    grade.add_argument("sheets", metavar="SHEETS", help=_("file of sheets, in the same order"))
    grade.add_argument("--json", action="store_true", help=_("one line of JSON a layout"))


def _add_explain(add: AddCommand) -> None:
    explain = add("explain", _("tells why a layout comes to what it comes to"))
    explain.add_argument(
        "layout", metavar="LAYOUT", help=_("layouts: .yaml, .jsonl, or - for standard input")
    )
    explain.add_argument("--box", metavar="N", type=_whole(1), help=_("only this box"))


def _add_houses(add: AddCommand) -> None:
    houses = add("houses", _("lists the houses, or checks or copies one"))
    does = houses.add_mutually_exclusive_group()
    does.add_argument("--check", metavar="FILE", help=_("the house file to check"))
    does.add_argument(
        "--copy",
        metavar=("ID", "NEW"),
        nargs=2,
        help=_("copies a house into the data folder under a new id, to be changed there"),
    )


def _add_situations(add: AddCommand) -> None:
    situations = add("situations", _("lists the situations that can be dealt"))
    situations.add_argument("--house", metavar="ID", help=_("only those of this house"))


_ADDED_BY: Final[dict[str, Callable[[AddCommand], None]]] = {
    "drill": _add_drill,
    "settle": _add_settle,
    "deal": _add_deal,
    "grade": _add_grade,
    "explain": _add_explain,
    "houses": _add_houses,
    "situations": _add_situations,
    **dict.fromkeys(("quizzes", "paper", "verify", "examiner"), add_quiz_commands),
    **dict.fromkeys(("export", "import"), add_practice_commands),
}
"""Every command by its name, in the order of the help."""
