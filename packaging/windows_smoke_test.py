"""Tries the Windows build as Windows' users would, under Wine and Xvfb on Linux.

    build/environment/bin/python packaging/windows_smoke_test.py [dist/windows]
        [--before DIST OF AN EARLIER VERSION] [--pictures FOLDER] [--only setup msi zip]

The installer for one user, the MSI and the .zip are each tried on a Windows of their own:
installed, upgraded from the earlier version where one is given, used and removed; nothing but the
data may be left. After setup.exe a round and a quiz are answered from the keyboard, its certificate
saved, the progress page looked at, and all read back from the disk; after the others a round. Needs
root, and the root with Wine that the build made.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import frozen_parts
from bare_root import DISPLAY, screen
from dealer_trainer import __version__
from smoke_steps import (
    DRILL,
    HARD,
    dealt,
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
    version_of,
)
from smoke_window import stored, take_picture, window
from wine_root import ROOT, WineRoot

ONE_USER = Path("users/root/AppData/Local/Programs/Dealer Trainer")
ALL_USERS = Path("Program Files/Dealer Trainer")
PROGRAM = "dealer-trainer.exe"
OF_INSTALLER = {"uninstall.exe"}
PRESETS = {"language": "lv", "house": "lv-ultimate", "class": r"\\server\classes\2026"}
"""What the MSI is told, and writes into the registry."""

UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
THEME = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
KEY = r"HKLM\Software\Dealer Trainer"


def traces(root: WineRoot) -> list[str]:
    """Every place of the drive and of the registry that tells of the trainer."""
    root.settle()
    files = [file for file in root.drive.rglob("*") if "dealer" in file.name.lower()]
    outer = [file for file in files if not any(parent in files for parent in file.parents)]
    registry = [
        f"{hive.name}: {line}"
        for hive in root.prefix.glob("*.reg")
        for line in hive.read_text(encoding="utf-8", errors="replace").splitlines()
        if line.startswith("[") and "dealer trainer" in line.lower()
    ]
    return [str(file.relative_to(root.drive)) for file in outer] + registry


def registered(root: WineRoot, name: str) -> str:
    """A value that the MSI wrote."""
    told = root.windows("reg", "query", KEY, "/v", name, "/reg:64").strip().splitlines()[-1]
    return told.split("REG_SZ", 1)[1].strip()


def take_pictures(root: WineRoot, program: str, pictures: Path) -> None:
    """A drill in every language, where Windows is light and where it is dark."""
    for theme, light in (("light", "1"), ("dark", "0")):
        root.windows(
            "reg", "add", THEME, "/v", "AppsUseLightTheme", "/t", "REG_DWORD", "/d", light, "/f"
        )
        for language in frozen_parts.LANGUAGES:
            with window(root, program, "--language", language, *DRILL):
                take_picture(pictures / f"windows-{language}-{theme}.png")
            forget_data(root)


def try_setup(root: WineRoot, dist: Path, before: Path | None, pictures: Path | None) -> None:
    """The installer for one user: silent, over the version before, used, removed."""
    place = root.drive / ONE_USER
    program = root.seen(place / PROGRAM)
    if before is not None:
        install_setup(root, before)
        earlier = train_before(root, program)
    install_setup(root, dist)
    assert files_in(place) - OF_INSTALLER == files_in(dist / "dealer-trainer")
    assert "Dealer Trainer" in root.windows("reg", "query", UNINSTALL, "/s")
    if before is not None:
        find_again(root, program, earlier)
        forget_data(root)
    layout = try_commands(root, program)
    try_second_start(root, program)
    use_after_a_kill(root, program, layout)
    use(root, program, layout, pictures)
    if pictures is not None:
        forget_data(root)
        take_pictures(root, program, pictures)
        use_a_round(root, program, layout)
    root.windows(root.seen(place / "uninstall.exe"), "/S")
    root.settle()
    tell_left(root)


def install_setup(root: WineRoot, dist: Path) -> None:
    """Install from the one setup.exe of a folder."""
    setup = copied(root, next(dist.glob("*-setup.exe")))
    root.windows(root.seen(setup), "/S")
    root.settle()
    print(f"Installed {setup.name}.")
    setup.unlink()


def tell_left(root: WineRoot) -> None:
    """What a removal left: the data alone."""
    left = traces(root)
    print(f"Removed; left: {', '.join(left)}")
    assert left == [str(root.data.relative_to(root.drive))]


def copied(root: WineRoot, file: Path) -> Path:
    """A file where somebody has downloaded it."""
    target = root.drive / "users" / "root" / "Downloads" / file.name
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(file, target)
    return target


def msiexec(root: WineRoot, option: str, package: Path, *properties: str) -> None:
    """Let Windows' installer work silently. Raises ``CalledProcessError``."""
    log = root.drive / "msi.log"
    root.windows("msiexec", option, root.seen(package), "/qn", "/l*", root.seen(log), *properties)
    root.settle()
    print(f"msiexec {option} {package.name} {' '.join(properties)}")


