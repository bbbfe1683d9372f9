"""The Flatpak of the frozen folder, as one file that `flatpak install` takes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import linux_data
import linux_tree

MANIFEST = linux_data.SOURCES / f"{linux_data.COMPONENT}.yaml"
TOOLS = ("flatpak", "flatpak-builder")


def write_files(folder: Path, files: Path) -> None:
    """What the manifest copies: the tree of a package, whose data name the desktop file as
    Flatpak renames it.
    """
    shutil.rmtree(files, ignore_errors=True)
    linux_tree.write_system_tree(folder, files)
    data = files / "usr" / "share" / "metainfo" / f"{linux_data.COMPONENT}.metainfo.xml"
    told = data.read_text(encoding="utf-8")
    data.write_text(
        re.sub(
            r">dealer-trainer(\.desktop)?</(launchable|icon)",
            rf">{linux_data.COMPONENT}\1</\2",
            told,
        ),
        encoding="utf-8",
    )


def write_bundle(folder: Path, build: Path, bundle: Path) -> list[Path]:
    """The Flatpak; nothing where its tools or its runtime are not there."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    wanted = [] if missing else [name for name in runtimes() if not _is_installed(name)]
    if missing or wanted:
        print(f"No Flatpak: {', '.join(missing or wanted)} not here.", file=sys.stderr)
        return []
    work = build / "flatpak"
    write_files(folder, work / "files")
    repository = work / "repository"
    state = ("--state-dir", str(work / "state"), "--disable-rofiles-fuse", "--force-clean")
    builder = ["flatpak-builder", *state, "--repo", str(repository)]
    subprocess.run([*builder, str(work / "app"), str(MANIFEST)], stdout=sys.stderr, check=True)
    subprocess.run(
        ["flatpak", "build-bundle", str(repository), str(bundle), linux_data.COMPONENT], check=True
    )
    return [bundle]


def runtimes() -> list[str]:
    """The runtime that the program runs in, and the one that it is built in."""
    told = dict(
        re.findall(
            r"(?m)^(runtime|sdk|runtime-version): \"?([\w.]+)\"?$", MANIFEST.read_text("utf-8")
        )
    )
    return [f"{told[name]}//{told['runtime-version']}" for name in ("runtime", "sdk")]


def _is_installed(runtime: str) -> bool:
    asked = ("flatpak", "info", runtime)
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0
