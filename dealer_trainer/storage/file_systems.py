"""On which disk a folder lies: SQLite's write-ahead log needs memory shared on one machine."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

_NETWORK: Final = frozenset(
    [
        "9p",
        "acfs",
        "afs",
        "beegfs",
        "ceph",
        "cifs",
        "coda",
        "davfs",
        "gfs",
        "gfs2",
        "glusterfs",
        "gpfs",
        "lustre",
        "moosefs",
        "ncp",
        "ncpfs",
        "nfs",
        "ocfs2",
        "orangefs",
        "prl_fs",
        "pvfs2",
        "smb",
        "smb2",
        "smb3",
        "smbfs",
        "vboxsf",
        "virtiofs",
        "vmhgfs",
        "webdav",
    ]
)
"""Of other machines, and of the host of a virtual one: it does not share memory either."""

_LOCAL_FUSE: Final = frozenset(
    [
        "bindfs",
        "ecryptfs",
        "encfs",
        "exfat",
        "fuseext2",
        "fusefat",
        "gocryptfs",
        "lxcfs",
        "mergerfs",
        "ntfs",
        "ntfs-3g",
        "fuse-overlayfs",
        "securefs",
        "cryfs",
        "unionfs",
        "unionfs-fuse",
        "squashfuse",
        "snapfuse",
    ]
)
"""Programs that serve a disk of this machine; any other may fetch its files from anywhere."""

_ESCAPED: Final = re.compile(r"\\([0-7]{3})")
"""Blanks, line ends and backslashes in the list of mounts."""

_REMOTE_DRIVE: Final = 4
"""Windows' ``GetDriveType`` for a network drive."""


@cache
def is_local(folder: Path, platform: str = sys.platform) -> bool:
    """Whether a folder lies on this machine's own disk."""
    # Some drivers of disks cannot tell where a folder really lies.
    with suppress(OSError):
        folder = folder.resolve()
    if platform == "win32":
        return _is_local_on_windows(folder)
    if platform == "darwin":
        # Network disks are mounted there, and others, on which the rollback journal works as well.
        return not folder.is_relative_to("/Volumes") and not folder.is_relative_to("/Network")
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return True
    return not is_network(mounted_as(folder.as_posix(), mounts))


def mounted_as(folder: str, mounts: str) -> str:
    """The file system of a folder by Linux' list of mounts, nothing where none fits."""
    best, kind = -1, ""
    for line in mounts.splitlines():
        words = line.split()
        if len(words) < 3:
            continue
        point = _ESCAPED.sub(lambda match: chr(int(match[1], 8)), words[1])
        if PurePosixPath(folder).is_relative_to(point) and len(point) >= best:
            best, kind = len(point), words[2]
    return kind


def is_network(kind: str) -> bool:
    """Whether a file system lies on another machine: ``nfs4``, ``cifs``, ``fuse.sshfs``.

    A program's own (``fuse.*``, or ``fuse`` without its name) counts as one unless it is known to
    serve this machine's disks; ``fuseblk`` is always a disk.
    """
    base, dot, program = kind.lower().partition(".")
    if base == "fuse":
        return program not in _LOCAL_FUSE
    return base in _NETWORK or (not dot and base.startswith(("nfs", "smb", "cifs")))


def _is_local_on_windows(folder: Path) -> bool:
    if folder.drive.startswith("\\\\"):
        return False
    import ctypes  # noqa: PLC0415 -- no start elsewhere waits for it

    windows = getattr(ctypes, "windll", None)
    return windows is None or windows.kernel32.GetDriveTypeW(folder.anchor) != _REMOTE_DRIVE
