"""The command line: reads what is asked, and hands it to a command or to the window."""

from __future__ import annotations

import argparse
import errno
import gc
import gettext
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from typing import TextIO, TypeAlias

from dealer_trainer import paths
from dealer_trainer.application.context import Context, Refused
from dealer_trainer.application.parser import COMMANDS, commands_named, language_asked, make_parser
from dealer_trainer.application.streams import Printed, Streams
from dealer_trainer.paths import NoHome
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.text.language import (
    Language,
    current_language,
    set_language,
    system_language,
)
from dealer_trainer.text.store_faults import no_home_text, store_fault_text, system_fault_text
from dealer_trainer.training.errors import StoreError

DONE, MACHINE_FAULT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

WINDOW_COMMANDS = (None, "drill")

Run: TypeAlias = Callable[[argparse.Namespace, Context], int]
"""Does a command; the exit status."""


def obey(words: list[str]) -> int:
    """Run one command line; the exit status, see ``main``."""
    _write_utf8(sys.stdout)
    _write_utf8(sys.stderr)
    # A program that was started with a stream closed, or without a console, has none.
    streams = Streams(
        sys.stdin.buffer if sys.stdin is not None else io.BytesIO(),
        Printed(sys.stdout),
        Printed(sys.stderr, complains=True),
    )
    # argparse writes there too.
    with redirect_stdout(streams.out), redirect_stderr(streams.err):
        try:
            return _told(words, streams)
        except KeyboardInterrupt:
            return INTERRUPTED
        finally:
            streams.out.let_go()
            streams.err.let_go()


def _told(words: list[str], streams: Streams) -> int:
    """Run it; what it cannot do is told."""
    try:
        status = _done(words, streams)
        streams.out.flush()
    except BadInput as bad:
        streams.tell_bad_input(bad)
        return BAD_INPUT
    except Refused as refused:
        streams.tell(str(refused))
        return BAD_INPUT
    except NoHome:
        streams.tell(no_home_text())
        return BAD_INPUT
    except StoreError as error:
        streams.tell(store_fault_text(error))
        return MACHINE_FAULT
    except OSError as error:
        # Whoever read has enough, such as `head`; Windows has no name for it.
        if isinstance(error, BrokenPipeError) or (
            os.name == "nt" and (error.errno, error.filename) == (errno.EINVAL, None)
        ):
            return DONE
        streams.tell(system_fault_text(error))
        return MACHINE_FAULT
    return status


def _done(words: list[str], streams: Streams) -> int:
    _speak(words)
    try:
        with _argparse_speaks():
            arguments = make_parser(commands_named(words)).parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_INPUT
    context = Context(streams, paths.user_data(arguments.data))
    return _command(arguments)(arguments, context)


def _command(arguments: argparse.Namespace) -> Run:
    """The function that does a command; only what it needs is imported."""
    if arguments.command in WINDOW_COMMANDS:
        # The collector rests on until the window stands.
        return _run_of(COMMANDS["drill"])
    gc.enable()
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        # So it was since the start; from here on an interruption lets a command clean up.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if getattr(arguments, "pdf", None) is not None:
        return _run_of("dealer_trainer.print_paper")
    return _run_of(COMMANDS[arguments.command])


def _run_of(module: str) -> Run:
    run: Run = import_module(module).run
    return run


def _speak(words: list[str]) -> None:
    """Set the language asked for, else the system's."""
    asked = language_asked(words)
    known = {language.value: language for language in Language}
    set_language(known[asked] if asked in known else system_language())


@contextmanager
def _argparse_speaks() -> Iterator[None]:
    """The sentences of argparse in the language in use: it asks gettext's own domain and
    environment and knows no other way.
    """
    before = os.environ.get("LANGUAGE")
    # English is what argparse speaks by itself: no file is looked for.
    language = current_language()
    os.environ["LANGUAGE"] = "C" if language is Language.EN else language.value
    gettext.bindtextdomain("dealer_trainer", str(paths.translations()))
    gettext.textdomain("dealer_trainer")
    try:
        yield
    finally:
        del os.environ["LANGUAGE"]
        if before is not None:
            os.environ["LANGUAGE"] = before


def _write_utf8(stream: TextIO | None) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="replace")
