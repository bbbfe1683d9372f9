"""Only one window writes in a data folder, and takes a quiz from it: the system frees the hold of a
dead process.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Final

from dealer_trainer.storage.errors import told
from dealer_trainer.storage.files import open_own
from dealer_trainer.training.errors import QuizHeld

LOCK: Final = "quiz.lock"
WINDOW_LOCK: Final = "window.lock"
"""The files' names in the data folder; they are empty, and stay."""


class FolderLock:
    """The hold on a data folder or on its quizzes, until it is released."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def release(self) -> None:
        """Others may take a quiz now."""
        self._file.close()

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.release()


def hold_quizzes(folder: Path) -> FolderLock:
    """Take the hold. Raises ``QuizHeld`` if anybody has it, also this process; ``StoreError``."""
    return _hold(folder, LOCK)


def hold_folder(folder: Path) -> FolderLock:
    """The same for the whole data folder, made if there is none: what a window has while it is
    open.
    """
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return _hold(folder, WINDOW_LOCK)


def _hold(folder: Path, name: str) -> FolderLock:
    path = folder / name
    with told(path):
        file = open_own(path, "ab")
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            raise QuizHeld from None
        except BaseException:
            file.close()
            raise
    return FolderLock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            # Wine's C library refuses without a reason.
            raise error if error.errno else PermissionError from None
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
