"""What the house files said when they were read last: a start need not read YAML again.

A file is found by the digest of its bytes, so that one that differs in a letter is read anew. What
is kept lies in the data folder; whatever is wrong with it is as if it were not there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from dealer_trainer.digests import sha256
from dealer_trainer.storage.codec.nodes import (
    LARGEST,
    ListNode,
    Node,
    Reading,
    RecordEntry,
    RecordNode,
    Scalar,
    ScalarKind,
)
from dealer_trainer.storage.files import open_named, read_own, replace_file

KEPT_HOUSES: Final = "houses-read.json"
"""The file in the data folder."""

_LARGEST: Final = 64 * LARGEST
"""Bytes of it that are read: those of any number of houses that a casino has."""


class KeptNodes:
    """Files in order, by their digests; without a file of its own it keeps nothing."""

    def __init__(self, file: Path | None = None, version: str = "") -> None:
        self._file = file
        self._version = version
        self._known = {} if file is None else _loaded(file, version)
        self._met: dict[str, Any] = {}
        self._is_new = False

    def read(self, path: Path, reading: Reading, *, plain: bool = False) -> Node | None:
        """The one document of a YAML file; nothing, and faults in ``reading``, where it has none;
        ``plain`` as ``open_named``.

        Raises ``BadInput`` for a file that is not there, ``OSError`` if the disk fails.
        """
        with open_named(path, reading.source, plain=plain) as file:
            data = file.read(LARGEST + 1)
        digest = sha256(data).hexdigest()
        if digest in self._known:
            try:
                node = _node(self._known[digest])
            except (TypeError, ValueError, LookupError, AttributeError, RecursionError):
                del self._known[digest]
            else:
                self._met[digest] = self._known[digest]
                return node
        return self._parsed(data, digest, reading)

    def _parsed(self, data: bytes, digest: str, reading: Reading) -> Node | None:
        # Only who changed a file waits for the reader of YAML to be loaded.
        from dealer_trainer.storage.codec.yaml import parse_yaml  # noqa: PLC0415 -- see above

        node = parse_yaml(data, reading)
        if node is not None and not reading.faulty:
            self._met[digest] = _written(node)
            self._is_new = True
        return node

    def keep(self) -> None:
        """Keep what was read; a disk that takes nothing costs the next start its haste alone."""
        if self._file is None or not self._is_new:
            return
        told = {"version": self._version, "files": self._met}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        try:
            replace_file(self._file, text.encode())
        except OSError:
            return
        self._is_new = False


def _loaded(file: Path, version: str) -> dict[str, Any]:
    try:
        told = json.loads(read_own(file, _LARGEST))
        if told["version"] == version:
            return dict(told["files"])
    except (OSError, TypeError, ValueError, LookupError, RecursionError):
        pass
    return {}


def _written(node: Node) -> list[Any]:
    if isinstance(node, Scalar):
        return [node.line, node.text, node.kind.name]
    if isinstance(node, ListNode):
        return [node.line, [_written(item) for item in node.items]]
    entries = {key: [one.line, _written(one.value)] for key, one in node.entries.items()}
    return [node.line, entries]


def _node(told: Any) -> Node:
    line, said, *kind = told
    if not isinstance(line, int):
        raise TypeError("a line is a number")
    if isinstance(said, str):
        (name,) = kind
        return Scalar(said, line, ScalarKind[name])
    if isinstance(said, list):
        return ListNode(tuple(map(_node, said)), line)
    entries = {key: RecordEntry(_node(value), at) for key, (at, value) in said.items()}
    return RecordNode(entries, line)
