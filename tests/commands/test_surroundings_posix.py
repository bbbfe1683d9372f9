"""Interruptions as POSIX sends them: by a signal to a process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_app import DRILL, ROOT


@pytest.mark.parametrize("words", [("houses",), (*DRILL, "--exit-when-painted")])
def test_an_interruption_at_the_start_leaves_no_traceback(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    # Interrupted as soon as the program's own code can help it, and at moments after that.
    program = (
        "import os, signal, sys, threading, time\n"
        "from dealer_trainer.__main__ import start\n"
        "after = float(sys.argv.pop(1))\n"
        "def interrupt():\n"
        "    while signal.getsignal(signal.SIGINT) is not signal.SIG_DFL:\n"
        "        time.sleep(0.001)\n"
        "    time.sleep(after)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "delay = threading.Thread(target=interrupt, daemon=True)\n"
        "delay.start()\n"
        "start()\n"
    )
    for wait in (0.0, 0.02, 0.05, 0.1, 0.2):
        done = subprocess.run(
            [sys.executable, "-c", program, str(wait), "--data", str(tmp_path), *words],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        # A shell tells 130 of both: ended by the signal itself, or by the program that took it.
        assert done.returncode in (130, -signal.SIGINT, 0), done.stderr
        assert "Traceback" not in done.stderr, (wait, done.stderr)


def test_a_command_that_works_is_interrupted_with_130(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "dealer_trainer", "--data", str(tmp_path),
         "deal", "--house", "lv-ultimate", "--count", "100000000"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
