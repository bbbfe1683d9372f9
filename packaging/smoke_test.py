"""Tries a built .deb and .tar.xz where there is no Python: in a bare Debian, under Xvfb.

    debootstrap --variant=minbase bookworm ROOT
    build/environment/bin/python packaging/smoke_test.py ROOT dist [PICTURE.png]

Installs the package in ROOT, answers a round from the keyboard, reads it back from the database,
and removes the package: nothing but the data may be left. Needs root, Xvfb and xdotool here, and
nothing of these in ROOT.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import frozen_parts
from dealer_trainer import __version__, paths
from dealer_trainer.rules.hands import Category
from dealer_trainer.rules.house import House
from dealer_trainer.rules.layout import Layout
from dealer_trainer.rules.money import PUSH, TAKE, Answer, amount_text
from dealer_trainer.rules.settlement import settle
from dealer_trainer.storage.houses import load_houses
from dealer_trainer.storage.layouts import parse_layout
from dealer_trainer.training.asked import asked_places
from dealer_trainer.training.drill import step
from dealer_trainer.training.drill_state import sheet_of, start_layout
from dealer_trainer.training.grading import Given, expected_answer
from dealer_trainer.training.intents import Choose, Confirm, Painted

HOUSE, SEED = "lv-ultimate", "1"
DISPLAY = ":83"
PATIENCE = 60.0
"""Seconds that a slow machine may need for a window."""

_SIGNS = {"+": "KP_Add", "-": "KP_Subtract", "=": "equal", ".": "period"}
# A person is slower; a server that is asked for keys without a pause may swap two.
_BETWEEN_KEYS = "40"


class BareRoot:
    """A Debian that is entered by chroot."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *words: str) -> list[str]:
        """What runs the words inside, with a /proc that is gone with them."""
        inside = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
        return ["unshare", "--mount", "sh", "-c", inside, str(self.folder), *words]

    def run(self, *words: str, **environ: str) -> str:
        """What the words print inside. Raises ``CalledProcessError``."""
        return subprocess.run(
            self.command("env", *(f"{name}={value}" for name, value in environ.items()), *words),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout

    def has(self, program: str) -> bool:
        """Whether a program of the name is there."""
        return bool(self.run("sh", "-c", f"command -v {program} || true").strip())

    def traces(self) -> list[str]:
        """Every file whose name tells of the trainer."""
        return sorted(
            str(file.relative_to(self.folder))
            for place in ("etc", "home", "opt", "root", "usr", "var/lib")
            for file in (self.folder / place).rglob("*[dD]ealer*")
        )


@contextmanager
def screen(root: BareRoot) -> Iterator[None]:
    """A virtual screen here, which the root sees by its socket alone."""
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
    )
    socket = Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}")
    seen = root.folder / "tmp" / ".X11-unix" / socket.name
    try:
        wait_for(socket.exists, "the virtual screen")
        seen.parent.mkdir(parents=True, exist_ok=True)
        seen.unlink(missing_ok=True)
        os.link(socket, seen)
        yield
    finally:
        seen.unlink(missing_ok=True)
        server.terminate()
        server.wait()


