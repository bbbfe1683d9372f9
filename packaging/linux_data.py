"""What a Linux desktop is given beside the program: menu entry, icons, AppStream data."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import product_icon

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "packaging" / "linux"
COMPONENT = "org.dealertrainer.DealerTrainer"

SUMMARY = "casino dealers learn to settle poker layouts"
DESCRIPTION = """Dealer Trainer deals finished layouts of Ultimate Texas Hold'em and Casino
Texas Poker; the trainee settles them from the keyboard, and every bet is
marked with its working. It speaks Bulgarian, Czech, English, Latvian and
Russian, and needs neither a network nor Python."""
"""What package managers say of it."""

_HEADING = re.compile(r"## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$")


@dataclass(frozen=True, slots=True)
class Release:
    """A version of the changelog and what a user notices in it; the date is ISO's."""

    version: str
    date: str
    changes: tuple[str, ...]


def releases(changelog: str) -> list[Release]:
    """The released versions of the changelog, newest first; what is unreleased is left out."""
    found: list[Release] = []
    for section in re.split(r"(?m)^(?=## )", changelog):
        heading, _, body = section.partition("\n")
        if matched := _HEADING.match(heading.strip()):
            changes = tuple(re.findall(r"(?m)^- (.+)$", body))
            found.append(Release(matched[1], matched[2], changes))
    return found


def metainfo(changelog: str) -> bytes:
    """The AppStream data with the changelog's releases."""
    source = SOURCES / f"{COMPONENT}.metainfo.xml"
    tree = ElementTree.parse(source)
    if versions := releases(changelog):
        listed = ElementTree.SubElement(tree.getroot(), "releases")
        for version in versions:
            release = ElementTree.SubElement(
                listed, "release", version=version.version, date=version.date
            )
            lines = ElementTree.SubElement(ElementTree.SubElement(release, "description"), "ul")
            for change in version.changes:
                ElementTree.SubElement(lines, "li").text = change
    ElementTree.indent(tree)
    content: bytes = ElementTree.tostring(tree.getroot(), encoding="utf-8", xml_declaration=True)
    return content + b"\n"


def write_shared_data(share: Path) -> None:
    """Fill a `share` folder: applications, icons, metainfo."""
    applications, data = share / "applications", share / "metainfo"
    applications.mkdir(parents=True)
    data.mkdir()
    shutil.copyfile(SOURCES / "dealer-trainer.desktop", applications / "dealer-trainer.desktop")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (data / f"{COMPONENT}.metainfo.xml").write_bytes(metainfo(changelog))
    product_icon.write_menu_icons(share / "icons" / "hicolor")
