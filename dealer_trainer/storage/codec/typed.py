"""JSON that the program itself wrote, read back: every field of its type and within its bounds.

The one place that refuses such a text. What people write (layouts and sheets for the commands,
houses, quizzes) is read from nodes, which name every fault with its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from dealer_trainer.storage.errors import UnreadableRow

T = TypeVar("T")

HouseId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
BoxNumber = Annotated[int, Meta(ge=1, le=9)]
Stake = Annotated[int, Meta(ge=1, le=9_999_999)] | Annotated[str, Meta(max_length=10)]
Seconds = Annotated[int, Meta(ge=0, le=10_000_000)] | Annotated[float, Meta(ge=0, le=1e7)]
CardsText = Annotated[str, Meta(max_length=24)]
Fingerprint = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
Name = Annotated[str, Meta(max_length=100)]
Money = Annotated[str, Meta(max_length=14)]
Offset = Annotated[int, Meta(ge=-1439, le=1439)]


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    """Values by their names, none of them unknown."""


class Misread(UnreadableRow):
    """A value that the program cannot have written; ``place`` is the path to it."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except msgspec.ValidationError as error:
        found = _PLACE.search(str(error))
        raise Misread(found[1] if found else "") from None
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Misread("") from None


def decoded(text: Any, kind: type[T]) -> T:
    """The value in a text, such as a column holds. Raises ``Misread``."""
    if not isinstance(text, str):
        raise Misread("")
    with _refusing():
        return msgspec.json.decode(text, type=kind)


def json_line(value: object) -> str:
    """A value as a line of JSON, a space behind each colon and comma; enums by their values."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def converted(written: Any, kind: type[T]) -> T:
    """The value in parsed JSON. Raises ``Misread``."""
    with _refusing():
        return msgspec.convert(written, kind)
