"""The one place through which files are opened for reading, and replaced.

The program's own files (settings, locks, houses, keys, the log, copies) are opened only where they
are plain files: nothing waits for a pipe or a device that lies there under their name. A file is
replaced whole or not at all, and never if a link, a pipe, a device or a folder lies there.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, Literal

from dealer_trainer.rules.errors import BadInput, Fault, FaultKind
from dealer_trainer.training.errors import NotPlainFile

_NO_WAIT: Final = (
    getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_MODES: Final = {"rb": os.O_RDONLY, "ab": os.O_WRONLY | os.O_APPEND | os.O_CREAT}
_NOT_PLAIN: Final = {errno.ENXIO, errno.ENODEV, errno.EISDIR, errno.EOPNOTSUPP}
"""What opening a pipe without a reader, a socket, a missing device or a folder fails with."""

_NAMELESS: Final = "/proc/self/fd/"
_TEMPORARY: Final = ".dealer-trainer-"
_LEFT_OVER: Final = re.compile(r"\.dealer-trainer-[0-9a-f]{8}(?:-wal|-shm|-journal)?", re.ASCII)
_ABANDONED_AFTER: Final = 3600
"""Seconds after which nobody writes any more to a temporary file that lies about."""

_NO_NAMELESS: Final = {errno.EOPNOTSUPP, errno.EISDIR, errno.EINVAL, errno.ENOENT}
"""What ``O_TMPFILE`` fails with where the kernel or the file system does not have it."""


def open_own(path: Path, mode: Literal["rb", "ab"] = "rb") -> IO[bytes]:
    """One of the program's own files, opened at once if it is a plain one.

    Raises ``NotPlainFile`` where something else lies there, ``OSError`` as ``open`` does.
    """
    try:
        opened = os.open(path, _MODES[mode] | _NO_WAIT, 0o666)
    except OSError as error:
        # Windows refuses a folder as if it were a file of somebody else.
        if error.errno in _NOT_PLAIN or (isinstance(error, PermissionError) and path.is_dir()):
            raise NotPlainFile(path) from None
        raise
    if not stat.S_ISREG(os.fstat(opened).st_mode):
        os.close(opened)
        raise NotPlainFile(path)
    return os.fdopen(opened, mode)


def read_own(path: Path, most: int) -> bytes:
    """At most ``most`` bytes of one of the program's own files. Raises as ``open_own``."""
    with open_own(path) as file:
        return file.read(most)


def open_named(path: Path, source: str, *, plain: bool = False) -> IO[bytes]:
    """The bytes of a file that a person named, who may name a pipe; ``plain`` is for own files and
    those chosen in a dialog, where nothing may wait.

    Raises ``BadInput`` where the name is wrong or the file is closed to us, ``OSError`` where the
    machine fails.
    """
    try:
        if path.is_dir():
            raise BadInput(source, [Fault(FaultKind.IS_FOLDER, 1)])
        return open_own(path) if plain else path.open("rb")
    except NotPlainFile:
        raise BadInput(source, [Fault(FaultKind.NOT_PLAIN, 1)]) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise BadInput(source, [Fault(FaultKind.NO_FILE, 1)]) from None
    except PermissionError:
        raise BadInput(source, [Fault(FaultKind.NOT_ALLOWED, 1)]) from None
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL):
            raise BadInput(source, [Fault(FaultKind.NO_FILE, 1)]) from None
        raise


def replace_file(path: Path, data: bytes, mode: int = 0o666) -> None:
    """A file's bytes, all of the new ones or all of the old. Raises as ``replacing``."""
    with replacing(path, mode) as file:
        file.write(data)


