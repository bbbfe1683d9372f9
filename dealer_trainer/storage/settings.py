"""The settings file: JSON beside the rounds, replaced whole, read field by field."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import time
from enum import Enum
from pathlib import Path
from typing import Any, Final, TypeVar

from dealer_trainer.dealing.request import Mix
from dealer_trainer.storage.codec.decoding import decode
from dealer_trainer.storage.codec.nodes import Reading
from dealer_trainer.storage.errors import told
from dealer_trainer.storage.files import read_own, replace_file
from dealer_trainer.training.drill.plan import Task
from dealer_trainer.training.errors import StoreError
from dealer_trainer.training.places import Scope
from dealer_trainer.training.preferences import Preferences, SheetSide, Theme
from dealer_trainer.training.spreadsheet import CsvFormat

SETTINGS: Final = "settings.json"
"""The file's name in the data folder."""

_FIRST: Final = Preferences()
_LARGEST: Final = 64 * 1024
_LONGEST_WORD: Final = 80
_MOST: Final = 1_000_000
_SMALLEST_TEXT, _LARGEST_TEXT = 100, 130

Member = TypeVar("Member", bound=Enum)


class SettingsFile:
    """``PreferenceStore`` on the disk."""

    def __init__(self, path: Path, first: Preferences = _FIRST) -> None:
        """``first`` is what holds at the first start."""
        self._path = path
        self._first = first

    def load(self) -> Preferences:
        """The kept preferences; each that is missing or bad is as at the first start."""
        return read_preferences(self._written(), self._first)

    def fault(self) -> StoreError | None:
        """Why what was kept cannot be read, if it cannot."""
        try:
            with told(self._path), suppress(FileNotFoundError):
                read_own(self._path, 1)
        except StoreError as error:
            return error
        return None

    def save(self, preferences: Preferences) -> None:
        """Keep them, all or nothing; what a newer version wrote besides stays.

        Raises ``StoreError``.
        """
        written = {**self._written(), **preferences_json(preferences)}
        text = json.dumps(written, ensure_ascii=False, indent=2) + "\n"
        with told(self._path):
            replace_file(self._path, text.encode("utf-8", errors="replace"))

    def _written(self) -> dict[str, Any]:
        try:
            data = read_own(self._path, _LARGEST + 1)
            text = decode(data, Reading(SETTINGS))
            written = json.loads(text) if len(data) <= _LARGEST else None
        except (OSError, ValueError, RecursionError):
            return {}
        return written if isinstance(written, dict) else {}


def preferences_json(preferences: Preferences) -> dict[str, Any]:
    """The preferences as the file writes them."""
    return {key: _plain(value) for key in _READERS for value in [getattr(preferences, key)]}


def _plain(value: Any) -> Any:
    if isinstance(value, time):
        return value.hour
    return value.value if isinstance(value, Enum) else value


def read_preferences(written: Mapping[str, Any], first: Preferences = _FIRST) -> Preferences:
    """The preferences in what was written; a value that does not fit is as at the ``first``
    start.
    """
    fitting = {}
    for key, read in _READERS.items():
        if key in written:
            try:
                fitting[key] = read(written[key])
            except ValueError:
                continue
    return replace(first, **fitting)


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(value)


def _one_of(members: type[Member]) -> Callable[[Any], Member]:
    def read(value: Any) -> Member:
        return members(value)

    return read


def _whole(low: int, high: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if type(value) is int and low <= value <= high:
            return value
        raise ValueError(value)

    return read


def _hour(value: Any) -> time:
    return time(_whole(0, 23)(value))


def _word(value: Any) -> str:
    if isinstance(value, str) and 0 < len(value) <= _LONGEST_WORD:
        return value
    raise ValueError(value)


def _or_nothing(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else read(value)


_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "language": _or_nothing(_word),
    "theme": _one_of(Theme),
    "four_colours": _truth,
    "text_size": _whole(_SMALLEST_TEXT, _LARGEST_TEXT),
    "sheet_side": _one_of(SheetSide),
    "clock_shown": _truth,
    "motion": _truth,
    "house": _or_nothing(_word),
    "task": _one_of(Task),
    "scope": _one_of(Scope),
    "layouts": _or_nothing(_whole(1, _MOST)),
    "boxes": _or_nothing(_whole(1, _MOST)),
    "mix": _or_nothing(_one_of(Mix)),
    "day_ends": _hour,
    "csv": _or_nothing(_one_of(CsvFormat)),
}
