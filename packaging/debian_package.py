"""The .deb: the frozen folder in /usr/lib, a link in /usr/bin, and what a desktop is given."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import linux_data
from dealer_trainer import __version__

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("dpkg-deb", "dpkg-shlibdeps", "dpkg-architecture")

# Only a session of Wayland needs them, and has them: Qt's part for it is loaded there alone.
_OF_WAYLAND = "libwayland-client0, libwayland-cursor0"

_DESCRIPTION = """casino dealers learn to settle poker layouts
 Dealer Trainer deals finished layouts of Ultimate Texas Hold'em and Casino
 Texas Poker; the trainee settles them from the keyboard, and every bet is
 marked with its working. It speaks Bulgarian, Czech, English, Latvian and
 Russian, and needs neither a network nor Python."""


def write_package(folder: Path, work: Path, dist: Path) -> list[Path]:
    """The package of the frozen folder; nothing where Debian's tools are not there."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"No .deb: {', '.join(missing)} not here (Debian's dpkg-dev).", file=sys.stderr)
        return []
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "debian" / "dealer-trainer"
    program = tree / "usr" / "lib" / "dealer-trainer"
    shutil.copytree(folder, program, symlinks=True)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "dealer-trainer").symlink_to("../lib/dealer-trainer/dealer-trainer")
    linux_data.write_shared_data(tree / "usr" / "share")
    _write_documents(tree / "usr" / "share" / "doc" / "dealer-trainer")
    architecture = _told("dpkg-architecture", "--query", "DEB_HOST_ARCH").strip()
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        _control(architecture, _dependencies(work, program), _kibibytes(tree)), encoding="utf-8"
    )
    _set_rights(tree)
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
        "Description": _DESCRIPTION,
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


def _write_documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    others = "\nWhat the package carries of others: /usr/lib/dealer-trainer/_internal/licences\n"
    (folder / "copyright").write_text(licence + others, encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))


def _set_rights(tree: Path) -> None:
    # Whoever builds may have a mask that shuts others out.
    for file in tree.rglob("*"):
        if not file.is_symlink():
            runs = file.is_dir() or file.name == "dealer-trainer"
            file.chmod(0o755 if runs else 0o644)


def _told(*command: str, folder: Path | None = None) -> str:
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout
