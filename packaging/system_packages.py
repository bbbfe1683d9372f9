"""What the system must have before the environment can be made: found by trying, not by lists."""

from __future__ import annotations

import ctypes
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

# Debian's package of each shared library that Qt's window loads.
WINDOW_LIBRARIES = {
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
}


# What the tests of printed pages read them with, letters beyond those that the trainer brings, and
# a desktop with a screen reader's ears; without them these tests look at less or are skipped, so
# nobody is refused for it.
FOR_TESTS = (
    "poppler-utils",
    "fonts-dejavu-core",
    "at-spi2-core",
    "dbus",
    "python3-pyatspi",
    "xdotool",
    "xvfb",
)


# What a build is packed with; a package whose tools are not there is left out, and told.
FOR_PACKING = (
    "appstream",
    "binutils",
    "desktop-file-utils",
    "dpkg-dev",
    "gcc",
    "libc6-dev",
    "libfuse3-dev",
    "liblzma-dev",
    "libsquashfuse-dev",
    "libzstd-dev",
    "rpm",
    "squashfs-tools",
    "zlib1g-dev",
)


# What makes the root with Wine, and what the Windows build is tried with in it.
FOR_WINDOWS = ("debootstrap", "imagemagick", "xdotool", "xvfb")


class Machine:
    """The system as the start sees it; a test hands in another."""

    platform = sys.platform
    python = "python{}.{}".format(*sys.version_info[:2])

    def importable(self, module: str) -> bool:
        """Whether this Python has the module."""
        importlib.invalidate_caches()
        try:
            importlib.import_module(module)
        except ImportError:
            return False
        return True

    def loadable(self, library: str) -> bool:
        """Whether the dynamic linker finds the shared library, as Qt will ask it."""
        try:
            ctypes.CDLL(library)
        except OSError:
            return False
        return True

    def has_command(self, name: str) -> bool:
        """Whether a program of this name can be run."""
        return shutil.which(name) is not None

    def has_package(self, name: str) -> bool:
        """Whether Debian's package manager knows a package as installed."""
        asked = ("dpkg-query", "--show", "--showformat=${db:Status-Status}", name)
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        return told.stdout == "installed"

    def is_root(self) -> bool:
        """Whether packages may be installed without asking."""
        return hasattr(os, "geteuid") and os.geteuid() == 0

    def run(self, *command: str) -> int:
        """Run a command, its words on standard error, and return its exit status."""
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # Standard output belongs to the trainer's own results.
        return subprocess.run(command, stdout=sys.stderr, env=environ, check=False).returncode


def missing_packages(machine: Machine, window: bool) -> list[str]:
    """Debian's names of what is missing: for the environment, and for a window if one is wanted."""
    missing = []
    if not (machine.importable("venv") and machine.importable("ensurepip")):
        missing.append(f"{machine.python}-venv")
    if window and machine.platform == "linux":
        missing += [
            package
            for package, library in WINDOW_LIBRARIES.items()
            if not machine.loadable(library)
        ]
    return missing


def install_command(packages: list[str]) -> list[str]:
    """The one call of the package manager that brings them all."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def provide_wanted(machine: Machine, packages: Iterable[str]) -> None:
    """Install what can be done without, where that is allowed: on Debian, as root."""
    if machine.platform != "linux" or not machine.has_command("apt-get") or not machine.is_root():
        return
    if missing := [package for package in packages if not machine.has_package(package)]:
        machine.run("apt-get", "update")
        machine.run(*install_command(missing))


def provide(machine: Machine, window: bool) -> str:
    """Install what is missing where that is allowed; else a sentence that says what to do."""
    missing = missing_packages(machine, window)
    if not missing:
        return ""
    if not machine.has_command("apt-get"):
        libraries = [WINDOW_LIBRARIES.get(package, "venv and ensurepip") for package in missing]
        return (
            "This system lacks " + ", ".join(libraries) + ": install them with its own package"
            " manager, then start again."
        )
    command = install_command(missing)
    if not machine.is_root():
        shown = ["sudo", *command] if machine.has_command("sudo") else command
        return (
            "System packages are missing. Run this as root, then start again:\n\n    "
            + " ".join(shown)
        )
    # Lists that are old or were never fetched know no package; without a network it may fail.
    machine.run("apt-get", "update")
    machine.run(*command)
    left = missing_packages(machine, window)
    if left:
        return "These system packages could not be installed: " + " ".join(left)
    return ""
