"""The .rpm of the frozen folder, for Fedora, openSUSE and what comes of them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import linux_data
import linux_tree
from dealer_trainer import __version__

# rpm finds by itself which libraries the folder links to. Those that it carries are neither asked
# of the system nor offered to others, and a session of Wayland brings its own.
_SPEC = """
%global __provides_exclude_from ^/usr/lib/dealer-trainer/.*$
%global __requires_exclude ^({carried})
%global __brp_strip %{{nil}}
%global _build_id_links none
%global debug_package %{{nil}}

Name: dealer-trainer
Version: {version}
Release: 1
Summary: {summary}
License: MIT AND OFL-1.1 AND Bitstream-Vera
BuildArch: {architecture}

%description
{description}

%install
cp -a {tree}/. %{{buildroot}}/

%files
/usr/bin/dealer-trainer
/usr/lib/dealer-trainer
/usr/share/applications/dealer-trainer.desktop
/usr/share/icons/hicolor/*/apps/dealer-trainer.*
/usr/share/metainfo/*.metainfo.xml
%doc /usr/share/doc/dealer-trainer
"""


def write_package(folder: Path, work: Path, dist: Path) -> list[Path]:
    """The package of the frozen folder; nothing where rpmbuild is not there."""
    if shutil.which("rpmbuild") is None:
        print("No .rpm: rpmbuild not here.", file=sys.stderr)
        return []
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "tree"
    linux_tree.write_system_tree(folder, tree)
    architecture = os.uname().machine
    recipe = work / "dealer-trainer.spec"
    recipe.write_text(
        _SPEC.format(
            version=__version__,
            architecture=architecture,
            summary=linux_data.SUMMARY.capitalize(),
            description=linux_data.DESCRIPTION,
            tree=tree,
            carried="|".join(map(re.escape, carried_libraries(tree / linux_tree.PROGRAM))),
        ),
        encoding="utf-8",
    )
    defined = {
        "_topdir": str(work),
        "_rpmdir": str(dist),
        "_rpmfilename": f"dealer-trainer-{__version__}-1.{architecture}.rpm",
        "_binary_payload": "w19.zstdio",
        "_buildhost": "localhost",
        "use_source_date_epoch_as_buildtime": "1",
        "clamp_mtime_to_source_date_epoch": "1",
    }
    options = [word for name, value in defined.items() for word in ("--define", f"{name} {value}")]
    subprocess.run(
        ["rpmbuild", "-bb", "--quiet", *options, str(recipe)],
        env={"SOURCE_DATE_EPOCH": "946684800", **os.environ},
        stdout=sys.stderr,
        check=True,
    )
    return [dist / defined["_rpmfilename"]]


def carried_libraries(program: Path) -> list[str]:
    """The names of the libraries in the folder, and of Wayland's, as programs link to them."""
    names = {file.name for file in program.rglob("*.so*")}
    return sorted({*names, "libwayland-client.so", "libwayland-cursor.so", "libwayland-egl.so"})
