"""The tests that draw, run by a processor that this machine has not.

    python -m tests.other_processor [--processor MODEL] [what pytest takes]

Colours are rounded by instructions that each maker builds in its own way (``tests/pictures.py``),
so a test that passes here may fail elsewhere. QEMU's user emulation runs this very environment on
another model of the same architecture, ten to thirty times slower: Debian's package ``qemu-user``
or ``qemu-user-static``. Models are listed by ``qemu-x86_64 -cpu help``; what the bundled Qt was
built for at least is x86-64-v2 (``Nehalem``). What a test starts itself runs on the real one.

Another architecture needs its own system, Python and wheels, without being installed:

    debootstrap --foreign --arch=arm64 --variant=minbase --include=python3,libgl1,libegl1,\\
libglib2.0-0t64,libfontconfig1,libdbus-1-3,libxkbcommon0 trixie ROOT
    for package in ROOT/var/cache/apt/archives/*.deb; do dpkg-deb -x $package ROOT; done
    pip download --only-binary=:all: --platform manylinux_2_39_aarch64 \\
        --platform manylinux_2_28_aarch64 --platform manylinux_2_17_aarch64 \\
        --platform manylinux2014_aarch64 --python-version 3.13 --dest WHEELS \\
        PySide6-Essentials==6.11.3 pytest pytest-qt hypothesis PyYAML Babel pyqtgraph fsrs \\
        cryptography
    for wheel in WHEELS/*.whl; do unzip -q $wheel -d SITE; done
    PYTHONPATH=SITE qemu-aarch64 -L ROOT ROOT/usr/bin/python3.13 -m pytest -p no:cacheprovider TESTS
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MODEL: Final = "Nehalem"
DRAWING: Final = (
    "tests/test_pictures.py",
    "tests/project/test_release.py",
    "tests/ui/felt",
    "tests/ui/drill/test_motion.py",
    "tests/ui/test_theme.py",
    "tests/ui/practice/test_review.py",
)


def emulator(architecture: str) -> str | None:
    """QEMU's program for an architecture, of either package; none where it is not installed."""
    names = (f"qemu-{architecture}-static", f"qemu-{architecture}")
    return next((found for name in names if (found := shutil.which(name))), None)


def main(words: list[str]) -> int:
    """Run the tests; the exit status is pytest's, 2 where there is no emulator."""
    parser = argparse.ArgumentParser(prog="python -m tests.other_processor")
    parser.add_argument("--processor", default=MODEL, metavar="MODEL")
    asked, tests = parser.parse_known_args(words)
    qemu = emulator(platform.machine())
    if qemu is None:
        print("QEMU's user emulation is not installed (Debian: qemu-user-static).", file=sys.stderr)
        return 2
    command = [qemu, "-cpu", asked.processor, sys.executable, "-m", "pytest"]
    # A worker of xdist would be started by the real processor.
    plain = ["-p", "no:xdist", "-p", "no:cacheprovider"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [*command, *plain, *(tests or DRAWING)], cwd=ROOT, env=environment, check=False
    )
    return run.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
