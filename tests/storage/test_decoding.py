from __future__ import annotations

import codecs
import io
import itertools
import tracemalloc
from typing import Any

import pytest

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.storage.codec.decoding import ENDLESS, lines_of
from dealer_trainer.storage.codec.nodes import Reading

LONGEST = 64


def read(data: bytes) -> tuple[list[tuple[int, str | None]], list[tuple[FaultKind, int]]]:
    reading = Reading("-")
    lines = list(lines_of(io.BytesIO(data), LONGEST, reading))
    return lines, [(fault.kind, fault.line) for fault in reading.faults]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-16-be with a mark"]
)
def test_lines_are_the_same_in_every_encoding_that_windows_writes(encoding: str, end: str) -> None:
    lines = ["{дом: 🂡}", "", "второй " * 3, "третий"]
    mark = codecs.BOM_UTF16_BE if encoding.endswith("mark") else b""
    data = mark + end.join(lines).encode(encoding.split(maxsplit=1)[0])
    assert read(data) == (list(enumerate(lines, 1)), [])


@pytest.mark.parametrize("length", [1, 2, 3, LONGEST])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_line_may_be_as_long_as_the_bound_and_no_longer(length: int, encoding: str) -> None:
    for end in ("", "\n", "\r\n"):
        text = "x" * length
        assert read(f"{text}{end}".encode(encoding)) == ([(1, text)], [])
    too_long = "x" * (LONGEST + 1)
    told = [(FaultKind.LINE_TOO_LONG, 1)]
    assert read(f"{too_long}\nnext".encode(encoding)) == ([(1, None), (2, "next")], told)


def test_a_line_longer_than_what_is_read_at_once_is_one_line() -> None:
    assert read(b"a\n" + b"x" * 1_000_000 + b"\nb\n")[0] == [(1, "a"), (2, None), (3, "b")]


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"a\n\xff\nb", [(FaultKind.NOT_UTF8, 2)]),
        ("a\nb".encode("utf-16")[:-1], [(FaultKind.NOT_UTF16, 2)]),
        ("a\n\ud800\nb".encode("utf-16-le", "surrogatepass"), [(FaultKind.NOT_UTF16, 2)]),
        (codecs.BOM_UTF16_LE + b"\0\xd8a\0\n\0b\0", [(FaultKind.NOT_UTF16, 1)]),
    ],
)
def test_bytes_that_are_none_of_the_encoding_are_told_with_their_line(
    data: bytes, faults: list[tuple[FaultKind, int]]
) -> None:
    lines, told = read(data)
    assert told == faults
    assert [number for number, line in lines if line is None] == [line for _, line in faults]


class Endless(io.RawIOBase):
    """``/dev/zero``, or a pipe into which somebody writes without an end."""

    def __init__(self, pattern: bytes) -> None:
        self.pattern = pattern
        self.taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        size = len(buffer)
        self.taken += size
        buffer[:] = (self.pattern * (size // len(self.pattern) + 1))[:size]
        return size

    def readall(self) -> bytes:
        raise AssertionError("it would never end")


@pytest.mark.parametrize("pattern", [b"\0", b"x", b"x\0", b"\xff"])
def test_a_line_without_an_end_is_left_and_little_of_it_was_held(pattern: bytes) -> None:
    reading, stream = Reading("-"), Endless(pattern)
    tracemalloc.start()
    try:
        assert list(lines_of(io.BufferedReader(stream), LONGEST, reading)) == [(1, None)]
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [fault.kind for fault in reading.faults] == [FaultKind.LINE_TOO_LONG]
    assert stream.taken < 3 * ENDLESS
    assert most < 2**20


def test_of_lines_without_number_none_is_held() -> None:
    reading = Reading("-")
    lines = lines_of(io.BufferedReader(Endless(b"\xff" * 63 + b"\n")), LONGEST, reading)
    tracemalloc.start()
    try:
        assert all(line is None for _, line in itertools.islice(lines, 50_000))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert reading.count == 50_000
    assert len(reading.faults) == 1_000
    assert most < 4 * 2**20
