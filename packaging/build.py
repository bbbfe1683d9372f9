"""The command that makes a release for the system it runs on, in `dist/`.

    python3 packaging/build.py

Needs Python and a network: makes an environment in `build/environment`, installs the trainer in it
as anybody would, freezes that, and packs it. Linux: .tar.xz, .deb, .rpm and AppImage,
and a Flatpak where flatpak-builder and its runtime are installed.
Windows and macOS, not yet run: a .zip of the folder or the .app, and Inno Setup's installer.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import system_packages

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "build" / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FAILED, REFUSED, INTERRUPTED = 1, 2, 130


def main() -> int:
    """Make the environment anew, so that nothing but what is declared gets in; freeze and pack."""
    # Qt's plugins are read with the libraries that they will find on a desktop.
    machine = system_packages.Machine()
    fault = system_packages.provide(machine, window=True)
    if fault:
        print(fault, file=sys.stderr)
        return REFUSED
    # Debian's own Python has its shared library in a package by itself.
    python = [f"lib{machine.python}"] if sys.base_prefix == "/usr" else []
    system_packages.provide_wanted(machine, [*system_packages.FOR_PACKING, *python])
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    # What is frozen is the trainer as installed, not the source tree around it.
    freeze = [str(PYTHON), str(ROOT / "packaging" / "frozen_build.py")]
    for command in ([*pip, "--quiet", f"{ROOT}[build]"], freeze):
        if subprocess.run(command, cwd=ROOT / "build", check=False).returncode != 0:
            return FAILED
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