def wait_for(happened: Callable[[], object], what: str) -> None:
    """Ask again and again. Raises ``TimeoutError``."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {PATIENCE:.0f} seconds")
        time.sleep(0.2)


def xdotool(*words: str) -> str:
    """What xdotool prints; nothing where it finds no window."""
    return subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": DISPLAY},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout.strip()


def keys_for(answer: Given) -> list[str]:
    """The keys that give an answer, Enter with them."""
    if isinstance(answer, Category):
        typed = "1234567890"[answer]
    elif isinstance(answer, bool):
        typed = "+" if answer else "-"
    else:
        assert isinstance(answer, Answer)
        typed = {TAKE: "-", PUSH: "="}.get(answer) or amount_text(answer.amount)
    return [*(_SIGNS.get(character, character) for character in typed), "Return"]


def keys_of_a_round(layout: Layout, house: House) -> list[str]:
    """The keys that settle a layout rightly, in the order in which it is asked."""
    settlement = settle(layout, house)
    state = step(start_layout(layout, asked_places(layout, house)), Painted(), 0)
    keys: list[str] = []
    while (place := state.focus) is not None:
        answer = expected_answer(settlement, sheet_of(state), place)
        assert isinstance(answer, Category | bool | Answer)
        keys += keys_for(answer)
        state = step(step(state, Choose(place, answer), 0), Confirm(), 0)
    return [*keys, "Return"]


def try_commands(root: BareRoot, program: str) -> Layout:
    """The commands without a window, and the window off screen in every language; the layout that
    the drill will begin with.
    """
    assert root.run(program, "--version").strip() == f"dealer-trainer {__version__}"
    for language in frozen_parts.LANGUAGES:
        drill = [program, "--language", language, "--data", f"/tmp/data-{language}"]
        drill += ["drill", "--house", HOUSE, "--seed", SEED, "--exit-when-painted"]
        assert root.run(*drill, QT_QPA_PLATFORM="offscreen").strip() == "painted"
        print(
            f"  {language}: {root.run(program, '--language', language, 'houses').splitlines()[0]}"
        )
    dealt = root.run(program, "deal", "--house", HOUSE, "--seed", SEED, "--count", "1")
    return parse_layout(dealt.splitlines()[0], {HOUSE: house()})


def house() -> House:
    """The house of the drill."""
    found = load_houses(paths.assets(), Path("no-houses-of-its-own")).house(HOUSE)
    assert found is not None
    return found


def answer_a_round(root: BareRoot, program: str, layout: Layout, picture: str | None) -> None:
    """Open the window, settle the layout from the keyboard, and close the window."""
    command = root.command(
        "env",
        f"DISPLAY={DISPLAY}",
        "HOME=/root",
        program,
        "drill",
        "--house",
        HOUSE,
        "--seed",
        SEED,
    )
    trainer = subprocess.Popen(command)
    try:
        # Without a window manager nothing else gives the window the keyboard.
        find = ("search", "--onlyvisible", "--class", "dealer-trainer")
        wait_for(lambda: xdotool(*find), "the window")
        window = xdotool(*find).splitlines()[-1]
        xdotool("windowfocus", "--sync", window)
        time.sleep(2)
        xdotool("key", "--delay", _BETWEEN_KEYS, *keys_of_a_round(layout, house()))
        wait_for(lambda: stored_round(root) is not None, "the round")
        if picture is not None and shutil.which("import"):
            subprocess.run(["import", "-display", DISPLAY, "-window", "root", picture], check=True)
        # As Ctrl+C; the window is closed in order, and 130 says by what.
        trainer.send_signal(signal.SIGINT)
        status = trainer.wait(PATIENCE)
        assert status == 130, status
    finally:
        trainer.kill()
        trainer.wait()


def stored_round(root: BareRoot) -> tuple[int, int] | None:
    """How many answers of the round were asked and right, once it is stored."""
    file = root.folder / "root" / ".local" / "share" / "dealer-trainer" / "trainer.db"
    if not file.exists():
        return None
    database = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    try:
        row = database.execute(
            "SELECT asked_count, right_count FROM rounds WHERE submitted_at IS NOT NULL"
        ).fetchone()
    finally:
        database.close()
    return None if row is None else (int(row[0]), int(row[1]))


def try_package(root: BareRoot, package: Path, picture: str | None) -> None:
    """Install, use, remove."""
    shutil.copyfile(package, root.folder / "tmp" / package.name)
    install = ("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
    root.run("apt-get", "update", "--quiet")
    root.run(*install, DEBIAN_FRONTEND="noninteractive")
    assert not root.has("python3"), "the package brought Python"
    print(f"Installed {package.name}; no Python there.")
    layout = try_commands(root, "dealer-trainer")
    with screen(root):
        answer_a_round(root, "dealer-trainer", layout, picture)
    counts = stored_round(root)
    print(f"A round was answered from the keyboard and stored: asked and right {counts}.")
    assert counts is not None
    assert counts[0] == counts[1] > 0
    root.run("apt-get", "purge", "--yes", "dealer-trainer")
    left = root.traces()
    print(f"Removed; left: {', '.join(left)}")
    assert left == ["root/.local/share/dealer-trainer"]


def try_archive(root: BareRoot, archive: Path) -> None:
    """Unpack into a folder whose name is hard on programs, and run from there."""
    place = root.folder / "opt" / "100 % 'Крупие' ž"
    shutil.rmtree(place, ignore_errors=True)
    shutil.unpack_archive(archive, place)
    program = f"/{place.relative_to(root.folder)}/dealer-trainer/dealer-trainer"
    try_commands(root, program)
    shutil.rmtree(place)
    print(f"Ran {archive.name} from {program}")


def main(arguments: list[str]) -> int:
    """Every step, told as it is done; the first that fails ends it."""
    root, dist = BareRoot(Path(arguments[0]).resolve()), Path(arguments[1]).resolve()
    picture = arguments[2] if len(arguments) > 2 else None
    assert not root.has("python3"), "the root is not bare: it has Python"
    try_package(root, next(dist.glob("*.deb")), picture)
    try_archive(root, next(dist.glob("*.tar.xz")))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
