"""Bytes from outside as text, in UTF-8 or UTF-16: whole files, and lines of which little is held.

Every reader of files and of standard input decodes here.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import Final, Protocol

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.storage.codec.nodes import Reading

ENDLESS: Final = 16 * 1024 * 1024
"""Bytes after which a line that has not ended is not waited for any more: ``/dev/zero``."""

_CHUNK: Final = 64 * 1024
_UTF8: Final = "utf-8"
_BOM: Final = "\ufeff"
_MARK_BYTES: Final = len(codecs.BOM_UTF8)


class Bytes(Protocol):
    """What bytes are read from."""

    def read(self, size: int, /) -> bytes:
        """At most so many; none at the end."""
        ...


def encoding_of(start: bytes) -> str:
    """The encoding of a text that begins with these bytes.

    Windows PowerShell 5 redirects into UTF-16 with a mark. Without one the first letter shows it:
    in every file of ours that is one of ASCII, whose other byte is nought.
    """
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16-le" if start.startswith(codecs.BOM_UTF16_LE) else "utf-16-be"
    if len(start) < 2 or (start[0] == 0) is (start[1] == 0):
        return _UTF8
    return "utf-16-be" if start[0] == 0 else "utf-16-le"


def _tell_not_decoded(encoding: str, line: int, reading: Reading) -> None:
    reading.add(FaultKind.NOT_UTF8 if encoding == _UTF8 else FaultKind.NOT_UTF16, line)


def decode(data: bytes, reading: Reading) -> str:
    """The text of a whole file without its mark.

    Bytes that cannot be read are one fault in ``reading``, and become U+FFFD.
    """
    encoding = encoding_of(data[:2])
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        # One fault: whoever saves the file anew mends all its bytes at once.
        before = data[: error.start].decode(encoding, errors="replace")
        _tell_not_decoded(encoding, before.count("\n") + 1, reading)
        text = data.decode(encoding, errors="replace")
    return text.removeprefix(_BOM)


def lines_of(stream: Bytes, longest: int, reading: Reading) -> Iterator[tuple[int, str | None]]:
    """Lines by number, without their ends; nothing in place of one that cannot be read.

    ``longest`` is how many bytes of UTF-8 a line may have. Of a longer one no more is held, and
    one that does not end within ``ENDLESS`` is the last. Faults go into ``reading``.
    """
    head = stream.read(2)
    encoding = encoding_of(head)
    number, held, unended = 0, b"", 0
    for chunk in _in_utf8(head, stream, encoding):
        *ended, tail = chunk.split(b"\n")
        for piece in ended:
            number += 1
            yield number, _line(held + piece, number, longest, encoding, reading)
            held, unended = b"", 0
        # So much that the line's own end and a mark before it do not hide that it is too long.
        held = (held + tail)[: longest + _MARK_BYTES + 2]
        unended += len(tail)
        if unended > ENDLESS:
            break
    if held:
        number += 1
        yield number, _line(held, number, longest, encoding, reading)


def _in_utf8(head: bytes, stream: Bytes, encoding: str) -> Iterator[bytes]:
    """The bytes of a stream, chunk by chunk, as UTF-8; what no UTF-16 can be is no UTF-8 either."""
    if encoding == _UTF8:
        yield head
        while chunk := stream.read(_CHUNK):
            yield chunk
        return
    decoder = codecs.getincrementaldecoder(encoding)("surrogatepass")
    yield decoder.decode(head).encode(errors="surrogatepass")
    while chunk := stream.read(_CHUNK):
        yield decoder.decode(chunk).encode(errors="surrogatepass")
    if decoder.getstate()[0]:
        yield b"\xff"  # it ends in the middle of a character


def _line(line: bytes, number: int, longest: int, encoding: str, reading: Reading) -> str | None:
    line = line.removesuffix(b"\r")
    if number == 1:
        line = line.removeprefix(codecs.BOM_UTF8)
    if len(line) > longest:
        reading.add(FaultKind.LINE_TOO_LONG, number, kib=longest // 1024)
        return None
    try:
        return line.decode()
    except UnicodeDecodeError:
        _tell_not_decoded(encoding, number, reading)
        return None
