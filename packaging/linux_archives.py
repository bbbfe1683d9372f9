"""The frozen folder as a .tar.xz, and as the AppDir of an AppImage."""

from __future__ import annotations

import lzma
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import linux_data

_APP_RUN = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/dealer-trainer/dealer-trainer" "$@"
"""


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


def write_app_dir(folder: Path, app_dir: Path) -> None:
    """The folder that an AppImage is made of."""
    shutil.rmtree(app_dir, ignore_errors=True)
    shutil.copytree(folder, app_dir / "usr" / "lib" / "dealer-trainer", symlinks=True)
    share = app_dir / "usr" / "share"
    linux_data.write_shared_data(share)
    shutil.copyfile(
        share / "applications" / "dealer-trainer.desktop", app_dir / "dealer-trainer.desktop"
    )
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / "dealer-trainer.png"
    shutil.copyfile(icon, app_dir / "dealer-trainer.png")
    shutil.copyfile(icon, app_dir / ".DirIcon")
    start = app_dir / "AppRun"
    start.write_text(_APP_RUN, encoding="utf-8")
    start.chmod(0o755)


def write_appimage(folder: Path, build: Path, image: Path) -> list[Path]:
    """The AppImage, where appimagetool is there to make it.

    Its AppDir has been made and started; NOT YET RUN: appimagetool itself.
    """
    app_dir = build / "DealerTrainer.AppDir"
    write_app_dir(folder, app_dir)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"No AppImage: appimagetool is not here. Its AppDir is {app_dir}.", file=sys.stderr)
        return []
    subprocess.run([tool, "--no-appstream", str(app_dir), str(image)], check=True)
    return [image]
