"""Where a command reads and writes: nothing is written but what can be printed."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from functools import partial
from typing import IO, Final, TextIO

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput
from dealer_trainer.text.printable import printable, shortened, without_isolates

LONGEST_TOLD: Final = 1_000
"""Characters of a sentence on standard error."""


class Printed(io.StringIO):
    """A stream on which whatever is not seen is written as an escape, ends of lines excepted, and
    nothing that turns the direction of a text is written at all. It keeps nothing itself.

    Without a stream, as where a program was started without a console, what is written is lost;
    so are complaints (``complains``) on a stream that takes no more: nobody can be told.
    """

    def __init__(self, stream: TextIO | None, *, complains: bool = False) -> None:
        super().__init__()
        self._stream = stream
        self._complains = complains
        self._failed: OSError | None = None

    def write(self, text: str) -> int:
        """Write the text; its length. Raises ``OSError``."""
        shown = map(printable, without_isolates(text).split("\n"))
        self._write("\n".join(shown))
        return len(text)

    def overwrite(self, words: str) -> None:
        """Words in place of the line that was written last."""
        self._write(f"\r{printable(words)}")

    def flush(self) -> None:
        """Hand over what the stream has kept back. Raises ``OSError``, also where a write before
        failed and nobody heard of it.
        """
        if self._failed is not None:
            raise self._failed
        if self._stream is not None:
            self._try(self._stream.flush)

    def isatty(self) -> bool:
        """Whether somebody looks at it."""
        return self._stream is not None and self._stream.isatty()

    def let_go(self) -> None:
        """What the stream could not take is forgotten: at the end Python would try once more."""
        if self._stream is None:
            return
        try:
            self._stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stream.fileno())
            os.close(nowhere)

    def _write(self, shown: str) -> None:
        if self._stream is not None:
            self._try(partial(self._stream.write, shown))

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
        except OSError as error:
            if not self._complains:
                self._failed = error
                raise


@dataclass(frozen=True, slots=True)
class Streams:
    """Where a command reads and writes; layouts from standard input are bytes."""

    source: IO[bytes]
    out: Printed
    err: Printed

    def tell_bad_input(self, bad: BadInput) -> None:
        """Every fault of a refused text, a line each, on standard error."""
        # Words for faults are loaded where there is one.
        from dealer_trainer.text.faults import fault_lines  # noqa: PLC0415 -- see above

        for line in fault_lines(bad):
            self.tell(line)

    def tell(self, sentence: str) -> None:
        """A line on standard error; of one that nobody would read the middle is left out."""
        self.err.write(f"{printable(without_isolates(shortened(sentence, LONGEST_TOLD)))}\n")
