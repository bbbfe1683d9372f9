"""Where the program starts: everything else is imported with Python's collector at rest."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; the exit status (0 done, 1 machine, 2 input or display, 130
    interrupted).
    """
    # What a start makes stays; the collector would look through it a dozen times and find nothing.
    # Whoever does more than start sets it going again: a command at once, the window a little
    # after it has been painted.
    collects = gc.isenabled()
    gc.disable()
    try:
        from dealer_trainer.cli import obey  # noqa: PLC0415 -- see above

        return obey(list(sys.argv[1:] if argv is None else argv))
    finally:
        if collects:
            gc.enable()


def start() -> NoReturn:
    """Run the command line of this process, and end with it."""
    # Until a command or the window takes it over, an interruption ends the process as the system
    # does: at once and without a word.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = main()
    # All goes with the process: nobody waits until the collector has looked through it once more.
    gc.freeze()
    sys.exit(status)


if __name__ == "__main__":
    start()
