"""What may lie in place of a plain file on this system. On Windows only a folder may: devices and
pipes have places of their own there (``test_files_windows.py``).
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

Lay: TypeAlias = Callable[[Path], None]


def folder_at(path: Path) -> None:
    path.mkdir()


def pipe_at(path: Path) -> None:
    os.mkfifo(path)


def device_at(path: Path) -> None:
    path.symlink_to("/dev/zero")


def socket_at(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


def link_at(path: Path) -> None:
    """A link to a plain file: what is read through it is its own, what is written is not."""
    path.with_name("other").write_bytes(b"other")
    path.symlink_to("other")


NOT_READ: Final[tuple[Lay, ...]] = (
    (folder_at, pipe_at, device_at, socket_at) if os.name == "posix" else (folder_at,)
)
NOT_WRITTEN: Final[tuple[Lay, ...]] = (*NOT_READ, link_at) if os.name == "posix" else NOT_READ
