"""What can go wrong in keeping what a trainee does, as data: sentences are the text's business."""

from __future__ import annotations

import errno
import os
from enum import Enum, auto
from pathlib import PurePath


class NameFault(Enum):
    """Why a trainee's name is refused. The values are never stored."""

    EMPTY = auto()
    TOO_LONG = auto()
    CONTROL_CHARACTER = auto()
    TAKEN = auto()


class NameRefused(Exception):
    """A name that cannot be a trainee's, and why."""

    def __init__(self, name: str, fault: NameFault) -> None:
        self.name = name
        self.fault = fault
        super().__init__(name, fault)


class NameTaken(NameRefused):
    """A name that another trainee has, perhaps in other letters' case; ``taken_by`` is theirs."""

    def __init__(self, name: str, taken_by: str) -> None:
        self.taken_by = taken_by
        super().__init__(name, NameFault.TAKEN)


class StoreFault(Enum):
    """Why the store, a copy of it or the settings cannot be read or written. Never stored."""

    DAMAGED = auto()
    NEWER_VERSION = auto()
    READ_ONLY = auto()
    DISK_FULL = auto()
    LOCKED = auto()
    DISK_FAILED = auto()
    NOT_PLAIN = auto()
    MOVED = auto()
    NO_FOLDER = auto()


class StoreError(Exception):
    """A known fault of what is kept: what it is, in which file, and the system's own words.

    After it nothing is half-written: what was to be kept can be handed over again.
    """

    def __init__(self, fault: StoreFault, path: PurePath, detail: str = "") -> None:
        self.fault = fault
        self.path = path
        self.detail = detail
        super().__init__(fault, path, detail)


class NotPlainFile(OSError):
    """A folder, a link, a pipe or a device lies where a plain file is to be read or replaced."""

    def __init__(self, path: PurePath) -> None:
        super().__init__(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


class QuizHeld(Exception):
    """Another window of the program takes a quiz at this moment."""
