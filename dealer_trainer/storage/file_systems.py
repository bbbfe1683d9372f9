"""On which disk a folder lies: SQLite's write-ahead log needs memory shared on one machine."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

_NETWORK: Final = {"9p", "afs", "ceph", "cifs", "davfs", "glusterfs", "lustre", "ncpfs", "smb3"}
_REMOTE_DRIVE: Final = 4
"""Windows' ``GetDriveType`` for a network drive."""


@cache
def is_local(folder: Path, platform: str = sys.platform) -> bool:
    """Whether a folder lies on this machine's own disk."""
    resolved = folder.resolve()
    if platform == "win32":
        return _is_local_on_windows(resolved)
    if platform == "darwin":
        # Network disks are mounted there, and others, on which the rollback journal works as well.
        return not resolved.is_relative_to("/Volumes") and not resolved.is_relative_to("/Network")
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return True
    return not is_network(mounted_as(resolved.as_posix(), mounts))


def mounted_as(folder: str, mounts: str) -> str:
    """The file system of a folder by Linux' list of mounts, nothing where none fits."""
    best, kind = -1, ""
    for line in mounts.splitlines():
        words = line.split()
        if len(words) < 3:
            continue
        point = words[1].replace("\\040", " ")
        if PurePosixPath(folder).is_relative_to(point) and len(point) >= best:
            best, kind = len(point), words[2]
    return kind


def is_network(kind: str) -> bool:
    """Whether a file system lies on another machine: ``nfs4``, ``cifs``, ``fuse.sshfs``."""
    return kind in _NETWORK or kind.startswith(("nfs", "smb", "fuse.sshfs", "fuse.rclone"))


def _is_local_on_windows(folder: Path) -> bool:
    if folder.drive.startswith("\\\\"):
        return False
    import ctypes  # noqa: PLC0415 -- no start elsewhere waits for it

    windows = getattr(ctypes, "windll", None)
    return windows is None or windows.kernel32.GetDriveTypeW(folder.anchor) != _REMOTE_DRIVE
