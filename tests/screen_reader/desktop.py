"""A desktop for somebody who does not see: a message bus, a virtual screen, and a listener at the
accessibility bus that takes down what a screen reader would say.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
LISTENER = Path(__file__).with_name("listener.py")
PYTHON = "/usr/bin/python3"
"""Debian's own, which alone has pyatspi."""
PROGRAMS = ("Xvfb", "xdotool", "dbus-daemon")
_BETWEEN_KEYS = "50"
"""Milliseconds; a server that is asked for keys without a pause may swap two."""


def missing() -> str:
    """What is not here of what a desktop is made of; nothing where all is."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    asked = (PYTHON, "-c", "import pyatspi")
    has_python = Path(PYTHON).exists()
    if not has_python or subprocess.run(asked, check=False, capture_output=True).returncode:
        lacking.append("python3-pyatspi")
    return ", ".join(lacking)


@dataclass(frozen=True)
class Heard:
    """One thing that is said: the focus that came, a text typed, or an announcement."""

    kind: str
    text: str
    """An announcement's or the typed text; of the focus the value of the field."""
    name: str = ""
    description: str = ""

    def __contains__(self, words: str) -> bool:
        return any(words in said for said in (self.text, self.name, self.description))


@dataclass
class Reader:
    """What has been heard so far. A thread fills it; the list only grows."""

    said: list[Heard] = field(default_factory=list)
    ready: threading.Event = field(default_factory=threading.Event)
    _from: int = 0

    def listen(self, lines: IO[str]) -> None:
        for line in lines:
            told = json.loads(line)
            if told["heard"] == "ready":
                self.ready.set()
                continue
            text = str(told.get("text", told.get("value", "")))
            name, description = str(told.get("name", "")), str(told.get("description", ""))
            self.said.append(Heard(told["heard"], text, name, description))

    def begin_anew(self) -> None:
        """What was said until now is not waited for."""
        self._from = len(self.said)

    def hears(self, kind: str, words: str) -> Heard:
        """Wait until the words are said since the last key. Raises ``AssertionError``."""

        def found() -> list[Heard]:
            new = self.said[self._from :]
            return [heard for heard in new if heard.kind == kind and words in heard]

        try:
            wait_until(lambda: bool(found()))
        except TimeoutError:
            new = self.said[self._from :]
            raise AssertionError(f"not heard: {kind} {words!r}, but {new}") from None
        return found()[0]


@dataclass
class Desktop:
    """A desktop that is up, and how programs find it."""

    environ: dict[str, str]
    reader: Reader

    def press(self, *keys: str) -> None:
        """Press keys, one after the other; what is waited for next is said after them."""
        self.reader.begin_anew()
        self._xdotool("key", "--delay", _BETWEEN_KEYS, *keys)

    def shown(self) -> list[dict[str, object]]:
        """All that stands in the window, as a reader can walk through it."""
        told = subprocess.run(
            [PYTHON, str(LISTENER), "shown"],
            env=self.environ,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return [json.loads(line) for line in told.stdout.splitlines()]

    @contextmanager
    def program(self, *arguments: str) -> Iterator[None]:
        """The trainer in its window, which has the keys."""
        with tempfile.TemporaryDirectory() as data:
            command = [sys.executable, "-m", "dealer_trainer", "--data", data, *arguments]
            self.reader.begin_anew()
            with started(command, self.environ, cwd=ROOT):
                find = ("search", "--sync", "--onlyvisible", "--class", "dealer-trainer")
                found = self._xdotool(*find).splitlines()
                # Without a window manager nothing else gives the window the keys.
                self._xdotool("windowfocus", "--sync", found[-1])
                yield

    def _xdotool(self, *words: str) -> str:
        """What it prints."""
        return subprocess.run(
            ["xdotool", *words],
            env=self.environ,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout.strip()


@contextmanager
def started(
    command: list[str],
    environ: dict[str, str],
    *,
    cwd: Path | None = None,
) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with all that it has started."""
    process = subprocess.Popen(
        command,
        env=environ,
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def desktop() -> Iterator[Desktop]:
    """Bus, screen and listener, all of this test's own, and gone after it."""
    with ExitStack() as stack:
        # Not pytest's folder: a socket's path has room for 108 characters.
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "LC_ALL")}
        environ = {**kept, "HOME": folder, "XDG_RUNTIME_DIR": folder}
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        environ["DBUS_SESSION_BUS_ADDRESS"] = _first_line(
            stack.enter_context(started(bus, environ))
        )
        server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
        environ["DISPLAY"] = f":{_first_line(stack.enter_context(started(server, environ)))}"
        # As a reader asks a desktop for it: Qt tells nobody who has not asked.
        environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        listener = stack.enter_context(started([PYTHON, str(LISTENER)], environ))
        reader = Reader()
        assert listener.stdout is not None
        thread = threading.Thread(target=reader.listen, args=(listener.stdout,))
        thread.start()
        stack.callback(thread.join)
        assert reader.ready.wait(PATIENCE), "the accessibility bus did not come up"
        yield Desktop(environ, reader)
        os.killpg(listener.pid, signal.SIGTERM)


def _first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    assert line, f"{process.args!r} did not start"
    return line
