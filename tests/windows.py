"""What only Windows has: files that a program holds for itself alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

assert sys.platform == "win32"

import _winapi
import ctypes
from ctypes import wintypes

_READ = 0x80000000
_SHARE_READ = 1
_OPEN_EXISTING = 3
_NONE = wintypes.HANDLE(-1).value

_create = ctypes.WinDLL("kernel32", use_last_error=True).CreateFileW
_create.restype = wintypes.HANDLE
_create.argtypes = (
    wintypes.LPCWSTR,
    wintypes.DWORD,
    wintypes.DWORD,
    wintypes.LPVOID,
    wintypes.DWORD,
    wintypes.DWORD,
    wintypes.HANDLE,
)


@contextmanager
def held_alone(path: Path, *, readable: bool = False) -> Iterator[None]:
    """The file is open in another program, which lets nobody write to it, nor move or delete it;
    nobody read it either, unless it is ``readable``.
    """
    share = _SHARE_READ if readable else 0
    handle = _create(str(path), _READ, share, None, _OPEN_EXISTING, 0, None)
    if handle == _NONE:
        raise ctypes.WinError(ctypes.get_last_error())
    try:
        yield
    finally:
        _winapi.CloseHandle(handle)
