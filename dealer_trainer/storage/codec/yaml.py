"""YAML read as a person wrote it: every value is text with its line, so ``3:2`` stays 3:2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.storage.codec.decoding import decode
from dealer_trainer.storage.codec.nodes import (
    DEEPEST,
    LARGEST,
    ListNode,
    Node,
    Reading,
    RecordEntry,
    RecordNode,
    Scalar,
    ScalarKind,
)
from dealer_trainer.storage.files import open_named

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# What YAML itself does not allow in a text; the C reader would name no line for it.
_NOT_PRINTABLE: Final = "[^\t\n\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
# YAML 1.1 ends a line at these; no editor does, so that the lines we name would be off.
_ODD_LINE_ENDS: Final = dict.fromkeys(map(ord, "\x85\u2028\u2029"), " ")

_BLANK_LINE: Final = re.compile(r"(?m)^ +$")
_TAB_WIDTHS: Final = (2, 4, 8, 0)


class _Stop(Exception):
    """Nothing sensible can be read after this."""


def read_yaml(path: Path, reading: Reading, *, plain: bool = False) -> Node | None:
    """The one document of a YAML file, or nothing where its notation cannot be read at all;
    ``plain`` as ``open_named``.

    Faults go into ``reading``. Raises ``BadInput`` for a file that is not there, ``OSError`` if
    the disk fails.
    """
    with open_named(path, reading.source, plain=plain) as file:
        data = file.read(LARGEST + 1)
    return parse_yaml(data, reading)


def parse_yaml(data: bytes, reading: Reading) -> Node | None:
    """The one document of a YAML text of at most ``LARGEST`` bytes; see ``read_yaml``."""
    if len(data) > LARGEST:
        reading.add(FaultKind.FILE_TOO_LARGE, 1, kib=LARGEST // 1024)
        return None
    text = _decoded(data, reading)
    if text is None:
        return None
    if not text.strip():
        reading.add(FaultKind.EMPTY, 1)
        return None
    failures = []
    for attempted in (text,) if _is_plain(text) else _mended(text, reading):
        attempt = Reading(reading.source)
        try:
            node = _Composer(attempted, attempt).document()
        except yaml.YAMLError as error:
            failures.append(error)
            continue
        except _Stop:
            node = None
        reading.add_all(attempt)
        return node
    if not reading.faulty:  # else the failure may be of our mending
        _tell_syntax(failures[0], reading)
    return None


def _tell_syntax(error: yaml.YAMLError, reading: Reading) -> None:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    reading.add(FaultKind.SYNTAX, line, column=column)


def _decoded(data: bytes, reading: Reading) -> str | None:
    text = decode(data, reading)
    if reading.faulty and "\0" in text:  # no text at all: nothing else could be read in it
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_ODD_LINE_ENDS)


def _indent(line: str) -> str:
    """The blanks before a line's first letter; none where it has no letter."""
    body = line.lstrip(" \t")
    return line[: len(line) - len(body)] if body else ""


def _is_plain(text: str) -> bool:
    """Whether there is nothing to be mended: no tab, no line of blanks, no letter that is none. The
    files of every start are so, and the set of YAML's letters is dear to compile.
    """
    return text.replace("\n", "").isprintable() and not _BLANK_LINE.search(text)


def _mended(text: str, reading: Reading) -> list[str]:
    """Texts that may be read in place of one with bad letters, which are told.

    How wide its tabs were meant nobody knows: what reads as YAML is taken, for its other faults.
    """
    _tell_bad_letters(text, reading)
    text = re.sub(_NOT_PRINTABLE, "\ufffd", text)
    widths = _TAB_WIDTHS if reading.faulty else _TAB_WIDTHS[:1]
    return [_indented(text, width) for width in widths]


def _tell_bad_letters(text: str, reading: Reading) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if "\t" in _indent(line):
            reading.add(FaultKind.TAB_IN_INDENT, number)
        if stray := re.search(_NOT_PRINTABLE, line):
            reading.add(FaultKind.BAD_CHARACTER, number, code=f"U+{ord(stray[0]):04X}")


def _indented(text: str, width: int) -> str:
    """The text with spaces for the tabs of its indents, and no blanks on empty lines."""
    lines = text.split("\n")
    indents = map(_indent, lines)
    return "\n".join(
        indent.replace("\t", " " * width) + line.lstrip(" \t")
        for indent, line in zip(indents, lines, strict=True)
    )


class _Composer:
    """Builds nodes from the parser's events, which come one by one: a bomb is left after a few."""

    def __init__(self, text: str, reading: Reading) -> None:
        self._events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)
        self._reading = reading

    def document(self) -> Node | None:
        """The first document; a second is a fault."""
        next(self._events)  # the stream's start
        event = next(self._events)
        if isinstance(event, yaml.StreamEndEvent):
            self._reading.add(FaultKind.EMPTY, 1)
            return None
        node = self._node(next(self._events), 0)
        next(self._events)  # the document's end
        event = next(self._events)
        if not isinstance(event, yaml.StreamEndEvent):
            self._reading.add(FaultKind.SEVERAL_DOCUMENTS, event.start_mark.line + 1)
        if isinstance(node, Scalar) and node.is_null:
            self._reading.add(FaultKind.EMPTY, 1)
            return None
        return node

    def _node(self, event: Any, depth: int) -> Node:
        line = event.start_mark.line + 1
        if depth > DEEPEST:
            self._reading.add(FaultKind.TOO_DEEP, line, deepest=DEEPEST)
            raise _Stop
        if isinstance(event, yaml.AliasEvent):
            self._reading.add(FaultKind.ALIAS, line, name=str(event.anchor))
            return Scalar("", line, ScalarKind.QUOTED)
        if event.anchor is not None:
            self._reading.add(FaultKind.ANCHOR, line, name=event.anchor)
        if event.tag is not None:
            self._reading.add(FaultKind.TAG, line, tag=event.tag)
        if isinstance(event, yaml.ScalarEvent):
            quoted = (event.style or "") in ("'", '"', "|", ">")
            return Scalar(event.value, line, ScalarKind.QUOTED if quoted else ScalarKind.PLAIN)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(line, depth)
        return self._record(line, depth)

    def _list(self, line: int, depth: int) -> ListNode:
        items: list[Node] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._node(event, depth + 1))
        return ListNode(tuple(items), line)

    def _record(self, line: int, depth: int) -> RecordNode:
        entries: dict[str, RecordEntry] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._node(event, depth + 1)
            value = self._node(next(self._events), depth + 1)
            if not isinstance(key, Scalar):
                self._reading.add(FaultKind.KEY_NOT_TEXT, key.line)
            elif key.text in entries:
                self._reading.add(FaultKind.DOUBLE_KEY, key.line, key=key.text)
            else:
                entries[key.text] = RecordEntry(value, key.line)
        return RecordNode(entries, line)
