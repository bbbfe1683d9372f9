"""The .deb of the frozen folder, for Debian, Ubuntu and what comes of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import linux_data
import linux_tree
from dealer_trainer import __version__

TOOLS = ("dpkg-deb", "dpkg-shlibdeps", "dpkg-architecture")

# Only a session of Wayland needs them, and has them: Qt's part for it is loaded there alone.
_OF_WAYLAND = "libwayland-client0, libwayland-cursor0"


def write_package(folder: Path, work: Path, dist: Path) -> list[Path]:
    """The package of the frozen folder; nothing where Debian's tools are not there."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"No .deb: {', '.join(missing)} not here (Debian's dpkg-dev).", file=sys.stderr)
        return []
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "debian" / "dealer-trainer"
    linux_tree.write_system_tree(folder, tree)
    program = tree / linux_tree.PROGRAM
    architecture = _told("dpkg-architecture", "--query", "DEB_HOST_ARCH").strip()
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        _control(architecture, _dependencies(work, program), _kibibytes(tree)), encoding="utf-8"
    )
    control.chmod(0o755)
    (control / "control").chmod(0o644)
    package = dist / f"dealer-trainer_{__version__}_{architecture}.deb"
    environ = {"SOURCE_DATE_EPOCH": "946684800", **os.environ}
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(tree), str(package)],
        env=environ,
        stdout=sys.stderr,
        check=True,
    )
    return [package]


def _control(architecture: str, depends: str, size: int) -> str:
    fields = {
        "Package": "dealer-trainer",
        "Version": __version__,
        "Architecture": architecture,
        "Maintainer": "Dealer Trainer authors <authors@dealertrainer.invalid>",
        "Installed-Size": str(size),
        "Depends": depends,
        "Recommends": _OF_WAYLAND,
        "Section": "education",
        "Priority": "optional",
        "Description": "\n ".join((linux_data.SUMMARY, *linux_data.DESCRIPTION.splitlines())),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _dependencies(work: Path, program: Path) -> str:
    """The Debian packages of what the folder links to and does not carry, with their versions."""
    (work / "debian" / "control").write_text("Source: dealer-trainer\n", encoding="utf-8")
    linking = [
        file
        for file in sorted(program.rglob("*"))
        if not file.is_symlink()
        and file.is_file()
        and file.read_bytes()[:4] == b"\x7fELF"
        and "wayland" not in str(file.relative_to(program)).lower()
    ]
    private = {file.parent for file in linking}
    told = _told(
        "dpkg-shlibdeps",
        "-O",
        "--warnings=0",
        "--ignore-missing-info",
        *(f"-l{folder}" for folder in sorted(private)),
        *(f"-e{file}" for file in linking),
        folder=work,
    )
    return told.strip().removeprefix("shlibs:Depends=")


def _kibibytes(tree: Path) -> int:
    return sum(-(-file.lstat().st_size // 1024) for file in tree.rglob("*"))


def _told(*command: str, folder: Path | None = None) -> str:
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout
