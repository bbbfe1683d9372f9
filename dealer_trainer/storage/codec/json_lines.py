"""JSON lines read strictly into the same nodes as YAML: keys once, numbers as typed, no NaN."""

from __future__ import annotations

import json
import re
import string
from collections import Counter
from collections.abc import Iterable, Iterator
from math import isfinite
from typing import IO, Any, Final

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.storage.codec.decoding import lines_of
from dealer_trainer.storage.codec.nodes import (
    DEEPEST,
    ListNode,
    Node,
    Reading,
    RecordEntry,
    RecordNode,
    Scalar,
    ScalarKind,
)

LONGEST_LINE: Final = 64 * 1024
"""Bytes that a line may have, its end not counted."""

_MOST_VALUES: Final = 500_000
"""Values that a result may have: five times as many as a paper of 200 layouts of six boxes."""

_HALF_A_CHARACTER: Final = re.compile(r"\\u[dD][89a-fA-F]")

# Possessive, its end optional: no letter is looked at twice, in a text without an end neither.
_STRING: Final = re.compile(r'(?s)"(?:[^"\\]|\\.)*+"?')


class _Pairs(list[tuple[str, Any]]):
    """An object's keys and values as they come: a key that comes twice is seen."""


def json_lines(stream: IO[bytes], reading: Reading) -> Iterator[tuple[int, str | None]]:
    """The lines that are not blank with their numbers, nothing in place of one that cannot be
    read. Faults go into ``reading``; a stream without any text is one.
    """
    empty = True
    for number, line in lines_of(stream, LONGEST_LINE, reading):
        if line is None or line.strip(string.whitespace):
            empty = False
            yield number, line
    if empty:
        reading.add(FaultKind.EMPTY, 1)


class LineParser:
    """Makes nodes of lines, each of which bears its line's number; one of it serves all lines of a
    reading.
    """

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._number = 0
        self._decoder = json.JSONDecoder(
            object_pairs_hook=_Pairs,
            parse_int=lambda digits: Scalar(digits, self._number, ScalarKind.INTEGER),
            parse_float=lambda digits: Scalar(digits, self._number, ScalarKind.FLOAT),
            parse_constant=self._no_number,
        )

    def parse(self, text: str, number: int) -> Node | None:
        """The node of one line, or nothing where it is no JSON."""
        self._number = number
        if not text.isascii() and _has_half_a_character(text):
            self._reading.add(FaultKind.NOT_UTF8, number)
            return None
        if is_too_deep(text):
            self._reading.add(FaultKind.TOO_DEEP, number, deepest=DEEPEST)
            return None
        try:
            value = self._decoder.decode(text)
        except json.JSONDecodeError as error:
            self._reading.add(FaultKind.BAD_JSON, number, column=error.pos + 1)
            return None
        return node_of(value, number, self._reading)

    def _no_number(self, word: str) -> Scalar:
        self._reading.add(FaultKind.NO_NUMBER, self._number, text=word)
        return Scalar(word, self._number, ScalarKind.FLOAT)


def _has_half_a_character(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def is_too_deep(text: str) -> bool:
    """Whether brackets nest too deep to be read; in time that grows with the text's length."""
    # Counted exactly only where there are enough of them to matter.
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for character in _STRING.sub("", text):
        if character in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif character in "]}":
            depth -= 1
    return False


def node_of(value: Any, number: int, reading: Reading) -> Node:
    """The node of parsed JSON; every node of it bears the same line's number."""
    match value:
        case Scalar():
            return value
        case str():
            return Scalar(value, number, ScalarKind.TEXT)
        case bool():
            return Scalar("true" if value else "false", number, ScalarKind.TRUTH)
        case None:
            return Scalar("null", number, ScalarKind.NULL)
        case int():
            return Scalar(str(value), number, ScalarKind.INTEGER)
        case float():
            if not isfinite(value):
                reading.add(FaultKind.NO_NUMBER, number, text=json.dumps(value))
            return Scalar(json.dumps(value), number, ScalarKind.FLOAT)
        case _Pairs():
            return _record(value, number, reading)
        case dict():
            return _record(value.items(), number, reading)
    return ListNode(tuple(node_of(item, number, reading) for item in value), number)


def _record(pairs: Iterable[tuple[str, Any]], number: int, reading: Reading) -> RecordNode:
    entries: dict[str, RecordEntry] = {}
    for key, inner in pairs:
        if key in entries:
            reading.add(FaultKind.DOUBLE_KEY, number, key=key)
        else:
            entries[key] = RecordEntry(node_of(inner, number, reading), number)
    return RecordNode(entries, number)


def load_once(
    text: str, source: str, line: int = 1, otherwise: FaultKind = FaultKind.NOT_A_RESULT
) -> Any:
    """JSON whose keys come once each; ``line`` is where the text begins, ``otherwise`` what a text
    is told that no program of ours can have written. Raises ``BadInput``.
    """
    reading = Reading(source)
    if is_too_deep(text):
        reading.add(FaultKind.TOO_DEEP, line, deepest=DEEPEST)
    if sum(map(text.count, ",[{")) > _MOST_VALUES:
        reading.add(FaultKind.TOO_MANY, line, place="result", most=_MOST_VALUES)
    reading.refuse_if_faulty()

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        entries = dict(found)
        if len(entries) < len(found):
            times = Counter(key for key, _ in found)
            reading.add(FaultKind.DOUBLE_KEY, line, key=max(times, key=times.__getitem__))
        return entries

    try:
        value = json.loads(text, object_pairs_hook=pairs)
        # Half a character, as an escape can write it, could neither be shown nor kept.
        if _HALF_A_CHARACTER.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        fault = Fault(FaultKind.BAD_JSON, line - 1 + error.lineno, {"column": error.colno})
        raise BadInput(source, [fault]) from None
    except (RecursionError, ValueError):
        # Python reads no number of more than some thousand digits.
        raise BadInput(source, [Fault(otherwise, line)]) from None
    reading.refuse_if_faulty()
    return value
