"""Packs the frozen Windows folder as installers, signed where a certificate is given: setup.exe for
one user without an administrator, by NSIS, and an MSI for all users of a PC, by wixl.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from wine_root import ROOT, WineRoot

RECIPES = Path("packaging/windows")
OLDEST_WINDOWS = 17763
"""The build number of Windows 10 1809, the oldest that Qt runs on."""

# What the compiler of the MSI has no words for.
_MSI_ADDED = (
    "INSERT INTO `LaunchCondition` (`Condition`, `Description`) VALUES"
    f" ('Installed OR (VersionNT64 AND BUILDOFWINDOWS >= {OLDEST_WINDOWS})',"
    " 'Dealer Trainer needs Windows 10 or newer, 64-bit.')",
    "INSERT INTO `LaunchCondition` (`Condition`, `Description`) VALUES"
    " ('NOT NEWER', 'A newer version of Dealer Trainer is installed.')",
    "INSERT INTO `InstallExecuteSequence` (`Action`, `Sequence`) VALUES ('LaunchConditions', 100)",
    "UPDATE `Property` SET `Value` = 'OLDER;NEWER;LANGUAGE;HOUSE;CLASS'"
    " WHERE `Property` = 'SecureCustomProperties'",
)


@dataclass(frozen=True)
class Certificate:
    """What programs and installers are signed with."""

    certificate: Path
    """PEM, with those that vouch for it."""

    key: Path
    """PEM, without a passphrase."""

    timestamp: str = ""
    """The address of a timestamp server; without one a signature ends with its certificate."""


class Signer:
    """Signs and verifies files of the source tree by osslsigncode, in the root."""

    def __init__(self, root: WineRoot, certificate: Certificate | None) -> None:
        self._root = root
        self._certificate = certificate

    def __bool__(self) -> bool:
        return self._certificate is not None

    @contextmanager
    def command(self) -> Iterator[list[str]]:
        """What signs, but for the files; the key is in the root for as long as this lasts."""
        assert self._certificate is not None
        lent = self._root.folder / "run" / "signing"
        shutil.rmtree(lent, ignore_errors=True)
        lent.mkdir(mode=0o700)
        try:
            shutil.copyfile(self._certificate.certificate, lent / "certificate.pem")
            shutil.copyfile(self._certificate.key, lent / "key.pem")
            command = ["osslsigncode", "sign", "-certs", "/run/signing/certificate.pem"]
            command += ["-key", "/run/signing/key.pem", "-h", "sha256", "-n", "Dealer Trainer"]
            if self._certificate.timestamp:
                command += ["-ts", self._certificate.timestamp]
            yield command
        finally:
            shutil.rmtree(lent)

    def sign(self, file: Path) -> None:
        """Sign a file in its place, and verify what was signed."""
        if not self:
            return
        inside, signed = in_sources(file), file.with_name(f"signed-{file.name}")
        with self.command() as command:
            self._root.run(*command, "-in", inside, "-out", in_sources(signed))
            verify = ("osslsigncode", "verify", "-CAfile", "/run/signing/certificate.pem")
            self._root.run(*verify, "-in", in_sources(signed))
        signed.replace(file)


def in_sources(file: Path) -> str:
    """A file of this source tree, as programs in the root see it."""
    return f"/src/{file.relative_to(ROOT).as_posix()}"


def write_setup(root: WineRoot, folder: Path, icon: Path, version: str, signer: Signer) -> Path:
    """The installer for one user."""
    output = folder.parent / f"dealer-trainer-{version}-setup.exe"
    given = {
        "VERSION": version,
        "FOLDER": in_sources(folder),
        "ICON": in_sources(icon),
        "OUTPUT": in_sources(output),
    }
    words = [f"-D{name}={value}" for name, value in given.items()]
    script = f"/src/{RECIPES.as_posix()}/installer.nsi"
    if signer:
        with signer.command() as command:
            # The program that removes is made by the installer's compiler, and signed there.
            sign = " ".join(f"'{word}'" if " " in word else word for word in command)
            words.append(f"-DSIGN={sign}")
            root.run("makensis", "-V2", *words, script)
    else:
        root.run("makensis", "-V2", *words, script)
    signer.sign(output)
    return output


def write_msi(root: WineRoot, folder: Path, icon: Path, version: str, signer: Signer) -> Path:
    """The installer for all users."""
    output = folder.parent / f"dealer-trainer-{version}.msi"
    inside = in_sources(folder)
    files = icon.with_name("files.wxs")
    listed = 'find "$0" -type f | LC_ALL=C sort | wixl-heat --prefix="$0/" --component-group=Files'
    listed += " --var=var.FOLDER --directory-ref=INSTALLDIR --win64"
    files.write_text(root.run("sh", "-c", listed, inside), encoding="utf-8")
    given = {"VERSION": version, "FOLDER": inside, "ICON": in_sources(icon), "Win64": "yes"}
    words = [f"--define={name}={value}" for name, value in given.items()]
    recipe = f"/src/{RECIPES.as_posix()}/installer.wxs"
    root.run(
        "wixl", "--arch=x64", *words, f"--output={in_sources(output)}", recipe, in_sources(files)
    )
    for query in _MSI_ADDED:
        root.run("msibuild", in_sources(output), "-q", query)
    signer.sign(output)
    return output
