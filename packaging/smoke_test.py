"""Tries the built .deb, .rpm, AppImage and .tar.xz where there is no Python: in a bare Debian,
under Xvfb.

    debootstrap --variant=minbase bookworm ROOT
    build/environment/bin/python packaging/smoke_test.py ROOT dist
        [--before DIST OF AN EARLIER VERSION] [--pictures FOLDER]

Each is installed in ROOT, upgraded from the earlier version where one is given, used and removed:
nothing but the data may be left. From the .deb a round and a quiz are answered from the keyboard,
its certificate saved, the progress page looked at, and all read back from the disk; from the others
a round. Needs root, Xvfb, xdotool and rpm here, and nothing of these in ROOT.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import frozen_parts
from bare_root import BareRoot, screen
from dealer_trainer import __version__, paths
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import STANDARD_INPUT, read_layouts
from dealer_trainer.storage.quizzes import QuizShelf, load_quizzes
from dealer_trainer.training.quiz.paper import make_paper
from smoke_window import (
    DATA,
    answer_a_round,
    days_before,
    look_at_progress,
    stored,
    take_picture,
    take_quiz,
    window,
)

HOUSE, SEED, QUIZ = "bg-ultimate", "1", "short"
"""The house is the one that a new trainee begins with: progress is shown for one house."""

DAYS = 6
PROGRAM = Path("usr/lib/dealer-trainer")
HARD = "100 % 'Крупие' ž"
"""A folder's name that is hard on programs."""


@cache
def houses() -> dict[str, House]:
    """The houses of the program."""
    return dict(load_houses(paths.assets(), Path("no-houses-of-its-own")).by_id)


@cache
def quizzes() -> QuizShelf:
    """The quizzes of the program."""
    return load_quizzes(paths.assets(), Path("no-quizzes-of-its-own"), houses().values())


def try_commands(root: BareRoot, program: str) -> Layout:
    """The commands without a window, and the window off screen in every language; the layout that
    the drill will begin with.
    """
    assert root.run(program, "--version").splitlines()[0] == f"dealer-trainer {__version__}"
    for language in frozen_parts.LANGUAGES:
        drill = [program, "--language", language, "--data", f"/tmp/data-{language}"]
        drill += ["drill", "--house", HOUSE, "--seed", SEED, "--exit-when-painted"]
        assert root.run(*drill, QT_QPA_PLATFORM="offscreen").strip() == "painted"
        print(
            f"  {language}: {root.run(program, '--language', language, 'houses').splitlines()[0]}"
        )
    return dealt(root, program)


def dealt(root: BareRoot, program: str) -> Layout:
    """The layout that the drill begins with."""
    told = root.run(program, "deal", "--house", HOUSE, "--seed", SEED, "--count", "1")
    line = io.BytesIO(told.splitlines()[0].encode())
    (layout,) = read_layouts(STANDARD_INPUT, houses().values(), line)
    return layout


def try_data_folders(root: BareRoot, program: str) -> None:
    """Folders that are asked for in either way, with names that are hard on programs."""
    shutil.rmtree(root.folder / "tmp" / HARD, ignore_errors=True)
    folder = f"/tmp/{HARD}"
    drill = ("drill", "--house", HOUSE, "--exit-when-painted")
    asked = {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": f"{folder}/xdg"}
    for words, place in (
        (("--data", f"{folder}/asked"), f"{folder}/asked"),
        ((), f"{folder}/xdg/dealer-trainer"),
    ):
        assert root.run(program, *words, *drill, **asked).strip() == "painted"
        assert (root.folder / place[1:] / "trainer.db").exists()
        print(f"  Data in {place}")


def use(root: BareRoot, program: str, layout: Layout, pictures: Path | None) -> None:
    """A round, a quiz with its certificate, and the progress of a week, all in the window."""

    def picture(name: str) -> Path | None:
        return None if pictures is None else pictures / f"{name}.png"

    use_a_round(root, program, layout, picture("round"))
    # Progress draws its lines from the third day on.
    exported = root.folder / "tmp" / "week.jsonl"
    root.run(program, "export", "/tmp/week.jsonl", HOME="/root")
    exported.write_text(days_before(exported.read_text(encoding="utf-8"), DAYS), encoding="utf-8")
    root.run(program, "import", "/tmp/week.jsonl", HOME="/root")
    paper = make_paper(quizzes().by_id[QUIZ], houses()[HOUSE], int(SEED))
    with window(root, program) as trainer:
        certificate = take_quiz(trainer, paper, len(quizzes().quizzes), picture("quiz"))
        look_at_progress(trainer, picture("progress"))
    ((passed,),) = stored(root, "SELECT passed FROM quizzes")
    content = certificate.read_bytes()
    print(f"Quiz {paper.code} passed; {certificate.name} has {len(content)} bytes.")
    assert passed == 1
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    if pictures is not None:
        shutil.copy(certificate, pictures)
    certificate.unlink()
    print("The progress page drew its lines.")


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


def forget_data(root: BareRoot) -> None:
    """As on a machine where nobody has trained."""
    shutil.rmtree(root.folder / DATA, ignore_errors=True)
    for certificate in (root.folder / "root").glob("*.pdf"):
        certificate.unlink()


def version_of(root: BareRoot, program: str) -> str:
    """The version that the program says it is."""
    return root.run(program, "--version").splitlines()[0].removeprefix("dealer-trainer ")


def train_before(root: BareRoot, program: str) -> str:
    """A round under the version before, which the new one must find again; that version."""
    version = version_of(root, program)
    assert version != __version__, "the earlier version is this one"
    use_a_round(root, program, dealt(root, program))
    return version


def find_again(root: BareRoot, program: str, before: str) -> None:
    """The round of the version before is there, and nothing else was lost or left."""
    assert version_of(root, program) == __version__
    root.run(program, "export", "/tmp/before.jsonl", HOME="/root")
    rounds = (root.folder / "tmp" / "before.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(rounds) == 1, rounds
    print(f"Upgraded from {before}; the round that was answered under it is there.")


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
            use(root, program, layout, pictures)
        else:
            use_a_round(root, program, layout)
    manager.remove(root)
    left = root.traces()
    print(f"Removed; left: {', '.join(left)}")
    assert left == [str(DATA)]


def files_in(folder: Path) -> set[str]:
    """The names of all files below a folder."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*")}


def use_a_round(root: BareRoot, program: str, layout: Layout, picture: Path | None = None) -> None:
    """A round from the keyboard, read back."""
    with window(root, program, "drill", "--house", HOUSE, "--seed", SEED) as trainer:
        asked, right = answer_a_round(trainer, layout, houses()[HOUSE])
        take_picture(picture)
    print(f"A round was answered from the keyboard and stored: {right} of {asked} right.")
    assert asked == right > 0


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
    assert left == [str(DATA)]


def try_archive(root: BareRoot, archive: Path) -> None:
    """Unpack into a folder whose name is hard on programs, and run from there."""
    place = root.folder / "opt" / HARD
    shutil.rmtree(place, ignore_errors=True)
    shutil.unpack_archive(archive, place)
    program = f"/{place.relative_to(root.folder)}/dealer-trainer/dealer-trainer"
    try_commands(root, program)
    try_data_folders(root, program)
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
