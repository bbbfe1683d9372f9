"""What a text says before anybody knows what it means: texts, lists, records with their lines.

YAML and JSON are read into this one shape, so that layouts and sheets need one reader for both.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from dealer_trainer.frozen import dataclass
from dealer_trainer.rules.errors import BadInput, Fault, FaultKind, FaultValue


class ScalarKind(Enum):
    """How a single value was written: YAML's are plain or quoted, JSON's the other five."""

    PLAIN = auto()
    QUOTED = auto()
    TEXT = auto()
    INTEGER = auto()
    FLOAT = auto()
    TRUTH = auto()
    NULL = auto()


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value exactly as typed."""

    text: str
    line: int
    kind: ScalarKind

    @property
    def is_null(self) -> bool:
        """Whether nothing is said: JSON's ``null``, or YAML's plain nothing, ``~`` or ``null``."""
        if self.kind is ScalarKind.PLAIN:
            return self.text in ("", "~", "null")
        return self.kind is ScalarKind.NULL

    @property
    def is_text(self) -> bool:
        """Whether it can be read as text: everything of YAML, of JSON what stands in quotes."""
        return self.kind in (ScalarKind.PLAIN, ScalarKind.QUOTED, ScalarKind.TEXT)


@dataclass(frozen=True, slots=True)
class ListNode:
    """A list."""

    items: tuple[Node, ...]
    line: int


@dataclass(frozen=True, slots=True)
class RecordNode:
    """Keys and values, each key once, in the order written."""

    entries: Mapping[str, Entry]
    line: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A value, and the line of its key."""

    value: Node
    line: int


Node = Scalar | ListNode | RecordNode

LARGEST = 256 * 1024
"""Bytes that a YAML file may have."""

DEEPEST = 32
"""No file of ours nests half as deep; what does is an accident or an attack."""


class Reading:
    """Collects the faults of one text while it is read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._faults: list[Fault] = []

    def add(self, kind: FaultKind, line: int, **data: FaultValue) -> None:
        """Remember a fault; the same one on the same line is told once."""
        fault = Fault(kind, line, data)
        if fault not in self._faults[-8:]:
            self._faults.append(fault)

    def add_all(self, other: Reading) -> None:
        """Remember what another reading of the same text has found."""
        self._faults += other._faults

    @property
    def faulty(self) -> bool:
        """Whether anything is wrong so far."""
        return bool(self._faults)

    @property
    def count(self) -> int:
        """How many things are wrong so far."""
        return len(self._faults)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong so far."""
        return tuple(self._faults)

    def refuse_if_faulty(self) -> None:
        """Raises ``BadInput`` with every fault if there is one."""
        if self._faults:
            raise BadInput(self.source, self._faults)
