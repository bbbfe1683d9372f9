"""JSON lines read strictly into the same nodes as YAML: keys once, numbers as typed, no NaN."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import IO, Any, Final

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.storage.nodes import (
    DEEPEST,
    Entry,
    ListNode,
    Node,
    Reading,
    RecordNode,
    Scalar,
    ScalarKind,
)

LONGEST_LINE: Final = 64 * 1024
"""Bytes that a line may have, its end not counted."""

_BOM: Final = b"\xef\xbb\xbf"
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


class _Pairs(list[tuple[str, Any]]):
    """An object's keys and values as they come: a key that comes twice is seen."""


def read_json_lines(stream: IO[bytes], reading: Reading) -> Iterator[Node | None]:
    """A node for each line that is not blank, nothing in place of one that cannot be read.

    Faults go into ``reading``; a stream without any text is one. Every node bears its line's
    number.
    """
    empty = True
    for number, line in _lines(stream, reading):
        if line is None:
            empty = False
            yield None
        elif line.strip():
            empty = False
            yield parse_json_line(line, number, reading)
    if empty:
        reading.add(FaultKind.EMPTY, 1)


def _lines(stream: IO[bytes], reading: Reading) -> Iterator[tuple[int, bytes | None]]:
    """Lines by number; nothing in place of one that is too long, of which little is held."""
    number = 0
    while chunk := stream.readline(LONGEST_LINE + len(_BOM) + 2):
        number += 1
        line = chunk.removesuffix(b"\n").removesuffix(b"\r")
        if number == 1:
            line = line.removeprefix(_BOM)
        if len(line) > LONGEST_LINE:
            reading.add(FaultKind.LINE_TOO_LONG, number, kib=LONGEST_LINE // 1024)
            while chunk and not chunk.endswith(b"\n"):
                chunk = stream.readline(LONGEST_LINE)
            yield number, None
        else:
            yield number, line


def parse_json_line(line: bytes, number: int, reading: Reading) -> Node | None:
    """The node of one line, or nothing where it is no JSON."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        reading.add(FaultKind.NOT_UTF8, number)
        return None
    if _depth(text) > DEEPEST:
        reading.add(FaultKind.TOO_DEEP, number, deepest=DEEPEST)
        return None
    try:
        value = json.loads(
            text,
            object_pairs_hook=_Pairs,
            parse_int=lambda digits: Scalar(digits, number, ScalarKind.INTEGER),
            parse_float=lambda digits: Scalar(digits, number, ScalarKind.FLOAT),
            parse_constant=lambda word: _no_number(word, number, reading),
        )
    except json.JSONDecodeError as error:
        reading.add(FaultKind.BAD_JSON, number, column=error.pos + 1)
        return None
    return _node(value, number, reading)


def _no_number(word: str, number: int, reading: Reading) -> Scalar:
    reading.add(FaultKind.NO_NUMBER, number, text=word)
    return Scalar(word, number, ScalarKind.FLOAT)


def _depth(text: str) -> int:
    """How deep brackets nest; counted exactly only where there are enough of them to matter."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return 0
    deepest = depth = 0
    for character in _STRING.sub("", text):
        if character in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in "]}":
            depth -= 1
    return deepest


def _node(value: Any, number: int, reading: Reading) -> Node:
    if isinstance(value, Scalar):
        return value
    if isinstance(value, str):
        return Scalar(value, number, ScalarKind.TEXT)
    if isinstance(value, bool):
        return Scalar("true" if value else "false", number, ScalarKind.TRUTH)
    if value is None:
        return Scalar("null", number, ScalarKind.NULL)
    if isinstance(value, _Pairs):
        entries: dict[str, Entry] = {}
        for key, inner in value:
            if key in entries:
                reading.add(FaultKind.DOUBLE_KEY, number, key=key)
            else:
                entries[key] = Entry(_node(inner, number, reading), number)
        return RecordNode(entries, number)
    return ListNode(tuple(_node(item, number, reading) for item in value), number)
