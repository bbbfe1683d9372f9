"""The program where a package manager puts it: the frozen folder in /usr/lib, a link in /usr/bin,
what a desktop is given, and the papers.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import linux_data

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path("usr", "lib", "dealer-trainer")
"""Where the frozen folder lies in the tree."""


def write_system_tree(folder: Path, tree: Path) -> None:
    """Fill a tree that is not there yet from the frozen folder."""
    shutil.copytree(folder, tree / PROGRAM, symlinks=True)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "dealer-trainer").symlink_to("../lib/dealer-trainer/dealer-trainer")
    linux_data.write_shared_data(tree / "usr" / "share")
    _write_documents(tree / "usr" / "share" / "doc" / "dealer-trainer")
    _set_rights(tree)


def _write_documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    others = "\nWhat the package carries of others: /usr/lib/dealer-trainer/_internal/licences\n"
    (folder / "copyright").write_text(licence + others, encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))


def _set_rights(tree: Path) -> None:
    # Whoever builds may have a mask that shuts others out.
    for file in tree.rglob("*"):
        if not file.is_symlink():
            runs = file.is_dir() or file.name == "dealer-trainer"
            file.chmod(0o755 if runs else 0o644)
