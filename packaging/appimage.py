"""The AppImage: one file that runs as it is. The frozen folder in a squashfs, behind a head that
mounts it: `linux/appimage_runtime.c`, in place of the one that appimagetool would download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import licences
import linux_data

RUNTIME = Path(__file__).resolve().parent / "linux" / "appimage_runtime.c"
TOOLS = ("gcc", "mksquashfs")

MARK_AT, MARK = 8, b"AI\x02"
"""An AppImage of type 2, told in bytes of the ELF header that Linux leaves unread."""

_LIBRARIES = ("squashfuse_ll", "fuse3", "zstd", "lzma", "z", "pthread")
_PACKAGES = (
    "libc6-dev",
    "libfuse3-dev",
    "liblzma-dev",
    "libsquashfuse-dev",
    "libzstd-dev",
    "zlib1g-dev",
)
"""Debian's packages of these, which hold their licences."""

_APP_RUN = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/dealer-trainer/dealer-trainer" "$@"
"""


def write_app_dir(folder: Path, app_dir: Path) -> None:
    """The folder that an AppImage is made of."""
    shutil.rmtree(app_dir, ignore_errors=True)
    shutil.copytree(folder, app_dir / "usr" / "lib" / "dealer-trainer", symlinks=True)
    licences.copy_of_packages(_PACKAGES, app_dir / "usr" / "share" / "licences")
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
    """The AppImage of the frozen folder; nothing where its tools are not there."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"No AppImage: {', '.join(missing)} not here.", file=sys.stderr)
        return []
    app_dir, head, files = build / "DealerTrainer.AppDir", build / "appimage", build / "squashfs"
    write_app_dir(folder, app_dir)
    compile_head(head)
    squash(app_dir, files)
    join(head, files, image)
    return [image]


def compile_head(head: Path) -> None:
    """The program that mounts and runs what lies behind it."""
    # Static, so that it runs on any Linux; what nothing calls is left out.
    flags = ("-std=gnu11", "-Os", "-Wall", "-Wextra", "-static", "-s")
    sections = ("-ffunction-sections", "-Wl,--gc-sections", "-I/usr/include/fuse3")
    libraries = [f"-l{name}" for name in _LIBRARIES]
    subprocess.run(
        ["gcc", *flags, *sections, str(RUNTIME), "-o", str(head), *libraries],
        stderr=subprocess.DEVNULL,  # the linker warns of a call that is never made
        check=True,
    )


def squash(app_dir: Path, files: Path) -> None:
    """The files of the AppDir; the same files give the same bytes."""
    files.unlink(missing_ok=True)
    moment = os.environ.get("SOURCE_DATE_EPOCH", "946684800")
    plain = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(
        [
            *("mksquashfs", str(app_dir), str(files), "-quiet", "-no-progress"),
            *("-noappend", "-root-owned", "-no-xattrs", "-comp", "zstd", "-b", "1M"),
            *("-Xcompression-level", "19", "-all-time", moment, "-mkfs-time", moment),
        ],
        env=plain,  # it refuses to be told the moment twice
        check=True,
    )


def join(head: Path, files: Path, image: Path) -> None:
    """Head and files in one, with the mark of an AppImage."""
    program = head.read_bytes()
    marked = program[:MARK_AT] + MARK + program[MARK_AT + len(MARK) :]
    image.write_bytes(marked + files.read_bytes())
    image.chmod(0o755)
