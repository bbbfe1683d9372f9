"""Reading records strictly: every key known, every value of its kind, every fault with its line.

A reader returns nothing where the value is at fault; the fault is in the ``Reading`` then.
A place is the path to a value in the words of the file: ``limits.ante.min``, ``chips[2].value``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from enum import Enum
from typing import Final, TypeVar

from dealer_trainer.rules.errors import FaultKind
from dealer_trainer.rules.money import parse_amount
from dealer_trainer.storage.codec.nodes import (
    ListNode,
    Node,
    Reading,
    RecordNode,
    Scalar,
    ScalarKind,
)

T = TypeVar("T")
EnumMember = TypeVar("EnumMember", bound=Enum)

_WHOLE: Final = re.compile(r"[0-9]{1,7}", re.ASCII)


def known(value: T | None) -> T:
    """A value that must be there because no fault was found."""
    if value is None:
        raise AssertionError("a reader returned nothing and told no fault")
    return value


class Record:
    """One record being read: gives its values, and tells keys that are missing or unknown."""

    def __init__(self, node: RecordNode, place: str, reading: Reading) -> None:
        self._node = node
        self._place = place
        self.reading = reading
        self.line = node.line

    @classmethod
    def of(cls, node: Node, place: str, reading: Reading, whole: str = "") -> Record | None:
        """The record that a node is, or nothing with a fault where it is something else.

        The outermost has no place; ``whole`` says what it should be.
        """
        if isinstance(node, RecordNode):
            return cls(node, place, reading)
        reading.add(FaultKind.NOT_A_RECORD, node.line, place=place or whole)
        return None

    def place(self, key: str) -> str:
        """Where a key's value stands."""
        return f"{self._place}.{key}" if self._place else key

    def check_keys(
        self,
        required: Collection[str],
        optional: Collection[str] = (),
        told_elsewhere: Collection[str] = (),
    ) -> None:
        """Tell the keys that must be there and are not, and those that nobody knows.

        What the caller tells with a better reason than "unknown" is ``told_elsewhere``.
        """
        for key, entry in self._node.entries.items():
            if key not in required and key not in optional and key not in told_elsewhere:
                allowed = (*required, *optional)
                self.reading.add(
                    FaultKind.UNKNOWN_KEY,
                    entry.line,
                    place=self.place(key),
                    key=key,
                    allowed=allowed,
                )
        for key in required:
            if key not in self._node.entries:
                self.reading.add(FaultKind.MISSING_KEY, self.line, place=self.place(key), key=key)

    @property
    def written(self) -> tuple[str, ...]:
        """The keys, in the order written."""
        return tuple(self._node.entries)

    def node(self, key: str) -> Node | None:
        """A key's value, or nothing where it is missing."""
        entry = self._node.entries.get(key)
        return entry.value if entry else None

    def line_of(self, key: str) -> int:
        """The line of a key, or of the record where it is missing."""
        entry = self._node.entries.get(key)
        return entry.line if entry else self.line

    def read(self, key: str, read: Callable[[Node, str, Reading], T | None]) -> T | None:
        """A key's value by a reader of values."""
        node = self.node(key)
        return None if node is None else read(node, self.place(key), self.reading)

    def record(self, key: str) -> Record | None:
        """A record within this one."""
        return self.read(key, Record.of)

    def choice(self, key: str, members: Iterable[EnumMember]) -> EnumMember | None:
        """One of a closed set of words."""
        by_word = {str(member.value): member for member in members}
        word = self.read(key, lambda node, place, reading: read_word(node, by_word, place, reading))
        return None if word is None else by_word[word]

    def whole(self, key: str, low: int, high: int) -> int | None:
        """A whole number within bounds."""
        return self.read(
            key, lambda node, place, reading: read_whole(node, low, high, place, reading)
        )


def items(node: Node, place: str, reading: Reading) -> Iterator[tuple[Node, str]]:
    """The items of a list with their places; a fault where it is no list."""
    if isinstance(node, ListNode):
        for index, item in enumerate(node.items, 1):
            yield item, f"{place}[{index}]"
    else:
        reading.add(FaultKind.NOT_A_LIST, node.line, place=place)


def read_text(node: Node, place: str, reading: Reading) -> str | None:
    """Any text."""
    if isinstance(node, Scalar) and node.is_text:
        return node.text
    reading.add(FaultKind.NOT_TEXT, node.line, place=place)
    return None


def read_line(node: Node, longest: int, place: str, reading: Reading) -> str | None:
    """A text that says something, trimmed, of at most so many characters."""
    text = read_text(node, place, reading)
    if text is None:
        return None
    text = " ".join(text.split())
    if not text or (isinstance(node, Scalar) and node.is_null):
        reading.add(FaultKind.EMPTY_TEXT, node.line, place=place)
        return None
    if len(text) > longest:
        reading.add(
            FaultKind.TEXT_TOO_LONG, node.line, place=place, longest=longest, length=len(text)
        )
        return None
    return text


def read_word(node: Node, words: Collection[str], place: str, reading: Reading) -> str | None:
    """One of a closed set of words."""
    if isinstance(node, Scalar) and node.is_text and node.text in words:
        return node.text
    if isinstance(node, Scalar):
        reading.add(
            FaultKind.NOT_ONE_OF, node.line, place=place, text=node.text, allowed=tuple(words)
        )
    else:
        reading.add(FaultKind.NOT_TEXT, node.line, place=place)
    return None


def read_truth(node: Node, place: str, reading: Reading) -> bool | None:
    """``true`` or ``false``, and none of YAML's many other words for them."""
    if (
        isinstance(node, Scalar)
        and node.kind is not ScalarKind.TEXT
        and node.text in ("true", "false")
    ):
        return node.text == "true"
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.NOT_TRUE_OR_FALSE, node.line, place=place, text=text)
    return None


def read_whole(node: Node, low: int, high: int, place: str, reading: Reading) -> int | None:
    """A whole number: JSON's, or text of digits."""
    if (
        isinstance(node, Scalar)
        and (node.is_text or node.kind is ScalarKind.INTEGER)
        and _WHOLE.fullmatch(node.text)
        and low <= int(node.text) <= high
    ):
        return int(node.text)
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.NOT_WHOLE, node.line, place=place, text=text, low=low, high=high)
    return None


def read_stake(node: Node, place: str, reading: Reading) -> int | None:
    """Money of more than nothing, in minor units.

    A JSON float is refused: its cents may be others than those typed.
    """
    if isinstance(node, Scalar):
        if node.kind is ScalarKind.FLOAT:
            reading.add(FaultKind.FLOAT_STAKE, node.line, place=place, text=node.text)
            return None
        if node.is_text or node.kind is ScalarKind.INTEGER:
            amount = parse_amount(node.text)
            if amount:
                return amount
    text = node.text if isinstance(node, Scalar) else ""
    reading.add(FaultKind.NOT_A_STAKE, node.line, place=place, text=text)
    return None
