"""The licence texts of all that a frozen build carries, gathered in one folder of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_TEXT = re.compile(r"licen[cs]e|copying", re.IGNORECASE)


def bundled_packages(name: str = "dealer-trainer") -> set[str]:
    """The Python packages that a package needs to run, through any number of others."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for wanted in metadata.requires(waiting.pop()) or []:
            package = re.split(r"[^A-Za-z0-9._-]", wanted, maxsplit=1)[0]
            if "extra ==" not in wanted and package not in found and _is_installed(package):
                found.add(package)
                waiting.append(package)
    return found


def _is_installed(package: str) -> bool:
    # What another system or Python would need is not.
    try:
        metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def gather(folder: Path) -> None:
    """Write the texts of the program, its typefaces, Python, Qt and every package."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "packaging" / "licences", folder)
    shutil.copyfile(ROOT / "LICENSE", folder / "dealer-trainer.txt")
    for text in (ROOT / "assets" / "fonts").glob("LICENSE.*.txt"):
        shutil.copyfile(text, folder / text.name.removeprefix("LICENSE."))
    shutil.copyfile(_python_licence(), folder / "Python.txt")
    for package in sorted({*bundled_packages(), "pyinstaller"}):
        texts = package_texts(package)
        if texts:
            name = "PyInstaller" if package == "pyinstaller" else package
            (folder / f"{name}.txt").write_text("\n\n".join(texts), encoding="utf-8")


def _python_licence() -> Path:
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    # Debian's own Python keeps it with its documentation.
    version = "{}.{}".format(*sys.version_info[:2])
    found = [place / "LICENSE.txt" for place in places]
    found += [Path(f"/usr/share/doc/python{version}/copyright")]
    return next(file for file in found if file.exists())


def package_texts(package: str) -> list[str]:
    """The licence texts that an installed package carries."""
    files = metadata.files(package) or []
    return [
        Path(str(file.locate())).read_text(encoding="utf-8")
        for file in files
        if ".dist-info" in str(file) and _TEXT.search(file.name)
    ]


def gather_system(build: Path, folder: Path) -> list[str]:
    """Write the copyright file of each Debian package that a library of the build is of; the
    libraries that no package here is known to hold.
    """
    folder.mkdir(parents=True, exist_ok=True)
    unknown = []
    for library in sorted(build.glob("lib*.so*")):
        if library.is_symlink() or library.name.startswith("libpython"):
            continue
        package = _debian_package(library.name)
        text = Path(f"/usr/share/doc/{package}/copyright")
        if package is None or not text.exists():
            unknown.append(library.name)
        else:
            shutil.copyfile(text, folder / f"{package}.txt")
    return unknown


def copy_of_packages(packages: Iterable[str], folder: Path) -> None:
    """Write the copyright files of Debian's packages that are installed here."""
    folder.mkdir(parents=True)
    for package in packages:
        text = Path(f"/usr/share/doc/{package}/copyright")
        if text.exists():
            shutil.copyfile(text, folder / f"{package}.txt")


def _debian_package(library: str) -> str | None:
    if shutil.which("dpkg-query") is None:
        return None
    told = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    )
    return told.stdout.split(":")[0] if told.returncode == 0 else None
