"""What only Windows has: files that a program holds for itself alone, and consoles."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

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


def takes_long_paths(folder: Path) -> bool:
    """Whether this system's ``LongPathsEnabled`` lets programs have more than 260 characters."""
    long = folder.joinpath(*["x" * 100] * 4)
    try:
        long.mkdir(parents=True)
    except OSError:
        return False
    return True


# A console of its own is made for it; what stands on its screen afterwards it writes to a file.
_IN_CONSOLE: Final = """
import ctypes, json, os, subprocess, sys
from ctypes import wintypes
report, code_page, command = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
console = ctypes.WinDLL("kernel32")
console.SetConsoleCP(code_page)
console.SetConsoleOutputCP(code_page)
screen = os.open("CONOUT$", os.O_RDWR)
handle = wintypes.HANDLE(__import__("msvcrt").get_osfhandle(screen))
wide, high = 200, 400
console.SetConsoleScreenBufferSize(handle, wintypes._COORD(wide, high))
status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=screen, stderr=screen).returncode
lines = []
for row in range(high):
    line, read = ctypes.create_unicode_buffer(wide + 1), wintypes.DWORD()
    place = wintypes._COORD(0, row)
    console.ReadConsoleOutputCharacterW(handle, line, wide, place, ctypes.byref(read))
    lines.append(line.value.rstrip())
with open(report, "w", encoding="utf-8") as file:
    json.dump([status, console.GetConsoleOutputCP(), lines], file)
"""


def on_screen(*command: str, code_page: int, folder: Path) -> tuple[int, list[str]]:
    """The exit status of a command in a console of a code page, and the lines on its screen."""
    report = folder / "screen.json"
    subprocess.run(
        [sys.executable, "-c", _IN_CONSOLE, str(report), str(code_page), *command],
        creationflags=subprocess.CREATE_NO_WINDOW,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=True,
    )
    status, kept_page, lines = json.loads(report.read_text(encoding="utf-8"))
    assert kept_page == code_page
    return status, lines


def interrupted(program: str, *arguments: str) -> tuple[int, str, str]:
    """Run Python code in a console of its own, where it calls ``interrupt()`` for Ctrl+C."""
    code = (
        "import ctypes\n"
        "def interrupt():\n"
        "    assert ctypes.WinDLL('kernel32').GenerateConsoleCtrlEvent(0, 0)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code + program, *arguments],
        creationflags=subprocess.CREATE_NO_WINDOW,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err
