"""The software bill of materials of a frozen build, as CycloneDX: the packages in it, with their
versions and licences, and every library with its hash.
"""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

import licences

_BINARIES = (".dll", ".dylib", ".pyd", ".so")


def write_sbom(folder: Path, file: Path) -> None:
    """Write what the frozen build in a folder is made of."""
    trainer = _package("dealer-trainer", ComponentType.APPLICATION)
    packages = [_package(name) for name in sorted({*licences.bundled_packages(), "pyinstaller"})]
    python = Component(
        name="CPython",
        version=platform.python_version(),
        licenses=[LicenseFactory().make_from_string("PSF-2.0")],
        bom_ref="cpython",
    )
    bom = Bom(components=[python, *packages, *_binaries(folder)])
    bom.metadata.component = trainer
    bom.register_dependency(trainer, [python, *packages])
    file.write_text(JsonV1Dot6(bom).output_as_string(indent=1), encoding="utf-8")


def write_checksums(packages: Iterable[Path], file: Path) -> None:
    """Write the SHA-256 of each package, as ``sha256sum --check`` reads them."""
    lines = [f"{_sha256(package)}  {package.name}\n" for package in sorted(packages)]
    file.write_text("".join(lines), encoding="utf-8", newline="\n")


def _package(name: str, kind: ComponentType = ComponentType.LIBRARY) -> Component:
    told = metadata.metadata(name)
    version = metadata.version(name)
    address = PackageURL("pypi", name=name.lower(), version=version)
    licence = next((told[key] for key in ("License-Expression", "License") if key in told), "")
    # Some give the whole text in place of a name; it is in the folder of licences.
    is_name = licence != "" and "\n" not in licence
    named = [LicenseFactory().make_from_string(licence)] if is_name else []
    return Component(
        name=told["Name"],
        version=version,
        type=kind,
        purl=address,
        licenses=named,
        bom_ref=str(address),
    )


def _binaries(folder: Path) -> list[Component]:
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and not file.is_symlink()
        and (file.suffix.lower() in _BINARIES or ".so." in file.name)
        # The programs themselves may still be signed.
        and file.parent != folder
    ]
    return [
        Component(
            name=file.relative_to(folder).as_posix(),
            type=ComponentType.FILE,
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=_sha256(file))],
            bom_ref=f"file:{file.relative_to(folder).as_posix()}",
        )
        for file in files
    ]


def _sha256(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
