"""A disk that is really full: in memory, as Linux alone mounts one."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A folder on a disk of two mebibytes; the test is skipped where none can be made."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill_up(folder: Path, free: int = 0) -> Path:
    """The file that takes all of the disk but so many bytes."""
    filling = folder / "filling"
    with filling.open("wb", buffering=0) as file:
        file.write(b"\0" * max(0, shutil.disk_usage(folder).free - free))
        with suppress(OSError):
            while not free:
                file.write(b"\0")
    return filling
