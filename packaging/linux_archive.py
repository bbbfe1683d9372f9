"""The frozen folder as a .tar.xz, to be unpacked anywhere."""

from __future__ import annotations

import lzma
import os
import tarfile
from pathlib import Path


def write_archive(folder: Path, archive: Path) -> Path:
    """Pack the folder; its own name is the one folder at the top. Same files give same bytes."""
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", "946684800"))

    def anonymous(file: tarfile.TarInfo) -> tarfile.TarInfo:
        file.uid = file.gid = 0
        file.uname = file.gname = ""
        file.mtime = moment
        return file

    with (
        lzma.open(archive, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as content,
    ):
        # `add` sorts what it finds in a folder.
        content.add(folder, folder.name, filter=anonymous)
    return archive
