"""A Debian without Python that is entered by chroot, and the virtual screen that it is seen on."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

DISPLAY = ":83"
SCREEN = (1366, 768)
PATIENCE = 60.0
"""Seconds that a slow machine may need for a window."""


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
    size = "{}x{}x24".format(*SCREEN)
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", size, "-nolisten", "tcp"], stderr=subprocess.DEVNULL
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
