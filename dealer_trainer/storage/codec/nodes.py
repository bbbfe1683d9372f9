"""What a text says before anybody knows what it means: texts, lists, records with their lines.

YAML and JSON are read into this one shape, so that layouts and sheets need one reader for both.
"""

from __future__ import annotations

from collections import deque
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

    entries: Mapping[str, RecordEntry]
    line: int


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """A value, and the line of its key."""

    value: Node
    line: int


Node = Scalar | ListNode | RecordNode

LARGEST = 256 * 1024
"""Bytes that a YAML file may have."""

DEEPEST = 32
"""No file of ours nests half as deep; what does is an accident or an attack."""


MOST_FAULTS = 1_000
"""Faults of one text that are kept; of further ones only their number is."""

_LONGEST_VALUE = 100
"""Characters of a fault's value that are kept: more than any sentence shows."""


class Reading:
    """Collects the faults of one text while it is read; what it holds is bounded."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._faults: list[Fault] = []
        self._count = 0
        self._latest: deque[Fault] = deque(maxlen=8)
        self._last_line = 0

    def add(self, kind: FaultKind, line: int, **data: FaultValue) -> None:
        """Remember a fault; the same one on the same line is told once."""
        fault = Fault(kind, line, {name: _cut(value) for name, value in data.items()})
        if line > self._last_line or fault not in self._latest:
            self._latest.append(fault)
            self._last_line = max(line, self._last_line)
            self._keep((fault,), 1)

    def add_all(self, other: Reading) -> None:
        """Remember what another reading of the same text has found."""
        self._keep(other.faults, other.count)

    def _keep(self, faults: tuple[Fault, ...], count: int) -> None:
        self._faults += faults[: MOST_FAULTS - len(self._faults)]
        self._count += count

    @property
    def faulty(self) -> bool:
        """Whether anything is wrong so far."""
        return bool(self._faults)

    @property
    def count(self) -> int:
        """How many things are wrong so far, those that are not kept among them."""
        return self._count

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong so far, as far as it is kept."""
        return tuple(self._faults)

    def refuse_if_faulty(self) -> None:
        """Raises ``BadInput`` with every fault that is kept if there is one."""
        if self._faults:
            raise BadInput(self.source, self._faults, self._count - len(self._faults))


def _cut(value: FaultValue) -> FaultValue:
    return value[:_LONGEST_VALUE] if isinstance(value, str) else value
