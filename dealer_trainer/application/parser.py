"""The command line: what can be asked, and the help for it in the language in use."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from dealer_trainer import __version__, paths
from dealer_trainer.text.language import Language, _
from dealer_trainer.text.printable import placed

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"

AddCommand: TypeAlias = Callable[[str, str], argparse.ArgumentParser]
"""Makes the parser of a command of a name, with what the command does."""

_APPLICATION: Final = "dealer_trainer.application"
COMMANDS: Final = {
    "drill": "dealer_trainer.bootstrap",
    "settle": f"{_APPLICATION}.settle",
    "deal": f"{_APPLICATION}.deal",
    "grade": f"{_APPLICATION}.grade",
    "explain": f"{_APPLICATION}.explain",
    "houses": f"{_APPLICATION}.houses",
    "situations": f"{_APPLICATION}.situations",
    "quizzes": f"{_APPLICATION}.quizzes",
    "paper": f"{_APPLICATION}.paper",
    "verify": f"{_APPLICATION}.verify",
    "examiner": f"{_APPLICATION}.examiner",
    "export": f"{_APPLICATION}.export_rounds",
    "import": f"{_APPLICATION}.import_rounds",  # import is a word of Python's own
}
"""Every command by its name, in the order of the help: the module that adds and runs it. It is
imported only for its command.
"""

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


def commands_named(argv: list[str]) -> tuple[str, ...]:
    """The command of a command line, or none where it names none.

    All of them where help on the whole is asked for first, or a command that there is not: both are
    told of every command.
    """
    words = iter(argv)
    for word in words:
        if word in ("-h", "--help"):
            return tuple(COMMANDS)
        if word in ("--data", "--language"):
            next(words, None)
        elif not word.startswith("-"):
            return (word,) if word in COMMANDS else tuple(COMMANDS)
    return ()


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


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number of at least so much. What it is given it refuses as argparse does."""

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
        import platform  # noqa: PLC0415 -- see above
        from importlib import metadata  # noqa: PLC0415 -- see above

        lines = [f"{parser.prog} {__version__}", f"Python {platform.python_version()}"]
        # The package's data name it: no Qt is loaded for a number.
        with suppress(metadata.PackageNotFoundError):
            lines.append(f"Qt {metadata.version('PySide6-Essentials')}")
        lines.append(_("Data folder: {folder}").format(folder=paths.user_data(namespace.data)))
        print("\n".join(lines))
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


def make_parser(commands: Iterable[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """The parser of the command line, of these commands: a start needs no more than its own."""
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
    added = parser.add_subparsers(dest="command", metavar=_("COMMAND"), title=_("commands"))
    for name in commands:
        import_module(COMMANDS[name]).add(partial(_add, added))
    return parser


def _add(commands: Subparsers, name: str, does: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=does,
        description=does,
        parents=[_everywhere(argparse.SUPPRESS)],
        allow_abbrev=False,
    )
