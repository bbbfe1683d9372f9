"""Makes the Windows release on Linux, in `dist/windows`; run by `build.py --windows` inside the
environment it made: the folder, by PyInstaller under Wine, its .zip, setup.exe and MSI, what they
are made of, and their checksums.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import frozen_build
from dealer_trainer import __version__
from sbom import write_checksums
from windows_installers import Certificate, Signer, write_msi, write_setup
from wine_root import WineRoot

DIST = frozen_build.ROOT / "dist" / "windows"
FOLDER = DIST / "dealer-trainer"
PROGRAMS = ("dealer-trainer.exe", "dealer-trainer-console.exe")


def main(arguments: list[str]) -> int:
    """Make the root where there is none, freeze, sign, pack."""
    parser = argparse.ArgumentParser(prog="build.py --windows", description=__doc__)
    parser.add_argument("--certificate", type=Path, help="PEM, to sign programs and installers")
    parser.add_argument("--key", type=Path, help="PEM, the certificate's")
    parser.add_argument("--timestamp", default="", help="the address of a timestamp server")
    asked = parser.parse_args(arguments)
    if (asked.certificate is None) is not (asked.key is None):
        parser.error("--certificate and --key go together")
    certificate = (
        None
        if asked.certificate is None
        else Certificate(asked.certificate, asked.key, asked.timestamp)
    )
    root = WineRoot()
    root.make()
    _freeze(root)
    signer = Signer(root, certificate)
    for program in PROGRAMS:
        signer.sign(FOLDER / program)
    icon = frozen_build.BUILD / "parts" / "dealer-trainer.ico"
    packages = [
        frozen_build.write_zip(FOLDER, DIST, "windows-amd64"),
        write_setup(root, FOLDER, icon, __version__, signer),
        write_msi(root, FOLDER, icon, __version__, signer),
    ]
    write_checksums([*packages, *DIST.glob("*.cdx.json")], DIST / "SHA256SUMS")
    print("Signed." if signer else "Not signed: no certificate was given.")
    return frozen_build.tell_sizes(FOLDER, packages)


def _freeze(root: WineRoot) -> None:
    environ = {"PYTHONPATH": root.install_trainer(), "PYTHONIOENCODING": "utf-8"}
    command = root.python_command("packaging\\frozen_build.py", **environ)
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=True)
    root.settle()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        print(
            f"Failed: {' '.join(map(str, error.cmd))}, status {error.returncode}", file=sys.stderr
        )
        sys.exit(1)