@contextmanager
def replacing(path: Path, mode: int = 0o666) -> Iterator[IO[bytes]]:
    """A file to write to, which takes the place of ``path``, safe on the disk, when this ends.

    If it ends with an exception, everything is as before. A process that is killed leaves nothing
    where the system has files without a name (Linux); elsewhere its temporary file is cleared away
    by the next writing in the folder. A file that is there keeps its permissions as far as
    ``mode`` allows them, else they are ``mode`` under the system's mask.

    Raises ``NotPlainFile`` where a link, a pipe, a device or a folder lies at ``path``, ``OSError``
    of ``path`` where the disk fails.
    """
    with _named(path):
        mode = _replaceable(path, mode)
        nameless = _open_nameless(path.parent, mode)
        if nameless is not None:
            with os.fdopen(nameless, "wb") as file:
                yield file
                file.flush()
                os.fsync(nameless)
                with temporary_beside(path) as made:
                    _give_name(nameless, made)
                    put_in_place(made, path)
            return
        with temporary_beside(path) as made:
            with os.fdopen(_create(made, mode), "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            put_in_place(made, path)


@contextmanager
def temporary_beside(path: Path) -> Iterator[Path]:
    """A name beside ``path`` that nobody has, for a file that is put in its place when it is
    finished; what lies under it when this ends is removed.

    It has 24 bytes: where ``path`` fits, it fits. Whoever makes the file must do so exclusively.
    """
    _clear_left_over(path.parent)
    made = path.with_name(_TEMPORARY + os.urandom(4).hex())
    try:
        yield made
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            made.with_name(made.name + end).unlink(missing_ok=True)


def create_empty(made: Path) -> None:
    """An empty file under a name that nobody has, for a library that opens files by name.

    Raises ``OSError``, also where the name is taken.
    """
    os.close(_create(made, 0o666))


def put_in_place(made: Path, path: Path) -> None:
    """A finished file takes the place of another. Raises as ``replacing``."""
    _replaceable(path, 0)
    os.replace(made, path)
    sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """The file's bytes are on the disk when this returns."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk when this returns, where the system can say so."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    except OSError as error:
        # Some network disks keep names at once, and know no such wish.
        if error.errno not in (errno.EINVAL, errno.EOPNOTSUPP):
            raise
    finally:
        os.close(opened)


def _replaceable(path: Path, mode: int) -> int:
    """The permissions of what lies at a path as far as ``mode`` allows them, else ``mode``.

    Raises ``NotPlainFile``, and ``PermissionError`` where Windows' attribute closes it to writing.
    """
    try:
        there = path.lstat()
    except FileNotFoundError:
        return mode
    if not stat.S_ISREG(there.st_mode):
        raise NotPlainFile(path)
    if os.name == "nt" and not there.st_mode & stat.S_IWRITE:
        # Windows refuses it too, but only when the new file is written, and lets nobody delete
        # that one: it would have the same attribute.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return stat.S_IMODE(there.st_mode) & mode


def _create(made: Path, mode: int) -> int:
    return os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_WAIT, mode)


def _open_nameless(folder: Path, mode: int) -> int | None:
    """A file without a name, which is gone with its process; nothing where there are none."""
    flag = getattr(os, "O_TMPFILE", None)
    if flag is None or not os.path.isdir(_NAMELESS):
        return None
    try:
        return os.open(folder, flag | os.O_WRONLY | os.O_CLOEXEC, mode)
    except OSError as error:
        if error.errno in _NO_NAMELESS:
            return None
        raise


def _give_name(nameless: int, made: Path) -> None:
    # Only a call that is given a folder follows the link to the file itself.
    folder = os.open(made.parent, os.O_RDONLY)
    try:
        os.link(f"{_NAMELESS}{nameless}", made.name, dst_dir_fd=folder, follow_symlinks=True)
    finally:
        os.close(folder)


def _clear_left_over(folder: Path) -> None:
    """Temporary files of processes that were killed go."""
    with suppress(OSError):
        for entry in os.scandir(folder):
            if _LEFT_OVER.fullmatch(entry.name) and _is_abandoned(entry):
                os.unlink(entry.path)


def _is_abandoned(entry: os.DirEntry[str]) -> bool:
    return time.time() - entry.stat(follow_symlinks=False).st_mtime > _ABANDONED_AFTER


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Errors bear the name that was asked for, not that of a temporary file or its folder."""
    try:
        yield
    except OSError as error:
        told = "" if error.filename is None else str(error.filename)
        if told != str(path) and (
            told in ("", str(path.parent)) or told.startswith((_NAMELESS, _beginning(path)))
        ):
            code = getattr(error, "winerror", None)
            raise OSError(error.errno, error.strerror, str(path), code) from error
        raise


def _beginning(path: Path) -> str:
    return str(path.with_name(_TEMPORARY))