def pick_only_a_name(root: WineRoot, program: str, pictures: Path | None) -> None:
    """The first start of a trainee on a PC whose language and house are set."""
    forget_data(root)
    with window(root, program) as trainer:
        take_picture(None if pictures is None else pictures / "presets-first.png")
        trainer.type("Anna")
        trainer.press("Return")
        trainer.wait()
        take_picture(None if pictures is None else pictures / "presets-start.png")
    assert stored(root, "SELECT count(*) FROM trainees WHERE name = 'Anna'") == [(1,)]
    print("A trainee typed a name and was on the start page.")
    forget_data(root)


def try_msi(root: WineRoot, dist: Path, before: Path | None, pictures: Path | None) -> None:
    """The installer for all users: silent with presets, over the version before, repaired, used,
    removed.
    """
    place = root.drive / ALL_USERS
    program = root.seen(place / PROGRAM)
    package = copied(root, next(dist.glob("*.msi")))
    given = [f"{name.upper()}={value}" for name, value in PRESETS.items()]
    if before is not None:
        msiexec(root, "/i", copied(root, next(before.glob("*.msi"))), *given)
        earlier = train_before(root, program)
        # What the version before was told is kept.
        msiexec(root, "/i", package)
        find_again(root, program, earlier)
        forget_data(root)
        with suppress(subprocess.CalledProcessError):
            msiexec(root, "/i", package.parent / next(before.glob("*.msi")).name)
        assert version_of(root, program) == __version__
        print("The version before was refused over this one.")
    else:
        msiexec(root, "/i", package, *given)
    assert files_in(place) == files_in(dist / "dealer-trainer")
    assert {name: registered(root, name) for name in PRESETS} == PRESETS
    print(f"Presets in {KEY}: {PRESETS}")
    spoilt, lost = place / "dealer-trainer-console.exe", place / "_internal" / "python313.dll"
    spoilt_size = spoilt.stat().st_size
    spoilt.unlink()
    lost.unlink()
    msiexec(root, "/i", package, "REINSTALL=ALL", "REINSTALLMODE=amus")
    assert files_in(place) == files_in(dist / "dealer-trainer")
    assert spoilt.stat().st_size == spoilt_size
    assert {name: registered(root, name) for name in PRESETS} == PRESETS
    print("Repaired; the presets are as they were.")
    pick_only_a_name(root, program, pictures)
    use_a_round(root, program, dealt(root, program))
    msiexec(root, "/x", package)
    shutil.rmtree(package.parent)
    tell_left(root)


def try_zip(root: WineRoot, dist: Path) -> None:
    """Unpack into a folder whose name is hard on programs, and run from there."""
    place = root.drive / HARD
    shutil.unpack_archive(next(dist.glob("*.zip")), place)
    program = root.seen(place / "dealer-trainer" / PROGRAM)
    layout = try_commands(root, program)
    try_data_folders(root, program, "DEALER_TRAINER_DATA", "")
    use_a_round(root, program, layout)
    shutil.rmtree(place)
    tell_left(root)


def try_build(name: str, attempt: Callable[[WineRoot], None]) -> None:
    """Try it on a Windows on which nothing was ever installed, which is gone afterwards."""
    began = time.monotonic()
    root = WineRoot(prefix=f"prefix-{name}", display=DISPLAY)
    with screen(root):
        root.begin()
        attempt(root)
    shutil.rmtree(root.prefix)
    print(f"{name}: {time.monotonic() - began:.0f} seconds")


def main() -> int:
    """Every step, told as it is done; the first that fails ends it."""
    parser = argparse.ArgumentParser(description="Tries the Windows build under Wine.")
    parser.add_argument("dist", type=Path, nargs="?", default=ROOT / "dist" / "windows")
    parser.add_argument("--before", type=Path, help="the dist of an earlier version")
    parser.add_argument("--pictures", type=Path, help="where pictures of the window are kept")
    parser.add_argument("--only", nargs="+", choices=("setup", "msi", "zip"))
    asked = parser.parse_args()
    dist: Path = asked.dist.resolve()
    attempts: dict[str, Callable[[WineRoot], None]] = {
        "setup": lambda root: try_setup(root, dist, asked.before, asked.pictures),
        "msi": lambda root: try_msi(root, dist, asked.before, asked.pictures),
        "zip": lambda root: try_zip(root, dist),
    }
    for name in asked.only or attempts:
        try_build(name, attempts[name])
    print(f"Dealer Trainer {__version__} for Windows was tried.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
