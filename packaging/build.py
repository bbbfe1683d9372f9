"""The command that makes a release for the system it runs on, in a folder of `dist/`.

    python3 packaging/build.py
    python3 packaging/build.py --windows [--certificate FILE.pem --key FILE.pem]

Needs Python and a network: makes an environment in `build/environment`, installs the trainer in it
as anybody would, freezes that, and packs it. Linux: .tar.xz, .deb, .rpm and AppImage,
and a Flatpak where flatpak-builder and its runtime are installed.
For Windows, made on Linux as root, under Wine: a .zip, setup.exe for one user and an MSI, signed
where a certificate is given. Run on Windows itself or on macOS (neither done yet): the .zip alone.
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


def main(arguments: list[str]) -> int:
    """Make the environment anew, so that nothing but what is declared gets in; freeze and pack."""
    for_windows = arguments[:1] == ["--windows"]
    if arguments and not for_windows:
        print(__doc__, file=sys.stderr)
        return REFUSED
    # Qt's plugins are read with the libraries that they will find on a desktop.
    machine = system_packages.Machine()
    fault = system_packages.provide(machine, window=True)
    if fault:
        print(fault, file=sys.stderr)
        return REFUSED
    # Debian's own Python has its shared library in a package by itself.
    python = [f"lib{machine.python}"] if sys.base_prefix == "/usr" else []
    tools = system_packages.FOR_WINDOWS if for_windows else system_packages.FOR_PACKING
    system_packages.provide_wanted(machine, [*tools, *python])
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    # What is frozen is the trainer as installed, not the source tree around it.
    recipe = "windows_build.py" if for_windows else "frozen_build.py"
    freeze = [str(PYTHON), str(ROOT / "packaging" / recipe), *arguments[1:]]
    for command in ([*pip, "--quiet", f"{ROOT}[build]"], freeze):
        if subprocess.run(command, cwd=ROOT / "build", check=False).returncode != 0:
            return FAILED
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
