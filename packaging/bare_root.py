"""A Debian without Python that is entered by chroot, the trainer in it, and the virtual screen that
it is seen on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

DISPLAY = ":83"
SCREEN = (1366, 768)
PATIENCE = 60.0
"""Seconds that a slow machine may need for a window."""

_IDLE = 0.4
"""Seconds of the processor in a second, below which a program only ticks."""


class BareRoot:
    """A Debian that is entered by chroot.

    Of the trainer in it: ``data`` and ``home`` are the folders of its data and of what its dialogs
    save, ``window_class`` is what X calls its window, ``screenless`` what lets a window be painted
    that nobody looks at.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "root"
        self.data = self.home / ".local" / "share" / "dealer-trainer"
        self.window_class = "dealer-trainer"
        self.screenless = {"QT_QPA_PLATFORM": "offscreen"}

    def seen(self, file: Path) -> str:
        """A file of the root, as the trainer sees it."""
        return f"/{file.relative_to(self.folder)}"

    def console(self, program: str) -> str:
        """The program that has the commands and tells faults on its standard error."""
        return program

    def trainer(self, program: str, *words: str, **environ: str) -> str:
        """What a command of the trainer prints. Raises ``CalledProcessError``."""
        return self.run(program, *words, HOME="/root", **environ)

    def opening(self, program: str, *arguments: str) -> list[str]:
        """What opens the trainer's window on the virtual screen."""
        return self.command("env", f"DISPLAY={DISPLAY}", "HOME=/root", program, *arguments)

    def processes(self) -> list[Path]:
        """What runs inside, as folders of /proc."""
        inside = []
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (entry / "root").samefile(self.folder):
                    inside.append(entry)
        return inside

    def settle_down(self) -> None:
        """Wait until what runs inside has nothing left to do but to tick."""
        before = self._processor_time()

        def is_idle() -> bool:
            nonlocal before
            time.sleep(1)
            spent, before = self._processor_time() - before, self._processor_time()
            return spent < _IDLE

        wait_for(is_idle, "the end of the work")

    def _processor_time(self) -> float:
        """Of what runs inside, in seconds."""
        ticks = 0
        for entry in self.processes():
            with suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """Kill the trainer, as when the plug is pulled."""
        process.kill()
        process.wait(PATIENCE)

    def close(self, process: subprocess.Popen[bytes]) -> None:
        """Close the trainer's window in order, as Ctrl+C does; 130 says by what."""
        process.send_signal(signal.SIGINT)
        status = process.wait(PATIENCE)
        assert status == 130, status

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


def wait_for(happened: Callable[[], T], what: str) -> T:
    """Ask again and again, until the answer is one. Raises ``TimeoutError``."""
    end = time.monotonic() + PATIENCE
    while not (answer := happened()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {PATIENCE:.0f} seconds")
        time.sleep(0.2)
    return answer


def xdotool(*words: str) -> str:
    """What xdotool prints; nothing where it finds no window."""
    return subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": DISPLAY},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout.strip()
