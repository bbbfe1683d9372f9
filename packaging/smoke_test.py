"""Tries the built .deb, .rpm, AppImage and .tar.xz where there is no Python: in a bare Debian,
under Xvfb.

    debootstrap --variant=minbase bookworm ROOT
    build/environment/bin/python packaging/smoke_test.py ROOT dist/linux
        [--before DIST OF AN EARLIER VERSION] [--pictures FOLDER]

Each is installed in ROOT, upgraded from the earlier version where one is given, used and removed:
nothing but the data may be left. From the .deb a round and a quiz are answered from the keyboard,
its certificate saved, the progress page looked at, and all read back from the disk; from the others
a round. Needs root, Xvfb, xdotool and rpm here, and nothing of these in ROOT.
"""

from __future__ import annotations

import argparse
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bare_root import BareRoot, screen
from smoke_steps import (
    HARD,
    files_in,
    find_again,
    forget_data,
    train_before,
    try_commands,
    try_data_folders,
    try_second_start,
    use,
    use_a_round,
    use_after_a_kill,
)

PROGRAM = Path("usr/lib/dealer-trainer")


@dataclass(frozen=True)
class Manager:
    """How a package gets into the root, or an older one is upgraded there, and out of it."""

    suffix: str
    install: Callable[[BareRoot, Path], None]
    remove: Callable[[BareRoot], object]
    changed: Callable[[BareRoot], str]
    """What the package manager finds other than it was packed."""


def apt_install(root: BareRoot, package: Path) -> None:
    """With what it depends on, as a user does it."""
    shutil.copyfile(package, root.folder / "tmp" / package.name)
    install = ("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
    root.run("apt-get", "update", "--quiet")
    root.run(*install, DEBIAN_FRONTEND="noninteractive")


def rpm_install(root: BareRoot, package: Path) -> None:
    """From here, for the root is no Fedora: each library that rpm would ask for must be there."""
    asked = rpm(root, "--query", "--package", "--requires", str(package)).split()
    libraries = {name.split("(")[0] for name in asked if ".so." in name}
    there = root.run("ldconfig", "--print-cache")
    missing = [name for name in sorted(libraries) if f"\t{name} (" not in there]
    assert len(libraries) > 10
    assert not missing, missing
    rpm(root, "--upgrade", "--nodeps", str(package))


def rpm(root: BareRoot, *words: str) -> str:
    """What rpm says, whose database is the root's."""
    command = ["rpm", "--root", str(root.folder), *words]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout


DEB = Manager(
    ".deb",
    apt_install,
    lambda root: root.run("apt-get", "purge", "--yes", "dealer-trainer"),
    lambda root: root.run("sh", "-c", "dpkg --verify dealer-trainer"),
)
RPM = Manager(
    ".rpm",
    rpm_install,
    lambda root: rpm(root, "--erase", "dealer-trainer"),
    lambda root: rpm(root, "--verify", "--nodeps", "dealer-trainer"),
)


def try_package(
    root: BareRoot, manager: Manager, dist: Path, before: Path | None, pictures: Path | None
) -> None:
    """Install, upgrade, use, remove."""
    forget_data(root)
    package, program = next(dist.glob(f"*{manager.suffix}")), "dealer-trainer"
    with screen(root):
        if before is not None:
            manager.install(root, next(before.glob(f"*{manager.suffix}")))
            earlier = train_before(root, program)
        manager.install(root, package)
        assert not root.has("python3"), "the package brought Python"
        print(f"Installed {package.name}; no Python there.")
        assert manager.changed(root) == ""
        assert files_in(root.folder / PROGRAM) == files_in(dist / program)
        if before is not None:
            find_again(root, program, earlier)
            forget_data(root)
        layout = try_commands(root, program)
        if manager is DEB:
            try_second_start(root, program)
            use_after_a_kill(root, program, layout)
            use(root, program, layout, pictures)
        else:
            use_a_round(root, program, layout)
    manager.remove(root)
    left = root.traces()
    print(f"Removed; left: {', '.join(left)}")
    assert left == [str(root.data.relative_to(root.folder))]


def try_appimage(root: BareRoot, dist: Path, before: Path | None) -> None:
    """One file, put where it will stay; mounted where FUSE is there, else unpacked."""
    forget_data(root)
    place = root.folder / "opt" / HARD / "Dealer_Trainer.AppImage"
    program, fuse = f"/{place.relative_to(root.folder)}", root.folder / "dev" / "fuse"
    place.parent.mkdir(parents=True)
    fuse.unlink(missing_ok=True)
    image = next(dist.glob("*.AppImage"))
    with screen(root):
        if before is not None:
            shutil.copy(next(before.glob("*.AppImage")), place)
            earlier = train_before(root, program)
        shutil.copy(image, place)
        if before is not None:
            find_again(root, program, earlier)
            forget_data(root)
        print(f"{image.name}, unpacked at each start:")
        try_commands(root, program)
        os.mknod(fuse, stat.S_IFCHR | 0o666, os.makedev(10, 229))
        print(f"{image.name}, mounted by FUSE:")
        layout = try_commands(root, program)
        use_a_round(root, program, layout)
    fuse.unlink()
    shutil.rmtree(place.parent)
    assert list((root.folder / "tmp").glob(".mount_*")) == []
    left = root.traces()
    print(f"Removed; left: {', '.join(left)}")
    assert left == [str(root.data.relative_to(root.folder))]


def try_archive(root: BareRoot, archive: Path) -> None:
    """Unpack into a folder whose name is hard on programs, and run from there."""
    place = root.folder / "opt" / HARD
    shutil.rmtree(place, ignore_errors=True)
    shutil.unpack_archive(archive, place)
    program = f"/{place.relative_to(root.folder)}/dealer-trainer/dealer-trainer"
    try_commands(root, program)
    try_data_folders(root, program, "XDG_DATA_HOME", "dealer-trainer")
    shutil.rmtree(place)
    print(f"Ran {archive.name} from {program}")


def main() -> int:
    """Every step, told as it is done; the first that fails ends it."""
    parser = argparse.ArgumentParser(description="Tries the builds in a Debian without Python.")
    parser.add_argument("root", type=Path)
    parser.add_argument("dist", type=Path)
    parser.add_argument("--before", type=Path, help="the dist of an earlier version")
    parser.add_argument("--pictures", type=Path, help="where pictures of the window are kept")
    asked = parser.parse_args()
    root, dist = BareRoot(asked.root.resolve()), asked.dist.resolve()
    assert not root.has("python3"), "the root is not bare: it has Python"
    # The .deb first: it brings the libraries that the others find on any desktop.
    for manager in (DEB, RPM):
        try_package(root, manager, dist, asked.before, asked.pictures)
    try_appimage(root, dist, asked.before)
    try_archive(root, next(dist.glob("*.tar.xz")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
