"""Freezes the installed trainer and packs it; run by build.py inside the environment it made."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import appimage
import debian_package
import flatpak
import licences
import linux_archive
import product_icon
import rpm_package
from dealer_trainer import __version__
from sbom import write_checksums, write_sbom

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist" / platform.system().lower()
FOLDER = DIST / "dealer-trainer"
_SYSTEM = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
_NAME = f"dealer-trainer-{__version__}"
LARGEST_UNPACKED, LARGEST_PACKED = 200, 60
"""Megabytes, of a million bytes each."""


def main() -> int:
    """Freeze, pack, tell what it is made of and the sizes."""
    shutil.rmtree(DIST, ignore_errors=True)
    _prepare(BUILD / "parts")
    _freeze(BUILD / "parts")
    packages = _packages()
    bill = DIST / f"{_NAME}-{_SYSTEM}-{platform.machine().lower()}.cdx.json"
    write_sbom(FOLDER, bill)
    write_checksums([*packages, bill], DIST / "SHA256SUMS")
    return tell_sizes(FOLDER, packages)


def tell_sizes(folder: Path, packages: list[Path]) -> int:
    """Print the size of the folder and of each package; 1 where one is larger than it may be."""
    unpacked = sum(file.stat().st_size for file in folder.rglob("*") if not file.is_symlink())
    print(f"{unpacked / 1e6:8.1f} MB  {folder.relative_to(ROOT)} (unpacked)")
    fits = unpacked <= LARGEST_UNPACKED * 1e6
    for package in packages:
        size = package.stat().st_size
        print(f"{size / 1e6:8.1f} MB  {package.relative_to(ROOT)}")
        fits = fits and size <= LARGEST_PACKED * 1e6
    if not fits:
        print(
            f"Too large: {LARGEST_UNPACKED} MB unpacked, {LARGEST_PACKED} MB packed are allowed.",
            file=sys.stderr,
        )
    return 0 if fits else 1


def _prepare(parts: Path) -> None:
    parts.mkdir(parents=True, exist_ok=True)
    licences.gather(parts / "licences")
    (parts / "dealer-trainer.ico").write_bytes(product_icon.windows_icon())
    (parts / "dealer-trainer.icns").write_bytes(product_icon.macos_icon())


def _freeze(parts: Path) -> None:
    work = BUILD / "pyinstaller"
    recipe = ROOT / "packaging" / "dealer-trainer.spec"
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level=ERROR", f"--distpath={DIST}", f"--workpath={work}", str(recipe)]
    subprocess.run(
        command,
        # The same sources give the same bytes in the order of sets, and in what is compiled.
        env={**os.environ, "DEALER_TRAINER_BUILD": str(parts), "PYTHONHASHSEED": "1"},
        cwd=BUILD,
        check=True,
    )


def _packages() -> list[Path]:
    machine, name = platform.machine().lower(), _NAME
    system = platform.system()
    if system == "Linux":
        inside = FOLDER / "_internal"
        for library in licences.gather_system(inside, inside / "licences" / "system"):
            print(f"no Debian package is known to hold {library}", file=sys.stderr)
        return [
            linux_archive.write_archive(FOLDER, DIST / f"{name}-linux-{machine}.tar.xz"),
            *debian_package.write_package(FOLDER, BUILD / "debian", DIST),
            *rpm_package.write_package(FOLDER, BUILD / "rpm", DIST),
            *appimage.write_appimage(FOLDER, BUILD, DIST / f"{name}-{machine}.AppImage"),
            *flatpak.write_bundle(FOLDER, BUILD, DIST / f"{name}-{machine}.flatpak"),
        ]
    if system == "Darwin":  # not yet run
        archive = DIST / f"{name}-macos-{machine}.zip"
        # ditto keeps the links and the rights that an .app needs.
        subprocess.run(
            ["ditto", "-c", "-k", "--keepParent", DIST / "Dealer Trainer.app", archive], check=True
        )
        return [archive]
    return [write_zip(FOLDER, DIST, f"windows-{machine}")]


def write_zip(folder: Path, dist: Path, system: str) -> Path:
    """Pack the folder as it is."""
    packed = shutil.make_archive(str(dist / f"{_NAME}-{system}"), "zip", folder.parent, folder.name)
    return Path(packed)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        print(f"Failed: {error.cmd[0]}, status {error.returncode}", file=sys.stderr)
        sys.exit(1)
